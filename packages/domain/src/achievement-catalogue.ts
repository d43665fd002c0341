/** What achievements look at. Streaks by the longest run and tokens by all ever earned: nothing earned is lost. */
export interface AchievementStats {
  readonly sessions: number;
  readonly bestStreak: number;
  /** Reached by practice: 0 before the first session, though everybody begins at level 1. */
  readonly level: number;
  readonly tokensEver: number;
  /** Completed form analyses. */
  readonly analyses: number;
  readonly hasTeam: boolean;
  /** Whether name, country, age and favourite player are all set. */
  readonly profileComplete: boolean;
}

interface MeasureFacts {
  /** How much of it there is. */
  readonly valueIn: (stats: AchievementStats) => number;
  /** Whether a target is a number to reach, which the badge shows; false for what is done once. */
  readonly counts: boolean;
}

/** What has to be reached for an achievement: so much of one of these. A badge shows the sign of its measure. */
export const achievementMeasures = {
  sessions: { valueIn: (stats) => stats.sessions, counts: true },
  streak: { valueIn: (stats) => stats.bestStreak, counts: true },
  level: { valueIn: (stats) => stats.level, counts: true },
  tokens: { valueIn: (stats) => stats.tokensEver, counts: true },
  analyses: { valueIn: (stats) => stats.analyses, counts: false },
  team: { valueIn: (stats) => Number(stats.hasTeam), counts: false },
  profile: { valueIn: (stats) => Number(stats.profileComplete), counts: false },
} as const satisfies Readonly<Record<string, MeasureFacts>>;

export type AchievementMeasure = keyof typeof achievementMeasures;

/**
 * Every achievement, in the order in which a page shows them: the families of spec 000 §9 and the badges of 001 §9.
 * A family and a badge with the same condition are one achievement.
 */
export const achievements = [
  { id: 'sessions1', measure: 'sessions', target: 1, tier: 0 },
  { id: 'sessions5', measure: 'sessions', target: 5, tier: 0 },
  { id: 'sessions10', measure: 'sessions', target: 10, tier: 0 },
  { id: 'sessions25', measure: 'sessions', target: 25, tier: 1 },
  { id: 'streak3', measure: 'streak', target: 3, tier: 0 },
  { id: 'streak7', measure: 'streak', target: 7, tier: 0 },
  { id: 'level3', measure: 'level', target: 3, tier: 0 },
  { id: 'level5', measure: 'level', target: 5, tier: 0 },
  { id: 'tokens100', measure: 'tokens', target: 100, tier: 0 },
  { id: 'videoAnalyst', measure: 'analyses', target: 1, tier: 1 },
  { id: 'teamPlayer', measure: 'team', target: 1, tier: 0 },
  { id: 'profileComplete', measure: 'profile', target: 1, tier: 0 },
  { id: 'level1', measure: 'level', target: 1, tier: 0 },
  { id: 'streak14', measure: 'streak', target: 14, tier: 1 },
  { id: 'streak30', measure: 'streak', target: 30, tier: 2 },
  { id: 'streak100', measure: 'streak', target: 100, tier: 3 },
  { id: 'sessions50', measure: 'sessions', target: 50, tier: 1 },
  { id: 'sessions100', measure: 'sessions', target: 100, tier: 2 },
  { id: 'sessions500', measure: 'sessions', target: 500, tier: 3 },
  { id: 'sessions1000', measure: 'sessions', target: 1000, tier: 3 },
  { id: 'level10', measure: 'level', target: 10, tier: 1 },
  { id: 'level25', measure: 'level', target: 25, tier: 2 },
  { id: 'level50', measure: 'level', target: 50, tier: 3 },
  { id: 'tokens500', measure: 'tokens', target: 500, tier: 1 },
  { id: 'tokens1000', measure: 'tokens', target: 1000, tier: 1 },
  { id: 'tokens5000', measure: 'tokens', target: 5000, tier: 2 },
  { id: 'tokens10000', measure: 'tokens', target: 10_000, tier: 3 },
] as const satisfies readonly Omit<Achievement & { id: string }, 'counts'>[];

export type AchievementId = (typeof achievements)[number]['id'];

export interface Achievement {
  readonly measure: AchievementMeasure;
  readonly target: number;
  /** How high it stands among those of its measure: the colour of the badge's edge. */
  readonly tier: 0 | 1 | 2 | 3;
  /** Whether its target is a number to reach; false for what is done once. */
  readonly counts: boolean;
}

/** What an achievement asks for and how its badge looks. Throws for an id that is none. */
export function findAchievement(id: AchievementId): Achievement {
  const found = achievements.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no achievement '${id}'`);
  const { measure, target, tier } = found;
  return { measure, target, tier, counts: achievementMeasures[measure].counts };
}

/** The ids as a list, for schemas. */
export const achievementIds = achievements.map(({ id }) => id) as [AchievementId, ...AchievementId[]];

/**
 * A hash (32-bit FNV-1a, signed) of what every achievement asks for. A player's row says which one was last gone
 * through: where another one stands there, whoever had already earned what is new is given it.
 */
export const achievementsRevision = fnv1a(achievements.map(({ id, measure, target }) => `${id} ${measure} ${target}`).join());

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/** The badges of the profile, and that only the first eight of them stand there (001 §9). */
export const profileBadges: readonly AchievementId[] = achievementIds.slice(0, 12);
export const PROFILE_BADGES_SHOWN = 8;
