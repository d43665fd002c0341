import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LinkReturn } from '../../auth-session/index.ts';
import { beginNewPassword } from '../../auth-session/new-password-visit.ts';
import {
  configuration,
  noa,
  plainPage,
  refusal,
  authSessionAnswer,
  signInService,
  storageWith,
  type Asked,
} from '../../auth-session/testing/sign-in-service.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { ResetPassword } from './ResetPassword.tsx';

type Answer = (asked: Asked) => Response | Promise<Response> | undefined;

const recovery: LinkReturn = { kind: 'token', purpose: 'recovery', token: 'from-the-mail' };
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

/** The page for a new password over a service that answers so, or else as it does when all is well. */
function open({ link = recovery, answer = () => undefined, device = true }: Partial<Visit> = {}) {
  const { fetch, asked } = signInService((request) => {
    const usual = request.path === '/auth/v1/verify' ? authSessionAnswer() : Response.json(noa);
    return answer(request) ?? usual;
  });
  const stores = { tab: storageWith(), ...(device && { device: storageWith() }) };
  show(<ResetPassword newPassword={beginNewPassword(configuration, { ...plainPage, fetch, link, ...stores })} />);
  return { asked };
}

interface Visit {
  readonly link: LinkReturn | null;
  readonly answer: Answer;
  /** Whether the browser lets the device keep a session. */
  readonly device: boolean;
}

async function choose(password: string, confirm = password): Promise<void> {
  await field('New password').fill(password);
  await field('Confirm new password').fill(confirm);
  await button('Save New Password').click();
}

it('the page of a new password offers the other language until the password is saved, for then the link is used up', async () => {
  open();
  await expect.element(button('Deutsch')).toBeVisible();
  await choose('a-new-secret-7');
  await expect.element(title('Your new password is saved')).toBeVisible();
  expect(button('Deutsch').query()).toBeNull();
});

describe('a new password', () => {
  it('is chosen with the rules and the meter of the sign-up', async () => {
    const { asked } = open();
    await expect.element(title('Choose a new password')).toHaveFocus();
    await expect.element(page.getByText('For noa@example.org.', { exact: false })).toBeVisible();
    await choose('12345');
    await expect.element(field('New password')).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    await expect.element(field('New password')).toHaveFocus();
    await choose('secret1', 'secret2');
    await expect.element(field('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
    await field('New password').fill('Abcdefghij1!');
    await expect.element(page.getByText('Strong password.')).toBeVisible();
    expect(asked.map(({ method }) => method)).toEqual(['POST']);
  });

  it('that is saved signs in here', async () => {
    const { asked } = open();
    await choose('a-new-secret-7');
    await expect.element(title('Your new password is saved')).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Go and practice' })).toHaveAttribute('href', '/');
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', path: '/auth/v1/user', body: { password: 'a-new-secret-7' } });
  });

  it('that is saved where no session can be kept leads to the sign-in', async () => {
    open({ device: false });
    await choose('a-new-secret-7');
    await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['same_password', 'That is the password you have now. Choose a new one.'],
    ['weak_password', 'This password is too easy to guess. Make it longer, with a number or a symbol.'],
    ['over_request_rate_limit', 'Too many tries. Please wait a moment.'],
  ])('that is refused by %s can be changed: %s', async (code, words) => {
    open({ answer: ({ method }) => (method === 'PUT' ? refusal(422, code, 'No') : undefined) });
    await choose('secret1');
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(field('New password')).toHaveValue('secret1');
  });

  it('that comes too late says so and offers a new link', async () => {
    open({ answer: ({ method }) => (method === 'PUT' ? refusal(403, 'session_not_found', 'Gone') : undefined) });
    await choose('secret1');
    await expect.element(title('This link does not work any more')).toHaveFocus();
    await expect.element(button('Send Reset Link')).toBeVisible();
  });
});

describe('a link', () => {
  it.each<[string, Partial<Visit>]>([
    ['used before', { answer: () => refusal(403, 'otp_expired', 'Email link is invalid or has expired') }],
    ['refused on its way', { link: { kind: 'refusal', code: 'otp_expired', description: '' } }],
  ])('%s offers a new one', async (_what, visit) => {
    const { asked } = open({
      ...visit,
      answer: (request) => (request.path === '/auth/v1/recover' ? Response.json({}) : visit.answer?.(request)),
    });
    await expect.element(title('This link does not work any more')).toHaveFocus();
    await button('Send Reset Link').click();
    await expect.element(field('Email')).toHaveAccessibleDescription('Email is required');
    await field('Email').fill('noa@example.org');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('status').filter({ hasText: /./ }))
      .toHaveTextContent(
        'Password reset link sent! Please check your email and follow the instructions to reset your password.',
      );
    expect(asked.at(-1)).toMatchObject({ path: '/auth/v1/recover', body: { email: 'noa@example.org' } });
  });

  it('that is not there is explained', async () => {
    open({ link: null });
    await expect.element(title('Open the link for a new password')).toHaveFocus();
    await expect.element(button('Send Reset Link')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to Touchline' })).toHaveAttribute('href', '/');
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')), 'No connection to Touchline right now'],
    ['while the service is down', () => refusal(503, undefined, 'Down'), 'We could not check your link'],
  ])('%s is tried again', async (_when, answer, words) => {
    let well = false;
    open({ answer: () => (well ? undefined : answer()) });
    await expect.element(title(words)).toHaveFocus();
    well = true;
    await button('Try again').click();
    await expect.element(title('Choose a new password')).toHaveFocus();
  });
});
