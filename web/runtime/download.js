/**
 * Brings large files into the browser's cache and counts their bytes on the way. Python then
 * finds them there: the addresses carry hashes and may be kept for ever, so nothing comes twice.
 */

/** Milliseconds without a single byte after which a download counts as failed. */
const STALL = 60_000;

/** @typedef {{url: URL, size: number}} LargeFile */

/** Whether the service worker holds the whole site. @returns {Promise<boolean>} */
export async function isKept() {
  if (!navigator.serviceWorker?.controller) return false;
  return Boolean(await caches.match(new URL("set.json", document.baseURI)));
}

/**
 * @param {LargeFile[]} files
 * @param {(loaded: number, total: number) => void} onBytes
 * @returns {Promise<void>}
 */
export async function download(files, onBytes) {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  let loaded = 0;
  onBytes(0, total);
  await Promise.all(
    files.map((file) =>
      read(file.url, (bytes) => {
        loaded += bytes;
        onBytes(Math.min(loaded, total), total);
      }),
    ),
  );
}

/**
 * @param {URL} url
 * @param {(bytes: number) => void} onBytes
 */
async function read(url, onBytes) {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), STALL);
  try {
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok || !response.body) throw new Error(`${url.pathname}: ${response.status}`);
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), STALL);
      onBytes(value.byteLength);
    }
  } finally {
    clearTimeout(timer);
  }
}
