import type { CategoryLabel } from '@touchline/domain';

/** What a category is called; its id is the specification's own word for it. */
export const categoryNames: Readonly<Record<CategoryLabel, string>> = {
  'Ball Control': 'Ball Control',
  'Dribbling': 'Dribbling',
  'Passing': 'Passing',
  'Turns': 'Turns',
  'Skills': 'Skills',
  'Accuracy': 'Accuracy',
  'Training': 'Training',
  'Advanced Skills': 'Advanced Skills',
  'Advanced Accuracy': 'Advanced Accuracy',
  'General': 'General',
};
