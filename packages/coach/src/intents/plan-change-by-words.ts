import { drillOf } from '@touchline/domain';
import { lackingFor } from '../answers/training-space-and-gear.ts';
import { saysOnlyLength } from '../question-parts/complete-question-from-turn-before.ts';
import { lackIn, type Lack } from '../question-parts/missing-gear-or-space.ts';
import { keepsDayFree } from '../question-parts/plan-days.ts';
import type { NamedInPlan } from '../talk-subject/named-in-plan.ts';
import type { TurnOn } from '../talk-subject/follow-up-kinds-by-subject.ts';
import type { Question } from './read-question.ts';

/** A day is taken, or it is the only one. */
const OF_THAT_DAY = /\b(?:cant|cannot|can not|cant do|without|skip|drop|remove|out|wont|doesnt|dont|not|no time|busy|away|only|except|free|off|school|match|games?|swim\w*|club|nicht|ohne|streich\w*|sans|sin|sem|enleve\w*|quit[aeo]\w*|sac[ao]\w*|tir[aeo]\w*|training|keine zeit|kein\w*|nur|ausser|frei|weg|schule|spiel|verein|(?:so|solo|solamente|seulement|uniquement|apenas) (?:posso|puedo|peux|tenho|tengo|jai|o|la|el|le|na|en)?|peux que|puedo solo|(?:no|nao|n) (?:puedo|posso|tengo|tenho)|peux pas|pas (?:le|de)|partido|match|jogo|escuela|ecole|escola|vereinstraining|mannschaftstraining)\b/;
const LACKS = /\b(?:no|without|havent got|have not got|dont have|dont hav|do not have|havent|havnt|have no|kein\w*|ohne) (?:an? |any |the |ein\w* )?(?:wall|cones?|ball|wand|hutchen|ball)\b|\b(?:wall|cones?|ball|wand|hutchen) (?:hab\w*|gibt) (?:\w+ ){0,3}(?:nicht|kein\w*)\b|\b(?:no (?:tengo|hay)|sin|pas de|sans|(?:nao|n) tenho|sem) (?:una? |el |la |un |une |le |uma? |o |a |de )?(?:pared|mur|parede|conos?|plots?|cones?|balon|pelota|ballon|bola)\b/;
const SHORTER = /\b(?:\d{1,2}|five|ten|fifteen|twenty|funf|zehn|funfzehn|zwanzig) ?(?:m|min|mins|minutes?|minuten?)\b/;
const LESS_TIME = /\b(?:only|just|got|have|shorter|short|less|max|nur|hab\w*|kurzer|bloss|weniger|time|zeit)\b/;
/** Asks for something else than another plan. */
const ASKS = /\b(?:what|why|how|which|when|where|who|did|was|wie|warum|welche\w*|wann|wo|wer)\b|^(?:(?:and|und|ok|so) )*(?:is|ist|am i|bin ich|do i have|hab ich)\b/;
const TOO_MUCH = /^(?:(?:but|that|thats|this|is|it|its|s|way|a bit|das|ist|mir|ein bisschen|bisschen|viel|aber|es|puh|no|nein|hm) )*(?:too (?:much|long|many(?: (?:days|drills|minutes))?)|zu (?:viel|lang|lange|viele(?: (?:tage|ubungen|minuten))?))(?: (?:for me|fur mich|mir))?$/;
/** Days that are the only ones. */
const ONLY_THEN = /\b(?:only|just|nur|bloss|solo|solamente|seulement|uniquement|juste|apenas|so (?:posso|tenho|na|no)|que (?:le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))\b/;
const CANNOT = /\b(?:cant|cannot|can not|kann (?:\w+ )?nicht|no puedo|peux pas|nao posso|n posso)\b/;
const MATCH = /\b(?:match|games?|spiel|turnier|tournament|partido|jogo|tournoi|torneo|torneio)\b/;
const NAMES_LENGTH = /^(?:(?:what if|was wenn|y si|et si|e se) )?(?:(?:i|ich|yo|je|eu) )?/;
/** Another plan is wanted in its place by its number of days. */
const SEVERAL_DAYS = /\b(?:[2-6]|two|three|four|five|six|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|dois|quatro) (?:days?|tagen?|dias?|jours?)\b/;
const LACK_TURNS: Readonly<Record<Lack['kind'], TurnOn<'plan'>>> = { rain: 'rain', room: 'room', wall: 'noWall', cones: 'noCones', ball: 'noBall' };

