import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

const link = page.getByRole('button', { name: 'Deutsch' });
const never = (): Promise<void> => new Promise(() => undefined);

/** The links, and the way to draw them anew, as after the page was loaded. */
function open(choose: () => Promise<void>) {
  const links = <LanguageLinks key="before" choose={choose} />;
  const { again } = show(links);
  return { load: () => again(<LanguageLinks key="after" choose={choose} />) };
}

afterEach(() => history.replaceState(null, ''));

it('a press shows at once that the language is on its way, and the link has the focus again after the page was loaded', async () => {
  const { load } = open(never);
  await expect.element(link).toBeVisible();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('One moment: Deutsch is on its way.');
  await expect.element(link).toHaveAttribute('aria-busy', 'true');
  load();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await expect.element(link).toHaveFocus();
  // Once: a later visit begins as any other.
  await expect.poll(() => history.state as unknown).toEqual({});
});

it('a language that does not come is told, and no focus is taken later', async () => {
  const { load } = open(() => Promise.reject(new Error('no connection')));
  await link.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('The language can be changed once there is a connection.');
  await expect.element(link).toHaveAttribute('aria-busy', 'false');
  link.element().blur();
  load();
  await expect.element(link).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
