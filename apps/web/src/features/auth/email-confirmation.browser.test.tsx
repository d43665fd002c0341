import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkReturn } from '../../auth-session/index.ts';
import { refusal, authSessionAnswer, type Asked } from '../../auth-session/testing/sign-in-service.ts';
import { alert, button, cut, fillSignIn, openByLink, openSignIn } from './testing/auth-screen.tsx';

const unconfirmed = 'Please check your email and click the confirmation link before signing in.';
const over = 'This link does not work any more: it was used before, or it is too old.';
const status = (words: string) => page.getByRole('status').filter({ hasText: words });

/** A sign-in refused because the address waits to be confirmed. */
async function signInUnconfirmed(resend: () => Response | Promise<Response>) {
  const opened = await openSignIn(({ path }: Asked) =>
    path === '/auth/v1/resend' ? resend() : refusal(400, 'email_not_confirmed', 'Email not confirmed'),
  );
  await fillSignIn();
  await button('Sign In').click();
  await expect.element(page.getByText(unconfirmed)).toBeVisible();
  return opened;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the mail that confirms an address', () => {
  it('is sent again when a sign-in fails for want of it', async () => {
    const { asked } = await signInUnconfirmed(() => Response.json({}));
    await button('Send the link again').click();
    await expect
      .element(status('If your address still waits to be confirmed, a new link is on its way.'))
      .toBeVisible();
    await expect.element(button('Send the link again')).not.toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ path: '/auth/v1/resend', body: { type: 'signup', email: 'noa@example.org' } });
  });

  it.each([
    ['asked for too often', () => refusal(429, 'over_email_send_rate_limit', 'Limit'), 'Too many tries. Please wait a moment.'],
    ['without a connection', cut, 'No connection to Touchline right now. What you typed is still here: try again in a moment.'],
  ])('%s can be asked for once more', async (_when, resend, words) => {
    await signInUnconfirmed(resend);
    await button('Send the link again').click();
    await expect.element(alert().filter({ hasText: words })).toBeVisible();
    await expect.element(button('Send the link again')).toBeVisible();
  });

  it('is offered for nothing else', async () => {
    await openSignIn(() => refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    await fillSignIn();
    await button('Sign In').click();
    await expect.element(alert()).toBeVisible();
    await expect.element(button('Send the link again')).not.toBeInTheDocument();
  });
});

describe('a visit by a link', () => {
  const confirmation: LinkReturn = { kind: 'token', purpose: 'confirmation', token: 'from-the-mail' };

  it('that confirms the address welcomes the new player', async () => {
    await openByLink(confirmation, () => authSessionAnswer());
    await expect.element(status('Welcome Noa! Your account has been created successfully.')).toHaveFocus();
  });

  it.each<[string, LinkReturn, () => Response | Promise<Response>, string]>([
    ['used before', confirmation, () => refusal(403, 'otp_expired', 'Email link is invalid or has expired'), over],
    ['refused on its way', { kind: 'refusal', code: 'otp_expired', description: '' }, () => Response.json({}), over],
    [
      'without a connection',
      confirmation,
      cut,
      'No connection to Touchline right now. Open the link in your mail again when you are online.',
    ],
    [
      'whose account could not be made',
      { kind: 'refusal', code: 'unexpected_failure', description: 'Database error saving new user' },
      () => Response.json({}),
      'There was a problem creating your account. Please try again.',
    ],
    [
      'with a refusal nobody knows',
      { kind: 'refusal', code: 'server_error', description: 'Something new' },
      () => Response.json({}),
      'An unexpected error occurred. Please try again.',
    ],
  ])('%s says so at the sign-in', async (_what, link, answer, words) => {
    await openByLink(link, answer);
    await expect.element(alert().filter({ hasText: words })).toBeVisible();
    await expect.element(button('Sign In')).toBeVisible();
  });

  it('in another browser than the one that signed up asks for the password, and takes it', async () => {
    const answers = [
      refusal(403, 'sign_up_not_proven', 'The password of this sign-up is needed to confirm it'),
      refusal(400, 'invalid_credentials', 'Invalid login credentials'),
      refusal(429, 'over_request_rate_limit', 'Request rate limit reached. Try again in 15 minutes.'),
      authSessionAnswer(),
    ];
    const { asked } = await openByLink(confirmation, () => answers.shift() ?? refusal(500, undefined, 'too many'));
    await expect.element(page.getByRole('heading', { name: 'One last step' })).toBeVisible();
    await button('Finish Sign-Up').click();
    await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await page.getByLabelText('Password', { exact: true }).fill('my own secret');
    await button('Finish Sign-Up').click();
    await expect.element(alert().filter({ hasText: 'That is not the password of this sign-up.' })).toBeVisible();
    await button('Finish Sign-Up').click();
    await expect.element(alert().filter({ hasText: 'Too many tries. Try again in 15 minutes.' })).toBeVisible();
    await button('Finish Sign-Up').click();
    await expect.element(status('Welcome Noa! Your account has been created successfully.')).toHaveFocus();
    expect(asked).toHaveLength(4);
    expect(asked.at(-1)?.body).toMatchObject({ token_hash: 'from-the-mail', password: 'my own secret' });
  });

  it('is told of until the player goes elsewhere', async () => {
    await openByLink({ kind: 'refusal', code: 'otp_expired', description: '' }, () => Response.json({}));
    await expect.element(page.getByText(over)).toBeVisible();
    await button('Back to Options').click();
    await expect.element(page.getByText(over)).not.toBeInTheDocument();
  });
});