const NUMBER = '(?:[1-7]|two|three|four|five|six|seven|zwei|drei|vier|funf|sechs|sieben|dos|tres|cuatro|cinco|seis|siete|deux|trois|quatre|cinq|sept|dois|duas|quatro|sete)';
/** A number of days and nothing else: “geht auch 3”, “plutot 4 en fait”. */
const NUMBER_ALONE = new RegExp(`^(?:(?:ok|no|nope|nein|non|nao|and|und|y|et|e|but|actually|rather|better|maybe|lets|do|make|it|can|could|we|u|you|i|want|need|have|be|is|just|only|for|on|to|change|instead|lieber|doch|eher|mach|mal|geht|gehts|gehen|auch|gingen|kann|man|es|bitte|nur|sind|auf|fur|mit|wie|ware|waren|besser|ander|que|sean|sea|mejor|prefiero|hazlo|ponlo|puede|pueden|ser|solo|de|en|con|quiero|plutot|fais|en|mets|juste|je|veux|prefere|finalement|pour|plus|melhor|faz|muda|muda|pra|para|prefiro|quero|pode|podem|so|na|verdade|what|about|how) )*${NUMBER}(?: (?:days?|tagen?|dias?|jours?|instead|please|pls|bitte|porfa|por favor|stp|svp|en fait|fait|en|then|dann|would be better|is better|draus|daraus|machen|is enough|reichen|besser|mejor|plutot|mieux|melhor|entao|alors|entonces|only|nur|vez|a week|die woche|in der woche))*$`);
const TRADES = /\b(?:instead|swap|switch|statt|anstatt|stattdessen|dafur|tausch\w*|en vez|en lugar|en su lugar|au lieu|a la place|place|no lugar|em vez|troca\w*|cambia\w*|echange\w*|not (?:on )?\w+day but)\b/;
/** A day is to be on another one: “move Sunday to Monday”. */
export const MOVES = /\b(?:move|moving|shift|verschieb\w*|leg|lege|schieb\w*)(?= |$)/;
/** Another drill is wanted for one day, or one place of the plan. */
const SWAPS_ONE = /^(?!.*\b(?:rest|free|off|time|pause|frei|zeit|uhr)\b)(?:(?:ok|okay|and|please|pls|can|could|would|you|u|i|want|to|und|bitte|kannst|konntest|du|ich|will|mochte|den|die|das|am|the|only|just|nur) )*(?:(?:swap|change|replace|tausch\w*|ersetz\w*|wechsel\w*|ander\w*)(?= |$)|\w+tag (?:(?:aus)?tauschen|ersetzen|wechseln|andern)(?= |$))/;
const INSTEAD = /\b(?:instead|stattdessen|dafur|en su lugar|en vez|a la place|no lugar|em vez)\b/;
const WANTS_OUT = /\b(?:dont (?:like|want)|hate|swap|change|replace|remove|take out|instead of|rid of|(?:mag|will) (?:ich )?(?:\w+ )?(?:nicht|kein\w*)|kein\w*|tausch\w*|ersetz\w*|raus|statt|no (?:me gusta|quiero)|cambia\w*|quita\w*|saca\w*|en vez|aime pas|veux pas|remplace\w*|enleve\w*|change\w*|nao (?:gosto|quero)|troca\w*|tira\w*)\b/;
const WHAT_NEXT = /^(?:(?:ok|and|und|y|et|e|so|then|what|was|que|quoi|o que|mach|mache|ich|hago|je|fais|faco|do|i|comes?|kommt|viene|vem) )*(?:after (?:that|this|those|them|it)|afterwards|then|danach|dann|hinterher|despues(?: de es[oa])?|luego|apres(?: ca)?|ensuite|depois(?: disso)?)(?: (?:what|was|que|quoi|o que|ich|i|je|do|mache?|hago|fais|faco))*$/;
const NEXT_WEEK = /\b(?:next|following|after|nachste\w*|danach|darauf|drauf|que viene|siguiente|proxima|despues|prochaine|suivante|d ?apres|apres|seguinte|que vem|depois)\b/;
const WEEK = /\b(?:week|woche|semana|semaine)\b/;
const WITH = '(?:with|mit|con|avec|com|use|an|gegen|contra|contre|against) (?:(?:a|an|the|my|some|ein\\w*|der|die|den|mein\\w*|una?|la|el|los|un|le|les|des|mon|mes|uma?|o|os|meus?) )*';
const WITH_WALL = new RegExp(`\\b${WITH}(?:wall|wand|mauer|pared|muro?|parede)\\b`);
const WITH_CONES = new RegExp(`\\b${WITH}(?:cones?|hutchen|conos?|plots?)\\b`);
const KEEPS_UP = /\b(?:stick (?:to|with)|keep (?:going|it up|up with)|give up|giving up|follow it|dranbleib\w*|dran bleib\w*|bleib\w* \w+ dran|durchhalt\w*|halt\w* (?:\w+ ){0,3}(?:durch|ein)|zieh\w* (?:\w+ ){0,3}durch|aufgeb\w*|cumplir\w*|abandon\w*|tenir|m ?y tien\w*|desist\w*|rendirme|mantener\w*|manter)\b/;
const LITTLE = /^(?:(?:but|and|y|et|e|is|es|that|thats|das|ist|its|it|this|un|a|so|muy|tan|bien|um|meio|cest|c est|ca fait|tres|trop|ja|bisschen|ein|ziemlich|zu|eso|isso|pero|mais|mas|aber) )*(?:little|few|not enough|short|wenig|poco|poquito|pas assez|peu|pouco|pouquinho|(?:nicht|no|pas|nao) (?:genug|suficiente|assez|basta))(?: (?:no|nao|ne|oder|is it|isnt it|si|non|hein|ou|right|verdad|na))*$/;

