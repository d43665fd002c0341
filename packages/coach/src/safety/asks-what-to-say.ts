import { toldOfIn } from './told-bad-at-football.ts';

/** Whether and what to say to somebody, as a whole turn in five languages: "what do i tell him", "je lui dis quoi". Whom it means the turn before tells. */
const THEM = '(?:him|her|them|my (?:dad|mum|mom|parents|coach|trainer|brother|sister|friend|team ?mates?))';
const ENGLISH = `what (?:do|should|can|shall|could|would) i (?:tell|say|answer|reply)(?: to)?(?: ${THEM})?(?: (?:then|now|about it|back|to that))*|what to (?:say|tell)(?: to)?(?: ${THEM})?|how (?:do|should|can|could) i (?:tell|say)(?: (?:it|that|this))?(?: to)?(?: ${THEM})?(?: (?:that|it|this))?|(?:should|can|may|do) i (?:tell|say|talk)(?: (?:that|it|this|something))?(?: to)?(?: ${THEM})?(?: (?:that|it|this|so|about it))?`;
const THEM_DE = '(?:ihm|ihr|ihnen|denen|dem|(?:mit |zu )?(?:mein\\w{0,2}|dem) (?:papa|mama|vater|mutter|eltern|trainer|bruder|schwester|freund|freundin))';
const GERMAN = `was (?:soll|kann|konnte|muss|sag|sage|antworte?) ich(?: (?:da|dann|denn|jetzt|dazu|${THEM_DE}|zu ${THEM_DE}))*(?: (?:sagen|antworten))?|(?:soll|sollte|kann|darf|muss) ich(?: (?:das|es|was|etwas|${THEM_DE}|mit ihm|mit ihr|mal|auch|so))+ (?:sagen|reden|sprechen)|wie (?:sag|sage|soll|kann) ich(?: (?:das|es|${THEM_DE}|am besten))+(?: sagen)?`;
const SPANISH = '(?:que|q) (?:le|les) (?:digo|puedo decir|podria decir|debo decir|deberia decir|contesto|respondo)(?: (?:a (?:el|ella|ellos|mi (?:padre|papa|madre|mama|entrenador|hermano|amigo))))?|como (?:se lo|le|les) (?:digo|puedo decir|podria decir)(?: eso)?|(?:se lo|le) (?:digo|cuento)(?: (?:algo|eso))?(?: a (?:mi|mis) (?:madre|padre|padres|mama|papa|profe|entrenador))?|(?:que|q) (?:digo|puedo decirle|debo decirle|tengo que decirle)|(?:debo|deberia|puedo|tengo que) decir(?:le|selo|les)(?: (?:algo|eso))?';
const FRENCH = '(?:je|j) ?(?:lui|leur) (?:dis|reponds) ?(?:quoi|comment|ca)?|(?:quoi|que) (?:lui |leur )?(?:dire|repondre)|(?:quest ce que|qu est ce que|que) je (?:lui |leur )?(?:dis|reponds|peux (?:lui |leur )?dire|dois (?:lui |leur )?dire)|comment (?:je )?(?:lui |leur )?(?:dis|dire)(?: ca)?|(?:je dois|est ce que je dois|je peux|dois je) (?:lui|leur) (?:en parler|dire)(?: (?:quoi|ca))?|je (?:le |lui |leur )?(?:dis|dois le dire|peux le dire|en parle) a (?:ma|mon|mes) (?:mere|pere|maman|papa|parents|prof|coach)|je (?:dis|reponds) quoi|jdis quoi|jlui dis quoi';
const PORTUGUESE = '(?:o que|oq|que|o q) (?:eu )?(?:falo|digo|respondo|posso (?:falar|dizer)|devo (?:falar|dizer)|tenho que (?:falar|dizer))(?: (?:pra|para|pro|a|com) (?:ele|ela|eles|(?:o )?meu (?:pai|treinador|irmao|amigo)|(?:a )?minha mae))?|como (?:eu )?(?:falo|digo|posso falar)(?: isso)?(?: (?:pra|para|com|a) (?:ele|ela|eles))?|(?:devo|posso|tenho que) (?:falar|dizer|contar)(?: isso)?(?: (?:pra|para|com|a) (?:ele|ela|eles))?|(?:falo|digo|conto) (?:isso |algo )?(?:pra|com|para|a) (?:ele|ela|eles)|(?:falo|digo|conto) (?:isso |tudo )?(?:pra|para|pro|com|aos?) (?:(?:o |a )?(?:meu|minha|meus)) (?:mae|pai|pais|professora?|treinador)|(?:devo|posso) (?:contar|falar)(?: isso)? (?:pra|para|pro|com|aos?) (?:(?:o |a )?(?:meu|minha|meus)) (?:mae|pai|pais|professora?|treinador)|(?:falo|digo) o que';
const OPENS = '(?:(?:and|but|so|ok|then|und|aber|y|pero|et|mais|mas|e|entao|alors|entonces) )*';
const whole = new RegExp(`^${OPENS}(?:${[ENGLISH, GERMAN, SPANISH, FRENCH, PORTUGUESE].join('|')})$`);
const MOST_WORDS = 11;

/** Whether words (in plain letters) ask, from first to last, whether or what to say to somebody. */
export const asksWhatToSay = (words: readonly string[]): boolean => words.length <= MOST_WORDS && whole.test(words.join(' '));

/** Whether words (in plain letters) ask what to say to a parent, a coach or a child of whom the turn before told. */
export const asksForWordsToSay = (words: readonly string[], before: readonly string[]): boolean => asksWhatToSay(words) && toldOfIn(before) !== null;

const AN_ADULT =
  /\b(?:my|mein\w{0,2}|mi|mis|ma|mon|mes|meu|minha|meus) (?:mum|mom|dad|parents|teacher|coach|trainer\w*|mama|papa|mutter|vater|eltern|lehrer\w*|madre|padres?|profe|entrenador|mere|pere|maman|prof|mae|pais?|professora?|treinador)\b/;

/** Whether words (in plain letters) that ask what to say name a grown-up to tell it to. */
export const namesAdultToTell = (words: readonly string[]): boolean => AN_ADULT.test(words.join(' '));
