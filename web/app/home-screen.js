/** The first screen: go on with a game, the games kept here, a new one, a link or file. */

import { html, nothing } from "../vendor/lit-html.js";
import { repeat } from "../vendor/directives/repeat.js";
import { notify, say } from "./announce.js";
import { backupView, reminderView, takeBackup } from "./backup-view.js";
import { openDialog } from "./dialog.js";
import { download, readFile } from "./files.js";
import { gameIds, isGame } from "./game-list.js";
import { icon } from "./icons.js";
import { canInstall, install } from "./install.js";
import { smallPicture } from "./map-file.js";
import { offerSave, offerText } from "./offer.js";
import { salvage } from "./records.js";
import { deleteSlot, forgetDamaged, listSlots, loadSlot, onOtherTab, rawSlot, saveSlot } from "./storage.js";
import { t } from "./text.js";

/** @typedef {import("./storage.js").Slot} Slot */
/** @typedef {import("./storage.js").Entry} Entry */

/** @type {Map<string, {key: string, picture: SVGSVGElement | null}>} pictures by slot */
const pictures = new Map();

/** @param {Slot} slot @param {() => void} refresh */
function picture(slot, refresh) {
  const key = JSON.stringify(slot.owners ?? {});
  const known = pictures.get(slot.id);
  if (isGame(slot.game) && (!known || known.key !== key)) {
    pictures.set(slot.id, { key, picture: known?.picture ?? null });
    smallPicture(slot.game, slot.owners ?? {}).then((made) => {
      pictures.set(slot.id, { key, picture: made });
      refresh();
    }, () => {});
  }
  return html`<div class="thumb" aria-hidden="true">${known?.picture ?? nothing}</div>`;
}

/** @param {string} date ISO @returns {string} */
function day(date) {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return "";
  return time.toLocaleString(document.documentElement.lang || "en", {
    dateStyle: "medium", timeStyle: "short",
  });
}

/** @param {Slot} slot @returns {string} */
export function slotTitle(slot) {
  const named = slot.save.names.filter(Boolean).join(", ");
  return slot.name || named || (isGame(slot.game) ? t(`game.${slot.game}`) : slot.game);
}

/** @param {Slot} slot @param {() => void} refresh */
export function renameSlot(slot, refresh) {
  const dialog = openDialog({
    title: t("rename.title"),
    kind: "small",
    body: (close) => html`<label class="field"><span>${t("rename.name")}</span>
      <input id="rename-name" type="text" maxlength="60" .value=${slot.name} data-focus
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter") done(close);
        }}></label>
      <div class="actions"><button class="btn btn-primary" @click=${() => done(close)}>${t("rename.do")}</button>
      <button class="btn btn-quiet" @click=${close}>${t("cancel")}</button></div>`,
  });
  /** @param {() => void} close */
  function done(close) {
    const field = /** @type {HTMLInputElement} */ (dialog.element.querySelector("#rename-name"));
    close();
    const now = loadSlot(slot.id) ?? slot;
    now.name = field.value.trim();
    slot.name = now.name;
    saveSlot(now);
    refresh();
  }
}

/** @param {Entry} entry @param {string} title @param {() => void} refresh */
function remove(entry, title, refresh) {
  const bring = deleteSlot(entry.id);
  refresh();
  document.getElementById("saved-title")?.focus();
  notify({
    text: t("saved.deleted", { title }),
    action: {
      label: t("undo"),
      run: () => {
        bring();
        say(t("saved.back", { title }));
        refresh();
      },
    },
  });
}

/** @param {Entry} entry @param {() => void} refresh */
function savedGame(entry, refresh) {
  const { slot, id } = entry;
  if (!slot) return entry.kind === "newer" ? newerGame(entry, refresh) : damagedGame(entry, refresh);
  const title = slotTitle(slot);
  const playable = isGame(slot.game);
  return html`<li class="saved">
    ${picture(slot, refresh)}
    <div class="saved-text">
      <h3>${playable ? html`<a href="#/table/${id}">${title}</a>` : title}</h3>
      <p class="saved-summary">${playable ? slot.summary : t("saved.unknown")}</p>
      <p class="note">${playable && title !== t(`game.${slot.game}`) ? html`${t(`game.${slot.game}`)} · ` : nothing}<time
        datetime=${slot.played}>${day(slot.played)}</time>${
        slot.remote.length ? html` · ${t("saved.elsewhere")}` : nothing}${
        slot.origin ? html` · ${t("saved.origin", { title: slot.origin.title, step: slot.origin.step })}` : nothing}${
        entry.kept ? nothing : html` · ${t("saved.memory")}`}</p>
      ${entry.aside ? asideView(entry, refresh) : nothing}
    </div>
    <div class="saved-actions">
      <button class="btn btn-quiet" aria-label=${t("saved.rename.label", { title })}
        @click=${() => renameSlot(slot, refresh)}>${t("rename.do")}</button>
      <button class="btn btn-quiet" aria-label=${t("saved.export.label", { title })}
        @click=${() => download(fileName(slot), JSON.stringify(slot.save))}>${t("saved.export")}</button>
      <button class="btn btn-quiet" aria-label=${t("saved.delete.label", { title })}
        @click=${() => remove(entry, title, refresh)}>${t("saved.delete")}</button>
    </div>
  </li>`;
}

