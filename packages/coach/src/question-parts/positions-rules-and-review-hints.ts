import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { FootballTerm } from './football-terms.ts';
import { prefilteredPatterns } from '../text/prefilter-patterns.ts';
import { says } from './whole-word-pattern.ts';

/** What is asked, by parts that are said in any order, and none of `unless`. */
interface Ask {
  readonly term: FootballTerm;
  readonly parts: readonly RegExp[];
  readonly unless: RegExp | null;
}
const ask = (term: FootballTerm, parts: readonly string[], unless?: string): Ask => ({ term, parts: parts.map((part) => says(part)), unless: unless === undefined ? null : says(unless) });

// What a place on the pitch is there for
const JOB =
  '(?:what|wat|whats|wut|was) (?:\\w+ ){0,6}?(?:do|does|job|role|task|tasks|supposed to|responsib\\w*)|(?:job|role|task)s? of (?:a|an|the)|explain (?:\\w+ ){0,4}(?:position|role)|was (?:macht|muss|tut|soll|spielt|ist) |aufgabe\\w*|wofur|wozu|que (?:hace|tiene que hacer|debe hacer)|funcion|(?:il |elle )?fait quoi|que fait|sert a quoi|(?:o )?que (?:faz|tem que fazer)|funcao|what (?:is|s) (?:a|an)';
const OF_PRACTICE =
  'grundstellung|stance|(?:set|ready) position|drills?|exercises?|train\\w*|practi[cs]\\w*|improv\\w*|better|work on|working on|learn|gym|eat|wear|number|shirt|best (?:in|of)|ubung\\w*|ube|uben|trainier\\w*|verbesser\\w*|besser|lern\\w*|nummer|ejercicio\\w*|entren\\w*|mejorar|exercice\\w*|ameliorer|exercicio\\w*|treinar|melhorar|boots?|gloves|schuhe|handschuhe|offside|abseits|rule\\w*|regel\\w*|allowed|darf|wrong|mistake|against|gegen|past|beat|beats|overlap\\w*|i do when|mach ich wenn|hands?|scared|angst|angry|shout\\w*|(?:do|should|can|could|must|shall|did|am|kann|soll|muss|mach|mache) (?:i|ich|we|wir)|time|sleep|card|cards|karte\\w*|pack|level|score|goal|goals|tor|drill';
const PLACES: readonly (readonly [FootballTerm, string])[] = [
  ['roleFullBack', '(?:left|right|full|wing) ?backs?|lb|rb|(?:links|rechts|aussen)verteidiger\\w*|later(?:al|ales)|arriere (?:gauche|droit)|lateral (?:izquierd\\w*|derech\\w*|gauche|droit|esquerd\\w*|direit\\w*)'],
  ['roleCentreBack', '(?:cent(?:re|er)|central) ?(?:backs?|half|halves|defenders?)|cb|innenverteidiger\\w*|(?:defensa )?central(?:es)?|defenseur central|zagueir[oa]'],
  ['roleHolding', '6er|sechser|an? (?:6|six)(?! ?(?:min\\w*|x|by|\\d|years?|yrs?|jahr\\w*|weeks?|days?|hours?|woche\\w*|tage?|stunden?|v|vs|gegen|a side))|holding mid\\w*|(?:the|nr|number|nummer|der|no) (?:6|six)(?! ?(?:min\\w*|x|by|\\d))|defensive mid\\w*|cdm|sechser|mediocentro|pivote|sentinelle|volante|primeiro volante'],
  ['rolePlaymaker', '10er|zehner|an? (?:10|ten)(?! ?(?:min\\w*|x|by|\\d|years?|yrs?|jahr\\w*|weeks?|days?|hours?|woche\\w*|tage?|stunden?|v|vs|gegen|a side))|playmakers?|attacking mid\\w*|cam|(?:the|nr|number|nummer|der|no) (?:10|ten)(?! ?(?:min\\w*|x|by|\\d))|zehner|spielmacher\\w*|mediapunta|meneur de jeu|meia(?: atacante)?'],
  ['roleMidfield', '8er|achter|an? (?:8|eight)(?! ?(?:min\\w*|x|by|\\d|years?|yrs?|jahr\\w*|weeks?|days?|hours?|woche\\w*|tage?|stunden?|v|vs|gegen|a side))|midfield(?:er)?s?|cm|box to box|(?:the|nr|number|nummer|der|no) (?:8|eight)(?! ?(?:min\\w*|x|by|\\d))|achter|mittelfeld\\w*|centrocampistas?|milieu(?: de terrain)?|meio ?campo|meio campista'],
  ['roleWinger', 'wingers?|on the wing|lw|rw|flugel\\w*|extremos?|ailiers?|pontas?'],
  ['roleStriker', '9er|neuner|an? (?:9|nine)(?! ?(?:min\\w*|x|by|\\d|years?|yrs?|jahr\\w*|weeks?|days?|hours?|woche\\w*|tage?|stunden?|v|vs|gegen|a side))|strikers?|cent(?:re|er) forwards?|forwards?|(?:the|nr|number|nummer|der|no) (?:9|nine)(?! ?(?:min\\w*|x|by|\\d))|sturmer\\w*|mittelsturmer\\w*|delanter[oa]s?|attaquants?|avant centre|atacantes?|centroavante'],
  ['roleKeeper', 'keepers?|goal ?keepers?|goalies?|torwart\\w*|torhuter\\w*|porter[oa]s?|gardiens?|goleir[oa]s?'],
];

