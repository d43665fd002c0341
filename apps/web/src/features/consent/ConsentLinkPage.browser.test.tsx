import type { ConsentRequest, PrivacyFacts } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../ui/testing/axe-violations.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { ConsentLinkPage } from './ConsentLinkPage.tsx';

const waiting: ConsentRequest = {
  purpose: 'coach',
  recipient: 'Example AI',
  wording: 1,
  state: 'waiting',
  player_name: 'Kim',
  requested_at: '2026-03-12T12:00:00Z',
  answered_at: null,
};
const answers: Readonly<Record<string, Partial<ConsentRequest>>> = {
  yes: { state: 'given', answered_at: '2026-03-13T12:00:00Z' },
  no: { state: 'refused' },
  revoke: { state: 'revoked' },
};

type Failures = { read?: Error | undefined; answer?: Error | undefined };

const nobodyNamed = { name: null, contact: null };

/** The page of a link over a server that keeps the answer, or fails so. */
function open({ request = waiting, token = 'of-the-mail', failures = {}, operator = nobodyNamed }: { request?: ConsentRequest; token?: string | null; failures?: Failures; operator?: PrivacyFacts['operator'] } = {}) {
  let kept = request;
  const bodies: unknown[] = [];
  const client = {
    call: async (name: string, { body = {} }: { readonly body?: { readonly answer?: string } }) => {
      if (name === 'getPrivacyFacts') return { success: true, data: { operator } };
      const failure = name === 'readConsentRequest' ? failures.read : failures.answer;
      if (failure !== undefined) throw failure;
      if (name === 'answerConsentRequest') bodies.push(body);
      kept = { ...kept, ...answers[body.answer ?? ''] };
      return { success: true, data: kept };
    },
  } as unknown as Client;
  show(<ConsentLinkPage api={client} token={token} />);
  return { bodies };
}

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const network = new ApiError({ status: 0, code: 'network', message: 'Network error' });

describe('a grown-up', () => {
  it('reads who asks, what would be sent to whom and what never is', async () => {
    open();
    await expect.element(title('A question for you')).toHaveFocus();
    await expect.element(page.getByText(/^Kim, who practices football/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What would be sent to Example AI' })).toBeVisible();
    await expect.element(page.getByText(/^The name, email, country and team of the profile/)).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('reads who runs the server that gets it, or whom to ask where that is not told', async () => {
    open({ operator: { name: 'Riverside Youth FC', contact: 'mailto:youth@riverside.example' } });
    await expect.element(page.getByRole('heading', { name: 'Who runs this Touchline' })).toBeVisible();
    await expect.element(page.getByText('Riverside Youth FC', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'youth@riverside.example' })).toHaveAttribute('href', 'mailto:youth@riverside.example');
    open();
    await expect.element(page.getByText(/^No name is given here\. The person or club that gave you/)).toBeVisible();
  });

  it('reads who gets a video in words of the page, whatever was stored', async () => {
    open({ request: { ...waiting, purpose: 'clip', recipient: 'this Touchline server and Example AI (pictures too)' } });
    await expect.element(page.getByRole('heading', { name: 'What would be sent to the server of this Touchline and Example AI (pictures too)' })).toBeVisible();
    await expect.element(page.getByText(/may send a video to the server of this Touchline and Example AI/)).toBeVisible();
  });

  it('agrees only as somebody responsible, and can take it back there', async () => {
    const { bodies } = open();
    await button('I agree').click();
    const box = page.getByRole('checkbox', { name: /18 or older/ });
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription('Please confirm this first.');
    expect(bodies).toEqual([]);
    await box.click();
    await button('I agree').click();
    await expect.element(title('You have said yes')).toHaveFocus();
    expect(bodies).toEqual([{ token: 'of-the-mail', answer: 'yes', responsible: true }]);
    await expect.element(page.getByText(/Since .*13.*2026, Example AI may help/)).toBeVisible();
    await button('Take it back').click();
    await expect.element(title('It is taken back')).toHaveFocus();
    expect(document.querySelectorAll('main button')).toHaveLength(0);
  });

  it('says no without confirming anything', async () => {
    const { bodies } = open();
    await button('No').click();
    await expect.element(title('You have said no')).toHaveFocus();
    expect(bodies).toEqual([{ token: 'of-the-mail', answer: 'no' }]);
  });

  it('whose answer is lost hears why and sends it again', async () => {
    const failures: Failures = { answer: network };
    open({ failures });
    await button('No').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No connection to Touchline right now. Check your connection and try again.');
    failures.answer = new ApiError({ status: 409, code: 'consent_over', message: 'Over.', suggestion: 'Ask again.' });
    await button('No').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Over. Ask again.');
    failures.answer = undefined;
    await button('No').click();
    await expect.element(title('You have said no')).toHaveFocus();
  });
});

describe('a link', () => {
  it.each<[string, Parameters<typeof open>[0], string]>([
    ['without a token', { token: null }, 'This link does not work'],
    ['that we did not make', { failures: { read: new ApiError({ status: 403, code: 'link_not_valid', message: 'No' }) } }, 'This link does not work'],
    ['of a week ago', { request: { ...waiting, state: 'expired' } }, 'This question is no longer open'],
    ['that was answered', { request: { ...waiting, state: 'refused' } }, 'You have said no'],
  ])('%s says so and asks nothing', async (_what, visit, words) => {
    open(visit);
    await expect.element(title(words)).toHaveFocus();
    expect(document.querySelectorAll('main button')).toHaveLength(0);
  });

  it.each<[string, Error, string | RegExp]>([
    ['nobody reaches', network, /No connection to Touchline/],
    ['meets a server that fails', new ApiError({ status: 500, code: 'internal', message: 'Something went wrong on our side.' }), /on our side/],
    ['meets an answer that was cut', new SyntaxError('Unexpected end of JSON input'), /^Nothing you saved is lost/],
    ['meets a bare status', new ApiError({ status: 502, code: 'unknown', message: 'HTTP 502' }), /^Nothing you saved is lost/],
  ])('%s is tried again', async (_when, failure, words) => {
    const failures: Failures = { read: failure };
    open({ failures });
    await expect.element(title('We could not open your link')).toHaveFocus();
    await expect.element(page.getByText(words)).toBeVisible();
    failures.read = undefined;
    await button('Try again').click();
    await expect.element(title('A question for you')).toHaveFocus();
  });
});
