import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
/** Stands before the page has any other style. */
const FIRST_SCREEN = 'app/start-up/first-screen.css';

/** A curve of a movement that is none of the family: `linear` and `steps()` are for what runs, and not for what comes or goes. */
const OTHER_CURVE = /(?:transition|animation)[\w-]*:[^;]*?(?:cubic-bezier\(|(?<![\w-])ease(?:-in|-out|-in-out)?(?![\w-]))/g;

test('every movement has a curve of the one family', () => {
  const sheets = globSync('**/*.css', { cwd: source }).filter((path) => path.replaceAll('\\', '/') !== FIRST_SCREEN);
  expect(sheets.length).toBeGreaterThan(100);
  const others = sheets.flatMap((path) =>
    [...readFileSync(`${source}/${path}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '').matchAll(OTHER_CURVE)].map(([found]) => `${path}: ${found}`),
  );
  expect(others).toEqual([]);
});
