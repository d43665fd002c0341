import { coachLanguages, type CoachLanguage } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { commonWords, corrections, vocabularies, wordsOf } from './recognise-words.ts';

/** Whether a word tells a language by itself. */
export const isCommonIn = (language: CoachLanguage, word: string): boolean => commonWords.get(language)?.has(word) === true;

/** Frequent words of languages that the coach does not understand, without accents. */
const FOREIGN =
  'come faccio tirare allenamento allenarmi sono della che gli perche posso fare oggi devo migliorare il mio non anche meglio ciao buongiorno aiutami esercizio palla calcio squadra piede sinistro quale dei nel voglio parli italiano hoe kan ik beter word worden mijn wat moet het een niet voor naar ben heb vandaag oefening bal schieten trainen doen welke goed waarom jij zijn dribbelen voetbal links zwakke voet spreek nederlands jak moge jaki jestem nie czy trening dzisiaj lepiej co mam robic strzelac pilka jest sie moj dla prosze cwiczenie grac noga lewa dzien dobry czesc mowisz po polsku nasil ne bugun calisayim hocam icin nasilsin top daha iyi antrenman yapmaliyim sut ben bir ve merhaba ayak sol futbol turkce konusuyor musun nereden vilken ovning ska jag gora idag hur kan blir battre pa skjuta fotboll trana mig min inte och det att hej tack mycket hvordan bliver jeg bedre til skal ovelse dag ikke hva gjore trene bedre fotball kuinka voin tulla paremmaksi mita pitaisi harjoitus tanaan jalkapallo olen minun hei jak mam zlepsit dnes cviceni mic fotbal strelu ahoj jsem muj cum pot sa fac azi antrenament fotbal minge mai bun sunt imi exercitiu salut hogyan lehetek jobb edzes foci mit kell ma labda vagyok szia kako mogu bolje sto trebam danas vjezba nogomet lopta sam bagaimana cara saya bisa bermain bola latihan hari ini apa yang lebih baik lam sao de toi hom nay tap gi bong da pehmoi paano ako gagaling sa ngayon po ang kasi mujhe kaise karu aaj kya karna chahiye acha hai mera bhai kaunsa ana kayf alyawm tadrib';
const foreignWords = new Set(FOREIGN.split(' ').filter((word) => word.length > 1));

/** What speaks for the language of the page, where the words are of several. */
const PAGE_AHEAD = 0.1;
/** What speaks for the language of the turn before: less than one frequent word of another. */
const TALK_AHEAD = 1.2;

/** Whether most letters of a text are of no Latin script. */
function isOfOtherScript(text: string): boolean {
  const letters = text.normalize('NFKC').match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
}

/** How much a word speaks for a language. */
export function weightIn(language: CoachLanguage, word: string): number {
  if (isCommonIn(language, word)) return 1.5;
  if (corrections.get(language)?.has(word) === true) return 0.8;
  const seen = vocabularies.get(language)?.get(word) ?? 0;
  return seen > 1 ? 1 : seen > 0 ? 0.8 : 0;
}

/** What the frequent words of languages that the coach does not understand weigh. */
export const foreignWeightOf = (words: readonly string[]): number => words.filter((word) => foreignWords.has(word)).length * 1.5;

/** “Yo coach” is a greeting in any language, and “yo” a Spanish word. */
const MOST_WORDS_OF_GREETING = 3;
const withoutStreetGreeting = (words: readonly string[]): readonly string[] => (words.length <= MOST_WORDS_OF_GREETING && words[0] === 'yo' ? words.slice(1) : words);

/** German as it is typed, which no other language has: “was is”, “vorm”, “nich”. */
const TYPED_GERMAN = /\b(?:was is|vorm|nich|nix|digga)\b/;
const TYPED_GERMAN_AHEAD = 1.5;

/** The language of a text, that of the turn before it or of the page where it may be in several; null where it is in none that the coach understands. */
export function languageOf(text: string, before: CoachLanguage | null = null): CoachLanguage | null {
  if (isOfOtherScript(text)) return null;
  const words = withoutStreetGreeting(wordsOf(text));
  const isTypedGerman = TYPED_GERMAN.test(words.join(' '));
  const scores = coachLanguages.map((language) =>
    words.reduce((sum, word) => sum + weightIn(language, word), (language === coachGrammar.language ? PAGE_AHEAD : 0) + (language === before ? TALK_AHEAD : 0) + (language === 'de' && isTypedGerman ? TYPED_GERMAN_AHEAD : 0)),
  );
  const best = Math.max(...scores);
  if (words.length > 1 && foreignWeightOf(words) > best) return null;
  return coachLanguages[scores.indexOf(best)] ?? 'en';
}
