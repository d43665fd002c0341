// The service worker, which opens the app without a connection. A build makes one file of it for each language, with the
// files of that language (`offline-shell/offline-shell-plugin.ts`, decision 044).
import { files, firstPage } from 'virtual:app-files';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { engineFiles, pagesNotKept } from './not-precached.ts';

declare const self: ServiceWorkerGlobalScope;

// A new version waits until the page lets it in (`src/offline/new-version.ts`).
self.addEventListener('message', ({ data }: { readonly data: { readonly type?: unknown } | null }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// The page of the first visit is served by the worker too, so that parts not yet fetched come without a signal.
clientsClaim();

precacheAndRoute(files);
cleanupOutdatedCaches();

// Any address of the app is its first page, but for what only the server has.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(firstPage), {
    denylist: [/^\/(?:api|auth|config|health|third-party-notices|sbom)/, new RegExp(`^/(?:${pagesNotKept.join('|')})`)],
  }),
);

// The engine fetches all its files when it is opened, and keeps them (`download-model.ts`); here they are found without a signal.
registerRoute(new RegExp(`/assets/(?:${engineFiles.join('|')})`), new CacheFirst({ cacheName: 'pose-engine' }));
