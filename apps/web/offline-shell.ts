import { VitePWA } from 'vite-plugin-pwa';

/** Worker, WebAssembly and its loader, and what runs them where there can be no worker. */
const POSE_ENGINE = 'assets/{vision_wasm,pose,page-host}*';

/** The dark ground of `src/ui/tokens.css`. */
const GROUND = '#08130f';

/**
 * The service worker that opens the app without a connection, and the manifest that puts it on a home screen. A new
 * version waits until the page lets it in: `src/offline/new-version.ts` registers the worker and asks the player.
 */
export function offlineShell(): ReturnType<typeof VitePWA> {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    workbox: {
      globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
      // The gallery is for us; a new password and a grown-up's answer need the network anyway; the pose engine is for who opens the analysis.
      globIgnores: ['{gallery,engine-harness}*', 'assets/{gallery,engine-harness}*', '{reset-password,consent}*', '**/*.map', POSE_ENGINE],
      // The engine fetches all its files when it is opened, and keeps them; here they are found without a signal.
      runtimeCaching: [
        { urlPattern: /\/assets\/(?:vision_wasm|pose|page-host)/, handler: 'CacheFirst', options: { cacheName: 'pose-engine' } },
      ],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(api|auth|config|health|third-party-notices)/, /^\/(reset-password|consent|parents|gallery|engine-harness)/],
      // The page of the first visit is served by the worker too, so that parts not yet fetched come without a signal.
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
    },
    manifest: {
      id: '/',
      name: 'Touchline football practice',
      short_name: 'Touchline',
      description: 'Football practice for young players: drills against the clock and honest progress.',
      lang: 'en',
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
