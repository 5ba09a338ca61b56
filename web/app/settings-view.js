/** The settings, as a screen and as a sheet at the table. */

import { html, nothing } from "../vendor/lit-html.js";
import { notify } from "./announce.js";
import { heading } from "./heading.js";
import { canInstall, install } from "./install.js";
import { preferences, setPreference } from "./preferences.js";
import { askToPersist, storageInfo } from "./storage.js";
import { t } from "./text.js";

/** @typedef {import("./game-ui").Preferences} Preferences */
/** @typedef {import("./heading.js").Level} Level */

/**
 * @param {"theme" | "motion" | "textSize" | "pace" | "botPace"} key @param {string[]} values @param {() => void} refresh
 */
function choice(key, values, refresh) {
  return html`<fieldset class="field choice-field">
    <legend>${t(`settings.${key}`)}</legend>
    <div class="segments">${values.map((value) => html`<label class="segment">
      <input type="radio" name=${key} .value=${value} ?checked=${preferences[key] === value}
        @change=${() => {
          setPreference(key, /** @type {any} */ (value));
          refresh();
        }}>
      <span>${t(`settings.${key}.${value}`)}</span></label>`)}</div>
  </fieldset>`;
}

/** @param {"handOver" | "confirmAttack" | "confirmEndTurn" | "shortcuts"} key @param {() => void} refresh */
function toggle(key, refresh) {
  return html`<label class="toggle">
    <input type="checkbox" .checked=${preferences[key]} @change=${(/** @type {Event} */ event) => {
      setPreference(key, /** @type {HTMLInputElement} */ (event.target).checked);
      refresh();
    }}>
    <span>${t(`settings.${key}`)}<small>${t(`settings.${key}.note`)}</small></span></label>`;
}

/** @type {Awaited<ReturnType<typeof storageInfo>> | null} */
let info = null;

/** @param {() => void} refresh */
async function readInfo(refresh) {
  info = await storageInfo();
  refresh();
}

/** @param {() => void} refresh @param {Level} level */
function storagePart(refresh, level) {
  if (!info) {
    info = { persisted: null, used: null, fault: null };
    readInfo(refresh);
  }
  const text = info.fault ? t(`fault.${info.fault}`)
    : info.persisted ? t("settings.storage.kept") : t("settings.storage.loose");
  return html`<section>${heading(level, t("settings.storage"))}
    <p>${text}</p>
    ${info.used === null ? nothing : html`<p class="note">${t("settings.storage.used", {
      mb: (info.used / 1e6).toFixed(1),
    })}</p>`}
    ${info.persisted || info.fault ? nothing : html`<button class="btn" @click=${async () => {
      const kept = await askToPersist();
      notify({ text: t(kept ? "settings.storage.kept" : "settings.storage.refused") });
      readInfo(refresh);
    }}>${t("settings.storage.ask")}</button>`}
  </section>`;
}

/** @param {() => void} refresh @param {Level} level  of the headings */
export function settingsView(refresh, level) {
  return html`<div class="settings">
    <section>${heading(level, t("settings.look"))}
      ${choice("theme", ["auto", "light", "dark"], refresh)}
      ${choice("textSize", ["normal", "large", "larger"], refresh)}
      ${choice("motion", ["auto", "reduced"], refresh)}
    </section>
    <section>${heading(level, t("settings.play"))}
      ${toggle("handOver", refresh)}
      ${toggle("confirmAttack", refresh)}
      ${toggle("confirmEndTurn", refresh)}
      ${choice("botPace", ["slow", "normal", "fast", "once"], refresh)}
      ${choice("pace", ["step", "slow", "fast", "once"], refresh)}
      ${toggle("shortcuts", refresh)}
    </section>
    ${storagePart(refresh, level)}
    <section>${heading(level, t("settings.install"))}
      ${canInstall() ? html`<p>${t("settings.install.can")}</p>
        <button class="btn" @click=${() => install().then(refresh)}>${t("settings.install.do")}</button>`
        : html`<p>${t("settings.install.how")}</p>`}
    </section>
  </div>`;
}
