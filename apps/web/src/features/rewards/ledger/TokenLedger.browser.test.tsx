import type { LedgerEntry } from '@touchline/contracts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lost, showRewards } from '../testing/show-rewards.tsx';

let made = 0;
const entry = (differing: Partial<LedgerEntry>): LedgerEntry => ({
  id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  amount: 14,
  reason: 'session',
  about: 'Juggling',
  balance: 148,
  created_at: '2026-11-20T10:00:00Z',
  ...differing,
});
const dialog = () => page.getByRole('dialog', { name: 'Your tokens' });
const rows = () => dialog().getByRole('listitem');

async function openLedger(listTokens: NonNullable<Parameters<typeof showRewards>[0]>['listTokens']) {
  showRewards({ ...(listTokens && { listTokens }) });
  await page.getByRole('button', { name: /Your tokens/ }).click();
  await expect.element(dialog()).toBeVisible();
}

const answer = (data: readonly LedgerEntry[], nextCursor: string | null = null) => ({
  success: true,
  data,
  balance: 148,
  nextCursor,
});

beforeEach(() => localStorage.clear());

describe('the ledger of tokens', () => {
  test('says of every token where it came from and where it went', async () => {
    await openLedger(async () =>
      answer([
        entry({ reason: 'pack', about: 'The Fox', amount: -10, balance: 29 }),
        entry({ reason: 'level', about: null, amount: 25, balance: 39 }),
        entry({ reason: 'session', about: 'Juggling', amount: 14, balance: 14 }),
      ]),
    );
    await expect.element(rows().nth(0)).toMatchTextContent(/Pack: The Fox.*−10.*29 left/);
    await expect.element(rows().nth(1)).toMatchTextContent(/Level up.*\+25.*39 left/);
    await expect.element(rows().nth(2)).toMatchTextContent(/Practice: Juggling.*\+14.*14 left/);
  });

  test('names a drill or a card that nobody knows any more by what it was', async () => {
    await openLedger(async () => answer([entry({ about: null }), entry({ reason: 'pack', about: null, amount: -10 })]));
    await expect.element(rows().nth(0).getByText('Practice', { exact: true })).toBeVisible();
    await expect.element(rows().nth(1).getByText('Pack', { exact: true })).toBeVisible();
  });

  test('goes back page by page', async () => {
    await openLedger(async ({ query }) =>
      query?.cursor === undefined
        ? answer([entry({ about: 'Juggling' })], 'older')
        : answer([entry({ about: 'Wall Passes' })]),
    );
    await dialog().getByRole('button', { name: 'Show More' }).click();
    await expect.element(rows().nth(1)).toMatchTextContent(/Practice: Wall Passes/);
    await expect.element(dialog().getByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  test('is empty before the first practice', async () => {
    await openLedger(async () => answer([]));
    await expect.element(dialog().getByText('No tokens yet. Your first practice earns some.')).toBeVisible();
  });

  test('that cannot be read says so, and tries again', async () => {
    await openLedger(vi.fn<() => Promise<unknown>>(async () => answer([entry({})])).mockRejectedValueOnce(lost));
    await expect.element(dialog().getByText('Your tokens could not be listed')).toBeVisible();
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await expect.element(rows().nth(0)).toMatchTextContent(/Practice: Juggling/);
  });
});
