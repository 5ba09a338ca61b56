// Generated from the engine's Structs by build/declarations.py. Do not edit.

/** Start a game. ``seed`` is 16 lower-case hex digits; ``names`` one a seat, "" for none. */
export interface New {
  type: "new";
  game: string;
  setup: any;
  seed: string;
  names?: string[];
  sealed?: boolean;
}

/** Open a game from a save (its JSON text) or a link (a whole address or its payload). */
export interface Open {
  type: "open";
  save?: string | null;
  link?: string | null;
  step?: number | null;
}

/** Give commands, all or none. ``step`` is the number of commands that the page has seen. */
export interface Act {
  type: "act";
  step: number;
  commands: any[];
}

/** Take back commands, down to ``to`` (one, where it isn't given), never past a reveal. */
export interface Undo {
  type: "undo";
  step: number;
  to?: number | null;
  over?: number[];
}

/** Give again what was taken back, up to ``to`` (one, where it isn't given). */
export interface Redo {
  type: "redo";
  step: number;
  to?: number | null;
}

/** Look at the position after ``to`` commands without changing the game. */
export interface Seek {
  type: "seek";
  to: number;
}

/** The exact odds of the last of these commands, given after the others. */
export interface AskOdds {
  type: "odds";
  commands?: any[];
}

/** Why the last of these commands isn't possible after the others; nothing is carried out. */
export interface Why {
  type: "why";
  commands: any[];
}

/** Hand over in a game with sealed dice (``Update.seal_due``). */
export interface SealTurn {
  type: "seal";
  step: number;
  reveal: string;
  next: string;
}

/** How a game that came (save or link) stands to a stored one; the table stays as it is. */
export interface Compare {
  type: "compare";
  mine: string;
  save?: string | null;
  link?: string | null;
}

/** The game as a link's payload and a save, up to ``step`` (the end, where it isn't given). */
export interface Export {
  type: "export";
  step?: number | null;
}

/** Let a bot of a level think for a slice about what ``seat``, who acts, should do now. */
export interface AskBot {
  type: "bot";
  step: number;
  seat: number;
  level: string;
  seed?: number;
  slice?: number;
  nodes?: number | null;
  stop?: boolean;
}

/** The same for the adviser: ``thinking``, then ``advice``. */
export interface Advise {
  type: "advise";
  step: number;
  seat: number;
  slice?: number;
  nodes?: number | null;
  stop?: boolean;
}

/** How the game on the table went so far: ``thinking`` (asked in slices), then ``course``. */
export interface AskCourse {
  type: "course";
  step: number;
  slice?: number;
}

export type AnyRequest = New | Open | Act | Undo | Redo | Seek | AskOdds | Why | SealTurn | Compare | Export | AskBot | Advise | AskCourse;

/** What is asked of the acting seat: text ``prompt.<code>`` of the catalogue. */
export interface Prompt {
  code: string;
  rule: string;
  params: Record<string, string | number>;
}

/** A price: ``kind`` is what is paid (``gold``, ``points``, ``ip``). */
export interface Cost {
  kind: string;
  amount: number;
}

/** A legal command as the page offers it: price, spaces it touches, rule paragraph. */
export interface Action {
  command: any;
  rule: string;
  cost: Cost | null;
  touches: string[];
}

/** An event with the number of the command (1 is the first; 0 the set-up) that brought it. */
export interface Logged {
  step: number;
  seat: number | null;
  event: any;
}

/** How a game ended: ``winners`` are seat indices (empty: all lost), ``reason`` a code. */
export interface Outcome {
  winners: number[];
  reason: string;
  rule: string;
  numbers: Record<string, number>;
}

/** A hand-over in a game with sealed dice, after ``step`` commands. */
export interface Seal {
  step: number;
  seat: number;
  reveal: string;
  commit: string;
}

/** A game as kept: ``commands`` in force, ``undone`` those that redo would give again. */
export interface Save {
  format: number;
  game: string;
  edition: number;
  setup: any;
  seed: string;
  names: string[];
  commands: any[];
  undone: any[];
  sealed: boolean;
  seals: Seal[];
  check: string;
}

/** What is wrong with an opened game; its valid part, up to ``step``, is shown. */
export interface Problem {
  code: string;
  params: Record<string, string | number>;
  rule: string;
  step: number;
}

