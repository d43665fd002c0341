import { describe, expect, it } from 'vitest';
import { boxIn, cropsAroundPeople } from './crop-around-people.ts';

const WIDE = 16 / 9;
const person = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });

describe('the parts of pictures around the people in them', () => {
  it('show one who is far away at least twice as large, within the picture', () => {
    const { shape, crops } = cropsAroundPeople([{ people: [person(0.9, 0.8, 0.05, 0.2)] }], WIDE);
    const crop = crops[0] ?? { x: 0, y: 0, width: 1, height: 1 };
    expect(shape).toBeCloseTo(4 / 5);
    expect(crop.height).toBeLessThanOrEqual(0.5);
    expect(crop.x + crop.width).toBeCloseTo(1);
    expect(crop.y + crop.height).toBeCloseTo(1);
    expect((crop.width * WIDE) / crop.height).toBeCloseTo(shape);
    const box = boxIn({ x: 0.9, y: 0.8, width: 0.05, height: 0.2 }, crop);
    expect(box.height).toBeGreaterThan(0.4);
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1);
  });

  it('hold everybody, and are of one shape in all pictures', () => {
    const apart = { people: [person(0.05, 0.3, 0.1, 0.4), person(0.85, 0.3, 0.1, 0.4)] };
    const { shape, crops } = cropsAroundPeople([apart, { people: [person(0.4, 0.4, 0.1, 0.3)] }], WIDE);
    for (const { width, height } of crops) expect((width * WIDE) / height).toBeCloseTo(shape);
    expect(crops[0]?.x).toBeLessThan(0.05);
    expect((crops[0]?.x ?? 0) + (crops[0]?.width ?? 0)).toBeGreaterThan(0.95);
  });

  it('are no wider than an upright picture', () => {
    const { shape, crops } = cropsAroundPeople([{ people: [person(0.2, 0.2, 0.6, 0.6)] }], 9 / 16);
    expect(shape).toBeCloseTo(9 / 16);
    expect(crops[0]).toMatchObject({ x: 0, width: 1 });
  });
});
