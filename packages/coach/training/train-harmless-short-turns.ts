// `node scripts/with-node.mjs node packages/coach/training/train-harmless-short-turns.ts`: trains which short turns of a talk are harmless,
// on the phrases of turns and of asks of the app and on `short-turns.json`, against the dangerous sentences of the open sets of
// safety, of `sentences.txt` and of `short-turns.json`. Writes `src/data/short-turn-weights.json`. With --held-out it prints, by
// five-fold cross-validation, how many of each that the second opinion asks about are taken for harmless from which limit on.
import { readFileSync, writeFileSync } from 'node:fs';
import { footballReadings } from '../src/safety/check-by-rule.ts';
import { checkWords } from '../src/safety/check-message.ts';
import { isHarmlessShortTurn, type ShortTurnModel } from '../src/safety/harmless-short-turn.ts';
import { SHORT_TURN_BUCKETS, shortTurnFeatures } from '../src/safety/short-turn-features.ts';
import { drawSentences, randomFrom } from './draw-sentences.ts';
import { trainLogistic, writtenLogistic, type Weighed } from './logistic-regression.ts';
import { openCases } from './safety-training-cases.ts';
import { hashOfShortTurnSources } from './training-hash.ts';

interface Example extends Weighed {
  readonly text: string;
  readonly words: readonly string[];
  readonly source: 'turn' | 'written' | 'case' | 'drawn';
  readonly fold: number;
}

const FOLDS = 5;
const EPOCHS = 12;
/** Longer sentences are no turns. */
const MOST_WORDS = 12;
const MOST_WORDS_DRAWN = 10;
/** A word that fewer harmless turns say is unknown; those written for it count twice. */
const FEWEST_TURNS_OF_WORD = 2;
const FEWEST_QUESTIONS_OF_WORD = 5;
/** Below this a turn is harmless. Chosen from what --held-out prints. */
const LIMIT = 0.2;

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const texts = (path: string): readonly string[] => Object.values(json(path) as Readonly<Record<string, readonly string[]>>).flat();
const wordsIn = (text: string): string[] => (footballReadings(text)[0] ?? '').split(' ').filter((word) => word !== '');
const isShort = (text: string, most: number): boolean => text.split(/\s+/).length <= most;
const random = randomFrom(20_261_128);

const examples: Example[] = [];
function add(text: string, isDanger: boolean, weight: number, source: Example['source']): void {
  const words = wordsIn(text);
  examples.push({ features: [...shortTurnFeatures(words.join(' '))], isDanger, weight, text, words, source, fold: Math.floor(random() * FOLDS) });
}

const written = json('short-turns.json') as Readonly<Record<string, { readonly harmless: readonly string[]; readonly dangerous: readonly string[] }>>;
for (const [language, { harmless, dangerous }] of Object.entries(written)) {
  for (const text of [...texts(`turn-phrases/${language}.json`), ...texts(`app-ask-phrases/${language}.json`)]) add(text, false, 0.5, 'turn');
  for (const text of harmless) add(text, false, 3, 'written');
  for (const text of dangerous) add(text, true, 3, 'written');
}
for (const { text, expected } of openCases()) {
  if (expected !== 'allow') add(text, true, isShort(text, MOST_WORDS) ? 2 : 0.5, isShort(text, MOST_WORDS) ? 'case' : 'drawn');
  else if (isShort(text, MOST_WORDS)) add(text, false, 0.7, 'case');
}
for (const { text, kind } of drawSentences(20, 60, random)) if (isShort(text, MOST_WORDS_DRAWN)) add(text, kind !== 'harmless', kind === 'harmless' ? 0.2 : 0.3, 'drawn');

/** How often the questions of the topics say a word. */
const saidInQuestions = new Map<string, number>();
for (const language of ['en', 'de']) for (const text of texts(`topic-phrases/${language}.json`)) for (const word of wordsIn(text)) saidInQuestions.set(word, (saidInQuestions.get(word) ?? 0) + 1);

/** The words of harmless turns, in the order of the alphabet. */
function vocabularyOf(set: readonly Example[]): string {
  const said = new Map<string, number>();
  for (const { words, isDanger, source } of set) if (!isDanger && source !== 'drawn' && source !== 'case') for (const word of words) said.set(word, (said.get(word) ?? 0) + (source === 'written' ? 2 : 1));
  const ofTurns = [...said].flatMap(([word, count]) => (count >= FEWEST_TURNS_OF_WORD ? [word] : []));
  const ofQuestions = [...saidInQuestions].flatMap(([word, count]) => (count >= FEWEST_QUESTIONS_OF_WORD ? [word] : []));
  return [...new Set([...ofTurns, ...ofQuestions])].toSorted().join(' ');
}

function modelOf(set: readonly Example[]): ShortTurnModel {
  const { bias, step, weights } = writtenLogistic(trainLogistic(set, SHORT_TURN_BUCKETS, EPOCHS, random));
  return { bias, step, limit: LIMIT, words: vocabularyOf(set), weights };
}

if (process.argv.includes('--held-out')) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const model = modelOf(examples.filter((example) => example.fold !== fold));
    return examples.filter((example) => example.fold === fold && example.source !== 'drawn' && checkWords(example.text).action === 'check').map((example) => ({ ...example, model }));
  }).flat();
  for (const limit of [1, 0.5, 0, -0.3, -0.6, -1, -1.5]) {
    const taken = (of: typeof judged): string => `${of.filter(({ text, model }) => isHarmlessShortTurn(footballReadings(text), false, { ...model, limit })).length} of ${of.length}`;
    process.stdout.write(`${limit}: dangerous ${taken(judged.filter(({ isDanger }) => isDanger))}; harmless turns ${taken(judged.filter(({ isDanger, source }) => !isDanger && source === 'turn'))}, written ${taken(judged.filter(({ isDanger, source }) => !isDanger && source === 'written'))}\n`);
    if (limit === LIMIT) for (const { text, model } of judged.filter(({ isDanger }) => isDanger)) if (isHarmlessShortTurn(footballReadings(text), false, { ...model, limit })) process.stdout.write(`    ${text}\n`);
  }
} else {
  writeFileSync(new URL('../src/data/short-turn-weights.json', import.meta.url), `${JSON.stringify({ trainedOn: hashOfShortTurnSources(), ...modelOf(examples) })}\n`);
}
