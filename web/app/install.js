/** Installing the page as an app, where the browser offers it. */

/** @type {(Event & {prompt: () => Promise<unknown>}) | null} */
let offer = null;

/** Keep the browser's offer for later. */
export function watchInstall() {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = /** @type {Event & {prompt: () => Promise<unknown>}} */ (event);
  });
  window.addEventListener("appinstalled", () => {
    offer = null;
  });
}

/** @returns {boolean} */
export function canInstall() {
  return offer !== null;
}

/** @returns {Promise<void>} */
export async function install() {
  await offer?.prompt();
  offer = null;
}