// What the review of a video says of the body
const SAID = '(?:it|app|the app|touchline|review|the review|video|the video|analysis|the analysis|feedback|hint|result|you|es|die app|das video|die analyse|die auswertung|sarah) (?:\\w+ ){0,3}?(?:said|says|say|told|tells|writes?|wrote|shows?|thinks?|reckons|complains|sagt\\w*|schreibt|meint\\w*|zeigt|hat gesagt|stand|steht)|(?:in|on|bei|beim) (?:the |my |mein\\w* |der |dem )?(?:review|video|analysis|feedback|analyse|auswertung|videoanalyse)|(?:got|get) (?:the )?(?:feedback|hint)|(?:da|dort) (?:stand|steht)|it keeps saying|my form';
const NOT_RIGHT = 'isnt|is not|isn|enough|too|zu|genug|more|mehr|straight|bent|bend\\w*|stiff|low|high|far|close|wide|balanc\\w*|gebeugt|gestreckt|steif|weit|nah|wrong|falsch|wobbl\\w*|lean\\w*|locked|loose|behind|beside';
const BODY_HURTS = 'hurts?|hurting|pain\\w*|sore|ache\\w*|swollen|weh|schmerz\\w*|verletzt|injur\\w*|doctor|arzt|twisted|broken|cracked';
const PARTS: readonly (readonly [FootballTerm, string])[] = [
  ['hintStandingFoot', '(?:standing|planting|plant|support\\w*) (?:foot|leg)|standbein|standfuss'],
  ['hintKnee', 'knees?|knie|knien'],
  ['hintAnkle', 'ankles?|knochel|fussgelenk|sprunggelenk|toes?|zehen|fussspitze'],
  ['hintArms', 'arms?|arme?n?|elbows?|ellenbogen|hands? out'],
  ['hintHead', 'head|eyes|kopf|augen|blick'],
  ['hintLean', 'back|upper body|body|chest|trunk|lean\\w*|rucken|oberkorper|korper|rucklage|vorlage'],
  ['hintHips', 'hips?|hufte\\w*|shoulders?|schultern?'],
  ['hintSwing', 'follow ?through|swing|backswing|kicking leg|schwung|ausholen|durchschwung|schussbein'],
];

