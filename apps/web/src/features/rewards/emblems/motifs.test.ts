import { motifs, packRewards } from '@touchline/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { motifs as drawn } from './motifs.ts';

describe('the emblems', () => {
  it('show something else on every card', () => {
    const drawings = packRewards.map(({ emblem }) => renderToStaticMarkup(drawn[emblem.motif]));
    expect(new Set(drawings).size).toBe(53);
    for (const drawing of drawings) expect(drawing.length).toBeGreaterThan(100);
  });

  it('are drawn for every motif, and for no other', () => {
    expect(Object.keys(drawn).toSorted()).toEqual([...motifs].toSorted());
  });
});
