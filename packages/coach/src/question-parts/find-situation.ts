import { appQuestionPatterns } from './app-question-patterns.ts';
import { footballSituationPatterns } from './football-situation-patterns.ts';
import { formationAsked } from './formation-question.ts';
import { matchSituationPatterns } from './match-situation-patterns.ts';
import { practiceSituationPatterns } from './practice-situation-patterns.ts';
import { shortQuestionSituationPatterns } from './short-question-situation-patterns.ts';
import { COACH, found, isMet, nearRows, PARENT, row, type Row, type Situation } from './situation-pattern.ts';
import { says } from './whole-word-pattern.ts';

const LAUGHED = says('laugh\\w*', 'giggl\\w*', '(?:made|make|making) fun', 'gelacht', 'lach(?:en|t|ten)', 'ausgelacht', 'lustig gemacht');
const MISHAP = says(
  'miss(?:ed|ing)?',
  'skied',
  'own goal',
  'fell',
  'fall(?:en)?',
  'trip(?:ped)?',
  'slip(?:ped)?',
  'let (?:in|it|the)',
  'lost the ball',
  'over the ball',
  'mess(?:ed)? (?:it |this )?up',
  'mistake',
  'bad (?:pass|shot|touch|kick)',
  'eigentor\\w*',
  'verschoss\\w*',
  'daneben\\w*',
  'vorbei\\w*',
  'hingefallen',
  'hingeflogen',
  'gestolpert',
  'ausgerutscht',
  'uber den ball',
  'nicht getroffen',
  'luftloch',
  'fehler',
  'verloren',
);
/** Who is laughed at for what they are, again and again, is not comforted about one ball. */
const BECAUSE_OF_ME = says('always', 'every (?:day|time|training|week)', 'immer', 'jedes mal', 'jeden tag', 'standig', 'fat', 'small', 'short', 'ugly', 'poor', 'girl', 'dick', 'klein', 'hasslich', 'arm', 'hit', 'push\\w*', 'kick\\w* me', 'schubs\\w*', 'schlag\\w*', 'nobody likes', 'hate me', 'cry\\w*');

/** A laugh that is over: of one that goes on safety decides. */
const LAUGHED_ONCE = says('laughed at me', '(?:hat|haben) (?:\\w+ ){0,3}(?:uber mich gelacht|mich (?:\\w+ )?ausgelacht)');

const NOBODY = says('never', 'nobody', 'no ?one', 'none', 'noone', 'dont', 'doesnt', 'not', 'wont', 'nie', 'niemand', 'keiner', 'nicht', 'kaum', 'hardly');
const PASS_TO_ME = says('pass(?:es|ing|ed)? (?:(?:it|the ball|a ball) )?(?:back )?to me', 'pass me (?:the |a )?(?:ball|it)', 'give me the ball', 'pass(?:en|t|e)? (?:\\w+ ){0,2}(?:mir|zu mir|mich)', 'mir (?:\\w+ ){0,3}(?:pass\\w*|ball|abspiel\\w*|zuspiel\\w*)', '(?:spiel\\w*|spielen) (?:mir|mich) (?:\\w+ ){0,2}(?:an|ab|zu|ball)', 'gib\\w* mir (?:\\w+ )?(?:den )?ball', 'bekomm\\w* (?:\\w+ )?(?:den |keine )?(?:ball|passe)', '(?:get|see) (?:\\w+ )?(?:a |the )?(?:pass(?:es)?|ball) from (?:my|the|them)');

const CHOSEN = says('pick(?:ed|s)?', 'cho(?:se|ose|oses|sen)', 'select(?:ed)?', 'gewahlt', 'ausgewahlt', 'wahl(?:en|t)', 'genommen');
const NOT_ME = says('last', 'never', 'nobody', 'no ?one', 'didnt', 'wasnt', 'not', 'als letzte\\w*', 'zuletzt', 'nie', 'nicht', 'keiner', 'niemand');
const OF_TEAM = says('teams?', 'pe', 'p e', 'sport\\w*', 'school', 'game', 'match', 'squad', 'me', 'i', 'mannschaft\\w*', 'schule', 'spiel', 'mich', 'ich');

const SCHOOL = says('school\\w*', 'home ?work', 'exams?', '(?:maths?|spelling|english|school|science) test', 'a test', 'tests', 'grades?', 'revis(?:e|ing|ion)', 'schule', 'schul\\w*', 'hausaufgabe\\w*', 'hausi\\w*', 'klassenarbeit\\w*', '(?:mathe|deutsch|englisch)?arbeit (?:schreib\\w*|morgen)', '(?:mathe|deutsch|englisch|latein|franz)arbeit\\w*', 'klausur\\w*', 'prufung\\w*', 'noten', 'zeugnis');
const TRAINING = says('train\\w*', 'practi[cs]\\w*', 'football', 'fussball', 'drills?', 'uben', 'ubung\\w*', 'time', 'zeit', 'kick\\w*', 'play', 'spielen', 'zu viel\\w*', 'too much', 'so much', 'loads of', 'lots of', 'stress\\w*', 'soviel\\w*', 'so viel\\w*');
/** Asks for the lesson itself, or tells of people, of being tired or of a team at school. */
const NO_TIME_OF_IT = says('(?:do|help|solve|answer|write|make) (?:\\w+ ){0,3}(?:my |with )(?:\\w+ )?(?:home ?work|maths?|essay)', 'hilf\\w*', '(?:mach|lose) (?:\\w+ )?mein\\w*', 'school team', 'schulmannschaft', 'schulteam', 'tired', 'mude', 'eat', 'essen', 'at school (?:we|they|i)', 'boys', 'girls', 'plan\\w*', 'pick\\w*', 'laugh\\w*', 'lach\\w*', 'way to school', 'break', 'better', 'best', 'besser', 'wann', 'when', 'morning', 'evening', 'morgens', 'abends', '(?:says?|said|sagt|sagen) (?:\\w+ )?(?:no|nein)', 'not allowed', 'darf nicht', '(?:before|after|vor|nach) (?:or after |or before |oder nach |oder vor )?(?:der )?(?:school|schule)', 'kein\\w* fussball');
const MINUTES = /\b\d+ ?(m|min|mins|minutes?|minuten)\b/;

const FEAR = says('angst', 'schiss', 'bammel', 'muffensausen', 'panik', 'scared', 'afraid', 'fear', 'frightened', 'nervous\\w*', 'nervos\\w*', 'aufgereg\\w*', 'worried', 'anxious', 'butterflies');
const OCCASION = says('spiel\\w*', 'match\\w*', 'games?', 'turnier\\w*', 'tournament\\w*', 'finale?\\w*', 'cup', 'pokal\\w*', 'trial\\w*', 'tryouts?', 'probetraining', 'zuschauer\\w*', 'publikum', 'crowd', 'people', 'ppl', 'watching', 'zuschau\\w*', 'tomorrow');
const FEAR_OF = says('ball\\w*', 'tackl\\w*', 'shots?', 'schuss\\w*', 'head\\w*', 'penalt\\w*', 'elfmeter\\w*', 'dad', 'mum', 'mom', 'papa', 'mama', 'vater', 'mutter', 'eltern', 'coach', 'trainer', 'home', 'hause', 'gegner\\w*', 'opponent\\w*', 'him', 'her', 'miss\\w*', 'sleep', 'schlaf\\w*', 'goal', 'tor', 'eat', 'essen', 'sick', 'schlecht');

const IS_IT_BAD = says('schlimm', 'ok', 'okay', 'okey', 'in ordnung', 'egal', 'bad', 'fine', 'matter', 'alright', 'allowed', 'darf', 'can i', 'kann ich', 'is it', 'ist es', 'macht es was', 'macht das was', 'schadet');
const PAUSE = says('paus\\w*', 'break', '(?:nix|nichts|nicht|kein\\w*) (?:\\w+ ){0,2}(?:mach\\w*|tu|tue|train\\w*|ub\\w*)', '(?:auslass|aussetz)\\w*', 'frei (?:mach\\w*|nehm\\w*)', '(?:do|doing|did) (?:nothing|nuffin|nothin)', '(?:dont|not|cant|no) (?:train|practi[cs])\\w*', 'skip\\w*', 'off');
const SOME_DAYS = says('(?:\\d+|ein\\w*|zwei|drei|vier|funf|paar|a|one|two|three|four|five|few|couple|some) (?:\\w+ )?(?:days?|tage?n?|weekend|wochenende)', 'bis (?:mon|diens|donners|frei|sams|sonn)tag', 'bis mittwoch', 'until (?:mon|tues|wednes|thurs|fri|satur|sun)day', 'am wochenende', 'at the weekend');
const OF_STREAK = says('stre[ae]ks?', 'serie', 'xp', 'tokens?', 'hurt\\w*', 'krank', 'sick', 'ill', 'injur\\w*', 'verletz\\w*', 'every', 'jeden', 'week', 'between', 'app');

