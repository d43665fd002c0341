import { drillCatalogue } from '@touchline/domain';
import { describe, expect, test } from 'vitest';
import { frameOf, viewportOf } from './diagram-viewport.ts';
import { turnToLandscape } from './turn-to-landscape.ts';

describe('a drawing that is one of many', () => {
  const thumbnails = drillCatalogue.map(({ diagram }) => turnToLandscape(diagram)).map((diagram) => ({ diagram, viewport: viewportOf(diagram, 'thumbnail') }));

  test('has a frame of the same shape for every drill, so that its place alone decides how large it is', () => {
    expect(new Set(thumbnails.map(({ viewport }) => (viewport.width / viewport.height).toFixed(3)))).toEqual(new Set(['1.400']));
  });

  test('shows the player about as large in every drill, on the spot and on a long run', () => {
    const sizes = thumbnails.map(({ viewport }) => viewport.body / viewport.width);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.5);
  });

  test('has the player whole in it, wherever they go', () => {
    const outside = thumbnails.filter(({ diagram, viewport: { x, y, width, height, body } }) =>
      diagram.player.some((at) => at.x - body < x || at.x + body > x + width || at.y - body < y || at.y + body > y + height),
    );
    expect(outside).toEqual([]);
  });
});

test('a frame of its own shape is low for a run across, and never a strip or a tower', () => {
  const shapes = drillCatalogue.map(({ diagram }) => frameOf(viewportOf(turnToLandscape(diagram), 'large')));
  expect(Math.max(...shapes)).toBe(1.85);
  expect(Math.min(...shapes)).toBe(1.3);
});
