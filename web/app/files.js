/** Carrying games in and out: files, the clipboard, the share sheet. */

const MOST_BYTES = 40_000_000;

/** @param {string} name @param {string} text */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @returns {boolean} */
export function canShare() {
  return typeof navigator.share === "function";
}

/** @param {string} title @param {string} url @returns {Promise<void>} */
export async function share(title, url) {
  try {
    await navigator.share({ title, url });
  } catch {
    // The player closed the share sheet.
  }
}

/** The text of a file; null if it is too large to hold games. @param {File} file @returns {Promise<string | null>} */
export async function readFile(file) {
  return file.size > MOST_BYTES ? null : file.text();
}

/** The address of this page with a game in its fragment. @param {string} payload @param {number} [step] */
export function linkAddress(payload, step) {
  const base = location.href.split("#")[0];
  return `${base}#g=${payload}${step === undefined ? "" : `&step=${step}`}`;
}
