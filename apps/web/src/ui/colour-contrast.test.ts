import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of the blocks whose selector list is exactly this, later ones winning. */
function coloursOf(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors, body] of sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (selectors?.trim() !== selector) continue;
    for (const [, name, value] of (body ?? '').matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)) {
      if (name !== undefined && value !== undefined) found.set(name, value);
    }
  }
  return found;
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

const night = new Map([...coloursOf(":root,\n[data-theme='dark']"), ...coloursOf(':root')]);
const day = new Map([...coloursOf("[data-theme='light']"), ...coloursOf(":root[data-theme='light']")]);
const printedColours = coloursOf(':root');
const printed = (name: string): string => printedColours.get(name) ?? `no colour --${name}`;
const kits = ['red', 'orange', 'green', 'teal', 'blue', 'violet'];
const grounds = ['sunken', 'ground', 'surface', 'raised'];

const readable: ReadonlyArray<readonly [ink: string, grounds: ReadonlyArray<string>]> = [
  ['chalk', [...grounds, 'hover', 'flood-tint', 'grass-tint']],
  ['soft', [...grounds, 'hover', 'flood-tint', 'grass-tint']],
  ['link', [...grounds, 'hover']],
  ['flood-text', [...grounds, 'flood-tint']],
  ['grass-text', [...grounds, 'grass-tint']],
  ['stop-text', [...grounds, 'stop-tint']],
  ['warn-text', [...grounds, 'warn-tint']],
  ['note-text', [...grounds, 'note-tint']],
  ['epic-text', grounds],
  ['flood-ink', ['flood', 'flood-hover']],
  ['grass-ink', ['grass']],
  ['stop-ink', ['stop']],
];

const visible: ReadonlyArray<readonly [mark: string, grounds: ReadonlyArray<string>]> = [
  ['edge', grounds],
  ['focus', [...grounds, 'hover']],
  ['mark', grounds],
  ['grass', ['ground', 'surface', 'raised', 'line']],
  ['stop', ['ground', 'surface', 'raised', 'line']],
  ['note', ['ground', 'surface', 'raised', 'line']],
  ['warn', ['ground', 'surface', 'raised']],
  ['flood-deep', ['surface']],
];

describe.each([
  ['night', night],
  ['day', day],
])('by %s', (_theme, colours) => {
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`no colour --${name}`);
    return value;
  };

  it.each(readable)('--%s is read on its grounds (4.5:1)', (ink, on) => {
    const faint = on.filter((ground) => contrast(colour(ink), colour(ground)) < 4.5);
    expect(faint).toEqual([]);
  });

  it.each(visible)('--%s is seen on its grounds (3:1)', (mark, on) => {
    const faint = on.filter((ground) => contrast(colour(mark), colour(ground)) < 3);
    expect(faint).toEqual([]);
  });

  it.each(kits)('a side in %s is seen on the ground of a card (3:1), and its letters are read on both its tones (4.5:1)', (kit) => {
    expect(contrast(printed(`kit-${kit}`), colour('surface'))).toBeGreaterThanOrEqual(3);
    for (const tone of [`kit-${kit}`, `kit-${kit}-deep`]) expect(contrast(printed('print'), printed(tone))).toBeGreaterThanOrEqual(4.5);
  });

  it('night’s inks are read on the turf', () => {
    for (const turf of ['turf-light', 'turf-mid', 'turf-deep']) {
      expect(contrast('#f3f7ef', colour(turf))).toBeGreaterThan(4.4);
    }
    // Small words and the yellow stand left, away from the light.
    for (const ink of ['#cfe0d5', '#ffd84a']) expect(contrast(ink, colour('turf-mid'))).toBeGreaterThan(4.5);
  });
});
