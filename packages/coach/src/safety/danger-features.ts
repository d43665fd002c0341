import { conceptsOf } from './concept-lexicon.ts';

/** How many weights a class has; a feature's place is its hash. */
export const BUCKETS = 65_536;
/** Concepts this many words apart still belong together. */
const WINDOW = 9;

/** FNV-1a, folded to a bucket. */
function bucketOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  return ((hash >>> 16) ^ hash) & (BUCKETS - 1);
}

/** Features of one sort, all of the same weight: together they count for one whatever the length. */
function spread(into: Map<number, number>, features: ReadonlySet<string>, share: number): void {
  const each = share / Math.sqrt(Math.max(features.size, 1));
  for (const feature of features) {
    const bucket = bucketOf(feature);
    into.set(bucket, (into.get(bucket) ?? 0) + each);
  }
}

/**
 * What the second opinion sees of a folded message: its words and pairs of words, runs of three to five letters, and
 * what its words stand for, alone and two by two in their order.
 */
export function dangerFeatures(folded: string): ReadonlyMap<number, number> {
  const words = folded.split(' ').filter((word) => word !== '');
  const single = new Set<string>();
  const pairs = new Set<string>();
  const runs = new Set<string>();
  words.forEach((word, at) => {
    single.add(`w ${word}`);
    pairs.add(`b ${words[at - 1] ?? '^'} ${word}`);
    if (at === words.length - 1) pairs.add(`b ${word} $`);
    if (at > 1) pairs.add(`s ${words[at - 2] ?? ''} ${word}`);
    const edged = `_${word}_`;
    for (const length of [3, 4, 5]) {
      for (let start = 0; start + length <= edged.length; start += 1) runs.add(edged.slice(start, start + length));
    }
  });
  const concepts = words.map(conceptsOf);
  const meanings = new Set<string>();
  const meetings = new Set<string>();
  concepts.forEach((of, at) => {
    for (const concept of of) {
      meanings.add(`m ${concept}`);
      for (let later = at + 1; later < Math.min(concepts.length, at + WINDOW); later += 1) {
        for (const other of concepts[later] ?? []) meetings.add(`p ${concept} ${other}`);
      }
      if (words[at + 1] !== undefined) meetings.add(`n ${concept} ${words[at + 1]}`);
      if (words[at - 1] !== undefined) meetings.add(`l ${words[at - 1]} ${concept}`);
    }
  });
  const features = new Map<number, number>();
  spread(features, single, 1);
  spread(features, pairs, 1);
  spread(features, runs, 1);
  spread(features, meanings, 0.8);
  spread(features, meetings, 1);
  return features;
}