// Rules that are asked with yes or no
const MAY = 'can|may|is it|is that|are you|are we|do you|do i|allowed|does it|does that|is there|u|you|legal|foul|rule|darf|darfst|durfen|kann|ist (?:das|es)|gilt|zahlt|erlaubt|verboten|muss|mussen|regel|puede\\w*|se puede|vale|peut|autorise|pode|vale|count\\w*|what happens|was passiert';
const THROW = 'throw ?ins?|throwing in|einwurf\\w*|einwerf\\w*|saque de banda|touche|rentree de touche|arremesso lateral|lateral';
const RULES: readonly Ask[] = [
  ask('throwInFeet', [THROW, MAY, 'jump\\w*|hop|lift\\w*|run up|running|feet|foot|spring\\w*|hupf\\w*|anlauf\\w*|laufen|fuss\\w*|heben|hochheb\\w*|saltar|pies?|sauter|pieds?|pular|pes?|one hand\\w*|mit einer hand|over (?:my|your|the) head|uber (?:dem|den) kopf'], 'far\\w*|weit\\w*|further|long throw|better|besser'),
  ask('keeperBackPass', ['back ?pass\\w*|passe?s? (?:it |the ball )?back|ruckpass\\w*|zuruck ?(?:gespielt|passt|spiel\\w*|pass\\w*)|passe en retrait|cesion|recuo', MAY, 'keeper|goalie|goalkeeper|hands?|pick\\w*|torwart|torhuter|hande?n?|portero|gardien|goleiro'], 'drill|ubung|how (?:do|can) i pass'),
  ask('keeperHolds', ['keeper|goalie|goalkeeper|torwart|torhuter', '(?:hold|keep|have|halten|festhalten|behalten)\\w*', 'how long|seconds?|wie lange?|sekunden?'], 'plank|balance|drill|clean sheet'),
  ask('keeperOutside', ['keeper|goalie|goalkeeper|torwart|torhuter', 'hands?|handle|pick (?:it|the ball) up|hande?n?', 'outside|out of|leave|ausserhalb|vor dem|raus', 'box|area|strafraum|sechzehner|16er']),
];

