import type { CategoryLabel } from '@touchline/domain';

const names: Readonly<Record<CategoryLabel, string>> = {
  'Ball Control': 'Ballkontrolle',
  'Dribbling': 'Dribbling',
  'Passing': 'Passen',
  'Turns': 'Drehungen',
  'Skills': 'Tricks',
  'Accuracy': 'Genauigkeit',
  'Training': 'Fitness',
  'Advanced Skills': 'Tricks für Könner',
  'Advanced Accuracy': 'Genauigkeit für Könner',
  'General': 'Allgemein',
};

/** What a category is called; its id is the specification's own word for it. */
export const categoryName = (category: CategoryLabel): string => names[category];
