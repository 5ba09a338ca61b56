import type { Part } from "./game-ui";

/** One screen of the page, shown in `main` while its route lasts. */
export interface Screen {
  /** For the browser's title and history. */
  title: string;
  /** A class of the body: the table has no page header. */
  bodyClass?: string;
  view(): Part;
  /** Called once, after the first drawing; puts the focus where it belongs. */
  shown?(): void;
  /** Called after every drawing. */
  drawn?(): void;
  /** Another route of the same screen: true if it could be taken up in place. */
  moveTo?(route: import("./router.js").Route): boolean;
  leave?(): void;
  key?(event: KeyboardEvent): void;
}
