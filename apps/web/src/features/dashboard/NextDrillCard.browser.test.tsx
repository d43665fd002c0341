import { drillNames } from '@touchline/messages/drill-names';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from '../../ui/card/Card.tsx';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { show } from '../../ui/testing/show.tsx';
import moment from '../celebration/MomentScreen.module.css';
import css from './NextDrillCard.module.css';

/** Those of this page's language, and the longest word of another. */
const names = [...Object.values(drillNames), 'Koordinationsleiter'];

/** The words of a text that stand in more than one line. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    for (const word of node.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

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
          <LargeName as="p" name={name} className={moment['title']} />
        </section>
      ))}
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: 'Koordinationsleiter' })).toBeInTheDocument();
  const broken = page.getByRole('region').elements().flatMap((section) => [...brokenWords(section), ...(section.scrollWidth > section.clientWidth ? [section.ariaLabel] : [])]);
  expect(broken).toEqual([]);
});
