import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openMainApp } from '../testing/open-main-app.tsx';
import { profile, type Called } from '../testing/player-server.ts';

describe('the time zone', () => {
  const puts = (calls: readonly Called[]) => calls.filter(({ method }) => method === 'PUT');

  it("is told to the profile once when the device's differs", async () => {
    const elsewhere = { ...profile, time_zone: 'Pacific/Kiritimati' };
    const { calls } = await openMainApp({
      api: ({ method, path }) =>
        path === '/api/profile' && method === 'GET' ? Response.json({ success: true, data: elsewhere }) : undefined,
    });
    await expect.poll(() => puts(calls)).toHaveLength(1);
    expect(puts(calls)[0]).toMatchObject({ path: '/api/profile', body: { time_zone: profile.time_zone } });
    // The numbers are read anew in the new zone; the profile then still says otherwise, and is not told again.
    await expect.poll(() => calls.filter(({ path }) => path === '/api/stats').length).toBeGreaterThan(1);
    await expect.poll(() => calls.filter(({ path }) => path === '/api/profile').length).toBeGreaterThan(2);
    expect(puts(calls)).toHaveLength(1);
  });

  it('is left alone when it is the same', async () => {
    const { calls } = await openMainApp();
    await expect.element(page.getByText(/1,564 XP/).first()).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });
});
