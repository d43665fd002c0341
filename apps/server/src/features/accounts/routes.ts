import type { authRoutes, Checked } from '@touchline/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthFault } from '../../fault.ts';
import { answerFailure } from '../../http/failures.ts';
import type { Handlers } from '../../http/mount.ts';
import { bearerToken, type Player, type VerifyToken } from '../../http/player.ts';
import { version } from '../../version.ts';
import type { Keys } from './keys.ts';
import type { AccountsService } from './service.ts';

type Parts = { readonly service: AccountsService; readonly keys: Keys; readonly verifyToken: VerifyToken };
type TokenBody = Checked<typeof authRoutes.authToken>['body'];

/** The version of GoTrue's interface that is spoken here: failures carry a `code`. */
const API_VERSION = '2024-01-01';

/** The sign-in service in the shapes of GoTrue. */
export function accountHandlers({ service, keys, verifyToken }: Parts): Handlers<typeof authRoutes> {
  async function signedIn(request: FastifyRequest): Promise<Player> {
    if (request.headers.authorization === undefined) throw new AuthFault('no_authorization');
    const token = bearerToken(request);
    const player = token === null ? null : await verifyToken(token);
    if (player === null) throw new AuthFault('bad_jwt');
    return player;
  }

  return {
    authSignUp: ({ body }) => service.signUp(body),
    authToken: ({ query, body }, { request }) => {
      if (query.grant_type === 'password') {
        return service.signIn(given(body, 'email'), given(body, 'password'), request.ip);
      }
      if (query.grant_type === 'refresh_token') return service.refresh(given(body, 'refresh_token'));
      throw new AuthFault('unsupported_grant_type');
    },
    authUser: async (_input, { request }) => service.user(await signedIn(request)),
    authSignOut: async ({ query }, { request }) => {
      await service.signOut(await signedIn(request), query.scope);
      return undefined;
    },
    authKeys: async () => ({ keys: [...(await keys.current()).published] }),
    authSettings: () => ({ external: { email: true }, disable_signup: false, mailer_autoconfirm: true }),
    authHealth: () => ({ version, name: 'GoTrue', description: 'Touchline accounts, in the interface of GoTrue' }),
  };
}

/**
 * What holds for every address of the sign-in service, the failing ones too: it names the version of its
 * interface, and refuses a caller who sends the key of some other service. No key at all is fine.
 */
export function guardSignInService(app: FastifyInstance, anonKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!(request.routeOptions.url ?? request.url).startsWith('/auth/v1/')) return undefined;
    reply.header('x-supabase-api-version', API_VERSION);
    const { apikey } = request.headers;
    if (apikey === undefined || apikey === anonKey) return undefined;
    return answerFailure(new AuthFault('invalid_api_key'), request, reply, 'auth');
  });
}

function given(body: TokenBody, field: keyof TokenBody): string {
  const value = body[field];
  if (value !== undefined && value !== '') return value;
  throw new AuthFault('validation_failed', { message: `body.${field}: missing` });
}
