type SourceFacts = {
  /** Whether somebody plays these matches; those of a source where nobody does are called a demo. */
  readonly isReal: boolean;
};

/** Where matches come from, in the order in which they are asked when no other is set: made-up ones last. */
const footballSources = {
  'api-football': { isReal: true },
  espn: { isReal: true },
  openligadb: { isReal: true },
  demo: { isReal: false },
} as const satisfies Readonly<Record<string, SourceFacts>>;

export type FootballSource = keyof typeof footballSources;

export const footballSourceIds = Object.keys(footballSources) as readonly FootballSource[];

/** What an answer says of its matches, whichever the source (spec 001 §3). */
export const scoreOrigins = ['live-api', 'demo'] as const;
export type ScoreOrigin = (typeof scoreOrigins)[number];

export function originOf(source: FootballSource): ScoreOrigin {
  return footballSources[source].isReal ? 'live-api' : 'demo';
}
