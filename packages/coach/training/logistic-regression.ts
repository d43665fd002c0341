import { NO_WEIGHT, type SignedWeights } from '../src/safety/signed-weights.ts';

/** An example of either class, by its features' buckets. */
export interface Weighed {
  readonly features: readonly (readonly [number, number])[];
  readonly isDanger: boolean;
  /** How much a mistake with it counts. */
  readonly weight: number;
}

/** Above nought is danger. */
export interface LogisticModel {
  readonly weights: Float64Array;
  bias: number;
}

const RATE = 0.05;
const DECAY = 0.0003;
/** Danger missed is worse than a question too many. */
const DANGER_COUNTS = 1.5;

/** How dangerous an example is by a model. */
export const scoreBy = (model: LogisticModel, { features }: Pick<Weighed, 'features'>): number => features.reduce((sum, [bucket, value]) => sum + (model.weights[bucket] ?? 0) * value, model.bias);

/** Logistic regression by stochastic gradient descent with Adagrad steps. `random` gives 0 to 1; the same gives the same model. */
export function trainLogistic(set: readonly Weighed[], buckets: number, epochs: number, random: () => number): LogisticModel {
  const model: LogisticModel = { weights: new Float64Array(buckets), bias: 0 };
  const squares = new Float64Array(buckets).fill(1e-8);
  let biasSquares = 1e-8;
  const order = set.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = set[at];
      if (example === undefined) continue;
      const probability = 1 / (1 + Math.exp(-scoreBy(model, example)));
      const error = (probability - (example.isDanger ? 1 : 0)) * (example.isDanger ? DANGER_COUNTS : 1) * example.weight;
      for (const [bucket, value] of example.features) {
        const slope = error * value + DECAY * (model.weights[bucket] ?? 0);
        squares[bucket] = (squares[bucket] ?? 0) + slope * slope;
        model.weights[bucket] = (model.weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(squares[bucket] ?? 1);
      }
      biasSquares += error * error;
      model.bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  }
  return model;
}

/** Weights are kept as one of 57 signs each, from `#` to `[`, none of which JSON has to escape. */
const STEPS = 28;

/** A model as it is written to a file. */
export function writtenLogistic({ weights, bias }: LogisticModel): SignedWeights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const signs = Array.from(weights, (weight) => String.fromCharCode(NO_WEIGHT + Math.round((weight / largest) * STEPS)));
  return { bias: Math.round(bias * 1e4) / 1e4, step: Math.round((largest / STEPS) * 1e6) / 1e6, weights: signs.join('') };
}
