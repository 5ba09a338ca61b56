/** Failures and reasons in words. */

import { t } from "../app/text.js";
import { namedParams } from "./words.js";

/**
 * @param {{code: string, params: Record<string, string | number>}} reason
 * @returns {string}
 */
export function reasonText({ code, params }) {
  return code === "" ? t("tri.why.possible") : t(`error.${code}`, namedParams(params));
}
