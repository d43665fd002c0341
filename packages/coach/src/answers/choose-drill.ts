import { drillCatalogue, type Drill, type DrillCategory, type DrillId } from '@touchline/domain';
import type { PlayerContext } from '../player-context.ts';

/** The hardest drills that suit so much practice; a young child stays with the first two levels. */
function highestLevel({ totalSessions, age }: PlayerContext): number {
  const byPractice = totalSessions < 5 ? 1 : totalSessions < 15 ? 2 : totalSessions < 60 ? 3 : 5;
  return age !== null && age < 11 ? Math.min(byPractice, 2) : byPractice;
}

interface Wish {
  readonly category?: DrillCategory | null;
  readonly fits?: (drill: Drill) => boolean;
  readonly not?: readonly DrillId[];
  /** Prefers drills that were never practised. */
  readonly fresh?: boolean;
  readonly maxLevel?: number;
}

/** Drills that fit a wish, what suits the player best first; all of a wish's drills where none is easy enough. */
export function drillsFor(context: PlayerContext, { category = null, fits = () => true, not = [], fresh = false, maxLevel = highestLevel(context) }: Wish): Drill[] {
  const practised = new Map(context.drills.map((row) => [row.drillId, row]));
  const wished = drillCatalogue.filter((drill) => drill.id !== 'recovery' && (category === null || drill.category === category) && fits(drill) && !not.includes(drill.id));
  const easy = wished.filter(({ level }) => level <= maxLevel);
  const pool = easy.length > 0 ? easy : wished.slice(0, 1);
  const worth = ({ id, level }: Drill): number => {
    const row = practised.get(id);
    if (fresh) return row === undefined ? 100 + level : 0;
    if (row === undefined) return 5 + level;
    // What has grown least gains most, and what was practised today can wait.
    return 12 - row.growth * 6 - (row.lastDaysAgo === 0 ? 20 : 0);
  };
  return pool.toSorted((a, b) => worth(b) - worth(a));
}
