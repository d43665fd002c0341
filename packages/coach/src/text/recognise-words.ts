import { coachLanguages, type CoachLanguage } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import phrases from '../data/phrases.json' with { type: 'json' };
import realWords from '../data/real-words.json' with { type: 'json' };
import spellings from '../data/spellings.json' with { type: 'json' };
import { germanSoundOf, soundOf } from './sound-of-word.ts';
import { plain } from './undo-disguised-spelling.ts';

type Phrases = Readonly<Record<string, Readonly<Record<CoachLanguage, readonly string[]>>>>;
export const phrasesByIntent: Phrases = phrases;
const correctionsOf: Readonly<Record<CoachLanguage, Readonly<Record<string, string>>>> = spellings;

/** Words in lower case without accents and signs; emojis are gone. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .replace(/['’`´]/g, '')
    .match(/[a-z0-9]+/g) ?? [];

/** Words that tell a language by themselves. */
const COMMON: Readonly<Record<CoachLanguage, string>> = {
  en: 'the i my you is are what how do does can to of and it in on with for me have dont im was not this that when at get where which why should much many give u r ur wat pls',
  de: 'ich ist das der die und wie was mein meine mit nicht kann zu ein eine auf fur bin hab habe mir mich du wo wer im den dem oder soll noch heute wann kein von bist gibt wir',
  es: 'que el la los las mi de en un una como me no es con por para cuando puedo hoy mas tengo cual donde soy muy cuantos cuanto estoy hago esta si porque y yo quiero hemos somos eres fue fuimos pero eso nuestro nuestra',
  fr: 'je le la les des mon ma mes de du un une est que quoi comment pas pour jai suis dans sur avec moi tu quel quelle cest et ou fais peux combien quand aujourdhui plus ca ce jpeux faire on au nous avons sommes notre mais',
  pt: 'eu o a os as meu minha de do da em um uma como que nao com por para pra quando posso hoje mais tenho qual onde sou muito quantos quanto estou to faco e se voce vc meus fazer dar chutar cobrar bater tiver treino jogo bola tecnico agora sei medo doer trocou cabecear estao sao chamando chamam chamaram zoam zoando gozam ele ela eles elas comigo mim ninguem alguem dizem falam pq temos fomos somos mas isso nosso nossa',
};
const commonWords = new Map(coachLanguages.map((language) => [language, new Set(COMMON[language].split(' '))]));
/** Whether a word tells a language by itself. */
export const isCommonIn = (language: CoachLanguage, word: string): boolean => commonWords.get(language)?.has(word) === true;

/** How often each word stands in the phrases of a language. */
const vocabularies = new Map(
  coachLanguages.map((language) => {
    const counts = new Map<string, number>();
    const count = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const texts of Object.values(phrasesByIntent)) {
      for (const text of texts[language]) for (const word of wordsOf(text)) count(word);
    }
    for (const right of Object.values(correctionsOf[language])) for (const word of wordsOf(right)) count(word);
    return [language, counts];
  }),
);
const corrections = new Map(
  coachLanguages.map((language) => [
    language,
    new Map(Object.entries(correctionsOf[language]).map(([wrong, right]) => [wordsOf(wrong).join(''), wordsOf(right)])),
  ]),
);

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

/** The language of a text, that of the turn before it or of the page where it may be in several; null where it is in none that the coach understands. */
export function languageOf(text: string, before: CoachLanguage | null = null): CoachLanguage | null {
  if (isOfOtherScript(text)) return null;
  const words = wordsOf(text);
  const scores = coachLanguages.map((language) =>
    words.reduce((sum, word) => sum + weightIn(language, word), (language === coachGrammar.language ? PAGE_AHEAD : 0) + (language === before ? TALK_AHEAD : 0)),
  );
  const best = Math.max(...scores);
  if (words.length > 1 && foreignWeightOf(words) > best) return null;
  return coachLanguages[scores.indexOf(best)] ?? 'en';
}

