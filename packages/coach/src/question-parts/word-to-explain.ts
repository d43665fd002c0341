import { languages, type DrillId, type Language } from '@touchline/domain';
import { coachGlossary, type CoachWord } from '@touchline/messages/coach-glossary';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { drillNameForms } from '../intents/find-drill-and-skill.ts';
import { sentencesOf } from '../text/asks-something.ts';
import { mendedWords, nearestWhole } from '../text/correct-spelling.ts';
import { isEveryday, isPhraseWord, wordsOf } from '../text/recognise-words.ts';

/** A word that a message asks to be explained, the drill that has its name, or both. */
export interface AskedWord {
  readonly word: CoachWord | null;
  readonly drillId: DrillId | null;
}

const OPEN = '(?:(?:hi|hey|sarah|coach|ok|okay|so|and|but|und|aber|also|pls|please|bitte|sorry|wait|warte|hm+|ha+e?|huh|eh|er|um|what|was|oh|yeah|ja|then|dann|eigentlich|you said|du sagtest|du hast gesagt|can (?:you|u)|could (?:you|u)|kannst du|konntest du|mir|mal|tell me|sag mir|sag|i dont (?:know|get|understand)|idk|ich (?:weiss|versteh\\w*|check|kapier\\w*) (?:ja |gar )?nicht) )*';
const WHAT = '(?:what|wot|wat|wut|waht|was|wos)';
const WHAT_IS = '(?:whats|wots|wats|whts|wuts|wasn)';
const VERB = '(?:is|are|r|does|do|did|you|u|mean|meen|means|meaning|ment|by|with|s|even|actually|exactly|again|the word|called|ist|isch|is|sind|heisst|heist|heißt|bedeutet|bedeuten|meinst|meint|soll|du|mit|dem wort|wort|eigentlich|genau|nochmal|noch mal|denn|so|das|nun|jetzt|hier)';
const ASKS = `(?:${WHAT}(?: ${VERB})+|${WHAT_IS}(?: ${VERB})*|explain(?: (?:what|to me|me|is|are|means?))*|define|(?:the )?meaning of|never heard of|erklar\\w*(?: (?:mir|mal|bitte|was|ist|sind|heisst|bedeutet))*|(?:was|wos) (?:ist|sind) das fur)`;
const HOW = '(?:(?:hows|how s)|how (?:do|does|to|can|should|would|d)(?: (?:i|you|u|we|one|it|the|he|she|they|my kid))*(?: (?:do|play|make|practi[cs]e|perform|go|work))?|show me(?: how to do)?|steps (?:of|for)|explain(?: (?:to me|me|how to do|how))*|teach me|wie (?:geht|gehen|gehn|macht man|mach ich|mache ich|funktioniert|funktionieren|ubt man|ube ich)(?: (?:denn|nochmal|die ubung|eigentlich|so))*|zeig(?: mir)?(?: mal)?|erklar\\w*(?: (?:mir|mal|bitte|wie|die ubung))*|the drill|die ubung)';
const ARTICLE = '(?:(?:a|an|the|this|that|these|those|ur|your|ein|eine|einen|einem|der|die|das|den|dem|diese\\w*|dein\\w*) )*';
/** Words that may stand behind the one that is asked for. */
const ENDS: ReadonlySet<string> = new Set('mean means meen meaning in football soccer im fussball beim exactly again even though tho then pls please bitte heisst heist bedeutet ist sind is are eigentlich genau nochmal denn uberhaupt drill drills exercise ubung properly work works go goes gehen geht machen man here hier sarah coach you said was that word'.split(' '));
const ASKS_WORD = new RegExp(`^${OPEN}${ASKS} ${ARTICLE}(.+)$`);
const ASKS_DRILL = new RegExp(`^${OPEN}${HOW} ${ARTICLE}(.+)$`);
/** The word first: “locked ankle, what is that”, “compact means what”. */
const WORD_FIRST = new RegExp(`^${OPEN}${ARTICLE}(.+?) (?:means what|what (?:does|is) (?:that|it)(?: mean)?|whats that|wots that|was (?:ist|heisst|bedeutet) (?:das|des)|heisst was)$`);
/** That one does not know what a word means, which stands before the verb: “kp was standbein heißt”, “no idea what a nutmeg is”. */
const NOT_KNOWN = new RegExp(`^(?:(?:hm+|ha+e?|huh|ey|bro|digga|alter|sorry|ok|okay|und|aber|and|but|but i|ich|i|ja|na|also|so|man|coach|sarah) )*(?:kp|kein plan|keine ahnung|ka|weiss (?:nich|nicht|ned|gar nicht|ja nicht|garnicht)|hab(?:e)? (?:kein plan|keine ahnung|keinen plan)|versteh\\w* (?:nich|nicht)|check\\w* (?:nich|nicht)|wusste (?:nich|nicht) (?:mal )?|idk|dunno|no idea|no clue|dont (?:know|get|understand)|do not (?:know|understand)|never knew|not sure) (?:${WHAT}) ${ARTICLE}(.+?) (?:heisst|heist|heissen|ist|is|isn|sind|bedeutet|bedeuten|sein soll|means?|meen|meant|are)(?: (?:soll|sein|denn|eigentlich|uberhaupt|nochmal|exactly|actually|even|tho|lol))*$`);
/** Asks only for what a word means, and for nothing that has such a name. */
const ASKS_MEANING = /\b(?:mean|means|meen|meaning|heisst|heist|bedeutet|bedeuten|meinst|define)\b/;
const MOST_WORDS = 5;
const MOST_WORDS_OF_CLAUSE = 16;
const MOST_SLIPS = 3;
/** Where each word is known as it stands, it is hardly mistyped. */
const SLIPS_OF_KNOWN = 1;
const FEWEST_LETTERS_OF_KNOWN = 8;

