import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pointWith } from '../../ui/testing/device-pointer.ts';
import { refusal } from '../../auth-session/testing/sign-in-service.ts';
import { alert, button, cut, field, openAuthScreen, openSignIn } from './testing/auth-screen.tsx';

const sent = 'Password reset link sent! Please check your email and follow the instructions to reset your password.';
const title = (name: string) => page.getByRole('heading', { level: 1, name });
/** What is said to happen once the link has been asked for. */
const steps = () => page.getByRole('region', { name: 'What happens then' }).getByRole('listitem');
const said = (words: string) => page.getByRole('status').filter({ hasText: words });

/** The auth screen where the link for a forgotten password is asked for. */
async function openForgotPassword(answer?: Parameters<typeof openSignIn>[0]) {
  const opened = await openSignIn(answer);
  await button('Forgot Your Password? Reset It Here!').click();
  return opened;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pointWith('thumb');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a forgotten password', () => {
  it('is asked for from the sign-in, whose email it takes along, with a way back', async () => {
    await openSignIn();
    await field('Email').fill('noa@example.org');
    await button('Forgot Your Password? Reset It Here!').click();
    await expect.element(title('Forgot your password?')).toHaveFocus();
    await expect.element(field('Email')).toHaveValue('noa@example.org');
    await expect.element(field('Password')).not.toBeInTheDocument();
    await expect.element(steps().first()).toMatchTextContent(/^We send you a mail/);
    await button('Back to Sign In').click();
    await expect.element(title('Good to see you again')).toHaveFocus();
  });

  it('is where the player was last time', async () => {
    await openForgotPassword();
    await expect.element(title('Forgot your password?')).toBeVisible();
    expect(localStorage.getItem('touchline.auth-mode')).toBe('forgot-password');
    openAuthScreen();
    await expect.poll(() => title('Forgot your password?').elements()).toHaveLength(2);
  });

  it('without an address, or with one that is none, says what is missing', async () => {
    const { asked } = await openForgotPassword();
    for (const [email, words] of [
      ['', 'Email is required'],
      ['noa@', 'Please enter a valid email address'],
      ['   ', 'Email is required'],
    ] as const) {
      await field('Email').fill(email);
      await button('Send Reset Link').click();
      await expect.element(field('Email'), { message: email }).toHaveAccessibleDescription(words);
      await expect.element(field('Email')).toHaveFocus();
    }
    expect(asked).toEqual([]);
  });

  it('is answered by a mail, and the sign-in comes back after 3 seconds', async () => {
    const { asked } = await openForgotPassword(() => Response.json({}));
    await field('Email').fill('noa@example.org');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    (button('Send Reset Link').element() as HTMLButtonElement).click();
    // Waiting by `expect` would move the faked time on.
    while (!document.body.textContent.includes(sent) || vi.getTimerCount() === 0) await new Promise(requestAnimationFrame);
    expect(asked).toMatchObject([{ path: '/auth/v1/recover', body: { email: 'noa@example.org' } }]);
    vi.advanceTimersByTime(2_999);
    await new Promise(requestAnimationFrame);
    // What to do next is what the screen is about; the same again is still there.
    expect(document.querySelector('h1')?.textContent).toBe('Look in your inbox');
    expect(document.body.textContent).toContain('Send again');
    expect(document.body.textContent).not.toContain('Send Reset Link');
    expect(document.body.textContent).not.toContain('We send you a mail.');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.element(title('Good to see you again')).toHaveFocus();
    await expect.element(said(sent)).toBeVisible();
    await expect.element(field('Email')).toHaveValue('noa@example.org');
  });

  it('promises no mail where none is delivered: the link waits for whoever runs the server', async () => {
    await openSignIn(() => Response.json({}), { mails: 'undelivered' });
    await button('Forgot Your Password? Reset It Here!').click();
    await expect.element(page.getByText('Tell us your email, and a link for a new password is made.')).toBeVisible();
    await expect.element(steps().first()).toMatchTextContent(/^This Touchline sends no mails: ask a grown-up/);
    await field('Email').fill('noa@example.org');
    await button('Send Reset Link').click();
    await expect
      // The same whether there is an account with that address or not.
      .element(said('If there is an account with this email, a link for a new password is ready. This Touchline sends no mails: ask a grown-up to get it from whoever runs it.'))
      .toBeVisible();
    await expect.element(title('Now ask for the link')).toBeVisible();
    await expect.element(button('Make a new link')).toBeVisible();
    await expect.element(button('Send again')).not.toBeInTheDocument();
    // Once: the first step is done.
    await expect.element(steps().first()).toMatchTextContent(/^Open the link/);
    await expect.element(page.getByText(sent)).not.toBeInTheDocument();
  });

  // One after another at one form, no two in a row with the same words: each answer has to have come.
  it('that is refused says why in words, and loses nothing, as without a connection', async () => {
    let answer = cut;
    await openForgotPassword(() => answer());
    const send = async (words: string) => {
      await field('Email').fill('noa@example.org');
      await userEvent.keyboard('{Enter}');
      await expect.element(alert(), { message: words }).toHaveTextContent(words);
      await expect.element(field('Email')).toHaveValue('noa@example.org');
    };
    await send('No connection to Touchline right now. What you typed is still here: try again in a moment.');
    for (const [code, status, message, words] of [
      ['email_not_confirmed', 400, 'Email not confirmed', 'Please confirm your email address before resetting your password.'],
      ['email_address_invalid', 400, 'Unable to validate email address: invalid format', 'Please enter a valid email address.'],
      ['over_email_send_rate_limit', 429, 'email rate limit exceeded', 'Too many tries. Please wait a moment.'],
      [undefined, 400, 'Invalid email', 'Please enter a valid email address.'],
      [undefined, 401, 'Invalid API key', 'Authentication configuration error. Please contact support.'],
      [undefined, 401, 'No API key found in request', 'Authentication service temporarily unavailable. Please try again.'],
      [undefined, 404, 'Not found', 'Authentication service not available'],
    ] as const) {
      answer = async () => refusal(status, code, message);
      await send(words);
    }
  });
});

it('whoever has forgotten their password reads who runs the server', async () => {
  await openSignIn(undefined, { operator: { name: 'SV Hafen 04', contact: 'mailto:jugend@hafen04.example' } });
  await page.getByRole('button', { name: /^Forgot Your Password/ }).click();
  await expect.element(page.getByRole('link', { name: 'jugend@hafen04.example' })).toHaveAttribute('href', 'mailto:jugend@hafen04.example');
});
