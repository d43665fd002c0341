import type { AchievementId } from '@touchline/domain';

/** Achievements of one family share what is drawn on their badge. */
export type Family = 'sessions' | 'streak' | 'level' | 'tokens' | 'video' | 'team' | 'profile';

interface Place {
  readonly family: Family;
  /** How many of its kind it takes; null for what is done once. */
  readonly count: number | null;
  /** How high in its family it stands, 0 to 3: the colour of the badge's edge. */
  readonly rank: 0 | 1 | 2 | 3;
}

const place = (family: Family, count: number | null, rank: Place['rank']): Place => ({ family, count, rank });

const places: Readonly<Record<AchievementId, Place>> = {
  sessions1: place('sessions', 1, 0),
  sessions5: place('sessions', 5, 0),
  sessions10: place('sessions', 10, 0),
  sessions25: place('sessions', 25, 1),
  sessions50: place('sessions', 50, 1),
  sessions100: place('sessions', 100, 2),
  sessions500: place('sessions', 500, 3),
  sessions1000: place('sessions', 1000, 3),
  streak3: place('streak', 3, 0),
  streak7: place('streak', 7, 0),
  streak14: place('streak', 14, 1),
  streak30: place('streak', 30, 2),
  streak100: place('streak', 100, 3),
  level1: place('level', 1, 0),
  level3: place('level', 3, 0),
  level5: place('level', 5, 0),
  level10: place('level', 10, 1),
  level25: place('level', 25, 2),
  level50: place('level', 50, 3),
  tokens100: place('tokens', 100, 0),
  tokens500: place('tokens', 500, 1),
  tokens1000: place('tokens', 1000, 1),
  tokens5000: place('tokens', 5000, 2),
  tokens10000: place('tokens', 10_000, 3),
  videoAnalyst: place('video', null, 1),
  teamPlayer: place('team', null, 0),
  profileComplete: place('profile', null, 0),
};

/** Where an achievement belongs. */
export function familyOf(id: AchievementId): Place {
  return places[id];
}
