type SourceFacts = {
  /** What its makers call it, in every language; parents read it where they are told who is asked. */
  readonly name: string;
  /** Whether somebody plays these matches; those of a source where nobody does are called a demo. */
  readonly isReal: boolean;
};

/** Where matches come from, in the order in which they are asked when no other is set: made-up ones last. */
const footballSources = {
  'api-football': { name: 'API-Football', isReal: true },
  espn: { name: 'ESPN', isReal: true },
  openligadb: { name: 'OpenLigaDB', isReal: true },
  demo: { name: 'Demo', isReal: false },
} as const satisfies Readonly<Record<string, SourceFacts>>;

export type FootballSource = keyof typeof footballSources;

export const footballSourceIds = Object.keys(footballSources) as readonly FootballSource[];

export function footballSourceName(source: FootballSource): string {
  return footballSources[source].name;
}

/** What an answer says of its matches, whichever the source (spec 001 §3). */
export const scoreOrigins = ['live-api', 'demo'] as const;
export type ScoreOrigin = (typeof scoreOrigins)[number];

export function originOf(source: FootballSource): ScoreOrigin {
  return footballSources[source].isReal ? 'live-api' : 'demo';
}
