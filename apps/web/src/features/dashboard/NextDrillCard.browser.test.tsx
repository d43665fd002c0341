import { drillNames } from '@touchline/messages/drill-names';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from '../../ui/card/Card.tsx';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { brokenWords } from '../../ui/testing/broken-words.ts';
import { show } from '../../ui/testing/show.tsx';
import css from './NextDrillCard.module.css';

/** Those of this page's language, and the longest word of another. */
const names = [...Object.values(drillNames), 'Koordinationsleiter'];

test.each([
  [320, 568],
  [390, 844],
  [640, 360],
])('no word in the name of a drill breaks in its large letters: %i × %i', async (width, height) => {
  await page.viewport(width, height);
  show(
    <main style={{ padding: 16 }}>
      {names.map((name) => (
        <section key={name} aria-label={name}>
          <Card tone="pitch" className={css['card'] ?? ''}>
            <div className={css['words']}>
              <LargeName as="h3" name={name} className={css['name']} />
            </div>
          </Card>
        </section>
      ))}
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: 'Koordinationsleiter' })).toBeInTheDocument();
  const broken = page.getByRole('region').elements().flatMap((section) => brokenWords(section));
  expect(broken).toEqual([]);
});
