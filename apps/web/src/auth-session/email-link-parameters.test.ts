import { describe, expect, it, vi } from 'vitest';
import { linkReturnIn, newPasswordAddress, reloadOnLink, takeLinkReturn, type LinkReturn } from './email-link-parameters.ts';

const at = (hash: string, search = '') => linkReturnIn({ hash, search });

describe('the address that a link led to', () => {
  it('brings a session', () => {
    expect(at('#access_token=a.b.c&expires_in=900&refresh_token=r&token_type=bearer&type=signup')).toEqual({
      kind: 'session',
      purpose: 'confirmation',
      accessToken: 'a.b.c',
      refreshToken: 'r',
    });
  });

  it('brings a token, for a new password, to confirm an address or for another one', () => {
    expect(at('#token_hash=t&type=email_change')).toEqual({ kind: 'token', purpose: 'email_change', token: 't' });
    expect(at('#token_hash=t&type=recovery')).toEqual({ kind: 'token', purpose: 'recovery', token: 't' });
    expect(at('#token_hash=t&type=signup')).toEqual({ kind: 'token', purpose: 'confirmation', token: 't' });
  });

  it.each([
    ['in the hash', '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', ''],
    ['in the query', '', '?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'],
  ])('brings a refusal %s', (_where, hash, search) => {
    expect(at(hash, search)).toEqual({
      kind: 'refusal',
      code: 'otp_expired',
      description: 'Email link is invalid',
    });
  });

  it.each(['', '#practice', '#access_token=a.b.c', '#type=recovery'])('brings nothing: "%s"', (hash) => {
    expect(at(hash, '?tab=analysis')).toBeNull();
  });
});

describe('what a link brought', () => {
  const clear = (hash: string, search: string) => {
    const replaceState = vi.fn<History['replaceState']>();
    takeLinkReturn({ hash, search, pathname: '/' }, { replaceState });
    return replaceState.mock.calls[0]?.[2];
  };

  it('is cleared out of the address, and nothing else is', () => {
    expect(clear('#token_hash=t&type=signup', '')).toBe('/');
    expect(clear('#error_code=otp_expired', '?tab=analysis&error=access_denied')).toBe('/?tab=analysis');
    expect(clear('#practice', '?tab=analysis')).toBeUndefined();
  });

  it.each<LinkReturn>([
    { kind: 'session', purpose: 'recovery', accessToken: 'a.b.c', refreshToken: 'r' },
    { kind: 'token', purpose: 'recovery', token: 't' },
    { kind: 'refusal', code: 'otp_expired', description: 'Email link is invalid' },
  ])('is handed on to the page for a new password whole: $kind', (link) => {
    const { hash, search, pathname } = new URL(newPasswordAddress(link), 'http://touchline.test');
    expect(pathname).toBe('/reset-password.html');
    expect(linkReturnIn({ hash, search })).toEqual(link);
  });
});

describe('a link that is opened in a tab which shows its page already', () => {
  const openedIn = (hash: string) => {
    const tab = Object.assign(new EventTarget(), { location: { hash: '', reload: vi.fn<Location['reload']>() } });
    const place = vi.fn<() => void>();
    reloadOnLink(tab);
    tab.addEventListener('hashchange', place);
    tab.location.hash = hash;
    tab.dispatchEvent(new Event('hashchange'));
    return { reloads: tab.location.reload.mock.calls.length, places: place.mock.calls.length };
  };

  it.each(['#token_hash=t&type=recovery', '#access_token=a.b.c&refresh_token=r', '#error_code=otp_expired'])('loads it anew, and is no place of the app: %s', (hash) => {
    expect(openedIn(hash)).toEqual({ reloads: 1, places: 0 });
  });

  it('is told from a place of the app', () => {
    expect(openedIn('#progress')).toEqual({ reloads: 0, places: 1 });
  });
});
