import {
  DEFAULT_MAX_BYTES,
  DEFAULT_TIMEOUT_SECONDS,
  mayFailWith,
  type Checked,
  type DownloadRoute,
  type JsonRoute,
  type Reply,
  type Route,
  type StreamEvent,
  type StreamRoute,
  type UploadRoute,
} from '@touchline/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import { answerFailure } from './error-response.ts';
import { inTime } from './response-deadline.ts';
import { createCallerKeys, type CallerKey } from './rate-limit-caller-key.ts';
import type { Limiter } from './rate-limiter.ts';
import { sendPrepared, type PreparedAnswer } from './prepared-answer-with-etag.ts';
import type { Player, VerifyToken } from './authenticated-player.ts';
import { bearerToken } from './bearer-token.ts';
import { receiveChunk, type BusyUploads, type Receiver } from './receive-upload.ts';
import { sendFile, type Download } from './send-file.ts';
import type { SignedLinks } from './signed-link.ts';
import { sendEvents, type OpenStreams } from './server-sent-events.ts';

/** What a handler knows of the request besides its checked parts. */
export type Context<R extends Route = Route> = {
  readonly player: R['auth'] extends 'player' | 'operator' ? Player : null;
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The reply, or the prepared one where the row is `conditional`. */
type Answer<R extends JsonRoute> = R extends { readonly conditional: true } ? PreparedAnswer<Reply<R>> : Reply<R>;
type JsonHandler<R extends JsonRoute> = (input: Checked<R>, context: Context<R>) => Promise<Answer<R>> | Answer<R>;
/** Yields the events; the last one is of type `done`. */
type StreamHandler<R extends StreamRoute> = (
  input: Checked<R>,
  context: Context<R> & { readonly signal: AbortSignal },
) => AsyncIterable<StreamEvent<R>>;
type UploadHandler<R extends UploadRoute> = (input: Checked<R>, context: Context<R>) => Receiver;
type DownloadHandler<R extends DownloadRoute> = (input: Checked<R>, context: Context<R>) => Promise<Download>;

export type Handler<R extends Route> = R extends JsonRoute
  ? JsonHandler<R>
  : R extends StreamRoute
    ? StreamHandler<R>
    : R extends UploadRoute
      ? UploadHandler<R>
      : R extends DownloadRoute
        ? DownloadHandler<R>
        : never;

/** One handler for each route of a table. */
export type Handlers<Table extends Record<string, Route>> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

export type Guards = {
  readonly verifyToken: VerifyToken;
  /** Whether a player is an operator now; asked at every call of such a route, whatever a token says. */
  readonly isOperator: (playerId: string) => Promise<boolean>;
  readonly limiter: Limiter;
  readonly links: SignedLinks;
  /** Checks every answer against its schema, and every refusal against its row: for tests, where a wrong one must be seen. */
  readonly checkReplies: boolean;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const IdempotencyKey = z.uuid();

/** Mounts a table of routes: limits, who calls and every part of the request are checked first. */
export function mount<Table extends Record<string, Route>>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
  guards: Guards,
): void {
  const open: OpenStreams = new Set();
  const busy: BusyUploads = new Set();
  /** By path, those that a row in JSON leads to. */
  const streams = new Map<string, HttpHandler>();
  const checks = { ...guards, callerKey: createCallerKeys() };
  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort(new AppError('unavailable'));
  });
  for (const [name, route] of Object.entries(table)) {
    const check = createPartsCheck(route);
    const checked = async (request: FastifyRequest, reply: FastifyReply) => {
      const player = await guard(name, route, request, checks);
      const context = { player, idempotencyKey: idempotencyKeyOf(route, request), request, reply } as Context;
      return { input: check(request), context };
    };
    const shared = {
      method: route.method,
      url: urlOf(route.path),
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
        void answerFailure(
          guards.checkReplies ? checkedFailure(name, route, error) : error,
          request,
          reply,
          route.kind === 'json' ? route.dialect : undefined,
        ),
    };
    const timeoutSeconds = route.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS;
    switch (route.kind) {
      case 'json': {
        const handle = handlers[name] as unknown as JsonHandler<JsonRoute>;
        app.route({
          ...shared,
          config: { quiet: route.conditional === true },
          bodyLimit: route.maxBytes ?? DEFAULT_MAX_BYTES,
          handler: async (request, reply) => {
            const stream = route.method === 'POST' ? streams.get(route.path) : undefined;
            if (stream !== undefined && acceptsEvents(request)) return stream(request, reply);
            const answer: unknown = await inTime(timeoutSeconds, request, async () => {
              const { input, context } = await checked(request, reply);
              return handle(input, context);
            });
            if (reply.sent) return reply;
            if (route.conditional) {
              const prepared = answer as PreparedAnswer<unknown>;
              if (guards.checkReplies) route.reply?.parse(JSON.parse(prepared.bytes.toString()));
              return sendPrepared(request, reply, prepared);
            }
            if (guards.checkReplies && route.reply) route.reply.parse(answer);
            return reply.status(route.status ?? (route.reply ? 200 : 204)).send(answer);
          },
        });
        break;
      }
      case 'stream': {
        const handle = handlers[name] as unknown as StreamHandler<StreamRoute>;
        const stream: HttpHandler = async (request, reply) => {
          const { input, context } = await checked(request, reply);
          const make = (signal: AbortSignal) => handle(input, { ...context, signal });
          return sendEvents(route, request, reply, make, { open, timeoutSeconds, check: guards.checkReplies });
        };
        if (sharesAddress(route, table)) streams.set(route.path, stream);
        else app.route({ ...shared, bodyLimit: route.maxBytes ?? DEFAULT_MAX_BYTES, handler: stream });
        break;
      }
      case 'upload': {
        const handle = handlers[name] as unknown as UploadHandler<UploadRoute>;
        const receiver = async (request: FastifyRequest, reply: FastifyReply) => {
          const { input, context } = await checked(request, reply);
          return handle(input, context);
        };
        mountUpload(app, route.types ?? [], {
          ...shared,
          handler: async (request, reply) => {
            const chunk = { busy, key: request.url.split('?', 1)[0] ?? '', timeoutSeconds };
            return receiveChunk(route, request, await receiver(request, reply), chunk);
          },
        });
        app.route({
          ...shared,
          method: 'GET',
          handler: async (request, reply) => ({ received: await (await receiver(request, reply)).received() }),
        });
        break;
      }
      case 'download': {
        const handle = handlers[name] as unknown as DownloadHandler<DownloadRoute>;
        app.route({
          ...shared,
          handler: async (request, reply) => {
            const { input, context } = await checked(request, reply);
            return sendFile(request, reply, await handle(input, context));
          },
        });
        break;
      }
    }
  }
  refuseOtherMethods(app, table);
}

