import type { authRoutes, Checked } from '@touchline/contracts';
import type { FastifyRequest } from 'fastify';
import { AuthServiceError } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { bearerToken, type Player, type VerifyToken } from '../../http/bearer-token.ts';
import { originOf, siteOf } from '../../http/public-origin.ts';
import { version } from '../../version.ts';
import type { Keys } from './keys.ts';
import { pageFor, type LinkType } from './email-link.ts';
import type { AuthService } from './service.ts';

type Parts = {
  readonly service: AuthService;
  readonly keys: Keys;
  readonly verifyToken: VerifyToken;
  readonly publicUrl: string | undefined;
  readonly confirmsAddresses: boolean;
};
type TokenBody = Checked<typeof authRoutes.authToken>['body'];

/** The sign-in service in the shapes of GoTrue. */
export function authHandlers(parts: Parts): Handlers<typeof authRoutes> {
  const { service, keys, verifyToken, publicUrl, confirmsAddresses } = parts;

  async function signedIn(request: FastifyRequest): Promise<Player> {
    if (request.headers.authorization === undefined) throw new AuthServiceError('no_authorization');
    const token = bearerToken(request);
    const player = token === null ? null : await verifyToken(token);
    if (player === null) throw new AuthServiceError('bad_jwt');
    return player;
  }

  return {
    authSignUp: ({ body }, { request }) => service.signUp(body, siteOf(request, publicUrl)),
    authToken: ({ query, body }, { request }) => {
      if (query.grant_type === 'password') {
        return service.signIn(given(body, 'email'), given(body, 'password'), request.ip);
      }
      if (query.grant_type === 'refresh_token') return service.refresh(given(body, 'refresh_token'));
      throw new AuthServiceError('unsupported_grant_type');
    },
    authUser: async (_input, { request }) => service.user(await signedIn(request)),
    authChangeUser: async ({ body }, { request }) => service.changeUser(await signedIn(request), body, request.ip),
    authRecover: async ({ body }, { request }) => {
      await service.recover(body.email, siteOf(request, publicUrl));
      return {};
    },
    authResend: async ({ body }, { request }) => {
      await service.resend(body.email, siteOf(request, publicUrl));
      return {};
    },
    authVerify: ({ body }) => {
      const token = body.token_hash ?? body.token;
      if (token === undefined) throw new AuthServiceError('validation_failed', { message: 'body.token_hash: missing' });
      return service.useLink({ type: linkTypeOf(body.type), token, email: body.email ?? undefined });
    },
    authVerifyLink: async ({ query }, { request, reply }) => {
      // Who only looks whether there is something uses nothing up.
      if (isOnlyLooking(request)) return void reply.status(204).send();
      const type = linkTypeOf(query.type);
      const origin = originOf(request);
      const page = pageFor(query.redirect_to, type, publicUrl === undefined ? [origin] : [publicUrl, origin]);
      reply.header('location', `${page}#${(await hashFor(service, type, query.token ?? '')).toString()}`);
      return undefined;
    },
    authSignOut: async ({ query }, { request }) => {
      await service.signOut(await signedIn(request), query.scope);
      return undefined;
    },
    authKeys: async () => ({ keys: [...(await keys.current()).published] }),
    authSettings: () => ({ external: { email: true }, disable_signup: false, mailer_autoconfirm: !confirmsAddresses }),
    authHealth: () => ({ version, name: 'GoTrue', description: 'Touchline accounts, in the interface of GoTrue' }),
  };
}

/** What stands after the # of the page that a link leads to: the session, or why there is none. */
async function hashFor(service: AuthService, type: LinkType, token: string): Promise<URLSearchParams> {
  try {
    const { access_token, expires_at, expires_in, refresh_token, token_type } = await service.useLink({ type, token });
    const texts = { access_token, expires_at: String(expires_at), expires_in: String(expires_in), refresh_token };
    return new URLSearchParams({ ...texts, token_type, type });
  } catch (error) {
    if (!(error instanceof AuthServiceError && error.code === 'otp_expired')) throw error;
    return new URLSearchParams({
      error: 'access_denied',
      error_code: error.code,
      error_description: error.message,
    });
  }
}

function linkTypeOf(type: string | undefined): LinkType {
  return type === 'recovery' ? 'recovery' : 'signup';
}

/** A question for the headers alone, or a browser that guesses where its user will go. */
function isOnlyLooking({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose']];
  return method === 'HEAD' || purposes.some((purpose) => purpose?.includes('prefetch'));
}

function given(body: TokenBody, field: keyof TokenBody): string {
  const value = body[field];
  if (value !== undefined && value !== '') return value;
  throw new AuthServiceError('validation_failed', { message: `body.${field}: missing` });
}
