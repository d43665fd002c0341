import { some } from '../question-parts/whole-word-pattern.ts';

/** Whether to go to somebody, to meet or to go along; English and German, in plain letters. */
const GO =
  '(?:(?:should|shud|shall|can|could|may|do) i (?:(?:just|still|really|maybe|even|at least|then|tho|though) )*(?:go|meet|visit|come|get in|trust|see (?:him|her|them|his|it))' +
  '|(?:what if|is it (?:ok|okay|fine|safe|bad) if|can it hurt if) i (?:(?:just|only|maybe) )*(?:go|meet|visit|come|get in)' +
  '|i (?:(?:really|kinda|just|do|still) )*(?:want to|wanna|might|could|think ill|think i will|think i) (?:(?:just|still|maybe) )*(?:go|meet|visit|see (?:him|her|them|his))' +
  '|(?:soll|sollte|kann|konnte|darf|wurdest du) ich (?:(?:da|dort|dann|denn|jetzt|trotzdem|vielleicht|doch|mal|nur|kurz|einfach|zu|mit|ihm|ihr|ihn|sie|dem|der|mann|alleine?|morgen|heute|seinem|seiner|auto|haus|wohnung|sein|seine|ins|in|nach|hause|nicht) )*(?:hin|hingehen|hinfahren|mitgehen|mitkommen|mitfahren|gehen|einsteigen|treffen|besuchen|vertrauen)' +
  '|(?:was )?(?:ist )?wenn ich (?:(?:da|dort|nur|kurz|einmal|trotzdem|mal|doch|mit|zu|ihm|ihr|dem|der|mann) )*(?:hingehe?|hin gehe?|mitgehe?|mitkomme?|mitfahre?|gehe?|einsteige?)' +
  '|ich (?:(?:will|mochte|wurde?|geh|gehe) )(?:(?:da|dort|dann|schon|gern|gerne|trotzdem|vielleicht|doch|mal|nur|kurz|zu|mit|ihm|ihr|ihn|sie|seine|karten|aber|hunde?) )*(?:hin|hingehen|mit|mitgehen|sehen|treffen))';
const WHO = '(?:he|she|they|it|(?:the|this|that) (?:man|woman|guy|lady|bloke|person)|er|sie|der|die|(?:der|dieser) (?:mann|typ)|(?:die|diese) frau)';
const NICE =
  `${WHO} ?(?:seems?|seemed|looks?|looked|sounds?|sounded|is|was|are|s|re|ist|war|wirkt|wirkte|scheint|sieht|klingt) (?:(?:really|so|very|always|actually|quite|super|kind of|kinda|to be|a|doch|ja|echt|total|voll|eigentlich|ganz|sehr|immer|so|richtig|aber|auch) )*(?:nice|kind|friendly|cool|lovely|harmless|sweet|fun|funny|nett|netter|lieb|freundlich|harmlos|lustig)|(?:hes|shes|theyre) (?:(?:really|so|very|always|actually|quite|super) )*(?:nice|kind|friendly|cool|lovely|harmless)`;
const SEEMS = `${WHO} (?:seems?|seemed|looks?|sounds?|wirkt|wirkte|scheint) (?:(?:aber|auch|mir|really|so|very|always|actually|quite|super|to be|doch|ja|echt|total|voll|eigentlich|ganz|sehr|immer) )*(?:nice|kind|friendly|cool|lovely|harmless|nett|lieb|freundlich|harmlos)`;
const OPENING = '(?:(?:and|but|so|ok|okay|well|yeah|und|aber|also|ja|hm|naja) )*';
const CLOSING = '(?: (?:there|then|tho|though|or not|anyway|once|alone|now|please|pls|with (?:him|her|them|my friend|a friend|my mates?)|to (?:him|her|them|(?:his|her|the) \\w+)|him|her|them|oder nicht|denn|dann|da|bitte|zu sein|aus))*';
const asksTo = some(GO);
const isNice = some(NICE);
const wholly = new RegExp(`^${OPENING}(?:${GO}|${SEEMS})${CLOSING}$`);
/** To whom or where. */
const TO_PERSON = some('him', 'her', 'them', 'his', 'this (?:man|guy|person)', 'the (?:man|guy)', 'house', 'flat', 'car', 'van', 'park', 'cards?', 'puppy', 'dog', 'friend', 'ihm', 'ihr', 'ihn', 'seine[mnr]?', 'mann', 'typ', 'haus', 'auto', 'wohnung', 'karten', 'hund', 'freund\\w*');
/** To these one may go. */
const ELSEWHERE = some('(?:to|see|visit|with|tell) (?:my |a |the )?(?:mum|mom|dad|parents|doctors?|gp|teacher|nurse|police|hospital|coach|school)', 'training', 'practi[cs]e', 'match', 'game', 'football', 'trial', 'bed', 'toilet', 'a ?e', '(?:zum|zur|mit|ins|meine\\w*) (?:arzt|arztin|kinderarzt|polizei|krankenhaus|mama|papa|eltern|lehrer\\w*|training|spiel|schule|bett|verein)', 'spiel', 'fussball');

const MOST_WORDS = 40;

/** Whether words (in plain letters) ask whether to go to somebody, or find who asked for it nice. */
export function asksToGoToPerson(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (words.length > MOST_WORDS || ELSEWHERE.test(text)) return false;
  return wholly.test(text) || (asksTo.test(text) && (isNice.test(text) || TO_PERSON.test(text)));
}
