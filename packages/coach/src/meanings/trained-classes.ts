import { PostingListsBuilder, type PostingLists } from './posting-lists.ts';
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

/** A trained regression, read: its classes by name, and what each feature says of each. */
export interface TrainedClasses {
  readonly classes: readonly string[];
  /** How telling each feature is, by its name. */
  readonly features: ReadonlyMap<string, number>;
  /** What each feature says of each class, by the class's place. */
  readonly weights: PostingLists;
}

export function readTrained(trained: TopicWeights): TrainedClasses {
  const rows = trained.weights.split(' ');
  const features = new Map<string, number>();
  const weights = new PostingListsBuilder();
  trained.features.split(' ').forEach((name, at) => {
    features.set(name, signValue(trained.rarities[at]) * trained.rarityStep);
    const row = rows[at] ?? '';
    for (let from = 0; from < row.length; from += 3) {
      weights.add(name, signValue(row[from]) * SIGN_COUNT + signValue(row[from + 1]), (signValue(row[from + 2]) - ZERO_SIGN) * trained.weightStep);
    }
  });
  return { classes: trained.classes.split(' '), features, weights: weights.build() };
}

/** How likely each class is for a text of these features, 0 to 1, in the order of the classes. */
export function likelihoodsOf(of: ReadonlyMap<string, number>, { classes, features, weights }: TrainedClasses): Float64Array {
  const known = [...of].flatMap(([name, weight]): [string, number][] => {
    const rarity = features.get(name);
    return rarity === undefined ? [] : [[name, weight * rarity]];
  });
  const length = Math.hypot(...known.map(([, weight]) => weight)) || 1;
  const scores = new Float64Array(classes.length);
  for (const [name, weight] of known) {
    weights.eachOf(name, (at, one) => {
      scores[at] = (scores[at] ?? 0) + (one * weight) / length;
    });
  }
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
  return scores.map((score) => Math.exp(score - highest) / sum);
}

const models = new Map<TopicWeights, TrainedClasses>();

/** How likely a text of these features is of each class of a training, by the class's name; each training is read once. */
export function likelihoodsByName(features: ReadonlyMap<string, number>, weights: TopicWeights): ReadonlyMap<string, number> {
  const model = models.get(weights) ?? readTrained(weights);
  models.set(weights, model);
  const all = likelihoodsOf(features, model);
  return new Map(model.classes.map((name, at) => [name, all[at] ?? 0]));
}
