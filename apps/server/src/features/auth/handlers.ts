import type { AuthSession, authRoutes, Checked } from '@touchline/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthServiceError } from '../../app-error.ts';
import type { Handlers } from '../../http/mount-routes.ts';
import type { Player, VerifyToken } from '../../http/authenticated-player.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { originOf, siteOf } from '../../http/public-origin.ts';
import { version } from '../../version.ts';
import type { KnownBrowserCookies, Client } from './known-browser-cookies.ts';
import type { Proof } from './request-and-use-email-links.ts';
import type { Keys } from './signing-keys.ts';
import { pageFor, type LinkType } from './email-link-token.ts';
import type { AuthService } from './service.ts';

type Parts = {
  readonly service: AuthService;
  readonly keys: Keys;
  readonly cookies: KnownBrowserCookies;
  readonly verifyToken: VerifyToken;
  readonly publicUrl: string | undefined;
  readonly confirmsAddresses: boolean;
  readonly isClosed: boolean;
};
type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type TokenBody = Checked<typeof authRoutes.authToken>['body'];

/** The sign-in service in the shapes of GoTrue. */
export function authHandlers(parts: Parts): Handlers<typeof authRoutes> {
  const { service, keys, cookies, verifyToken, publicUrl, confirmsAddresses, isClosed } = parts;

  async function signedIn(request: FastifyRequest): Promise<Player> {
    if (request.headers.authorization === undefined) throw new AuthServiceError('no_authorization');
    const token = bearerToken(request);
    const player = token === null ? null : await verifyToken(token);
    if (player === null) throw new AuthServiceError('bad_jwt');
    return player;
  }

  const clientOf = (request: FastifyRequest, email: string): Client => ({
    address: request.ip,
    device: cookies.device(request.headers.cookie, email),
  });

  const proofOf = (request: FastifyRequest, password?: string): Proof => ({
    client: (email) => clientOf(request, email),
    signUpOf: (email) => cookies.signUp(request.headers.cookie, email),
    password,
  });

  /** Whoever gets a session has a device that the account knows from now on. */
  function remembered(session: AuthSession, { request, reply }: Exchange): AuthSession {
    const { email } = session.user;
    if (clientOf(request, email).device === null) reply.header('set-cookie', cookies.rememberDevice(email));
    return session;
  }

  return {
    async authSignUp({ body: { email = '', phone, password, data } }, exchange) {
      const { request, reply } = exchange;
      if (email === '') throw phone ? missing('email') : new AuthServiceError('anonymous_provider_disabled');
      if (password === undefined) throw missing('password');
      const form = { email, password, data };
      const signedUp = await service.signUp(form, siteOf(request, publicUrl), clientOf(request, email));
      if ('user' in signedUp) return remembered(signedUp, exchange);
      reply.header('set-cookie', cookies.rememberSignUp(signedUp.email, signedUp.id));
      return signedUp;
    },
    async authToken({ query, body }, exchange) {
      if (query.grant_type === 'password') {
        const email = given(body, 'email');
        const client = clientOf(exchange.request, email);
        return remembered(await service.signIn(email, given(body, 'password'), client), exchange);
      }
      if (query.grant_type === 'refresh_token') {
        return remembered(await service.refresh(given(body, 'refresh_token')), exchange);
      }
      throw new AuthServiceError('unsupported_grant_type');
    },
    authUser: async (_input, { request }) => service.user(await signedIn(request)),
    authChangeUser: async ({ body }, { request }) => {
      const player = await signedIn(request);
      return service.changeUser(player, body, clientOf(request, player.email), siteOf(request, publicUrl));
    },
    authRecover: async ({ body }, { request }) => {
      await service.recover(body.email, siteOf(request, publicUrl), clientOf(request, body.email));
      return {};
    },
    authResend: async ({ body }, { request }) => {
      const own = cookies.signUp(request.headers.cookie, body.email);
      await service.resend(body.email, siteOf(request, publicUrl), clientOf(request, body.email), own);
      return {};
    },
    async authVerify({ body }, exchange) {
      const token = body.token_hash ?? body.token;
      if (token === undefined) throw new AuthServiceError('validation_failed', { message: 'body.token_hash: missing' });
      const use = { type: linkTypeOf(body.type), token, site: siteOf(exchange.request, publicUrl), email: body.email ?? undefined };
      return remembered(await service.useLink(use, proofOf(exchange.request, body.password)), exchange);
    },
    async authVerifyLink({ query }, exchange) {
      const { request, reply } = exchange;
      // Who only looks whether there is something uses nothing up.
      if (isOnlyLooking(request)) return void reply.status(204).send();
      const type = linkTypeOf(query.type);
      const origin = originOf(request);
      const page = pageFor(query.redirect_to, type, publicUrl === undefined ? [origin] : [publicUrl, origin]);
      const token = query.token ?? '';
      const open = async () => remembered(await service.useLink({ type, token, site: siteOf(request, publicUrl) }, proofOf(request)), exchange);
      reply.header('location', `${page}#${(await hashFor(open, type, token)).toString()}`);
      return undefined;
    },
    authSignOut: async ({ query }, { request }) => {
      await service.signOut(await signedIn(request), query.scope);
      return undefined;
    },
    authKeys: async () => ({ keys: [...(await keys.current()).published] }),
    authSettings: () => ({ external: { email: true }, disable_signup: isClosed, mailer_autoconfirm: !confirmsAddresses }),
    authHealth: () => ({ version, name: 'GoTrue', description: 'Touchline accounts, in the interface of GoTrue' }),
  };
}

/** Why a link opens nothing, as far as the page has words for it. */
const toldToPage: ReadonlySet<string> = new Set(['otp_expired', 'signup_disabled', 'invite_required', 'invite_invalid', 'accounts_full', 'user_banned']);

/** What stands after the # of the page that a link leads to: the session, or why there is none. */
async function hashFor(open: () => Promise<AuthSession>, type: LinkType, token: string): Promise<URLSearchParams> {
  try {
    const { access_token, expires_at, expires_in, refresh_token, token_type } = await open();
    const texts = { access_token, expires_at: String(expires_at), expires_in: String(expires_in), refresh_token };
    return new URLSearchParams({ ...texts, token_type, type });
  } catch (error) {
    if (!(error instanceof AuthServiceError)) throw error;
    // The page asks for the password and uses the link itself.
    if (error.code === 'sign_up_not_proven') return new URLSearchParams({ token_hash: token, type });
    if (!toldToPage.has(error.code)) throw error;
    return new URLSearchParams({
      error: 'access_denied',
      error_code: error.code,
      error_description: error.message,
    });
  }
}

function linkTypeOf(type: string | undefined): LinkType {
  return type === 'recovery' || type === 'email_change' ? type : 'signup';
}

/** A question for the headers alone, or a browser that guesses where its user will go. */
function isOnlyLooking({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose']];
  return method === 'HEAD' || purposes.some((purpose) => purpose?.includes('prefetch'));
}

function given(body: TokenBody, field: keyof TokenBody): string {
  const value = body[field];
  if (value !== undefined && value !== '') return value;
  throw missing(field);
}

function missing(field: string): AuthServiceError {
  return new AuthServiceError('validation_failed', { message: `body.${field}: missing` });
}
