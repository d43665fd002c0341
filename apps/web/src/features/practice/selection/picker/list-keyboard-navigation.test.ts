import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingTyped, optionAfterKey, optionByLetters, typeAhead } from './list-keyboard-navigation.ts';

const shapes = fc.record({ groups: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), columns: fc.integer({ min: 1, max: 5 }) });
const countOf = (groups: readonly number[]) => groups.reduce((sum, size) => sum + size, 0);

describe('a key in a list of rows', () => {
  // 0 1 2
  // 3 4
  // --- the next group
  // 5
  const shape = { groups: [5, 1], columns: 3 };

  it.each([
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 5],
    [5, 'ArrowDown', 5],
    [5, 'ArrowUp', 3],
    [4, 'ArrowUp', 1],
    [2, 'ArrowRight', 3],
    [0, 'ArrowLeft', 0],
    [3, 'Home', 0],
    [0, 'End', 5],
    [0, 'PageDown', 5],
    [5, 'PageUp', 0],
  ])('goes from %i with %s to %i', (from, key, to) => {
    expect(optionAfterKey(shape, from, key)).toBe(to);
  });

  it('leads nowhere where it is no key of a list, or where there is no option', () => {
    expect(optionAfterKey(shape, 0, 'Tab')).toBeNull();
    expect(optionAfterKey({ groups: [], columns: 1 }, 0, 'End')).toBeNull();
  });

  it('always leads to an option', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp');
    fc.assert(
      fc.property(shapes, fc.nat(), keys, (shape, at, key) => {
        const count = countOf(shape.groups);
        const next = optionAfterKey(shape, at % count, key);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
  });

  it('in one column goes to every option in turn, and back', () => {
    fc.assert(
      fc.property(shapes, ({ groups }) => {
        const count = countOf(groups);
        for (let at = 0; at < count; at += 1) {
          expect(optionAfterKey({ groups, columns: 1 }, at, 'ArrowDown')).toBe(Math.min(at + 1, count - 1));
          expect(optionAfterKey({ groups, columns: 1 }, at, 'ArrowUp')).toBe(Math.max(at - 1, 0));
        }
      }),
    );
  });

  it('down comes to the last row, whatever the rows', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const count = countOf(shape.groups);
        let at = 0;
        for (let step = 0; step < count; step += 1) at = optionAfterKey(shape, at, 'ArrowDown') ?? Number.NaN;
        const lastRow = ((shape.groups.at(-1) ?? 1) - 1) % shape.columns;
        expect(at).toBe(count - 1 - lastRow);
      }),
    );
  });
});

describe('letters typed ahead', () => {
  const names = ['Toe Taps', 'Juggling', 'Turning', 'T Dribble'];

  it('belong together until there is a pause', () => {
    const one = typeAhead(nothingTyped, 'T', 100);
    expect(one).toEqual({ letters: 'T', at: 100 });
    expect(typeAhead(one ?? nothingTyped, 'u', 900)).toEqual({ letters: 'Tu', at: 900 });
    expect(typeAhead(one ?? nothingTyped, 'u', 1_200)).toEqual({ letters: 'u', at: 1_200 });
  });

  it('are letters, and a space only between them: alone it chooses', () => {
    expect(typeAhead(nothingTyped, 'Enter', 0)).toBeNull();
    expect(typeAhead(nothingTyped, ' ', 0)).toBeNull();
    expect(typeAhead({ letters: 'toe', at: 0 }, ' ', 500)).toEqual({ letters: 'toe ', at: 500 });
  });

  it('find the name that begins with them, from here on and round', () => {
    expect(optionByLetters(names, 0, 'tu')).toBe(2);
    expect(optionByLetters(names, 3, 'toe t')).toBe(0);
    expect(optionByLetters(names, 0, 'x')).toBeNull();
    expect(optionByLetters([], 0, 'x')).toBeNull();
  });

  it('one letter again and again goes from name to name', () => {
    expect(optionByLetters(names, 0, 't')).toBe(2);
    expect(optionByLetters(names, 2, 'tt')).toBe(3);
    expect(optionByLetters(names, 3, 'ttt')).toBe(0);
  });
});
