import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { keepRoutine, readDraft, storedRoutines } from '../../offline/index.ts';
import { changeSettings, settings } from '../../settings/device-settings.ts';
import { openMainApp } from '../testing/open-main-app.tsx';
import { profile } from '../testing/player-server.ts';

it('what another device has left is taken: settings, and what was typed and not saved', async () => {
  const before = settings();
  onTestFinished(() => changeSettings(before));
  const routines = [{ id: 'evening', changedAt: 5, routine: { name: 'Evening' } }, 'nothing of ours'];
  const value = {
    settings: { theme: 'light', soundEnabled: false, videoQuality: 'finest' },
    draft: { favoritePlayer: 'Marta', age: 7 },
    routines,
  };
  await openMainApp({
    api: ({ path }) =>
      path === '/api/storage'
        ? Response.json({ success: true, data: [{ key: 'userProfile', value, updated_at: '2026-06-01T10:00:00Z' }] })
        : undefined,
  });
  await expect.poll(() => settings()).toEqual({ ...before, theme: 'light', soundEnabled: false });
  expect(storedRoutines(profile.id)).toEqual([routines[0]]);
  onTestFinished(() => localStorage.removeItem(`touchline.routines.${profile.id}`));
  location.hash = '#profile';
  await expect.element(page.getByText('You have changes that are not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: /^Favorite player/ })).toHaveValue('Marta');
});

it('what is set and typed here is told when the page is left', async () => {
  const before = settings();
  onTestFinished(() => changeSettings(before));
  const { calls } = await openMainApp({
    api: ({ path }) => (path === '/api/storage' ? Response.json({ success: true, data: [] }) : undefined),
  });
  await expect.poll(() => calls.some(({ path }) => path === '/api/storage')).toBe(true);
  location.hash = '#settings';
  await page.getByRole('switch', { name: 'Sounds' }).click();
  location.hash = '#profile';
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: /^Favorite player/ }).fill('Marta');
  await expect.poll(() => readDraft(profile.id)).toEqual({ favoritePlayer: 'Marta' });
  keepRoutine(profile.id, 'evening', { name: 'Evening' });
  onTestFinished(() => localStorage.removeItem(`touchline.routines.${profile.id}`));
  globalThis.dispatchEvent(new PageTransitionEvent('pagehide'));
  const told = () => calls.find(({ path }) => path === '/api/storage/sync')?.body;
  await expect.poll(told).toMatchObject({
    key: 'userProfile',
    value: { settings: { soundEnabled: false }, draft: { favoritePlayer: 'Marta' }, routines: [{ id: 'evening', routine: { name: 'Evening' } }] },
  });
  expect(told()).not.toHaveProperty('value.settings.debugMode');
});

it('talks with the coach leave the device with their player, and the account keeps them', async () => {
  const name = `touchline.coaching-history.${profile.id}`;
  const { session, calls } = await openMainApp({
    api: ({ path }) => (path === '/api/storage' ? Response.json({ success: true, data: [] }) : undefined),
  });
  await expect.poll(() => calls.some(({ path }) => path === '/api/storage')).toBe(true);
  localStorage.setItem(name, '[]');
  localStorage.setItem(
    `touchline.device-values.${profile.id}`,
    JSON.stringify({ coachingHistory: { seen: '2026-06-01T10:00:00Z', changed: null }, userProfile: { seen: 'x', changed: null } }),
  );
  await session.signOut();
  await expect.poll(() => localStorage.getItem(name)).toBeNull();
  // At the next visit the account's own is taken, as on a new device.
  await expect.poll(() => localStorage.getItem(`touchline.device-values.${profile.id}`)).not.toContain('coachingHistory');
  expect(calls.filter(({ body }) => JSON.stringify(body ?? '').includes('coachingHistory'))).toEqual([]);
});