/** @param {Slot} slot @returns {string} */
export function fileName(slot) {
  return `tabularium-${slot.game}-${slot.played.slice(0, 10)}.json`;
}

/** See what is left of a damaged record, and carry it away. @param {Entry} entry */
function damagedButtons({ id }) {
  return html`<button class="btn btn-quiet" @click=${() => {
      const save = salvage(rawSlot(id));
      if (save === null) notify({ text: t("saved.damaged.lost") });
      else offerSave(save);
    }}>${t("saved.damaged.look")}</button>
    <button class="btn btn-quiet" @click=${() => download(`tabularium-damaged-${id}.json`, rawSlot(id))}
      >${t("saved.export")}</button>`;
}

/** @param {Entry} entry @param {() => void} refresh */
function asideView(entry, refresh) {
  return html`<p class="note">${t("saved.aside")}</p>
    <div class="actions">${damagedButtons(entry)}<button class="btn btn-quiet" @click=${() => {
      forgetDamaged(entry.id);
      refresh();
    }}>${t("saved.aside.forget")}</button></div>`;
}

/** @param {Entry} entry @param {() => void} refresh */
function newerGame({ id }, refresh) {
  return html`<li class="saved damaged">
    <div class="thumb" aria-hidden="true"></div>
    <div class="saved-text"><h3>${t("saved.newer")}</h3>
      <p class="saved-summary">${t("saved.newer.text")}</p></div>
    <div class="saved-actions"><button class="btn btn-quiet" @click=${() => {
      download(`tabularium-newer-${id}.json`, rawSlot(id));
      refresh();
    }}>${t("saved.export")}</button></div></li>`;
}

/** @param {Entry} entry @param {() => void} refresh */
function damagedGame(entry, refresh) {
  return html`<li class="saved damaged">
    <div class="thumb" aria-hidden="true"></div>
    <div class="saved-text"><h3>${t("saved.damaged")}</h3>
      <p class="saved-summary">${t("saved.damaged.text")}</p></div>
    <div class="saved-actions">
      ${damagedButtons(entry)}
      <button class="btn btn-quiet" @click=${() => remove(entry, t("saved.damaged"), refresh)}
        >${t("saved.delete")}</button>
    </div></li>`;
}

/** @type {{key: string, picture: SVGSVGElement | null}} the picture behind the title */
const hero = { key: "none", picture: null };

/** The map as the last game left it, behind the title. @param {Slot | null | undefined} slot @param {() => void} refresh */
function heroPicture(slot, refresh) {
  const game = slot && isGame(slot.game) ? slot.game : gameIds[0];
  const owners = slot?.owners ?? {};
  const key = game + JSON.stringify(owners);
  if (hero.key !== key) {
    hero.key = key;
    smallPicture(game, owners).then((made) => {
      hero.picture = made;
      refresh();
    }, () => {});
  }
  return html`<div class="hero-map" aria-hidden="true">${hero.picture ?? nothing}</div>`;
}

/** @param {Slot} slot */
function continueCard(slot) {
  return html`<a class="continue" href="#/table/${slot.id}">
    <span class="continue-text">
      <span class="continue-label">${t(slot.finished ? "continue.look" : "continue")}</span>
      <strong>${slotTitle(slot)}</strong>
      <span>${slot.summary}</span>
    </span></a>`;
}

function firstVisit() {
  const [game] = gameIds;
  return html`<section class="welcome" aria-labelledby="welcome-title">
    <h2 id="welcome-title">${t("welcome.title")}</h2>
    <p class="lead">${t("welcome.text")}</p>
    <ol class="how">${["see", "choose", "keep"].map((part) => html`<li><h3>${t(`welcome.${part}`)}</h3>
      <p>${t(`welcome.${part}.text`)}</p></li>`)}</ol>
    <div class="actions">
      <a class="btn btn-primary btn-large" href="#/new/${game}">${t("welcome.play")}</a>
      <a class="btn" href="#/rules/${game}">${t("welcome.rules")}</a>
    </div>
  </section>`;
}

