// `node scripts/with-node.mjs node packages/coach/training/train-turns-behind-crisis.ts`: trains which turns right behind the answer to a
// crisis go on with it, on `data/turns-behind-crisis-open.json`, and on phrases of turns, asks of the app, questions of the topics and
// the open sets of safety. Writes `src/data/behind-crisis-weights.json`. With --held-out it prints, by five-fold cross-validation, how
// many go on below a limit, and how many leave above it.
import { readFileSync, writeFileSync } from 'node:fs';
import type { TurnLanguage } from '../src/english-reading/learned-turn.ts';
import { footballReadings } from '../src/safety/check-by-rule.ts';
import { SHORT_TURN_BUCKETS, shortTurnFeatures } from '../src/safety/short-turn-features.ts';
import { randomFrom } from './draw-sentences.ts';
import { scoreBy, trainLogistic, writtenLogistic, type Weighed } from './logistic-regression.ts';
import { phrasesIn } from './phrase-files.ts';
import { openCases, trainedSets, typedByChildren } from './safety-training-cases.ts';
import { hashOfBehindCrisisSources } from './training-hash.ts';

interface TurnBehindCrisis {
  readonly turn: string;
  readonly stays: boolean;
}

const FOLDS = 5;
const EPOCHS = 20;
const LANGUAGES: readonly TurnLanguage[] = ['en', 'de'];
/** Longer messages are hardly turns behind an answer. */
const MOST_WORDS = 15;
/** What the turns themselves count, phrases of other turns, and messages that begin a talk. */
const [OF_TURN, OF_PHRASE, OF_MESSAGE] = [2, 0.05, 0.1];

const random = randomFrom(20_261_201);
const example = (text: string, isDanger: boolean, weight: number): Weighed => ({ features: [...shortTurnFeatures(footballReadings(text)[0] ?? '')], isDanger, weight });

const turns = (JSON.parse(readFileSync(new URL('../data/turns-behind-crisis-open.json', import.meta.url), 'utf8')) as readonly TurnBehindCrisis[]).map(({ turn, stays }) => ({
  ...example(turn, stays, OF_TURN),
  fold: Math.floor(random() * FOLDS),
}));
const others = [
  ...LANGUAGES.flatMap((language) => ['turn-phrases', 'app-ask-phrases', 'topic-phrases'].flatMap((folder) => phrasesIn(folder, language))).map(({ text }) => example(text, false, OF_PHRASE)),
  ...openCases([...trainedSets, ...typedByChildren])
    .filter(({ language, text }) => LANGUAGES.some((one) => one === language) && text.split(/\s+/).length <= MOST_WORDS)
    .map(({ text, expected }) => example(text, expected !== 'allow', OF_MESSAGE)),
];

if (process.argv.includes('--held-out')) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainLogistic([...turns.filter((one) => one.fold !== fold), ...others], SHORT_TURN_BUCKETS, EPOCHS, random);
    return turns.filter((one) => one.fold === fold).map((one) => ({ stays: one.isDanger, lean: scoreBy(model, one) }));
  }).flat();
  const [staying, leaving] = [judged.filter(({ stays }) => stays), judged.filter(({ stays }) => !stays)];
  for (const limit of [-3, -2.5, -2, -1.5, -1, -0.5, 0]) {
    process.stdout.write(`${limit}: go on below it ${staying.filter(({ lean }) => lean < limit).length} of ${staying.length}; leave above it ${leaving.filter(({ lean }) => lean >= limit).length} of ${leaving.length}\n`);
  }
} else {
  const model = trainLogistic([...turns, ...others], SHORT_TURN_BUCKETS, EPOCHS, random);
  writeFileSync(new URL('../src/data/behind-crisis-weights.json', import.meta.url), `${JSON.stringify({ trainedOn: hashOfBehindCrisisSources(), ...writtenLogistic(model) })}\n`);
}
