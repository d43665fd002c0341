import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show.tsx';
import { StatCards } from './StatCards.tsx';
import { statsOf } from './testing/stats-and-sessions.ts';

it('tells beside the count of badges of one that this device alone knows', async () => {
  show(<StatCards stats={statsOf()} achievements={{ earned: 2, total: 27, onlyHere: 1 }} onNavigate={() => undefined} />);
  await expect.element(page.getByText('2/27')).toBeVisible();
  await expect.element(page.getByText(/\+1 on this device$/)).toBeVisible();
});