/** The pasted text. */
let pasted = "";

/** @param {() => void} refresh */
function openPart(refresh) {
  /** @param {string} text one game or many */
  const take = (text) => {
    if (!takeBackup(text, refresh)) offerText(text);
  };
  const open = () => {
    if (pasted.trim()) take(pasted);
    else document.getElementById("paste")?.focus();
    pasted = "";
  };
  /** @param {File | undefined} file */
  const openFile = async (file) => {
    const text = file ? await readFile(file) : "";
    if (text) take(text);
    else if (file) notify({ text: t("open.too-large") });
    refresh();
  };
  return html`<section class="open" aria-labelledby="open-title"
      @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      @drop=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        const text = event.dataTransfer?.getData("text/plain");
        if (event.dataTransfer?.files.length) openFile(event.dataTransfer.files[0]);
        else if (text) take(text);
      }}>
    <h2 id="open-title">${t("open.title")}</h2>
    <label class="field"><span>${t("open.paste")}</span>
      <input id="paste" type="text" autocomplete="off" spellcheck="false" .value=${pasted}
        @input=${(/** @type {Event} */ event) => {
          pasted = /** @type {HTMLInputElement} */ (event.target).value;
        }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter") open();
        }}></label>
    <div class="actions">
      <button class="btn" @click=${open}>${t("open.do")}</button>
      <label class="btn file-btn"><span>${t("open.file")}</span>
        <input class="visually-hidden" type="file" accept=".json,application/json,text/plain"
          @change=${(/** @type {Event} */ event) => {
            const field = /** @type {HTMLInputElement} */ (event.target);
            openFile(field.files?.[0]);
            field.value = "";
          }}></label>
    </div>
    <p class="note">${t("open.note")}</p>
  </section>`;
}

function newPart() {
  return html`<section class="new-games" aria-labelledby="new-title">
    <h2 id="new-title">${t("new.title")}</h2>
    <ul class="game-list">${gameIds.map((game) => html`<li class="game-card">
      <h3>${t(`game.${game}`)}</h3>
      <p>${t(`game.${game}.about`)}</p>
      <div class="actions"><a class="btn btn-primary" href="#/new/${game}"
          aria-label=${t("new.play.label", { game: t(`game.${game}`) })}>${t("new.play")}</a>
        <a class="btn btn-quiet" href="#/rules/${game}"
          aria-label=${t("new.rules.label", { game: t(`game.${game}`) })}>${t("rules")}</a></div>
    </li>`)}</ul></section>`;
}

/** @param {() => void} refresh @returns {import("./screen").Screen} */
export function homeScreen(refresh) {
  const stop = onOtherTab(refresh);
  return {
    title: t("app.name"),
    bodyClass: "at-home",
    leave: stop,
    view() {
      const entries = listSlots();
      const last = entries.find((entry) => entry.slot && isGame(entry.slot.game))?.slot;
      return html`<div class="home">
        <div class="hero">
          ${heroPicture(last, refresh)}
          <div class="hero-words"><h1 tabindex="-1">${t("app.name")}</h1>
            <p class="motto">${t("app.motto")}</p>
            ${last ? continueCard(last) : nothing}</div>
        </div>
        ${reminderView(refresh)}
        ${last ? nothing : firstVisit()}
        <div class="home-columns">
          <div>${newPart()}${openPart(refresh)}</div>
          <section class="saved-games" aria-labelledby="saved-title">
            <h2 id="saved-title" tabindex="-1">${t("saved.title")}</h2>
            ${entries.length ? html`<ul class="saved-list">${repeat(entries, (entry) => entry.id,
              (entry) => savedGame(entry, refresh))}</ul>`
              : html`<p class="note">${t("saved.none")}</p>`}
            ${backupView(entries.length, refresh)}
          </section>
        </div>
        ${canInstall() ? html`<p class="install-hint">${icon("board")} ${t("install.hint")}
          <button class="btn btn-quiet" @click=${() => install().then(refresh)}>${t("settings.install.do")}</button></p>`
          : nothing}
        <footer class="foot">
          <p>${t("foot.games")}</p>
          <p>${t("foot.private")}</p>
          <p><a href="./NOTICE.txt">${t("foot.notice")}</a></p>
        </footer>
      </div>`;
    },
  };
}
