import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Headers = Partial<ReturnType<FastifyReply['getHeaders']>>;

type Options = {
  /** Whether players reach us by https. */
  readonly https: boolean;
  /** Whether that holds for all subdomains, of which others may run some. */
  readonly hstsSubdomains: boolean;
  /** The storage service that browsers send clips to and play them from; null for our own origin alone. */
  readonly storageOrigin?: string | null;
  /** Folder of the built front end, whose pages hold some styles and a script inline; null serves the API only. */
  readonly webRoot: string | null;
};

/**
 * Security headers of every answer. Nothing but our own origin is loaded or called, and the storage service where one is
 * configured. No inline script runs but the one that the build put into a page; WebAssembly may compile, because the
 * pose model needs it.
 */
export async function securityHeaders(options: Options): Promise<Headers> {
  return {
    ...(await headersOfHelmet(options)),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  };
}

/**
 * What Helmet writes into an answer: the same into each, so it is asked once, in a server of its own. To write it
 * anew for every request would cost as much as all the rest of a small one.
 */
async function headersOfHelmet(options: Options): Promise<Headers> {
  let headers: Headers = {};
  const storage = options.storageOrigin ? [options.storageOrigin] : [];
  const inline = options.webRoot === null ? { scripts: [], styles: [] } : inlineHashes(options.webRoot);
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inline.scripts],
        styleSrc: ["'self'", ...inline.styles],
        imgSrc: ["'self'", 'data:', 'blob:', ...storage],
        mediaSrc: ["'self'", 'blob:', ...storage],
        connectSrc: ["'self'", ...storage],
        workerSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Videos of matches, once a player has asked for one.
        frameSrc: ['https://www.scorebat.com', 'https://www.youtube-nocookie.com'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: options.hstsSubdomains } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.get('/', async (_request, reply) => {
    headers = reply.getHeaders();
  });
  await app.inject('/');
  await app.close();
  return headers;
}

/** Sources for a content security policy: each allows one inline element by its content. */
type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * What the built pages in a folder hold inline, as sources of a content security policy ('sha256-…'). Anything else
 * that gets into a page is refused by the browser.
 */
function inlineHashes(folder: string): InlineHashes {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    scripts: hashesOf(pages, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
    styles: hashesOf(pages, /<style[^>]*>([^]*?)<\/style>/g),
  };
}

function hashesOf(pages: readonly string[], elements: RegExp): string[] {
  const contents = pages.flatMap((page) => [...page.matchAll(elements)].map(([, content = '']) => content));
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
