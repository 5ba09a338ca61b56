/** Texts of replay, of play by link and of sealed dice. */
export default {
  "replay.title": "Through the game",
  "replay.since": "Since your last turn",
  "replay.where.start": "The beginning. The game has {head} {head|command|commands}.",
  "replay.where.now": "Where the game stands now: command {head}.",
  "replay.where.turn": "{turn}. {where}",
  "replay.scrubber": "Position in the game",
  "replay.turn-back": "One turn back",
  "replay.turn-forward": "One turn forward",
  "replay.play": "Play",
  "replay.pause": "Pause",
  "replay.speed": "Speed",
  "replay.speed.slow": "Slow",
  "replay.speed.normal": "Normal",
  "replay.speed.fast": "Fast",
  "replay.quiet": "This command brought nothing worth a line.",
  "replay.next": "Next",
  "replay.skip": "Skip to now",
  "replay.close": "Close",
  "replay.branch": "Play on from here",
  "replay.share": "Link to here …",
  "replay.watch": "Watch it again",
  "replay.moments": "{n} great {n|moment|moments}",
  "replay.menu": "Replay",
  "shortcuts.turns": "one turn back, forward",
  "shortcuts.run": "replay: play, pause",
  "origin": "Branched off from {title} after command {step}.",
  "origin.game": "Go there",

  "share.text.step": "Whoever opens this link sees the whole game, beginning with the position after command {step}.",
  "share.qr": "QR code",
  "share.qr.label": "The link as a QR code",
  "share.qr.note": "Point the camera of another device at it.",
  "share.mail": "Mail",
  "share.mail.subject": "Tabularium: {title}",
  "share.long":
    "This game’s link would have {n} characters, and many programs cut links as long as that. Send the file instead: it opens on the first page, under “Open a link or a file”.",

  "remote.making": "The link is being made …",
  "remote.send": "{name} plays elsewhere. Send {name} this link: the game goes on there.",
  "remote.decides": "In {other}’s turn {name}, who plays elsewhere, must decide something. Send {name} this link.",
  "remote.last": "The game is over. Those who play elsewhere see it with this link.",
  "remote.answer": "The link that came back from {name}",
  "remote.here": "{name} plays here after all",

  "proof.title": "What a link proves",
  "proof.proves":
    "Opening a link plays the whole game again. So it proves that every command in it was legal and that all dice and draws follow from the seed: nobody can improve a roll afterwards or move a piece by hand.",
  "proof.cannot":
    "It can’t prove that nobody looked ahead. The seed is in the link: whoever changes the program can see what the next draws will be, try out other moves and choose the one that suits.",
  "proof.cannot.sealed":
    "Among rivals, sealed dice, chosen when the game is set up, close most of that hole.",
  "proof.sealed":
    "The dice of this game are sealed: at each hand-over a seat adds a secret number that it had promised one hand-over before. Later draws depend on all of them, so nobody can look into the others’ turns, and no seat can choose its number late: a broken promise is found and named.",
  "proof.sealed.cannot":
    "Two things remain possible. Within one’s own turn, after the last hand-over, a changed program can still look ahead. And whoever hands over last knows what the next draws will be a moment before the others: by not sending the link and claiming that the seal was lost, a player gets new ones. That costs going back to an earlier hand-over, which everybody sees as a fork.",

  "setup.remote.note":
    "Whoever plays elsewhere gets each turn as a link. It can also be changed later, in the game’s menu.",
  "setup.sealed": "Sealed dice",
  "setup.sealed.note": "So that nobody can look ahead into the others’ turns. Each player needs the browser in which he began.",
  "sealed": "sealed dice",

  "seal.lost":
    "This browser no longer has the secret number that {name} promised at the last hand-over. Without it the dice of this game can’t go on.",
  "seal.lost.file":
    "If you have a file with all your games, open it on the first page: the number is in it. If you played on another device, go on there.",
  "seal.lost.back":
    "Otherwise {name} can go back to that hand-over and promise anew. This makes a new game that parts from the old one there; the others must agree to go on with it.",
  "seal.lost.do": "Go back and promise anew",
  "notice.seal-loose":
    "The secret number of this hand-over couldn’t be kept. Leave this page open until the game has come back, or the game can’t go on.",

  "link.who": "Which side is yours?",
  "link.play-seat": "Play {seat}, the others elsewhere",
  "link.leave": "Leave your game as it is",
  "link.look": "Look at this game",
  "link.for-us": "Careful: in this link somebody else gave commands for {seats}, who {n|plays|play} here.",
  "link.fork.mine": "In your game",
  "link.fork.other": "In the one that came",
  "link.fork.quiet": "Nothing worth a line.",
  "link.elsewhere": "Your game is being played in another tab. Finish there, or take it over from here.",
  "link.take-over": "Take over, and go on with the new moves",
};
