import { packRewards } from '@touchline/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { motifs } from './card-motifs.ts';

describe('the emblems', () => {
  it('show something else on every card', () => {
    const drawings = packRewards.map(({ motif }) => renderToStaticMarkup(motifs[motif]));
    expect(new Set(drawings).size).toBe(53);
    for (const drawing of drawings) expect(drawing.length).toBeGreaterThan(100);
  });

  it('are drawn for the motif of every card, and for no other', () => {
    const needed = new Set<string>(packRewards.map(({ motif }) => motif));
    expect(new Set(Object.keys(motifs))).toEqual(needed);
  });
});
