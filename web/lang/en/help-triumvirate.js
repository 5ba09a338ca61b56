// The rules of The End of the Triumvirate in our own words, by paragraph number (`TRI 3.4`), with
// an introduction for newcomers and worked examples. Plain text only; no mark-up.

/**
 * One numbered paragraph of the rules. `ruling` marks one that holds a decision of this project's
 * own where the printed rules are silent; `items` is a list of terms below the text.
 * @typedef {{n: string, text: string, ruling?: true,
 *   items?: {term: string, text: string}[]}} HelpParagraph
 */

/** @typedef {{id: string, title: string, paragraphs: HelpParagraph[]}} HelpSection */

/** @typedef {{title: string, text: string[]}} HelpIntro */

/**
 * A worked example: each step with the numbers of the paragraphs that it shows.
 * @typedef {{title: string, start: string,
 *   steps: {text: string, rules: string[]}[]}} HelpExample
 */

/**
 * The help pages of one game; `prefix` stands before a paragraph number in a citation.
 * @typedef {{title: string, prefix: string, credit: string, intro: HelpIntro[],
 *   sections: HelpSection[], examples: HelpExample[]}} Help
 */

/** @type {Help} */
export const help = {
  title: "The End of the Triumvirate",
  prefix: "TRI",
  credit: "A game by Johannes Ackva and Max Gabrian. These are its rules in our own words.",
  intro: [
    {
      title: "What you are trying to do",
      text: [
        "Caesar, Pompeius and Crassus have shared out the Roman world between them, and the bargain is breaking. You are one of the three. Your provinces send you gold and legions; you travel with your legions, take provinces from your rivals, and spend your gold on votes in Rome, on weapons and on your own skill.",
        "Nothing is hidden. The only luck is in the battle bag, and you can see what is in it: before every attack the page shows you the exact odds.",
      ],
    },
    {
      title: "A turn in one minute",
      text: [
        "Supply: all your governors change places, into or out of their supply boxes. Every province whose box is now open pays you gold, legions or both. Rome adds two more units of your choice.",
        "Movement: your character has up to 4 movement points. He picks up gold where he goes, takes legions with him, and attacks by entering an enemy province.",
        "Action: where he ends, he may take up to three actions. A political province sways citizens or raises your political competence; a military province makes weapons or raises your military competence; a competence province raises either.",
        "Then the calendar moves one step. When it reaches Elegio there is an election, and whoever has most citizens becomes consul.",
      ],
    },
    {
      title: "Three ways to win",
      text: [
        "Politics: be elected consul twice; or be consul once and then have 6 citizens in your section of the Forum.",
        "War: own 9 provinces.",
        "Competence: bring both your competences to VII.",
        "Each of them ends the game on the spot, so watch all three for every rival at the table. Most of the time you stop somebody rather than merely run faster.",
      ],
    },
    {
      title: "Advice for a first game",
      text: [
        "Governors alternate: a province that pays this turn is closed the next. Look which boxes will open before you decide where to walk.",
        "Gold lies in the provinces until your character comes by. Plan a route that picks it up and ends in the kind of province whose actions you want.",
        "You can spend gold only at the end of your own turn, and the third action is dear. Six gold buy three actions, three gold buy two, one buys one.",
        "Leading saves 2 gold a time on citizens and weapons. It is often worth one step on a track before you shop.",
        "Five legions always beat two if nobody protects the province: at worst two are lost to weapons, and three against two leaves one. Smaller margins are a gamble; the page tells you how big.",
        "Do not leave a province with a civil servant weakly held: it pays every turn, for you or for its conqueror.",
        "Count the citizens one or two turns before the calendar reaches Elegio. A tie goes to whoever has waited longest since his last turn.",
        "When you are at a loss, ask the page’s advisor: it shows up to three plans, with the chances that it estimates and its reasons.",
      ],
    },
    {
      title: "How to read the board",
      text: [
        "Each character has a colour, a shape and a letter: Caesar is red, a square shield, C; Pompeius is blue, a round shield, P; Crassus is black, a hexagon, M (for Marcus). The large disc with the letter is the character himself.",
        "The colour along the inside of a province's border tells whose it is. The box in the province is its supply box. The sign in it tells the kind of province by what it yields: a coin for a political province, a shield for a military one, both for a competence province. Asia is the only one of these; with two characters there is none.",
        "The small figure is the governor. In the box, he closes it; beside it, the box is open. On a plinth he stands on a civil servant, and the box stays open.",
        "The number on the shield counts the legions, the number on the coin the gold lying there. Arrows join provinces that are neighbours across a strait or desert.",
        "Beside the map are the Forum with the citizens of each character and of Alii, the two competence tracks, the battle bag, the calendar, and the reserves. Every line of the log names its rule; follow it to land in the paragraphs below.",
      ],
    },
    {
      title: "About these rules",
      text: [
        "Paragraphs that say \"Our ruling\" settle a point on which the printed rules are silent. The board is a reconstruction. If you own the printed game and know better, corrections are welcome.",
        "Where a paragraph says \"he\", it means the character, whoever plays him.",
      ],
    },
  ],
  sections: [
    {
      id: "1",
      title: "Pieces and set-up",
      paragraphs: [
        { n: "1.1", text: "The characters are Caesar (red), Pompeius (blue) and Crassus (black). They play in this order throughout, and Caesar has the first turn." },
        { n: "1.2", ruling: true, text: "In the box: 60 legions, 15 gold, 11 citizens and 6 civil servants for all; 9 governors, 8 weapons, 2 competence markers and 1 character piece for each character; 3 consul cards, 1 compensation card with the sides I and II, 1 escape card and 1 calendar stone. When a kind of piece has run out, there is no more of it. Our ruling: every coin is worth 1 gold." },
        { n: "1.3", text: "With three characters each owns 5 provinces, named by the board, with 2 legions in every one of them. Each has 1 civil servant on the board, and the board says which governors begin in the supply box, outside it, or on the civil servant, and where each character piece starts. Each character has 2 citizens; the other 5 are in Alii. The battle bag holds 2 weapons of each colour. Each reserve holds the other 6 weapons and 4 governors. Both competences begin at I, nobody has gold, and the calendar stone is at VIII." },
        { n: "1.4", ruling: true, text: "With two characters Caesar owns 5 provinces and Pompeius 6. Four provinces, Asia, Syria, Aegyptus and Cyrenaica, take no part, and nobody can enter them. There are only 45 legions and 12 gold. Of 9 citizens each character has 2, and 5 are in Alii. In the bag are 2 red, 2 blue and 2 black weapons; the black ones are neutral and go back into the bag whenever they are drawn. The calendar starts at VII, in every year. Our ruling: all the rest is as with three (2 legions in each province, a civil servant each, 6 weapons in each reserve); Caesar has 4 governors in reserve and Pompeius 3." },
        { n: "1.5", ruling: true, text: "Our ruling: the printed board was published only as a picture, so this board is a reconstruction. It is kept apart from the rules and can be corrected without touching them." },
        { n: "1.6", text: "A turn goes through supply (section 2), movement (section 3) and action (section 5), in that order, and then its end (section 6). Turns pass round in the order of 1.1 until somebody has won." },
      ],
    },
    {
      id: "2",
      title: "Supply (phase I)",
      paragraphs: [
        { n: "2.1", text: "To begin with, each of your governors changes places: from the supply box to beside it, or from beside it onto the box. You do not choose; all of them move." },
        { n: "2.2", text: "A governor in a province with a civil servant does not move. He stands on the civil servant, so the supply box of that province is open every turn." },
        { n: "2.3", text: "Now every province of yours with an open box produces: a political province 2 gold, a military province 2 legions, a competence province 1 gold and 1 legion. What is produced is put into that province." },
        { n: "2.4", text: "Where your character piece is standing, you need not collect: gold produced in that province goes into your reserve at once." },
        { n: "2.5", ruling: true, text: "After the provinces, Rome supplies you: 2 gold, or 2 legions, or 1 gold and 1 legion, as you like. The gold goes into your reserve. The legions may go into one province or into two. Our ruling: they go into provinces of your own; a choice is cut down to what the pool can pay; and choices that come to the same are offered only once." },
        { n: "2.6", text: "If the pool has too little for everything that is due, you decide which units you take and which you go without, one by one. Rome's supply counts as part of what is due: you may leave a coin in a province untaken and take it from Rome instead." },
        { n: "2.7", ruling: true, text: "Our ruling on how that choice is made. Gold and legions are judged apart. If the pool holds at least what your provinces produce of a kind and 2 more, that kind is paid out without a question. If not, you are asked for each producing province in turn, in the order of the board, first about gold and then about legions: from 0 up to what the province produces and the pool still has. Rome's supply is paid from what remains. You are not asked where the pool is empty, or about a kind that no province of yours produces this turn." },
        { n: "2.8", ruling: true, text: "When a civil servant is carried out of a province, the governor is left standing beside the box. At your next supply he steps onto the box (2.1), so the province produces nothing that turn. Our ruling: this does not happen if a second civil servant is still there (3.7)." },
      ],
    },
    {
      id: "3",
      title: "Movement (phase II)",
      paragraphs: [
        { n: "3.1", text: "You have up to 4 movement points each turn. They are spent by the character piece alone. Legions and civil servants travel with him free of charge and never move without him." },
        { n: "3.2", text: "It costs 1 point to enter a neighbouring area. Areas are neighbours if they have a border in common or an arrow joins them." },
        { n: "3.3", ruling: true, text: "Entering a sea area costs 1 point as well, and you must not end your movement at sea. From a sea area you can land in any province on its coast or sail on into the other sea area. Our ruling: one crossing uses each sea area at most once, and it does not land where it set out." },
        { n: "3.4", ruling: true, text: "A crossing on which you carry no legion at all saves 1 point, whether it uses one sea area or both. Our ruling: it is the sea area entered first that is free, on every such crossing, and you may save a point like this more than once in a turn." },
        { n: "3.5", ruling: true, text: "Our ruling: when the character leaves a province, he takes as many of its legions with him as you like, from none to all. In your own provinces the legions he brings join those present. At sea he can neither leave legions behind nor gain any." },
        { n: "3.6", ruling: true, text: "As soon as the character enters a province, all the gold lying there goes into your reserve. Our ruling: this is also true of a province he has just conquered, once the battle is over, but not of one where his attack failed." },
        { n: "3.7", ruling: true, text: "The character can carry civil servants, as many as he likes. Leaving a province of your own, he may take along any that stand there; in a province of your own he may put one down. The governor then steps onto the civil servant, and the supply box is open from then on. He is free to keep on carrying. Our ruling: he may put one down at any moment of his movement phase, even before his first step; and a second civil servant in the same province has no effect." },
        { n: "3.8", text: "You can enter an enemy province only with at least 1 legion, and doing so is an attack (section 4). You may attack as often as your points allow, no matter how the earlier attacks went, and again from the same place if you like." },
        { n: "3.9", ruling: true, text: "Our ruling: a step that leads nowhere is not offered. You cannot put to sea unless you can afford a landing that the rules allow you (3.3, 3.8, 4.1)." },
      ],
    },
    {
      id: "4",
      title: "Attack",
      paragraphs: [
        { n: "4.1", text: "A character's last province is safe: while he owns only one, nobody may attack it." },
        { n: "4.2", ruling: true, text: "Weapons are drawn blindly from the battle bag and not put back between draws. Three are drawn, but never more than the smaller of the two sides has legions. Our ruling: if the bag has fewer, all of them are drawn." },
        { n: "4.3", text: "A drawn weapon in the attacker's colour kills 1 defending legion; one in the defender's colour kills 1 attacking legion. Either goes back to its owner's reserve. A weapon in any other colour has no effect; it returns to the bag, and no other is drawn for it." },
        { n: "4.4", text: "Character protection comes next. If the defending character himself is in the province, the attacker loses 2 more legions, or however many he still has." },
        { n: "4.5", text: "In the main battle the two sides then lose legions one for one, until one side or both have none left." },
        { n: "4.6", text: "The province is conquered if the attacker has a legion left. If he has none, the attack has failed, and that includes the case where both sides are wiped out." },
        { n: "4.7", ruling: true, text: "After a failed attack the character goes back, free of charge, to the province he attacked from, together with the civil servants he was carrying. The points that he spent are gone. Our ruling: if he attacked from the sea, he goes back to the last province in which he stood." },
        { n: "4.8", text: "In a conquered province a governor of the conqueror takes the old governor's place, in the same position. A civil servant stays where it is and works for the conqueror from now on. The surviving legions occupy the province, and gold lying there is picked up (3.6)." },
        { n: "4.9", ruling: true, text: "If the defending character was in the province, he escapes: he takes the escape card, goes to any province of his own at no cost, and drops 1 step in every competence in which he was leading. This is done before the compensation. Our ruling: who was leading is judged for both tracks before either marker drops; he picks up gold where he arrives (3.6); and the civil servants that he was carrying are left behind where he was beaten, treated as if he had put them down (3.7), so that the conqueror gets them too (4.8)." },
        { n: "4.10", ruling: true, text: "Whoever loses a province takes the compensation card. If he takes it from someone else, or is the first to have it, side I applies: 1 of his weapons moves from his reserve into the bag. If he still holds it from an earlier loss, because nobody has taken it in the meantime, side II applies, for this loss and each further one: he may go up 1 step in a competence of his choice. Our ruling: side I has no effect on an empty reserve, but he takes the card all the same; a competence at VII cannot be chosen; and side II may be declined." },
        { n: "4.11", ruling: true, text: "If civil servants went with the province, counting those left behind in an escape (4.9), the loser may put further weapons into the bag. Our ruling: he names the number, at most one for each civil servant lost and no more than his reserve has. If that allows none, he is not asked." },
        { n: "4.12", text: "All legions that are removed go back to the pool, ready to be supplied again." },
        { n: "4.13", ruling: true, text: "Our ruling: after a conquest things happen in this order: conquest and gold (4.8), the check for a ninth province (7.2), the escape (4.9), the compensation (4.10), further weapons (4.11). If one of these steps wins the game for somebody, it ends there and then." },
      ],
    },
    {
      id: "5",
      title: "Actions (phase III)",
      paragraphs: [
        { n: "5.1", text: "You may take no more than three actions. You pay 1 gold for the first, another 2 for the second and another 3 for the third. The kind of province in which your character is standing decides what you can do." },
        { n: "5.2", text: "In a political province you can persuade a citizen or go up 1 step in political competence." },
        { n: "5.3", text: "In a military province you can produce weapons or go up 1 step in military competence." },
        { n: "5.4", text: "In a competence province you can go up 1 step in either competence, political or military." },
        { n: "5.5", text: "To persuade is to move 1 citizen, either out of Alii into your own section, or out of a rival's section into Alii. Unless you are leading in political competence, it costs 2 gold on top." },
        { n: "5.6", ruling: true, text: "To produce weapons is to put 2 of your weapons from your reserve into the battle bag. Unless you are leading in military competence, it costs 2 gold on top. Our ruling: if your reserve has just 1, you put in that one; if it has none, the action is not available." },
        { n: "5.7", text: "You are leading in a competence if no marker is higher than yours and at least one is lower. Characters level at the top lead together. If all markers are level nobody leads, except at VII: if all stand there, all lead." },
        { n: "5.8", ruling: true, text: "Our ruling: VII is the end of the track; a competence that has reached it cannot be raised." },
        { n: "5.9", text: "Gold that you spend goes back to the pool." },
      ],
    },
    {
      id: "6",
      title: "End of turn and election",
      paragraphs: [
        { n: "6.1", text: "At the end of the turn the calendar stone goes 1 step nearer to Elegio. Then every province on the board that holds more than 6 legions is reduced to 6, also in the other characters' provinces." },
        { n: "6.2", ruling: true, text: "When the stone arrives at Elegio, an election is held. The character with the most citizens is elected consul. Among those who tie for most, it is the one who has waited longest since his last turn. Our ruling: there is an election even when no character has a citizen." },
        { n: "6.3", ruling: true, text: "Your second consulship wins the game then and there (7.1). Your first brings you a consul card, and one more civil servant comes out of the supply, for you to put down in a province of your own (as in 3.7); after that, 3 of your citizens go back to Alii. Our ruling: with fewer than 3 all of them go; and if the supply has no civil servant left, you get none." },
        { n: "6.4", text: "After an election the calendar stone goes back to VIII, or to VII with two characters, and it is the next character's turn." },
      ],
    },
    {
      id: "7",
      title: "Winning",
      paragraphs: [
        { n: "7.1", ruling: true, text: "Political victory: you are elected consul a second time, or you hold a consul card and have 6 citizens in your section, at whatever moment. Our ruling: at an election the citizens are counted once the 3 have gone back, so it takes 9 at a first election to win on the spot." },
        { n: "7.2", text: "Military victory: you own 9 provinces." },
        { n: "7.3", text: "Competence victory: both of your competences are at VII." },
        { n: "7.4", ruling: true, text: "Any of the three ends the game immediately. Our ruling: an attacker who conquers his ninth province has won before the loser receives any compensation." },
        { n: "7.5", text: "A game takes at most 32 turns with three characters and 21 with two. Each year ends with an election, and when every character has been consul once, the next election must be somebody's second." },
      ],
    },
    {
      id: "8",
      title: "Decisions in another's turn",
      paragraphs: [
        { n: "8", text: "Some decisions belong to a character whose turn it is not. A beaten defender says where he escapes to (4.9), which competence he raises (4.10) and whether he adds weapons (4.11); a new consul says where his civil servant goes (6.3). The game waits, and the page asks that seat. Each such decision is a step of its own in the record, even if there was only one possibility. The active character himself says when his movement is over and when his turn is; if nothing else can be done, the page may end the movement for him." },
      ],
    },
  ],
  examples: [
    {
      title: "Caesar's first turn",
      start: "A new game with three characters. Caesar is in Italia; every province has 2 legions; nobody has gold. His governors are in the box in Gallia Narbonensis and Gallia Cisalpina and outside it in Gallia and Italia. In Illyricum the governor is on a civil servant.",
      steps: [
        { text: "Supply. The governors of Gallia and Italia step onto their boxes; those of Narbonensis and Cisalpina step out. The one in Illyricum stays on his civil servant.", rules: ["2.1", "2.2"] },
        { text: "Three boxes are open. Narbonensis (political) gets 2 gold, which lies there. Cisalpina and Illyricum (military) get 2 legions each and have 4.", rules: ["2.3"] },
        { text: "From Rome Caesar takes 1 gold and 1 legion. His reserve is 1 gold. He places the legion in Italia, which now has 3.", rules: ["2.5"] },
        { text: "First move, 1 point: Italia to Gallia Cisalpina with 2 legions, leaving 1 behind. Cisalpina has 6 legions.", rules: ["3.2", "3.5"] },
        { text: "Second move: on to Narbonensis with 5 of them, leaving 1. He picks up the 2 gold: 3 gold. Narbonensis has 7 legions. The limit of 6 matters only at the end of a turn.", rules: ["3.5", "3.6", "6.1"] },
        { text: "Third move: he enters Hispania Citerior, which belongs to Pompeius, with 5 legions, leaving 2. That is an attack, 5 against 2. The page shows it as certain.", rules: ["3.8"] },
        { text: "The smaller side has 2 legions, so 2 weapons are drawn from the 6 in the bag: a red one and a black one. Red is Caesar's: 1 defender falls, and the weapon goes to Caesar's reserve, which now has 7. Black belongs to neither and goes back into the bag.", rules: ["4.2", "4.3"] },
        { text: "Pompeius is in Africa, so nobody protects Hispania Citerior. Main battle, 5 against 1: both lose 1. Four legions are left, and Hispania Citerior is Caesar's sixth province. His governor takes the place beside the box.", rules: ["4.4", "4.5", "4.6", "4.8"] },
        { text: "Pompeius is the first to take the compensation card. Side I: one of his weapons goes into the bag. It now holds 1 red, 3 blue and 2 black.", rules: ["4.10"] },
        { text: "Fourth move, for the last point: Caesar goes back to Narbonensis with 1 legion. Both provinces have 3.", rules: ["3.1", "3.5"] },
        { text: "Narbonensis is a political province. He has 3 gold: one action for 1 raises his political competence to II, and now he leads in it. So the second action costs no more than 2: he persuades a citizen of Alii. He has 3 citizens, Alii 4, and no gold is left.", rules: ["5.1", "5.2", "5.5", "5.7"] },
        { text: "End of turn: the calendar stone goes from VIII to VII. No province has more than 6 legions. It is Pompeius's turn.", rules: ["6.1", "1.6"] },
      ],
    },
    {
      title: "An attack on a character",
      start: "Pompeius attacks Syria with 7 legions. Crassus stands there with 4 legions; his governor is on a civil servant. It is the first loss of the game, and Crassus leads in political competence.",
      steps: [
        { text: "The smaller side has 4 legions, so 3 weapons are drawn: blue, black and red. Blue kills a defender: 3 remain. Black kills an attacker: 6 remain. Red goes back into the bag.", rules: ["4.2", "4.3"] },
        { text: "Crassus protects his province: 2 more attackers go, and 4 remain.", rules: ["4.4"] },
        { text: "Main battle, 4 against 3: each side loses 3. One legion is left, and Syria is conquered. With 6 legions the attack would have failed with 3 against 3, and Pompeius would have gone back.", rules: ["4.5", "4.6", "4.7"] },
        { text: "A blue governor replaces the black one on the civil servant, which belongs to Pompeius now.", rules: ["4.8"] },
        { text: "Crassus escapes to a province of his choice and drops 1 step in political competence.", rules: ["4.9", "8"] },
        { text: "He takes the compensation card, side I, and puts a weapon into the bag. For the civil servant he may add one more.", rules: ["4.10", "4.11"] },
      ],
    },
    {
      title: "What gold buys",
      start: "Three characters at the end of their movement.",
      steps: [
        { text: "Leading in political competence, in a political province, with 6 gold: three citizens, for 1, 2 and 3.", rules: ["5.1", "5.2", "5.5"] },
        { text: "Not leading in military competence, in a military province, with 3 gold: either two steps of military competence, for 1 and 2; or a single action of 2 weapons, for 1 and 2 on top.", rules: ["5.1", "5.3", "5.6"] },
        { text: "Caesar and Crassus are level at the top in political competence and Pompeius is lower: both lead. In a competence province 1 gold takes Caesar one step higher, and he leads alone.", rules: ["5.4", "5.7"] },
      ],
    },
    {
      title: "An election",
      start: "Three characters, first year. The eighth turn, Pompeius's third, ends, and the stone reaches Elegio. Caesar has 4 citizens, Pompeius 4, Crassus 2, Alii 1.",
      steps: [
        { text: "Caesar and Pompeius tie. Pompeius has just played; Caesar played one turn earlier and has waited longer. Caesar is consul.", rules: ["6.2"] },
        { text: "He takes a consul card and puts a new civil servant into one of his provinces. Then 3 of his citizens go back to Alii: he has 1, Alii 4.", rules: ["6.3"] },
        { text: "He needs 6 citizens, or another election, to win. The stone goes back to VIII, and Crassus has the next turn.", rules: ["6.4", "7.1"] },
      ],
    },
  ],
};
