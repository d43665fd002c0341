import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shirtOf } from './club-shirt-colours.ts';

const clubs = Array.from({ length: 40 }, (_, at) => `Club ${at}`);
const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => ({ home, away })));
const sheet = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

type Triple = readonly [number, number, number];

/** How eyes see: all colours, without the red cones, without the green ones (Machado, Oliveira and Fernandes 2009, in full). */
const eyes: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'all colours': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  'no red': [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
  'no green': [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_82, 0.042_94, 0.968_881]],
};

const timesAll = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const [first, second, third] = rows.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
};

/** The place of a colour of `tokens.css` in the Oklab space, as those eyes see it. */
function seenPlace(token: string, rows: readonly [Triple, Triple, Triple]): Triple {
  const [, hex = ''] = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(sheet) ?? [];
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const [r, g, b] = timesAll(rows, [red, green, blue]).map((channel) => Math.max(0, channel));
  const [l, m, s] = timesAll(
    [[0.412_221_5, 0.536_332_5, 0.051_446], [0.211_903_5, 0.680_699_5, 0.107_397], [0.088_302_5, 0.281_718_8, 0.629_978_7]],
    [r ?? 0, g ?? 0, b ?? 0],
  ).map(Math.cbrt);
  return timesAll([[0.210_454, 0.793_618, -0.004_072], [1.977_998, -2.428_592, 0.450_594], [0.025_904, 0.782_772, -0.808_676]], [l ?? 0, m ?? 0, s ?? 0]);
}

function difference(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) * 100;
}

test.each([
  ['all colours', 15],
  ['no red', 7],
  ['no green', 7],
] as const)('the two sides of a match are told apart, whatever their names, by eyes that see %s', (eye, least) => {
  const rows = eyes[eye] ?? eyes['all colours'];
  if (rows === undefined) throw new Error(`No eyes ${eye}`);
  const between = pairs.map(({ home, away }) => difference(seenPlace(`kit-${shirtOf(home)}`, rows), seenPlace(`kit-${shirtOf(away, home)}`, rows)));
  expect(Math.min(...between)).toBeGreaterThan(least);
});

test('a club keeps its own colours beside most others', () => {
  const own = pairs.filter(({ home, away }) => shirtOf(away, home) === shirtOf(away));
  expect(own.length / pairs.length).toBeGreaterThan(0.6);
});

test('there are clubs in all colours', () => {
  expect(new Set(clubs.map((name) => shirtOf(name))).size).toBe(6);
});
