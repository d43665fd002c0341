import { describe, expect, it } from 'vitest';
import { categoryLabel, categoryLabels, drillCategories } from './drill-categories.ts';

describe('the label of a category', () => {
  it.each([
    ['ball_control', 'Ball Control'],
    ['dribbling', 'Dribbling'],
    ['passing', 'Passing'],
    ['turns', 'Turns'],
    ['skills', 'Skills'],
    ['shooting', 'Accuracy'],
    ['fitness', 'Training'],
    ['other', 'General'],
  ] as const)('of %s is %s up to level 3', (category, label) => {
    expect(categoryLabel(category, 1)).toBe(label);
    expect(categoryLabel(category, 3)).toBe(label);
  });

  it('is an advanced one for skills and shooting from level 4, and for no other', () => {
    expect(categoryLabel('skills', 4)).toBe('Advanced Skills');
    expect(categoryLabel('shooting', 5)).toBe('Advanced Accuracy');
    expect(categoryLabel('fitness', 5)).toBe('Training');
  });

  it('is General when a drill has no category', () => {
    expect(categoryLabel(null, 1)).toBe('General');
  });

  it('is in the list of labels for every category and level', () => {
    const shown = drillCategories.flatMap((category) => [1, 4].map((level) => categoryLabel(category, level)));
    expect(new Set(shown)).toEqual(new Set(categoryLabels));
  });
});
