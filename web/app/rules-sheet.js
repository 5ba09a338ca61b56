/** The rules beside the board. */

import { html } from "../vendor/lit-html.js";
import { openDialog } from "./dialog.js";
import { loadHelp, rulesView, showParagraph } from "./rules-view.js";
import { t } from "./text.js";

/** @type {{game: string, dialog: ReturnType<typeof openDialog>, turnTo: (number: string) => void} | null} */
let open = null;

/** Show a paragraph of a game's rules in a sheet. @param {string} game @param {string} number */
export async function showRules(game, number) {
  if (open?.game === game && open.dialog.element.open) {
    open.turnTo(number);
    return;
  }
  const help = await loadHelp(game);
  let chosen = number;
  const dialog = openDialog({
    title: t("rules.title"),
    kind: "sheet sheet-wide",
    body: () => html`<div class="rules-sheet">${rulesView(help, game, chosen, "sheet", 3)}</div>`,
    closed: () => {
      open = null;
    },
  });
  open = {
    game,
    dialog,
    turnTo: (next) => {
      chosen = next;
      dialog.refresh();
      showParagraph(chosen, "sheet");
    },
  };
  if (chosen) showParagraph(chosen, "sheet");
}