/** The position to draw and what can be done in it. */
export interface Update {
  type: "update";
  game: string;
  edition: number;
  setup: any;
  seats: string[];
  names: string[];
  step: number;
  head: number;
  seat: number | null;
  prompt: Prompt;
  actions: Action[];
  view: any;
  log_from: number;
  events: Logged[];
  undo: boolean;
  redo: boolean;
  undo_floor: number;
  since_draw: number[];
  outcome: Outcome | null;
  seal_due: number | null;
  hash: string;
  save: Save;
  problem: Problem | null;
}

/** One possible result: ``chance`` is an exact fraction (numerator, denominator). */
export interface OddsLine {
  result: string;
  chance: [number, number];
  place: string | null;
  numbers: Record<string, number>;
}

/** The exact distribution of a chance before it is taken. */
export interface Odds {
  type: "odds";
  kind: string;
  rule: string;
  lines: OddsLine[];
  totals: OddsLine[];
  numbers: Record<string, number>;
  places: Record<string, string[]>;
}

/** A game to carry away: ``link`` is the payload behind ``#g=``. */
export interface Exported {
  type: "exported";
  link: string;
  save: Save;
}

/** How a game that came stands to a stored one. */
export interface Comparison {
  type: "comparison";
  relation: string;
  step: number;
  mine: number;
  other: number;
  problem: Problem | null;
}

