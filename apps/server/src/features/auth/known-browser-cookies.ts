import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKeyOf } from './check-sign-up.ts';

/** A browser keeps a cookie for 400 days at most. */
const DEVICE_SECONDS = 400 * 86_400;
/** As long as a sign-up waits. */
const SIGN_UP_SECONDS = 7 * 86_400;

/** Who asks: the network address, and the device if it has signed in to the account before. */
export type Client = { readonly address: string; readonly device: string | null };

type Kind = 'device' | 'sign-up';

/**
 * What a browser is remembered by for one account: that it signed in before (a device cookie, see the OWASP page "Slow
 * Down Online Guessing Attacks with Device Cookies"), and which sign-up it sent. Signed with HMAC-SHA256, never stored.
 */
export type KnownBrowserCookies = {
  /** The id of the device, if this `Cookie` header shows that it has signed in to the account of an email. */
  readonly device: (header: string | undefined, email: string) => string | null;
  /** The id of the sign-up that this browser sent for an email. */
  readonly signUp: (header: string | undefined, email: string) => string | null;
  /** A `Set-Cookie` header that makes a device known to an account. */
  readonly rememberDevice: (email: string) => string;
  /** A `Set-Cookie` header that shows that this browser sent a sign-up. */
  readonly rememberSignUp: (email: string, signUpId: string) => string;
};

/** `secret` is shared by all processes. `secure` keeps the cookies off connections without TLS. */
export function createKnownBrowserCookies(secret: string, secure: boolean): KnownBrowserCookies {
  // Several players may share a browser: each account has cookies of its own.
  const nameOf = (kind: Kind, email: string): string =>
    `${kind}-${createHash('sha256').update(emailKeyOf(email)).digest('hex').slice(0, 16)}`;
  const signatureOf = (kind: Kind, email: string, id: string): Buffer =>
    createHmac('sha256', secret).update(JSON.stringify([kind, emailKeyOf(email), id])).digest();

  function read(kind: Kind, header: string | undefined, email: string): string | null {
    const name = `${nameOf(kind, email)}=`;
    const cookie = header?.split('; ').find((part) => part.startsWith(name))?.slice(name.length);
    const [id = '', signature = ''] = cookie?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(kind, email, id);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  function write(kind: Kind, email: string, id: string, seconds: number): string {
    const value = `${id}.${signatureOf(kind, email, id).toString('base64url')}`;
    // Lax, because the link of a mail leads here from another site.
    const rules = `Max-Age=${seconds}; Path=/auth/v1; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    return `${nameOf(kind, email)}=${value}; ${rules}`;
  }

  return {
    device: (header, email) => read('device', header, email),
    signUp: (header, email) => read('sign-up', header, email),
    rememberDevice: (email) => write('device', email, randomBytes(16).toString('base64url'), DEVICE_SECONDS),
    rememberSignUp: (email, signUpId) => write('sign-up', email, signUpId, SIGN_UP_SECONDS),
  };
}
