import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProjectAway, type HostedBearer, type HostedSignIn } from '../../adapters/hosted-auth/index.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import { presenceOf } from '../../db/read-and-lock-player.ts';
import { AuthServiceError, AppError } from '../../app-error.ts';
import { answerFailure } from '../../http/error-response.ts';
import type { Limiter } from '../../http/rate-limiter.ts';
import { addressKey } from '../../http/ip-address-key.ts';
import { originOf } from '../../http/public-origin.ts';
import { sharedKeys } from './shared-signing-keys.ts';
import * as deletedPlayersRepo from './deleted-players-repo.ts';
import { refuseForeignAnonKey } from './refuse-foreign-anon-key.ts';
import { createHostedAccount } from './hosted-account-changes.ts';
import type { SignInService } from './sign-in-service-port.ts';
import { playerFormOf } from './check-sign-up.ts';

/** A player who was made sure of is not looked up again for so long (milliseconds). */
const SURE_MS = 60_000;
const MOST_SURE = 5_000;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const REFUSED_METHODS = ['HEAD', 'PATCH', 'OPTIONS'];
/** Plain words between slashes: nothing that could lead out of `/auth/v1/`. What an administrator asks is not ours. */
const PATH = /^\/auth\/v1(?!\/admin(?:\/|$))(?:\/(?!\.\.?(?:\/|$))[\w.-]+)+$/i;
const LONGEST_TARGET = 2_000;
const MAX_BYTES = 64 * 1024;
/** The project counts all our players as one address, so nobody may use its patience up alone. */
const PER_ADDRESS = { points: 600, seconds: 600 };
/** Seconds. */
const TRY_AGAIN = 5;

type Parts = {
  readonly database: Database;
  readonly project: HostedSignIn;
  readonly now: () => Date;
  readonly publicUrl: string | undefined;
  readonly limiter: Limiter;
  readonly log: FastifyBaseLogger;
};

/** The sign-in service of a hosted project, reached through our own origin. */
export async function createHostedAuth(parts: Parts): Promise<SignInService> {
  const { database, project, now, publicUrl, limiter, log } = parts;
  const { anonKey, linkSecret } = await sharedKeys(database, now);
  const ensure = createEnsure(database, now);
  return {
    anonKey,
    linkSecret,
    emailsConfirmed: 'elsewhere',
    whoMayJoin: async () => 'open',
    // The project keeps the sessions: what it has ended is good here until its token runs out.
    async authorize(token) {
      const bearer = await orUnavailable(project.verify(token), log);
      if (bearer === null || !(await ensure(bearer))) return null;
      const presence = await presenceOf(database, bearer.id);
      // The project would renew the session for ever, and nobody would know why nothing comes of it.
      if (presence === 'suspended') throw new AppError('account_suspended');
      if (presence === 'gone') return null;
      return { id: bearer.id, email: bearer.email, sessionId: bearer.sessionId };
    },
    ...createHostedAccount({ limiter, now, forward: (call) => orUnavailable(project.forward(call), log) }),
    serve(app, { limiter }) {
      refuseForeignAnonKey(app, anonKey);
      passOn(app, { project, limiter, anonKey, publicUrl });
    },
  };
}

/**
 * Makes the player's row at the first request that a token of the project proves, whichever process gets it. False for
 * a token that was given out before its player left.
 */
function createEnsure(database: Database, now: () => Date): (bearer: HostedBearer) => Promise<boolean> {
  const sureUntil = new Map<string, number>();
  return async ({ id, email, issuedAt, userMetadata }) => {
    const at = now();
    // Of a player who left and came back, some tokens are good and some are not.
    const key = `${id} ${email} ${issuedAt.getTime()}`;
    if ((sureUntil.get(key) ?? 0) > at.getTime()) return true;
    const player = { id, email, ...playerFormOf(userMetadata), createdAt: at, updatedAt: at };
    if (!(await deletedPlayersRepo.ensurePlayerUnlessDeleted(database, player, issuedAt))) return false;
    if (sureUntil.size >= MOST_SURE) sureUntil.clear();
    sureUntil.set(key, at.getTime() + SURE_MS);
    return true;
  };
}

type Passing = Pick<Parts, 'project' | 'publicUrl'> & { readonly limiter: Limiter; readonly anonKey: string };

function passOn(app: FastifyInstance, { project, limiter, anonKey, publicUrl }: Passing): void {
  const url = '/auth/v1/*';
  app.route({
    method: [...METHODS],
    url,
    bodyLimit: MAX_BYTES,
    exposeHeadRoute: false,
    errorHandler: (error, request, reply) => void answerFailure(error, request, reply, 'auth'),
    handler: async (request, reply) => {
      if (!PATH.test(request.url.split('?', 1)[0] ?? '') || request.url.length > LONGEST_TARGET) {
        return answerFailure(new AppError('not_found'), request, reply);
      }
      const wait = await limiter.take('hosted:address', addressKey(request.ip), PER_ADDRESS);
      if (wait > 0) throw new AuthServiceError('over_request_rate_limit', { retryAfter: wait });
      const { status, headers, body } = await orUnavailable(project.forward(callOf(request, anonKey)), request.log);
      if (headers['location'] !== undefined && !leadsToUs(headers['location'], request, publicUrl)) {
        throw new AuthServiceError('unexpected_failure');
      }
      return reply.status(status).headers(headers).send(body);
    },
  });
  const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
    answerFailure(new AppError('method_not_allowed'), request, reply.header('allow', METHODS.join(', ')));
  app.route({ method: REFUSED_METHODS, url, onRequest: refuse, handler: refuse });
}

function callOf(request: FastifyRequest, anonKey: string) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter((header): header is [string, string] => typeof header[1] === 'string'),
  );
  // Our public key names no player, and to the project it is a stranger's.
  if (headers['authorization'] === `Bearer ${anonKey}`) delete headers['authorization'];
  return {
    method: request.method as (typeof METHODS)[number],
    target: request.url,
    headers,
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  };
}

/** Whoever follows an address of ours never ends on somebody else's page. */
function leadsToUs(location: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  const origin = URL.parse(location, originOf(request))?.origin;
  return origin !== undefined && [publicUrl, originOf(request)].includes(origin);
}

/** A project that is away is no appError of the caller, nor of ours. */
async function orUnavailable<T>(asked: Promise<T>, log: FastifyBaseLogger): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ProjectAway)) throw error;
    log.warn({ err: error }, 'the hosted project is away');
    throw new AppError('unavailable', { retryAfter: TRY_AGAIN });
  }
}
