import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is good for: one that reads does not write. */
type LinkUse = 'read' | 'write';

/** Links that open one path for whoever holds them, until they run out. */
export type SignedLinks = {
  /** The path with its expiry and signature, good for so many seconds; for reading, where nothing else is said. */
  readonly sign: (path: string, seconds: number, use?: LinkUse) => string;
  /** Whether a requested address (path and query) carries a signature of its path and use that has not run out. */
  readonly isValid: (address: string, use: LinkUse) => boolean;
};

/** Signs with HMAC-SHA256 over path, use and expiry. All processes need the same secret. */
export function createSignedLinks(secret: string, now: () => Date): SignedLinks {
  // A path begins with a slash, so no link for reading is one for writing.
  const signatureOf = (path: string, expires: string, use: LinkUse): Buffer =>
    createHmac('sha256', secret).update(`${expires}\n${use === 'write' ? 'write ' : ''}${path}`).digest();

  return {
    sign(path, seconds, use = 'read') {
      const expires = String(Math.floor(now().getTime() / 1000) + seconds);
      return `${path}?${new URLSearchParams({ expires, signature: signatureOf(path, expires, use).toString('base64url') }).toString()}`;
    },
    isValid(address, use) {
      const [path = '', query = ''] = address.split('?', 2);
      const given = new URLSearchParams(query);
      const expires = given.get('expires') ?? '';
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now().getTime()) return false;
      const signature = Buffer.from(given.get('signature') ?? '', 'base64url');
      const expected = signatureOf(path, expires, use);
      return signature.length === expected.length && timingSafeEqual(signature, expected);
    },
  };
}