const LONG_AWAY = says('(?:\\d+|a|one|two|three|few|some|ein\\w*|zwei|drei|paar|many|mehrere) (?:weeks?|wochen?|months?|monate?n?)', 'long time', 'ages', 'lange (?:zeit)?', 'holidays?', 'ferien', 'urlaub');
const NOTHING = says('nothing', 'not', 'didnt', 'havent', 'no', 'break', 'paus\\w*', 'off', 'nix', 'nichts', 'nicht', 'away');
const AGAIN = says('start\\w*', 'begin', 'back', 'again', 'wieder\\w*', 'anfang\\w*', 'fang\\w*', 'beginn\\w*', 'einsteigen');

const DAY_BEFORE = says('(?:day|night|evening) before', 'tag (?:da)?vor\\w*', 'abend (?:da)?vor\\w*', 'vortag');
const CAMERA = says('camera', 'cam', 'kamera', 'counter');
const COUNTING = says('count\\w*', 'zahl\\w*', 'missed', 'miscount\\w*', 'erkenn\\w*');
const CHANGES = says('chang\\w*', 'ander\\w*', 'aender\\w*', 'edit', 'umbenenn\\w*', 'rename');
const NAME = says('(?:nick|user|display ?|player ?)?name', '(?:spitz|benutzer|spieler)?namen?');

function amongOthers(text: string): Situation | null {
  if (LAUGHED.test(text) && MISHAP.test(text) && !BECAUSE_OF_ME.test(text)) return found('laughedAt');
  if (LAUGHED_ONCE.test(text) && !BECAUSE_OF_ME.test(text)) return found('laughedAt');
  if (NOBODY.test(text) && PASS_TO_ME.test(text) && !says('girl', 'boys', 'madchen', 'jungs', 'scared', 'lose', 'verlier\\w*').test(text)) return found('notPassedTo');
  return CHOSEN.test(text) && NOT_ME.test(text) && OF_TEAM.test(text) && !says('captain', 'drill\\w*', 'coach', 'trainer', 'team ?board', 'club', 'academy', 'how').test(text) ? found('notChosen') : null;
}

function schoolAndTime(text: string): Situation | null {
  if (!SCHOOL.test(text) || NO_TIME_OF_IT.test(text)) return null;
  if (MINUTES.test(text)) return { intent: 'little_time' };
  return TRAINING.test(text) ? found('school') : null;
}

function breaks(text: string): Situation | null {
  if (LONG_AWAY.test(text) && NOTHING.test(text) && AGAIN.test(text) && !OF_STREAK.test(text)) return found('getsRusty');
  return IS_IT_BAD.test(text) && PAUSE.test(text) && SOME_DAYS.test(text) && !OF_STREAK.test(text) ? found('fewDaysOff') : null;
}

const HEAVY_FOOD = row(found('heavyFood'), ['pizza|burgers?|kebabs?|doner|fries|chips|mc ?donalds?|mcdo|fast ?food|nuggets?|fried chicken|pommes|currywurst|bratwurst|sausages?', 'eat|eating|have|ok|okay|good|bad|fine|allowed|can|before|after|night|evening|match|game|training|practi[cs]e|essen|esse|iss|gegessen|darf|vor|vorm|nach|spiel|abend|schlimm|gut|gesund|schlecht'], 'chip (?:shot|pass|it|the|over)|order|favou?rite|lieblings\\w*|who|wer|thin|fat|dick|dunn|weight|abnehm\\w*|hurts?|sick|schlecht ist');

