import { readFileSync } from 'node:fs';
import { experienceToNextLevel, levelOf, type PracticeDay } from '@touchline/domain';
import { achievementNames } from '@touchline/messages/achievement-names';
import { nowhere } from '../crisis-contacts-by-country.ts';
import type { PlayerFacts, PractisedSession } from '../player-context.ts';

/** The day that `daysAgo` of the players counts from: a Thursday. */
export const TODAY = '2026-03-12' as PracticeDay;

/** A player of `data/players.json`. */
export interface Player extends Record<string, unknown> {
  readonly id: string;
  readonly age: number | null;
  readonly favoriteFoot: 'L' | 'R';
  readonly hiddenFromBoards: boolean;
  readonly hasTeam: boolean;
  readonly tokens: number;
  readonly totalExperience: number;
  readonly totalSessions: number;
  readonly practiceDays: number;
  readonly totalMinutes: number;
  readonly currentStreak: number;
  readonly bestStreak: number;
  readonly achievements: readonly string[];
  readonly sessions: readonly PractisedSession[];
  readonly analyses: PlayerFacts['analyses'];
  readonly drills: readonly { readonly drillId: string }[];
}

/** A file of `packages/coach/data`. */
export const readData = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));

export const players = readData('players.json') as readonly Player[];

export const factsOf = (player: Player): PlayerFacts => ({
  ...player,
  today: TODAY,
  favoriteFootChosen: true,
  ...nowhere,
  hidden: player.hiddenFromBoards,
  level: levelOf(player.totalExperience),
  experienceToNextLevel: experienceToNextLevel(player.totalExperience),
  missingAchievements: Object.values(achievementNames).filter((name) => !player.achievements.includes(name)),
});

const facts = new Map(players.map((player) => [player.id, factsOf(player)]));

/** What is known of the player with an id. */
export function factsOfPlayer(id: string): PlayerFacts {
  const known = facts.get(id);
  if (known === undefined) throw new Error(`no player ${id}`);
  return known;
}