/** The language whose words are at hand. */
const languageNow = (): Language => languages.find((one) => one === coachGrammar.language) ?? 'en';

interface Names {
  readonly words: ReadonlyMap<string, CoachWord>;
  readonly drills: ReadonlyMap<string, DrillId>;
}
const namesByLanguage = new Map<Language, Names>();

/** The names of all words, in the language that is spoken, and of all drills. */
function namesNow(): Names {
  const language = languageNow();
  const known = namesByLanguage.get(language);
  if (known !== undefined) return known;
  const words = new Map<string, CoachWord>();
  for (const word of Object.keys(coachGlossary) as CoachWord[]) {
    for (const name of coachGlossary[word].names.split('|')) words.set(wordsOf(name).join(' '), word);
  }
  const drills = new Map<string, DrillId>();
  for (const [name, id] of drillNameForms) if (!drills.has(name)) drills.set(name, id);
  const made = { words, drills };
  namesByLanguage.set(language, made);
  return made;
}

/** A German name typed without umlauts, a plural or another case. */
const formsOf = (name: string): readonly string[] => [name, name.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u'), name.replace(/(?:es|s)$/, ''), `${name}s`, name.replace(/(?:en|er|em|e|n)$/, ''), name.replace(/ing$/, ''), name.replace(/(?<head>.)e[nrms](?= )/g, '$<head>e')];

function named<Id>(names: ReadonlyMap<string, Id>, asked: string): Id | null {
  for (const form of formsOf(asked)) {
    const found = names.get(form);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a word is written as no word that is known: then it may be mistyped. */
const hasUnknown = (text: string): boolean => {
  const language = languageNow();
  return text.split(' ').some((word) => word.length >= 3 && !isEveryday(word, language) && !isPhraseWord(word, language));
};

/** A text, and what is left of it without the words at its end that say nothing, longest first. */
function withoutEnds(text: string): readonly string[] {
  const words = text.split(' ');
  const texts = [text];
  while (words.length > 1 && ENDS.has(words.at(-1) ?? '')) {
    words.pop();
    texts.push(words.join(' '));
  }
  return texts;
}

/** What a name stands for as it is written: a word, a drill, or both; null where it is of neither. */
function writtenName(asked: string): AskedWord | null {
  const { words, drills } = namesNow();
  const found = { word: named(words, asked), drillId: named(drills, asked) };
  return found.word === null && found.drillId === null ? null : found;
}

/** What a name stands for, though it may be mistyped; null where it is of neither a word nor a drill. */
function meantBy(text: string): AskedWord | null {
  const texts = withoutEnds(text).filter((one) => one.split(' ').length <= MOST_WORDS);
  for (const one of texts) {
    const exact = writtenName(one);
    if (exact !== null) return exact;
  }
  const asked = texts.at(-1);
  if (asked === undefined) return null;
  const { words, drills } = namesNow();
  const slips = hasUnknown(asked) ? MOST_SLIPS : asked.length < FEWEST_LETTERS_OF_KNOWN || !asked.includes(' ') ? 0 : SLIPS_OF_KNOWN;
  const near = nearestWhole(asked, [...words.keys(), ...drills.keys()], slips);
  const mended = hasUnknown(asked) ? writtenName(mendedWords(asked, languageNow()).join(' ')) : null;
  return mended ?? (near === null ? null : writtenName(near));
}

/** The drill that a text names and nothing else, mistyped too; null for all else. */
export const drillNamedAlone = (text: string): DrillId | null => meantBy(wordsOf(text).join(' ').replace(/^(?:the|die|den|das) /, '').replace(/ (?:drill|exercise|ubung)$/, ''))?.drillId ?? null;

/** The word or the drill that a message asks to be explained, in the language that is spoken; null for all else. */
export function wordAsked(message: string): AskedWord | null {
  // Names of drills have signs in them too: first the whole message, then its sentences.
  for (const clause of [wordsOf(message).join(' '), ...sentencesOf(message)]) {
    if (clause.split(' ').length > MOST_WORDS_OF_CLAUSE) continue;
    const word = NOT_KNOWN.exec(clause)?.[1] ?? ASKS_WORD.exec(clause)?.[1] ?? WORD_FIRST.exec(clause)?.[1];
    const found = word === undefined ? null : meantBy(word);
    if (found !== null) return found;
    const drill = ASKS_DRILL.exec(clause)?.[1];
    const drillId = drill === undefined ? null : (meantBy(drill)?.drillId ?? null);
    if (drillId !== null) return { word: null, drillId };
  }
  return null;
}

/** The name that words ask to be explained, as it stands in them; null where they ask for none. */
export function askedName(text: string): string | null {
  const asked = NOT_KNOWN.exec(text)?.[1] ?? ASKS_WORD.exec(text)?.[1] ?? WORD_FIRST.exec(text)?.[1];
  return asked === undefined ? null : (withoutEnds(asked).at(-1) ?? null);
}

const STANDS_FOR_SOMETHING = /^(?:it|that|this|them|they|he|she|you|i|all|das|es|die|der|dies\w*|damit|du|sie|er|ich)(?: |$)/;
const MOST_WORDS_UNKNOWN = 2;

/** The word that a message, as a whole, asks the meaning of, though no list has it and it is no word of everyday; null for all else. */
export function unknownWordIn(message: string): string | null {
  const text = wordsOf(message).join(' ');
  const asked = ASKS_MEANING.test(text) ? withoutEnds(ASKS_WORD.exec(text)?.[1] ?? '').at(-1) : undefined;
  if (asked === undefined || asked === '' || STANDS_FOR_SOMETHING.test(asked) || /\d/.test(asked) || asked.split(' ').length > MOST_WORDS_UNKNOWN || !hasUnknown(asked)) return null;
  return asked;
}
