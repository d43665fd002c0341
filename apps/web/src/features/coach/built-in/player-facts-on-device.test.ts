import { expect, it } from 'vitest';
import { samplePlayerData } from '../testing/sample-player-data.ts';
import { playerFactsOf } from './player-facts-on-device.ts';

const now = new Date('2026-03-12T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

it('a device knows what it was last told, with days counted from today', () => {
  const facts = playerFactsOf(samplePlayerData([47, 41], now), later(1));
  expect(facts.sessions.map(({ result, daysAgo }) => [result, daysAgo])).toEqual([[47, 1], [41, 2]]);
  expect(facts).toMatchObject({ age: 11, country: null, likelyCountry: 'GB', totalSessions: 2, currentStreak: 2 });
});

it('reviews of videos are known with the day they were made on, and with the names of what they measured', () => {
  const reviews = [{ createdAt: now.getTime() - 2 * 86_400_000, type: 'shooting', score: 74, strengths: ['supportKneeAtContact', 'of_another_version'], improvements: [] }] as const;
  const [review, ...others] = playerFactsOf({ ...samplePlayerData([47], now), reviews }, now).analyses;
  expect(others).toEqual([]);
  expect(review).toMatchObject({ type: 'shooting', score: 74, daysAgo: 2, improvements: [] });
  expect(review?.strengths).toEqual(['Standing knee at the ball']);
});

it('a streak that was told days ago is over', () => {
  expect(playerFactsOf(samplePlayerData([47, 41], now), later(2))).toMatchObject({ currentStreak: 0, bestStreak: 2 });
});

it('what earned nothing counts for nothing, and the country is its code', () => {
  const numbers = samplePlayerData([47, 41], now);
  const sessions = numbers.sessions.map((session, at) => ({ ...session, unpaid: at === 0 ? ('overlap' as const) : null }));
  const facts = playerFactsOf({ ...numbers, sessions, profile: { ...numbers.profile, country: 'Germany' } }, now);
  expect(facts.sessions.map(({ result }) => result)).toEqual([41]);
  expect(facts.country).toBe('DE');
});

it('a result that nobody can count is known to be one, so that it is no best', () => {
  const numbers = samplePlayerData([10_000, 41], now);
  const sessions = numbers.sessions.map((session, at) => ({ ...session, result_counts: at !== 0 }));
  expect(playerFactsOf({ ...numbers, sessions }, now).sessions.map(({ resultCounts }) => resultCounts)).toEqual([false, true]);
});
