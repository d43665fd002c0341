import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@touchline/domain';
import { build, type Plugin } from 'vite';
import { rejectTooNewSyntax } from '../reject-too-new-syntax.ts';
import { appManifest } from './app-manifest.ts';
import { precachedFiles, revisionOf, type PrecachedFile } from './precached-files.ts';

const MODULE = 'virtual:app-files';
const MANIFEST = 'manifest.webmanifest';
const WORKER = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));

/** What the service worker is told of the build: every file to keep, and the page that the app opens with. */
const appFiles = (files: readonly PrecachedFile[], firstPage: string): Plugin => ({
  name: 'touchline-app-files',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? `export const files = ${JSON.stringify(files)};\nexport const firstPage = ${JSON.stringify(firstPage)};` : null),
});

/**
 * The service worker that opens the app without a connection, and the manifest that puts it on a home screen. Each
 * language has a worker of its own, which knows the pages of that language (decision 027); `scripts/build-front-end.ts`
 * puts it and the manifest into the language's folder.
 */
export function offlineShell(language: Language): Plugin {
  const folder = language === 'en' ? '/' : `/${language}/`;
  const manifest = appManifest(language);
  let outDir = '';
  return {
    name: 'touchline-offline-shell',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: folder + MANIFEST }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest });
    },
    // By then every file of the build lies in its folder, those of `public` included.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = [...precachedFiles(outDir, folder), { url: folder + MANIFEST, revision: revisionOf(manifest) }];
        await buildWorker(outDir, appFiles(files, `${folder}index.html`));
      },
    },
  };
}

/** In a build of its own, or the bundler would give it chunks of the pages: it is one file, and no module (Firefox 115). */
async function buildWorker(outDir: string, files: Plugin): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [files, rejectTooNewSyntax()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
        checks: { pluginTimings: false },
      },
    },
  });
}
