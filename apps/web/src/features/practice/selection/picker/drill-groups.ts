import { groupByLevel } from '@touchline/domain';
import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { levelNames } from '@touchline/messages/drill-level-names';

/** Drills that stand together under a heading. */
export interface DrillGroup {
  readonly id: string;
  readonly heading: string;
  /** The heading tells the level of its drills. */
  readonly isLevel: boolean;
  readonly drills: readonly Drill[];
}

interface Found {
  readonly found: readonly Drill[];
  /** Those of them whose name was typed, and the others. */
  readonly byName: readonly Drill[];
  readonly byOther: readonly Drill[];
  /** What was typed. */
  readonly asked: string;
}

/** How the drills of a list stand together: what was found comes best first, all else by level. */
export function groupsOf({ found, byName, byOther, asked }: Found): DrillGroup[] {
  if (asked === '' || byName.length + byOther.length === 0) {
    return groupByLevel(found).map(({ level, drills }) => ({ id: `level-${level}`, heading: m.practice_drill_level({ level, name: levelNames[level] }), isLevel: true, drills }));
  }
  return [
    { id: 'by-name', heading: m.picker_by_name({ typed: asked }), isLevel: false, drills: byName },
    { id: 'by-other', heading: byName.length === 0 ? m.picker_fits({ typed: asked }) : m.picker_by_other({ typed: asked }), isLevel: false, drills: byOther },
  ].filter(({ drills }) => drills.length > 0);
}