/** Edits between two words, a swap of neighbours counting one; `most` + 1 where there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** Everyday words that are no misspelling of the phrases' words: "paid" is not "pain". */
const EVERYDAY = new Set(
  'able about central centre above account across actually adult afraid again against ages airport almost alone along already also although always another answer anybody anyone anything anyway apart april area arent argue around asked asking aunt autumn away awesome baby back badly banana basketball bath beach bear because become bedroom been began begin behind being believe below beside between bike bird birthday bite bits black blue board boat bones book both bought bowl boys brain brave breakfast bring broke brown brush build building bunch busy butter cake call came camp cant care carry castle catch caught cause chair change cheap check chicken child children chips choose christmas church cinema circle city class classes clean clear clever climb clock close clothes cloud coat cold collect college come cook cookies cool corner cost could country couple course cousin cover crazy cream cross crowd cute damage dance dark date dear december deep didnt different dinner dirty doctor does doing dollar done dont door double down draw dream dress drive driving drop each early earn ears easily east eight either else empty english enjoy enough evening ever every everybody everyone everything exactly exam except exciting expensive explain eyes face fact fair fall false family famous farm fast father february feel feeling fell felt fence field fight fill film final finally find fine finger finish finished fire fish five floor flower follow forest forget forgot form forward found four free friday front frozen fruit full funny garden gave gets girl girls give glad glass goes going gold gone gonna good grade grandad grandma grandpa grass gray green grey ground group grow guess guitar guys hair half hall hand hands happen happened happy hard hasnt hate have havent heard heart heavy height hello help here hers high hill himself hold hole holiday home hope horse hospital hotel hour house huge hundred hurry idea important inside instead into island january joined july jump june just keep kept kids kind king kitchen knew know lady lake land large last late later laugh lazy lead learn least leave left less lets letter library life light like line lion list listen little live lived local lock long look looking loose lose loud love lovely lower luck lucky lunch made mail main make making manager many march mark maybe mean means meet middle might milk mind mine minecraft minute miss missed mister mobile mommy monday money monkey month months moon more morning most mother mountain mouse mouth move movie much mummy music must name near nearly neck need needs neighbor never next nice night nine nobody none noon normal north nothing notice november number october office often okay once online only open orange order other others outside over page paid paint pair paper parents park part party past people perhaps person phone photo piano pick picture piece pink place plane plant plastic plate please plenty pocket police pool poor possible power pretty prize problem program project promise proud pull purple push puts queen question quick quickly quiet quite rabbit race radio ready real really reason remember rest return rich ride ring river road rock roof room round rude rule rules running safe said same sand saturday save says scary school score screen second secret seem seen sell send sent september seven shape share sheep ship shirt shop shopping should show shower shut side sign silly since sing sister size skin sleep slow small smart smell smile snow soap soft some somebody someone something sometimes song soon sorry sound south space speak special spell spend spider spoon sport spot spring stairs stand star start stay stayed steps still stop store story strange street strict strong student study stuff stupid such sugar suit summer sunday sunny sure sweet swim swimming table take taken taking talk tall taste teach teacher team tell tent test than thank that their them themselves then there these they thing things think third this those thought thousand three through thursday ticket tidy time tiny tired today together told tomorrow tonight took tooth town toys train trainers travel tree trip trouble true trust truth tues thurs weds tuesday turn twelve twenty twice type ugly uncle under understand until upset used useful using usually vegetables very video village visit voice wait wake walk wall want wanted warm wash wasnt waste watch watching water weather wednesday week weekend well went were west what wheel when where whether which while white whole whose wife wind window winter wish with without woman wonder wont wood word work world worry worse worst would write wrong year years yellow yesterday young your yours yourself zero'.split(
    ' ',
  ),
);

/**
 * Words that are written as they are meant, though a word of the phrases is only a letter away: "bother" is not "brother", and
 * "Schulter" is not "Schule". What is only another form of a word of the phrases ("shows") is not among them.
 */
const REAL: Readonly<Partial<Record<CoachLanguage, ReadonlySet<string>>>> = {
  en: new Set(realWords.en.join(' ').split(' ')),
  de: new Set(realWords.de.join(' ').split(' ')),
};

const nearest = new Map<string, string>();

/** Shorter words sound like too many others. */
const SHORTEST_HEARD = 4;
const SOUND_IN: Readonly<Partial<Record<CoachLanguage, (word: string) => string>>> = { en: soundOf, de: germanSoundOf };
const soundsIn = new Map<CoachLanguage, ReadonlyMap<string, string>>();

