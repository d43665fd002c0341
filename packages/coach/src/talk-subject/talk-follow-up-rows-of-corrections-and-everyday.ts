import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const WORK_HARDER = some('(?:work|try|train|play|fight|run)(?:ing)? (?:\\w+ )?harder', 'more effort', 'put more in', 'work on (?:it|that|my game)', '(?:mehr|harter|starker) (?:anstrengen|arbeiten|kampfen|einsatz|geben|trainieren|reinhangen|tun)', 'mich (?:mehr |besser )?(?:anstrengen|reinhangen)', '(?:streng|hang) (?:dich|mich) (?:mehr|besser|halt|einfach)? ?(?:an|rein)', 'mehr einsatz(?: zeigen)?');
const WHAT_IT_MEANS = some('mean\\w*', 'means', '(?:dont|do not) (?:get|know|understand)', 'wants?', 'how', 'what', 'wat', 'wot', 'heisst', 'heist', 'meint', 'meinen', 'bedeutet', 'versteh\\w*', 'check\\w*', 'was', 'wie', 'will');
const COACH_SAYS = some('coach\\w*', 'trainer\\w*', 'manager', 'he (?:just |only |always )?(?:said|says|told)', 'she (?:just |only |always )?(?:said|says|told)', '(?:er|sie) (?:hat|sagt|sagte|meint|meinte)(?: \\w+){0,2}');

const STREAK_TOLD = /\b(?:streaks?|serie)\b/;
const STREAK = some('streaks?', 'serie');
const JUST_NUMBER = some('why(?: \\w+){0,5} (?:matters?|important|care|bother)', '(?:what|whats)(?: \\w+){0,3} (?:the point|point)(?: \\w+){0,3}', '(?:just|only) (?:a |some |one )?number', 'who cares', 'warum(?: \\w+){0,5} wichtig', '(?:nur|bloss) (?:so )?(?:ne |eine )?zahl', 'was bringt (?:mir )?(?:die|das|sie|es)(?: \\w+){0,2}', 'wozu(?: \\w+){0,4}', 'wen interessiert(?: \\w+){0,2}');
const HOW_LONGER = some('how(?: \\w+){0,5} (?:longer|bigger|higher|long|more)(?: \\w+){0,2}', 'how(?: \\w+){0,4} (?:keep|grow|improve|extend) (?:it|my streak|that|one)(?: \\w+){0,2}', 'wie(?: \\w+){0,6} (?:langer|grosser|hoher|mehr|verlanger\\w*)(?: \\w+){0,3}');
const LENGTH_OF_SESSION = some('session', 'minutes?', 'time', 'duration', 'einheit\\w*', 'minuten?', 'zeit', 'dauer', 'back', 'zuruck', 'longer than', 'ago', 'how long (?:is|was)', 'friend\\w*', 'freund\\w*');

const FORM_TALK = /\b(?:form|formanalyse|video\w*|film\w*|clips?|technik)\b/;
const WHO_CHECKS = some('who (?:\\w+ ){0,3}?(?:checks?|judges?|marks|rates|reviews?)(?: (?:it|that|them|at it|my video|the video|at my video))?', '(?:is|are) (?:it|that|they|there)(?: \\w+){0,2} (?:real )?(?:person|human|people|someone|coach|robot|bot|ai|computer)', 'does (?:a|someone|somebody|anyone)(?: \\w+){0,3} (?:check|look|watch|see)(?: \\w+){0,2}', 'wer (?:\\w+ ){0,3}?(?:pruft|bewertet|kontrolliert|checkt)(?: \\w+){0,3}', '(?:ist|sind) (?:das|es|da)(?: \\w+){0,2} (?:echter? |richtiger? )?(?:mensch\\w*|person\\w*|computer|roboter|ki|jemand)');
const ANY_GOOD = some('(?:is|are)(?: \\w+){0,4} (?:any good|good|useful|worth it|accurate|legit)', 'any good', 'does it (?:just |only |always )?say(?: \\w+){0,3} (?:well done|good|nice|great)', '(?:just|only|always) (?:say|says|saying)(?: \\w+){0,3} (?:well done|good|nice|great)', '(?:ist|taugt|bringt|kann)(?: \\w+){0,4} (?:gut|was|etwas|genau|brauchbar)', '(?:sagt|lobt)(?: \\w+){0,3} (?:nur|immer|bloss)(?: \\w+){0,3}', '(?:nur|immer|bloss) (?:gut gemacht|lob|super|toll)');