// What weighs on players, and what a keeper needs
const KEEPER = 'keepers?|goal ?keepers?|goalies?|in goal|torwart\\w*|torhuter\\w*|im tor|porter[oa]|arquer[oa]|gardien\\w*|goleir[oa]|guarda ?redes';
const MATCH = 'match\\w*|games?|finals?|trials?|try ?outs?|tournaments?|cup|debut|kick ?off|spiel|turnier\\w*|finale|probetraining|sichtung\\w*|partido|prueba|torneo|tournoi|detection|jogo|torneio|peneira';
const TOLD: readonly Ask[] = [
  ask('sidesByAge', ['how many|wie ?viele?|cuantos|combien|quantos', 'a side|(?:on|in) (?:a|each|one|the) (?:team|side)|players|play|per team|spieler|pro (?:mannschaft|team)|gegen', '(?:u|under) ?(?:[5-9]|1[0-9])s?|[a-g] ?jugend'], 'minutes|minuten|how long|lang|halves|days|cards?|drills?|subs?|balls?'),
  ask('keeperUsesFeet', [KEEPER, '(?:foot|feet|dribbl\\w*|passing|shooting|juggl\\w*|first touch|outfield|these|the) (?:drills?|work|skills?|stuff|training|exercises?)|drills?|feet|fuss\\w*|ubung\\w*|dribbl\\w*|jonglier\\w*', 'bother|need|needs|even|should|worth|useful|point|help|helps|good for|why|braucht|brauch\\w*|bringt|bringen|lohnt|sollte|soll|muss|wozu|nutzt|nutzlich'], 'walls?|wand|how (?:do|can|to)|which|what drills?|welche\\w*|wie|sav\\w*|div\\w*|penalt\\w*|catch\\w*|gloves|scared|afraid|angst|hurts?|weh|high balls?'),
  ask('othersQuicker', ['all|every(?:one|body)|(?:the )?others?|boys|girls|they|theyre|team ?mates|alle|jungs|madchen|anderen?|die|todos|otros|tous|les autres', '(?:(?:got|become|become so|way|much|so|all|loads|viel|alle|mas|plus|mais) )*(?:faster|quicker|schneller|rapid\\w*|veloz|vite)(?: (?:geworden|now|all|jetzt|alle))* (?:than|then|als|wie|que) (?:me|i|i am|im|us|ich|yo|moi|eu)|(?:slower|slowest|langsamer|langsamste\\w*) (?:than|of|in|als|von|im) (?:every\\w*|them|(?:the|my|all|der|allen|alle|unser\\w*|mein\\w*|dem)\\b)'], 'how (?:do|can|to)|wie (?:kann|werd\\w*)|ball|shoot\\w*|schuss|drill|ubung|level|xp|tokens?|hurts?|weh|ill|krank|messi|ronaldo|mbappe|laugh\\w*|lach\\w*|ausgelacht'),
  ask('sprintDuel', ['laufduell\\w*|sprint ?duell?\\w*|foot ?race\\w*|rac(?:e|ing|es) (?:for|to) (?:the )?ball|outrun\\w*|outpac\\w*|(?:beats?|skins?|kills?) me for (?:pace|speed)|in behind me', 'los(?:e|es|ing|t)|no chance|zero chance|never|always|null|keine?|nie|immer|verlier\\w*|how|wie|every ?time|cant|stop|what'], 'dribbl\\w*|scared|angst|hurts?|weh|chas\\w*|follow\\w*|verfolg\\w*|man|adult|home|street'),
  ask('bodyNerves', [MATCH, '(?:hands?|legs?|knees?|body|hande?n?|beine|knie) (?:\\w+ ){0,3}(?:shak\\w*|trembl\\w*|zitter\\w*|jelly|wobbl\\w*)|shak(?:e|es|ing|y)|trembl\\w*|zitter\\w*|butterflies|herzklopfen|sweaty (?:hands|palms)|schwitzige hande|weiche knie|tiembl\\w*|temblando|tremblent|tremble|tremendo'], 'chest|breath\\w*|dizzy|sick|ubel|schlecht|atem|luft|brust|always|every night|hurts?|pain|weh|schwindel|faint|fever|fieber|cold|kalt|scared of (?:him|her|my)|coach|trainer|dad|father|papa|shouts?|eat|essen|throw up'),
  ask('aboveOnBoard', ['(?:above|ahead of|higher than|in front of|beating|over|before) me|beats? me|vor mir|uber mir|hoher als ich|weiter oben|(?:he|she|they|er|sie)(?:s| is| are| ist)? (?:\\w+ ){0,2}(?:first|top|number one|erster?)', '(?:leader ?)?boards?|ranking|ranked|table|rangliste|bestenliste|tabelle', 'how is|how come|hows|why|unfair|cheat\\w*|(?:literally )?never|warum|wieso|wie kann|kann das|nie|schummel\\w*|hardly|barely|kaum|less than me|weniger als ich'], 'how (?:do|can|to) i|wie (?:komm|kann|schaff)\\w* ich|how many|how far|how much|wie ?viele?|match|league|liga|goals'),
  ask('starsBoth', ['messi', 'ronaldo|cr ?7', 'or|better|best|oder|besser|beste\\w*|goat|vs|versus|ou|o|mejor|meilleur|melhor|und'], 'dribbl\\w*|train\\w*|drill\\w*|how|wie|video\\w*|copy|like messi|wie messi|cards?|karten?|old|alt|tall|gross|goals|tore|won|gewonnen'),
];

const ROLES = PLACES.map(([term, names]) => ask(term, [JOB, names], OF_PRACTICE));
const HINTS = PARTS.map(([term, names]) => ask(term, [SAID, names, NOT_RIGHT], BODY_HURTS));
const asksNear = prefilteredPatterns([...RULES, ...TOLD, ...HINTS, ...ROLES], ({ parts }) => parts);

