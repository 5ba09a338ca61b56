/** The page's own texts in English. Games add theirs (`triumvirate.js`). */
export default {
  "seat.named": "{title} ({name})",
  "rules.open": "Rule {number}",
};
