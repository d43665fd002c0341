import { randomUUID } from 'node:crypto';
import { languageOf, type Language } from '@touchline/domain';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { forRequest } from '../request-context.ts';
import { answerFailure } from './error-response.ts';
import { limitPipelining } from './pipelining-limit.ts';
import { RequestLog } from './lazy-request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { pageAddress, pageFolders, serveFrontEnd, variesBy } from './front-end-files.ts';
import { answerUnreadable } from './unreadable-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked so often that an answer is no news: it is logged for who wants to see everything, unless it is a failure. */
    quiet?: boolean;
  }
}

export type AppOptions = {
  readonly log: FastifyBaseLogger;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Whether players reach us by https. */
  readonly https: boolean;
  readonly hstsSubdomains: boolean;
  /** The storage service that browsers send clips to and play them from; none without it. */
  readonly storageOrigin?: string | null;
  /** Folder of the built front end; null serves the API only. */
  readonly webRoot: string | null;
};

/** Characters between two slashes of an address: ours have fewer. */
const LONGEST_PART = 200;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The HTTP server without routes: request ids, headers, failures, and the front end's files. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const folders = options.webRoot === null ? [] : pageFolders(options.webRoot);
  // What keeps an answer says so itself.
  const headers = { ...(await securityHeaders(options)), 'cache-control': 'no-store' };
  const app = Fastify({
    loggerInstance: options.log,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // What cannot be decoded, leads out of its folder or is longer than a parameter may be would be answered by Fastify
    // itself, without our headers: it is just an unknown address.
    // A page comes in the language of who asks.
    rewriteUrl: (request) => {
      const { url = '/', headers } = request;
      return isAddress(url) ? pageAddress(url, () => languageIn(headers), folders) : '/not-an-address';
    },
    requestTimeout: 60_000,
    // Whoever reads nothing of an answer for so long has gone: the slowest row has its own within two minutes.
    connectionTimeout: 300_000,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers, options.log),
    // What comes while the server closes is answered by us as well: `server-lifecycle.ts`.
    return503OnClosing: false,
    // A query may carry a cursor or a token of a link, so a request is logged without it.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (log, bindings, childOptions) => new RequestLog(log, bindings, childOptions),
    routerOptions: { maxParamLength: LONGEST_PART },
  });
  // Bodies are JSON: anything else is refused before it is read.
  app.removeContentTypeParser('text/plain');
  // A request may call itself JSON and have no body: so does the sign-in library when it signs out.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  limitPipelining(app);
  const writesDebug = ['trace', 'debug'].includes(options.log.level);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    const varies = variesBy(request.originalUrl);
    if (varies !== undefined) reply.header('vary', varies);
    done();
  });
  // Where the body has been read, as the events of its reading belong to no request.
  app.addHook('preValidation', ({ id, headers }, _reply, done) => {
    let known: Language | undefined;
    forRequest({ id, language: () => (known ??= languageIn(headers)) }, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { url, config } = request.routeOptions;
    const isQuiet = (config.quiet === true && reply.statusCode < 400) || url?.startsWith('/assets') === true;
    if (isQuiet && !writesDebug) return;
    const line = {
      method: request.method,
      route: url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (isQuiet) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request) && options.webRoot !== null && !/^\/(api|auth)\//.test(request.url)) {
      return reply.redirect('/', 302);
    }
    return answerFailure(new AppError('not_found'), request, reply);
  });
  if (options.webRoot !== null) {
    leadToCoachTab(app);
    await serveFrontEnd(app, options.webRoot);
  }
  return app;
}

/** Whether a browser opens an address, and no program. */
const wantsPage = ({ method, headers }: FastifyRequest): boolean => method === 'GET' && (headers.accept ?? '').includes('text/html');

/** The coach answers at `/coach` as well, which is the name of a tab besides: whoever opens it in a browser is led to the tab. */
function leadToCoachTab(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/coach\/?(?:\?|$)/.test(request.url) && wantsPage(request)) void reply.redirect('/#coach', 302);
    else done();
  });
}

const languageIn = (headers: FastifyRequest['raw']['headers']): Language => languageOf(headers.cookie, headers['accept-language']);

/** Whether the path of a URL can be decoded, stays in its folder and has no part that is longer than any of ours. */
function isAddress(url: string): boolean {
  const [encoded = ''] = url.split('?', 1);
  const path = decoded(encoded);
  if (path === undefined || path.includes('..')) return false;
  return encoded.length <= LONGEST_PART || encoded.split('/').every((part) => part.length <= LONGEST_PART);
}

/** Undefined for what is no URI encoding. */
function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