const MOST_WORDS = 18;
const MOST_WORDS_OF_JOB = 12;
/** A longer message asks something else beside a rule. */
const MOST_WORDS_OF_RULE = 14;
const rules: ReadonlySet<FootballTerm> = new Set(RULES.map(({ term }) => term));
const jobs: ReadonlySet<FootballTerm> = new Set(PLACES.map(([term]) => term));
const hints: ReadonlySet<FootballTerm> = new Set(PARTS.map(([term]) => term));

/** What each line is an answer of, where that is no knowledge of football. */
const INTENTS: Readonly<Partial<Record<FootballTerm, CoachIntent>>> = {
  othersQuicker: 'motivation',
  sprintDuel: 'improve_skill',
  keeperUsesFeet: 'improve_skill',
  bodyNerves: 'nerves',
  trialFear: 'nerves',
  aboveOnBoard: 'app_help',
  starsBoth: 'off_topic',
};

/** The topic that each line is a closer answer of, which the turns behind it go on with. */
const TOPICS: Readonly<Partial<Record<FootballTerm, CoachTopic>>> = {
  keeperBackPass: 'keeperRule',
  keeperHolds: 'keeperRule',
  keeperOutside: 'keeperRule',
  throwInFeet: 'throwIn',
  offsideThrowIn: 'offside',
  sidesByAge: 'teamSize',
  aboveOnBoard: 'climbBoard',
  starsBoth: 'opinion',
};

/** The topic of a line; null where none is near. */
export const topicOfTerm = (term: FootballTerm): CoachTopic | null => (jobs.has(term) ? 'roles' : (TOPICS[term] ?? null));

/** The intent that a line answers. */
export const intentOfTerm = (term: FootballTerm): CoachIntent => INTENTS[term] ?? (hints.has(term) || term === 'hintWhichLeg' || term === 'hintTry' ? 'form_analysis' : 'football_knowledge');

/** Whether a line tells what a hint of the video review means. */
export const isHint = (term: FootballTerm): boolean => hints.has(term);

/** What a message (as its plain words) asks of a place on the pitch, of a rule with yes or no, or of a hint of the video review; null for all else. */
export function roleRuleOrHint(text: string): FootballTerm | null {
  const words = text.split(' ').length;
  if (words > MOST_WORDS) return null;
  const met = asksNear(text).find(({ parts, unless }) => parts.every((part) => part.test(text)) && unless?.test(text) !== true);
  if (met === undefined) return null;
  const most = jobs.has(met.term) ? MOST_WORDS_OF_JOB : rules.has(met.term) ? MOST_WORDS_OF_RULE : MOST_WORDS;
  return words > most ? null : met.term;
}

const PLACE_ALONE = PLACES.map(([term, names]) => [term, new RegExp(`^(?:(?:and|und|so|ok|but|y|et|e|what about|how about|was ist mit|wie ist es mit|que tal|a|an|the|ein|eine|einen|einem|der|die|das|dem|un|una|une|um|uma|el|la|le|o) )+(?:${names})(?: (?:then|dann|do|does|macht))*$`)] as const);

/** Whether a line tells what a place on the pitch is there for. */
export const isRole = (term: FootballTerm): boolean => jobs.has(term);

const ROLE_NAMES = PLACES.map(([term, names]) => [term, says(names)] as const);
const JOBS = says(JOB, 'difference', 'unterschied', 'what about', 'was ist mit', 'und was', 'and what');
const NOT_JOB = says(OF_PRACTICE);
/** The places that a text asks the job of, each of them once, in its order; none where it asks no such thing. */
export const rolesIn = (text: string): readonly FootballTerm[] => (JOBS.test(text) && !NOT_JOB.test(text) ? ROLE_NAMES.flatMap(([term, names]) => (names.test(text) ? [{ term, at: text.search(names) }] : [])).toSorted((a, b) => a.at - b.at).map(({ term }) => term) : []);