/** Why something isn't possible (``code`` "" where it is). */
export interface Reason {
  type: "reason";
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

/** A request that was refused; nothing has changed. */
export interface Failure {
  type: "failure";
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

/** More slices are needed: ``nodes`` positions of ``most`` at most are judged. */
export interface Thinking {
  type: "thinking";
  step: number;
  nodes: number;
  most: number;
}

/** A reason for a plan: text ``advice.<game>.<code>`` of the catalogue. */
export interface Argument {
  code: string;
  params: Record<string, string | number>;
}

/** What to do now: ``commands`` up to the next draw or change of seat. */
export interface Plan {
  commands: any[];
  chances: number[];
  reasons: Argument[];
  nodes: number;
}

/** What a bot would do in its seat. */
export interface Planned {
  type: "planned";
  step: number;
  seat: number;
  plan: Plan;
}

/** Up to three plans, the best first; they differ in their commands. */
export interface Advice {
  type: "advice";
  step: number;
  seat: number;
  plans: Plan[];
}

/** The estimated chances by seat (0 to 1, four digits) where turn ``turn`` of a seat begins. */
export interface CoursePoint {
  step: number;
  turn: number;
  seat: number | null;
  chances: number[];
}

/** A turn that changed much: from the point at ``step`` to the next one at ``to``. */
export interface TurningPoint {
  step: number;
  to: number;
  at: number;
  seat: number;
  change: number;
}

/** The draws of one kind for one seat. */
export interface LuckTotal {
  seat: number;
  kind: string;
  good: boolean;
  draws: number;
  expected: number;
  spread: number;
  actual: number;
}

/** What a draw after command ``step`` was worth to a seat. */
export interface LuckRoll {
  step: number;
  seat: number;
  kind: string;
  expected: [number, number];
  actual: number;
}

/** How the game went up to ``step``. */
export interface Course {
  type: "course";
  step: number;
  shared: boolean;
  points: CoursePoint[];
  turning: TurningPoint[];
  totals: LuckTotal[];
  luck: LuckRoll[];
}

export type AnyReply = Update | Odds | Exported | Comparison | Reason | Failure | Thinking | Planned | Advice | Course;

/** In a shortage: how many of its units one province yields (TRI 2.7). */
export interface TriumvirateTake {
  type: "take";
  kind: "gold" | "legions";
  province: string;
  amount: number;
}

/** Supply from Rome: gold and legions (TRI 2.5). */
export interface TriumvirateRome {
  type: "rome";
  gold: number;
  legions: number;
}

/** Put one of Rome's legions into a province of one's own (TRI 2.5). */
export interface TriumviratePlace {
  type: "place";
  province: string;
}

/** Enter an adjacent province or sea area (TRI 3.2 to 3.8). */
export interface TriumvirateMove {
  type: "move";
  to: string;
  legions: number;
  servants: number;
}

/** Put one carried civil servant down in the province where the character is (TRI 3.7). */
export interface TriumviratePutDown {
  type: "put_down";
}

/** Go on to the action phase (TRI 1.6, section 8). */
export interface TriumvirateEndMovement {
  type: "end_movement";
}

/** Raise a competence by 1: an action (TRI 5.2 to 5.4), or compensation side II (TRI 4.10). */
export interface TriumvirateRaise {
  type: "raise";
  track: "political" | "military";
}

/** Move a citizen: from ``alii`` to one's section, or from a character's to Alii (TRI 5.5). */
export interface TriumviratePersuade {
  type: "persuade";
  source: string;
}

/** Put 2 weapons from the reserve into the battle bag (TRI 5.6). */
export interface TriumvirateProduceWeapons {
  type: "produce_weapons";
}

/** End the action phase and the turn (TRI 6.1, section 8). */
export interface TriumvirateEndTurn {
  type: "end_turn";
}

/** The beaten defender's character escapes to a province of his (TRI 4.9). */
export interface TriumvirateEscape {
  type: "escape";
  province: string;
}

/** Don't use compensation side II (TRI 4.10). */
export interface TriumvirateDecline {
  type: "decline";
}

/** Put extra weapons into the bag for civil servants lost (TRI 4.11). */
export interface TriumvirateAddWeapons {
  type: "add_weapons";
  amount: number;
}

/** The new consul puts his new civil servant down in a province of his (TRI 6.3). */
export interface TriumvirateAppoint {
  type: "appoint";
  province: string;
}

export type TriumvirateAnyCommand = TriumvirateTake | TriumvirateRome | TriumviratePlace | TriumvirateMove | TriumviratePutDown | TriumvirateEndMovement | TriumvirateRaise | TriumviratePersuade | TriumvirateProduceWeapons | TriumvirateEndTurn | TriumvirateEscape | TriumvirateDecline | TriumvirateAddWeapons | TriumvirateAppoint;

/** A character's turn begins (TRI 1.6); ``turn`` counts from 1. */
export interface TriumvirateTurnBegan {
  type: "turn_began";
  rule: string;
  character: string;
  turn: number;
}

/** A governor stepped out of the supply box or, ``inside``, onto it (TRI 2.1). */
export interface TriumvirateGovernorMoved {
  type: "governor_moved";
  rule: string;
  province: string;
  inside: boolean;
}

/** A province produced (TRI 2.3); its gold went ``to_reserve`` with TRI 2.4. */
export interface TriumvirateProduced {
  type: "produced";
  rule: string;
  character: string;
  province: string;
  gold: number;
  legions: number;
  to_reserve: boolean;
}

/** In a shortage ``amount`` of what the province produces (``most``) was taken (TRI 2.7). */
export interface TriumvirateTaken {
  type: "taken";
  rule: string;
  character: string;
  province: string;
  kind: string;
  amount: number;
  most: number;
  to_reserve: boolean;
}

/** Supply from Rome was chosen (TRI 2.5). */
export interface TriumvirateRomeSupplied {
  type: "rome_supplied";
  rule: string;
  character: string;
  gold: number;
  legions: number;
}

/** One of Rome's legions was placed (TRI 2.5). */
export interface TriumvirateLegionPlaced {
  type: "legion_placed";
  rule: string;
  character: string;
  province: string;
}

/** The character entered a province of his own for ``cost`` points (TRI 3.2, 3.3). */
export interface TriumvirateMoved {
  type: "moved";
  rule: string;
  character: string;
  source: string;
  to: string;
  legions: number;
  servants: number;
  cost: number;
}

/** The character entered the sea area ``to`` (TRI 3.3; TRI 3.4 where it cost nothing). */
export interface TriumvirateSailed {
  type: "sailed";
  rule: string;
  character: string;
  source: string;
  to: string;
  legions: number;
  servants: number;
  cost: number;
}

/** The character picked up the gold lying in a province (TRI 3.6). */
export interface TriumvirateGoldPickedUp {
  type: "gold_picked_up";
  rule: string;
  character: string;
  province: string;
  gold: number;
}

/** A carried civil servant was put down (TRI 3.7). */
export interface TriumvirateServantPutDown {
  type: "servant_put_down";
  rule: string;
  character: string;
  province: string;
}

/** An attack on ``province`` began (TRI 3.8), for ``cost`` points. */
export interface TriumvirateAttacked {
  type: "attacked";
  rule: string;
  character: string;
  defender: string;
  source: string;
  province: string;
  legions: number;
  defenders: number;
  servants: number;
  cost: number;
}

/** Weapons were drawn from the bag (TRI 4.2, 4.3). */
export interface TriumvirateWeaponsDrawn {
  type: "weapons_drawn";
  rule: string;
  character: string;
  defender: string;
  province: string;
  attacking: number;
  defending: number;
  others: number;
}

/** The defending character's presence removed attacking legions (TRI 4.4). */
export interface TriumvirateProtected {
  type: "protected";
  rule: string;
  defender: string;
  province: string;
  legions: number;
}

/** The main battle: each side lost ``legions`` (TRI 4.5). */
export interface TriumvirateFought {
  type: "fought";
  rule: string;
  province: string;
  legions: number;
}

/** The province is the attacker's, with ``legions`` left and ``servants`` won (TRI 4.8). */
export interface TriumvirateConquered {
  type: "conquered";
  rule: string;
  character: string;
  defender: string;
  province: string;
  legions: number;
  servants: number;
}

/** The attack failed; the character is back in ``to`` (TRI 4.7); ``defenders`` are left. */
export interface TriumvirateRepelled {
  type: "repelled";
  rule: string;
  character: string;
  defender: string;
  province: string;
  to: string;
  defenders: number;
}

/** The civil servants that a beaten character carried stay in the lost province (TRI 4.9). */
export interface TriumvirateServantsAbandoned {
  type: "servants_abandoned";
  rule: string;
  character: string;
  province: string;
  servants: number;
}

/** A beaten character escaped (TRI 4.9), losing 0 or 1 step in each competence. */
export interface TriumvirateEscaped {
  type: "escaped";
  rule: string;
  character: string;
  source: string;
  to: string;
  political: number;
  military: number;
}

/** The compensation card was taken (side I: ``weapons`` into the bag) or turned (TRI 4.10). */
export interface TriumvirateCompensated {
  type: "compensated";
  rule: string;
  character: string;
  side: number;
  weapons: number;
}

/** Compensation side II was declined (TRI 4.10). */
export interface TriumvirateDeclined {
  type: "declined";
  rule: string;
  character: string;
}

/** Extra weapons went into the bag for civil servants lost (TRI 4.11). */
export interface TriumvirateWeaponsAdded {
  type: "weapons_added";
  rule: string;
  character: string;
  weapons: number;
}

/** The action phase begins in this province (TRI 1.6, 5.1). */
export interface TriumvirateMovementEnded {
  type: "movement_ended";
  rule: string;
  character: string;
  province: string;
}

/** A competence rose to ``level``: an action for ``gold``, or compensation (0; TRI 4.10). */
export interface TriumvirateRaised {
  type: "raised";
  rule: string;
  character: string;
  track: string;
  level: number;
  gold: number;
}

/** A citizen left ``source`` (``alii`` or a character) for ``to`` (TRI 5.5), for ``gold``. */
export interface TriumviratePersuaded {
  type: "persuaded";
  rule: string;
  character: string;
  source: string;
  to: string;
  gold: number;
}

/** Weapons went from the reserve into the bag (TRI 5.6), for ``gold``. */
export interface TriumvirateWeaponsProduced {
  type: "weapons_produced";
  rule: string;
  character: string;
  weapons: number;
  gold: number;
}

/** A turn ended; the calendar stands at ``calendar``, 0 is Elegio (TRI 6.1). */
export interface TriumvirateTurnEnded {
  type: "turn_ended";
  rule: string;
  character: string;
  calendar: number;
}

/** So many ``legions`` above 6 left a province (TRI 6.1). */
export interface TriumvirateLegionsCut {
  type: "legions_cut";
  rule: string;
  province: string;
  legions: number;
}

/** A consul was elected with so many ``citizens``; ``cards`` he now holds (TRI 6.2). */
export interface TriumvirateElected {
  type: "elected";
  rule: string;
  character: string;
  citizens: number;
  tied: boolean;
  cards: number;
}

/** The new consul's civil servant was put down (TRI 6.3). */
export interface TriumvirateServantAppointed {
  type: "servant_appointed";
  rule: string;
  character: string;
  province: string;
}

/** The new consul's citizens went back to Alii (TRI 6.3). */
export interface TriumvirateCitizensReturned {
  type: "citizens_returned";
  rule: string;
  character: string;
  citizens: number;
}

/** The calendar went back to ``calendar`` (TRI 6.4). */
export interface TriumvirateYearBegan {
  type: "year_began";
  rule: string;
  year: number;
  calendar: number;
}

/** The game is over; ``reason`` is one of OUTCOME_REASONS (TRI 7.1 to 7.4). */
export interface TriumvirateWon {
  type: "won";
  rule: string;
  character: string;
  reason: string;
}

export type TriumvirateAnyEvent = TriumvirateTurnBegan | TriumvirateGovernorMoved | TriumvirateProduced | TriumvirateTaken | TriumvirateRomeSupplied | TriumvirateLegionPlaced | TriumvirateMoved | TriumvirateSailed | TriumvirateGoldPickedUp | TriumvirateServantPutDown | TriumvirateAttacked | TriumvirateWeaponsDrawn | TriumvirateProtected | TriumvirateFought | TriumvirateConquered | TriumvirateRepelled | TriumvirateServantsAbandoned | TriumvirateEscaped | TriumvirateCompensated | TriumvirateDeclined | TriumvirateWeaponsAdded | TriumvirateMovementEnded | TriumvirateRaised | TriumviratePersuaded | TriumvirateWeaponsProduced | TriumvirateTurnEnded | TriumvirateLegionsCut | TriumvirateElected | TriumvirateServantAppointed | TriumvirateCitizensReturned | TriumvirateYearBegan | TriumvirateWon;

/** Two or three characters (TRI 1.3, 1.4). */
export interface TriumvirateSetup {
  characters: 2 | 3;
}

/** One character: where he is, what he owns and has in reserve. */
export interface TriumvirateCharacterView {
  id: string;
  at: string;
  carried: number;
  afloat: number;
  gold: number;
  weapons: number;
  governors: number;
  citizens: number;
  political: number;
  military: number;
  leads_political: boolean;
  leads_military: boolean;
  consul_cards: number;
  provinces: number;
}

/** One province in play. ``owner`` and ``character`` (who stands here) are characters' ids. */
export interface TriumvirateProvinceView {
  id: string;
  type: "political" | "military" | "competence";
  owner: string;
  governor: "in" | "out" | "servant";
  servants: number;
  legions: number;
  gold: number;
  character: string | null;
}

/** A province that the acting character can enter next, directly or by one crossing. */
export interface TriumvirateDestination {
  to: string;
  via: string[];
  cost: number;
  cost_unladen: number;
  legions_min: number;
  legions_max: number;
  servants_max: number;
  attack: boolean;
}

/** Everything on the table. Counts are pieces; the pools are what the box still holds. */
export interface TriumvirateView {
  characters: TriumvirateCharacterView[];
  provinces: TriumvirateProvinceView[];
  alii: number;
  bag: Record<string, number>;
  calendar: number;
  turn: number;
  year: number;
  active: string;
  phase: string;
  points: number;
  actions: number;
  next_action_cost: number;
  pool_gold: number;
  pool_legions: number;
  pool_servants: number;
  compensation: string | null;
  compensation_side: 0 | 1 | 2;
  escape: string | null;
  destinations: TriumvirateDestination[];
}

/** Before the first turn: put a fleet into a sea zone (TET 2.5). */
export interface TetrarchiaPlaceFleet {
  type: "place_fleet";
  sea: "S1" | "S2" | "S3";
}

/** The Emperor whose turn it is enters in ROMA or in his capital (TET 3.1). */
export interface TetrarchiaEnter {
  type: "enter";
  space: string;
}

/** A figure enters a linked space, or by a fleet one of the same coast (TET 3.3, 3.4). */
export interface TetrarchiaMove {
  type: "move";
  figure: "diocletian" | "galerius" | "constantius" | "maximian" | "dux";
  to: string;
}

/** Move a fleet to an adjacent sea zone (TET 3.5). */
export interface TetrarchiaSail {
  type: "sail";
  source: "S1" | "S2" | "S3";
  to: "S1" | "S2" | "S3";
}

/** The Emperor puts a token on his space (TET 3.6). */
export interface TetrarchiaSecure {
  type: "secure";
  take: string | null;
}

/** A figure subdues its own space (TET 3.7). */
export interface TetrarchiaSubdue {
  type: "subdue";
  figure: "diocletian" | "galerius" | "constantius" | "maximian" | "dux";
  relief: "unrest_off" | "revolt_to_unrest" | "revolt_off";
}

/** A figure attacks the army in a linked space (TET 3.8). */
export interface TetrarchiaAttack {
  type: "attack";
  figure: "diocletian" | "galerius" | "constantius" | "maximian" | "dux";
  space: string;
}

/** Put the Dux into a province linked to the Emperor (TET 8.1). */
export interface TetrarchiaDeployDux {
  type: "deploy_dux";
  to: string;
}

/** A figure on the coast of the Pirates' zone attacks them (TET 9.3). */
export interface TetrarchiaAttackPirates {
  type: "attack_pirates";
  figure: "diocletian" | "galerius" | "constantius" | "maximian" | "dux";
  sea: "S1" | "S2" | "S3";
}

/** End the Emperor's turn: the IP left are lost, the Barbarian phase follows (TET 3.2, 4). */
export interface TetrarchiaEndTurn {
  type: "end_turn";
}

export type TetrarchiaAnyCommand = TetrarchiaPlaceFleet | TetrarchiaEnter | TetrarchiaMove | TetrarchiaSail | TetrarchiaSecure | TetrarchiaSubdue | TetrarchiaAttack | TetrarchiaDeployDux | TetrarchiaAttackPirates | TetrarchiaEndTurn;

/** Set-up: the die (or dice) put a Revolt into a province; ``roman`` 0 where one die spoke. */
export interface TetrarchiaRevoltRolled {
  type: "revolt_rolled";
  rule: string;
  space: string;
  roman: number;
  normal: number;
}

/** Set-up: the Roman die names the border of an army. */
export interface TetrarchiaArmyRolled {
  type: "army_rolled";
  rule: string;
  space: string;
  roman: number;
}

/** A fleet was put into a sea zone before the first turn. */
export interface TetrarchiaFleetPlaced {
  type: "fleet_placed";
  rule: string;
  sea: string;
}

/** An Emperor's turn begins (``off``: he can enter nowhere and stays off the board). */
export interface TetrarchiaTurnBegins {
  type: "turn_begins";
  rule: string;
  figure: string;
  turn: number;
  round: number;
  off: boolean;
}

/** An Emperor entered the board. */
export interface TetrarchiaEntered {
  type: "entered";
  rule: string;
  figure: string;
  space: string;
}

/** A figure moved one space; ``by`` is ``normal``, ``broken`` or ``sea``. */
export interface TetrarchiaMoved {
  type: "moved";
  rule: string;
  figure: string;
  source: string;
  to: string;
  cost: number;
  by: string;
}

/** A fleet moved. */
export interface TetrarchiaSailed {
  type: "sailed";
  rule: string;
  source: string;
  to: string;
}

/** An Emperor secured a space. */
export interface TetrarchiaTokenPlaced {
  type: "token_placed";
  rule: string;
  figure: string;
  space: string;
  cost: number;
}

/** An Emperor took one of his tokens back from a space. */
export interface TetrarchiaTokenTaken {
  type: "token_taken";
  rule: string;
  figure: string;
  space: string;
}

/** A token was removed from a space. */
export interface TetrarchiaTokenLost {
  type: "token_lost";
  rule: string;
  figure: string;
  space: string;
}

/** An Unrest was put into a province (``subdued``: in place of a Revolt that was subdued). */
export interface TetrarchiaUnrestPlaced {
  type: "unrest_placed";
  rule: string;
  space: string;
  subdued: boolean;
}

/** An Unrest was subdued. */
export interface TetrarchiaUnrestRemoved {
  type: "unrest_removed";
  rule: string;
  space: string;
}

/** No Unrest is left in the supply, so nothing was placed. */
export interface TetrarchiaUnrestShort {
  type: "unrest_short";
  rule: string;
  space: string;
}

/** A Revolt was put into a province (in place of its Unrest, if it had one). */
export interface TetrarchiaRevoltPlaced {
  type: "revolt_placed";
  rule: string;
  space: string;
}

/** A Revolt was subdued. */
export interface TetrarchiaRevoltRemoved {
  type: "revolt_removed";
  rule: string;
  space: string;
}

/** An Emperor's turn ended; ``ip`` are lost. */
export interface TetrarchiaTurnEnded {
  type: "turn_ended";
  rule: string;
  figure: string;
  ip: number;
}

/** The threat dice name a province; ``protected`` says that nothing happens there. */
export interface TetrarchiaThreatRolled {
  type: "threat_rolled";
  rule: string;
  space: string;
  roman: number;
  normal: number;
  protected: boolean;
}

/** After an Uprising the Roman die names a border. */
export interface TetrarchiaBorderRolled {
  type: "border_rolled";
  rule: string;
  space: string;
  roman: number;
}

/** The border is held: the normal die names a province of its region. */
export interface TetrarchiaRegionRolled {
  type: "region_rolled";
  rule: string;
  space: string;
  roman: number;
  normal: number;
  protected: boolean;
}

/** A province with a Revolt went up another step. */
export interface TetrarchiaUprising {
  type: "uprising";
  rule: string;
  space: string;
}

/** An army came onto a border (``army`` is ``army`` or ``goths``). */
export interface TetrarchiaArmyPlaced {
  type: "army_placed";
  rule: string;
  space: string;
  army: string;
}

/** No army is in the reserve, so none came. */
export interface TetrarchiaNoArmy {
  type: "no_army";
  rule: string;
  space: string;
}

/** An army waits: another army stands in the next space. */
export interface TetrarchiaArmyWaits {
  type: "army_waits";
  rule: string;
  source: string;
  to: string;
  army: string;
}

/** An army tried a broken link. */
export interface TetrarchiaCrossingRolled {
  type: "crossing_rolled";
  rule: string;
  source: string;
  to: string;
  army: string;
  normal: number;
  crossed: boolean;
}

/** An army moved along its route. */
export interface TetrarchiaArmyMarched {
  type: "army_marched";
  rule: string;
  source: string;
  to: string;
  army: string;
}

/** A combat on land: ``roman`` and ``normal`` are the dice, the values those compared. */
export interface TetrarchiaBattle {
  type: "battle";
  rule: string;
  figure: string;
  army: string;
  source: string;
  to: string;
  march: boolean;
  roman: number;
  normal: number;
  roman_value: number;
  barbarian_value: number;
  result: string;
}

/** An army left the board for the reserve. */
export interface TetrarchiaArmyBeaten {
  type: "army_beaten";
  rule: string;
  space: string;
  army: string;
}

/** A figure left the board (``for_good``: it can't come back). */
export interface TetrarchiaFigureRemoved {
  type: "figure_removed";
  rule: string;
  figure: string;
  space: string;
  for_good: boolean;
}

/** The Dux was put into a province. */
export interface TetrarchiaDuxDeployed {
  type: "dux_deployed";
  rule: string;
  figure: string;
  space: string;
}

/** The Pirates came into a sea zone (``space``: of this Uprising; "" at set-up, by the die). */
export interface TetrarchiaPiratesPlaced {
  type: "pirates_placed";
  rule: string;
  sea: string;
  space: string;
  normal: number;
}

/** A combat with the Pirates, as ``battle``. */
export interface TetrarchiaSeaBattle {
  type: "sea_battle";
  rule: string;
  figure: string;
  source: string;
  sea: string;
  roman: number;
  normal: number;
  roman_value: number;
  barbarian_value: number;
  result: string;
}

/** The Pirates left the board. */
export interface TetrarchiaPiratesBeaten {
  type: "pirates_beaten";
  rule: string;
  sea: string;
}

/** All six borders hold a token. */
export interface TetrarchiaGameWon {
  type: "game_won";
  rule: string;
  score: number;
}

/** The game is lost; ``reason`` is a code of ``codes.OUTCOME_REASONS``. */
export interface TetrarchiaGameLost {
  type: "game_lost";
  rule: string;
  reason: string;
}

export type TetrarchiaAnyEvent = TetrarchiaRevoltRolled | TetrarchiaArmyRolled | TetrarchiaFleetPlaced | TetrarchiaTurnBegins | TetrarchiaEntered | TetrarchiaMoved | TetrarchiaSailed | TetrarchiaTokenPlaced | TetrarchiaTokenTaken | TetrarchiaTokenLost | TetrarchiaUnrestPlaced | TetrarchiaUnrestRemoved | TetrarchiaUnrestShort | TetrarchiaRevoltPlaced | TetrarchiaRevoltRemoved | TetrarchiaTurnEnded | TetrarchiaThreatRolled | TetrarchiaBorderRolled | TetrarchiaRegionRolled | TetrarchiaUprising | TetrarchiaArmyPlaced | TetrarchiaNoArmy | TetrarchiaArmyWaits | TetrarchiaCrossingRolled | TetrarchiaArmyMarched | TetrarchiaBattle | TetrarchiaArmyBeaten | TetrarchiaFigureRemoved | TetrarchiaDuxDeployed | TetrarchiaPiratesPlaced | TetrarchiaSeaBattle | TetrarchiaPiratesBeaten | TetrarchiaGameWon | TetrarchiaGameLost;

/** Which modules are in the game (TET 8, 9, 10). */
export interface TetrarchiaModules {
  dux: boolean;
  pirates: boolean;
  goths: boolean;
}

/** Rulings where the sources are silent or uncertain (TET 11). */
export interface TetrarchiaRulings {
  army_trail: "revolt" | "unrest" | "none";
  crossing_die: 2 | 3 | 4 | 5 | 6;
  uprising_spread: "step" | "revolt" | "none";
  attack_cost: "link" | "1" | "2";
  retake_tokens: boolean;
}

/** Everything chosen before the game (TET 1.1, 2.1, 11). */
export interface TetrarchiaSetup {
  players: 1 | 2 | 3 | 4;
  tokens: 5 | 4 | 3;
  fleets: 3 | 2 | 1;
  revolts: 0 | 1 | 2;
  armies: 0 | 1 | 2;
  modules: TetrarchiaModules;
  rulings: TetrarchiaRulings;
}

/** One space. ``region`` is a numeral or ``IT``; ``number`` 0 on a border. */
export interface TetrarchiaSpaceView {
  id: string;
  name: string;
  kind: "province" | "border";
  region: string;
  number: number;
  coasts: string[];
  roma: boolean;
  capital_of: string | null;
  printed: "none" | "counts" | "covered";
  token: string | null;
  unrest: boolean;
  revolt: boolean;
  army: "none" | "army" | "goths";
  figures: string[];
  protected: boolean;
}

/** An Emperor or the Dux. ``seat`` is the player who runs him (None: every player). */
export interface TetrarchiaFigureView {
  id: string;
  seat: number | null;
  status: "board" | "off" | "unused" | "dead";
  at: string | null;
  capital: string | null;
  tokens: string[];
  hand: number;
  movable: boolean;
}

/** A sea zone. */
export interface TetrarchiaSeaView {
  id: string;
  name: string;
  fleet: boolean;
  pirates: boolean;
  next_to: string[];
}

/** An army and its next step as the board stands now, in marching order (TET 4.5 to 4.8). */
export interface TetrarchiaMarchView {
  space: string;
  army: "army" | "goths";
  route: string;
  to: string;
  broken: boolean;
  crossing: number;
  waits: boolean;
  meets: string | null;
  steps_to_roma: number;
}

/** A space where a figure can end a walk with the IP left. */
export interface TetrarchiaDestination {
  figure: string;
  to: string;
  cost: number;
  via: string[];
}

/** A line of the score: ``code`` of ``codes.SCORE_CODES``, points (deductions below 0). */
export interface TetrarchiaScoreLine {
  code: string;
  points: number;
  rule: string;
}

/** Everything on the table. */
export interface TetrarchiaView {
  spaces: TetrarchiaSpaceView[];
  figures: TetrarchiaFigureView[];
  seas: TetrarchiaSeaView[];
  marches: TetrarchiaMarchView[];
  destinations: TetrarchiaDestination[];
  must_move: string[];
  phase: string;
  pending: string;
  round: number;
  turn: number;
  last_round: number;
  active: string;
  ip: number;
  borders_held: number;
  unrest_left: number;
  revolts_left: number;
  reserve: number;
  fleets_left: number;
  difficulty: string;
  players: number;
  modules: TetrarchiaModules;
  rulings: TetrarchiaRulings;
  score: number;
  score_lines: TetrarchiaScoreLine[];
}
