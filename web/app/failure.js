/** Failures in words. */

import { hasText, t } from "./text.js";

/**
 * @param {import("./game-ui").GameUI | null} game
 * @param {{code: string, params: Record<string, string | number>, rule: string}} failure
 * @returns {string}
 */
export function failureText(game, failure) {
  if (hasText(`error.${failure.code}`)) {
    return game ? game.reasonText(failure) : t(`error.${failure.code}`, failure.params);
  }
  return t("error.unknown", { code: failure.code });
}