const FOOD_TALK = /\b(?:eat\w*|ate|food|meal|breakfast|lunch|dinner|snack\w*|porridge|hungry|essen|ess|iss|fruhstuck\w*|mittagessen|gegessen|hunger|mahlzeit)\b/;
const LIGHT_FOOD = some('toasts?', 'toasties?', 'bread', 'bagels?', 'crumpets?', 'rolls?', 'cereals?', 'cornflakes', 'weetabix', 'oats', 'pasta', 'spaghetti', 'rice', 'wraps?', 'waffles?', 'sandwich\\w*', 'brot\\w*', 'toastbrot', 'brotchen', 'semmeln?', 'zwieback', 'reis', 'reiswaffeln?', 'nudeln?', 'haferflocken', 'musli', 'breze\\w*', 'knackebrot');
const ASKS_OF_FOOD = some('what about', 'wat about', 'wot about', 'how about', 'and', 'n', 'nd', 'can i', 'could i', 'should i', 'is', 'are', 'ok', 'okay', 'good', 'instead', 'was ist mit', 'wie ist es mit', 'wie war', 'und', 'oder', 'kann ich', 'darf ich', 'soll ich', 'ist', 'sind', 'geht', 'gehen', 'gut', 'stattdessen');
const NOT_THIS_FOOD = some('allerg\\w*', 'unvertrag\\w*', 'coeliac', 'celiac', 'zoliakie', 'gluten\\w*', 'hate', 'dont like', 'mag (?:kein\\w*|nicht)', 'hasse', 'after', 'danach', 'nach dem', 'diet', 'weight', 'fat', 'calories', 'kalorien', 'abnehm\\w*', 'dick', 'only', 'nur', 'nothing', 'nichts', 'skip', 'burn\\w*', 'chocolate', 'nutella');
/** Where a food is not eaten, or eating itself weighs, nothing is proposed by a rule of play. */
const EATING_WEIGHS = /\b(?:allerg\w*|unvertrag\w*|coeliac|celiac|zoliakie|gluten\w*|diet|lose weight|too fat|calories|kalorien|abnehm\w*|zu dick|starv\w*|hungern)\b/;
const SLEEP = some('sleep\\w*', 'slep', 'bed(?:time)?', 'schlaf\\w*', 'bett');

const SHORT_NIGHT = /\b(?:slept|sleep\w*|hours? of sleep|tired|knackered|exhausted|schlaf\w*|geschlafen|mude|kaputt|ausgelaugt)\b/;
const GO_OR_NOT = some('(?:do|should|shall|can|must|could) i (?:\\w+ ){0,2}?(?:skip|miss|go|train|play|leave out)(?: \\w+){0,4}', 'skip(?:ping)? (?:it|training|practi[cs]e|that|one)(?: \\w+){0,3}', '(?:soll|sollte|kann|darf|muss) ich (?:\\w+ ){0,4}?(?:hin|hingehen|trainieren|ausfallen lassen|auslassen|absagen|schwanzen|gehen|lassen|weglassen)', 'training (?:ausfallen lassen|auslassen|absagen|schwanzen)');
const TRAINING = some('training', '2nites', 'tonights?', 'practi[cs]e', 'session', 'pe', 'sport', 'heute abend', 'heut abend');
const TIRED = some('tired', 'knackered', 'exhausted', 'sleepy', 'mude', 'kaputt', 'platt', 'fertig');
const SAYS_MEANT = some('no+', 'nah', 'i mean', 'i meant', 'nein', 'nee', 'ne', 'ich mein\\w*', 'mein\\w* ich');
const ILL_OR_HURT = some('sick', 'ill', 'fever', 'dizzy', 'hurts?', 'pain', 'injur\\w*', 'cry\\w*', 'scared', 'krank', 'fieber', 'schwind\\w*', 'weh', 'schmerz\\w*', 'verletz\\w*', 'angst', 'streak', 'serie', 'school', 'schule');

