// `node scripts/with-node.mjs node packages/coach/training/train-danger.ts`: trains the second opinion of safety on the
// open cases, the open questions, the phrases of the intents, the questions of the topics, the drawn sentences and stories around
// them, and writes its weights; with --children those for what children type. The same files give the same weights. Held-out cases are never read. With --tables it prints first, by five-fold
// cross-validation, how often each limit asks for nothing and how often it lets danger through.
import { readFileSync, writeFileSync } from 'node:fs';
import { BUCKETS, dangerFeatures } from '../src/safety/danger-features.ts';
import { checkByRule, footballReadings } from '../src/safety/check-by-rule.ts';
import { drawSentences, randomFrom } from './draw-sentences.ts';
import { scoreBy, trainLogistic, writtenLogistic, type Weighed } from './logistic-regression.ts';
import { withSlip, writtenByEar } from './misspell.ts';
import { openCases, trainedSets, typedByChildren } from './safety-training-cases.ts';
import { wrapInStory } from './wrap-text-in-story.ts';
import { hashOfChildrenDangerSources, hashOfDangerSources } from './training-hash.ts';

interface Example extends Weighed {
  readonly text: string;
  /** Where it is from: only written examples are counted, drawn and misspelled ones are for training alone. */
  readonly source: 'case' | 'question' | 'phrase' | 'drawn';
  readonly fold: number;
}
/** Whether the weights for what children type are trained: on their set as well, and on more spellings. */
const isOfChildren = process.argv.includes('--children');
const FOLDS = 5;
const EPOCHS = isOfChildren ? 10 : 15;
/** How many harmless questions are drawn, alone and in a story, and how many dangers in one. */
const QUESTIONS = 20_000;
const IN_STORIES = 6000;
const DANGERS_IN_STORIES = 8000;
const SHARE_ENGLISH = 0.6;
const QUESTION_COUNTS = 0.7;
/** How much more a case counts that is written as children type. */
const CHILDREN_COUNT = 2;
/** Above this, the coach asks whether all is well. Chosen from the table that this script prints. */
const LIMIT = -0.3;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const file = (path: string): URL => new URL(path, import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(file(path), 'utf8'));
const random = randomFrom(20_261_121);

/** The questions that the topics are trained on, which are football. */
function phrasesOf(language: 'en' | 'de'): readonly string[] {
  return Object.values(json(`topic-phrases/${language}.json`) as Readonly<Record<string, readonly string[]>>).flat();
}

const examples: Example[] = [];
function add(text: string, isDanger: boolean, source: Example['source'], weight: number, language?: string): void {
  const fold = Math.floor(random() * FOLDS);
  const example = (of: string, from: Example['source'], counts: number): Example => ({
    features: [...dangerFeatures(footballReadings(of)[0] ?? '')],
    text: of,
    isDanger,
    weight: counts,
    source: from,
    fold,
  });
  examples.push(example(text, source, weight));
  // Misspelled copies are in the fold of their original, or the count would flatter.
  if (source === 'drawn' || text.length <= 6) return;
  examples.push(example(withSlip(text, random), 'drawn', weight / 3));
  if (isOfChildren && (language === 'en' || language === 'de')) examples.push(example(writtenByEar(text, language, random), 'drawn', weight / 3));
}

const cases = openCases(isOfChildren ? [...trainedSets, ...typedByChildren] : trainedSets);
const ofChildren = new Set(isOfChildren ? openCases(typedByChildren).map(({ text }) => text) : []);
for (const { text, expected, language } of cases) add(text, expected !== 'allow', 'case', (expected === 'allow' ? 2 : 1.5) * (ofChildren.has(text) ? CHILDREN_COUNT : 1), language);
for (const question of json('../data/questions.json') as readonly { text: string; turns?: readonly string[]; heldOut: boolean; language: string }[]) {
  if (!question.heldOut) for (const text of [question.text, ...(question.turns ?? [])]) add(text, false, 'question', 4, question.language);
}
for (const languages of Object.values(json('../src/data/phrases.json') as Record<string, Record<string, readonly string[]>>)) {
  for (const [language, phrases] of Object.entries(languages)) for (const text of phrases) add(text, false, 'phrase', 4, language);
}
for (const { text, kind } of drawSentences(20, 60, random)) add(text, kind !== 'harmless', 'drawn', kind === 'harmless' ? 0.5 : 0.3);

