import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Metrics, GaugeSources } from './metrics.ts';

/** A caller on this machine, as the system says it and not a header. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** What proxies say of whom they speak for: their callers are elsewhere, though they are here. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

type Parts = { readonly metrics: Metrics; readonly sources: GaugeSources; /** Who has it may look; without it, who is on this machine. */ readonly token: string | undefined };

/** `GET /metrics`, for who may look; for everybody else there is nothing here. Counts every other answer. */
export function serveMetrics(app: FastifyInstance, { metrics, sources, token }: Parts): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { url: route = 'none' } = request.routeOptions;
    if (route === PATH) return;
    metrics.answered({ route, method: request.method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
  app.route({
    method: 'GET',
    url: PATH,
    exposeHeadRoute: false,
    config: { quiet: true },
    handler: async (request, reply) => {
      if (!(token === undefined ? isLocal(request) : hasToken(request, token))) throw new AppError('not_found');
      return reply.type(metrics.contentType).send(await metrics.text(sources));
    },
  });
}

const PATH = '/metrics';

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

function isLocal({ socket, headers, raw }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    // What nginx speaks to servers behind it by default, saying nothing of its caller.
    raw.httpVersion === '1.1' &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}
