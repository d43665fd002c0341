import type { Language } from '@touchline/domain';
import { wordsOfApp } from '@touchline/messages/compile';
import { VitePWA } from 'vite-plugin-pwa';

/** Worker, WebAssembly and its loader, and what runs them where there can be no worker. */
const POSE_ENGINE = 'assets/{vision_wasm,pose,page-host}*';

/** The dark ground of `src/ui/tokens.css`. */
const GROUND = '#08130f';

/**
 * The service worker that opens the app without a connection, and the manifest that puts it on a home screen. A new
 * version waits until the page lets it in: `src/offline/new-version.ts` registers the worker and asks the player.
 * Each language has a worker of its own, which knows the pages of that language (decision 027).
 */
export function offlineShell(language: Language): ReturnType<typeof VitePWA> {
  const words = wordsOfApp(language);
  const folder = language === 'en' ? '' : `${language}/`;
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    // They are among the files already, by whole addresses.
    includeManifestIcons: false,
    workbox: {
      // The coach's worker, by far the largest file, is 4.4 MB (1.45 MB as it is sent); a larger one than this ends the build.
      maximumFileSizeToCacheInBytes: 4.5 * 1024 * 1024,
      globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
      // The gallery is for us, the operator page for few, the reference of the API for programmers; a new password and a grown-up's answer need the network anyway; the page for parents has one address for all languages, so that a kept one could be of another; the pose engine is for who opens the analysis.
      globIgnores: ['{gallery,engine-harness}*', 'assets/{gallery,engine-harness}*', '{reset-password,consent,parents,operator,api-reference}*', 'assets/{operator,api-reference}*', '**/*.map', POSE_ENGINE],
      // The engine fetches all its files when it is opened, and keeps them; here they are found without a signal.
      runtimeCaching: [
        { urlPattern: /\/assets\/(?:vision_wasm|pose|page-host)/, handler: 'CacheFirst', options: { cacheName: 'pose-engine' } },
      ],
      // By whole addresses, as a worker's own may lie in the folder of its language, where its page lies too.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.endsWith('.html') ? folder : ''}${entry.url}` })),
        }),
      ],
      navigateFallback: `/${folder}index.html`,
      navigateFallbackDenylist: [/^\/(api|auth|config|health|third-party-notices|sbom)/, /^\/(reset-password|consent|parents|operator|api-reference|gallery|engine-harness)/],
      // The page of the first visit is served by the worker too, so that parts not yet fetched come without a signal.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
    },
    manifest: {
      id: '/',
      name: String(words['app_name_long']),
      short_name: 'Touchline',
      description: String(words['app_description']),
      lang: language,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: GROUND,
      theme_color: GROUND,
      categories: ['sports', 'health'],
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  });
}