/** One of a list, which is not empty. */
const oneOf = <Item>(list: readonly Item[]): Item => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};
// Questions of children, and both kinds in the middle of a story: without them a long message is dangerous by its length alone.
const asked: Readonly<Record<'en' | 'de', readonly string[]>> = { en: phrasesOf('en'), de: phrasesOf('de') };
const anyLanguage = (): 'en' | 'de' => (random() < SHARE_ENGLISH ? 'en' : 'de');
const addHarmless = (text: string): void => {
  if (checkByRule(text).action === 'allow') add(text, false, 'drawn', QUESTION_COUNTS);
};
for (let count = 0; count < QUESTIONS; count += 1) addHarmless(oneOf(asked[anyLanguage()]));
for (let count = 0; count < IN_STORIES; count += 1) {
  const language = anyLanguage();
  addHarmless(wrapInStory(oneOf(asked[language]), language, random));
}
const dangers = cases.filter(({ expected, language }) => expected !== 'allow' && (language === 'en' || language === 'de'));
for (let count = 0; count < DANGERS_IN_STORIES; count += 1) {
  const { text, language } = oneOf(dangers);
  add(wrapInStory(text, language === 'de' ? 'de' : 'en', random), true, 'drawn', 1);
}

/** By cross-validation: how often each limit asks for nothing, and how often it lets danger through. */
function printTables(): void {
  const scores = new Map<Example, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = trainLogistic(examples.filter((example) => example.fold !== fold), BUCKETS, EPOCHS, random);
    for (const example of examples) if (example.fold === fold) scores.set(example, scoreBy(model, example));
  }
  const counted = examples.filter(({ source }) => source !== 'drawn');
  const passing = counted.filter(({ isDanger, text }) => isDanger && checkByRule(text).action === 'allow');
  print(`${examples.length} examples; cross-validated, above the limit:`);
  for (const limit of [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]) {
    const count = (of: readonly Example[]): string => `${of.filter((example) => (scores.get(example) ?? 0) > limit).length} of ${of.length}`;
    const harmless = counted.filter(({ isDanger }) => !isDanger);
    print(
      `${limit}: near misses ${count(harmless.filter(({ source }) => source === 'case'))}, questions ${count(harmless.filter(({ source }) => source === 'question'))},` +
        ` phrases ${count(harmless.filter(({ source }) => source === 'phrase'))}, danger ${count(counted.filter(({ isDanger }) => isDanger))}, of it let through by the rules ${count(passing)}`,
    );
  }
  for (const limit of [-1, -1.5, -2, -2.5, -3]) {
    const below = (of: readonly Example[]): string => `${of.filter((example) => (scores.get(example) ?? 0) < limit).length} of ${of.length}`;
    const stopped = (action: string): Example[] => counted.filter(({ isDanger, text }) => isDanger && checkByRule(text).action === action);
    print(`below ${limit}, so that a rule asks only: crises ${below(stopped('crisis'))}, refusals ${below(stopped('refuse'))}`);
  }
}

if (process.argv.includes('--tables')) printTables();

const { bias, step, weights } = writtenLogistic(trainLogistic(examples, BUCKETS, EPOCHS, random));
const written = isOfChildren ? { trainedOn: hashOfChildrenDangerSources(), bias, step, weights } : { trainedOn: hashOfDangerSources(), bias, step, limit: LIMIT, weights };
writeFileSync(file(`../src/data/${isOfChildren ? 'danger-weights-children' : 'danger-weights'}.json`), `${JSON.stringify(written)}\n`);
