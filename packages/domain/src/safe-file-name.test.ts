import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

describe('the name of a video', () => {
  it.each([
    ['kick.mp4', 'kick.mp4'],
    ['../../etc/pa<s>s:wd', '//etc/passwd'],
    ['.:./x', '/x'],
    ['a"b\\c|d?e*f', 'abcdef'],
    ['x'.repeat(300), 'x'.repeat(255)],
    [`${'x'.repeat(254)}\u{1F600}.mp4`, 'x'.repeat(254)],
  ])('%j is kept as %j', (name, kept) => {
    expect(safeFileName(name)).toBe(kept);
  });

  it('leads nowhere, is short and stays text, whatever it was', () => {
    const parts = fc.oneof(fc.constantFrom('.', '..', ':', '<', '/', '\u{1F600}'), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 300 }), (pieces) => {
        const kept = safeFileName(pieces.join(''));
        expect(kept).not.toMatch(/\.\.|[<>:"\\|?*]/);
        expect(kept.length).toBeLessThanOrEqual(255);
        expect(kept.isWellFormed()).toBe(true);
        expect(safeFileName(kept)).toBe(kept);
      }),
    );
  });
});
