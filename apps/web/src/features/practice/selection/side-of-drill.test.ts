import { expect, it } from 'vitest';
import { needsFoot, sideOfDrill } from './side-of-drill.ts';

it('is that of the weaker foot where the drill or the wish is for it, and none of a drill that is not known', () => {
  expect(sideOfDrill('weak_foot', 'left')).toBe('left');
  expect(sideOfDrill('wall_passes', 'right')).toBeNull();
  expect(sideOfDrill('wall_passes', 'right', ['weakFoot'])).toBe('right');
  expect(sideOfDrill('no_such_drill', 'left')).toBeNull();
  expect(sideOfDrill(null, 'left')).toBeNull();
});

it('is asked for where a drill is for one foot, and neither the profile nor the choice tells which', () => {
  expect(needsFoot('weak_foot', 'both', null)).toBe(true);
  expect(needsFoot('weak_foot', 'left', null)).toBe(false);
  expect(needsFoot('weak_foot', 'both', 'left')).toBe(false);
  expect(needsFoot('juggling', 'both', null)).toBe(false);
});
