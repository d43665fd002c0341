import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links that open one path for whoever holds them, until they run out. */
export type SignedLinks = {
  /** The path with its expiry and signature, good for so many seconds. */
  readonly sign: (path: string, seconds: number) => string;
  /** Whether a requested address (path and query) carries a signature of its path that has not run out. */
  readonly isValid: (address: string) => boolean;
};

/** Signs with HMAC-SHA256 over path and expiry. All processes need the same secret. */
export function createSignedLinks(secret: string, now: () => Date): SignedLinks {
  const signatureOf = (path: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`${expires}\n${path}`).digest();

  return {
    sign(path, seconds) {
      const expires = String(Math.floor(now().getTime() / 1000) + seconds);
      return `${path}?${new URLSearchParams({ expires, signature: signatureOf(path, expires).toString('base64url') }).toString()}`;
    },
    isValid(address) {
      const [path = '', query = ''] = address.split('?', 2);
      const given = new URLSearchParams(query);
      const expires = given.get('expires') ?? '';
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now().getTime()) return false;
      const signature = Buffer.from(given.get('signature') ?? '', 'base64url');
      const expected = signatureOf(path, expires);
      return signature.length === expected.length && timingSafeEqual(signature, expected);
    },
  };
}