const ROWS: readonly Row[] = [
  // Told in everyday words
  row(found('toePoke'), ['(?:toe|tip of my (?:foot|boot|shoe)) ?(?:punt\\w*|pok\\w*|kick\\w*|bash\\w*|pick\\w*)?|spitze|pike|picke', '(?:punt\\w*|pok\\w*|kick\\w*|shoot\\w*|hit\\w*|strik\\w*|bash\\w*|schiess\\w*|kick\\w*)'], 'hurts?|nail|sore|taps?|weh|nagel|drag|up|on (?:my|your) toes'),
  row(found('curve'), ['curl\\w*|curv\\w*|swerv\\w*|bend', 'ball|it|shots?|free ?kicks?|corners?|crosses'], 'knees?|knie|leg|back|defender|hair'),
  row(found('eyesUp'), ['look\\w*|star\\w*|watch\\w*|guck\\w*|schau\\w*', '(?:at|on|to|auf) (?:the |my |den |meine )?(?:ball|feet|fusse)|down|runter', 'head up|heads up|tackled|whole time|always|dribbl\\w*|kopf hoch|immer|all the time'], 'keeper|catch|penalt\\w*|watch(?:ing)? (?:the )?(?:game|match)'),
  row(found('stamina'), ['(?:out of|no|lose my|running out of) (?:breath|puff|energy|steam)|puffed|knackered|gassed|exhausted|shattered|ausser puste|keine puste|kaputt', '(?:after|in|by|when|nach|in der) (?:like |about |only |just |the )?(?:\\d+|five|ten|a few|half|second|two|few|a|match\\w*|games?|min\\w*|halbzeit|zweiten)'], 'wheez\\w*|asthma|dizzy|chest|pain|hurts?|weh|school|today|heart|stairs|brust|cant breathe'),
  row(found('soreMuscles'), ['(?:my )?legs? (?:are |feel |r |is )?(?:so |really |totally |completely )?(?:dead|gone|heavy|jelly|tired|knackered|done|like (?:jelly|lead|concrete))|beine (?:sind |fuhlen sich )?(?:schwer|platt|tot|mude|wie blei)', 'train\\w*|practi[cs]e|match|game|yesterday|today|more|run|gestern|heute|noch'], '^my legs feel heavy today$|hurts?|numb|tingl\\w*|feel my legs|taub|second half|halfway|stronger|how (?:do|can)'),
  row(found('likeStar'), ['how|why|what|wie|warum', '(?:did|does|is|wurde|wird|ist)', 'messi|ronaldo|cr7|neymar|mbappe|haaland|bellingham|saka|yamal|lamine|salah|kane|vini\\w*|de bruyne|modric|pele|maradona|musiala|wirtz|putellas|bonmati', '(?:get|become|became|so|that|play|train|do it) ?(?:so |that |this )?(?:good|great|fast|strong|famous|well|gut|stark|schnell|do it)?'], 'old|born|shirt|number|goals|score|tall|small|short|rich|money|die|play for|drills?|win'),
  row(found('repeatCards'), ['same|again|twice|\\d (?:times|x)|three times|duplicat\\w*|doubles?|gleiche|selbe|doppelt|schon wieder', 'cards?|karten?'], 'how many|red|yellow|gelb\\w*|rot\\w*'),
  row(found('cardsGet'), ['how|wie|where|wo', '(?:do|can|to|could|kann|krieg\\w*|bekomm\\w*|komm\\w*)', '(?:more |another |new |mehr |neue |noch ein )?(?:packs?|packchen|cards?|karten?)', 'get|earn|unlock|win|krieg\\w*|bekomm\\w*|komm\\w*|verdien\\w*'], 'red|yellow|gelb\\w*|rot\\w*|odds|chance|swap|trade|tausch\\w*|referee|ref|open|offn\\w*|many|viele|twice|same'),
  row(found('stuck'), ['(?:time|times|score|scores|result|results|numbers?|zeit|ergebnis\\w*|werte?)', '(?:got|get|gets|getting|was|were|is|are|went|gone|wurde\\w*|wird|werden|ist|war) (?:\\w+ )?(?:worse|lower|slower|down|less|schlechter|langsamer|weniger)', 'why|warum|wieso|today|heute|last|than|als'], 'video|clip|analysis|form|sleep|slept'),
  row(found('roles'), ['was (?:macht|ist|tut|muss)|wofur ist|what (?:does|is|do)|whats', '(?:(?:ein|der|die|a|an|the|eig|eigentlich|so) )*(?:6er|8er|10er|9er|sechser|achter|zehner|neuner|number (?:6|8|10)|no (?:6|8|10))']),
  row({ intent: 'rain' }, ['chuck\\w* it down|pouring|raining|rains|tipping it down|bucketing|lashing|chucking|throwing it down|storm\\w*|thunder\\w*|regnet|schuttet|gewitter\\w*', 'no going out|stay (?:in|inside)|not allowed (?:out|outside)|cant go (?:out|outside)|inside|indoors|drin\\w*|nicht raus|rein'], 'slip\\w*|wear|match|cancel\\w*'),
  row({ intent: 'no_ball' }, ['(?:no|without(?: a)?|havent got (?:a|my)|dont have (?:a|my)|left my|forgot my|kein\\w*|ohne|meinen?) ball', '(?:cos|because|cuz|bc|weil|its|left|forgot|at (?:my|the)|bei|vergessen)', 'dads?|mums?|moms?|friends?|mates?|grans?|nans?|school|car|house|train|practi[cs]e|papas?|mamas?|omas?|schule|auto|uben|trainier\\w*'], 'tennis|basket|small\\w*|soft\\w*|lost|hit|buy|goal|pass\\w*|gives?'),
  row({ intent: 'no_wall' }, ['(?:no|without(?: an?)?|dont have an?|havent got an?|kein\\w*|ohne) (?:wall|wand)', 'drills?|exercises?|best|which|wich|what|ubung\\w*|welche\\w*', 'pass\\w*|shoot\\w*|dribbl\\w*|touch\\w*|alone|own|drill\\w*|exercise\\w*|allein\\w*|schiess\\w*|ubung\\w*'], 'plan|week|woche|no ball|kein ball|free ?kick|freistoss|penalt\\w*'),
  row(found('cried'), ['cried|crying|burst into tears|in tears|geweint|geheult|weinen|heulen', 'training|practi[cs]e|match|game|pitch|in front of|team|coach|lost|lose|platz|spiel|vor allen|mannschaft'], 'every night|nachts|home|zuhause|hit|touch\\w*|schlag\\w*|die|sterben|alone in|bed|bett|happy|laugh\\w*'),
  row(found('benched'), ['^(?:im |i was |i am )?(?:a )?(?:sub|on the bench|bench(?:ed)?) again|(?:sub|bench(?:ed)?) (?:\\w+ ){0,3}(?:in a row|weeks? running|every (?:week|game|match))'], 'off|out|how many|rule\\w*'),
  row(found('beforeBed'), ['(?:go|going|goes|went|get) (?:to )?bed|(?:geh|gehe|ins) (?:\\w+ )?bett|stay up|stays? awake|wach', '(?:at|around|til|till|until|like|um|bis) (?:like |about |circa |ca )?(?:\\d+|midnight|mitternacht|eleven|twelve|one|two)|late|spat', 'football|play\\w*|bad|matter\\w*|match|game|training|ok|fussball|schlimm|spiel|schlecht'], 'brother|sister|dad|mum|mom|coach|trainer|papa|mama|he|she|cant|scared|angst'),
  row(found('whereToRun'), ['stand (?:there|around|still)|dont know where|no idea where|idk where|not sure where|never know where|weiss nie? ?(?:nicht )?wo|steh\\w* (?:nur|blod) rum', 'go|run|move|be|stand|hin|lauf\\w*|steh\\w*'], 'bag|boots|home|cone\\w*|setting\\w*|button|toilet|wall|foot'),
  row(found('throwIn'), ['foul throws?|falscher einwurf|einwurf falsch|throw ?ins?', 'ref|wrong|gave|always|keep|get|falsch|schiri|immer|foul'], 'score|goal|keeper|offside|direct\\w*|abseits'),
  row(found('clipKept'), ['keep|kept|store[ds]?|save[ds]?|behalt\\w*|speicher\\w*', '(?:my|mein\\w*) (?:videos?|clips?|filme?|aufnahme\\w*)'], 'how do i|cant|wont|didnt|failed'),
  row(found('losesBall'), ['keep (?:hold of )?(?:the |my )?ball|hold (?:the |my |onto the )?ball|shield\\w*|protect', '(?:push\\w*|barg\\w*|press\\w*|pressure|on (?:me|my back)|behind me|tackl\\w*)'], 'in the air|juggl\\w*|bigger|stronger'),
  row(found('oneOnOne'), ['defenders?|opponents?|they|everyone|verteidiger\\w*|gegner\\w*', '(?:always |already )?(?:know\\w*|read\\w*|guess\\w*|see\\w*|wissen|lesen|weiss) (?:\\w+ ){0,2}(?:what|where|which way|it coming|was|wohin) ?(?:im|i am|i|ich)?'], 'dont|doesnt|team ?mates?|coach|keeper|what to do|how to'),
  row(found('streakLost'), ['forgot\\w*|vergessen|vergass|verpennt|missed|verpasst|skipped|ausgelassen', '(?:to )?(?:train|practi[sc]e|practi[sc]ing|training|log|save)|trainier\\w*|training|uben|zu uben|speichern', 'yesterday|gestern|a day|einen tag|once|einmal'], 'plan|catch up|nachhol\\w*|hurt\\w*|weh|ill|krank|analys\\w*'),
  row(found('directGoal'), ['indirect\\w*|indirekt\\w*', 'free ?kicks?|freistoss\\w*'], 'how do i|take|wie schiess\\w*'),
  row(found('beforeMatch'), ['(?:hour|half an hour|\\d+ min\\w*|stunde|halbe stunde) (?:before|vor|vorm)|right before|straight before|directly before|kurz vor|direkt vor|gleich vor|unmittelbar vor|just before', 'kick ?off|game|match|anpfiff|anstoss|spiel', 'what|wat|how|was|wie'], 'eat|drink|food|ess\\w*|trink\\w*|nervous|scared|angst|aufgeregt'),
  row(found('packNeeds'), ['cant|cannot|wont|doesnt|not|kann|geht nicht', 'open\\w*|offn\\w*|aufmach\\w*', 'packs?|packchen'], 'load\\w*|error|crash\\w*|find|where|wo'),
  row({ intent: 'plan_week' }, ['(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri)', 'training|practi[cs]e|spiel|match|verein|club', '(?:was|what|wat) (?:\\w+ ){0,4}(?:sonst|noch|anderen tagen|dazwischen|else|other days|rest of the week|in between)'], 'eat|ess\\w*|wear|result\\w*|did i|hab ich'),
  row(found('stuck'), ['stuck (?:on|at)|hange (?:bei|auf)|bleib\\w* (?:bei|auf)', '\\d+|score|result|number|same'], 'bench|sub|juggl\\w*|kick ?ups?|keep(?:y|ie) ?ups?|level|goal|defen[cs]e|weak|foot'),
  // Growing, school before football, the bench, and what the best do
  row(found('clumsyGrowing'), ['grew|grown|growing|growth spurt|got (?:so |really |a lot |much )*(?:tall|taller|big|bigger)|shot up|gewachsen|wachse|wachstum\\w*|grosser geworden|geschossen|langen? beine|long legs', 'clumsy|clumsily|awkward|uncoordinated|coordination|trip\\w*|stumbl\\w*|worse|wobbl\\w*|touch(?:es)?|control|cant|ungeschickt\\w*|tollpatsch\\w*|tapsig|stolper\\w*|schlechter|klappt|unbeholfen|kontrollier\\w*|koordination'], 'tokens?|streak|how (?:do|can|much|tall)|wie (?:gross|viel|werd\\w*)|stronger|starker|confiden\\w*'),
  row(found('clumsyGrowing'), ['clumsy|uncoordinated|ungeschickt\\w*|tollpatsch\\w*', 'why|lately|suddenly|nowadays|these days|all of a sudden|warum|plotzlich|auf einmal|in letzter zeit|neuerdings'], 'he|she|they|keeper|friend|brother|sister|er|sie|freund\\w*|bruder|schwester'),
  row(found('schoolFirst'), ['teachers?|school|maths?|homework|grades?|marks|reading|spelling|science|report|lehrer\\w*|schule|mathe|noten|zeugnis|hausaufgaben|deutsch', '(?:cant|cannot|can t|not allowed to|no more|wont let me|doesnt let me|dont let me|no|banned from|stop) (?:\\w+ ){0,2}(?:football|soccer|train|training|practi[cs]e|play|club)|darf (?:\\w+ ){0,3}(?:nicht|kein\\w*)|kein\\w* (?:fussball|training)|verbiet\\w*|verboten', 'till|til|until|unless|before i|first|if (?:i|my)|because|cos|cuz|bc|is better|get better|bis|solange|erst|wenn|weil'], 'team|mannschaft|pitch|hurt\\w*|injur\\w*|krank|ill|sick|weather|wetter'),
  row(found('subbedOff'), ['subbed (?:me )?(?:off|out)|subs me (?:off|out)|substituted|(?:took|takes|taken|pulled) (?:me )?off|(?:aus|raus)gewechselt|rausgenommen|wechselt mich (?:\\w+ )?(?:aus|raus)|nimmt mich (?:\\w+ )?raus'], 'how many|wie ?viele?|rule\\w*|friend|freund\\w*|ball|wrong|bad|badly|terribl\\w*|awful|schief|schlecht|cry|cried|tears|wein\\w*|geweint|geheult|injur\\w*|verletz\\w*|wieder rein'),
  row(found('quitFootball'), ['(?:feel like|want(?: to)?|wanna|thinking (?:about|of)|gonna|going to|should i|i might|i will|ill|im) (?:just |maybe |really )?(?:quit|quitting|give up|giving up|stop playing|stopping) ?(?:football|soccer|playing|the team|my team)?$|(?:will|mochte|uberleg\\w*|soll ich) (?:\\w+ ){0,4}(?:aufhoren|aufzuhoren|hinschmeissen|hinzuschmeissen)(?: (?:mit fussball|mit dem fussball))?$'], 'drill|ubung|session|timer|app|streak|level|routine|school|schule|life|living|leben'),
  row(found('prosDo'), ['(?:the )?pros?|professionals?|profis?|stars|famous (?:players|footballers)|top players|best players in the world|messi|ronaldo|mbappe|haaland|bellingham|neymar|musiala|wirtz|yamal', '(?:do|does|did|would|are|is|machen|macht|mach|uben|ubt|trainieren|trainiert) ', 'drills?|exercises?|toe taps|juggl\\w*|cone\\w*|wall pass\\w*|ladder|sole rolls|dribbl\\w*|this (?:stuff|too|one)|these|the same|step ?overs?|ubung\\w*|jonglier\\w*|hutchen\\w*|wandpass\\w*|auch|sowas|so was'], 'how (?:do|can|to) (?:i|you)|like a pro|be(?:come)? a pro|profi werden|better than|who|wer|where|wo\\b|fast|schnell\\w*|best drill'),
  row(found('aloneHelps'), ['alone|by (?:myself|yourself)|on (?:my|your) own|without (?:a )?(?:team|mates|friends|partner|club)|allein\\w*|ohne (?:team|mannschaft|verein|freunde|partner)', '(?:get|become|be|getting|improve|werd\\w*|wird) ?(?:\\w+ ){0,3}(?:good|gud|better|pro|great|gut|besser)|(?:gut|besser) (?:\\w+ )?werd\\w*|bring\\w* (?:\\w+ )?(?:was|etwas)|any good|worth it'], 'how (?:do|can)|wie (?:kann|werd)\\w*|home alone|scared|lonely|einsam|angst|drills?|ubung\\w*'),
  row(found('pushedOff'), ['push\\w*|barg\\w*|shov\\w*|muscl\\w*|knock\\w*|bump\\w*|shoulder\\w*|schubs\\w*|druck\\w*|drang\\w*|schieb\\w*|rempel\\w*', '(?:me |mich )?(?:\\w+ )?(?:off (?:the |my )?ball|off it|(?:vom|weg vom) ball|ball weg)|(?:barg\\w*|shoulder\\w*) (?:into )?(?:me|us)|rempel\\w* (?:mich|uns)'], 'hurts?|verletz\\w*|ground|fall|every day|jeden tag|coach says'),
  row({ intent: 'which_drill' }, ['learn|teach|show|lern\\w*|zeig\\w*|beibring\\w*|bring mir', '(?:an?|some|new|cool|another|any|sick|insane|nen|ein\\w*|neue\\w*|coole\\w*) (?:\\w+ )?(?:tricks?|moves?|skill moves?|feints?|finte\\w*)'], 'how|wie|defender|verteidiger|past|easy|einfach\\w*|easiest|leicht\\w*|first|match|game|spiel|dog|hund|card|magic|mates|friends|freunde\\w*'),
  row({ intent: 'rain' }, ['(?:in|im) (?:the |my |our |der |meinem |unserem |dem )?(?:living ?room|bed ?room|room|kitchen|hallway|basement|cellar|flat|apartment|wohnzimmer|kinderzimmer|schlafzimmer|zimmer|kuche|flur|keller|wohnung)|indoors|drinnen', 'train\\w*|practi[cs]e|uben|ube|ub|trainier\\w*|drills?|ubung\\w*', 'can|could|what|which|how|kann|was|welche\\w*|wie|darf|geht'], 'plan\\w*|min\\w*|changing|dressing|locker|coach|teacher|somebody|someone|comes?|kommt|neighbou?rs?|loud|laut|break|kaputt|no ball|ohne ball|kein\\w*|allowed|alone with|dark|dunkel|why|warum|how often|wie oft|better|besser'),
  row(found('curve'), ['kick\\w*|shoot\\w*|shots?|strik\\w*|hit|schiess\\w*|schuss|treff\\w*', '(?:it|ball|shots?) (?:\\w+ )?(?:bends?|curls?|curves?|swerves?)|(?:ball|schuss|er) (?:\\w+ )?(?:eine )?kurve'], 'knees?|knie|my leg|defender|back to'),
  row(found('tooMuch'), ['train\\w*|practi[cs]e|play|session\\w*|trainier\\w*|uben|ube', '(?:2|two|3|three|zwei|drei) ?(?:times|x|mal) (?:\\w+ ){0,2}(?:day|tag)|twice (?:\\w+ ){0,2}day|zweimal (?:\\w+ ){0,2}tag'], 'how many|wie oft|week|woche|did|hab\\w*|plan|eat|ess\\w*|drink|match|game|spiele?'),
  row(found('footShare'), ['which|what|wich|welche\\w*', 'foot|feet|fuss|bein|leg', 'better|stronger|best|besser|starker\\w*|besten', 'my|mine|mein\\w*|i|me|ich|mir|bei mir'], 'drill|ubung|should|soll\\w*|kick|pass|shoot|schiess\\w*|part|for|fur|how|wie'),
  row(found('slowOrFast'), ['how (?:fast|slow|quick\\w*)|wie (?:schnell|langsam)', '(?:should|do|shall|must|soll\\w*|muss) (?:i|ich|you|man)'], 'get|grow|level|learn|run|improve|answer|werd\\w*|lern\\w*|react\\w*|need'),
  row(found('ill'), ['(?:was|been|were|war|bin) (?:\\w+ )?(?:sick|ill|krank)|had (?:the |a )?(?:flu|cold|fever|covid)|hatte (?:\\w+ )?(?:fieber|grippe|corona)', 'start|again|train\\w*|practi[cs]e|play|back|wieder|anfang\\w*|trainier\\w*|spielen'], 'sick of|streak|serie|head|kopf|chest|brust|throw|week plan|plan'),
  row(found('enough'), ['(?:am i|do i|mach\\w* ich|trainier\\w* ich|ub\\w* ich) (?:\\w+ ){0,4}(?:enough|genug)|is it enough what i do|reicht (?:das )?was ich mache'], 'eat\\w*|drink\\w*|sleep\\w*|water|trink\\w*|ess\\w*|schlaf\\w*|good enough|gut genug|tokens?|xp|fast enough|strong enough|left|right|weak|foot|feet|links|rechts|fuss'),
  row(found('otherSports'), ['tennis|swimming|basketball|handball|judo|gymnastics|athletics|hockey|karate|dance|dancing|ballet|rugby|schwimmen|turnen|leichtathletik|tanzen|volleyball', 'both|(?:and|und) (?:football|fussball)|(?:football|fussball) (?:and|und)|too|as well|same time|beides|auch|neben\\w*'], 'tennis ?ball\\w*|only|better than|besser als|plan'),
  row(found('goodNews'), ['(?:i|ive|ich|we) (?:just )?(?:got|was|been|have been|made|bin|wurde) (?:\\w+ ){1,5}(?:team|squad|academy|eleven|mannschaft|auswahl|kader|startelf)', 'picked|chosen|selected|got in|got into|made (?:it|the)|genommen|ausgewahlt|nominiert|gekommen'], 'last|not|never|didnt|how|wie|if|wenn|want|will|should|b|second|2nd|other|dropped|kicked|moved|put|nicht|nie|friend|mate|but|aber|why|captain|new|neu\\w*|scared|nervous|worse|shout\\w*'),
  row(found('leftOut'), ['nobody|no ?one|none of (?:them|my team)|they (?:dont|never|wont)|keiner|niemand|sie (?:\\w+ )?nie', '(?:talks?|speaks?|speak|talk|hang(?:s)? out|hang around|sits?|redet|reden|spricht|sprechen) (?:to|with|mit|next to|beside|neben) (?:me|mir)|(?:mit mir|neben mir) (?:\\w+ )?(?:redet|reden|spricht|sprechen|sitzt|sitzen)'], 'hit\\w*|home|parents|dad|mum|mom|eltern|papa|mama|hause|schlag\\w*|cry|cried'),
  // What others say and do
  row(found('parentsPressure'), [PARENT, 'says?|said|sagt|sagen|meint|thinks?|findet', 'lazy|faul|not good enough|too slow|zu langsam|bad|schlecht|useless|rubbish|nicht gut genug'], 'homework|hausaufgaben|school|schule|grades|noten|i can|bad for|schlecht fur|not allowed'),
  row(found('parentsPressure'), [PARENT, 'shout\\w*|yell\\w*|scream\\w*|moan\\w*|critici\\w*|tells? me off|schrei\\w*|brull\\w*|mecker\\w*|schimpf\\w*|motz\\w*', 'side ?lines?|touch ?line|pitch|match\\w*|games?|training|practi[cs]e|football|play|miss\\w*|lose|spielfeldrand|rand|platz|spiel\\w*|fussball|verlier\\w*|daneben'], 'hit\\w*|hurt\\w*|scared|afraid|drunk|angst|schlag\\w*|betrunken|video ?games?|fifa|home|zu ?hause'),
  row(found('parentsQuarrel'), ['parents|(?:mum|mom|dad) and (?:my )?(?:dad|mum|mom)|eltern|mama und (?:mein )?papa|papa und (?:meine )?mama', 'fight\\w*|argu\\w*|row|quarrel\\w*|disagree|streit\\w*|zank\\w*', 'football|soccer|training|practi[cs]e|match\\w*|games?|boots|club|fussball\\w*|spiel\\w*|verein\\w*|play'], 'with me|mit mir'),
  row(found('secondTeam'), [COACH, 'put|moved|dropped|sent|stuck|demoted|gesteckt|getan|geschickt|geschoben|versetzt|gesetzt|gestuft|eingeteilt', '(?:second|2nd|b|c|reserves?|lower|third|other|zweite\\w*|2te?|dritte\\w*|andere\\w*|untere\\w*) ?(?:team|squad|side|eleven|mannschaft|elf)|reserves', 'me|i|mich|ich'], 'promoted|up|hoch'),
  row(found('argument'), ['cheat\\w*|schummel\\w*|betrug\\w*|betrieg\\w*', 'friends?|mates?|brother|sister|freund\\w*|kumpel|bruder|schwester|they|he|she|er|sie'], 'on me|mich|is it|ist es|for me|fur mich'),
  row(found('positionChoice'), ['(?:in|ins|im) (?:the )?(?:goal|tor)|goalie|keeper|torwart', 'dont (?:want|like)|do not want|hate|nicht|kein\\w*|lieber|rather|not'], 'scor\\w*|schiess\\w*|treff\\w*|angst|scared|first time|erste\\w* mal|can i|rule\\w*|drills?|ubung\\w*|hands?'),
  row(found('goodNews'), ['scored|geschossen|gemacht|won|gewonnen|made it|geschafft|picked', '(?:first|1st|erste\\w*|winning|two|three|zwei|drei|zum ersten mal) (?:\\w+ )?(?:goals?|tore?|hat ?trick|turnier|tournament|cup|pokal|spiel)'], 'own goal|eigentor\\w*|but|aber|lost|verloren|against|gegen|how|wie|they|didnt|nicht|never|noch nie|nie|haven ?t|want'),
  row(found('makeTeam'), ['komm\\w*|schaff\\w*|get|make|gelang\\w*|will', '(?:erste|a|beste\\w*|zweite|first|1st|starting|best) (?:mannschaft|team|eleven|elf|squad|11)|startelf|stammelf|stammplatz|kader|auswahl\\w*'], 'kicked out|rausgeworfen|left|verlass\\w*'),
  // Who reads what is written here, and what is kept
  row(found('tellsParents'), [`${PARENT}|${COACH}|friends?|freund\\w*|anyone|anybody|somebody|jemand\\w*`, 'see|sees|read|reads|seh\\w*|sieht|les\\w*|liest', '(?:what|was|everything|alles) (?:\\w+ ){0,3}(?:writ\\w*|ask\\w*|typ\\w*|say|schreib\\w*|frag\\w*|tipp\\w*)|messages?|chats?|nachrichten?']),
  row(found('clipKept'), ['how long|when|wie lange|wann', 'videos?|clips?|film\\w*|aufnahme\\w*', 'keep|kept|stored?|saved?|stay|bleib\\w*|gespeichert|speicher\\w*|gelosch\\w*|delet\\w*|behalt\\w*']),
  row(found('streakRule'), ['stre[ae]ks?|serie', 'paus\\w*|holidays?|vacation|urlaub|ferien|freez\\w*|einfrier\\w*|hold'], 'best|longest|record|lost|gone|verloren|rekord'),
  row(found('levelOnly'), ['welche\\w* (?:level|stufe)|was fur ein level|auf welche\\w* (?:level|stufe)', 'ich|mein\\w*']),
  row(found('streakOnly'), ['wie lang\\w*|wie hoch|wie viele tage', '(?:meine|die) serie'], 'langste\\w*|rekord|kann|halt\\w*'),
  row({ intent: 'improve_skill' }, ['turn|turning|dreh\\w*', 'quick\\w*|fast\\w*|schnell\\w*', 'how|wie|get|become|werd\\w*'], 'on|off|over|my turn|left|right|links|rechts|defender|gegner'),
  row(found('streakRule'), ['stre[ae]ks?|serie', 'every day|each day|daily|jeden tag|taglich', 'keep|have to|need|must|halt\\w*|muss|behalt\\w*'], 'best|longest|langste\\w*'),
  row(found('findProgress'), ['where|wo', 'see|find|seh\\w*|finde\\w*|steh\\w*', '(?:my|meine?n?) (?:\\w+ )?(?:records?|progress|results?|stats|charts?|rekorde?|fortschritt\\w*|ergebnisse|bestwerte?)']),
  row(found('alone'), ['nobody|no ?one|niemand\\w*|keine[nr]?', '(?:to play|to train|to practi[cs]e) with|zum (?:spielen|trainieren|uben|kicken)'], 'ball|likes|mag|wants|will'),
  row(found('oneOnOne'), ['past|beat|take on|go round|get around|vorbei\\w*|umspiel\\w*|ausspiel\\w*', 'defenders?|opponents?|players?|someone|somebody|verteidiger\\w*|gegner\\w*|gegenspieler\\w*', 'bigger|taller|stronger|faster|quicker|grosser\\w*|starker\\w*|schneller\\w*'], 'off the ball|pass(?:es|ed|ing)?'),
  row(found('passLong'), ['long', 'pass\\w*|balls?', 'how (?:do|can|to|should)|which part|what part|where (?:do|should|on)|with what'], 'how long|too long|row|longest|streak|min\\w*|throw\\w*|last'),
  row(found('passLong'), ['lange[nr]?|weite[nr]?', 'pass|passe|ball|balle', 'wie (?:spiel|schlag|mach|geh|kick|kann)\\w*|mit welche\\w*|womit|wo treff\\w*'], 'wie lange'),
  row(found('smallOrTall'), ['(?:viel |so )?(?:grosser|starker|bigger|taller|stronger)', 'als ich|than me|then me'], 'brother|sister|bruder|schwester|hit\\w*|schlag\\w*|push\\w*|schubs\\w*|scared|angst'),
  row(found('confidence'), ['trau\\w* mich (?:\\w+ )?nicht|(?:too scared|dont dare|scared|afraid) to', 'schiess\\w*|dribb\\w*|pass\\w*|shoot|pass|dribble|take (?:on|a shot)|tricks?'], 'hurt\\w*|home|hause|schlag\\w*|hit'),
  row(found('faster'), ['ich bin|im|i am', '(?:zu|so|voll|too|so|really) (?:langsam|slow)'], 'ball|dribb\\w*|reader|app|phone|handy'),
  row(found('strikerRole'), ['torjager\\w*|knipser|goal ?scorer|top scorer', 'wie|how|become|be|werd\\w*']),
  row(found('goodNews'), ['^(?:hey |hi |today |yesterday |heute |gestern |guess what )?(?:i|ich|we|wir) ', '(?:was|were|played|did) (?:really |so |very |super )?(?:good|great|well|amazing|brilliant|awesome)|scored|hat ?trick|(?:\\w+ )?(?:tore?|elfmeter) (?:geschossen|gemacht|gehalten)|gut gespielt|saved a pen\\w*|war (?:so |richtig |voll |echt )?(?:gut|stark)', 'today|yesterday|match|game|heute|gestern|spiel|tournament|turnier|trial'], 'not|never|no|nicht|nie|kein\\w*|but|aber|if|wenn|how|wie|own goal|eigentor|lost|verloren|wish|want|will|against|could|haven ?t|didnt|wasnt|or|oder|question|they|score'),
  row(found('coachUnfair'), [COACH, 'says?|said|thinks?|called|calls|sagt|meint|findet|nennt', 'lazy|not good enough|rubbish|useless|too slow|bad|terrible|faul|schlecht|nicht gut genug|zu langsam|zu schlecht'], 'what|how|wie|was|weight|fat|dick|warm|weather|wetter|idea|habit|drill|ubung|food|sleep'),
  row(found('refUnfair'), ['refs?|referees?|schiri\\w*|schiedsrichter\\w*', 'hates?|unfair|against us|cheat\\w*|blind|wrong|always|rubbish|terrible|hasst|gegen uns|falsch|doof|schlecht|immer|betrog\\w*'], 'how (?:do|can|to)|become|werden|signal\\w*|when|wann|what does|was (?:heisst|bedeutet)'),
  row(found('standingFoot'), ['kick\\w*|hit\\w*|tret\\w*|treff\\w*|trifft', 'floor|ground|turf|boden|rasen', 'instead|keep|always|often|first|statt|immer|oft|standig'], 'pass\\w*|low|flach|along|ball (?:on|to|along) the|bounce'),
  row(found('touchHeavy'), ['(?:under|over|through|past|unter|uber|durch) (?:my |mein\\w* |den |dem )?(?:foot|feet|legs|fuss|fusse|fussen|beine)', 'ball|pass', 'stop|trap|control|receiv\\w*|get|stopp\\w*|annehm\\w*|anzunehm\\w*|kontrollier\\w*'], 'fall|trip|stolper|dribb\\w*|nutmeg|tunnel|get past|defender'),
  row(found('confidence'), ['mutiger|braver|more (?:confident|brave|courage)|confidence|selbstbewusst\\w*|selbstvertrauen|mehr mut', 'how|wie|become|werd\\w*|get|be|need|want|no|kein\\w*|more|mehr|help|hilf'], 'coach|trainer|lost my'),
  row(found('afterTraining'), ['what|was', '(?:after|nach) (?:the |my |dem |jedem )?(?:training|practi[cs]e|session)', 'do|mach\\w*|tun'], 'eat|drink|ess\\w*|trink\\w*|before|vor|school|schule|homework|hungry|say|sag\\w*'),
  row(found('flatBall'), ['why|too|so|zu|warum', 'balls?', '(?:so|too|zu) (?:hard|hart|soft|weich|flat|platt)'], 'kick\\w*|hit\\w*|shoot\\w*|shot|schiess\\w*|schuss|pass\\w*|play\\w*|hurts?|control|juggl\\w*'),
  row({ intent: 'which_drill' }, ['which|what|welche\\w*|woran', 'skills?|technik', '(?:should|shall|do|can|soll\\w*|kann) (?:i|ich)', 'work on|practi[cs]e|train|learn|arbeiten|uben|trainieren|lernen'], 'dribb\\w*|pass\\w*|shoot\\w*|position|striker|defender|winger|keeper|for (?:a|the|my)|weak|easy|first|einfach\\w*'),
  row(found('notChosen'), ['friends?|mates?|brother|sister|freund\\w*|kumpel|bruder|schwester|(?:he|she|they|er|sie)', '(?:in|into|for|on|to|in die|ins) (?:the |our )?(?:a|first|1st|top|best|better|academy|school|erste|a|beste|bessere) ?(?:team|squad|side|mannschaft|elf|kader)', 'i (?:didnt|did not|wasnt|havent|never|got dropped)|not me|ich (?:nicht|bin nicht|wurde nicht|hab\\w* nicht)'], 'how|wie'),
  row(found('losesBall'), ['los(?:e|es|ing)|lost|verlier\\w*|verlor\\w*', 'ball|it|den', '(?:some ?one|somebody|somone|a defender|defenders?|they|opponents?|players?|gegner\\w*|jemand|einer) ?(?:\\w+ )?(?:runs?|press\\w*|comes?|tackles?|closes?|attacks?|kommt|angreif\\w*|anlauf\\w*|lauft|druckt)|under pressure|unter druck'], 'match|game|spiel|pass(?:es)?'),
  row(found('eyesWhenShooting'), ['look\\w*|watch|eyes|schau\\w*|guck\\w*|seh\\w*|blick\\w*', 'ball', 'goal|target|keeper|tor|ziel|torwart', 'or|oder|shoot\\w*|shot|schiess\\w*|schuss'], 'whole|over|in goal|video|see|missed|match|over the'),
  row(found('cardsGet'), ['what|wat|whats|how|was|wofur|wozu|wie', '(?:buy|spend|use|do|get|kauf\\w*|ausgeb\\w*|anfang\\w*|machen|bekomm\\w*)|(?:are|is|sind|ist)', '(?:with|on|for|mit|fur|are|sind|use|spend) (?:the |my |all |den |meinen |die )?(?:tokens?|coins?|munzen|marken)|(?:tokens?|coins?|munzen) (?:\\w+ )?(?:for|good for|fur|ausgeben)'], 'how many|wie ?viele?|real money|echt\\w* geld|first|erste\\w*|lose|earn|verdien\\w*'),
  row(found('levelReached'), ['how (?:many|much)|wie ?viele?', 'xp|experience|exp|punkte', 'till|until|missing|left|away|bis|fehl\\w*', 'level\\w*|lvl'], 'per|each|pro|jede\\w*|session|drill'),
  row(found('shotWeak'), ['laces|instep|spann', 'hit|strike|shoot|kick|schiess\\w*|treff\\w*', 'how|wie'], 'laces strikes?|tie|untie|bind\\w*|drill|ubung'),
  row(found('benched'), [COACH, 'never|hardly|barely|doesnt|dont|not|wont|nie|niemals|kaum|nicht|selten', '(?:lets?|put|puts|bring\\w*) me (?:play|on)|plays? me|start me|(?:lasst|lassen|lass) mich|spielen lass\\w*|setzt mich (?:\\w+ )?ein|stellt mich (?:\\w+ )?auf|wechselt mich (?:\\w+ )?ein'], 'striker|defen\\w*|goal|sturm\\w*|verteidig\\w*|tor|alone|allein|home|hause|leave|go|trinken|drink|toilet\\w*|klo'),
  row(found('goodNews'), [`${COACH}|${PARENT}|captain|scout`, 'well done|good (?:job|game|match|work)|great (?:job|game|match|work)|proud of me|praised|gelobt|lobt mich|gut gemacht|super gemacht|stolz auf mich|gutes spiel'], 'never|nie|nicht|not|doesnt|didnt|nobody|only|nur|why|warum|how|wie|want|soll|but|aber'),
  row(found('school'), [PARENT, 'school|homework|grades|schule|hausaufgaben|noten', 'more important|comes? first|wichtiger|geht vor|gehen vor|first']),
  row(found('saveFailed'), ['train\\w*|practi[cs]\\w*|session|did (?:a|my|the)|drill|einheit|geubt|ubung|gemacht', 'doesnt|isnt|not|didnt|wasnt|hasnt|wont|missing|nicht|fehlt', 'show\\w*|count(?:ed|ing)?|sav\\w*|there|appear\\w*|angezeigt|gespeichert|gezahlt|sichtbar|missing|fehlt'], 'camera|kamera|video|how do i count|why|warum|stre[ae]k|xp|tokens?|like|together|mate|well|good|gut'),
  row(found('climbBoard'), ['bottom|last (?:on|in|of)|so low|ganz unten|letzte\\w* (?:auf|in)|beat|overtake|higher|top|first|number one|climb|win|go up|uberhol\\w*|hoher|erste\\w*|besser|gewinn\\w*', 'leader ?boards?|the board|rangliste\\w*|ranking'], 'team ?board|hide|versteck\\w*|record|not on|see'),
  row({ intent: 'bored' }, ['dont (?:really )?like|do not like|hate|mag (?:\\w+ ){0,2}nicht|mag kein\\w*|gefallt mir nicht|hasse', 'a drill|this drill|that drill|the drill|these drills|drills|eine ubung|die ubung|diese ubung|ubungen'], 'why do (?:they|people)|who|wer'),
  row(found('boots'), ['trainers|boots|cleats|shoes|schuhe|fussballschuhe|stollen\\w*', 'ripped|broken|broke|torn|holes?|hole in|falling apart|kaputt|loch|gerissen|durch'], 'coach|trainer (?:sagt|hat|is)|tight|small|klein|eng'),
  row(found('insulted'), ['^(?:(?:du|you|u|ur|sarah) )(?:bist |are |r )?(?:so |voll )?(?:nervst|nervig|annoying|boring|langweilig|useless|nutzlos|no help|keine hilfe|not helpful)$|^du nervst\\b']),
  row(found('favourite'), ['(?:your|ur|youre) (?:favou?rite|fav) (?:team|club|player|footballer|goalkeeper|striker)|(?:dein|deine) lieblings ?(?:team|verein|mannschaft|spieler\\w*|club|fussballer\\w*)']),
  row(found('teamSize'), ['how many|wie ?viele?', 'players?|spieler\\w*|kids|kinder', 'teams?|mannschaft\\w*|pitch|feld|a side|(?:[a-g]|u) ?jugend|\\w jugend|under \\d+s?|u ?\\d+s?|bambini'], 'drill\\w*|ubung\\w*|app|cards?|subs?\\b|auswechsel\\w*|leader ?board|my team has'),
  row(found('oneTwo'), ['one ?two|give and go|doppelpass\\w*|1 2 pass', 'what|wat|whats|how|was|wie|explain|erklar\\w*']),
  row({ intent: 'weak_foot' }, ['cant|cannot|can not|kann (?:\\w+ ){0,3}(?:nicht|nix|nichts|kein\\w*)|krieg\\w* (?:\\w+ ){0,3}(?:nicht|nix|nichts) hin', 'with (?:my |the )?(?:left|right|weak\\w*|other)|mit (?:dem |meinem )?(?:links|rechts|linken|rechten|schwachen|schwacheren|anderen)'], 'hurts?|weh|step|juggl\\w*|jonglier\\w*|cruyff|turn|ubersteiger|drag|brother|sister|friend|hand|arm|pain'),
  row(found('friendLeft'), ['(?:best )?(?:friend|mate|freund\\w*|kumpel)', 'leaves?|leaving|left|quits?|quitting|chang\\w*|moves?|moving|moved|switch\\w*|wechsel\\w*|gewechselt|verlass\\w*|verlasst|geht weg|hort auf|aufgehort|umgezogen|zieht um', 'club|team|football|verein\\w*|mannschaft\\w*|fussball|away|weg'], 'should i|soll ich|left (?:foot|me|wing|back|side|out)|i want|will ich|me out|left out'),
  row(found('coachShouts'), [COACH, 'shout\\w*|yell\\w*|scream\\w*|schrei\\w*|brull\\w*|anschrei\\w*|anbrull\\w*|meckert|schnauzt'], 'hit\\w*|touch\\w*|schlag\\w*|fasst|sarah|should|what do|tactics|instructions|from the side ?line to|which|welche'),
  row(found('coachUnfair'), [COACH, 'only|just|never|always|nur|nie|immer', 'talks? to|talk|plays?|picks?|likes?|helps?|praises?|listens?|cares? about|looks? at|redet|spricht|lobt|mag|hilft|beachtet|lasst (?:\\w+ )?spielen', 'good ones|good players?|best (?:ones|players?)|better (?:ones|players?)|favou?rites?|the others|same (?:ones|players|kids|people)|his (?:own )?(?:son|kid|daughter)|guten|besten|besseren|anderen|lieblinge|seinen sohn|dieselben|die gleichen'], 'where|wo|hit\\w*|touch\\w*|secret\\w*|alone'),
  row(found('mocked'), ['captain|team ?mates?|mates?|boys?|girls?|kids?|players?|they|mitspieler\\w*|kapitan|jungs?|madchen|kinder|die anderen', '(?:is|are|being|was|were|so|always|really|ist|sind|waren?) (?:so |always |really |very |voll |immer |echt |total |mega )*(?:mean|rude|horrible|nasty|unkind|not nice|gemein|fies|nicht nett|doof|blod)|arger\\w* mich|bossy', 'me|us|mir|mich|uns'], 'hit\\w*|kick\\w*|schlag\\w*|tret\\w*|joke|ref\\w*|opponents?|gegner\\w*'),
  row(found('othersBetter'), ['everyone|everybody|(?:every|any) ?one else|all (?:of them|the others|my (?:friends|team ?mates))|others|my (?:\\w+ )?(?:friends?|mates?|brother|sister|cousin|team)|they(?: re| are)?|theyre|hes|he is|shes|she is|alle|die anderen|mein (?:\\w+ )?(?:freund|bruder|cousin)|meine (?:\\w+ )?(?:freundin\\w*|freunde|schwester|mannschaft)', '(?:better|best|besser|viel besser|beste) (?:\\w+ ){0,2}(?:than|then|als) (?:me|i|ich|mich)'], 'how (?:do|can)|wie (?:werd|kann|schaff)\\w*|coach|trainer|hit\\w*|picks? on|bigger|grosser'),
  row({ intent: 'nerves' }, ['what if|what happens if|was (?:ist )?wenn|was passiert wenn', 'i|we|ich|wir', 'miss\\w*|lose|mess (?:it )?up|fail\\w*|let (?:\\w+ )?in|make (?:a )?mistakes?|concede|fluff\\w*|verschiess\\w*|verlier\\w*|daneben|fehler|patz\\w*|versag\\w*|vergeig\\w*'], 'day|days|training|session|streak|serie|week|tag|tage|bus|phone|ball|app|connection|internet|weight|always|immer'),
  // The body
  row(found('sleptBadly'), ['slept|sleep|geschlafen|schlaf', '(?:only|just|nur|blos|bloss) (?:\\w+ ){0,3}(?:hours?|stunden)|\\d (?:hours?|stunden)|bad|badly|little|not much|hardly|barely|didnt|havent|terribl\\w*|schlecht|wenig|kaum|nicht (?:gut|viel|genug)|zu wenig', 'train\\w*|practi[cs]e|play|match|game|should|can i|today|trainier\\w*|training|uben|spielen|spiel|soll|kann|heute'], 'need|how (?:long|much|many)|wie (?:lange|viel\\w*)|scared|angst|before (?:a |the |my )?(?:game|match)|vor (?:dem|einem) spiel|enough|reicht|cant sleep|nightmares?|since'),
  row(found('eatAfter'), ['eat|food|snack|meal|hungry|ess|esse|essen|iss|hunger', '(?:after|nach) (?:\\w+ )?(?:training|practi[cs]e|match\\w*|games?|football|sessions?|spiel|training|fussball|turnier)|afterwards|nachher|danach', 'what|wat|can|should|is|was|kann|soll|darf|how|wie'], 'before|vor|vorher|train after|how long after|sick|schlecht|nothing|nichts|nix|weight|fat|thin|dick|dunn|abnehm\\w*'),
  // Reasons, room and food
  row({ intent: 'motivation' }, ['reasons?|why|whats the (?:point|use)|point|warum|wieso|wozu|grund|grunde', '(?:to|should i|do i (?:have to|need to)|of) (?:even |still |go and |bother to )?(?:train|practi[cs]e|training|practi[cs]ing)|(?:soll|muss|sollte) ich (?:\\w+ )?(?:trainieren|uben)|zu (?:trainieren|uben)|zum (?:trainieren|uben)'], 'warm\\w*|drill\\w*|ubung\\w*|left|right|weak|links|rechts|schwach\\w*|every day|jeden tag|juggl\\w*|jonglier\\w*|rest|pause|this|that|it|das|wall|wand|dribbl\\w*|shoot\\w*|pass\\w*|headers?|turns?|tired|mude|better|besser|good|gut|best|when|wenn|wann'),
  row(found('smallSpace'), ['kein\\w*|wenig|kaum|nicht (?:viel|so viel|genug)|no|without|little|not (?:much|enough|a lot of)|hardly any|tiny|small', 'platz|space|room'], 'zimmer|(?:my|bed) ?room is|team|mannschaft\\w*|kader|elf|squad|bank|bench|line ?up|wall|wand|ball|cones|hutchen|stadi\\w*|park\\w*|phone|handy|storage|speicher\\w*|turn|pitch|between|attack\\w*|defen\\w*|hall|road|busy'),
  row(found('header'), ['juggl\\w*|keep(?:y|ie) ?ups?|kick ?ups?|jonglier\\w*|hochhalten', '(?:with|using|on|mit) (?:my |the |dem |meinem )?(?:head|forehead|kopf|stirn)']),
  row(found('badForm'), ['(?:bad|poor|run of|out of|off|lost my|schlechte\\w*|ausser) form|form ?tief|bad spell|in a slump|nothing (?:is )?work(?:s|ing) (?:for me )?(?:at the moment|right now|lately)|(?:gerade|zurzeit|im moment) klappt (?:gar |bei mir )*nichts'], 'video|camera|clip|score|film\\w*|kamera'),
  row(found('losingNow'), ['losing|behind|down|liegen (?:\\w+ )?hinten|zuruckliegen|ruckstand|hinten liegen', 'half ?time|halbzeit|at the break|zur pause|(?:one|two|three|\\d) (?:nil|goals?|zero)|mid match|in der pause'], 'why|lost|taken'),
  row(found('forOther'), ['plan|drills?|exercises?|ubung\\w*|training|something', '(?:for|make|give|fur|mach\\w*|gib) (?:my |a |mein\\w* |ein\\w* )?(?:\\w+ )?(?:sister|brother|cousin|friend|son|daughter|schwester|bruder|cousin\\w*|freund\\w*|sohn|tochter)|(?:sister|brother|cousin|schwester|bruder|cousine?) (?:is|shes|hes|ist) (?:only |erst )?\\d+'], 'with me|mit mir|and me|und mir|und ich|together|zusammen|against|gegen|with my|mit mein\\w*|better|besser|two|zwei'),
  row(found('othersBetter'), ['friend|mate|brother|sister|cousin|freund\\w*|bruder|schwester', 'is (?:so much |much |way |always )?better|ist (?:viel |immer )?besser|jealous|neidisch|eifersuchtig', 'attention|praise\\w*|everyone|everybody|likes|loves|jealous|all the time|gelobt|lob|alle|aufmerksamkeit|neidisch|eifersuchtig'], 'hit\\w*|how do|how can|wie werd\\w*'),
  row(found('partnerDrills'), ['drills?|exercises?|games?|play|practi[cs]e|train|ubung\\w*|spiel\\w*|trainier\\w*|uben', '(?:for|of|with|to|fur|zu) (?:two|2|zwei|zweit)(?: (?:people|players|persons|of us|kids|leute|spieler|kinder))?|the two of us|we are (?:two|2)|wir sind zu zweit|zu zweit|with a partner|mit partner\\w*'], 'touch\\w*|feet|minutes?|mins|days?|weeks?|cones?|balls|kontakt\\w*|against|gegen|record|watch|fuss\\w*|tage?n?|alone|allein|without|ohne'),
  // The own numbers
  row(found('footShare'), ['how (?:much|often|many times)|what percent\\w*|percent\\w*|wie (?:viel|oft)|wieviel|prozent\\w*|compared? to|do i use|more than', 'use|used|using|train|practi[cs]e\\w*|sessions?|benutz\\w*|nutz\\w*|nehm\\w*|trainier\\w*|einheiten', 'left|right|weak\\w*|strong\\w*|both feet|link\\w*|recht\\w*|schwach\\w*|stark\\w*'], 'should|shall|soll\\w*|must|muss|how (?:do|can) i|wie (?:kann|benutz\\w*) ich|left over|mins? left|minutes left|need|brauch\\w*|alright'),
  row({ intent: 'rewards_levels' }, ['how (?:many|much)|wie ?viele?', 'tokens?|coins?|xp|experience', 'get|earn|give\\w*|worth|krieg\\w*|bekomm\\w*|gibt|bringt|verdien\\w*', '(?:for|per|a|each|every|one|pro|fur|je|in) (?:\\w+ )?(?:session|training|practi[cs]e|drill|video|analysis|badge|day|einheit|training|ubung|tag|video)'], 'yesterday|today|gestern|heute|level \\d+|did i|hab ich|have i'),
  row(found('keeperRule'), ['throw ?ins?|einwurf\\w*|back ?pass\\w*|pass(?:es|ed)? (?:it )?back|ruckpass\\w*|zuruckpass\\w*|zuruckspiel\\w*', 'keeper|goalie|torwart\\w*|rule|regel|pick\\w*|aufnehm\\w*|ruckpassregel'], 'score|direct\\w*|how (?:do|to|can) i|wie (?:spiel|mach|geht)\\w*'),
  row(found('keeperScores'), ['keeper|goalie|goalkeeper|torwart|torhuter\\w*|torfrau', 'score\\w*|tor (?:schiess\\w*|mach\\w*|erziel\\w*)|tore (?:schiess\\w*|mach\\w*)|ein tor', 'can|could|allowed|may|is it|does it|darf|kann|erlaubt|zahlt'], 'i|ich|against|gegen|past|how|wie'),
  row(found('flatBall'), ['pump\\w*|inflate|blow up|air|luft|aufpump\\w*|aufblas\\w*', 'balls?|fussball', 'how|what|need|hard|much|wie|was|viel|brauch\\w*|hart|fest'], 'pump it past|air ball|in the air|in der luft|through the air'),
  row(found('noCamera'), ['^(?:is|are|does|do|can|did|ist|nimmt|kann|kannst|filmst|siehst|hort|horst)', 'camera|cam|mic|microphone|app|you|u|kamera|mikro\\w*|du|phone|handy', 'record(?:s|ing)?|film(?:s|ing|st|t)?|watch(?:es|ing)?|spy\\w*|listen\\w*|hear|see|aufnimmt|aufnehmen|nimmt|zuschau\\w*|seh\\w*|siehst|hor\\w*', 'me|us|mich|uns|mir'], 'my (?:\\w+ )?(?:data|name|number\\w*|score\\w*|results?|progress|video\\w*|clip\\w*|shot\\w*)|how|wie|game|match|video|clip|form|count\\w*|see how|mein\\w* (?:video|zahlen|name)'),
  row({ intent: 'no_ball' }, ['no|not|dont|doesnt|arent|isnt|cant|kein\\w*|nicht|darf nicht|verbiet\\w*', 'balls?|ball spielen', '(?:in|inside) (?:the |our |my )?(?:house|home|flat|living room|kitchen|apartment)|indoors|inside|drinnen|in der wohnung|im haus|im zimmer|zuhause'], 'noise|loud|laut|leise|quiet|soft|weich|touch\\w*|control|my|mein\\w*'),
  // The day
  row(found('fullStomach'), ['train\\w*|practi[cs]\\w*|play|run|sport|spielen|trainier\\w*|uben|laufen', '(?:after|nach) (?:\\w+ )?(?:dinner|lunch|breakfast|eating|a meal|food|essen|mittagessen|abendessen|fruhstuck)|full (?:stomach|belly|tummy)|voll\\w* (?:bauch|magen)'], 'what|was'),
  row({ intent: 'food_sleep' }, ['eat|food|snack|meal|ess|esse|essen|iss', '(?:before|b4|vor|vorm|vorher) ?(?:the |a |my |dem |einem )?(?:training|practi[cs]e|match|game|football|spiel|turnier|tournament)?', 'what|wat|was|should|can|soll|kann|how long|wie lange'], 'nothing|nix|nichts|not eat|dont eat|skip\\w*|weight|thin|fat|dick|abnehm\\w*|dunn|sweets|chocolate|suss\\w*|schoko\\w*|days?|tage?n?'),
  row({ intent: 'warm_up' }, ['what|wat|was|how|wie', '(?:before|b4|vor|vorm) (?:\\w+ )?(?:training|practi[cs]e)|i have training (?:\\w+ ){0,3}before', 'do|machen|tun|prepare|vorbereiten'], 'eat|drink|ess\\w*|trink\\w*|school|schule|min\\w*|drill\\w*|ubung\\w*|plan\\w*|match|game|spiel'),
];

