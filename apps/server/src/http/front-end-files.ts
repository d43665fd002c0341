import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { languages, type Language } from '@touchline/domain';
import type { FastifyInstance } from 'fastify';

/** Files whose name carries a hash of their content never change. */
const HASHED = /[\\/]assets[\\/]/;

/**
 * Addresses of pages, which a build makes in every language. `/index.html` is the English one for everybody: that is how
 * the English worker asks for its page, whatever the browser prefers.
 */
const PAGE = /^\/(?:(?:reset-password|consent|parents|operator)\.html)?(?=$|\?)/;

/** The worker of a language is in the folder of its pages, and works for the whole app. */
const WORKER = /[\\/]sw\.js(?:\.(?:br|gz))?$/;

/** Whose pages a build holds in a folder of their own, as all but English are. */
export function pageFolders(webRoot: string): readonly Language[] {
  return languages.filter((language) => existsSync(join(webRoot, language, 'index.html')));
}

/**
 * What the answer to an address differs by, besides its encoding; undefined for an address of one content. A page that a
 * worker keeps is asked for by such an address: a browser would not find it again by other headers.
 */
export const variesBy = (url: string): string | undefined => (PAGE.test(url) ? 'accept-language, cookie' : undefined);

/** The address of a page as it is in the language that is wanted; any other address stays, and its language is not asked for. */
export function pageAddress(url: string, languageWanted: () => Language, folders: readonly Language[]): string {
  const [page] = PAGE.exec(url) ?? [];
  if (page === undefined) return url;
  const language = languageWanted();
  if (!folders.includes(language)) return url;
  return `/${language}${page === '/' ? '/index.html' : page}${url.slice(page.length)}`;
}

/** The language of the file that an address of a page was turned into; undefined for what is no page. */
const languageOfFile = (url: string): string | undefined => {
  const [, folder, page] = /^(?:\/([a-z]{2}))?(\/(?:[\w-]+\.html)?)(?=$|\?)/.exec(url) ?? [];
  return page === undefined ? undefined : (folder ?? 'en');
};

/**
 * Adds its language to the entity tag of a page. Without it a tag is of size and time alone, and compressed pages of two
 * languages that were built in the same moment may have both in common: who changes the language kept the page of before.
 */
function tagByLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { url = '', headers } }) => {
    const language = languageOfFile(url);
    if (language === undefined) return;
    const end = `-${language}"`;
    const known = (headers['if-none-match'] ?? '').split(',').flatMap((tag) => (tag.trim().endsWith(end) ? [`${tag.trim().slice(0, -end.length)}"`] : []));
    delete headers['if-modified-since'];
    delete headers['if-none-match'];
    if (known.length > 0) headers['if-none-match'] = known.join(', ');
  });
  app.addHook('onSend', async ({ raw: { url = '' } }, reply) => {
    const language = languageOfFile(url);
    const tag = reply.getHeader('etag');
    if (language !== undefined && typeof tag === 'string') reply.header('etag', `${tag.slice(0, -1)}-${language}"`);
  });
}

/** Serves the built front end, compressed ahead of time where the build made a `.br` or `.gz` beside a file. */
export async function serveFrontEnd(app: FastifyInstance, folder: string): Promise<void> {
  const options: FastifyStaticOptions = {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (WORKER.test(path)) void reply.header('service-worker-allowed', '/');
      void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  };
  // Apart, so that no other answer is looked at for the tag of a page.
  await app.register(async (pages) => {
    tagByLanguage(pages);
    await pages.register(fastifyStatic, { ...options, wildcard: false, globIgnore: ['assets/**'] });
  });
  // A thousand files, each with a route of its own, would take a tenth of a start.
  const assets = join(folder, 'assets');
  if (existsSync(assets)) await app.register(fastifyStatic, { ...options, root: assets, prefix: '/assets/', decorateReply: false });
}
