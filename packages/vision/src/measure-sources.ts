import type { AnalysisType } from '@touchline/domain';
import { rangesOf } from './measure-ranges.ts';
import type { MeasureId, Range } from './measure-types.ts';

/** The studies that a measure goes back to (docs/vision.md, "Where the numbers come from"). */
const studies = {
  kicks: 'Levanon & Dapena 1998; Nunome et al. 2002; Kellis & Katis 2007; Lees et al. 2010',
  setPosition: 'Ibrahim et al. 2019',
  kneesInward: 'Munro et al. 2012',
} as const;
type Study = keyof typeof studies;

/** The studies of each measure; null where none is named. A measure without an entry does not compile. */
const studyOf: Readonly<Record<MeasureId, Study | null>> = {
  supportKneeAtContact: 'kicks',
  kickingKneeAtBackswing: 'kicks',
  kickingKneeAtContact: 'kicks',
  trunkLeanAtContact: 'kicks',
  followThroughHigh: 'kicks',
  followThroughLow: 'kicks',
  plantFootStill: null,
  kneeAlignmentAtContact: 'kneesInward',
  stanceKnee: null,
  runningLean: null,
  headUp: null,
  headSteady: null,
  hipDrop: null,
  hipsOverBase: null,
  kneeAtTouch: null,
  kneeSpread: null,
  weakerFootShare: null,
  trunkSway: null,
  bentKnees: null,
  staggeredFeet: null,
  stanceWidth: 'setPosition',
  kneeFlexion: 'setPosition',
  footSpacing: null,
  kneeAlignment: 'kneesInward',
  twoFootedBase: null,
  uprightPosture: null,
  shouldersLevel: null,
  kneeSymmetry: null,
};

/**
 * What the good range of a measure rests on.
 * - studies: numbers of studies, drawn wider for one phone and for children
 * - idea: the idea is a study's, the numbers are ours
 * - coaching: what coaches and books agree on; no single study is named
 * - own: our own reckoning
 */
export type Basis = 'studies' | 'idea' | 'coaching' | 'own';

/** One row of "how we know": a measure of a skill with where its good range comes from. */
export interface Evidence {
  readonly range: Range;
  readonly basis: Basis;
  /** The studies by author and year; null where none is named. */
  readonly studies: string | null;
  /** It is an angle that is trusted, which a flat picture still shows some degrees off. Nothing else has degrees. */
  readonly canBeDegreesOff: boolean;
}

/** Where the good range of a row comes from. */
export function evidenceOf(range: Range): Evidence {
  const study = studyOf[range.id];
  const basis = range.source === 'own' ? (study === null ? 'own' : 'idea') : study === null ? 'coaching' : 'studies';
  return { range, basis, studies: study && studies[study], canBeDegreesOff: range.unit === 'degrees' && range.grade === 'A' };
}

/** How we know, for every measure that a skill has. */
export function evidenceFor(type: AnalysisType): Evidence[] {
  return rangesOf(type).map(evidenceOf);
}
