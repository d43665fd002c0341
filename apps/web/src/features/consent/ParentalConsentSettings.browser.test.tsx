import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Consent } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiProvider } from '../../api/index.ts';
import { axeViolations } from '../../ui/testing/axe-violations.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { ParentalConsentSettings } from './ParentalConsentSettings.tsx';

const none: Consent = {
  purpose: 'coach',
  recipient: 'Example AI',
  needed: true,
  allowed: false,
  state: 'none',
  email_hint: null,
  delivers_mails: true,
  requested_at: null,
  answered_at: null,
};

/** The card of a player for whom all stands so; `refusal` is what the server says to a request. */
function open(consent: Consent | null, refusal?: Error) {
  const bodies: unknown[] = [];
  const client = {
    call: async (name: string, { body }: { readonly body?: unknown }) => {
      if (name === 'listConsents') return { success: true, data: consent === null ? [] : [consent] };
      bodies.push(body);
      if (refusal !== undefined) throw refusal;
      const next: Partial<Consent> = name === 'requestConsent' ? { state: 'waiting', email_hint: 'm…@example.org' } : { state: 'revoked', allowed: false };
      return { success: true, data: { ...(consent ?? none), ...next } };
    },
  } as unknown as Client;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <p>The profile</p>
        <ParentalConsentSettings />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { bodies };
}

const card = page.getByRole('region', { name: 'Help from an outside AI' });
const field = page.getByLabelText('Email of your parent or guardian');
const state = card.getByRole('status');

describe('help from outside', () => {
  it.each<[string, Consent | null]>([
    ['asks nobody outside', { ...none, recipient: null }],
    ['was never asked about videos', { ...none, purpose: 'clip', recipient: 'this Touchline server' }],
    ['has not answered', null],
  ])('is not spoken of where the server %s', async (_what, consent) => {
    open(consent);
    await expect.element(page.getByText('The profile')).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  it('is there for who decides alone, who is asked nothing', async () => {
    open({ ...none, needed: false, allowed: true });
    await expect.element(card.getByText(/may word her answers with the help of Example AI/)).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });

  it('is asked of a grown-up by Enter, and can be called off', async () => {
    const { bodies } = open(none);
    await field.fill('mum@example.org');
    expect(await axeViolations(card.element())).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toHaveTextContent('We asked m…@example.org. They have seven days to answer.');
    await expect.element(state).toHaveFocus();
    await card.getByRole('button', { name: 'Take my question back' }).click();
    await expect.element(state).toHaveTextContent('That is taken back.');
    await expect.element(state).toHaveFocus();
    expect(bodies).toEqual([{ purpose: 'coach', email: 'mum@example.org' }, { purpose: 'coach' }]);
  });

  it('is not said to be on its way where the server sends no mails', async () => {
    const { bodies } = open({ ...none, delivers_mails: false });
    await expect.element(card.getByText(/^This Touchline sends no mails\. .* give the link to your parent or guardian\.$/)).toBeVisible();
    await field.fill('mum@example.org');
    await userEvent.keyboard('{Enter}');
    await expect.element(state).toMatchTextContent('Your question for m…@example.org is written, but no mail takes it there.');
    expect(bodies).toEqual([{ purpose: 'coach', email: 'mum@example.org' }]);
  });

  it('that a grown-up agreed to is taken back', async () => {
    open({ ...none, allowed: true, state: 'given', answered_at: '2026-03-13T12:00:00Z' });
    await expect.element(card.getByText(/^A grown-up said yes on .*13.*2026/)).toBeVisible();
    await card.getByRole('button', { name: 'Take it back' }).click();
    await expect.element(field).toBeVisible();
  });

  it('names a yes to videos, which is taken back there; one that was never asked for is not spoken of', async () => {
    const clip: Consent = { ...none, purpose: 'clip', recipient: 'this Touchline server', allowed: true, state: 'given', answered_at: '2026-03-13T12:00:00Z' };
    const { bodies } = open(clip);
    const videos = page.getByRole('region', { name: 'A yes to sending videos' });
    await expect.element(videos.getByText(/^You may send videos of practice to the server of this Touchline\./)).toBeVisible();
    await expect.element(videos.getByText(/^A grown-up said yes on .*13.*2026/)).toBeVisible();
    await videos.getByRole('button', { name: 'Take it back' }).click();
    await expect.element(videos.getByRole('status')).toHaveTextContent('That is taken back.');
    expect(bodies).toEqual([{ purpose: 'clip' }]);
  });

  it.each<[Consent['state'], RegExp]>([
    ['undeliverable', /did not reach them/],
    ['expired', /within seven days/],
    ['refused', /^The answer was no/],
  ])('that is %s says so, and can be asked again', async (where, words) => {
    open({ ...none, state: where });
    await expect.element(card.getByText(words)).toBeVisible();
    await expect.element(field).toBeVisible();
  });

  it.each<[Error, string | RegExp]>([
    [new SyntaxError('Unexpected end of JSON input'), /^Nothing you saved is lost/],
    [new ApiError({ status: 400, code: 'consent_own_email', message: 'This is yours.', suggestion: 'Ask them.' }), 'This is yours. Ask them.'],
    [new ApiError({ status: 0, code: 'network', message: 'Network error' }), /No connection to Touchline right now. Nothing was sent/],
  ])('that is refused says why at the field', async (refusal, words) => {
    open(none, refusal);
    await field.fill('kim@example.org');
    await card.getByRole('button', { name: 'Ask them' }).click();
    await expect.element(field).toHaveAccessibleDescription(words);
    await expect.element(field).toHaveValue('kim@example.org');
  });
});
