// The rules of Tetrarchia with the modules Dux, Pirates and Goths in our own words, by paragraph
// number (`TET 5.2`), with an introduction for newcomers and worked examples. Plain text only.

/** @type {import("./help-triumvirate.js").Help} */
export const help = {
  title: "Tetrarchia",
  prefix: "TET",
  credit: "A game by Miguel Marqués, with the modules Dux, Pirates and Goths. These are its rules in our own words.",
  intro: [
    {
      title: "What you are trying to do",
      text: [
        "The Empire has become too large for one man, so four Emperors share it: Diocletian, Galerius, Constantius and Maximian. All players are on the same side, against revolt within and Barbarian armies from without.",
        "You win together as soon as a token stands on every one of the six borders. You lose together if an army gets into ROMA, or if so many provinces are in revolt that the Revolts run out.",
      ],
    },
    {
      title: "A turn in one minute",
      text: [
        "The Roman phase belongs to one Emperor. He has 6 Imperium Points (IP): he moves, calms provinces, leaves tokens that protect them, sails a fleet, and attacks armies.",
        "The Barbarian phase follows every Emperor's turn. Two dice name a province where things get worse: first Unrest, then Revolt, then an Uprising that spreads to its neighbours and brings a new army. After that every army marches one step towards ROMA.",
        "Then it is the next Emperor's turn.",
      ],
    },
    {
      title: "How to win together",
      text: [
        "A token protects a province completely: the threat dice do nothing there. It also adds to your die in a fight. Every IP spent on a token works for you all game long.",
        "Tokens fight best in a chain. The tokens on linked spaces add up, and another Emperor beside the chain doubles the sum. Two Emperors together beat armies that would throw either of them off the board.",
        "A fleet makes its whole sea one step wide: from any coastal province of that zone to any other for 1 IP.",
        "Six borders, four Emperors: agree early who goes where. Each Emperor has 3 to 5 tokens, and when they are used up he must take one back.",
        "Speak with each other. Nothing is secret in this game.",
      ],
    },
    {
      title: "Advice for a first game",
      text: [
        "Begin with 5300 and without modules: five tokens, three fleets, no extra Revolts, no army on the board at the start. The next steps are 4200 and 4211. The Dux makes any game easier; Pirates and Goths make it harder.",
        "Deal with a Revolt before the dice find it again. An Uprising costs far more than the 2 IP that remove it.",
        "Do not chase an army with a bare Emperor. Look at the odds first: the page shows them exactly, with the support chains lit.",
        "Armies that must cross a broken link are often held up. Use the time.",
        "Unspent IP are lost. The last one is usually a token where you stand, or a fleet.",
        "When you are at a loss, ask the page’s advisor: it shows up to three plans, with the chances that it estimates and its reasons.",
      ],
    },
    {
      title: "How to read the board",
      text: [
        "Every space is a small disc with its number. The colour of the land shows the region and the numeral on its border says which: together they are the two dice. Italia has no number on the dice: only spreading Uprisings and armies reach it.",
        "Diamonds are the borders. Lines are links; two short bars across a line mark a broken link. Arrowheads along the lines are the routes that armies follow to ROMA.",
        "A ring in an Emperor's colour marks his capital, with his printed token. Emperors and tokens have a shape and a letter as well as a colour: Diocletian is green, round, D; Galerius yellow, a hexagon, G; Constantius red, a square, C; Maximian blue, a shield, M. The Dux is a helmet with a crest.",
        "An Unrest is a pale round disc with a flame, a Revolt a black star with jagged edges. Armies are triangles that point up, the Goths one that points down. Fleets have a square sail, the Pirates a black three-cornered one.",
        "At your turn the page lights every space that your remaining IP can reach, with the price. The Barbarian phase is shown die by die, at the pace that you choose in the settings.",
      ],
    },
    {
      title: "About these rules",
      text: [
        "Paragraphs that say \"Our ruling\" settle a point on which the sources are silent. \"Probably\" marks a point on which they are not quite certain. Some rulings can be changed when a game is set up; they are listed in section 11.",
        "The board is a reconstruction. If you own the printed game and know better, corrections are welcome.",
        "A figure is an Emperor, the Dux or a Barbarian army. A space is a province or a border.",
      ],
    },
  ],
  sections: [
    {
      id: "1",
      title: "Pieces and players",
      paragraphs: [
        { n: "1.1", ruling: true, text: "One to four players play together against the game. The four Emperors take part in every game and have their turns in this order: Diocletian (green), Galerius (yellow), Constantius (red), Maximian (blue). A single player runs all of them, two players run two each, four run one each. Our ruling: with three players the first one runs two." },
        { n: "1.2", text: "There are 3 Barbarian armies, at most 3 Roman fleets, at most 5 tokens for each Emperor, 21 Unrest and 21 Revolt; and two dice: the white Roman die, from I to VI, and the black normal die, from 1 to 6." },
        { n: "1.3", text: "The board has 42 provinces: six in each of the regions I Hispania, II Gallia, III Illyricum, IV Graecia, V Asia Minor and VI Africa, and six in Italia, which has no numeral. Each numbered region has one border, and a border is a space like any other. There are 3 sea zones. To find a province by dice, the Roman die gives the region and the normal die the province within it." },
        { n: "1.4", text: "A link joins two spaces. It is normal, or it is broken, where a strait or rough ground lies between them. All the coastal provinces of one sea zone together are its coast." },
        { n: "1.5", ruling: true, text: "Every Emperor has a capital on which a token of his is printed. It works like any token of his as long as nothing covers it. Another Emperor's token covers it, and, by our ruling, an Unrest or a Revolt there does too. The printed token itself can never be taken off." },
        { n: "1.6", text: "Six routes, marked by arrows, lead from the six borders to ROMA." },
        { n: "1.7", ruling: true, text: "Our ruling: the printed board is not public, so this board is rebuilt around the facts that are known. It is kept apart from the rules and can be corrected without touching them." },
      ],
    },
    {
      id: "2",
      title: "Set-up",
      paragraphs: [
        {
          n: "2.1",
          text: "Four dials set the difficulty. Each has an easy, a normal and a hard position, which makes 81 set-ups, and a set-up is written as its four digits: 4211, for example.",
          items: [
            { term: "First digit", text: "Tokens of each Emperor: 5, 4 or 3." },
            { term: "Second digit", text: "Roman fleets: 3, 2 or 1." },
            { term: "Third digit", text: "Extra Revolts at the start: 0, 1 or 2." },
            { term: "Fourth digit", text: "Barbarian armies at the start: 0, 1 or 2." },
          ],
        },
        { n: "2.2", text: "One Revolt goes into each of the six numbered regions. The normal die names the province; a 1 is rolled again." },
        { n: "2.3", ruling: true, text: "For each extra Revolt both dice are rolled. Our ruling: both are rolled again if they name a capital or a province that already has a Revolt." },
        { n: "2.4", ruling: true, text: "Probably as printed: for each army at the start the Roman die names the border on which it is placed. Our ruling: if that border already has an army, the die is rolled again." },
        { n: "2.5", ruling: true, text: "The players choose the sea zones in which the fleets start, no more than one fleet in a zone. Our ruling: this is done before the first turn, and the first seat gives the commands." },
        { n: "2.6", text: "No Emperor is on the board when the game begins." },
      ],
    },
    {
      id: "3",
      title: "The Roman phase",
      paragraphs: [
        { n: "3.1", ruling: true, text: "An Emperor who is off the board begins his turn by entering, at no cost: in ROMA, or in his capital if no Unrest, no Revolt, no covering token and no army is there. Our ruling: he may also enter a space shared with another figure, as 3.4 allows; and if there is nowhere for him to enter, he stays off the board, and his turn goes on without him." },
        { n: "3.2", text: "He has up to 6 IP for the actions below. Any of them may be taken, in any order and any number of times. What he does not spend is lost." },
        { n: "3.3", ruling: true, text: "Move. Along a normal link a step costs 1 IP, along a broken link 2. Probably as printed: if a fleet is in a sea zone, a step from one province of its coast to any other costs 1 IP, and no Emperor can step into a space with an army. Our ruling: if a link and the sea both lead to the same place, you pay the lower price." },
        { n: "3.4", ruling: true, text: "An Emperor may walk through a space where another Emperor stands, but he cannot end there. Our ruling: as long as one of your figures shares a space, you can do nothing but move such a figure; and you can step or enter into a shared space only if you will have enough IP left to reach a free one by the cheapest way, through more shared spaces if need be." },
        { n: "3.5", text: "Sail. For 1 IP a fleet goes to a neighbouring sea zone in which there is no fleet. It does not matter where the Emperor is." },
        { n: "3.6", ruling: true, text: "Secure. The Emperor puts one of his tokens on the space where he stands: 1 IP in a province, 2 on a border. There must be no Unrest, no Revolt and no token. Another Emperor's capital can be secured, which covers its printed token; our ruling: his own capital, while uncovered, cannot. Our ruling too: when all his tokens are on the board, and only then, he takes any one of them back to use it again, free of charge." },
        { n: "3.7", ruling: true, text: "Subdue, in the space where he stands: 1 IP removes an Unrest, 1 IP turns a Revolt into an Unrest, 2 IP remove a Revolt altogether. Our ruling: a Revolt can be turned into an Unrest only while the supply has one." },
        { n: "3.8", text: "Attack. The target is an army in a linked space. Probably as printed: the attack costs 1 IP over a normal link and 2 over a broken one. Section 5 tells how it is fought, and section 11 has other prices." },
      ],
    },
    {
      id: "4",
      title: "The Barbarian phase",
      paragraphs: [
        { n: "4.1", text: "Threat. After each Emperor's turn both dice are rolled, and the province that they name gets one step worse: a quiet one gets Unrest, Unrest becomes a Revolt, and a Revolt breaks out in an Uprising." },
        { n: "4.2", text: "Protection. Nothing happens in a province with a token, and an uncovered printed token is one. Probably as printed: nothing happens in a province with a figure either, be it an Emperor, the Dux or an army." },
        { n: "4.3", ruling: true, text: "Uprising. The Revolt stays where it is. Our ruling on how it spreads: each province linked to it, unless protected, gets one step worse, except that a Revolt remains a Revolt. They are dealt with singly, from I-1 up to VI-6, and those of Italia at the end. Section 11 has other ways." },
        { n: "4.4", ruling: true, text: "An Uprising also brings an army. The Roman die names a border, and an army from the reserve is placed there. If a figure or a token stands on that border, the normal die is rolled instead, and the province with that number in the border's region gets one step worse, as in 4.1; should this be another Uprising, it spreads and brings an army in its turn. Our ruling: new dice are rolled every time, and with no army in the reserve none is placed." },
        { n: "4.5", ruling: true, text: "March. After that every army goes one link further along its route. Our ruling: armies that arrived in this phase wait until the next; the others march in the order of their routes' numerals, and on the same route the one nearer to ROMA goes first." },
        { n: "4.6", ruling: true, text: "At a broken link an army has to roll the normal die before it can cross, and before it can fight anyone on the other side (4.8). Our ruling: a 4, 5 or 6 takes it across; with less it stays. Section 11 has other numbers." },
        { n: "4.7", ruling: true, text: "Our ruling: an army whose next space is taken by another army stays where it is, and does not roll for a broken link." },
        { n: "4.8", text: "If an Emperor or the Dux is in the army's next space, they fight as in section 5. Probably as printed: if the Barbarians win, the army takes the space from him, and he is defeated (5.5); on a draw the army stays; if he wins, the army goes back to the reserve." },
        { n: "4.9", ruling: true, text: "Our ruling on what an army does where it arrives. A token in the province is removed, and that is all. In a province without one, a Revolt is placed; section 11 has other traces. An uncovered printed token cannot be removed and keeps the Revolt away. If the token was lost a moment ago, with the defeated Emperor (5.5), the province counts as having none, and the Revolt is placed." },
        { n: "4.10", ruling: true, text: "Our ruling: if an Unrest should be placed and the supply has none, nothing is placed." },
      ],
    },
    {
      id: "5",
      title: "Combat",
      paragraphs: [
        { n: "5.1", text: "The Emperor rolls the Roman die and the Barbarians the normal die." },
        { n: "5.2", text: "Support. The Emperor's support chain is his own space and every space with a token of his own that can be reached from it over links, normal or broken, through spaces with his tokens. Each of his tokens in the chain adds 1 to his die; a printed token counts unless it is covered. The Barbarians have a chain as well, built from the army's space with Revolts in place of tokens, and each Revolt in it adds 1. Sources agree on the support itself; the exact way of building the chain is probably as printed." },
        { n: "5.3", text: "Doubling. For every other Emperor who stands in a space of the Emperor's support chain, or is linked to one, the Emperor's value is doubled; the Dux counts like an Emperor. His own space belongs to the chain even without a token. Every other army in or linked to the Barbarians' chain doubles their value in the same way. Two helpers make it four times, three eight times." },
        { n: "5.4", text: "Probably as printed: the higher value wins. An army that loses goes back to the reserve. On a draw nothing happens." },
        { n: "5.5", ruling: true, text: "A defeated Emperor is taken off the board, together with any token in his space. He enters again at his next turn (3.1). Our ruling: if it happens in his own turn, he can still use the IP that he has left, to Sail and for the Dux." },
      ],
    },
    {
      id: "6",
      title: "Winning and losing",
      paragraphs: [
        { n: "6.1", text: "Victory: all six borders have a token, no matter whose. The game ends at once." },
        { n: "6.2", text: "Defeat: an army enters ROMA. Also, probably as printed: a Revolt has to be placed and all 21 are on the board, so that half of the provinces are in revolt. Either ends the game at once." },
        { n: "6.3", text: "An Emperor who stands in ROMA fights an army that would enter it, as in 4.8." },
        { n: "6.4", ruling: true, text: "Our ruling: after 25 rounds, which are 100 turns of Emperors, without a victory, the game is lost. Rome cannot be held for ever." },
      ],
    },
    {
      id: "7",
      title: "Score",
      paragraphs: [
        {
          n: "7.1",
          ruling: true,
          text: "Our ruling: a game is scored on a scale up to 10. A defeat scores 0. A victory starts at 10 and loses points as listed here, but never scores less than 1.",
          items: [
            { term: "Armies", text: "1 point less for each Barbarian army on the board." },
            { term: "Revolts", text: "1 point less for every two Revolts on the board; a single one left over counts as two." },
            { term: "Rounds", text: "1 point less for every two full rounds after the fifth. A single full round left over costs nothing." },
          ],
        },
        { n: "7.2", text: "In a game with the modules, Pirates on the board cost 1 point, and Goths on the board 1 more than an army does: 2 in all." },
      ],
    },
    {
      id: "8",
      title: "Module: Dux (easier)",
      paragraphs: [
        { n: "8.1", ruling: true, text: "Once in a game, in any Emperor's turn, its player may pay 2 IP to bring in the Dux. He is placed in a province (never on a border) that is joined to the Emperor's space by a link, not just by sea, and that has no Unrest and no Revolt. Our ruling: no other figure may be there either." },
        { n: "8.2", text: "From that moment every player can use IP for his Emperor, for the Dux, or for both, as he likes." },
        { n: "8.3", ruling: true, text: "The Dux acts like an Emperor, with two differences. He has no tokens, so he cannot Secure; our ruling: his support chain is only the space where he stands, with nothing to add, though other Emperors double him. And once he has to leave the board he is dead and does not come back." },
        { n: "8.4", ruling: true, text: "Our ruling: in blocking a space, protecting a province, doubling and being attacked, the Dux is like an Emperor." },
      ],
    },
    {
      id: "9",
      title: "Module: Pirates (harder)",
      paragraphs: [
        { n: "9.1", text: "This module needs a set-up with 1 or 2 fleets. After the armies (2.4) and before the fleets (2.5) the normal die is rolled until it shows 1, 2 or 3: that is the sea zone where the Pirates are." },
        { n: "9.2", ruling: true, text: "A fleet cannot sail into the Pirates' zone as long as they are there. Our ruling: nor can one be placed there at set-up." },
        { n: "9.3", ruling: true, text: "An Emperor in a province on the coast of their zone may attack the Pirates for 2 IP. Our ruling: so may the Dux." },
        { n: "9.4", ruling: true, text: "In this fight the provinces of that coast count as all linked to each other. The Emperor adds all his tokens on the coast to the Roman die, and the Pirates add all the Revolts on it to the normal die. The Emperor's value is doubled for each other Emperor on the coast, and the Pirates' value for each army. Our ruling: only spaces on the coast matter, and Goths among those armies bring their +1 as well." },
        { n: "9.5", ruling: true, text: "If the Emperor wins, the Pirates are taken off the board. If he loses, he is taken off himself, and so are the Emperor tokens on that coast; our ruling: those of every colour, but no printed ones. A draw changes nothing." },
        { n: "9.6", ruling: true, text: "Pirates who were beaten can return: when an Uprising happens on the coast of a sea zone in which there is no Roman fleet, it becomes theirs. Our ruling: they come at once, before the new army of 4.4; the Uprising itself must be in a coastal province, not just its spread; and if two zones would do, they take the one with the lower number." },
      ],
    },
    {
      id: "10",
      title: "Module: Goths (harder)",
      paragraphs: [
        { n: "10.1", ruling: true, text: "The Goths belong to the same reserve as the armies, so there are never more than 3 such figures on the board. When an army would have to be placed on border III or IV and the Goths are not on the board, they come in its stead, and that army is put aside. Our ruling: this applies at set-up too, and it is settled before 4.4 asks whether the border is free." },
        { n: "10.2", ruling: true, text: "The Goths arrive even where a token or a figure stands. Everything on the border is removed: tokens, and Emperors, who enter again at their next turn; the Dux dies. Our ruling: an army there goes back to the reserve." },
        { n: "10.3", ruling: true, text: "The normal die gets +1 in every combat that the Goths take part in. Our ruling: this is so too if they only support another army, and it is +1 once, never more." },
        { n: "10.4", text: "Goths who have been eliminated can come again, and the army that was put aside for them returns to the reserve." },
        { n: "10.5", ruling: true, text: "In all other ways the Goths are an army. Our ruling: with no army in the reserve to stand aside for them, they do not come, and 4.4 is followed as usual." },
      ],
    },
    {
      id: "11",
      title: "House rules",
      paragraphs: [
        {
          n: "11",
          ruling: true,
          text: "Where the sources leave room, the set-up lets you choose. The choice is part of the game, of its save and of its link. The first value of each is the one we recommend.",
          items: [
            { term: "army_trail: revolt", text: "An army that arrives in a province without a token leaves a Revolt there (4.9)." },
            { term: "army_trail: unrest", text: "The province gets one step worse instead. A Revolt that is there stays as it is; there is no Uprising." },
            { term: "army_trail: none", text: "The army leaves nothing behind. Tokens are still removed." },
            { term: "crossing_die: 4", text: "An army crosses a broken link when the normal die shows 4 or more: half of the time (4.6)." },
            { term: "crossing_die: 2, 3, 5 or 6", text: "It needs at least this number instead. A low number makes armies quick, a high one keeps them back." },
            { term: "uprising_spread: step", text: "An Uprising makes each linked province that is not protected one step worse (4.3)." },
            { term: "uprising_spread: revolt", text: "It puts a Revolt into each of them straight away. This is much harder." },
            { term: "uprising_spread: none", text: "It does not spread. It still brings an army." },
            { term: "attack_cost: link", text: "An attack on an army costs what the link costs: 1 IP if it is normal, 2 if it is broken (3.8)." },
            { term: "attack_cost: 1", text: "Every attack on an army costs 1 IP." },
            { term: "attack_cost: 2", text: "Every attack on an army costs 2 IP." },
            { term: "retake_tokens: yes", text: "An Emperor who has no token in hand takes one back from the board when he Secures (3.6)." },
            { term: "retake_tokens: no", text: "Tokens stay where they are, and an Emperor without any in hand cannot Secure. A position can become impossible to win." },
            { term: "How hard is it?", text: "Measured with the recommended values and a simulated player who errs as people do, about 300 games each: 5300 was won 94 times in 100, 4200 92, 4211 66, 4222 and 3122 44. The Dux adds 5 to 8, the Goths take away 10 to 13, and the Pirates matter little by themselves; with both Pirates and Goths 3122 was won 27 times in 100." },
          ],
        },
      ],
    },
  ],
  examples: [
    {
      title: "Diocletian's first turn",
      start: "A game at 4200. The fleets are in Mare Ibericum and Mare Aegaeum. Revolts are in LVSITANIA (I-3), AQVITANIA (II-5), DALMATIA (III-2), EPIRVS (IV-6), GALATIA (V-4) and NVMIDIA (VI-5). No army is on the board.",
      steps: [
        { text: "Diocletian enters, free, in his capital NICOMEDIA, in BITHYNIA (V-5). He has 6 IP.", rules: ["3.1", "3.2"] },
        { text: "He moves to GALATIA over a normal link for 1 IP, and removes the Revolt there for 2. He has 3 IP left.", rules: ["3.3", "3.7"] },
        { text: "He secures GALATIA: one of his 4 tokens, 1 IP. With the printed token in BITHYNIA he has a chain of two.", rules: ["3.6", "1.5", "5.2"] },
        { text: "He moves on to ASIA (V-6) for 1 IP and secures it with the last one. His turn is over.", rules: ["3.2", "3.3", "3.6"] },
        { text: "Threat: the dice show II and 5, which is AQVITANIA. It is not protected and has a Revolt: an Uprising.", rules: ["4.1", "4.2"] },
        { text: "It spreads to the provinces linked to AQVITANIA, over broken links as well: TARRACONENSIS (I-6), LVGDVNENSIS (II-1), VIENNENSIS (II-4) and NARBONENSIS (II-6) get an Unrest each.", rules: ["4.3"] },
        { text: "The Roman die shows IV: an army is placed on border IV, SARMATIA. It has just arrived, so it does not march.", rules: ["4.4", "4.5"] },
        { text: "Galerius has his turn. In the Barbarian phase after it, the army wants to cross the broken link to SCYTHIA (IV-1), the first step of its route, and rolls a 3. It stays.", rules: ["4.5", "4.6"] },
      ],
    },
    {
      title: "A fight with support",
      start: "Galerius stands in THRACIA (IV-2), with tokens of his in THRACIA and in MACEDONIA (IV-4). Diocletian is in BITHYNIA (V-5). An army is in SCYTHIA (IV-1), where there is a Revolt, and there is another Revolt in DACIA (IV-3). No other figure is near.",
      steps: [
        { text: "THRACIA and SCYTHIA are joined by a normal link, so Galerius attacks for 1 IP.", rules: ["3.8"] },
        { text: "His support chain is THRACIA and MACEDONIA: 2 tokens. Diocletian is linked to THRACIA, by a broken link, and doubles.", rules: ["5.2", "5.3"] },
        { text: "The Barbarians' chain is SCYTHIA and DACIA: 2 Revolts. No other army doubles.", rules: ["5.2", "5.3"] },
        { text: "The Roman die shows III and the normal die 5. Galerius has 3 and 2, doubled: 10. The Barbarians have 5 and 2: 7. The army goes back to the reserve.", rules: ["5.1", "5.4"] },
        { text: "Of the 36 possible rolls 32 win, 2 are a draw and 2 lose. Without Diocletian only 15 win, 6 are a draw and 15 lose; and with this very roll, 5 against 7, Galerius would have left the board with his token in THRACIA.", rules: ["5.4", "5.5"] },
      ],
    },
    {
      title: "An army on the march",
      start: "An army of route III is in SAVIA (III-5). The next space of its route is VENETIA (IT-2), over a normal link. Maximian stands there with one of his tokens; his other token nearby is the printed one in LIGVRIA (IT-1).",
      steps: [
        { text: "The army would enter VENETIA, so they fight. Maximian's chain is VENETIA and LIGVRIA: 2. The Barbarians have no Revolt in SAVIA.", rules: ["4.8", "5.2"] },
        { text: "Roman die I, normal die 6: 3 against 6. Maximian is defeated. He leaves the board, and his token in VENETIA goes with him.", rules: ["5.4", "5.5"] },
        { text: "The army moves in. The token that was lost a moment ago does not count: a Revolt is placed in VENETIA.", rules: ["4.9"] },
        { text: "ROMA is two steps away: ETRVRIA is next. At his next turn Maximian enters in ROMA or in his capital.", rules: ["3.1", "6.2"] },
      ],
    },
    {
      title: "A score",
      start: "The sixth border is secured in the eighth round, after seven full ones. One army and 5 Revolts are on the board; no modules.",
      steps: [
        { text: "10 to start with. 1 less for the army, 3 less for 5 Revolts, 1 less for the two full rounds after the fifth: a score of 5.", rules: ["6.1", "7.1"] },
      ],
    },
  ],
};
