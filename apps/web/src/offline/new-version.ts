import { createEmitter } from '../store/store.ts';

/** Looks for a new version at most this often while the app stays open, in milliseconds. */
const LOOK_EVERY_MS = 60 * 60_000;

/** A new version of the app, fetched by the service worker beside the one that runs. */
export interface NewVersion {
  /** Whether one waits, or has already taken over in another tab. */
  readonly isReady: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** Lets it take over, and loads the page anew. */
  readonly take: () => void;
}

/** What of the browser this touches, so that tests can stand in. */
export interface WorkerOutside {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'addEventListener' | 'controller'>;
  readonly reload: () => void;
  /** Calls back when the player comes back to the page. */
  readonly onReturn: (back: () => void) => void;
  readonly now: () => number;
}

/** Registers the service worker and watches for a new version. Without one the app only does not open offline. */
export function watchNewVersion(outside: WorkerOutside): NewVersion {
  const { workers } = outside;
  const changes = createEmitter();
  let waiting: ServiceWorker | null = null;
  let isReady = false;
  let wasControlled = workers.controller !== null;
  let taking = false;
  let lookedAt = outside.now();

  const ready = (worker: ServiceWorker | null): void => {
    waiting = worker;
    isReady = true;
    changes.emit();
  };

  function watch(registration: ServiceWorkerRegistration): void {
    if (registration.waiting !== null && wasControlled) ready(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        // The first one of all has nothing to wait for.
        if (worker.state === 'installed' && workers.controller !== null) ready(worker);
      });
    });
    outside.onReturn(() => {
      if (outside.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = outside.now();
      // Without a connection the next return looks.
      registration.update().catch(() => undefined);
    });
  }

  workers.addEventListener('controllerchange', () => {
    if (taking) outside.reload();
    // Another tab has taken it: this one runs on with what it has, and is asked in its turn.
    else if (wasControlled) ready(null);
    wasControlled = true;
  });
  // Refused where storage is forbidden, and unreachable now and then: the app runs without.
  workers.register('/sw.js').then(watch, () => undefined);

  return {
    isReady: () => isReady,
    subscribe: changes.subscribe,
    take() {
      if (waiting === null || waiting.state === 'activated') return outside.reload();
      taking = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  };
}

let watched: NewVersion | null = null;

/**
 * The watch of this page; the first call begins it. That is when somebody is signed in: until then the worker's
 * fetching would only hold up the first screen. Null where there is no worker, as on the development server.
 */
export function newVersion(): NewVersion | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  watched ??= watchNewVersion({
    workers: navigator.serviceWorker,
    reload: () => location.reload(),
    onReturn: (back) =>
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') back();
      }),
    now: () => Date.now(),
  });
  return watched;
}
