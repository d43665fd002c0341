import type { Achievement } from '@touchline/contracts';
import { findAchievement } from '@touchline/domain';

/** Those still to earn, the nearest first. */
export function nearestAhead(all: readonly Achievement[]): Achievement[] {
  return all.filter((one) => !one.earned).toSorted((a, b) => shareOf(b) - shareOf(a));
}

/** How much of the way to an achievement a player has gone, of 1. */
export function shareOf(achievement: Achievement): number {
  const { value, max } = wayTo(achievement);
  return value / max;
}

/** How far a player has come on the way to an achievement, and how long it is. A level is counted from 1, where everybody is. */
export function wayTo({ id, value, target }: Achievement): { readonly value: number; readonly max: number } {
  const start = findAchievement(id).measure === 'level' ? Math.min(1, target - 1) : 0;
  return { value: Math.max(0, value - start), max: target - start };
}
