import { drillCatalogue, findDrill } from '@touchline/domain';
import type { Diagram } from '@touchline/domain';
import { describe, expect, test } from 'vitest';
import { turnToLandscape } from './turn-to-landscape.ts';
import { along, ballTransform, facingAt, movementsOf, placeTransform } from './diagram-keyframes.ts';

const still: Diagram = {
  pitch: { width: 4, height: 4 },
  seconds: 2,
  cones: [],
  wall: null,
  goal: null,
  lines: [],
  player: [{ x: 2, y: 3, at: 0 }],
  ball: [{ x: 2, y: 2, at: 0 }],
  touches: [],
  feints: [],
};

describe('the movement of a drill', () => {
  test('is at each waypoint at its time, and stands still before the first and after the last', () => {
    const frames = along(
      [
        { x: 1, y: 2, at: 1 },
        { x: 3, y: 2, at: 3 },
      ],
      4,
      placeTransform,
    );
    expect(frames).toEqual([
      { offset: 0, transform: 'translate(1px, 2px)' },
      { offset: 0.25, transform: 'translate(1px, 2px)' },
      { offset: 0.75, transform: 'translate(3px, 2px)' },
      { offset: 1, transform: 'translate(3px, 2px)' },
    ]);
  });

  test('draws a ball in the air higher up and larger', () => {
    expect(ballTransform({ x: 1, y: 2 })).toBe('translate(1px, 2px) scale(1)');
    expect(ballTransform({ x: 1, y: 2, height: 1 })).toBe('translate(1px, 1.25px) scale(1.3)');
  });

  test('shows the hands from the moment they have the ball until they let it go', () => {
    const { hands } = movementsOf({ ...still, holds: [{ from: 0.5, to: 1.5 }] });
    expect(hands?.filter(({ opacity }) => opacity === 1)).toEqual([
      { offset: 0.25, opacity: 1 },
      { offset: 0.75, opacity: 1 },
    ]);
    expect(movementsOf(still)['hands']).toBeUndefined();
  });

  test('faces the player to the ball', () => {
    expect(facingAt(still, 0)).toBeCloseTo(0);
    expect(facingAt({ ...still, ball: [{ x: 3, y: 3, at: 0 }] }, 0)).toBeCloseTo(90);
    expect(facingAt({ ...still, ball: [{ x: 1, y: 3, at: 0 }] }, 0)).toBeCloseTo(-90);
  });

  test('faces a player without a ball to where the feet go', () => {
    const run: Diagram = {
      ...still,
      ball: null,
      player: [
        { x: 1, y: 2, at: 0 },
        { x: 3, y: 2, at: 2 },
      ],
    };
    expect(facingAt(run, 1)).toBeCloseTo(90);
  });

  test.each(drillCatalogue.map((drill) => [drill.id, drill] as const))('of %s can be drawn', (_id, drill) => {
    const diagram = turnToLandscape(drill.diagram);
    for (const frames of Object.values(movementsOf(diagram))) {
      const offsets = frames.map((frame) => Number(frame.offset));
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(1);
      expect(offsets.toSorted((a, b) => a - b)).toEqual(offsets);
      expect(JSON.stringify(frames)).not.toContain('NaN');
    }
  });

  test('lights the letter of a foot fully or not at all, so that it can be read at any moment', () => {
    for (const { diagram } of drillCatalogue) {
      for (const letter of ['left-letter', 'right-letter']) {
        const frames = movementsOf(diagram)[letter] ?? [];
        expect(frames.every(({ opacity, easing }) => [0, 1].includes(Number(opacity)) && easing === 'step-end')).toBe(true);
        expect(frames.at(-1)?.['opacity']).toBe(0);
      }
    }
  });

  test('turns a player by less than a half turn from one picture to the next', () => {
    for (const { diagram } of drillCatalogue) {
      const angles = (movementsOf(diagram)['facing'] ?? []).map(({ transform }) =>
        Number.parseFloat(String(transform).slice(7)),
      );
      angles
        .slice(1)
        .forEach((angle, index) => expect(Math.abs(angle - (angles[index] ?? NaN))).toBeLessThanOrEqual(180));
    }
  });
});

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
