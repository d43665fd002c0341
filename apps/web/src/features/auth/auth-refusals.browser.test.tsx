import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pointWith } from '../../ui/testing/device-pointer.ts';
import { refusal, authSessionAnswer } from '../../auth-session/testing/sign-in-service.ts';
import {
  alert,
  button,
  cut,
  field,
  fillSignIn,
  fillSignUp,
  openSignIn,
  openSignUp,
} from './testing/auth-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pointWith('thumb');
});

describe('a sign-in that is refused', () => {
  // One after another at one form, no two in a row with the same words: each answer has to have come.
  it('says why in words, and keeps what was typed', async () => {
    let answer = cut;
    await openSignIn(() => answer());
    await fillSignIn();
    for (const [code, status, message, words] of [
      ['invalid_credentials', 400, 'Invalid login credentials', 'Invalid email or password. Please check your credentials.'],
      [
        'email_not_confirmed',
        400,
        'Email not confirmed',
        'Please check your email and click the confirmation link before signing in.',
      ],
      ['user_banned', 403, 'User is banned', 'This account is suspended. Ask whoever runs this Touchline.'],
      [undefined, 401, 'Invalid API key', 'Authentication configuration error. Please contact support.'],
      [
        undefined,
        401,
        'No API key found in request',
        'Authentication service temporarily unavailable. Please try again.',
      ],
      [undefined, 404, 'Not found', 'Authentication service not available'],
      [
        'unexpected_failure',
        500,
        'Unexpected failure',
        'Authentication service temporarily unavailable. Please try again.',
      ],
      ['over_request_rate_limit', 429, 'Request rate limit reached', 'Too many tries. Please wait a moment.'],
      [
        'unexpected_failure',
        500,
        'Database error querying schema',
        'Authentication service temporarily unavailable. Please try again.',
      ],
      ['validation_failed', 400, 'Something new', 'An unexpected error occurred. Please try again.'],
    ] as const) {
      answer = async () => refusal(status, code, message);
      await button('Sign In').click();
      await expect.element(alert(), { message }).toHaveTextContent(words);
      await expect.element(field('Password')).toHaveValue('secret1');
    }
  });
});

it('a sign-in that a page of a hotel, a school or a proxy answers says so, and not that the connection is gone', async () => {
  let answer = cut;
  await openSignIn(() => answer());
  await fillSignIn();
  for (const [status, words] of [
    [200, /^Something on the way answered in Touchline’s place, like the sign-in page of a Wi-Fi\./],
    [403, /^Something on the way answered in Touchline’s place, like the sign-in page of a Wi-Fi\./],
    [511, /^Something on the way answered in Touchline’s place, like the sign-in page of a Wi-Fi\./],
    // A proxy's page about a server that is away.
    [502, /^Authentication service temporarily unavailable\./],
  ] as const) {
    // Other words between, so that each answer has to have come.
    answer = cut;
    await button('Sign In').click();
    await expect.element(alert()).toMatchTextContent(/^No connection to Touchline right now\./);
    answer = async () => new Response('<!doctype html><h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } });
    await button('Sign In').click();
    await expect.element(alert(), { message: String(status) }).toMatchTextContent(words);
  }
});

it('a wrong password has no green tick until another one is typed', async () => {
  await openSignIn(() => refusal(400, 'invalid_credentials', 'Invalid login credentials'));
  const tick = () => field('Password').element().closest('div')?.className;
  await fillSignIn();
  const good = tick();
  await field('Password').fill('');
  const neutral = tick();
  expect(good).not.toBe(neutral);
  await field('Password').fill('secret1');
  await button('Sign In').click();
  await expect.element(alert()).toHaveTextContent('Invalid email or password. Please check your credentials.');
  await expect.poll(tick).toBe(neutral);
  await field('Password').fill('secret2');
  await expect.poll(tick).toBe(good);
});

describe('a sign-up that is refused', () => {
  it('says why in words, and keeps what was typed', async () => {
    let answer = cut;
    await openSignUp(() => answer());
    await fillSignUp();
    for (const [code, status, message, words] of [
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
    ] as const) {
      answer = async () => refusal(status, code, message);
      await button('Create Account').click();
      await expect.element(alert(), { message }).toHaveTextContent(words);
      await expect.element(field('Player name')).toHaveValue('Noa');
    }
    // One that very many people use is not called too short.
    const body = { code: 'weak_password', message: 'Known', weak_password: { reasons: ['pwned'], message: 'Known' } };
    answer = async () => new Response(JSON.stringify(body), { status: 422, headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' } });
    await button('Create Account').click();
    await expect.element(alert()).toHaveTextContent('Very many people use this password, so it is guessed first. Take another one, such as three words and a number.');
  });

  it('for an email that has an account leads on to its sign-in, with the email', async () => {
    await openSignUp(() => refusal(422, 'user_already_exists', 'User already registered'));
    await fillSignUp();
    const email = (field('Email').element() as HTMLInputElement).value;
    await expect.element(button('Sign In')).not.toBeInTheDocument();
    await button('Create Account').click();
    await button('Sign In').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toHaveFocus();
    await expect.element(field('Email')).toHaveValue(email);
    await expect.element(field('Password')).toHaveValue('');
  });

  it('has no green tick at what was refused until it is changed', async () => {
    let answer = cut;
    await openSignUp(() => answer());
    await fillSignUp();
    await expect.element(alert()).not.toBeInTheDocument();
    for (const [code, names] of [
      ['weak_password', ['Password', 'Confirm password']],
      ['name_refused', ['Player name']],
      ['user_already_exists', ['Email']],
    ] as const) {
      const ticks = () => names.map((name) => field(name).element().closest('div')?.className);
      const good = ticks();
      answer = async () => refusal(422, code, 'Refused');
      await button('Create Account').click();
      await expect.element(alert(), { message: code }).toBeVisible();
      await expect.poll(() => ticks().some((tick, at) => tick === good[at]), { message: code }).toBe(false);
      for (const name of names) await field(name).fill(name === 'Email' ? 'another@example.org' : 'another-7');
      await expect.poll(ticks, { message: code }).toEqual(good);
    }
  });

  it('by a cut connection loses nothing, and works when it is sent again', async () => {
    let online = false;
    const { session } = await openSignUp(() => (online ? authSessionAnswer() : cut()));
    await fillSignUp();
    await button('Create Account').click();
    await expect
      .element(alert())
      .toHaveTextContent('No connection to Touchline right now. What you typed is still here: try again in a moment.');
    await expect.element(field('Confirm password')).toHaveValue('secret1');
    online = true;
    await button('Create Account').click();
    await expect.poll(() => session.state().status).toBe('welcoming');
  });
});
