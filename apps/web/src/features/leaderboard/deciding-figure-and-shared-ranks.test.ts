import { describe, expect, it } from 'vitest';
import { decidingFigure, sharedRanks } from './deciding-figure-and-shared-ranks.ts';

const row = (days: number, drills: number) => ({ days, drills });

describe('what decided the order of a board', () => {
  it('are the drills where all have as many days', () => {
    expect(decidingFigure([row(1, 9), row(1, 4), row(1, 4)])).toBe('drills');
  });

  it('are the days where they differ, and where somebody stands alone', () => {
    expect(decidingFigure([row(3, 9), row(3, 4), row(1, 4)])).toBe('days');
    expect(decidingFigure([row(1, 9)])).toBe('days');
    expect(decidingFigure([])).toBe('days');
  });

  it('shares the ranks that more than one has', () => {
    expect([...sharedRanks([{ rank: 1 }, { rank: 2 }, { rank: 2 }, { rank: 4 }])]).toEqual([2]);
  });
});
