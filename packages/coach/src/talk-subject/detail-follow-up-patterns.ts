import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';

/** What talks are about that have closer questions with answers of their own. */
export type DeeperSubject = 'offside' | 'shot' | 'catching' | 'move' | 'pressing' | 'marking' | 'scanning' | 'passes' | 'wall' | 'taps' | 'juggling' | 'drinks' | 'food' | 'growing' | 'bench' | 'placed' | 'joy' | 'penalty' | 'throwIn' | 'beat' | 'speed' | 'touch' | 'passing' | 'nerves' | 'freeKick' | 'corner' | 'dive' | 'goals' | 'foul' | 'cross' | 'chest';

/** Tells, in plain words of English and German, that a message is about a subject; several may be. */
export const SUBJECT_WORDS: readonly (readonly [DeeperSubject, RegExp])[] = [
  ['offside', /\b(?:off ?side|onside|abseits)\b/],
  ['catching', /\b(?:goalie|goal ?keeper|keeper|goalkeeping|catch\w*|torwart|torhuter\w*|tormann|fang\w*|gefangen|flanken?|high ball|hohe\w* ball\w*)\b/],
  ['move', /\b(?:elast\w*|flip ?flap|step ?overs?|scissors?|roulette|rabona|cruyff|drag ?backs?|croqueta|feints?|skill moves?|nutmeg|ubersteiger|finten?|trick|tricks)\b/],
  ['pressing', /\b(?:press\w*|compact|kompakt\w*|faster than us|schneller als wir|way faster|gegenpress\w*)\b/],
  ['marking', /\b(?:mark\w*|strikers?|defen[cs]e|defend\w*|sturmer\w*|verteidig\w*|decken|gegenspieler\w*|goal ?side)\b/],
  ['scanning', /\b(?:scan\w*|over my shoulder|shoulder checks?|schulterblick\w*|umschau\w*|look before i receive)\b/],
  ['juggling', /\b(?:juggl\w*|jugl\w*|kick ?ups?|keep(?:y|ie) ?up\w*|jonglier\w*|hochhalt\w*|gaberl\w*)\b/],
  ['taps', /\b(?:toe ?taps?|sohlentipper\w*)\b/],
  ['wall', /\b(?:walls?|wol|wal|wand|wandpass\w*|one touch wall pass\w*|direktpass\w*)\b/],
  ['shot', /\b(?:shoot\w*|shots?|shut hard|kick\w*|kik|kiks|laces|spann|schuss\w*|schiess\w*|ankel|ankle)\b/],
  ['passes', /\b(?:dont pass|doesnt pass|wont pass|never pass\w*|nobody pass\w*|pass to me|get the ball more|get free|freilauf\w*|anspiel\w*|spielen mich nicht an)\b/],
  ['bench', /\b(?:bench|bank|aufstell\w*|stellt mich|nimmt .* immer nur|play me|put me on|not in the team)\b/],
  ['placed', /\b(?:put|puts|putting|stellt|stellte|gestellt|setzt) (?:me|mich|us)\b|\b(?:me|mich) .*\b(?:gestellt|hingestellt)\b/],
  ['drinks', /\b(?:cola|coke|red ?bull|energy ?drinks?|energie ?drinks?|energydrinks?|monster energy|limo|eistee)\b/],
  ['food', /\b(?:eat\w*|ate|food|snack\w*|hungry|hunger|ess\w*|gegessen|banane?|pasta|nudeln|noodles|breakfast|fruhstuck\w*)\b/],
  ['growing', /\b(?:heels?|severs?|ferse\w*|growth plate|wachstum\w*|growing pains?|osgood)\b/],
  ['penalty', /\b(?:penalt\w*|pens?|elfmeter\w*|elfer\w*|strafstoss)\b/],
  ['throwIn', /\b(?:throw ?ins?|einw\wrfe?\w*)\b/],
  ['beat', /\b(?:past a (?:defender|player|man)|beat (?:a|my|the|him|them|defenders?)|dribble past|1v1|one on one|an (?:einem|dem|meinem|nem)? ?(?:verteidiger|gegner|gegenspieler)\w* vorbei|ausspielen|eins gegen eins)\b/],
  ['speed', /\b(?:faster|quicker|speed|sprint\w*|schneller|schnelligkeit|antritt)\b/],
  ['touch', /\b(?:first touch|ballannahme|annahme|annehmen|control the ball|erste\w* kontakt|stoppen)\b/],
  ['passing', /\b(?:pass|passes|passing|passe|passen|passspiel|zuspiel\w*)\b/],
  ['nerves', /\b(?:nerv\w*|scared of the match|aufgeregt|lampenfieber|butterflies)\b/],
  ['freeKick', /\b(?:free ?kicks?|freistoss\w*|freistosse)\b/],
  ['corner', /\b(?:corner ?kicks?|take a corner|corners|eckball\w*|eckstoss|ecken|ecke)\b/],
  ['chest', /\b(?:chest|brust)\b/],
  ['dive', /\b(?:div(?:e|es|ing)|hecht\w*)\b/],
  ['goals', /\b(?:score (?:more|goals)|more goals|scoring|mehr tore|tore schiess\w*|striker|sturmer)\b/],
  ['foul', /\b(?:fouls?|fouled|foulspiel|gefoult)\b/],
  ['cross', /\b(?:cross|crosses|crossing|flanken?|flanke)\b/],
  ['joy', /\b(?:jubel\w*|celebrat\w*|siu+|siiu\w*)\b/],
];

