/**
 * What is asked behind a pain that was told of, and has an answer of its own: whether a doctor has to see it, how to cool it, what
 * becomes of the streak, what can be done meanwhile, what it means that it hurts only afterwards, and a drill that would spare what hurts (sitting, lying, with another part of the body). English and
 * German, as an own or a child's question.
 */
export type AskOfPain = 'doctor' | 'cooling' | 'streak' | 'meanwhile' | 'sparing' | 'afterwards';

const ASKS = /^(?:(?:and|und|so|but|aber|ok|okay|also|then|dann|na|hm|please|bitte|sarah|coach|do you think|meinst du|glaubst du|(?:i |ich )?(?:just |only )?(?:mean|meant|meine?|meinte)(?: (?:nur|just|only|doch))?(?: (?:the|my|it|den|das|die|mein\\w*|es))?(?: (?:left|right|linken|rechten))?(?: (?:ankle|foot|knee|heel|leg|knochel|fuss|knie|ferse|bein|schienbein|shin))?) )*(?:how|when|should|shud|shall|must|can|could|may|do|does|did|will|would|is|are|am|what|which|where|need|wie|wann|ob|muss|mussen|soll|sollte|sollen|sollten|kann|konnen|darf|durfen|ist|hilft|wird|was|wo|brauch\w*|verlier\w*|verlor\w*|geht|reisst|bleibt|endet|zahlt|gibt|or|oder)\b/;
const DOCTOR = /\b(?:doctors?|gp|physio\w*|hospital|a ?(?:and|n)? ?e|er|x ?ray\w*|arzt|arztin|arzte|kinderarzt|orthopade\w*|krankenhaus|klinik|notaufnahme|physiotherap\w*|rontgen)\b/;
/** The clinic has a name that German has for “he”. */
const OF_GERMAN_HE = /\ber\b/;
const COOLS = /\b(?:ic(?:e|ed|ing) (?:it|that|this|the \w+|my \w+|her \w+|his \w+|on|for|pack\w*|help\w*|first|now)|(?:put|use|need|with|have) (?:an |some )?ice\b(?! cream)|cool(?:ing)? (?:it|that|this|down|the \w+|my \w+|her \w+|his \w+|pack\w*|help\w*)|(?:how long|how often|should|do) (?:\w+ ){0,3}(?:ice|cool)|cold packs?|kuhlen|kuhl (?:ich|man)|kuhlung|kuhlpack\w*|kuhlpad\w*|eisbeutel\w*|coolpack\w*|eis (?:drauf|darauf|auflegen)|(?:mit|hilft) eis)\b/;
const WARM_OR_ICE = /\b(?:ice cream|eis essen)\b/;
const STREAK = /\b(?:streaks?|flame|serie|flamme|streaks)\b/;
const LOSES = /\b(?:los(?:e|es|ing|t)|gone|break|breaks|broken|ends?|over|stop|stops|keep|keeps|safe|happens?|verlier\w*|verlor\w*|weg|reisst|abgerissen|endet|ende|vorbei|behalt\w*|bleibt|kaputt|passiert|sicher|futsch)\b/;
const SPARES = /\b(?:sitting(?: down)?|seated|sat down|on a chair|lying(?: down)?|im sitzen|sitzend|im liegen|liegend|auf einem (?:stuhl|bein)|on one leg|with(?:out)? (?:running|jumping|my (?:hands?|arms?|head)|the other (?:foot|leg|hand))|ohne (?:laufen|rennen|springen|zu (?:laufen|rennen|springen))|mit (?:dem|der) (?:anderen|andern|gesunden) (?:fuss|bein|seite))\b/;
const MEANWHILE = /\b(?:what|was|which|welche)\b.*\b(?:can|could|may|should|kann|konnte|darf|soll|sollte)\b.*\b(?:instead|meanwhile|in the meantime|until then|till then|so ?lange|stattdessen|inzwischen|bis dahin|in der zwischenzeit|wahrenddessen)\b/;
/** What one could do that does not strain the place. */
const EASY_ON_IT = /\b(?:what|which|anything|something|was|etwas)\b.*\b(?:can|could|may|should|kann|darf|konnte)\b.*\b(?:(?:doesnt|doesn t|does not|dont|do not|wont|without|nicht|ohne)\b.*\b(?:load\w*|strain\w*|stress\w*|hurt\w*|belast\w*|belastet|beansprucht|wehtut)|(?:easy|gentle) on|spares?|sparing|schont|schonend\w*)\b/;
/** That it hurts behind play and not in it. */
const AFTER = '(?:afterwards|after(?: (?:it|that|the match|the game|training|practi[cs]e|playing|a match|a game|running))?|later|the (?:evening|day after|next day|next morning)|in the evening|danach|hinterher|spater|am abend|am nachsten (?:tag|morgen)|nach (?:dem|einem) (?:spiel|training)|nachher)';
const NOT_DURING = '(?: (?:and|but|und|aber|not|never|nicht|nie|nothing|nichts|gar|isnt|doesnt|it|hurt|during|while|when|in|the|match|game|training|practi[cs]e|play|playing|he|she|i|plays?|wahrend|beim|im|dabei|dem|des|spiels?|spielen|trainings?|es|tut|weh))*';
const ONLY_AFTERWARDS = new RegExp(`^(?:(?:and|und|so|but|aber|ok|okay|also|then|what|was|ist) )*(?:if|when|wenn|falls)? ?(?:(?:it|that|they|es|das) )?(?:(?:only|just|nur|erst|immer|always|still) )*(?:(?:hurts?|aches?|is sore|are sore|(?:tut|tun) (?:(?:ihm|ihr|mir|nur|erst|es) )*weh) (?:(?:only|just|nur|erst) )*${AFTER}|${AFTER} (?:(?:only|nur|erst|ihm|ihr|mir) )*(?:hurts?|weh ?tut|schmerzt|weh))${NOT_DURING}$`);
const MOST_WORDS = 16;

