import postcss from 'postcss';
import { expect, it } from 'vitest';
import { olderBrowserCssFallbacks, withoutMixing } from '../older-browser-css-fallbacks.ts';

const older = async (css: string): Promise<string> =>
  (await postcss([olderBrowserCssFallbacks()]).process(css, { from: undefined })).css.replace(/\s+/g, ' ');

it.each([
  ['color-mix(in srgb, var(--sunken) 88%, transparent)', 'var(--sunken)'],
  ['0 0 1px color-mix(in srgb, rgb(1 2 3 / 4%), var(--a, red)) inset', '0 0 1px rgb(1 2 3 / 4%) inset'],
  ['linear-gradient(color-mix(in srgb, red 1%, blue), color-mix(in srgb, color-mix(in srgb, lime, red), blue))', 'linear-gradient(red, lime)'],
  ['red', 'red'],
])('%s is %s where colours are not mixed', (value, expected) => {
  expect(withoutMixing(value)).toBe(expected);
});

it('a browser without mixed colours gets the first of them, and one without dvh the height of the window', async () => {
  expect(await older('.a { color: color-mix(in srgb, var(--b) 50%, red); min-height: calc(100dvh - 2rem) }')).toBe(
    '.a { color: color-mix(in srgb, var(--b) 50%, red); min-height: calc(100vh - 2rem); min-height: calc(100dvh - 2rem) }' +
      '@supports not (color: color-mix(in srgb, red, red)) {.a { color: var(--b) } }',
  );
  expect(await older('.a { color: red }')).toBe('.a { color: red }');
});