/** Topics that a talk is about though no word of it tells so. */
export const SUBJECT_OF_TOPIC: Readonly<Partial<Record<CoachTopic, DeeperSubject>>> = { offside: 'offside', elastico: 'move', roulette: 'move', feint: 'move', keeperCatch: 'catching', benched: 'bench', notPassedTo: 'passes', scanning: 'scanning', shotWeak: 'shot' };

/** An example of a subject. */
export const EXAMPLE_OF: Readonly<Partial<Record<DeeperSubject, CoachDetailFollowUpLine>>> = { offside: 'offsideExample', shot: 'shotExample' };

interface Row {
  readonly of: DeeperSubject;
  readonly line: CoachDetailFollowUpLine;
  /** All of them are met by the turn itself, in plain words. */
  readonly asks: readonly RegExp[];
  /** Whether the turn itself has to name the subject. */
  readonly named?: true;
  /** Whether it is of what is no drill of the list: of a drill more is known. */
  readonly noDrill?: true;
}
const row = (of: DeeperSubject, line: CoachDetailFollowUpLine, ...asks: readonly RegExp[]): Row => ({ of, line, asks });
/** A row that is met only where the turn itself names its subject. */
const namedRow = (of: DeeperSubject, line: CoachDetailFollowUpLine, ...asks: readonly RegExp[]): Row => ({ ...row(of, line, ...asks), named: true });
/** A row that is met only where no drill of the list is spoken of. */
const rowOfNoDrill = (of: DeeperSubject, line: CoachDetailFollowUpLine, ...asks: readonly RegExp[]): Row => ({ ...row(of, line, ...asks), noDrill: true });

const WHY = /\b(?:why|how come|warum|wieso|weshalb|wofur gibt)\b/;
const EXAMPLE = /\b(?:examples?|beispiel\w*|zu lang|too long|simpler|easier words|einfacher|leichter erklar\w*|in simple|still dont (?:get|understand)|(?:i |still )dont (?:really )?(?:get|understand)(?: (?:it|that|this))?$|versteh\w* (?:ich )?(?:das )?(?:immer noch )?(?:nicht|nich))(?= |$)/;
const WHEN = /^(?:(?:and|ok|so|but|und|aber|jo|also|yeah|cool|well) )*(?:when|wann|which moment|at what moment|in welchem moment)\b|\b(?:and|or|und|oder) (?:when|wann)\b|\b(?:when|wann) (?:do|does|should|is|can|must|mach\w*|soll\w*|ist|nehm\w*|benutz\w*)\b/;
const OTHER_FOOT = /\b(?:left|links\w*|linke\w*|right foot|rechts|rechte\w*|other foot|other leg|andere\w* (?:fuss|bein|seite)|weak foot|schwache\w* fuss)\b/;
const HOW_FAR = /\b(?:how (?:far|close|near|much space)|wie (?:weit|nah\w*|viel abstand)|what distance|abstand|entfernung|where (?:do|should|must|have|shall)\b.*\bstand\w*|wo (?:soll|muss|steh\w*)\b.*)\b/;
const HOW_MANY = /\b(?:how many|wie ?viele?|what number|good number)\b/;
const IN_MATCH = /^(?:(?:and|und|ok|so|but|aber|also|what about|how about|was ist|wie ist es|geht das|does that work|can i do (?:it|that)|kann ich (?:das|es)|how do i (?:do (?:it|that)|use (?:it|that))|wie mach ich (?:das|es)|auch|the same) )*(?:for|in|during|im|in einem|beim|fur das|furs|mit) ?(?:a |the |my |real |einem |dem |nem |n )*(?:match|game|games|matches|spiel|ernstfall)(?: (?:then|too|auch|dann|jetzt|denn))*$/;
/** Asks for the reason and names nothing else. */
const BARE_WHY = /^(?:(?:and|but|ok|so|und|aber|hm|yeah|ja) )*(?:why|how come|warum|wieso|weshalb)(?: (?:is|does|do|should|ist|hilft|soll|macht|das|that|it|this|so|though|tho|work|help|i|ich|man|eigentlich|denn|not|die|den|es))*$/;
const RUNNING = /\b(?:run|runs|runing|running|speed|fast|sprint\w*|moving|lauf\w*|renn\w*|tempo|schnell\w*)\b/;

