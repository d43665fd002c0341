import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showOldCopy } from './testing/show-old-copy.tsx';

test('a copy as old as the numbers is not told a second time', async () => {
  await showOldCopy(1);
  await expect.element(page.getByText(/The last copy on this device/)).not.toBeInTheDocument();
});

test('an older copy has its own time', async () => {
  await showOldCopy(20);
  await expect.element(page.getByText(/The last copy on this device, as of /)).toBeVisible();
});