/** These days and no others. */
const ONLY_THESE = /\b(?:peux (?:que|seulement|juste)|(?:can|could|do) only|only (?:can|on)|(?:kann|konnte) (?:\w+ )?(?:nur|bloss)|solo puedo|puedo solo|so posso|posso so|apenas posso)\b/;
/** A day and nothing else, after what opens a question. */
const DAY_NAME = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today|week ?ends?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|morgen|heute|wochenende|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|finde|fin de semana|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|segunda|terca|quarta|quinta|sexta|amanha|fim de semana)';
const DAY_ALONE = new RegExp(`^(?:(?:and|und|y|et|e|ok|what about|how about|was ist mit|wie ist es mit|que tal|on|at|am|an|fur|for|para|pour|pra|el|le|la|los|les|no|na|o|the|das|den|der|dem|que|quoi) )+${DAY_NAME}(?: (?:then|denn|dann|entonces|alors|entao))?$`);
const ASKS_IF_FREE = /^(?:(?:and|und|y|et|e|so) )*(?:is|are|do i have|have i got|ist|sind|habe? ich|tengo|es|esta|est ce que|jai|tenho|e|ta) (?:\w+ ){0,4}(?:free|off|frei|libres?|livres?)$/;

/** A drill that is too high for the player, or for which something is not there. */
export const TOO_HIGH = /\b(?:(?:thats|that is|its|it is|is|a) level \d|level \d (?:is|ist)|too (?:hard|difficult|high)|(?:das|ist|die) (?:ist )?(?:doch )?level \d|zu (?:schwer|schwierig|hoch))\b/;
const HARDER = /\b(?:harder|tougher|more difficult|hard mode|schwerer|schwieriger|harter|anspruchsvoller|mas dificil|plus dure?s?|plus difficile|mais dificil)\b/;
const EASIER = /\b(?:easier|less hard|leichter|einfacher|mas facil|plus facile|mais facil)\b/;