const GOT_PAST_ME = some('(?:let|lets|letting)(?: \\w+){0,3} (?:winger|striker|player|forward|attacker|opponent)(?: \\w+){0,4}', '(?:winger|striker|attacker|forward|flugelspieler|sturmer|gegenspieler|angreifer)(?: \\w+){0,5} (?:past|by|through|vorbei|durch|davon)(?: \\w+){0,2}', '(?:lost|lose|losing) (?:my|the|their|his) (?:winger|man|player|striker|runner)(?: \\w+){0,4}', '(?:flugelspieler|sturmer|gegenspieler|angreifer)(?: \\w+){0,4} (?:laufen|durchgelassen|vorbeigelassen|verloren)');
const TELLS_OF_ONESELF = some('i', 'im', 'me', 'ich', 'mir', 'mich');
const OF_DRILL = some('drills?', 'ubung\\w*', 'plan', 'practi[cs]e', 'uben', 'dribbl\\w*', 'what should i (?:train|do)');
const WINGER_TOLD = /\b(?:let (?:in )?(?:\w+ ){0,3}(?:winger|striker|attacker)|(?:winger|striker|attacker|flugelspieler|sturmer|gegenspieler|angreifer)(?: \w+){0,5} (?:past|by|through|vorbei|durch|davon)|lost my (?:winger|man|player))\b/;
const HOW_TO_STOP = some('how (?:do|can|should|to)(?: \\w+){0,3} (?:stop|prevent|fix|change|make sure|avoid|defend|do better)(?: \\w+){0,6}', 'how (?:do|can) i (?:\\w+ )?(?:not|make it not) (?:\\w+ ){0,4}', 'what (?:do|can|should) i do(?: \\w+){0,4} (?:tmrw|tomorrow|2moro|next time|about it|about that|then)', 'wie (?:kann|soll|verhinder\\w*|stopp\\w*|mach\\w*) ich(?: \\w+){0,6}', 'was (?:kann|soll|mach\\w*) ich(?: \\w+){0,6}');

const BOARD_TOLD = /\b(?:leader ?boards?|boards?|ranking|ranglist\w*|bestenlist\w*)\b/;
const WHO_LEADS = some('(?:who|whos)(?: is| s)? (?:\\w+ )?(?:winning|leading|top|first|1st|best|ahead|number (?:one|1))(?: \\w+){0,3}', 'wer (?:\\w+ )?(?:gewinnt|fuhrt|ist (?:gerade |grad |jetzt )?(?:erster?|vorne?|oben|platz (?:1|eins)|der beste|die beste))(?: \\w+){0,3}', '(?:on|auf|in) (?:the |der |dem )?(?:leader ?board|ranglist\\w*|bestenlist\\w*)');
const OF_WHOLE_BOARD = some('how', 'wie', 'my', 'mein\\w*', 'ich', 'i', 'name', 'see', 'sieht', 'hide', 'match', 'game', 'spiel', 'liga', 'league', 'prem\\w*');

const YOU_TELL = some('(?:are|r|do|does|will|would|gonna|can|could)(?: (?:you|u|ya|sarah|coach|it|this|the app|that))+ (?:\\w+ ){0,2}?(?:tell|show|send|report|snitch|grass|text|message)(?: \\w+){0,3}', '(?:sagst|erzahlst|zeigst|schickst|schreibst|verratst|petzt) du(?: \\w+){0,6}', 'wirst du(?: \\w+){0,6} (?:sagen|erzahlen|zeigen|verraten|petzen)');
const PARENT = some('(?:my |the )?(?:mum|mom|mam|mummy|dad|daddy|parents?|family)', '(?:mein\\w* )?(?:mama|mami|papa|papi|mutter|vater|eltern)');
const HERE = some('what', 'wat', 'wot', 'anything', 'everything', 'this', 'that', 'on me', 'write', 'say', 'was', 'das', 'alles', 'schreib\\w*', 'sag\\w*', 'etwas', 'hier', 'davon');

const BORED_COACH = some('(?:do|r|are|dont) (?:you|u|ya)(?: \\w+){0,2} (?:bored|boring|tired|lonely)(?: \\w+){0,3}', '(?:ist|wird)(?: es)? dir (?:\\w+ ){0,3}?langweilig', 'langweilst du dich(?: \\w+){0,3}', '(?:bist|wirst) du (?:\\w+ ){0,2}?(?:mude|gelangweilt)');
const IN_LESSON = some('in (?:a |my |the )?(?:geography|geog|maths?|english|science|history|french|spanish|german|art|music|re|it|class|lesson|lessons|physics|chemistry|biology)(?: class| lesson)? (?:rn|right now|now|atm|at the moment|lol)(?: \\w+)?', '(?:bin|sitz|sitze|hab|habe|hock\\w*)(?: (?:grad|gerade|jetzt|noch))* (?:im unterricht|in (?:mathe|deutsch|englisch|erdkunde|geo|bio|physik|chemie|musik|kunst|reli|der schule|der stunde)|mathe|deutsch|englisch|erdkunde)(?: (?:grad|gerade|jetzt|lol))*');
const NOT_LESSON = some('help', 'homework', 'test', 'exam', 'hilf\\w*', 'hausaufgab\\w*', 'arbeit', 'prufung', 'bully\\w*', 'laugh\\w*', 'auslach\\w*', 'hate', 'hasse', 'sad', 'traurig', 'scared', 'angst');

