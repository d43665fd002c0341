import { findDrill } from '@touchline/domain';
import { describe, expect, test } from 'vitest';
import { still } from '../testing/standing-player-diagram.ts';
import { turnToLandscape } from './turn-to-landscape.ts';

describe('a drill seen from its side', () => {
  test('is wider than high, with up turned to the right', () => {
    const weaving = findDrill('cone_weaving');
    if (weaving === undefined) throw new Error('the catalogue has cone weaving');
    const turned = turnToLandscape(weaving.diagram);
    expect(turned.pitch).toEqual({ width: weaving.diagram.pitch.height, height: weaving.diagram.pitch.width });
    const [cone] = weaving.diagram.cones;
    expect(turned.cones[0]).toEqual({ x: weaving.diagram.pitch.height - (cone?.y ?? NaN), y: cone?.x });
  });

  test('stays as it is when it was not higher than wide', () => {
    expect(turnToLandscape(still)).toBe(still);
  });
});
