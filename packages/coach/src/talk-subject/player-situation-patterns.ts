import { CHILDRENS_SITUATION_ROWS } from './childrens-situation-patterns.ts';
import { MATCH_GEAR_AND_ACCOUNT_ROWS } from './match-gear-and-account-situation-patterns.ts';
import type { Role } from './playing-position-in-talk.ts';
import type { SituationRow } from './player-situation-pattern-type.ts';

const KEEPER: readonly Role[] = ['goalkeeper'];
/** Those who stand against who attacks. */
const DEFENDER: readonly Role[] = ['defenderRole', 'midfielderRole'];
const ATTACKER: readonly Role[] = ['strikerRole', 'wingerRole', 'midfielderRole'];
/** A keeper may ask of the own kicks too. */
const OWN_KICK = /\b(?:(?:do|can|could|should|to) (?:i )?(?:shoot|kick|cross|hit|score)|(?:schiess|schlag|flank|tret)\w* ich|ich (?:\w+ )?(?:schiesse?|schlage?|flanke|trete)\b|my (?:own )?(?:shots?|shooting|kicks?|cross\w*)|mein\w* (?:schuss\w*|flanke\w*|abstoss\w*|abschlag\w*))\b/;
/** How a ball is caught is another question than when to come out. */
const OWN_KICK_OR_HANDS = new RegExp(`${OWN_KICK.source}|\\b(?:catch\\w*|fang\\w*|hands?|hande?n?|drop\\w*|thumbs?|daumen)\\b`);
const CROSSES = /\b(?:cross|crosses|crossing|flank\w*|high balls?|hohe\w* b[ao]ll?e?\w*)\b/;
const HIGH = /\b(?:(?:shoot\w*|shots?) (?:\w+ )?(?:\w+ )?high|high shots?|hohe schusse|schiess\w* (?:\w+ )?(?:\w+ )?(?:hoch|oben)|over (?:my|me)|above (?:my|me)|cant reach|couldnt reach|uber (?:mich|mir|meinen?)|komm\w* (?:ich )?(?:\w+ )?nicht (?:dran|ran|hin))\b/;
const BALLS = /\b(?:shoot\w*|shots?|balls?|goals?|reach|schiess\w*|schuss\w*|balle?n?|tore?|dran|ran)\b/;
const LEGS = /\b(?:(?:through|thru|between|threw) (?:my|the) (?:\w+ )?legs|(?:durch|zwischen) (?:meine?|die) (?:\w+ )?beine?|(?:mir|uns) durch die beine|tunnel\w* (?:mich|kassier\w*|bekomm\w*)|(?:ge)?tunnelt (?:mich|worden)|megged me|nutmegged me)\b/;
const ASKS_HOW = /\b(?:how|stop|avoid|prevent|wie|verhinder\w*|vermeid\w*|what (?:can|do|should)|was (?:kann|soll|mach\w*))\b/;
const TOO_BIG = /\b(?:too (?:big|large|small|wide|loose)|zu (?:gross|klein|weit)|dont fit|passen nicht)\b/;
const QUICKER = /\b(?:quicker|faster|quick|fast|speedy|schneller?|schnelle[rnms]?|rapide|running past|sprint\w* (?:past|away))\b/;
const OPPONENT = /\b(?:wingers?|strikers?|attackers?|opponents?|forwards?|he|she|they|than (?:me|him|her|us)|als ich|flugel\w*|aussensturmer\w*|sturmer\w*|gegner\w*|gegenspieler\w*|angreifer\w*|aussen)\b/;
const ATTACKS = /\b(?:(?:get|go|come|run|dribble) (?:past|by) (?:a|an|the|him|her|them)|beat (?:a|an|the|him|her|them|my)|vorbei|ausspiel\w*|become|get faster|schneller werd\w*|werd\w* ich schneller|how do i run)\b/;
const PRESSED = /\b(?:no time|not enough time|dont have time|no space|keine zeit|kein platz|(?:defenders?|they|he|someone|somebody) (?:is|are|r|s) (?:\w+ )?(?:on me|close|near|right there|behind me|all over me)|defenders? (?:\w+ )?(?:close|on me|behind me)|under pressure|unter druck|gegner (?:\w+ )?(?:dran|nah|im nacken|hinter mir)|verteidiger (?:\w+ )*(?:dran|nah|im nacken|hinter mir))\b/;
const SHOOTS = /\b(?:shoot\w*|shots?|score|scoring|goals?|finish\w*|striker|schiess\w*|schuss\w*|tore?|abschluss|sturmer\w*)\b/;
const KICKS = /\b(?:kick\w*|shoot\w*|shots?|pass\w*|strike|striking|schiess\w*|schuss\w*|tret\w*|left|links)\b/;
const WHERE = /\b(?:where|which way|wohin|wo|what direction|how far|point\w*|put|zeig\w*|hin)\b/;
const COACH = /\b(?:coach|trainer\w*|manager|bench|bank|sub)\b/;
const NOT_PLAYED = /\b(?:bench\w*|bank|play(?:s|ed|ing)? me|picked|pick|play more|not in the team|barely|sub|subbed|(?:not |dont |im not |never )start(?:ing)?|start(?:ing)? (?:eleven|team)|startelf|von anfang an|aufstell\w*|stellt mich|spielen lass\w*|mehr spielen|unfair)\b/;
/** With a sign of fear or of an adult that does harm the rules and an adult come first. */
const HARM = /\b(?:scared|afraid|angst|touch\w*|anfass\w*|fasst|hit|hits|schlag\w*|shout\w*|schrei\w*|brull\w*|secret|geheim\w*|alone with|allein mit|photo\w*|foto\w*|home|zu hause|hates?|weh|hurts?)\b/;
const OFFSIDE = /\b(?:off ?side|onside|abseits)\b/;
const NEW_HERE = /\b(?:(?:just|only just|recently) (?:started|began|joined)|(?:im|i am) (?:\w+ )?new\b|brand new|beginner|complete beginner|never played|first time playing|bin (?:\w+ )?neu\b|ganz neu|(?:bin|als) (?:\w+ )?anfanger\w*|hab (?:\w+ )?(?:gerade|grad|erst) (?:\w+ )?angefangen|noch nie (?:\w+ )?gespielt|kann noch (?:\w+ )?(?:nix|nichts|garnix|garnichts|gar nix|gar nichts))\b/;
const BEGINS = /\b(?:what|where|how|which|womit|wie|was|wo)\b.*\b(?:first|start|begin|beginn\w*|do|learn|train|practi[cs]e|zuerst|anfang\w*|fang\w*|machen|mach|lern\w*|ub\w*)\b/;

