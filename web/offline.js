/** Makes the site work without a network and tells when a newer version is waiting. */

/** @type {ServiceWorkerRegistration | null} */
let registration = null;

/**
 * On a first visit, have the service worker there before the engine is compiled: what it keeps of
 * that spares the next visit the work. It takes nothing else in yet.
 */
export function prepareOffline() {
  const { serviceWorker } = navigator;
  if (serviceWorker && !serviceWorker.controller) register().catch(() => {});
}

/** @returns {Promise<ServiceWorkerRegistration>} */
function register() {
  const address = new URL("sw.js", document.baseURI);
  return navigator.serviceWorker.register(address, { updateViaCache: "none" });
}

/**
 * Keep the site for use offline. Call it after the engine's first answer: the files are then in
 * the browser's cache and come only once.
 *
 * False where the browser has no service workers or forbids them; the site then works online.
 * @param {{onUpdateReady?: () => void}} [options] `onUpdateReady` is called when a newer version
 *   is complete and waits for `applyUpdate`
 * @returns {Promise<boolean>}
 */
export async function registerOffline({ onUpdateReady = () => {} } = {}) {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const found = await register();
    registration = found;
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("fill"));
    if (found.waiting && navigator.serviceWorker.controller) onUpdateReady();
    found.addEventListener("updatefound", () => {
      const coming = found.installing;
      coming?.addEventListener("statechange", () => {
        // Without a controller this is the first version: nothing is being replaced.
        if (coming.state === "installed" && navigator.serviceWorker.controller) onUpdateReady();
      });
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Let the waiting version take over and load the page anew.
 * @returns {Promise<void>}
 */
export async function applyUpdate() {
  const waiting = registration?.waiting;
  // Where none is waiting it has taken over already, in another page or before a set was complete.
  if (waiting) {
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      waiting.postMessage("take-over");
    });
  }
  location.reload();
}
