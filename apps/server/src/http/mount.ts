import type { Checked, Reply, Route } from '@touchline/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Fault } from '../fault.ts';
import { answerFailure } from './failures.ts';
import { addressKey, type Limiter } from './limits.ts';
import { bearerToken, type Player, type VerifyToken } from './player.ts';

/** What a handler knows of the request besides its checked parts. */
export type Context<R extends Route = Route> = {
  readonly player: R['auth'] extends 'player' ? Player : null;
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handler<R extends Route> = (input: Checked<R>, context: Context<R>) => Promise<Reply<R>> | Reply<R>;

/** One handler for each route of a table. */
export type Handlers<Table extends Record<string, Route>> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

type Guards = {
  readonly verifyToken: VerifyToken;
  readonly limiter: Limiter;
  /** Checks every answer against its schema: for tests, where a wrong answer must be seen. */
  readonly checkReplies: boolean;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const DEFAULT_MAX_BYTES = 64 * 1024;
const IdempotencyKey = z.uuid();

/** Mounts a table of routes: limits, the player's token and every part of the request are checked first. */
export function mount<Table extends Record<string, Route>>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
  guards: Guards,
): void {
  for (const [name, route] of Object.entries(table)) {
    const handle = handlers[name] as unknown as Handler<Route>;
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: route.maxBytes ?? DEFAULT_MAX_BYTES,
      errorHandler: (error, request, reply) => void answerFailure(error, request, reply, route.dialect),
      handler: async (request, reply) => {
        const player = await guard(name, route, request, guards);
        const context = { player, idempotencyKey: idempotencyKeyOf(route, request), request, reply } as Context;
        const answer: unknown = await handle(checkedParts(route, request), context);
        if (reply.sent) return reply;
        if (guards.checkReplies && route.reply) route.reply.parse(answer);
        return reply.status(route.status ?? (route.reply ? 200 : 204)).send(answer);
      },
    });
  }
  refuseOtherMethods(app, table);
}

async function guard(name: string, route: Route, request: FastifyRequest, guards: Guards): Promise<Player | null> {
  const { address, player: perPlayer } = route.limits ?? {};
  if (address) refuseWhile(await guards.limiter.take(`${name}:address`, addressKey(request.ip), address));
  if (route.auth !== 'player') return null;
  const token = bearerToken(request);
  const player = token === null ? null : await guards.verifyToken(token);
  if (player === null) throw new Fault('sign_in_required');
  if (perPlayer) refuseWhile(await guards.limiter.take(`${name}:player`, player.id, perPlayer));
  return player;
}

function refuseWhile(wait: number): void {
  if (wait > 0) throw new Fault('too_many_requests', { retryAfter: wait });
}

function checkedParts(route: Route, request: FastifyRequest): Checked<Route> {
  const parts: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part];
    if (!schema) continue;
    const checked = schema.safeParse(request[part] ?? undefined);
    if (!checked.success) throw new Fault('validation_failed', { message: issueText(part, checked.error) });
    parts[part] = checked.data;
  }
  return parts;
}

/** Says where and what, never the value itself: it may be a password or a message. */
function issueText(part: string, error: z.ZodError): string {
  const issue = error.issues[0];
  return `${[part, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'not valid'}`;
}

function idempotencyKeyOf(route: Route, request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (!route.idempotent || header === undefined) return undefined;
  const key = IdempotencyKey.safeParse(header);
  if (!key.success) throw new Fault('validation_failed', { message: 'Idempotency-Key: must be a UUID' });
  return key.data.toLowerCase();
}

/** A known path with another method is 405 with the methods it takes, not 404. */
function refuseOtherMethods(app: FastifyInstance, table: Record<string, Route>): void {
  for (const path of new Set(Object.values(table).map((route) => route.path))) {
    const taken = new Set<string>(Object.values(table).flatMap((route) => (route.path === path ? [route.method] : [])));
    // Fastify answers HEAD wherever GET is taken.
    if (taken.has('GET')) taken.add('HEAD');
    const allow = METHODS.filter((method) => taken.has(method)).join(', ');
    const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
      answerFailure(new Fault('method_not_allowed'), request, reply.header('allow', allow));
    app.route({
      method: METHODS.filter((method) => !taken.has(method)),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      // Before the body is read, which could only be wrong in another way.
      onRequest: refuse,
      handler: refuse,
    });
  }
}
