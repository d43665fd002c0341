import { NOTHING } from '../src/meanings/topic-choice.ts';
import type { TopicWeights } from '../src/meanings/trained-classes.ts';
import { SIGN_COUNT, signOf, ZERO_SIGN } from '../src/meanings/weight-encoding.ts';
import { randomFrom } from './draw-sentences.ts';

/** A text of a class, by its features and their weights before any rarity. */
export interface Example {
  readonly name: string;
  readonly features: ReadonlyMap<string, number>;
}

const EPOCHS = 14;
/** After the small weights are gone the others learn to do without them. */
const EPOCHS_AFTER_CUT = 3;
const RATE = 1;
const DECAY = 1e-5;
/** A feature of one or two phrases is chance. */
const FEWEST_PHRASES = 3;
/** A class that is this unlikely is not moved by an example. */
const SLOPE_FROM = 0.002;
/** Of a class so many weights are kept, the largest. */
const WEIGHTS_OF_CLASS = 150;
/** What nothing here answers is no subject, and told by many words a little each. */
const WEIGHTS_OF_NOTHING = 2000;

/** Softmax regression by stochastic gradient descent with Adagrad steps. `random` gives 0 to 1; the same gives the same weights. Few classes may keep more weights each. */
export function trainClasses(examples: readonly Example[], random = randomFrom(20_261_123), weightsOfClass = WEIGHTS_OF_CLASS): TopicWeights {
  const classes = [...new Set(examples.map(({ name }) => name))];
  const classAt = new Map(classes.map((name, at) => [name, at]));
  const phrasesOf = new Map<string, number>();
  for (const { features } of examples) for (const name of features.keys()) phrasesOf.set(name, (phrasesOf.get(name) ?? 0) + 1);
  const names = [...phrasesOf].filter(([, count]) => count >= FEWEST_PHRASES).map(([name]) => name);
  const featureAt = new Map(names.map((name, at) => [name, at]));
  const rarities = names.map((name) => Math.sqrt(Math.log((examples.length + 1) / ((phrasesOf.get(name) ?? 0) + 0.5))));
  const rows = examples.map(({ name, features }) => {
    const weighed = [...features].flatMap(([feature, weight]) => {
      const at = featureAt.get(feature);
      return at === undefined ? [] : [[at, weight * (rarities[at] ?? 0)] as const];
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return { at: classAt.get(name) ?? 0, features: weighed.map(([feature, weight]) => [feature, weight / length] as const) };
  });
  const width = classes.length;
  const weights = new Float32Array(names.length * width);
  const squares = new Float32Array(weights.length).fill(1);
  const scores = new Float32Array(width);
  const order = rows.map((_, at) => at);
  let kept: Uint8Array | null = null;
  for (let epoch = 0; epoch < EPOCHS + EPOCHS_AFTER_CUT; epoch += 1) {
    if (epoch === EPOCHS) kept = cutToLargest(classes, names.length, weights, weightsOfClass);
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      scores.fill(0);
      for (const [feature, value] of row.features) for (let one = 0; one < width; one += 1) scores[one] = (scores[one] ?? 0) + (weights[feature * width + one] ?? 0) * value;
      const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
      let sum = 0;
      for (let one = 0; one < width; one += 1) sum += scores[one] = Math.exp((scores[one] ?? 0) - highest);
      for (let one = 0; one < width; one += 1) scores[one] = (scores[one] ?? 0) / sum - (one === row.at ? 1 : 0);
      const moved = classes.flatMap((_, one) => (Math.abs(scores[one] ?? 0) < SLOPE_FROM ? [] : [one]));
      for (const [feature, value] of row.features) {
        for (const one of moved) {
          const cell = feature * width + one;
          if (kept !== null && kept[cell] === 0) continue;
          const step = (scores[one] ?? 0) * value + DECAY * (weights[cell] ?? 0);
          squares[cell] = (squares[cell] ?? 0) + step * step;
          weights[cell] = (weights[cell] ?? 0) - (RATE * step) / Math.sqrt(squares[cell] ?? 1);
        }
      }
    }
  }
  return written(classes, names, rarities, weights);
}

/** Sets all but the largest weights of each class to 0; gives a 1 for each that is kept. */
function cutToLargest(classes: readonly string[], features: number, weights: Float32Array, weightsOfClass: number): Uint8Array {
  const width = classes.length;
  const kept = new Uint8Array(weights.length);
  for (let one = 0; one < width; one += 1) {
    const own = Array.from({ length: features }, (_, feature) => feature * width + one);
    const first = own.toSorted((a, b) => Math.abs(weights[b] ?? 0) - Math.abs(weights[a] ?? 0)).slice(0, classes[one] === NOTHING ? WEIGHTS_OF_NOTHING : weightsOfClass);
    for (const cell of first) kept[cell] = 1;
  }
  for (let cell = 0; cell < weights.length; cell += 1) if (kept[cell] === 0) weights[cell] = 0;
  return kept;
}

/** The weights that are left, as signs. There is no bias: all are as likely before a word is read. */
function written(classes: readonly string[], names: readonly string[], rarities: readonly number[], weights: Float32Array): TopicWeights {
  const width = classes.length;
  const kept = new Map<number, [number, number][]>();
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / (SIGN_COUNT - 1 - ZERO_SIGN);
  names.forEach((_, feature) => {
    const own = classes.flatMap((_name, one): [number, number][] => {
      const weight = weights[feature * width + one] ?? 0;
      return Math.round(weight / step) === 0 ? [] : [[one, weight]];
    });
    if (own.length > 0) kept.set(feature, own);
  });
  const used = names.flatMap((name, at) => (kept.has(at) ? [{ name, at }] : [])).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const rarityStep = Math.max(...rarities) / (SIGN_COUNT - 1);
  return {
    classes: classes.join(' '),
    features: used.map(({ name }) => name).join(' '),
    rarities: used.map(({ at }) => signOf(Math.round((rarities[at] ?? 0) / rarityStep))).join(''),
    weights: used
      .map(({ at }) => (kept.get(at) ?? []).map(([one, weight]) => signOf(Math.floor(one / SIGN_COUNT)) + signOf(one % SIGN_COUNT) + signOf(ZERO_SIGN + Math.round(weight / step))).join(''))
      .join(' '),
    rarityStep: Math.round(rarityStep * 1e6) / 1e6,
    weightStep: Math.round(step * 1e6) / 1e6,
  };
}
