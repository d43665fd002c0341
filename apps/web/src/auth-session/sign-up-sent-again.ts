import { isAuthRetryableFetchError, type AuthClient, type AuthError, type Session, type SignUpWithPasswordCredentials } from '@supabase/auth-js';
import { authFailureOf } from './auth-failure.ts';

type Credentials = Extract<SignUpWithPasswordCredentials, { email: string }>;
type SignUp = (credentials: Credentials) => Promise<{ readonly session: Session | null; readonly error: AuthError | null }>;

/**
 * A sign-up whose answer is lost or late may have made the account all the same. Sent again, it signs in to that
 * account, until the service says for certain that it is somebody else's: only another password says so. A refusal
 * for too many tries, or an answer that is lost once more, leaves that open, and is told as it is.
 */
export function signUpSentAgain(client: InstanceType<typeof AuthClient>): SignUp {
  const unanswered = new Set<string>();
  return async (credentials) => {
    const { email, password } = credentials;
    const { data, error } = await client.signUp(credentials);
    if (isAuthRetryableFetchError(error)) unanswered.add(email);
    if (error === null) unanswered.delete(email);
    if (error === null || !unanswered.has(email) || authFailureOf(error) !== 'already_registered') return { session: data.session, error };
    const made = await client.signInWithPassword({ email, password });
    const isSomebodyElses = made.error !== null && authFailureOf(made.error) === 'invalid_credentials';
    if (made.error === null || isSomebodyElses) unanswered.delete(email);
    return { session: made.data.session, error: isSomebodyElses ? error : made.error };
  };
}
