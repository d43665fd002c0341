/** Where the link in a password mail leads (spec 000 §2). */
export const newPasswordPage = '/reset-password.html';

/** What a link was sent for: a new password, to confirm the address of a sign-up, or that of an account from then on. */
export type LinkPurpose = 'recovery' | 'confirmation' | 'email_change';

/** What the link of a mail, or a redirect of the sign-in service, brought along in the address. */
export type LinkReturn =
  | {
      readonly kind: 'session';
      readonly purpose: LinkPurpose;
      readonly accessToken: string;
      readonly refreshToken: string;
    }
  /** A token that becomes a session once, by a request of ours: whoever only fetches the link uses nothing up. */
  | { readonly kind: 'token'; readonly purpose: LinkPurpose; readonly token: string }
  | { readonly kind: 'refusal'; readonly code: string; readonly description: string };

type Address = Pick<Location, 'hash' | 'search' | 'pathname'>;

/** What the service writes into an address; nothing of it may stay there. */
const ours = ['error', 'error_code', 'error_description'] as const;

/** What an address brought along; null for all others. Reads the hash, and the query for refusals. */
export function linkReturnIn({ hash, search }: Pick<Address, 'hash' | 'search'>): LinkReturn | null {
  const brought = new URLSearchParams(hash.slice(1));
  const type = brought.get('type');
  const purpose = type === 'recovery' || type === 'email_change' ? type : 'confirmation';
  const accessToken = brought.get('access_token');
  const refreshToken = brought.get('refresh_token');
  if (accessToken !== null && refreshToken !== null) return { kind: 'session', purpose, accessToken, refreshToken };
  const token = brought.get('token_hash');
  if (token !== null) return { kind: 'token', purpose, token };
  const refused = ours.some((name) => brought.has(name)) ? brought : new URLSearchParams(search);
  const code = refused.get('error_code') ?? refused.get('error');
  return code === null ? null : { kind: 'refusal', code, description: refused.get('error_description') ?? '' };
}

/** Reads what an address brought along and clears it away, so that no token stays in the address or the history. */
export function takeLinkReturn(address: Address, history: Pick<History, 'replaceState'>): LinkReturn | null {
  const link = linkReturnIn(address);
  if (link === null) return null;
  const rest = new URLSearchParams(address.search);
  for (const name of ours) rest.delete(name);
  // Not by its `size`, which the oldest browsers have not.
  const search = rest.toString();
  history.replaceState(null, '', address.pathname + (search === '' ? '' : `?${search}`));
  return link;
}

/** What of a tab tells of another address, and loads it. */
export interface LinkedPage {
  readonly location: Pick<Location, 'hash' | 'reload'>;
  readonly addEventListener: (type: 'hashchange', listener: (event: Pick<Event, 'stopImmediatePropagation'>) => void) => void;
}

/**
 * Loads the page anew when a link is opened in a tab that shows its page already: only what is behind the `#` changes then, and
 * the browser loads nothing. Call it before anything else listens, which would take the link for a place of the app.
 */
export function reloadOnLink(page: LinkedPage): void {
  page.addEventListener('hashchange', (event) => {
    if (linkReturnIn({ hash: page.location.hash, search: '' }) === null) return;
    event.stopImmediatePropagation();
    page.location.reload();
  });
}

/** The page for a new password with what the link brought, for a link that led elsewhere. */
export function newPasswordAddress(link: LinkReturn): string {
  const brought: Record<string, string> =
    link.kind === 'session'
      ? { access_token: link.accessToken, refresh_token: link.refreshToken, type: link.purpose }
      : link.kind === 'token'
        ? { token_hash: link.token, type: link.purpose }
        : { error_code: link.code, error_description: link.description };
  return `${newPasswordPage}#${new URLSearchParams(brought).toString()}`;
}