/** The plan is to be kept somewhere: “save this week”, “put that in a routine”. */
const THE_PLAN = '(?:(?:this|that|it|the|my|these|diese[nrs]?|die|das|den|der|es|ihn|sie|mein\\w*|dein\\w*|whole|ganze[nr]?|week|weeks|plan|training|schedule|one|woche|wochenplan|trainingsplan|alles|all|as|als|a|ein\\w*|for|fur|me|mich|mir|dir|in|into|to|im|ins|calendar|kalender|app|profile|profil|routine|routines?|here|hier|somewhere|irgendwo|dort|pls|please|bitte|ab|now|jetzt|later|spater)(?: |(?= |$)))+';
const SAVES = new RegExp(`^(?:(?:ok|okay|cool|nice|great|super|and|und|so|now|gut|danke|thanks|thx|can|could|would|will|kannst|konntest|you|u|i|we|du|ich|wir|kann|konnen|bitte|please|pls) )*(?:(?:save|store|keep|remember|note|put|add|speicher\\w*|merk\\w*|behalt\\w*|sicher\\w*|notier\\w*|schreib\\w*|trag\\w*|pack\\w*) ${THE_PLAN}(?:speichern|merken|behalten|sichern|notieren|eintragen|aufschreiben|packen|auf|ein)?|${THE_PLAN}(?:speichern|merken|behalten|sichern|notieren|eintragen|aufschreiben|packen))$`);

/** Days that come to those of the plan: “Monday and Wednesday too”. */
const ADDS_DAYS = /\b(?:auch noch|noch dazu|dazu (?:machen|nehmen)|auch dazu|dazunehmen|add|as well|too please|also on)\b/;
/** A rest before a match that is asked for. */
const RESTS_BEFORE = /\b(?:pausier\w*|pause|ganz frei|ausruhen|rest|day off|skip)\b/;
/** A day is to become one of rest. */
const INTO_REST = /\b(?:to|into|with|for|als|zu|zum|in|gegen) (?:(?:a|an|one|ein\w*|der|den|dem) )?(?:rest|rest day|day off|free day|ruhetag|pausentag|freien tag|pause)$/;
const BEFORE_MATCH = /\b(?:before|vor) (?:the|a|my|his|her|dem|einem) (?:match|game|spiel)\b/;

/** A turn on a plan with the plain words, and the names in them, that say it. */
type PlainTurn = readonly [turn: TurnOn<'plan'>, isSaid: (text: string, named: NamedInPlan) => boolean];

/** Names a day of the plan, or a place in it, and asks nothing of it. */
const tellsOfDay = (text: string, { at, days, drillId }: NamedInPlan): boolean => drillId === null && (at !== null || days.length > 0) && !ASKS.test(text);
/** A drill is not wanted, too high, or something for it is not there. */
const isUnfit = (text: string, drillId: NonNullable<NamedInPlan['drillId']>): boolean => WANTS_OUT.test(text) || TOO_HIGH.test(text) || lackingFor(drillOf(drillId), text) !== null;