const IMPRESS = some('(?:what|wat|wot|which|wich|any)(?: \\w+){0,3} (?:skills?|moves?|tricks?|drills?)(?: \\w+){0,3} (?:impress\\w*|show off|look cool|looks cool|wow)(?: \\w+){0,3}', '(?:skills?|moves?|tricks?) (?:to|that|that would|for) (?:impress\\w*|show off|look cool|looks cool)(?: \\w+){0,3}', '(?:welche\\w*|was fur ein\\w*|was fur)(?: \\w+){0,3} (?:tricks?|finten?|skills?|moves?|ubung)(?: \\w+){0,4} (?:beeindruck\\w*|angeben|cool|eindruck)(?: \\w+){0,3}', 'womit (?:kann ich |beeindruck\\w*)(?: \\w+){0,4}');

/** What players ask on behind an answer, or correct in it, of their trainer, streak, form, food, nights, wingers and the coach; the surer rows first. */
export const CORRECTION_AND_EVERYDAY_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'workHarder' }, asks: [WORK_HARDER, WHAT_IT_MEANS, COACH_SAYS], mostWords: 22 },
  { to: { line: 'workHarder' }, talk: /\b(?:coach\w*|trainer\w*|manager)\b/, asks: [WORK_HARDER, WHAT_IT_MEANS], unless: OF_DRILL, mostWords: 18 },
  { to: { line: 'streakLonger' }, asks: [STREAK, HOW_LONGER], unless: LENGTH_OF_SESSION, mostWords: 16 },
  { to: { line: 'streakOnlyNumber' }, talk: STREAK_TOLD, turnsBack: 2, asks: [JUST_NUMBER], mostWords: 14 },
  { to: { line: 'formWhoChecks' }, talk: FORM_TALK, turnsBack: 2, asks: [WHO_CHECKS], unless: some('phone', 'handy', 'name', 'talk', 'chat', 'you', 'u', 'du'), mostWords: 16 },
  { to: { line: 'formAccuracy' }, talk: FORM_TALK, turnsBack: 3, behindLine: ['formWhoChecks', 'formAccuracy'], asks: [ANY_GOOD], mostWords: 18 },
  { to: { line: 'lightFoodAndSleep' }, talk: FOOD_TALK, turnsBack: 3, asks: [LIGHT_FOOD, ASKS_OF_FOOD, SLEEP], notInTalk: EATING_WEIGHS, unless: NOT_THIS_FOOD, mostWords: 18 },
  { to: { line: 'lightFood' }, talk: FOOD_TALK, turnsBack: 3, asks: [LIGHT_FOOD, ASKS_OF_FOOD], notInTalk: EATING_WEIGHS, unless: NOT_THIS_FOOD, mostWords: 12 },
  { to: { line: 'skipAfterShortNight' }, talk: SHORT_NIGHT, turnsBack: 3, asks: [GO_OR_NOT], unless: ILL_OR_HURT, mostWords: 16 },
  { to: { line: 'skipAfterShortNight' }, talk: SHORT_NIGHT, turnsBack: 3, asks: [SAYS_MEANT, TRAINING, TIRED], unless: ILL_OR_HURT, mostWords: 14 },
  { to: { line: 'wingerGotPast' }, asks: [GOT_PAST_ME, TELLS_OF_ONESELF], unless: OF_DRILL, mostWords: 24 },
  { to: { line: 'wingerStop' }, talk: WINGER_TOLD, turnsBack: 2, behindLine: ['wingerGotPast'], asks: [HOW_TO_STOP], unless: OF_DRILL, mostWords: 14 },
  { to: { line: 'boardFirst' }, talk: BOARD_TOLD, turnsBack: 4, asks: [WHO_LEADS], unless: OF_WHOLE_BOARD, mostWords: 8 },
  { to: { topic: 'tellsParents' }, asks: [YOU_TELL, PARENT, HERE], mostWords: 16 },
  { to: { line: 'coachBored' }, asks: [BORED_COACH], mostWords: 9 },
  { to: { line: 'inLesson' }, asks: [IN_LESSON], unless: NOT_LESSON, mostWords: 12 },
  { to: { line: 'impressWith' }, asks: [IMPRESS], mostWords: 16 },
];
