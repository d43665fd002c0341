import { coachLanguages, type CoachLanguage } from '@touchline/domain';
import phrases from '../data/phrases.json' with { type: 'json' };
import spellings from '../data/spellings.json' with { type: 'json' };
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
export const commonWords = new Map(coachLanguages.map((language) => [language, new Set(COMMON[language].split(' '))]));

/** How often each word stands in the phrases of a language. */
export const vocabularies = new Map(
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
export const corrections = new Map(
  coachLanguages.map((language) => [
    language,
    new Map(Object.entries(correctionsOf[language]).map(([wrong, right]) => [wordsOf(wrong).join(''), wordsOf(right)])),
  ]),
);

/** Everyday words that are no misspelling of the phrases' words: "paid" is not "pain". */
export const EVERYDAY = new Set(
  'able about central centre above account across actually adult afraid again against ages airport almost alone along already also although always another answer anybody anyone anything anyway apart april area arent argue around asked asking aunt autumn away awesome baby back badly banana basketball bath beach bear because become bedroom been began begin behind being believe below beside between bike bird birthday bite bits black blue board boat bones book both bought bowl boys brain brave breakfast bring broke brown brush build building bunch busy butter cake call came camp cant care carry castle catch caught cause chair change cheap check chicken child children chips choose christmas church cinema circle city class classes clean clear clever climb clock close clothes cloud coat cold collect college come cook cookies cool corner cost could country couple course cousin cover crazy cream cross crowd cute damage dance dark date dear december deep didnt different dinner dirty doctor does doing dollar done dont door double down draw dream dress drive driving drop each early earn ears easily east eight either else empty english enjoy enough evening ever every everybody everyone everything exactly exam except exciting expensive explain eyes face fact fair fall false family famous farm fast father february feel feeling fell felt fence field fight fill film final finally find fine finger finish finished fire fish five floor flower follow forest forget forgot form forward found four free friday front frozen fruit full funny garden gave gets girl girls give glad glass goes going gold gone gonna good grade grandad grandma grandpa grass gray green grey ground group grow guess guitar guys hair half hall hand hands happen happened happy hard hasnt hate have havent heard heart heavy height hello help here hers high hill himself hold hole holiday home hope horse hospital hotel hour house huge hundred hurry idea important inside instead into island january joined july jump june just keep kept kids kind king kitchen knew know lady lake land large last late later laugh lazy lead learn least leave left less lets letter library life light like line lion list listen little live lived local lock long look looking loose lose loud love lovely lower luck lucky lunch made mail main make making manager many march mark maybe mean means meet middle might milk mind mine minecraft minute miss missed mister mobile mommy monday money monkey month months moon more morning most mother mountain mouse mouth move movie much mummy music must name near nearly neck need needs neighbor never next nice night nine nobody none noon normal north nothing notice november number october office often okay once online only open orange order other others outside over page paid paint pair paper parents park part party past people perhaps person phone photo piano pick picture piece pink place plane plant plastic plate please plenty pocket police pool poor possible power pretty prize problem program project promise proud pull purple push puts queen question quick quickly quiet quite rabbit race radio ready real really reason remember rest return rich ride ring river road rock roof room round rude rule rules running safe said same sand saturday save says scary school score screen second secret seem seen sell send sent september seven shape share sheep ship shirt shop shopping should show shower shut side sign silly since sing sister size skin sleep slow small smart smell smile snow soap soft some somebody someone something sometimes song soon sorry sound south space speak special spell spend spider spoon sport spot spring stairs stand star start stay stayed steps still stop store story strange street strict strong student study stuff stupid such sugar suit summer sunday sunny sure sweet swim swimming table take taken taking talk tall taste teach teacher team tell tent test than thank that their them themselves then there these they thing things think third this those thought thousand three through thursday ticket tidy time tiny tired today together told tomorrow tonight took tooth town toys train trainers travel tree trip trouble true trust truth tues thurs weds tuesday turn twelve twenty twice type ugly uncle under understand until upset used useful using usually vegetables very video village visit voice wait wake walk wall want wanted warm wash wasnt waste watch watching water weather wednesday week weekend well went were west what wheel when where whether which while white whole whose wife wind window winter wish with without woman wonder wont wood word work world worry worse worst would write wrong year years yellow yesterday young your yours yourself zero'.split(
    ' ',
  ),
);

/** The words of a text with known misspellings put right, and nothing guessed. */
export const spelledWords = (text: string, language: CoachLanguage): string[] => wordsOf(text).flatMap((word) => corrections.get(language)?.get(word) ?? [word]);

/** Whether a word is one of everyday, which is no misspelling of another. */
export const isEveryday = (word: string, language: CoachLanguage = 'en'): boolean => (language === 'en' && EVERYDAY.has(word)) || commonWords.get(language)?.has(word) === true;

/** Whether a word stands in the phrases of a language. */
export const isPhraseWord = (word: string, language: CoachLanguage = 'en'): boolean => vocabularies.get(language)?.has(word) === true;