/** Why a drill of the plan, by its place: “warum die erste übung”. */
const WHY_THAT = /^(?:(?:and|but|so|ok|und|aber|also|ha|huh) )*(?:why|wy|warum|wieso|weshalb|wiso)(?: (?:do i (?:do|start with)|is|did you (?:pick|take|choose)|soll ich|mach ich|hast du|kommt|ist|grad|gerade|genau|just))*(?: (?:the|die|der|das|den))? \w+(?: (?:drill|one|exercise|ubung|da|dran|genommen|gewahlt|then|denn|first|there|machen))*$/;
/** The first that is said is meant. */
const PLAIN_TURNS: readonly PlainTurn[] = [
  ['why', (text, { at, drillId }) => at !== null && drillId === null && WHY_THAT.test(text)],
  ['saveIt', (text) => SAVES.test(text)],
  ['daysInstead', (text, { count, days, minutes }) => count !== null && days.length === 0 && minutes === null && NUMBER_ALONE.test(text)],
  ['restOn', (text, { count, days }) => count !== null && count > 1 && days.length > 0 && SEVERAL_DAYS.test(text) && keepsDayFree(text)],
  ['addDay', (text, { days, drillId }) => days.length > 0 && drillId === null && ADDS_DAYS.test(text) && !TRADES.test(text) && !(days.length === 2 && MOVES.test(text))],
  ['dayNot', (text, { days, drillId }) => days.length > 0 && drillId === null && INTO_REST.test(text) && !ASKS.test(text)],
  ['restOn', (text, { days }) => days.length > 0 && BEFORE_MATCH.test(text) && RESTS_BEFORE.test(text)],
  ['moveDay', (text, { days, drillId, inItsPlace }) => drillId === null && inItsPlace === null && ((days.length === 2 && (TRADES.test(text) || MOVES.test(text))) || (days.length === 1 && INSTEAD.test(text)))],
  ['daysOnly', (text, { days }) => days.length > 0 && ONLY_THESE.test(text) && !CANNOT.test(text)],
  ['skillInstead', (text, { inItsPlace }) => inItsPlace !== null && !ASKS.test(text)],
  ['swapOne', (text, { days, at, minutes, drillId, skill }) => drillId === null && skill === null && minutes === null && (days.length === 1 || (at !== null && days.length === 0)) && SWAPS_ONE.test(text)],
  ['swapOne', (text, { drillId }) => drillId !== null && isUnfit(text, drillId)],
  ['harder', (text, named) => tellsOfDay(text, named) && HARDER.test(text)],
  ['easier', (text, named) => tellsOfDay(text, named) && EASIER.test(text)],
  ['dayWhat', (text, { days }) => days.length > 0 && (DAY_ALONE.test(text) || ASKS_IF_FREE.test(text))],
  ['afterwards', (text) => WHAT_NEXT.test(text)],
  ['tooLittle', (text) => LITTLE.test(text)],
  ['nextWeek', (text) => WEEK.test(text) && NEXT_WEEK.test(text)],
];

/** What a turn says so plainly, from its first word to its last, that nothing learned is asked. */
export function plainPlanTurn(raw: readonly string[], named: NamedInPlan): TurnOn<'plan'> | null {
  const text = raw.join(' ');
  return PLAIN_TURNS.find(([, isSaid]) => isSaid(text, named))?.[0] ?? null;
}

function ofDays(text: string, { days }: NamedInPlan): TurnOn<'plan'> | null {
  if (days.length === 0 || !(OF_THAT_DAY.test(text) || keepsDayFree(text))) return null;
  if (ONLY_THEN.test(text) && !CANNOT.test(text)) return 'daysOnly';
  return MATCH.test(text) ? 'dayMatch' : 'dayNot';
}

/** How a turn of a few words changes a plan, by its own words in any of the five languages: a day, what is not there, how long. */
export function planChangeByWords({ raw }: Question, named: NamedInPlan): TurnOn<'plan'> | null {
  const text = raw.join(' ');
  const lack = lackIn(raw);
  if (lack !== null) return LACK_TURNS[lack.kind];
  if (named.minutes !== null && saysOnlyLength(text.replace(NAMES_LENGTH, '').split(' '))) return 'minutes';
  if (WITH_WALL.test(text)) return 'withWall';
  if (WITH_CONES.test(text)) return 'withCones';
  if (KEEPS_UP.test(text)) return 'stickToIt';
  if (ASKS.test(text)) return null;
  if (TOO_MUCH.test(text)) return 'tooMuch';
  const day = ofDays(text, named);
  if (day !== null) return day;
  if (named.minutes !== null && SHORTER.test(text) && LESS_TIME.test(text)) return 'minutes';
  if (named.count !== null && SEVERAL_DAYS.test(text)) return 'daysInstead';
  const missing = LACKS.exec(text)?.[0];
  if (missing === undefined) return null;
  return /cone|hutchen|conos?|plots?/.test(missing) ? 'noCones' : /wall|wand|pared|mur/.test(missing) ? 'noWall' : 'noBall';
}
