type SourceFacts = {
  /** Whether somebody plays these matches; those of a source where nobody does are called a demo. */
  readonly isReal: boolean;
};

/** Where matches come from, in the order in which they are asked when no other is set: made-up ones last. */
export const footballSources = {
  'api-football': { isReal: true },
  espn: { isReal: true },
  openligadb: { isReal: true },
  demo: { isReal: false },
} as const satisfies Readonly<Record<string, SourceFacts>>;

export type FootballSource = keyof typeof footballSources;

export const footballSourceIds = Object.keys(footballSources) as readonly FootballSource[];
