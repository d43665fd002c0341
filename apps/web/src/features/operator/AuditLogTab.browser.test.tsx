import type { OperatorAct } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import type { OperatorClient } from '@touchline/contracts/client/operator';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { AuditLogTab } from './AuditLogTab.tsx';

const act = (name: string): OperatorAct => ({ id: name, at: '2026-02-15T12:00:00.000Z', operator: 'robin', action: name, subject: null, details: {} });

it('older acts come below the later ones, page by page, also after one that could not be read', async () => {
  let isAway = false;
  const pages = [
    { data: [act('newest')], nextCursor: 'second' },
    { data: [act('older')], nextCursor: 'third' },
    { data: [act('oldest')], nextCursor: null },
  ];
  const api = {
    call: async (_name: string, { query }: { readonly query: { readonly cursor?: string } }) => {
      if (isAway) throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
      return { success: true, ...pages[['second', 'third'].indexOf(query.cursor ?? '') + 1] };
    },
  } as unknown as OperatorClient;
  show(<AuditLogTab api={api} />);
  const more = page.getByRole('button', { name: 'Older acts' });
  const shown = () => page.getByRole('listitem').elements().map((row) => row.querySelector('strong')?.textContent);
  await more.click();
  await expect.poll(shown).toEqual(['newest', 'older']);
  isAway = true;
  await more.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(shown()).toEqual(['newest', 'older']);
  isAway = false;
  await more.click();
  await expect.poll(shown).toEqual(['newest', 'older', 'oldest']);
  await expect.element(more).not.toBeInTheDocument();
});