/** The words of the phrases by how they sound, of two the more frequent one. */
function soundsOf(language: CoachLanguage): ReadonlyMap<string, string> {
  const known = soundsIn.get(language);
  if (known !== undefined) return known;
  const [sound, vocabulary] = [SOUND_IN[language], vocabularies.get(language)];
  const made = new Map<string, string>();
  for (const [word, seen] of sound === undefined || vocabulary === undefined ? [] : [...vocabulary, ...(language === 'en' ? [...EVERYDAY].map((one) => [one, 0] as const) : [])]) {
    if (word.length < SHORTEST_HEARD || sound === undefined) continue;
    const before = made.get(sound(word));
    if (before === undefined || (vocabulary?.get(before) ?? 0) < seen) made.set(sound(word), word);
  }
  soundsIn.set(language, made);
  return made;
}

/** The word of the phrases that sounds like one, which no phrase has (“rool”, “trayning”); undefined where none does. */
function heardAs(word: string, language: CoachLanguage): string | undefined {
  if (word.length < SHORTEST_HEARD || WRITTEN_SO.has(word) || isFormOfKnown(word, language)) return undefined;
  const heard = soundsOf(language).get(SOUND_IN[language]?.(word) ?? '');
  return heard !== undefined && (heard[0] === word[0] || BEGIN_ALIKE.has(`${word[0]}${heard[0]}`)) ? heard : undefined;
}

/** Letters that are written for one another where a word begins. */
const BEGIN_ALIKE: ReadonlySet<string> = new Set(['kc', 'sc', 'zs', 'fp', 'fv', 'vf', 'wv', 'vw', 'nk', 'rw', 'ia', 'yi']);

/** Words that are meant as they are written, though one of the phrases sounds like them. */
const WRITTEN_SO: ReadonlySet<string> = new Set('wifi youth keepy keepie steal buts pics bury lick toss stood cheek hearts snake sporty shiny lies snus latte defense march auntie tried handy legendary mousse creme coke coca finn kane kai leo mia max ben tom euch meer haute file form'.split(' '));
/** Whether a word is a plural, a past or another form of one of the phrases. */
const isFormOfKnown = (word: string, language: CoachLanguage): boolean => ['s', 'es', 'ed', 'ing', 'er', 'en', 'n', 'e'].some((ending) => word.endsWith(ending) && vocabularies.get(language)?.has(word.slice(0, -ending.length)) === true);

/** A word as it is written: known misspellings by the list, others by the nearest word of the phrases. */
function mend(word: string, language: CoachLanguage): readonly string[] {
  const known = corrections.get(language)?.get(word);
  if (known !== undefined) return known;
  const vocabulary = vocabularies.get(language);
  if (vocabulary === undefined || vocabulary.has(word) || (language === 'en' && EVERYDAY.has(word)) || REAL[language]?.has(word) === true || word.length < 4 || /\d/.test(word)) return [word];
  const heard = heardAs(word, language);
  if (heard !== undefined) return [heard];
  const key = `${language}:${word}`;
  const found = nearest.get(key);
  if (found !== undefined) return [found];
  const most = word.length >= 7 ? 2 : 1;
  let best = word;
  let least = most + 1;
  let count = 0;
  for (const [candidate, seen] of vocabulary) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const edits = distance(word, candidate, most);
    if (edits < least || (edits === least && edits <= most && seen > count)) [best, least, count] = [candidate, edits, seen];
  }
  // Remembered for the words of everyday only: what players make up must not fill the memory.
  if (nearest.size < 5000) nearest.set(key, best);
  return [best];
}

const isKnownIn = (language: CoachLanguage, word: string): boolean =>
  commonWords.get(language)?.has(word) === true || vocabularies.get(language)?.has(word) === true || corrections.get(language)?.has(word) === true;

/** The words of a text with known misspellings put right, and nothing guessed. */
export const spelledWords = (text: string, language: CoachLanguage): string[] => wordsOf(text).flatMap((word) => corrections.get(language)?.get(word) ?? [word]);

/** Whether a word is one of everyday, which is no misspelling of another. */
export const isEveryday = (word: string, language: CoachLanguage = 'en'): boolean => (language === 'en' && EVERYDAY.has(word)) || commonWords.get(language)?.has(word) === true;

/** Whether a word stands in the phrases of a language. */
export const isPhraseWord = (word: string, language: CoachLanguage = 'en'): boolean => vocabularies.get(language)?.has(word) === true;