/** What is asked more closely of a subject; the surer rows first. */
export const DEEPER_ROWS: readonly Row[] = [
  row('offside', 'offsideWhyThrowIn', WHY, /\b(?:throw ?ins?|einw\w+|goal ?kicks?|abstoss|corners?|ecken?)\b/),
  row('offside', 'offsideLevel', /\b(?:levels?|in line|same line|same height|beside|next to|exactly with|gleich\w* hohe|auf einer hohe|auf einer linie|gleichauf|neben)\b/, /\b(?:defender\w*|last|if|is|am|im|wenn|bin|ist|verteidiger\w*|gegner\w*|offside|abseits)\b/),
  row('offside', 'offsideOwnHalf', /\b(?:own half|my half|our half|eigene\w* halfte|halfway|mittellinie)\b/),
  row('offside', 'offsideKeeper', /\b(?:keeper|goalie|goalkeeper|torwart|tormann)\b/, /\b(?:count\w*|zahlt|zahlen|one of|dabei|auch|too|include\w*|mit)\b/),
  row('offside', 'offsideThen', /\b(?:what happens|what then|free ?kick|punish\w*|card|was passiert|was gibt es dann|freistoss|karte|strafe)\b/),
  row('offside', 'offsideBackwards', /\b(?:backwards?|pass back|passed back|behind the ball|nach hinten|ruckpass|zuruck|hinter dem ball)\b/),
  row('offside', 'offsideExample', EXAMPLE),
  row('offside', 'offsideWhy', WHY, /\b(?:rule|exist\w*|there|that|it|regel|gibt|das)\b|^(?:(?:and|but|und|aber|so|ok) )*(?:why|warum|wieso)(?: (?:tho|though|eigentlich))?$/),
  row('catching', 'catchHands', /\b(?:hands?|thumbs?|fingers?|palms?|hande?n?|daumen|finger|handflache\w*)\b/, /\b(?:how|what|where|wie|was|wo|wohin|or|oder|hold|put|go|together|halt\w*|catch\w*|fang\w*|do)\b/),
  row('catching', 'catchBumped', /\b(?:push\w*|bump\w*|barg\w*|charg\w*|knock\w*|into me|anremp\w*|rempel\w*|schubs\w*|umrenn\w*)\b/),
  row('catching', 'catchAlone', /\b(?:alone|by myself|on my own|without (?:a )?(?:goal|partner|mate)|at home|allein\w*|ohne (?:tor|partner)|zu ?hause)\b/, /\b(?:train|practi\w*|do|learn|try|ub\w*|trainier\w*|mach\w*)\b/),
  row('catching', 'catchWhen', WHEN, /\b(?:punch|fist|faust\w*)\b/),
  row('catching', 'catchDrop', /\b(?:drop|drops|dropping|slip\w*|falls? out|fallen lass\w*|rutscht|fallt (?:mir )?(?:raus|runter))\b/, WHY),
  row('move', 'moveWhichDefender', /\b(?:defender\w*|verteidiger\w*|gegner\w*|he|they|er|der|one|someone|wer)\b/, /\b(?:stand\w*|still|runs? at|run towards|coming|waits?|steht|zurennt|zulauft|kommt|rennt|wartet)\b/, /\b(?:or|oder)\b/),
  row('move', 'moveAfter', /\b(?:after|afterwards|then what|what then|once ive|when ive|gone the wrong way|next|danach|nachher|und dann|wenn (?:ich )?vorbei|wenn er weg)\b/, /^(?!.*\b(?:direction|richtung|way do)\b).*\b(?:what|do|how|was|wie|mach\w*)\b/),
  row('move', 'moveWhen', WHEN, /\b(?:match|game|use|do i|should|spiel\w*|best\w*|mach\w*|einsetz\w*|benutz\w*|it|den|das|ihn)\b/),
  rowOfNoDrill('move', 'moveRunning', RUNNING, /\b(?:ball|runs? away|push|far|lose|losing|cant|weit|weg|verlier\w*|springt|klappt|schieb\w*)\b/),
  rowOfNoDrill('move', 'moveOtherFoot', OTHER_FOOT),
  rowOfNoDrill('move', 'moveOften', /\b(?:how (?:often|many)|wie (?:oft|viele))\b/),
  row('pressing', 'pressWho', /\b(?:who|wer)\b.*\b(?:first|zuerst|anlauf\w*|lauft|goes|press\w*)\b|\b(?:how|wie)\b.*\bpress\w*|\b(?:do i|soll ich|fang\w* ich)\b.*\b(?:start|go|begin|an)\b.*\b(?:or|oder)\b/),
  row('pressing', 'pressAndCompact', /\b(?:stay back|all back|go back|press\w*|hinten bleib\w*|hinten|zuruck)\b/),
  row('pressing', 'pressFast', /\b(?:beat|play against|stop|schlag\w*|gegen|gewinn\w*)\b/, /\b(?:fast\w*|quick\w*|schnell\w*)\b/, /\b(?:team|us|them|mannschaft|wir|uns)\b/),
  row('pressing', 'compactHow', /\b(?:how (?:far|close)|wie (?:weit|nah|eng))\b/),
  row('marking', 'markDistance', HOW_FAR),
  row('marking', 'markDistance', /\bwhere do i have to stand\b|\btoo near\b|\btoo close\b|\bzu nah\b/),
  namedRow('marking', 'markFaster', /\b(?:mark\w*|stop|defend\w*|against|deck\w*|verteidig\w*|gegen)\b/, /\b(?:striker|attacker|winger|someone|player|sturmer\w*|angreifer\w*|gegenspieler\w*)\b/, /\b(?:faster|quicker|schneller\w*)\b/),
  row('marking', 'markLook', /\b(?:look|watch|schau\w*|guck\w*)\b/, /\b(?:ball|him|player|where|wohin|ihn|spieler)\b/, /\b(?:or|where|oder|wohin)\b/),
  row('scanning', 'scanForget', /\b(?:forget|forgot|remember|vergess\w*|dran denk\w*|erinner\w*)\b/),
  row('scanning', 'scanWhen', WHEN),
  row('scanning', 'scanWhen', /\b(?:how often|wie oft)\b/),
  row('passes', 'getFree', /\b(?:get free|getting free|lose my marker|freilauf\w*|frei (?:werden|komm\w*))\b/),
  row('passes', 'notPassedHow', /\b(?:how|what|wie|was)\b/, /\b(?:more|ball|pass|training|mehr|mach\w*|do)\b/),
  namedRow('wall', 'wallAlone', /\b(?:no|dont|not|havent|without|only|just|kein\w*|nur|ohne|hab\w*)\b/, /\b(?:mate|mates|friend\w*|partner|team ?mate\w*|freund\w*|mitspieler\w*|niemand\w*|keinen)\b/),
  row('wall', 'wallDistance', HOW_FAR),
  row('taps', 'tapsBalance', /\b(?:balance|fall\w*|wobbl\w*|trick|tip|gleichgewicht|umfall\w*|wackel\w*|kipp\w*)\b/),
  row('juggling', 'juggleLow', /\b(?:low|lower|too high|flach\w*|niedrig\w*|tief|zu hoch)\b/, /\b(?:how|trick|keep|tip|wie|halt\w*|bleib\w*|what)\b/),
  row('juggling', 'juggleOtherFoot', OTHER_FOOT, WHY),
  row('shot', 'hardFoot', /\b(?:foot|feet|ankles?|ankel|fuss|fussgelenk|knochel)\b/, /\b(?:hard|stiff|firm|tight|lock\w*|strong|fest|steif|hart|locker)\b/, /\b(?:keep|make|get|hold|stay|how|wie|halt\w*|mach\w*|bleib\w*)\b/),
  row('shot', 'kickPart', /\b(?:which|what|wich|welche\w*|welchem)\b/, /\b(?:part of|side of|teil|seite|stelle)\b/, /\b(?:foot|feet|fuss\w*)\b/),
  row('shot', 'shotExample', /\b(?:examples?|beispiel\w*)\b/),
  namedRow('drinks', 'drinksNo', /\b(?:good|ok|okay|bad|help\w*|allowed|can|should|before|bringt|gut|schlecht|darf|soll|vor|what about|was ist mit|wie ist)\b/),
  row('food', 'eatAfter', /\b(?:after|nach|danach)\b/, /\b(?:training|match|game|practice|spiel|pasta|noodles|nudeln)\b/),
  row('growing', 'growingBad', /\b(?:bad|stop growing|carry on|keep playing|schlimm|schlecht|weiterspiel\w*|weiter spiel\w*)\b/, /\b(?:grow\w*|wachs\w*)\b/),
  namedRow('joy', 'celebrateJump', /\bsiu+|\bsiiu\w*|\bronaldo\b/),
  namedRow('joy', 'celebrate', /\b(?:how|teach|show|like|wie|beibring\w*|zeig\w*|halt|so|richtig)\b/),
  rowOfNoDrill('shot', 'shotArms', /\b(?:arms?|arme?n?)\b/),
  rowOfNoDrill('shot', 'shotHowMany', HOW_MANY, /^(?!.*\b(?:minut\w*|mins?|times|mal|days?|tage?|weeks?|wochen?)\b).*\b(?:should|shots?|soll\w*|muss|schusse)\b/),
  rowOfNoDrill('shot', 'shotRunUp', /\b(?:run ?up|steps? back|how many steps|anlauf\w*|wie viele schritte)\b/),
  rowOfNoDrill('shot', 'shotMatch', IN_MATCH),
  rowOfNoDrill('shot', 'shotWhy', BARE_WHY),
  row('penalty', 'penaltyRebound', /\b(?:rebound|again|post|bar|saves? it|nachschuss|noch ?mal|pfosten|latte|halt ihn)\b/, /\b(?:can|may|allowed|darf\w*|kann|shoot|schiess\w*|what|was)\b/),
  row('penalty', 'penaltyKeeperMoves', /\b(?:keeper|goalie|torwart|tormann)\b/, /\b(?:mov\w*|dives?|jumps?|early|guess\w*|bewegt|springt|fruh|fliegt|hupft)\b/),
  row('penalty', 'penaltyLook', /\b(?:look|eyes?|schau\w*|guck\w*|augen|blick\w*)\b/),
  row('penalty', 'penaltyFoot', /\b(?:which|what|welche\w*)\b/, /\b(?:foot|part|fuss|teil|seite)\b/),
  row('penalty', 'penaltyNerves', /\b(?:nerv\w*|scared|miss it|afraid|angst|aufgeregt|verschiess\w*)\b/, /\b(?:how|what|if|wie|was|wenn)\b/),
  row('throwIn', 'throwBehindHead', /\b(?:jump\w*|hop|behind (?:my|the|your|ur) head|how far back|lift (?:my|a) (?:foot|feet)|feet|tiptoes?|toes|spring\w*|hupf\w*|hinter(?: den| dem| meinen| meinem)? kopf|fusse?|zehen\w*)\b/),
  row('throwIn', 'throwFar', HOW_FAR),
  row('throwIn', 'throwWrong', /\b(?:wrong|foul throw|mistake|what happens|falsch\w*|fehler|was passiert)\b/),
  row('throwIn', 'throwWhom', /\b(?:whom?|to who|where (?:do|should) i throw|myself|again|zu wem|wohin|selbst|selber)\b/),
  row('beat', 'beatAfter', /\b(?:after|then what|what then|danach|und dann)\b/, /\b(?:what|do|was|mach\w*|dann)\b/),
  row('beat', 'beatStays', /\b(?:doesnt|dont|does not|waits?|stays?|stands?|still|not (?:move|react)|nicht|wartet|bleibt|steht|reagiert)\b/, /\b(?:he|she|they|him|defender|go for it|er|sie|der|die|verteidiger)\b/, /\b(?:if|when|what|wenn|falls|was)\b/),
  row('beat', 'beatLoses', /\b(?:lose|losing|takes? it|always get it|verlier\w*|weg|nimmt)\b/),
  row('beat', 'beatWhich', /\b(?:which|what|welche\w*)\b/, /\b(?:move|trick|skill|one|finte|besten)\b/),
  row('beat', 'beatMatch', IN_MATCH),
  row('pressing', 'pressBeaten', /\b(?:get past|gets past|get out|get through|beaten|doesnt work|vorbei|raus|durchkomm\w*|nicht klappt)\b/),
  row('pressing', 'pressWhen', WHEN),
  row('pressing', 'pressWhy', BARE_WHY),
  row('speed', 'speedHowLong', /\b(?:how long (?:does|will|would) (?:it|that|this) take|wie lange? dauert)\b/),
  row('speed', 'speedBall', /\b(?:with (?:the|a) ball|mit (?:dem )?ball)\b/),
  row('speed', 'speedWhy', BARE_WHY),
  rowOfNoDrill('touch', 'touchHigh', /\b(?:high|air|chest|bounc\w*|hoh\w*|luft|brust|aufspring\w*)\b/),
  rowOfNoDrill('touch', 'touchMatch', IN_MATCH),
  rowOfNoDrill('touch', 'touchWhy', BARE_WHY),
  row('nerves', 'nervesNight', /\b(?:sleep|night|bed|schlaf\w*|nacht\w*|bett|abend)\b/),
  row('nerves', 'nervesStart', /\b(?:first (?:minutes?|touch)|at the start|once it starts|in the match|erste\w* minuten?|am anfang|wenn es losgeht|im spiel)\b/),
  row('nerves', 'nervesWhy', WHY, /\b(?:nerv\w*|feel|that|it|always|body|bin|ist|das|fuhl\w*)\b/),
  row('freeKick', 'freeKickAim', /\b(?:where|aim|over the wall|corner|wohin|ziel\w*|mauer|ecke)\b/),
  row('corner', 'cornerAim', /\b(?:where|aim|how (?:far|high)|wohin|ziel\w*|wie (?:weit|hoch))\b/),
  row('dive', 'diveHow', /^(?!.*\b(?:hurt\w*|pain\w*|weh\w*)\b).*\b(?:how|land|wie|lande\w*)\b/),
  row('goals', 'goalsCalm', /\b(?:calm|nervous|alone|in front of|ruhig|nervos|allein|vor dem tor)\b/),
  row('goals', 'goalsHow', IN_MATCH),
  rowOfNoDrill('passing', 'passMisses', /\b(?:miss\w*|goes wrong|wrong way|dont arrive|never arrive|daneben|falsch|kommt nicht an|kommen nicht an|ungenau)\b/),
  rowOfNoDrill('passing', 'passMatch', IN_MATCH),
  rowOfNoDrill('passing', 'passWhy', BARE_WHY),
  row('foul', 'foulCard', /\b(?:cards?|yellow|red|booked|karten?|gelb\w*|rot\w*)\b/),
  row('foul', 'foulHold', /\b(?:pull\w*|shirt|hold\w*|push\w*|trip\w*|zieh\w*|trikot|halten|schubs\w*|bein stell\w*)\b/),
  row('cross', 'crossHigh', /\b(?:how (?:high|hard)|low or high|wie (?:hoch|fest|hart)|hoch oder flach)\b/),
  row('cross', 'crossWhen', WHEN),
  row('cross', 'crossAim', /\b(?:where|aim|wohin|ziel\w*)\b/),
  row('corner', 'cornerFoot', /\b(?:which|what|welche\w*)\b/, /\b(?:foot|side|fuss|bein|seite)\b/),
  row('corner', 'cornerShort', /\b(?:short|kurz\w*)\b/),
  row('chest', 'chestArms', /\b(?:arms?|arme?n?)\b/),
];
