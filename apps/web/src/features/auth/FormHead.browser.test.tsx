import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { FormHead } from './FormHead.tsx';

it.each([
  [640, 450],
  [390, 640],
])('the way back keeps its words in one line, also beside a long title, at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  show(
    <div style={{ maxWidth: 416 }}>
      <FormHead
        title="Schön, dass du wieder da bist"
        titleId="title"
        heading={{ current: null }}
        back={{ label: 'Zurück zur Auswahl', onPress: () => undefined }}
      />
    </div>,
  );
  const back = page.getByRole('button', { name: 'Zurück zur Auswahl' });
  await expect.element(back).toBeVisible();
  const { fontSize } = getComputedStyle(back.element());
  expect(back.element().getBoundingClientRect().height).toBeLessThan(2 * 1.5 * Number.parseFloat(fontSize));
  const title = page.getByRole('heading').element().getBoundingClientRect();
  const way = back.element().getBoundingClientRect();
  expect(way.top >= title.bottom || way.left >= title.right).toBe(true);
});
