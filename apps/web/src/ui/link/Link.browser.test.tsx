import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { LinkButton } from './Link.tsx';

it('a link in a line of small text is 44 px high under the thumb', async () => {
  show(
    <p style={{ margin: '6rem', fontSize: 'var(--text-sm)' }}>
      <LinkButton onClick={() => undefined}>All the odds</LinkButton>
    </p>,
  );
  const link = page.getByRole('button', { name: 'All the odds' });
  await expect.element(link).toBeVisible();
  const { x, y, width, height } = link.element().getBoundingClientRect();
  const isLink = (rise: number) => document.elementFromPoint(x + width / 2, y + height / 2 + rise) === link.element();
  expect([-21.5, 0, 21.5].map(isLink)).toEqual([true, true, true]);
});
