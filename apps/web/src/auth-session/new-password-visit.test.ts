import { describe, expect, it } from 'vitest';
import type { LinkReturn } from './email-link-parameters.ts';
import { beginNewPassword } from './new-password-visit.ts';
import { authSessionKey } from './signed-in-player.ts';
import {
  configuration,
  noa,
  plainPage,
  refusal,
  authSessionAnswer,
  signInService,
  storageWith,
  type Asked,
} from './testing/sign-in-service.ts';

const recovery: LinkReturn = { kind: 'token', purpose: 'recovery', token: 'from-the-mail' };
const willing = ({ path }: Asked) => (path === '/auth/v1/verify' ? authSessionAnswer() : Response.json(noa));

/** A visit to the page for a new password, in a tab that was here before or is new. */
function visit(link: LinkReturn | null, answer: (asked: Asked) => Response | Promise<Response>, tab = storageWith()) {
  const service = signInService(answer);
  const device = storageWith();
  const newPassword = beginNewPassword(configuration, { ...plainPage, fetch: service.fetch, link, tab, device });
  return { newPassword, tab, device, asked: service.asked };
}

describe('a visit to the page for a new password', () => {
  it('uses the token of the link once and tells whose password it is', async () => {
    const { newPassword, asked } = visit(recovery, willing);
    expect(await Promise.all([newPassword.open(), newPassword.open()])).toEqual([
      { state: 'ready', email: 'noa@example.org' },
      { state: 'ready', email: 'noa@example.org' },
    ]);
    expect(asked.map(({ path, body }) => [path, body['type']])).toEqual([['/auth/v1/verify', 'recovery']]);
  });

  it('takes the session that the link brought', async () => {
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + 900 })).replaceAll('=', '');
    const accessToken = `e30.${claims}.c2ln`;
    const { newPassword } = visit({ kind: 'session', purpose: 'recovery', accessToken, refreshToken: 'r' }, () =>
      Response.json(noa),
    );
    expect(await newPassword.open()).toEqual({ state: 'ready', email: 'noa@example.org' });
  });

  it('knows the link again after a reload of the tab, and not in another', async () => {
    const { newPassword, tab } = visit(recovery, willing);
    await newPassword.open();
    expect(await visit(null, willing, tab).newPassword.open()).toMatchObject({ state: 'ready' });
    expect(await visit(null, willing).newPassword.open()).toEqual({ state: 'noLink' });
  });

  it('without a connection leaves the link good for another try', async () => {
    let online = false;
    const { newPassword } = visit(recovery, (asked) =>
      online ? willing(asked) : Promise.reject(new TypeError('Failed to fetch')),
    );
    expect(await newPassword.open()).toEqual({ state: 'failed', failure: 'no_connection' });
    online = true;
    expect(await newPassword.open()).toMatchObject({ state: 'ready' });
  });

  it.each<[string, LinkReturn, () => Response]>([
    ['was used', recovery, () => refusal(403, 'otp_expired', 'Email link is invalid or has expired')],
    ['was refused on its way', { kind: 'refusal', code: 'otp_expired', description: '' }, () => Response.json({})],
  ])('by a link that %s says so', async (_what, link, answer) => {
    expect(await visit(link, answer).newPassword.open()).toEqual({ state: 'failed', failure: 'link_over' });
  });
});

describe('saving a new password', () => {
  it('sends it with the session of the link, and signs in on this device', async () => {
    const { newPassword, tab, device, asked } = visit(recovery, willing);
    await newPassword.open();
    expect(await newPassword.save('a-new-secret-7')).toEqual({ ok: true, signedIn: true });
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', path: '/auth/v1/user', body: { password: 'a-new-secret-7' } });
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer head.first.signature');
    expect(device.getItem(authSessionKey)).toContain('head.first.signature');
    expect(await visit(null, willing, tab).newPassword.open()).toEqual({ state: 'noLink' });
  });

  it('where this device keeps no session sends the player to the sign-in', async () => {
    const { fetch } = signInService(willing);
    const newPassword = beginNewPassword(configuration, { ...plainPage, fetch, link: recovery, tab: storageWith() });
    await newPassword.open();
    expect(await newPassword.save('a-new-secret-7')).toEqual({ ok: true, signedIn: false });
  });

  it.each([
    ['same_password', 422, 'same_password'],
    ['weak_password', 422, 'weak_password'],
    ['session_not_found', 403, 'link_over'],
  ] as const)('that is refused by %s %i leaves this device as it was', async (code, status, failure) => {
    const { newPassword, device } = visit(recovery, (asked) =>
      asked.method === 'PUT' ? refusal(status, code, 'No') : willing(asked),
    );
    await newPassword.open();
    expect(await newPassword.save('a-new-secret-7')).toEqual({ ok: false, failure });
    expect(device.getItem(authSessionKey)).toBeNull();
  });
});

it('a new link leads to the same page', async () => {
  const { newPassword, asked } = visit(null, () => Response.json({}));
  expect(await newPassword.sendResetLink('noa@example.org')).toMatchObject({ ok: true });
  expect(asked[0]).toMatchObject({
    path: '/auth/v1/recover',
    query: { redirect_to: 'http://touchline.test/reset-password.html' },
  });
});
