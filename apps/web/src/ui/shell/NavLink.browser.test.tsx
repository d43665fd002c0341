import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { HomeIcon } from '../icons/navigation-icons.tsx';
import { show } from '../testing/show-component.tsx';
import { NavLink } from './NavLink.tsx';

/** A place of the drawer with how things stand there, in a column so wide. */
async function row(width: string, label: string, status: string) {
  show(
    <div style={{ width }}>
      <NavLink item={{ id: 'place', label, icon: <HomeIcon />, status }} current="dashboard" onSelect={() => undefined} layout="row" showsStatus />
    </div>,
  );
  await expect.element(page.getByRole('link')).toBeVisible();
  const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
  return { name: box(label), status: box(status), link: page.getByRole('link').element().getBoundingClientRect() };
}

it.each([
  ['Profil', '0 von 27 Abzeichen'],
  ['Einstellungen', 'Deutsch'],
])('stands above its status where a column of the drawer has no room for both (%s)', async (label, status) => {
  const found = await row('11.5rem', label, status);
  expect(found.status.top).toBeGreaterThanOrEqual(found.name.bottom);
  expect(found.status.right).toBeLessThanOrEqual(found.link.right);
  expect(found.status.left).toBe(found.name.left);
});

it('has its status at the end of the line where there is room', async () => {
  const found = await row('20rem', 'Profil', '0 von 27 Abzeichen');
  expect(Math.abs(found.status.bottom - found.name.bottom)).toBeLessThan(6);
  expect(found.status.left).toBeGreaterThan(found.name.left + 60);
});
