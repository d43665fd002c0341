import { inUsualSpelling } from '../text/childrens-spelling.ts';

/**
 * Whether to go on with practice or play, as a whole message and in few words: “kann ich weitermachen”, “shall i go on”, “nur
 * bisschen. kann ich weitermachn”. English and German. Behind a pain it is answered with a no; without one it is whether to go on today.
 */
const OPENS = '(?:(?:ok|okay|and|but|so|well|then|hm|hey|hi|please|pls|sarah|coach|now|just|really|only|a|bit|little|it|its|is|not|that|bad|und|aber|also|dann|na|ja|doch|bitte|hallo|nur|bisschen|bissl|bischen|ein|wenig|das|geht|schon|es|nicht|so|schlimm|jetzt|trotzdem|echt) )*';
const EN_GO_ON = '(?:carry(?:ing)? on|keep(?:ing)? (?:going|on|it up|playing|training|practi[cs]ing|at it|doing it|shooting|running|kicking)|go(?:ing)? on|continu(?:e|ing)|play(?:ing)? on|not stop|go back (?:to it|on|to playing|to training)|still (?:go on|carry on))';
const EN_END = '(?: (?:now|today|then|please|pls|with it|with that|with this|playing|training|practi[cs]ing|to play|to train|anyway|still|a bit|a little|for a bit|or not|or stop|or should i stop|or shall i stop|with the (?:drill|practi[cs]e|training|session)))*';
const EN_ASK = `(?:(?:can|may|should|shall|could|must|do|will|would|am) (?:i|we|u)(?: (?:just|still|please|now|maybe|have to|need to|get to|allowed to|ok to|okay to|fine to|at least|not))* ${EN_GO_ON}|(?:is it|isnt it|would it be|its|it is|is that|am i)(?: (?:ok|okay|alright|all right|fine|safe|good|allowed|bad|still|really))+ (?:(?:if|when|for me|that) ?(?:i|to)?|to) ?(?:just |still |now )*${EN_GO_ON}|i (?:want to|wanna|will|would like to|can|still want to) ${EN_GO_ON})`;
const DE_GO_ON = '(?:weiter ?(?:mach\\w*|spiel\\w*|trainier\\w*|ub\\w*|kick\\w*|lauf\\w*)?|fortfahr\\w*|noch (?:mehr|weiter) (?:mach\\w*|spiel\\w*|trainier\\w*|ub\\w*)|nicht aufhor\\w*)';
const DE_BETWEEN = '(?: (?:ich|wir|denn|jetzt|trotzdem|noch|einfach|da|dann|heute|bitte|nicht|auch|damit|mit|ein|bisschen|wieder|so|also|doch|wenigstens|vielleicht|fussball|training|dem))*';
const DE_END = '(?: (?:jetzt|heute|damit|bitte|oder|nicht|denn|noch|trotzdem|soll|ich|aufhoren|lieber|pause|machen|einfach|spielen|trainieren))*';
const DE_ASK = `(?:(?:kann|kan|darf|soll|sollte|muss|konnte|konnen|durfen|sollen|will|mochte)${DE_BETWEEN} ${DE_GO_ON}|(?:ich |also )?(?:kann|darf|will|mochte)${DE_BETWEEN} ${DE_GO_ON}|(?:ist|is|ists|isses|wars|ware|ist es|is es|ware es|gehts|geht es|geht das)(?: (?:das|es|ok|okay|in|ordnung|erlaubt|gut|auch|denn|noch))* (?:wenn|dass|das) (?:ich|wir)${DE_BETWEEN} ${DE_GO_ON}|ob ich${DE_BETWEEN} ${DE_GO_ON}(?: (?:kann|darf|soll))?|(?:mache?|spiele?|trainiere?) (?:ich )?(?:jetzt |einfach |trotzdem |noch |dann )*weiter)`;
const ASKS = new RegExp(`^${OPENS}(?:${EN_ASK}${EN_END}|${DE_ASK}${DE_END})$`);
const MOST_WORDS = 16;

const STOPS = new RegExp(`^${OPENS}(?:(?:do i|should i|shall i|must i) (?:have to |need to )?(?:stop|take a break)${EN_END}|(?:muss|soll|sollte) ich(?: jetzt| lieber| da| dann| denn)* (?:aufhoren|pause machen|stoppen)${DE_END})$`);

/** Whether words (in plain letters) ask, from first to last, whether to go on. */
export const asksToGoOn = (words: readonly string[]): boolean => words.length <= MOST_WORDS && ASKS.test(inUsualSpelling(words).join(' '));

/** Whether words ask that, or whether to stop: behind a pain both are one question. */
export const asksToGoOnOrStop = (words: readonly string[]): boolean => asksToGoOn(words) || (words.length <= MOST_WORDS && STOPS.test(inUsualSpelling(words).join(' ')));