/** The nearest of some words, a letter or two apart; the word itself where none is so near. */
export function nearestOf(word: string, known: ReadonlySet<string>, atMost = 2): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const most = word.length >= 7 ? atMost : 1;
  let best = word;
  let least = most + 1;
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const edits = distance(word, candidate, most);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** Names shorter than these are written as they are meant, may have one slip, or two. */
const SHORTEST_WITH_SLIP = 4;
const SHORTEST_WITH_TWO = 7;
const SHORTEST_WITH_THREE = 13;

/** The nearest of some names of one or more words, beginning alike and few slips apart; null where none is so near. */
export function nearestWhole(name: string, known: Iterable<string>, atMost: number): string | null {
  if (name.length < SHORTEST_WITH_SLIP) return null;
  const most = Math.min(atMost, name.length >= SHORTEST_WITH_THREE ? 3 : name.length >= SHORTEST_WITH_TWO ? 2 : 1);
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of known) {
    if (candidate.length < SHORTEST_WITH_SLIP || candidate[0] !== name[0]) continue;
    const edits = distance(name, candidate, most);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** Whether all words of a text, as they are written, are such as players use of football in any of our languages. */
export function isFamiliar(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => word.endsWith('ing') || coachLanguages.some((language) => isKnownIn(language, word)));
}

/** What French drops its vowel before, written without the apostrophe: "jarrive", "lentrainement", "quil". */
const ELIDED = /^(qu|[cdjlmnst])([aehiouy][a-z]{2,})$/;

/** The second word of two that French may have drawn together; null where it can not. */
export const afterElision = (word: string): string | null => ELIDED.exec(word)?.[2] ?? null;

/** Such a word as its two, where the second is known and the whole is not. */
function elisionApart(word: string): readonly string[] {
  const vocabulary = vocabularies.get('fr');
  const [, before, after] = ELIDED.exec(word) ?? [];
  return before === undefined || after === undefined || isKnownIn('fr', word) || vocabulary?.has(after) !== true ? [word] : [before, after];
}

/** The words of a text, mended in its language; letters repeated for effect count once. */
export function mendedWords(text: string, language: CoachLanguage): string[] {
  const words = wordsOf(text);
  return (language === 'fr' ? words.flatMap(elisionApart) : words)
    .map((word) => (vocabularies.get(language)?.has(word) === true ? word : word.replace(/([a-z])\1{2,}/g, '$1$1').replace(/(^.*)([a-z])\2$/, (all: string, head: string, end: string) => (vocabularies.get(language)?.has(head + end) === true ? head + end : all))))
    .flatMap((word) => mend(word, language));
}

/** Whole words that are others too, meant so only beside these: “to no the rule”, “of side”. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\b(to|dont|do not|didnt|really|just) no (?=(?:the|what|how|if|why|where|when|wot|wat|it|a|any|which|who)\b)/gi, '$1 know '],
  [/\boff? (?:side|sied|syde)\b(?! ?line| netting| of| foot)/gi, 'offside'],
  [/\bevr?y ?(?:one|1|body)\b|\bev[ery]* (?:one|body)\b/gi, 'everyone'],
  [/\bwots\b/gi, 'whats'],
];

/** German words of the street, and whole words that no sound tells, by what they are. */
const GERMAN_SLANG: Readonly<Record<string, string>> = { fitti: 'geräte', fitty: 'geräte', lings: 'links', halo: 'hallo' };

/** A text in which each word of the street is the plain one. */
export const withoutSlang = (text: string): string => text.replace(/[\p{L}'’]+/gu, (token) => GERMAN_SLANG[token.toLowerCase()] ?? token);

/** A text in which each word that is spelled by ear is the one that it sounds like, and nothing else is changed. */
export function respelled(text: string, language: 'en' | 'de'): string {
  const whole = language === 'en' ? BESIDE.reduce((read, [spelling, words]) => read.replace(spelling, words), text) : text;
  const isUnknown = (word: string): boolean => !/\d/.test(word) && !isKnownIn(language, word) && !(language === 'en' && EVERYDAY.has(word)) && REAL[language]?.has(word) !== true;
  return whole.replace(/[\p{L}'’]+/gu, (token) => {
    const [word, ...others] = wordsOf(token);
    if (word === undefined || others.length > 0) return token;
    return (language === 'de' ? GERMAN_SLANG[word] : undefined) ?? (isUnknown(word) ? (heardAs(word, language) ?? token) : token);
  });
}
