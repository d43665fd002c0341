/**
 * Whether somebody wants more out of a drill they know (quicker, longer, more of it, past their best) and not how it
 * goes: in plain words of the five languages.
 */
const QUICKER = 'faster|quicker|speed up|speedier|schneller|mas rapido|plus (?:vite|rapide\\w*)|mais rapido';
const LONGER = 'longer|for long|more (?:touches|taps|juggles|passes|goals|runs|turns|moves|points|kick ?ups|keep(?:y|ie) ?ups|of them|in a row)|do more|get more|langer|mehr (?:kontakte|beruhrungen|passe|tore|treffer|runden|wiederholungen|schaffen)|ofter|mas tiempo|mas toques|plus longtemps|plus de (?:touches|jongles|passes)|mais (?:tempo|toques|embaixadinhas)';
const PAST_BEST = '(?:beat|break|smash|top|improve|get past|get over) (?:\\w+ ){0,4}(?:record|best|high ?score|score|pb|personal best|number)|(?:rekord|bestwert|bestleistung|bestmarke) (?:\\w+ ){0,2}(?:schlagen|knacken|brechen|verbessern|uberbieten|toppen)|(?:batir|superar|mejorar) mi (?:record|marca)|battre mon record|bater meu recorde|higher score';
const WANTED = new RegExp(`\\b(?:${QUICKER}|${LONGER}|${PAST_BEST})\\b`);
/** Asks for a number, a reason, the minutes of the timer, or whether it is right. */
const OTHERWISE =
  /\b(give me|something for|(?:a|an|some|which|what|good) (?:drills?|one|exercises?)|one for|ubung fur|welche ubung|how (many|much|long|often)|more than|longer than|why|should i|shall i|is it (better|good|ok|bad)|is (faster|slower)|or slow\w*|better to|slow or|did i|have i|hab ich|habe ich|my (best|record) (is|was)?$|what is|whats|wie (viel\w*|lange|oft)|warum|soll ich|ist es|oder langsam|cuant\w+|combien|quant\w+|minutes?|minuten|mins?|timer|make (it|the drill|a drill) (longer|shorter)|uber|about it|my dad|brother|sister|friend|he|she|they)\b/;

/** Whether a text wants more of a drill that is named in it. */
export const wantsMoreOf = (text: string): boolean => WANTED.test(text) && !OTHERWISE.test(text);

const BEAT_IT = /^(?:(?:and|und|ok|okay|so|but|aber|y|et|e) )*(?:how (?:do|can|could|to|would) ?(?:i )?(?:beat|break|smash|crush|get past|improve|fix|work on|get more|get higher|do better|get better at|top)(?: (?:it|that|this|them|that one|my record|my best|than that))*|wie (?:schlage?|knacke?|brech\w*|verbesser\w*|uberbiet\w*|schaff\w*) ich (?:das|den|ihn|es|mehr|meinen rekord)|wie (?:werde?|werd) ich (?:da|darin|da drin) besser|how do i get it higher|how (?:do|can|could) i (?:get|go|come) (?:over|past|above|higher than|more than|further than) (?:it|that|this|them)|wie (?:komm\w*|schaff\w*) ich (?:\w+ ){0,2}(?:druber|drueber|daruber|uber (?:den|das|die)|weiter|hoher|mehr)|wie (?:ubertreff\w*|topp\w*) ich (?:das|den|ihn|es)|como lo (?:supero|mejoro)|comment (?:je )?(?:le|la) bats?|como (?:eu )?(?:bato|supero|melhoro)(?: isso)?)(?: (?:pls|please|then|denn|bitte))?$/;

/** Whether a short turn asks how to get past the number that was told before. */
export const wantsToBeatIt = (text: string): boolean => BEAT_IT.test(text);

/** Whether a text asks when or where in a match a move is used. */
export const asksWhenToUse = (text: string): boolean =>
  /\b(?:when|where|wann|wo|situation|useful|good for|purpose)\b/.test(text) && /\b(?:use|do|try|make|need|useful|good|benutz\w*|mach\w*|einsetz\w*|setz\w*|brauch\w*|nehm\w*)\b/.test(text) && /\b(?:games?|match\w*|pitch|real|useful|it|that|one|spiel\w*|platz|den|die|das|ihn|turn|move|trick)\b/.test(text) && !/\b(?:last|did i|have i|best|record|learn|cones?|hutchen|ball|foot|fuss|look|eyes|gelernt|zuletzt|hab ich|practi[cs]e|level|shorter|easier|ready)\b/.test(text);
