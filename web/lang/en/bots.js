/** Texts of who plays the seats, and of bots. */
export default {
  "seats.title": "Who plays",
  "seats.text": "It can be changed at any time. A seat that plays elsewhere gets its turn as a link, and sends one back.",
  "seats.menu": "Who plays …",
  "seats.who": "{name}: who plays",
  "seats.here": "A person here",
  "seats.remote": "Elsewhere, by link",
  "seats.bot": "Bot",
  "seats.novice": "Bot, novice",
  "seats.easy": "Bot, easy",
  "seats.medium": "Bot, medium",
  "seats.hard": "Bot, hard",
  "seats.levels":
    "A novice is plausible but careless; an easy bot looks for what is best at once; medium and hard bots look ahead, the hard one longer.",

  "setup.quick": "Who plays?",
  "setup.quick.rivals": "You against bots",
  "setup.quick.allies": "You, with bots as allies",
  "setup.quick.here": "Everybody at this screen",
  "setup.name": "Name of {name}",

  "bots.turn": "{name} is played by a bot.",
  "bots.before": "{n} earlier {n|line|lines} in the record.",
  "bots.thinks": "{name} is thinking …",
  "bots.plays": "{name} plays.",
  "bots.held": "The bots wait. It is {name}’s turn.",
  "bots.share": "How far the bot has thought",
  "bots.stop": "Stop thinking",
  "bots.next": "Next step",
  "bots.hold": "Pause",
  "bots.go": "Go on",
  "bots.note": "“Stop thinking” makes the bot play the best it has found so far. While you look at the past or have a window open, it waits.",
  "bots.why": "What speaks for it",
  "bots.held.note": "To play this seat yourself, choose so in “Who plays …”.",

  "settings.botPace": "How fast bots play",
  "settings.botPace.slow": "Slowly",
  "settings.botPace.normal": "Normally",
  "settings.botPace.fast": "Fast",
  "settings.botPace.once": "At once",

  "shortcuts.bots": "bots: pause, go on",
};
