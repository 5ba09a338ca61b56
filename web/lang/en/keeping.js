/** Texts of keeping games: damaged and foreign records, all games as one file, reminders. */
export default {
  "saved.damaged.look": "See what is left",
  "saved.damaged.lost": "Nothing in it can be read.",
  "saved.newer": "A game of a newer version",
  "saved.newer.text": "A newer version of this page keeps this game. It is left as it is; load the page again to play on.",
  "saved.aside": "The last record of this game was damaged. The one before it is shown here; the damaged one is kept.",
  "saved.aside.forget": "Forget the damaged one",
  "saved.origin": "from {title}, after command {step}",
  "saved.elsewhere": "by link",

  "table.missing.evicted":
    "Browsers may clear what pages keep. If you have a link or a file of this game, open it on the first page.",
  "table.unsaved": "What happens here isn’t kept: the game is gone when this page is closed.",
  "table.newer": "A newer version of this page keeps this game",
  "table.newer.text": "It is left as it is. Close all tabs of this page and load it again: then the new version takes over.",

  "backup.save": "Save all games as one file",
  "backup.note":
    "To open such a file, choose it under “Open a link or a file”. It also holds your secret numbers of games with sealed dice: keep it to yourself.",
  "backup.reading": "{n} {n|game is|games are} being taken in …",
  "backup.newer": "This file was written by a newer version of the page. Load the page again, then open it.",
  "backup.done": "The file is taken in.",
  "backup.empty": "There were no games in it.",
  "backup.new": "{n} new.",
  "backup.same": "{n} {n|was|were} here already.",
  "backup.older": "{n} {n|has|have} gone further here, and {n|stays|stay} so.",
  "backup.fork": "{n} went another way here: both are kept.",
  "backup.further": "{n} {n|goes|go} on from here.",
  "backup.raw": "{n} can’t be read and {n|is|are} kept as {n|it is|they are}.",
  "backup.bad": "{n} {n|was|were} no games.",
  "backup.unsaved": "{n} couldn’t be stored for good.",

  "remind.webkit":
    "This browser clears what pages keep when you haven’t visited them for seven days. Save your games as a file, or put this page on the home screen: there they stay.",
  "remind.later": "Not now",

  "fault.evicted":
    "The browser has cleared what this page had kept. This game is stored again; others are gone unless you have a link or a file of them.",
};
