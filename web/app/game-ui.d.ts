/**
 * What a game gives the page (`GameUI`) and what the page gives a game (`Ctx`).
 *
 * The shell (`web/app`) knows no game; a game's folder (`web/<game>/ui.js`, default export a GameUI)
 * knows the shell only through this file and these modules: `app/text.js` (t, listWords),
 * `app/seats.js` (seatTitle, seatBadge), `app/rule-link.js` (ruleLink), `app/controls.js` (rows, lists,
 * steppers, "why not?"), `app/numbers.js` (chances), `app/drawing.js` (pieces on the map),
 * `vendor/lit-html.js`.
 *
 * Looks. A game's own style sheets are `web/css/<game>.css` and `<game>-panels.css` (linked by index.html);
 * the first sets `--seat` and `--seat-ink` for its seat classes from the variables of `css/tokens.css` (`--caesar`, …). The theme
 * is `html[data-theme="light"]` or `"dark"`, always set. Colours, spaces and faces come from the
 * variables in `css/tokens.css`. Ready-made classes: in `css/controls.css` those of
 * `app/controls.js` (`.row-choice`, `.card`, `.confirm`, `.why` …) with `details.fold` and `.facts`; in
 * `css/base.css` `.btn` `.btn-primary` `.btn-quiet` (buttons), `.actions` (a row of them), `.segments` >
 * `label.segment` (radio buttons), `label.toggle` with a checkbox, `.field`, `.note` (small, muted),
 * `section.panel` > `h2.side-title`, `.visually-hidden`.
 * On a wide screen the panels stand in a row beneath the map (each 200 to 320 px wide, at best under
 * 190 px high); on a phone they are a tab of their own, one below the other. Choices stand in a
 * column of 340 to 380 px.
 */
import type { TemplateResult, nothing } from "../vendor/lit-html.js";
import type { Action, Argument, Logged, Odds, Outcome, Prompt, Reason, Update } from "../protocol";

export type { Action, Logged, Odds, Outcome, Prompt, Reason, Update };

/** What lit-html can render. */
export type Part = TemplateResult | typeof nothing | string;

/** A command as the protocol writes it: `{type: "move", …}`. */
export type Command = { type: string; [field: string]: unknown };

/** How a seat looks: a class that sets `--seat` and `--seat-ink`, a shape and a letter. */
export interface SeatMark {
  /** Sets the colour variables: `seat-caesar`. */
  className: string;
  /** The shape of its badge, drawn by the shell's CSS. */
  symbol: "square" | "round" | "hexagon" | "diamond" | "shield";
  letter: string;
}

/** An event in the page's language. */
export interface EventText {
  text: string;
  /** The space on the map it belongs to. */
  place: string | null;
  /** `TRI 3.4`, or "". */
  rule: string;
  /** A line that opens a turn or a year is set apart as a heading of the log. */
  heading?: boolean;
}

/** A point of the game that the course at the end shows. */
export interface Milestone {
  /** The position after so many commands. */
  step: number;
  /** What stands beside the row: "Turn 4". */
  label: string;
}

/** What `drawBoard` shows besides the position. */
export interface BoardFocus {
  /** The space that the log or the keyboard points at. */
  place: string | null;
  /** The game's own state of the page (`Ctx.local`): the destination chosen and so on. */
  local: Record<string, any>;
  /** True while the past is shown or another tab plays: nothing can be done. */
  readOnly: boolean;
  /** The spaces of a plan of the advisor's that is looked at. */
  plan: string[];
}

/** Preferences that games respect. */
export interface Preferences {
  theme: "auto" | "light" | "dark";
  /** Show the hand-over screen between seats. */
  handOver: boolean;
  /** Ask again before an attack, with its odds. */
  confirmAttack: boolean;
  /** Ask again before the end of the turn. */
  confirmEndTurn: boolean;
  motion: "auto" | "reduced";
  textSize: "normal" | "large" | "larger";
  /** How fast chance is told step by step: by a button, after a while, or all at once. */
  pace: "step" | "slow" | "fast" | "once";
  /** How fast bots give their commands. */
  botPace: "slow" | "normal" | "fast" | "once";
  /** Single keys do things at the table (u for undo and so on). */
  shortcuts: boolean;
}

/** What the shell does for a game. Valid while one table is open. */
export interface Ctx {
  /** Give commands, all or none; the page is drawn again with the reply. Failures are shown. */
  act(commands: Command[]): Promise<void>;
  /** The exact odds of the last command, given after the others; null when refused (shown). */
  odds(commands: Command[]): Promise<Odds | null>;
  /** Why the last command isn't possible after the others; null when refused. */
  why(commands: Command[]): Promise<Reason | null>;
  /** Show a short message (and say it to screen readers); `rule` adds a link to the paragraph. */
  say(text: string, rule?: string): void;
  /** Draw again (after a change of `local`). */
  refresh(): void;
  /** Pan the map to a space and mark it. */
  goTo(space: string): void;
  /** Move the focus to the first control of the choices (after a space was chosen on the map). */
  focusChoices(): void;
  /** The game's state of the page; emptied whenever the step changes. */
  local: Record<string, any>;
  /** The whole record. */
  log: Logged[];
  /** True while the past is shown or another tab plays. */
  readOnly: boolean;
  preferences: Preferences;
}