const rowsNear = nearRows(ROWS);

function situation(text: string): Situation | null {
  const told = amongOthers(text) ?? schoolAndTime(text) ?? breaks(text);
  if (told !== null) return told;
  if (isMet(text, HEAVY_FOOD)) return HEAVY_FOOD.is;
  if (FEAR.test(text) && OCCASION.test(text) && !FEAR_OF.test(text)) return { intent: 'nerves' };
  if (DAY_BEFORE.test(text) && says('match', 'game', 'tournament', 'cup', 'spiel\\w*', 'turnier\\w*').test(text) && !says('eat', 'essen', 'sleep', 'schlaf\\w*', 'drink', 'trink\\w*').test(text)) return found('nightBefore');
  if (CAMERA.test(text) && COUNTING.test(text)) return found('cameraCounts');
  if (CHANGES.test(text) && NAME.test(text) && !says('team\\w*', 'club\\w*', 'verein\\w*', 'drill\\w*').test(text)) return found('changeName');
  return rowsNear(text).find((one) => isMet(text, one))?.is ?? null;
}

/** Rows that are met whatever else a text tells of. */
const FIRST: readonly Row[] = [...shortQuestionSituationPatterns, ...practiceSituationPatterns, ...matchSituationPatterns, ...appQuestionPatterns, ...footballSituationPatterns];

const firstNear = nearRows(FIRST);

/** What a text (in plain words, as written or mended) tells of people, of school, of a break or of the app; null where it tells of none. */
export function findSituation(texts: readonly string[]): Situation | null {
  if (texts.some((text) => formationAsked(text) !== null)) return found('formation');
  const near = new Set(texts.flatMap(firstNear));
  const first = FIRST.find((one) => near.has(one) && texts.some((text) => isMet(text, one)) && !texts.some((text) => one.unless?.test(text) === true));
  if (first !== undefined) return first.is;
  for (const text of texts) {
    const told = situation(text);
    if (told !== null) return told;
  }
  return null;
}
