import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Names what the secret is used for, so that no other signature made with it is one of these. */
const USE = 'guardian consent';

/** The token of a request's link: the same each time, because the link that asks also takes the answer back. */
export function tokenOf(secret: string, consentId: string): string {
  return `${consentId}.${signatureOf(secret, consentId).toString('base64url')}`;
}

/** The request that a token was made for; null for one that we did not make. */
export function consentOfToken(secret: string, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !z.uuid().safeParse(id).success) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** A link for a mail. After the # because no server, proxy or log ever gets to see what stands there. */
export function consentLink(site: string, token: string): string {
  return `${site}/consent.html#${new URLSearchParams({ token }).toString()}`;
}

function signatureOf(secret: string, consentId: string): Buffer {
  return createHmac('sha256', secret).update(`${USE}\n${consentId}`).digest();
}