/** One game's part of the page. Texts come from the catalogue, names only as text nodes. */
export interface GameUI {
  id: string;
  /** `TRI`: the prefix of its rule paragraphs. */
  prefix: string;
  /** The catalogue part (a flat object), added to `t` when the game is registered. */
  texts: Record<string, string>;

  defaultSetup(): Record<string, any>;
  /** The game's own fields of the set-up screen. */
  setupForm(setup: Record<string, any>, change: (setup: Record<string, any>) => void): Part;
  /** Seat ids of a set-up, for the names. */
  setupSeats(setup: Record<string, any>): string[];
  describeSetup(setup: Record<string, any>): string;

  seatMark(seatId: string): SeatMark;

  /** The seat id whose turn another seat's decision interrupts (section 8), else null. */
  interrupted(update: Update): string | null;
  /** Where a small screen looks first: the acting character's space. */
  centre(update: Update): string | null;

  /** Draw pieces and highlights into the inline map; nodes are kept and re-used by key. */
  drawBoard(svg: SVGSVGElement, update: Update, focus: BoardFocus): void;
  /** Spaces in the order in which the keyboard walks them (those in play). */
  spaces(update: Update): string[];
  /** The full name of a space for screen readers, with all that stands there. */
  spaceLabel(space: string, update: Update): string;
  /** The short name of a space. */
  spaceName(space: string): string;
  /** A space of the map was chosen by pointer or keyboard. */
  spaceChosen(space: string, update: Update, ctx: Ctx): void;
  /** Owner (seat id) by space: colours the small picture in the list of games. */
  owners(update: Update): Record<string, string>;

  /** One line for the list of games: "Year 2, turn 9: Pompeius moves". */
  summary(update: Update): string;
  /** The prompt in words, with the names of spaces and seats put in. */
  promptText(update: Update): string;
  /** A line of state under the prompt: phase, points left, actions and gold. */
  status(update: Update): Part;
  /** Tracks, Forum, bag, reserves …: several `<section class="panel">` with headings. */
  panels(update: Update, ctx: Ctx): Part;
  /** Everything that can be done now: buttons, steppers, prices, confirmation with odds. */
  choices(update: Update, ctx: Ctx): Part;
  /** A plan of the advisor's (commands up to a draw or a change of seat), a line for each thing to choose. */
  planLines(update: Update, commands: Command[]): string[];
  /** The spaces that a plan touches, in its order. */
  planPlaces(update: Update, commands: Command[]): string[];
  /** What to ask once more before a plan is carried out; "" where the player doesn't want that. */
  planAsks(update: Update, commands: Command[], preferences: Preferences): string;
  /** A reason for a plan (`advice.<game>.<code>` with names and exact odds put in). */
  adviceText(reason: Argument): string;
  /** An event in words; null when it isn't worth a line. */
  eventText(logged: Logged, update: Update): EventText | null;
  /** A failure's or a reason's text (`error.<code>` with names put in). */
  reasonText(reason: { code: string; params: Record<string, string | number>; rule: string }): string;
  endText(update: Update): { title: string; text: string };
  /** More about the end, for the screen that tells it (how the score comes about). */
  endDetails?(update: Update): Part;

  /** Who acts, where that isn't the seat itself (an Emperor of a player's). */
  turnHead?(update: Update): { title: string; badge: Part; className: string } | null;
  /**
   * Tell what happened step by step, if it's worth it: the shell waits with the next seat's screen and
   * the end of the game until the promise is kept. Null: the shell tells it at once.
   */
  tell?(before: Update, after: Update, fresh: Logged[], ctx: Ctx): Promise<void> | null;
  /** Is what led to this position still being told? */
  telling?(update: Update): boolean;

  /** Tags of the events that the replay marks as great moments. */
  greatEvents: readonly string[];
  /** Kinds of luck that count pieces; of the others each draw is a yes or no. */
  luckCounts: readonly string[];
  /** True where the players contend: sealed dice are offered for play by link. */
  rivals: boolean;

  /** Where the course of the game is measured, from the whole log (ends of turns). */
  milestones(log: Logged[], update: Update): Milestone[];
  /** What is measured: columns of the course ("provinces", "citizens"); texts from the catalogue. */
  measures: { id: string; label: string }[];
  /** The measured numbers of a position: by measure, one for each line. */
  measure(update: Update): Record<string, number[]>;
  /** Whose numbers they are, with ids that `seatMark` knows; without it the seats. */
  courseLines?(update: Update): { id: string; title: string }[];
}