/** The place that a turn names, behind another one: "and a winger?"; null for all else. */
export const placeAlone = (text: string): FootballTerm | null => PLACE_ALONE.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const WHICH_LEG = /^(?:(?:and|und|so|ok|but|aber) )*(?:which|what|wich|welche[rsn]?) (?:leg|foot|knee|one|arm|side|bein|fuss|knie|seite)(?: (?:is it|do you mean|does it mean|then|was it|meinst du|denn|ist das|though))*$/;
const HOW_TO_FIX = /^(?:(?:and|und|so|ok|but|aber) )*(?:how (?:do|can|should) i (?:fix|change|do|improve|bend|get)\b.*|how|wie (?:mach|kann|soll|krieg|andere?|verbesser)\w* ich .*|wie denn|what (?:do|should) i do|was (?:soll|mach|kann)\w* ich .*)$/;

/** What a turn asks behind a hint of the review: of which leg it is, or what to do; null for all else. */
export const turnOnHint = (text: string): FootballTerm | null => (WHICH_LEG.test(text) ? 'hintWhichLeg' : HOW_TO_FIX.test(text) ? 'hintTry' : null);

const FEARS = /^(?:(?:but|and|ok|aber|und|ja|yeah|y|et|e|pero|mais) )*(?:what (?:if|when)|was (?:ist )?wenn|und wenn|y si|et si|e se)\b.*\b(?:rubbish|bad|badly|terrible|awful|trash|mess\w*|screw\w*|mistakes?|fail|lose (?:it|the ball)|not good|worst|miss|crap|off|goes wrong|schlecht|versau\w*|vermassel\w*|fehler|verlier\w*|verkack\w*|blamier\w*|schief|mal|fallo|rate|nul|erro|errar)\b/;

const DIVES = /\b(?:div(?:e|es|ing)|hecht\w*|(?:fall|falling|land|landing|landen|fallen) (?:\w+ ){0,4}(?:keeper|goalie|torwart|save|side|seite)|tirarme|plonger|plonge|mergulh\w*)\b/;
const LIMB_OF_DIVE = /\b(?:hips?|shoulders?|elbows?|knees?|ribs?|side|thigh|wrists?|hufte\w*|schultern?|ellenbogen|ellbogen|knie|seite|cadera|hombro|hanche|epaule|quadril|ombro)\b/;
const DIVE_HURTS = /\b(?:without|not|ohne|how|wie|como|comment|sin|sans|sem)\b.*\b(?:hurt\w*|pain\w*|bruis\w*|sore|weh\w*|schmerz\w*|blaue flecken|doler|dolor|mal|doer|dor)\b/;

/** Whether a keeper asks how to dive so that it does not hurt. */
export const asksPainlessDive = (text: string): boolean => DIVES.test(text) && LIMB_OF_DIVE.test(text) && DIVE_HURTS.test(text);

/** Whether a turn fears that it goes badly, behind a match or a trial to come. */
export const fearsBadPlay = (text: string): boolean => FEARS.test(text);

const OFFSIDE_TOO = /^(?:(?:and|und|so|ok|but|aber|y|et|e) )*(?:(?:what about|how about|also|is it|does it count|does that count|was ist|wie ist es|gilt das|gilt es|auch|even|at|on|from|by|bei|beim|mit|dem|einem|the|a|an|with|in|for|auch|too|también|tambien|aussi|tambem|no|en el|pour|sur|de) )*(?:throw ?ins?|einwurf\w*|einwurfen|saque de banda|touche|lateral|goal ?kicks?|abstoss\w*|corners?(?: kicks?)?|ecken?|eckball|eckstoss)(?: (?:too|also|auch|then|dann|tambien|aussi))*$/;

/** Whether a turn behind offside asks if it holds at a throw-in, a corner or a goal kick. */
export const asksOffsideAt = (text: string): boolean => OFFSIDE_TOO.test(text);