/** Questions that are asked by who is in them, and of the words of the coach; the surer rows first. */
export const SITUATION_ROWS: readonly SituationRow[] = [
  ...CHILDRENS_SITUATION_ROWS,
  ...MATCH_GEAR_AND_ACCOUNT_ROWS,
  { line: 'keeperGloves', asks: [/\b(?:gloves?|glovs|handschuhe?n?|torwarthandschuhe?n?)\b/, TOO_BIG], unless: /\b(?:cold|winter|kalt|which size|what size|welche grosse|how much|kost\w*)\b/ },
  { line: 'catchWhen', role: KEEPER, talk: /\b(?:cross\w*|flank\w*|high|hoch|hohe\w*)\b/, asks: [/\b(?:catch|fang\w*|halt\w*)\b/, /\b(?:punch\w*|fist|faust\w*)\b/] },
  { line: 'keeperCrosses', role: KEEPER, asks: [CROSSES, /\b(?:come|coming|go|going|run|out|line|when|stay|mean|meant|scared|afraid|side|deal|what|how|help|better|raus\w*|linie|wann|bleib\w*|mein\w*|angst|seite|wie|was|soll|besser)\b/], unless: OWN_KICK_OR_HANDS },
  { line: 'keeperLegs', role: KEEPER, asks: [LEGS, ASKS_HOW] },
  { line: 'keeperLegs', asks: [/\b(?:through|thru|threw|between|durch|zwischen) (?:my|meine|mir die|mir durch die) (?:\w+ )?(?:legs|beine)\b/, /\b(?:balls?|shots?|balle?|schusse?)\b/, ASKS_HOW] },
  { line: 'keeperLegsTold', asks: [LEGS, /\b(?:i|ich) (?:\w+ ){0,2}?(?:let|lass\w*|liess|hab)\b/], unless: /\b(?:how|wie|stop|verhinder\w*)\b/ },
  { line: 'keeperTooHigh', role: KEEPER, asks: [HIGH, BALLS], unless: /\b(?:catch\w*|fang\w*|hands?|hande?n?|drop\w*|thumbs?|throw|werf\w*|punch|faust\w*|alone|allein\w*|cross\w*|flank\w*|(?:i|to) (?:kick|shoot) (?:\w+ )?high|abstoss|abschlag|jump|spring\w*)\b/ },
  { line: 'keeperSmall', role: KEEPER, asks: [/\b(?:small|tiny|reach|high balls?|klein\w*|hohe\w* b[ao]ll?e?\w*|(?:dran|ran) ?komm\w*)\b/, /\b(?:what|how|anything|can|was|wie|kann|etwas)\b/], unless: /\b(?:catch\w*|fang\w*|hands?|hande?n?|gloves?|handschuh\w*|punch|faust\w*|small pitch|club|verein|pick\w*)\b/ },
  { line: 'defendFastWinger', inTalk: true, role: DEFENDER, asks: [QUICKER, OPPONENT], unless: ATTACKS },
  { line: 'strikerPressed', role: ATTACKER, asks: [PRESSED] },
  { line: 'strikerPressed', talk: SHOOTS, asks: [PRESSED, /\b(?:shoot\w*|score|look|time|want|finish|schiess\w*|tore?|zeit|schauen|gucken)\b/], unless: /\b(?:train|practi[cs]e|trainier\w*|uben|homework|hausaufgaben|school|schule|week|woche)\b/ },
  { line: 'standingFoot', inTalk: true, asks: [/\b(?:standing (?:foot|leg)|plant(?:ing)? (?:foot|leg)|non kicking foot|support(?:ing)? foot|standfuss|standbein)\b/, WHERE] },
  { line: 'standingFoot', inTalk: true, talk: KICKS, asks: [/\b(?:other (?:foot|leg)|andere\w* (?:fuss|bein))\b/, /\b(?:where|wohin|wo)\b/, /\b(?:shoot|kick|pass|schiess\w*|tret\w*|go|goes|hin|put)\b/] },
  { line: 'wallStance', talk: /\b(?:walls?|wol|wand\w*|direktpass\w*|pass\w*)\b/, asks: [/\b(?:sideways|side on|side ways|facing|seitlich|seitwarts|frontal|mit dem gesicht|zur wand)\b/, /\b(?:stand|facing|face|or|oder|steh\w*|stell\w*)\b/] },
  { line: 'armsLength', asks: [/\b(?:arms?|armes?) ?(?:length|lenght|lenth)s?\b|\barm ?lange\w*\b/, /\b(?:what|how|like|mean|far|is|was|wie|heisst|weit)\b/] },
  { line: 'bothFeetHow', asks: [/\b(?:only|just|nur)\b.*\b(?:left|right|weak|links|rechts|schwach\w*)\b|\b(?:left|right|links|rechts)\b.*\b(?:only|nur)\b/, /\b(?:or|oder)\b.*\b(?:alternat\w*|both|switch\w*|swap\w*|chang\w*|take turns|abwechsel\w*|beide\w*|wechsel\w*)\b/], unless: /\b(?:days?|tage?|shirt|position)\b/ },
  { line: 'juggleForward', inTalk: true, talk: /\b(?:juggl\w*|jugl\w*|kick ?ups?|jonglier\w*|hochhalt\w*|gaberl\w*)\b/, asks: [/\b(?:fl(?:y|ies|ys)|flew|go|goes|shoots?|runs?|flieg\w*|geht|springt|haut)\b.*\b(?:forward\w*|in front|to the front|vorne?|nach vorn\w*)\b/, /\b(?:why|how|what|warum|wieso|wie|was|liegt)\b/] },
  { line: 'juggleOtherFoot', inTalk: true, talk: /\b(?:juggl\w*|jugl\w*|kick ?ups?|jonglier\w*|hochhalt\w*|gaberl\w*)\b/, asks: [/\b(?:left|right|weak|other|links|rechts|linken|rechten|schwach\w*)\b/, /\b(?:away|off|weg|falsch|wrong)\b/, /\b(?:why|what|how|warum|wieso|was|wie)\b/], unless: /\b(?:bum|part of|teil)\b/ },
  { line: 'rainbowHitsMe', talk: /\brainbow\b|\bregenbogen\w*\b/, asks: [/\b(?:hit\w*|bum|butt|bottom|my back|trifft|treff\w*|hintern|po|rucken)\b/], unless: /\b(?:how do i do|how do you do|how to do|wie geht|wie mach\w* (?:ich|man))\b/ },
  { line: 'easyTrick', inTalk: true, asks: [/\b(?:easier|easy|simple|simpler|leichter\w*|einfacher\w*|leicht\w*|einfach\w*)\b/, /\b(?:tricks?|moves?|finten?|skill)\b/, /\b(?:give|show|teach|know|another|other|got|any|gib|zeig|kennst|hast|ander\w*|noch|then)\b/], talk: /\b(?:tricks?|rainbow|flick|elastico|rabona|moves?|finten?|skill)\b/, unless: /\bdrills?\b|\bubung\w*\b/ },
  { line: 'cutInside', inTalk: true, asks: [/\b(?:cut\w*|go\w*|gos|coming|come\w*|drift\w*) (?:\w+ )?in ?side\b|\bnach innen (?:zieh\w*|geh\w*|zu ziehen)\b|\b(?:zieh\w*|geh\w*) (?:\w+ )?nach innen\b|\bin side and shoot\w*\b/, /\b(?:how|learn|lern|can i|the|with|teach|show|wie|beibring\w*|mit|bit|teil)\b/], unless: /\b(?:rain|house|room|drinnen|regen|haus|stop|against|gegen|verteidig\w*|waiting)\b/ },
  { line: 'cutInsideSteps', inTalk: true, talk: /\b(?:cut\w*|go\w*|gos) (?:\w+ )?in ?side\b|\bnach innen\b/, asks: [/\bin ?side\b|\bnach innen\b/, /\b(?:no|mean|bit|part|with|left|right|how|nein|nee|mein\w*|teil|mit|links|rechts|wie)\b/], unless: /\b(?:inside of|inside hook|innenseite|rain|house|room)\b/ },
  { line: 'closeDribble', inTalk: true, asks: [/\bdribb?l\w*\b/, /\b(?:tight\w*|close|small spaces?|eng\w*|durch alle|through everyone|past everyone)\b/, /\b(?:how|wie)\b/], unless: /\b(?:drills?|ubung\w*)\b/ },
  { line: 'clearBall', inTalk: true, asks: [/\b(?:clear|clearing|clearance|klare?|klaren|wegschlag\w*|rauschlag\w*)\b/, /\b(?:ball|it|ihn|den)\b/, /\b(?:how|better|next time|wie|besser|nachste\w* mal)\b/], unless: /\b(?:alles klar|all clear|clear (?:my|the|your) (?:head|mind|data|history)|klar ist|ist klar|kopf)\b/ },
  { line: 'offsideOpponent', inTalk: true, talk: OFFSIDE, asks: [/\b(?:ball|pass\w*|ruckpass|back ?pass|plays?|spielt)\b/, /\b(?:from (?:the |an |a )?(?:opponent|other team|defender)\w*|(?:opponent|defender|other team)s? (?:\w+ )?(?:passes|plays|kicks|gives)|vom (?:gegner|verteidiger|anderen team)|(?:gegner|verteidiger|anderen) (?:\w+ ){0,4}?(?:spielt|spielen|passt|passen|ruckpass)|ruckpass)\b/] },
  { line: 'offsideNoTouch', inTalk: true, talk: OFFSIDE, asks: [/\b(?:(?:dont|do not|didnt|never|without|wont) (?:even )?(?:get\w*|touch\w*|play\w*|have|having) (?:the |a )?ball|(?:dont|didnt|without) touch\w*|(?:gar |uberhaupt )?(?:nicht|nie) (?:\w+ )?(?:krieg\w*|beruhr\w*|bekomm\w*|spiel\w*|anfass\w*|mach\w*)|ohne (?:\w+ )?(?:ball|beruhr\w*))\b/, /\b(?:ball|it|ihn|is|ist|if|wenn)\b/] },
  { line: 'offsideWhyTwo', inTalk: true, talk: OFFSIDE, asks: [/\b(?:why|how come|warum|wieso|weshalb)\b.*\b(?:two|2|zwei)\b|\bisnt the (?:goalie|keeper|goalkeeper) (?:one|1)\b.*|\bist der (?:torwart|tormann|keeper) (?:nicht|nich|doch|denn nicht) (?:einer|schon einer)\b/] },
  { line: 'askCoachWhat', talk: COACH, asks: [/\b(?:what|how|was|wie)\b.*\b(?:ask|say|tell|frag\w*|sag\w*)\b|\b(?:ask|say|frag\w*|sag\w*)\b.*\b(?:exactly|genau|words|worte\w*)\b/, /\b(?:i|ich|should|soll|do|him|her|them|ihn|ihm|den|dem|sie|coach|trainer|manager)\b/], unless: HARM },
  { line: 'firstSteps', asks: [NEW_HERE, BEGINS], unless: /\b(?:app|account|konto|touchline|level|team|club|verein|mannschaft|school|schule|goalie|keeper|torwart|drill called|position)\b/ },
  { line: 'favouriteToo', asks: [/\b(?:you|u|yu|du)\b.*\b(?:fav\w*|lieblings\w*)/, /\b(?:mine is|my fav\w* is|meiner ist|meine ist|mein lieblings\w* ist|meins ist|mines)\b/] },
  { line: 'noTrialInPlan', inTalk: true, talk: /\b(?:\w*plan|schedule)\b/, asks: [/\b(?:probetraining|trial|try ?out)\b/, /\b(?:why|how come|warum|wieso)\b/, /\b(?:no|dont|not|havent|kein\w*|nicht|nix|there|da|steht|say)\b/] },
  { line: 'formToLook', asks: [/\b(?:how do i know|how can i tell|how do i see|what (?:should|do) i look (?:for|at)|woran (?:erkenn\w*|seh\w*)|worauf (?:soll|muss|achte\w*) ich)\b/, /\b(?:inside of the foot|pass\w*|innenseite)\b/] },
];
/** The topics that are asked of the words of the coach about not being played. */
export const ABOUT_NOT_PLAYED = NOT_PLAYED;
