import type { DrillLevel } from '@touchline/domain';

/** Spec 000 §9, 'Level names'. */
export const levelNames: Readonly<Record<DrillLevel, string>> = {
  1: 'Foundation Building',
  2: 'Control & Coordination',
  3: 'Speed & Agility',
  4: 'Advanced Technique',
  5: 'Mastery & Creativity',
};
