import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginNewPassword } from './new-password-visit.ts';
import { startAuthSession } from './start-auth-session.ts';
import { authSessionKey } from './signed-in-player.ts';
import { configuration, plainPage, authSessionOf, storageWith } from './testing/sign-in-service.ts';

/** A service that takes every request and never answers one. */
const hanging: typeof globalThis.fetch = (_input, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
/** A service whose answers begin and never end. */
const stuck: typeof globalThis.fetch = async (_input, init) => {
  const start = (controller: ReadableStreamDefaultController) =>
    init?.signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
  return new Response(new ReadableStream({ start }), { status: 200, headers: { 'content-type': 'application/json' } });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What comes of work within so many seconds; `pending` where nothing does. */
async function within(seconds: number, work: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'pending';
  work.then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return outcome;
}

const notAvailable = { ok: false, failure: 'service_trouble' };
const form = { name: 'Noa', email: 'noa@example.org', password: 'secret1', timeZone: 'Europe/London' };

describe.each([
  ['that never answers', hanging],
  ['whose answer never ends', stuck],
])('a sign-in service %s', (_what, fetch) => {
  const begin = (stored = {}) => startAuthSession(configuration, { ...plainPage, fetch, storage: storageWith(stored) });

  it.each([
    ['sign-in', () => begin().signIn(form.email, form.password)],
    ['sign-up', () => begin().signUp(form)],
    ['recovery', () => begin().sendResetLink(form.email)],
    ['a second confirmation', () => begin().resendConfirmation(form.email)],
    ['a mail from the page of a new password', () => beginNewPassword(configuration, { ...plainPage, fetch, link: null }).sendResetLink(form.email)],
  ])('ends %s with a message after 10 seconds', async (_name, ask) => {
    const work = ask();
    expect(await within(9, work)).toBe('pending');
    expect(await within(2, work)).toEqual(notAvailable);
  });

  it('ends a sign-out, and the player is signed out here', async () => {
    const session = begin({ [authSessionKey]: authSessionOf() });
    expect(await within(11, session.signOut())).toBe(true);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'left' });
  });
});
