import { signValue, SIGN_COUNT, ZERO_SIGN } from './weight-encoding.ts';

/** What `training/train-topics.ts` writes: a softmax regression, cut to the weights that matter, in printable signs. */
export interface TopicWeights {
  /** Topics; a rival is an intent, written `=intent`, and a turn of a talk `&turn`. Parted by spaces, as the features are. */
  readonly classes: string;
  readonly features: string;
  /** One sign a feature: how telling it is. */
  readonly rarities: string;
  /** For each feature three signs a weight: two of the class, one of the weight. Features are parted by spaces. */
  readonly weights: string;
  /** What one step of a sign is worth. */
  readonly rarityStep: number;
  readonly weightStep: number;
}

interface Feature {
  readonly rarity: number;
  readonly weights: readonly (readonly [number, number])[];
}

/** A trained regression, read: its classes by name, and what each feature says of each. */
export interface TrainedClasses {
  readonly classes: readonly string[];
  readonly features: ReadonlyMap<string, Feature>;
}

export function readTrained(trained: TopicWeights): TrainedClasses {
  const rows = trained.weights.split(' ');
  const features = trained.features.split(' ').map((name, at): [string, Feature] => {
    const row = rows[at] ?? '';
    const weights = Array.from({ length: row.length / 3 }, (_, entry): readonly [number, number] => [
      signValue(row[3 * entry]) * SIGN_COUNT + signValue(row[3 * entry + 1]),
      (signValue(row[3 * entry + 2]) - ZERO_SIGN) * trained.weightStep,
    ]);
    return [name, { rarity: signValue(trained.rarities[at]) * trained.rarityStep, weights }];
  });
  return { classes: trained.classes.split(' '), features: new Map(features) };
}

/** How likely each class is for a text of these features, 0 to 1, in the order of the classes. */
export function likelihoodsOf(of: ReadonlyMap<string, number>, { classes, features }: TrainedClasses): Float64Array {
  const known = [...of].flatMap(([name, weight]) => {
    const feature = features.get(name);
    return feature === undefined ? [] : [{ feature, weight: weight * feature.rarity }];
  });
  const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
  const scores = new Float64Array(classes.length);
  for (const { feature, weight } of known) {
    for (const [at, one] of feature.weights) scores[at] = (scores[at] ?? 0) + (one * weight) / length;
  }
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  return scores.map((score) => Math.exp(score - highest) / sum);
}
