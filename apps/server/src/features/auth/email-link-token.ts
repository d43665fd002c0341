import { createHash, randomBytes } from 'node:crypto';

/** How long a link in a mail works. */
export const LINK_MS = 60 * 60_000;

/** What the sign-in library calls the kinds of links. */
export type LinkType = 'recovery' | 'signup' | 'email_change';

/**
 * The pages that links lead to and that a session may be handed to. Each takes the token from the address and uses
 * it by a POST: whoever only fetches the link, as scanners of mails do, uses nothing up.
 */
const PAGES: Readonly<Record<LinkType, string>> = { recovery: '/reset-password.html', signup: '/', email_change: '/' };

/** A new token, which goes into a link and nowhere else. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It is random and long, so a plain hash is enough. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A link for a mail. After the # because no server, proxy or log ever gets to see what stands there. */
export function linkTo(site: string, type: LinkType, token: string): string {
  return `${site}${PAGES[type]}#${new URLSearchParams({ token_hash: token, type }).toString()}`;
}

/**
 * The page that a caller asked to be led to, when it is one of ours on one of these origins; else the page of the
 * link's type on the first of them.
 */
export function pageFor(asked: string | undefined, type: LinkType, origins: readonly [string, ...string[]]): string {
  const url = asked === undefined ? null : URL.parse(asked, origins[0]);
  const known = url !== null && origins.includes(url.origin) && Object.values(PAGES).includes(url.pathname);
  return known ? url.origin + url.pathname : origins[0] + PAGES[type];
}
