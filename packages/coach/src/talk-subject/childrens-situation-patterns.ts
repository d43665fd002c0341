import { inEitherOrder } from '../question-parts/whole-word-pattern.ts';
import type { SituationRow } from './player-situation-pattern-type.ts';

const KEEPER = /\b(?:goal ?keeper|keeper|goalie|in goal|torwart\w*|torhuter\w*|im tor)\b/;
const DUEL = /\b(?:1 ?v ?1s?|1 ?vs ?1|1 on 1s?|one ?(?:v|vs|on|against) ?ones?|1 gegen 1|1gegen1|eins gegen eins|(?:striker|attacker|forward|he|player|sturmer\w*|angreifer\w*) (?:\w+ ){0,3}?(?:runs?|running|comes?|coming|is through|rennt|lauft|kommt|zulauft|zurennt) (?:\w+ ){0,2}?(?:at|towards|through|alone|auf|allein\w*|zu)?|keeper (?:vs|v|against|gegen) (?:a |the )?striker|torwart gegen (?:den )?sturmer\w*|allein (?:auf|vor) (?:mich|mir|dem tor|das tor))\b/;
/** A keeper who speaks of an attacker alone in front of the goal, in any order. */
const KEEPERS_DUEL = inEitherOrder(KEEPER, DUEL);
const CHIPS = /\b(?:chips?|chipped|chipping|lobs?|lobbed|lobbt|lupft?|lupfen|lupfer|chippt|hebt|heber|over me|uber mich)\b/;
const WHEN = /\b(?:how long|when (?:do|should|shall|must|to) ?(?:i|we)?|wait\w*|wie lange?|wann|wart\w*)\b/;
const LINE_OR_OUT = /\b(?:stay\w*|line|linie|bleib\w*)\b.*\b(?:or|oder)\b.*\b(?:run|come|go|rush|out|raus\w*|lauf\w*|renn\w*|komm\w*)\b|\b(?:run|come|go|rush|raus\w*)\b.*\b(?:or|oder)\b.*\b(?:stay\w*|line|linie|bleib\w*)\b/;
const NO_MATCH_WAIT = /\b(?:opponents?|team|teams|referee|league|gegner (?:kommt|ist) nicht|schiri|liga)\b/;
/** Team training, where one cannot choose. */
const IN_TRAINING = /\b(?:in|at) (?:team )?(?:training|practi[cs]e)\b|\b(?:im|beim) (?:team)?training\b/;
const BEST = /\b(?:(?:i ?m|i am|im already|im)(?: (?:already|kinda|like|probably))* (?:the )?(?:best|better than (?:everyone|all|the others|everybody)|too good)|(?:every ?one|every ?body|the others?|they|all of them)(?: (?:else|in my team|are|is|r))* (?:all |much |way |too |a lot )?(?:slower|worse|too slow|so slow)|(?:ich bin|bin)(?: (?:schon|eh|halt|wohl))* (?:der |die |das )?(?:beste\w*|besser als (?:alle|die anderen))|(?:alle|die) anderen sind(?: (?:alle|viel|so|zu))* (?:langsam\w*|schlecht\w*))\b/;
const WANTS_MORE = /\b(?:what|how|bor(?:ed|ing)|better|harder|tips?|was|wie|langweilig|ode|besser|schwerer|tipps?)\b/;
const TOE = /\b(?:toes?|zeh\w*|zehen\w*|fussspitze|spitze|pike|picke)\b/;
const KICKS_IT = /\b(?:when(?:ever)? i (?:kick|shoot|hit|pass)|if i (?:kick|shoot|hit)|my (?:kicks?|shots?)|wenn ich (?:\w+ )?(?:schiesse?|kicke?|passe?))\b/;
const ASTRAY = /\b(?:sideways|to (?:the|one) side|off to the (?:side|left|right)|wonky|crooked|not straight|the wrong way|zur seite|schief|nicht gerade(?:aus)?|falsche richtung)\b/;
const WHY_OR_HOW = /\b(?:why|how come|how|what|y|warum|wieso|weshalb|wie|was|woran)\b/;
const OF_RULES = /\b(?:juggl\w*|jonglier\w*|toe ?taps?|wall|wand|drop catch)\b/;
const OF_COACH = /\b(?:coach|trainer\w*|manager|him|her|ihn|ihm|sie)\b/;
const HARM = /\b(?:scared|afraid|angst|touch\w*|hits?|schlag\w*|secret|geheim\w*|alone|allein|photo\w*|foto\w*|home|hates?|hurts?)\b/;

