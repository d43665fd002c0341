import { drillNames } from '@touchline/messages/drill-names';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { brokenWords } from '../../ui/testing/broken-words.ts';
import { forceColors, hasSolidGround } from '../../ui/testing/forced-colors.ts';
import { show } from '../../ui/testing/show-component.tsx';
import css from './MomentScreen.module.css';

/** Those of this page's language, and the longest word of another. */
const names = [...Object.values(drillNames), 'Koordinationsleiter'];

test.each([
  [320, 568],
  [390, 844],
  [640, 360],
])('the name of a drill stands whole in its large letters, and on the screen: %i × %i', async (width, height) => {
  await page.viewport(width, height);
  show(
    <main>
      {names.map((name) => (
        <section key={name} aria-label={name}>
          <LargeName as="p" name={name} className={css['title']} />
        </section>
      ))}
    </main>,
  );
  await expect.element(page.getByText('Koordinationsleiter')).toBeInTheDocument();
  const wrong = page.getByRole('region').elements().flatMap((section) => [...brokenWords(section), ...(section.scrollWidth > width ? [section.ariaLabel] : [])]);
  expect(wrong).toEqual([]);
});

test('where the system’s own colours replace those of the page it has a ground, and the page below does not show', async () => {
  await forceColors();
  show(<p className={css['moment']}>Level up</p>);
  await expect.element(page.getByText('Level up')).toBeVisible();
  expect(hasSolidGround(page.getByText('Level up').element())).toBe(true);
});