/** What words (in plain letters) ask of a pain that was told of; null for all else. */
export function askOfPain(words: readonly string[]): AskOfPain | null {
  if (words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  if (SPARES.test(text)) return 'sparing';
  if (ONLY_AFTERWARDS.test(text)) return 'afterwards';
  if (EASY_ON_IT.test(text)) return 'meanwhile';
  if (!ASKS.test(text)) return null;
  if (DOCTOR.test(text.replace(OF_GERMAN_HE, ''))) return 'doctor';
  if (MEANWHILE.test(text)) return 'meanwhile';
  if (COOLS.test(text) && !WARM_OR_ICE.test(text)) return 'cooling';
  return STREAK.test(text) && LOSES.test(text) ? 'streak' : null;
}

/** A drill or a skill is offered as the next thing, in few words: “and toe taps?”. */
const NEXT_THING = /^(?:(?:ok|okay|and|und|or|oder|but|aber|then|dann|also|so|maybe|vielleicht) )+|^(?:what|how) about\b|^(?:was|wie) (?:ist|ware|wars|war|ist es|ware es|sieht es)? ?(?:mit|bei)\b/;
const OF_NUMBERS = /\b(?:best\w*|records?|how (?:many|often|much)|last|score\w*|results?|rekord\w*|wie (?:viele?|oft)|letzte\w*|ergebnis\w*|bestwert\w*|did i|hab ich|habe ich)\b/;
const MAY = /\b(?:can|may|should|shall|could|allowed|kann|darf|soll|sollte|konnte)\b/;
const STILL = /\b(?:still|anyway|any way|trotzdem|dennoch|wenigstens|at least)\b/;
const MOST_OF_NEXT = 6;

/** Whether words that name a drill or a skill ask, behind a pain, whether to do it: as the next thing, or whether one may. What is asked of its numbers is told. */
export function asksToDoNamed(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (OF_NUMBERS.test(text)) return false;
  return (words.length <= MOST_OF_NEXT && NEXT_THING.test(text)) || MAY.test(text) || STILL.test(text);
}
