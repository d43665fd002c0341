import type { AuthSession, AuthUser } from '@touchline/contracts';
import { ACCESS_TOKEN_SECONDS, appMetadata, signAccessToken } from './access-token.ts';
import type { Keys } from './signing-keys.ts';
import type { Opened } from './session-repo.ts';
import type { AccountRow } from './account-repo.ts';
import { writeRefreshToken } from './refresh-token-format.ts';

/** The account, or the sign-up that will be one, as the sign-in library shows it. */
export function userAnswer(
  account: Omit<AccountRow, 'emailKey' | 'passwordHash'>,
  { confirmationSentAt }: { readonly confirmationSentAt?: Date } = {},
): AuthUser {
  const createdAt = account.createdAt.toISOString();
  const updatedAt = account.updatedAt.toISOString();
  // To the library whoever can sign in is confirmed, also where nobody proved the address by a mail.
  const confirmed = (account.emailConfirmedAt ?? (account.lastSignInAt === null ? null : account.createdAt))?.toISOString();
  const signedIn = account.lastSignInAt?.toISOString();
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    ...(confirmed !== undefined && { email_confirmed_at: confirmed }),
    ...(confirmationSentAt !== undefined && { confirmation_sent_at: confirmationSentAt.toISOString() }),
    ...(signedIn !== undefined && { last_sign_in_at: signedIn }),
    user_metadata: account.userMetadata,
    app_metadata: { ...appMetadata },
    identities: [
      {
        identity_id: account.id,
        id: account.id,
        user_id: account.id,
        provider: 'email',
        email: account.email,
        identity_data: { sub: account.id, email: account.email, email_verified: confirmed !== undefined },
        ...(signedIn !== undefined && { last_sign_in_at: signedIn }),
        created_at: createdAt,
        updated_at: updatedAt,
      },
    ],
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** Gives a session with its tokens: an access token signed now, and the refresh token of the session's count. */
export function createAnswer(keys: Keys, now: () => Date): (opened: Opened) => Promise<AuthSession> {
  return async ({ account, session }) => {
    const bearer = {
      id: account.id,
      email: account.email,
      sessionId: session.id,
      refreshCount: session.refreshCount,
      openedBy: session.openedBy,
      signedInAt: session.createdAt,
      userMetadata: account.userMetadata,
    };
    const access = await signAccessToken(keys, bearer, now());
    const claim = { accountId: account.id, sessionId: session.id, count: session.refreshCount };
    return {
      access_token: access.token,
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      expires_at: access.expiresAt,
      refresh_token: writeRefreshToken(claim, session.secret),
      user: userAnswer(account),
    };
  };
}