/** What children and teenagers ask in their own words: a keeper's duel, being the best, waiting, the bag, boots, sprints and asking the coach. */
export const CHILDRENS_SITUATION_ROWS: readonly SituationRow[] = [
  { line: 'keeperLineOrOut', talk: KEEPERS_DUEL, asks: [LINE_OR_OUT], unless: /\b(?:cross\w*|corner|flanke\w*|ecke\w*|penalt\w*|elfmeter\w*)\b/ },
  { line: 'keeperDuelWhen', talk: KEEPERS_DUEL, asks: [WHEN], unless: NO_MATCH_WAIT },
  { line: 'keeperDuel', inTalk: true, talk: KEEPERS_DUEL, asks: [DUEL], unless: NO_MATCH_WAIT },
  { line: 'keeperLineOrOut', inTalk: true, talk: KEEPERS_DUEL, asks: [new RegExp(`${WHEN.source}|${DUEL.source}`)], unless: NO_MATCH_WAIT },
  { line: 'keeperDuelChip', talk: KEEPERS_DUEL, asks: [CHIPS] },
  { line: 'keeperDuel', asks: [KEEPER, DUEL, /\b(?:how|better|tips?|wie|besser|tipps?|what|was)\b/], unless: /\b(?:past|beat|score|chip|dribbl\w*|against (?:a|the) (?:keeper|goalie)|vorbei|ausspiel\w*|gegen (?:den|einen) (?:torwart|torhuter))\b/ },
  { line: 'worldRecord', asks: [/\b(?:weltrekord\w*|(?:beste\w*|meisten) (?:auf|in) der (?:ganzen )?welt)\b/, /\b(?:was|wie viele?|wer|weltrekord)\b/], unless: /\b(?:teams?|clubs?|players?|country|messi|ronaldo|cup|spieler\w*|vereine?|land|become|werd\w*)\b/ },
  { line: 'waitingInTraining', asks: [/\b(?:wait\w*|stand(?:ing)? around|queue\w*|wart\w*|rumsteh\w*|schlange)\b/, /\b(?:training|practi[cs]e|line|queue|schlange|reihe)\b/, /\b(?:others?|every ?one|turn|line|queue|around|ander\w*|dran|rum\w*|schlange)\b/], unless: /\b(?:sessions?|sent|upload\w*|app|wifi|injur\w*|opponent|bus|lift|pick me up|abgeholt|abholen|outside|changing|kabine|parents?|mum|dad|mama|papa|einheit\w*|hochlad\w*)\b/ },
  { line: 'bestInTraining', asks: [BEST, WANTS_MORE, IN_TRAINING], unless: /\b(?:app|fifa|xp|level)\b/ },
  { line: 'bestInTeam', asks: [BEST, WANTS_MORE], unless: /\b(?:they (?:say|said)|hate|jealous|board|app|fifa|juggl\w*|xp|level|drills? is|neidisch|rangliste|lagging|phone)\b/ },
  { line: 'kitForTraining', asks: [/\b(?:what|wat|wot|was|do i|should i|muss ich|soll ich)\b/, /\b(?:bring|pack|take with me|take to|take along|mitbring\w*|mitnehm\w*|einpack\w*)\b/, /^(?!.*\b(?:match|game|spiel|tournament|turnier|xp|tokens?|ball at home|trial|probetraining|tall|gifts?|present|friends?|back|down|up)\b)/], talk: /\b(?:training|practi[cs]e|team|club|new|tomorrow|morgen|verein|mannschaft|neu\w*|first|erste\w*)\b/ },
  { line: 'kitForTraining', talk: /^(?!.*\b(?:trials?|match|game|tournament|academy|turnier|spiel|probetraining)\b)/, asks: [/\bwhat (?:do|should|must|shall) i (?:need to |have to )?(?:bring|pack)$|\bwas (?:muss|soll|sollte) ich (?:da |denn |alles |dann )*(?:mitbringen|einpacken|mitnehmen)$/] },
  { line: 'agOnGrass', talk: /\b(?:boots?|shoes?|studs?|cleats|fg|ag|tf|schuhe?n?|stollen|noppen)\b/, asks: [/\b(?:ag|turf|tf|artificial|astro|astroturf|3g|4g|kunstrasen\w*)\b/, /\b(?:grass|rasen|naturrasen)\b/, /\b(?:normal|real|natural|proper|both|too|as well|2 pairs?|two pairs?|normal\w*|echt\w*|auch|beid\w*|zwei paar|2 paar)\b/] },
  { line: 'sprintsPerWeek', talk: /\b(?:sprint\w*|faster|quicker|speed|schnell\w*|tempo)\b/, asks: [/\b(?:how (?:many|often)|wie ?(?:oft|viele?))\b/, /\b(?:per|a|each|every|in der|pro|die|jede) (?:week|woche)\b/], unless: /\b(?:juggl\w*|minutes?|minuten|drills?|ubung\w*|tokens?|xp|sessions|einheiten|days did i|did i|hab ich)\b/ },
  { line: 'askingAnnoys', asks: [/\b(?:annoy\w*|cheeky|rude|too much|nervig|nerv\w*|frech|unhoflich|aufdringlich)\b/, /\b(?:ask\w*|frag\w*|anzusprechen|ansprechen)\b/, OF_COACH], talk: /\b(?:start\w*|bench\w*|play\w*|minutes|sub\w*|picked|team|bank|spiel\w*|aufgestellt|aufstell\w*|minuten|drin|startelf)\b/, unless: HARM },
  { line: 'kickSideways', inTalk: true, talk: TOE, asks: [WHY_OR_HOW, ASTRAY], unless: OF_RULES },
  { line: 'kickSideways', inTalk: true, asks: [WHY_OR_HOW, ASTRAY, KICKS_IT], unless: OF_RULES },
];
