import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SessionProvider } from '../../session/index.ts';
import { startSession } from '../../session/start-session.ts';
import {
  configuration,
  refusal,
  sessionAnswer,
  signInService,
  storageWith,
  unconfirmedAnswer,
  type Asked,
} from '../../session/testing/sign-in-service.ts';
import { show } from '../../ui/testing/show.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import type { AuthDraft } from './draft.ts';

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** The auth screen over a service that answers so. */
function open(answer: (asked: Asked) => Response | Promise<Response> = cut) {
  const service = signInService(answer);
  const session = startSession(configuration, { fetch: service.fetch, storage: storageWith() });
  show(
    <SessionProvider session={session}>
      <AuthScreen />
    </SessionProvider>,
  );
  return { session, asked: service.asked };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
/** Password fields have no role of their own. */
const secret = (name: string) => page.getByLabelText(name, { exact: true });
const alert = () => page.getByRole('alert');

async function openSignIn(answer?: Parameters<typeof open>[0]) {
  const opened = open(answer);
  await button('Practice More').click();
  return opened;
}

async function openSignUp(answer?: Parameters<typeof open>[0]) {
  const opened = open(answer);
  await button('Start Practicing').click();
  return opened;
}

async function fillSignIn({ email = 'noa@example.org', password = 'secret1' } = {}) {
  await field('Email').fill(email);
  await secret('Password').fill(password);
}

async function fillSignUp(change: Partial<AuthDraft> = {}) {
  const { name = 'Noa', email = 'noa@example.org', password = 'secret1', confirm = password } = change;
  await field('Player name').fill(name);
  await field('Email').fill(email);
  await secret('Password').fill(password);
  await secret('Confirm password').fill(confirm);
}

beforeEach(() => localStorage.clear());

describe('the way in', () => {
  it('is a choice of two, each with a way back', async () => {
    open();
    await button('Start Practicing').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Make your player' })).toHaveFocus();
    await button('Back to Options').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Every touch counts.' })).toHaveFocus();
    await button('Practice More').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toHaveFocus();
    await expect.element(field('Player name')).not.toBeInTheDocument();
  });

  it('opens where the player was last time', async () => {
    await openSignUp();
    open();
    await expect.poll(() => page.getByRole('heading', { name: 'Make your player' }).elements()).toHaveLength(2);
  });

  it('keeps the email, but no password, between the forms', async () => {
    await openSignIn();
    await fillSignIn();
    await button('Back to Options').click();
    await button('Start Practicing').click();
    await expect.element(field('Email')).toHaveValue('noa@example.org');
    await expect.element(secret('Password')).toHaveValue('');
  });

  it('can be gone by keyboard alone', async () => {
    const { asked } = open(() => refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    await expect.element(button('Practice More')).toBeVisible();
    await userEvent.tab();
    await expect.element(button('Start Practicing')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Good to see you again' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(field('Email')).toHaveFocus();
    await userEvent.keyboard('noa@example.org');
    await userEvent.tab();
    await userEvent.keyboard('secret1{Enter}');
    await expect.element(alert()).toHaveTextContent('Invalid email or password. Please check your credentials.');
    expect(asked).toHaveLength(1);
  });

  it('lets password managers know each field', async () => {
    await openSignIn();
    await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
    await expect.element(secret('Password')).toHaveAttribute('autocomplete', 'current-password');
    await button('Back to Options').click();
    await button('Start Practicing').click();
    await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
    await expect.element(secret('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect.element(secret('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('a sign-in that cannot be sent', () => {
  it.each([
    ['', ''],
    ['noa@example.org', ''],
    ['', 'secret1'],
  ])('with the email "%s" and the password "%s" asks for both', async (email, password) => {
    const { asked } = await openSignIn();
    await fillSignIn({ email, password });
    await button('Sign In').click();
    await expect.element(alert()).toHaveTextContent('Email and password are required');
    expect(asked).toEqual([]);
  });

  it('moves to the field that is missing', async () => {
    await openSignIn();
    await field('Email').fill('noa@example.org');
    await button('Sign In').click();
    await expect.element(secret('Password')).toHaveFocus();
    await expect.element(secret('Password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('tells an address that is none', async () => {
    const { asked } = await openSignIn();
    await fillSignIn({ email: 'noa@' });
    await button('Sign In').click();
    await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect.element(field('Email')).toHaveFocus();
    expect(asked).toEqual([]);
  });
});

describe('a sign-up that cannot be sent', () => {
  it.each([
    ['Player name', { name: ' ' }, 'Player name is required'],
    ['Player name', { name: 'N' }, 'Player name must be at least 2 characters'],
    ['Email', { email: 'noa.example.org' }, 'Please enter a valid email address'],
    ['Password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['Confirm password', { confirm: 'secret2' }, 'Passwords do not match'],
  ])('tells at %s what is wrong with %j: %s', async (label, change, message) => {
    const { asked } = await openSignUp();
    await fillSignUp(change);
    await button('Create Account').click();
    await expect.element(secret(label)).toHaveFocus();
    await expect.element(secret(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('asks for email and password when they are missing', async () => {
    await openSignUp();
    await button('Create Account').click();
    await expect.element(alert()).toHaveTextContent('Email and password are required');
    await expect.element(page.getByText('Player name is required')).toBeVisible();
    await expect.element(field('Player name')).toHaveFocus();
  });
});

describe('the fields', () => {
  it('say that they are good at once, and that they are not when they are left', async () => {
    await openSignUp();
    await field('Email').fill('noa@');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
    await field('Email').fill('noa@example.org');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText('Please enter a valid email address')).not.toBeInTheDocument();
  });

  it('are not corrected for having been passed empty', async () => {
    await openSignUp();
    await field('Player name').click();
    await userEvent.tab();
    await expect.element(field('Player name')).not.toHaveAttribute('aria-invalid');
  });

  it('move the ball along as they get good', async () => {
    await openSignUp();
    const progress = page.getByRole('progressbar', { name: 'Your sign-up' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '0 of 4 ready');
    await fillSignUp({ confirm: 'secret' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '3 of 4 ready');
    await secret('Confirm password').fill('secret1');
    await expect.element(progress).toHaveAttribute('aria-valuetext', '4 of 4 ready');
  });

  it('tell how hard a password is to guess, once it is long enough', async () => {
    await openSignUp();
    await secret('Password').fill('abcdef');
    await expect.element(page.getByText('Easy to guess. Add a few more characters.')).toBeVisible();
    await secret('Password').fill('Abcdefghij1!');
    await expect.element(page.getByText('Strong password.')).toBeVisible();
  });

  it('ask for a nickname', async () => {
    await openSignUp();
    await expect.element(field('Player name')).toHaveAccessibleDescription(/nickname/);
  });
});

describe('a sign-in that is refused', () => {
  it.each([
    ['invalid_credentials', 400, 'Invalid login credentials', 'Invalid email or password. Please check your credentials.'],
    [
      'email_not_confirmed',
      400,
      'Email not confirmed',
      'Please check your email and click the confirmation link before signing in.',
    ],
    [undefined, 401, 'Invalid API key', 'Authentication configuration error. Please contact support.'],
    [
      undefined,
      401,
      'No API key found in request',
      'Authentication service temporarily unavailable. Please try again.',
    ],
    [undefined, 404, 'Not found', 'Authentication service not available'],
    ['over_request_rate_limit', 429, 'Request rate limit reached', 'Too many tries. Please wait a moment.'],
    [
      'unexpected_failure',
      500,
      'Unexpected failure',
      'Authentication service temporarily unavailable. Please try again.',
    ],
    ['validation_failed', 400, 'Something new', 'An unexpected error occurred. Please try again.'],
  ])('by %s %i "%s" says: %s', async (code, status, message, words) => {
    await openSignIn(() => refusal(status, code, message));
    await fillSignIn();
    await button('Sign In').click();
    await expect.element(alert()).toHaveTextContent(words);
    await expect.element(secret('Password')).toHaveValue('secret1');
  });
});

describe('a sign-up that is refused', () => {
  it.each([
    [
      'user_already_exists',
      422,
      'User already registered',
      'An account with this email already exists. Try signing in instead.',
    ],
    [
      'unexpected_failure',
      500,
      'Database error saving new user',
      'There was a problem creating your account. Please try again.',
    ],
    ['weak_password', 422, 'Password should be at least 6 characters.', 'Password must be at least 6 characters'],
    [
      'email_address_invalid',
      400,
      'Unable to validate email address: invalid format',
      'Please enter a valid email address',
    ],
  ])('by %s %i "%s" says: %s', async (code, status, message, words) => {
    await openSignUp(() => refusal(status, code, message));
    await fillSignUp();
    await button('Create Account').click();
    await expect.element(alert()).toHaveTextContent(words);
    await expect.element(field('Player name')).toHaveValue('Noa');
  });

  it('by a cut connection loses nothing, and works when it is sent again', async () => {
    let online = false;
    const { session } = await openSignUp(() => (online ? sessionAnswer() : cut()));
    await fillSignUp();
    await button('Create Account').click();
    await expect
      .element(alert())
      .toHaveTextContent('No connection just now. What you typed is still here: try again in a moment.');
    await expect.element(secret('Confirm password')).toHaveValue('secret1');
    online = true;
    await button('Create Account').click();
    await expect.poll(() => session.state().status).toBe('welcoming');
  });
});

describe('while the service thinks', () => {
  it('the form is sent once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { asked } = await openSignIn(() => promise);
    await fillSignIn();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('button', { name: /Sign In/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(asked).toHaveLength(1);
    resolve(refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    await expect.element(alert()).toHaveTextContent('Invalid email or password. Please check your credentials.');
    await expect.element(button('Sign In')).not.toHaveAttribute('aria-busy');
  });
});

describe('a player who comes in', () => {
  it('by signing in is welcomed back', async () => {
    await openSignIn(() => sessionAnswer());
    await fillSignIn({ email: ' noa@example.org ' });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Welcome back!');
    await expect.element(page.getByRole('status')).toHaveFocus();
  });

  it('by signing up is welcomed by name, and brings name and time zone along', async () => {
    const { asked } = await openSignUp(() => sessionAnswer());
    await fillSignUp({ name: ' Noa ', email: ' noa@example.org ' });
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Welcome Noa! Your account has been created successfully.');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(asked[0]?.body).toMatchObject({
      email: 'noa@example.org',
      password: 'secret1',
      data: { name: 'Noa', display_name: 'Noa', time_zone: timeZone },
    });
  });

  it('and has yet to confirm the address is sent to the mail, with the sign-in ready', async () => {
    await openSignUp(unconfirmedAnswer);
    await fillSignUp();
    await button('Create Account').click();
    await expect
      .element(page.getByRole('status').filter({ hasText: /./ }))
      .toHaveTextContent('Account created! Please check your email and click the confirmation link to complete signup.');
    await expect.element(field('Email')).toHaveValue('noa@example.org');
    await expect.element(button('Sign In')).toBeVisible();
  });
});