/** A refusal, or in its place a failure of ours where the row does not name it: a client could not foresee it. */
function checkedFailure(name: string, route: Route, error: unknown): unknown {
  if (!(error instanceof AppError) || (route.kind === 'json' && route.dialect === 'auth')) return error;
  const unnamed = (error.codes ?? [error.code]).find((code) => !mayFailWith(route, code));
  return unnamed === undefined ? error : new Error(`${name} failed with ${unnamed}, which its row does not name`, { cause: error });
}

/** In a scope of its own: nowhere else is a body of raw bytes taken. */
function mountUpload(app: FastifyInstance, types: readonly string[], options: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['application/octet-stream', ...types], (_request, body, done) => done(null, body));
    scope.route(options);
  });
}

type HttpHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Whether a row in JSON stands at the address of a stream. */
function sharesAddress(stream: StreamRoute, table: Record<string, Route>): boolean {
  return Object.values(table).some(({ kind, method, path }) => kind === 'json' && method === 'POST' && path === stream.path);
}

const acceptsEvents = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/event-stream') === true;

const urlOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

type Checks = Guards & { readonly callerKey: CallerKey };

async function guard(name: string, route: Route, request: FastifyRequest, checks: Checks): Promise<Player | null> {
  const { limiter, links, verifyToken, isOperator, callerKey } = checks;
  const { address, player: perPlayer } = route.limits ?? {};
  if (address) {
    const wait = limiter.take(`${name}:address`, callerKey(request), address);
    refuseWhile(typeof wait === 'number' ? wait : await wait);
  }
  if (route.auth === 'signed' && !links.isValid(request.url, route.kind === 'upload' ? 'write' : 'read')) {
    throw new AppError('link_not_valid');
  }
  if (route.auth === 'public' || route.auth === 'signed') return null;
  const token = bearerToken(request);
  const player = token === null ? null : await verifyToken(token);
  if (player === null) throw new AppError('sign_in_required');
  if (route.auth === 'operator' && !(await isOperator(player.id))) throw new AppError('operator_required');
  if (perPlayer) refuseWhile(await limiter.take(`${name}:player`, player.id, perPlayer));
  return player;
}

function refuseWhile(wait: number): void {
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
}

/** Gives what checks every part of a request that the row has a schema for. */
function createPartsCheck(route: Route): (request: FastifyRequest) => Checked<Route> {
  const { params, query } = route;
  const schemas = { params, query, body: 'body' in route ? route.body : undefined };
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = schemas[part];
    return schema ? [{ part, schema }] : [];
  });
  return (request) => {
    const input: Record<string, unknown> = {};
    for (const { part, schema } of parts) {
      const checked = schema.safeParse(request[part] ?? undefined);
      if (!checked.success) throw new AppError('validation_failed', { message: issueText(part, checked.error) });
      input[part] = checked.data;
    }
    return input;
  };
}

/** Says where and what, never the value itself: it may be a password or a message. */
function issueText(part: string, error: z.ZodError): string {
  const issue = error.issues[0];
  return `${[part, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'not valid'}`;
}

function idempotencyKeyOf(route: Route, request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (route.kind !== 'json' || !route.idempotent || header === undefined) return undefined;
  const key = IdempotencyKey.safeParse(header);
  if (!key.success) throw new AppError('validation_failed', { message: 'Idempotency-Key: must be a UUID' });
  return key.data.toLowerCase();
}

/** The methods that an address takes; Fastify answers HEAD wherever GET is taken. */
function methodsOf(route: Route): readonly string[] {
  if (route.kind === 'upload') return ['GET', 'HEAD', 'PUT'];
  return route.method === 'GET' ? ['GET', 'HEAD'] : [route.method];
}

/** A known path with another method is 405 with the methods it takes, not 404. */
function refuseOtherMethods(app: FastifyInstance, table: Record<string, Route>): void {
  for (const path of new Set(Object.values(table).map((route) => route.path))) {
    const taken = new Set(Object.values(table).flatMap((route) => (route.path === path ? methodsOf(route) : [])));
    const allow = METHODS.filter((method) => taken.has(method)).join(', ');
    const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
      answerFailure(new AppError('method_not_allowed'), request, reply.header('allow', allow));
    app.route({
      method: METHODS.filter((method) => !taken.has(method)),
      url: urlOf(path),
      // Before the body is read, which could only be wrong in another way.
      onRequest: refuse,
      handler: refuse,
    });
  }
}
