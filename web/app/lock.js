/** One tab plays a game; others read. Built on Web Locks, one lock a slot. */

/**
 * A tab's hold on one game.
 */
export class SlotLock {
  /**
   * @param {string} id  of the slot
   * @param {(held: boolean) => void} changed  called when the hold is gained or lost
   */
  constructor(id, changed) {
    this.name = `tabularium/slot/${id}`;
    this.changed = changed;
    this.held = false;
    /** @type {(() => void) | null} */
    this.letGo = null;
  }

  /**
   * Try to hold the game; with `steal`, take it from the tab that has it.
   * @param {boolean} [steal] @returns {Promise<boolean>}
   */
  take(steal = false) {
    if (!navigator.locks) {
      this.held = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const options = steal ? { steal: true } : { ifAvailable: true };
      navigator.locks.request(this.name, options, (lock) => {
        this.held = lock !== null;
        resolve(this.held);
        if (!lock) return undefined;
        return new Promise((/** @type {(value: void) => void} */ done) => {
          this.letGo = () => done();
        });
      }).catch(() => {
        const lost = this.held;
        this.held = false;
        this.letGo = null;
        resolve(false);
        if (lost) this.changed(false);
      });
    });
  }

  /** Let other tabs have it. */
  release() {
    this.held = false;
    this.letGo?.();
    this.letGo = null;
  }
}
