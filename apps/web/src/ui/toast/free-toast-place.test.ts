import { expect, test } from 'vitest';
import { freePlace } from './free-toast-place.ts';

const phone = { from: 12, to: 832, height: 60, edge: 'top' } as const;
const control = (top: number, bottom: number, weight = 1) => ({ top, bottom, weight });

test('messages stand at their edge while nothing is in the way', () => {
  expect(freePlace(phone, [])).toBe(12);
  expect(freePlace(phone, [control(100, 150)])).toBe(12);
  expect(freePlace({ ...phone, edge: 'bottom' }, [])).toBe(772);
});

test('they stand beyond a control that is there, with a little air', () => {
  const top = freePlace(phone, [control(16, 60)]);
  expect(top).toBeGreaterThanOrEqual(64);
  expect(top).toBeLessThanOrEqual(72);
  const above = freePlace({ ...phone, edge: 'bottom' }, [control(760, 832)]);
  expect(above + 60).toBeLessThanOrEqual(756);
});

test('where they cannot but cover something it is what is missed least', () => {
  const full = [control(0, 400), control(400, 700, 10), control(700, 844)];
  expect(freePlace(phone, full)).toBe(12);
  const primaryOnTop = [control(0, 400, 10), control(400, 844)];
  expect(freePlace(phone, primaryOnTop)).toBeGreaterThanOrEqual(404);
});

test('they stand over one control at their edge before they stand far away in the middle of the page', () => {
  const rows = [control(16, 60, 0.25), ...[80, 140, 200, 260, 320].map((top) => control(top, top + 50))];
  expect(freePlace(phone, rows)).toBe(12);
  expect(freePlace(phone, [...rows, control(16, 60, 10)])).toBeGreaterThanOrEqual(64);
});

test('messages higher than the window begin at its edge', () => {
  expect(freePlace({ ...phone, height: 2_000 }, [control(0, 40)])).toBe(12);
});
