/** What the coach says of team mates, coaches, fairness, school, feelings and curiosities. */
export const coachTopicAnswersOfTeamLife = {
  keepOldBests: [
    'Keep your old bests and start a new line today: after a long break, compare only with your first week back. They come closer faster than you think, and single sessions cannot be deleted here anyway.',
    'No need to delete them. Old bests show what you could do and will do again; until then your aim is one more than last week. A saved session stays in the history.',
  ],
  tellCoachAbsent: [
    'Tell your coach early and honestly, in one sentence: “I cannot come on Saturday, it is my aunt’s wedding.” Family counts, and a coach who knows in time can plan. You need no excuse and no story.',
    'Say the true reason as soon as you know it, yourself or through your parents. Coaches are only cross when somebody is missing without a word. If you like, ask what you will miss.',
  ],
  twoThingsAtOnce: [
    'Tell both sides today and ask whether one can be moved. If not, decide with your parents: what did you promise first, and what comes only once? Whichever you choose is fine, and say it kindly to the other.',
    'First ask if one of the two can start at another time; often it works. If it does not, the one that cannot be repeated, or that others depend on, mostly goes first. Choose, tell everybody early, and then enjoy it.',
  ],
  hobbiesClash: [
    'Say calmly what you love about football, and then lay both timetables side by side with your mum or dad. Often a part of both works: one training less, or a trial until the holidays. What is decided at home counts, and ten minutes with the ball fit in anyway.',
    'Ask for a trial term: both hobbies, and after it you look together at how school and sleep went. Show that you thought about it. If it must be one, ask to have a say.',
  ],
  carryEquipment: [
    'Everybody should: ask your coach for a list, two names for each training. Say it without blame, “Ben and I do it every time, can we take turns?” Big goals are only lifted by several and with an adult.',
    'It is a job for the whole team. Propose turns by shirt number, or everybody carries one thing. Your coach will like the idea. Never move a big goal alone.',
  ],
  coachLeavesNobodyFollows: [
    'The team goes on: the club and its youth leader look for a new coach, and sometimes a parent steps in for a while. You may ask who is looking. Say thank you to the one who goes, and stay together with your mates.',
    'Mostly somebody is found, a parent, an older player, or you train with another team at first. It is all right to be worried. Ask your parents whether they can help; teams live from that.',
  ],
  shirtNumberThirteen: [
    'No number brings bad luck, that is only an old story. Great players such as Michael Ballack, Thomas Müller and Alex Morgan wore 13. If you truly dislike yours, ask kindly whether somebody swaps.',
    'Superstition, nothing more: the number does not play, you do. Many strikers even love the 13. Make it your lucky one, or ask before the season whether another is free.',
  ],
  twoWantSameNumber: [
    'Draw lots or toss a coin, or share it: one has it until winter, the other after that. The number does not make the player, and a friend is worth more than a 7. If you cannot agree, your coach decides.',
    'Make it fair: heads or tails, and the loser chooses first among the others. In some teams the one who has been there longer may keep it, so ask your coach.',
  ],
  armbandRotates: [
    'Both ways are good. If the armband goes round, everybody learns to lead; with one captain the team always knows whom to ask. You can lead without it too: greet, encourage, run first.',
    'There is no better one. For children many coaches pass it round, so that quiet ones get a turn, and older teams often keep one. When it is your week, think of two things: a good word for each, and fair play.',
  ],
  captainNotHeard: [
    'Go first and say less: one short call, one praise by name, and do yourself what you ask for. Speak alone with one or two mates you trust, they pull the others along. Your coach can help too. Being heard takes some weeks, for everybody.',
    'Shouting does not help, examples do. Praise three times before you ask for something once. And tell your coach that it is hard, so that he backs you up.',
  ],
  leadWithoutArmband: [
    'You can lead without it: say useful things like “turn” or “left”, praise a good run, and be first back after a loss of the ball. If your captain only shouts, talk to him alone and kindly: “Tell us what to do, that helps more.”',
    'Leading is doing, not the band. Three times in a match help somebody with a word, and cheer up whoever made a mistake. Tell the captain after the game, just the two of you, what would help the team.',
  ],
  teamChatTrouble: [
    'Propose two chats: one only for dates, run by an adult, and one for fun. One rule for both: nobody is put down, and no picture goes in without asking. If somebody is laughed at there, show a grown-up; you need not answer.',
    'A chat needs a clear use and a kind tone. Agree on it in the dressing room with all, with your coach beside you. Mean messages are not fun: do not pass them on, and show them to your parents.',
  ],
  badAttitudeTired: [
    'Tell your coach in a quiet moment: “I was very tired after the camp, I did not mean it badly.” Then ask what he saw, so that you know what to show next time. One word for one day is no judgement of you.',
    'That feels unfair when you were only worn out. Coaches see faces, not nights: explain it before training next time you are tired, and be on time, run and help. The picture changes quickly.',
  ],
  opponentTrashTalk: [
    'Say nothing, or a calm “good luck” with a smile, and play on. He wants you to think of him and not of the ball. If it goes on or gets nasty, tell your coach or the referee; that is not telling tales.',
    'Best is no answer at all: turn round and do one simple thing well. Words like that are often nerves of the other. Insults about you, your family or where you come from you tell the referee at once.',
  ],
  onlyGirlInTeam: [
    'It is all right to feel lonely in that. Tell your coach and one mate you like, and ask for a changing place of your own and the same team talk. Bring a friend to a training, or look at a girls’ team; staying and changing are both fine.',
    'You belong to the team like everybody else. What helps: one mate to warm up with, a coach who knows, a place of your own to change. How long mixed teams go on depends on the country, often up to about 16; your club knows.',
  ],
  teamOtherLanguage: [
    'Learn their names first and ten football words, such as pass, turn, here and well done. Smile, give high fives and pass to them: the ball talks for you. Ask your coach for one mate who shows you everything. After some weeks you understand much more.',
    'Start with one person: name, high five, warm up together. Point and show when words are missing. Ask “how do you say this?”, people love to teach their words.',
  ],
  mateMadeMistake: [
    'Say something short and kind at once: “No problem”, “Next ball” or “Head up”, perhaps with a clap. Nobody makes a mistake on purpose, and whoever hears that plays better. Later you can practice it together.',
    '“Never mind, go on!” is enough, and a high five as you run past. Do not shake your head or throw your arms up. Next time it is you, and then you are glad about it.',
  ],
  matesNeverTalks: [
    'Begin yourself: two short words such as “left” and “mine” in every action, then the other often answers. Agree on two signals before the match, one for “stay” and one for “go”. Ask kindly, perhaps he is only shy.',
    'Talk for two at first. Say his name and one word, and praise each answer. Before the game choose with him what you will call; that takes the fear away.',
  ],
  sameOnesOnBench: [
    'Good that you notice it. Be kind to those three: sit with them, warm up with them, say their names. Then ask your coach calmly, or with the captain: “Can we all take turns on the bench?” In children’s football everybody should play.',
    'You may say it: “It is always the same ones, could I sit out for a while too?” That is fair and brave. A parent or the captain can bring it to the coach as well, without blaming anybody.',
  ],
  homesickAtCamp: [
    'Many feel homesick at a camp, also some who do not show it. Tell your coach beforehand, take a small thing from home, and agree on a time to call. It is mostly worst at bedtime and better after breakfast, and if it is too hard you may be fetched.',
    'It is no shame. Ask for a room with a friend, tell one adult when it comes, drink some water and think of one thing tomorrow. Practice with a night at a friend’s before.',
  ],
  noLiftToMatches: [
    'Ask your parents whether you may ride with another family, and let them or your coach ask the others; most are glad to take somebody along. Parents choose whose car. If it does not work, training still counts and you can cheer by message.',
    'Many teams share cars. Tell your coach that you can play if somebody picks you up, so it can be planned. It is nobody’s fault when parents work, and you are no less part of the team.',
  ],
  longWayToTraining: [
    'Then fewer trips are fine: two or three days with the team and short ball work at home on another. Travelling tires too, so count it in. On the train or bus do school things or rest, then the evening is free.',
    'Two good trainings with the team beat four with tired legs. Put ten minutes with the ball at home in between, and tell your coach how long your way is.',
  ],
  onlyForTheStreak: [
    'It is not bad, but a streak is a toy and you are its boss. If you only train for the number, choose something you like for a few days, or five easy minutes, or end it yourself with a free day. Nothing else is lost, and your longest stays in the records.',
    'Then it is time to take the power back: rest a day on purpose and do something else. Come back when you feel like the ball. Joy carries you further than day 74.',
  ],
  notScoutedYet: [
    'No, it is not too late. Players grow at their own time, many good ones were found at 16 or later, through clubs, school teams or open trials. Play where you get many minutes and keep learning; few become professionals, and the game is worth it anyway.',
    'At 15 nobody is finished. Scouts watch matches, so being on the pitch often counts more than the club’s name. Ask your coach and your parents about open trials near you.',
  ],
  lonelyTraining: [
    'Short is fine, and make it a game: beat the timer, put music on where no cars are, or set three small challenges. Ask somebody at home to count for you, or a friend to come on one fixed day. Four good minutes count.',
    'Alone gets boring for most. Play against yourself: left foot against right, today against yesterday. And once a week with a friend, a parent or the kids in the park.',
  ],
  resultsUpAndDown: [
    'That is normal: single results jump with tiredness, wind, ball and luck. Look at the middle one of your last five, and whether that grows from week to week. One very high day is a treat, one low day is nothing.',
    'Numbers like 12, 40, 9, 22 and 15 mean you are at about 15 now. Progress draws the average of every three for just that reason. Keep counting in the same way.',
  ],
  beatMyFriend: [
    'No, it is fine to want to win, also against your best friend. Play hard and fair for the length of the match, shake hands at the end, and be friends again. Whoever wins does not show off.',
    'Friends may be rivals for an hour. Agree before: we both do our best, and afterwards we have an ice cream, whoever won. That makes it even more fun.',
  ],
  tooFewForTeam: [
    'Ask the league whether you may play with fewer or on a smaller pitch; many allow it in youth football, and the other coach often takes one off too. Bring friends from school, invite to an open training, or join up with the next club.',
    'Your coach and the club can solve it: fewer players a side, a team together with the neighbours, or players of the younger group help out. You can do something too: each of you brings one friend to practice.',
  ],
  headersMumSaysNo: [
    'What your parents say about your body counts, and many associations limit or forbid heading for children too. Say: “I am not allowed to head yet, I take it with the chest or foot.” Your mum can tell the coach herself; that is a thing for grown-ups.',
    'Your mum’s rule goes first. Ask for another task while the others head, such as chest and volley. If the coach is not happy about it, let your parents talk to him.',
  ],
  bagForTwoHomes: [
    'Pack a small bag that stays there or travels with you, with a soft or flat ball, shin pads, socks, a skipping rope and four bottles as cones. Even without a ball you can do quick feet, balance and sprints. Fix two days with both parents.',
    'Put together a bag for the second home: old trainers, a cheap ball, socks, water bottle. Write one small plan that works at both places, then nobody has to think.',
  ],
  teenHelperCoach: [
    'Keep it simple: tag, dribbling games with a ball for each, then three against three on small goals. Speak in one sentence, no queues, many breaks to drink, and an adult is there. At half-time praise one thing, give one cue, no blame.',
    'Little ones learn by playing, not by listening. Plan four games of eight minutes and one they may choose. Kneel down when you talk, know their names, laugh with them.',
  ],
  womensFootballSame: [
    'Yes, the same Laws, the same size 5 ball, the same pitch and 90 minutes for grown-up women and men. Smaller balls and pitches are for younger ages and not for girls.',
    'Nothing is different in the rules. A girl of your age plays with the ball of your age group, and women with a full-size one. Some leagues only differ in things like the number of substitutes.',
  ],
  worldCupFirsts: [
    'The first World Cup was 1930 in Uruguay, and Uruguay won it. The first women’s was 1991 in China, where the USA beat Norway 2-1. Most titles up to 2023: Brazil with five among the men, the USA with four among the women.',
    'Men since 1930, first winner Uruguay; women since 1991, first winner USA. Up to 2023 Brazil led the men with five cups, the USA the women with four.',
  ],
  footballFunFact: [
    'Here is one: yellow and red cards only came with the World Cup of 1970; before that the referee just said it. Goals once had a tape instead of a crossbar, and nets came only in 1891.',
    'Did you know that the oldest football club still going is Sheffield FC, from 1857? And that for a long time a goalkeeper could pick up the ball in all of the own half, until 1912.',
  ],
  languageOfPros: [
    'Mostly the language of the country they play in, or English, with short words and hand signs. Many new players get lessons and a translator at first, and team mates help. A ball, a finger and a name say a lot.',
    'There is no one language: “left”, “turn” and “time” everybody learns in a week. In the dressing room somebody translates, on the pitch signs are quicker anyway.',
  ],
  luckyRitual: [
    'A small ritual is fine: left boot first, one breath, a word you say. It does not bring luck but calm, because you know what comes. Keep it short and without things that can be missing, and nothing is lost when it goes wrong once.',
    'Luck is not in your socks, but a habit helps your head. Many professionals have one. Choose something you always have with you, such as three deep breaths.',
  ],
  swapShirtsPros: [
    'As a memory and a sign of respect for the other: it began with internationals long ago, and many collect them. Better keep yours, as club shirts mostly belong to the club. A high five or a photo is a swap too.',
    'They want something to remember the match by, above all from a player they admire. For children it is not usual, because the kit is needed next week.',
  ],
  rivalForMyPlace: [
    'A new one makes you better, not smaller: practice together and look what you can learn. Places change often, so show your own strengths every week, be kind, and ask your coach what you need. You may be jealous; just do not be mean.',
    'Breathe: one good new player helps the whole team. Do your thing, be on time, run, pass. Offer to play another position too, then there is room for both.',
  ],
  lateForTraining: [
    'Say sorry in one sentence, warm up quickly on your own and join in: “Sorry, the bus was late.” Next time pack the bag the evening before and leave ten minutes earlier. If it is the drive and not you, your parents can tell the coach.',
    'Come anyway, late is better than not at all. No long story: sorry, short warm-up, go. A fixed hour to leave, with an alarm, helps most.',
  ],
  hurtAnOpponent: [
    'Stop, ask how they are and say sorry; if they stay down or it was the head, call a grown-up at once. An accident is no bad deed, football has contact. If it stays in your head, tell your parents, and next day ask through your coach how the other one is.',
    'Say sorry to them and, if you like, to their coach; if it was the head or they cannot get up, fetch a grown-up at once. You did not want it. Feeling bad shows that you are kind; next time go in a bit more on your feet.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
