/** A drill's category as it is stored (settled table, 'drill categories'). */
export const drillCategories = [
  'ball_control',
  'dribbling',
  'passing',
  'turns',
  'skills',
  'shooting',
  'fitness',
  'other',
] as const;
export type DrillCategory = (typeof drillCategories)[number];

/** What a player reads for a category, in the order in which drills are shown (spec 000 §9). */
export const categoryLabels = [
  'Ball Control',
  'Dribbling',
  'Passing',
  'Turns',
  'Skills',
  'Accuracy',
  'Training',
  'Advanced Skills',
  'Advanced Accuracy',
  'General',
] as const;
export type CategoryLabel = (typeof categoryLabels)[number];

const labels: Record<DrillCategory, CategoryLabel> = {
  ball_control: 'Ball Control',
  dribbling: 'Dribbling',
  passing: 'Passing',
  turns: 'Turns',
  skills: 'Skills',
  shooting: 'Accuracy',
  fitness: 'Training',
  other: 'General',
};

/** From this level on, skills and shooting are called advanced (settled table). */
const ADVANCED_FROM_LEVEL = 4;

/** What a player reads for a drill's category; a drill without one reads as General (spec 000 §3). */
export function categoryLabel(category: DrillCategory | null, level: number): CategoryLabel {
  if (category === 'skills' && level >= ADVANCED_FROM_LEVEL) return 'Advanced Skills';
  if (category === 'shooting' && level >= ADVANCED_FROM_LEVEL) return 'Advanced Accuracy';
  return labels[category ?? 'other'];
}
