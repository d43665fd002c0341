import { describe, expect, it } from 'vitest';
import { authSessionKey } from './signed-in-player.ts';
import { startAuthSession } from './start-auth-session.ts';
import { begin, cut, settled } from './testing/begin-auth-session.ts';
import { authSessionAnswer, authSessionOf, configuration, noContent, plainPage, refusal, signInService, type Asked } from './testing/sign-in-service.ts';

describe('signing out', () => {
  it('ends this session at the service, once, and forgets it here', async () => {
    const { session, storage, asked } = begin(noContent, authSessionOf());
    await settled(session);
    expect(await session.signOut()).toBe(true);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(storage.getItem(authSessionKey)).toBeNull();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/auth/v1/logout', query: { scope: 'local' } });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer head.first.signature');
  });

  it('when the service fails keeps the player in', async () => {
    const { session } = begin(() => refusal(500, 'unexpected_failure', 'Unexpected failure'), authSessionOf());
    await settled(session);
    expect(await session.signOut()).toBe(false);
    expect(session.state().status).toBe('signedIn');
  });

  it.each([
    ['without a connection', cut, 900],
    ['without a connection, with a session that has run out', cut, -10],
    ['behind the page of a hotel', () => new Response('<h1>Room?</h1>', { headers: { 'content-type': 'text/html' } }), 900],
    ['while the service is not there', () => refusal(503, undefined, 'Service unavailable'), 900],
  ])('%s forgets the session here at once, and a new page knows nobody', async (_when, answer, expiresIn) => {
    const { session, storage } = begin(answer, authSessionOf({ expiresIn }));
    await settled(session);
    expect(await session.signOut()).toBe(true);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(storage.getItem(authSessionKey)).toBeNull();
    expect(await session.token().catch(() => null)).toBeNull();
    const next = startAuthSession(configuration, { ...plainPage, fetch: signInService(cut).fetch, storage });
    expect(await settled(next)).toEqual({ status: 'signedOut', reason: 'nobody' });
  });

  describe('that the service has yet to hear of', () => {
    /** A player left without a connection; the next page of this device, over a service that answers so. */
    async function leftOffline(answer: (asked: Asked) => Response | Promise<Response>) {
      const { session, storage } = begin(cut, authSessionOf());
      await settled(session);
      await session.signOut();
      const service = signInService(answer);
      let online: () => void = () => undefined;
      const open = () =>
        startAuthSession(configuration, { ...plainPage, fetch: service.fetch, storage, onOnline: (act) => void (online = act) });
      return { open, online: () => online(), asked: service.asked, paths: () => service.asked.map(({ path }) => path), storage };
    }
    const ends = (asked: Asked) => (asked.path.endsWith('/token') ? authSessionAnswer({ name: 'last' }) : noContent());
    const told = ['/auth/v1/token', '/auth/v1/logout'];

    it('is told at the next start, once, and nobody is signed in by that', async () => {
      const { open, asked, paths } = await leftOffline(ends);
      const session = open();
      await expect.poll(paths).toEqual(told);
      expect(asked[0]?.body).toEqual({ refresh_token: 'refresh-first' });
      expect(asked[1]?.headers.get('authorization')).toBe('Bearer head.last.signature');
      expect(asked[1]?.query).toEqual({ scope: 'local' });
      expect(await settled(session)).toEqual({ status: 'signedOut', reason: 'nobody' });
      open();
      await new Promise((done) => setTimeout(done, 20));
      expect(paths()).toEqual(told);
    });

    it('is told when the connection comes back to the open page', async () => {
      let isOnline = false;
      const { open, online, paths } = await leftOffline((asked) => (isOnline ? ends(asked) : cut()));
      open();
      await expect.poll(paths).toHaveLength(1);
      isOnline = true;
      online();
      await expect.poll(() => paths().slice(1)).toEqual(told);
    });

    it('is told with what the renewal gave, when the end itself did not get through', async () => {
      const { open, asked, paths } = await leftOffline((one) =>
        one.path.endsWith('/token') ? authSessionAnswer({ name: 'last' }) : cut(),
      );
      open();
      await expect.poll(paths).toEqual(told);
      open();
      await expect.poll(paths).toHaveLength(4);
      expect(asked[2]?.body).toEqual({ refresh_token: 'refresh-last' });
    });

    it('is forgotten when the service knows no such session', async () => {
      const { open, paths } = await leftOffline(() => refusal(400, 'refresh_token_not_found', 'Not Found'));
      open();
      await expect.poll(paths).toHaveLength(1);
      open();
      await new Promise((done) => setTimeout(done, 20));
      expect(paths()).toHaveLength(1);
    });
  });

  it('works when the service has ended the session before', async () => {
    const { session } = begin(() => refusal(403, 'session_not_found', 'Session does not exist'), authSessionOf());
    await settled(session);
    expect(await session.signOut()).toBe(true);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'left' });
  });
});
