import type { TopicByMeaning } from './topic-by-meaning-type.ts';

/** Aches, growing, load, sleep, food and drink. */
export const bodySleepAndFoodTopics: readonly TopicByMeaning[] = [
  ['blackToenail', 'injury', 'none', /nail|toe|zeh|nagel|nägel/i],
  ['heelPain', 'injury', 'none', /heel|heal|ferse|hacke|sever/i],
  ['kneeKnob', 'injury', 'none', /knee|knie|knub|bump below|lump/i],
  ['shinPain', 'injury', 'none', /shin|schienbein|shins/i],
  ['tightThigh', 'injury', 'none', /thigh|hamstring|groin|leist|oberschenkel|muscle|muskel|pull|strain|zerr|hamm|calf|wade/i],
  ['tightInGrowth', 'injury', 'none', /zehen|tight|stiff|hamstring|grow|stretchy|flexib|guitar|wachs|steif|verkürzt|dehn|gelenkig|beweglich|touch my toes|fest/i],
  ['cramps', 'injury', 'none', /^(?!.*(?:\bside\b|seite)).*(?:cramp|krampf|krämpf|kraempf|charley)/i],
  ['crackingJoints', 'injury', 'none', /crack|click|pop|crunch|knack|knirsch|schnapp/i],
  ['redFace', 'injury', 'none', /redd|röter|red\b|face|rot\b|rote|gesicht|backen|wangen|cheek|tomat/i],
  ['sickAfterSprints', 'injury', 'none', /^(?!.*(?:before (?:a |the |my |every |each )?(?:match|game|trial|kick)|vor (?:dem|jedem|einem|meinem) (?:spiel|turnier))).*(?:sick|puke|vomit|throw(?:ing|s)? up|nause|übel|uebel|schlecht|brech|kotz)/i],
  ['hiccups', 'injury', 'none', /hic|schluck|hickup/i],
  ['toothTrouble', 'injury', 'none', /tooth|teeth|zahn|zähn|zaehn/i],
  ['noseBleed', 'injury', 'none', /nose|nase/i],
  ['grazes', 'injury', 'none', /graz|scrap|burn|skin|schürf|schuerf|aufgeschl|abschürf|brennt|brenn|haut|wund|carpet|scab|kruste/i],
  ['ankleTwisted', 'injury', 'none', /ankle|twist|roll|sprain|knöchel|knoechel|umgeknick|knicke|verstauch|fußgelenk|umknick|fuß verdreht|bänder/i],
  ['inCast', 'injury', 'none', /cast|plaster|broke|fractur|splint|gips|gebroch|bruch|schien|gipps/i],
  ['knockKnees', 'injury', 'none', /knock|bow.?leg|flat f|flat.?feet|feet|x.?bein|o.?bein|plattf|senkf|spreizf|pigeon|insole|einlage|in ?toe|krumm|inwards/i],
  ['highPulse', 'injury', 'none', /puls|heart|bpm|\bhr\b|herz/i],
  ['iceBath', 'injury', 'none', /ice|plunge|cold (shower|water|bath)|eis|kalt|sauna|foam|roll|blackroll|massage/i],
  ['backAfterIllness', 'injury', 'none', /ill|sick|covid|flu|corona|virus|fever|infect|krank|grippe|fieber|corona|erkält|cold\b|angina|weeks off|pfeiffer/i],
  ['proteinFood', 'food_sleep', 'none', /protein|eiwei|shake|powder|pulver|creatin|kreatin|supplement|vegetari|vegan|\bdal\b|whey/i],
  ['snackBeforeTraining', 'food_sleep', 'none', /banan|snack|lunch|hungry|shaky|eat|essen|hunger|mittag|iss|esse|zittrig|food|brot|bread/i],
  ['appleSpritzer', 'food_sleep', 'none', /apple|apfel|schorle|spritz|juice|saft/i],
  ['sleepAfterLateMatch', 'food_sleep', 'none', /calm down|runter|wired|aufgedreht|(?:after|late|evening|match|game|nach|spät|abend|spiel).*(?:sleep|asleep|awake|bed|night|schlaf|wach|bett|müde|nacht)|(?:sleep|asleep|awake|bed|night|schlaf|wach|bett|müde|nacht).*(?:after|late|evening|match|game|nach|spät|abend|spiel)/i],
];
