export type AgeGroup = 'unknown' | 'youth' | 'teen' | 'young_adult' | 'adult' | 'experienced';

/** The group of an age in years (spec 002 §9). */
export function ageGroup(age: number | null): AgeGroup {
  if (age === null) return 'unknown';
  if (age < 12) return 'youth';
  if (age < 16) return 'teen';
  if (age < 21) return 'young_adult';
  return age < 30 ? 'adult' : 'experienced';
}
