import { locale } from '@touchline/messages';
import { createEmitter } from '../store/emitter-and-store.ts';
import { whenIdle } from '../store/when-idle.ts';
import { workerOf } from './service-worker-address.ts';

/** Looks for a new version at most this often while the app stays open, in milliseconds. */
const LOOK_EVERY_MS = 60 * 60_000;

/** After the worker could not be fetched whole the next attempt waits this long, in milliseconds, and each further one twice as long. */
const FIRST_PAUSE_MS = 5_000;

/** A new version of the app, fetched by the service worker beside the one that runs. */
export interface NewVersion {
  /** Whether one waits, or has already taken over in another tab. */
  readonly isReady: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** Lets it take over, and loads the page anew. */
  readonly take: () => void;
}

/**
 * The first worker of all comes so many milliseconds after somebody is signed in, once the page is idle: until then a reload
 * without a connection finds nothing. On a processor of a quarter of the speed the dashboard stood 1.1 s after that with
 * 1.6 Mbit/s and 0.9 s without a limit.
 */
const FIRST_WORKER_AFTER_MS = 1_500;

/** What of the browser this touches, so that tests can stand in. */
export interface WorkerOutside {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'addEventListener' | 'controller'>;
  readonly reload: () => void;
  /** Calls back when the player comes back to the page. */
  readonly onReturn: (back: () => void) => void;
  readonly now: () => number;
  /** Calls back once, after so many milliseconds. */
  readonly later: (then: () => void, milliseconds: number) => void;
  /** Calls back once, when the first screen stands and the page is idle. */
  readonly whenIdle: (then: () => void) => void;
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
  let registration: ServiceWorkerRegistration | null = null;
  let pause = FIRST_PAUSE_MS;
  const followed = new WeakSet<ServiceWorker>();

  // That of another language comes when the player changes it, and is no new version.
  const isOurs = ({ scriptURL }: ServiceWorker): boolean => new URL(scriptURL).pathname === workerOf(locale);

  const ready = (worker: ServiceWorker | null): void => {
    waiting = worker;
    isReady = true;
    changes.emit();
  };

  function follow(worker: ServiceWorker | null): void {
    if (worker === null || followed.has(worker) || !isOurs(worker)) return;
    followed.add(worker);
    worker.addEventListener('statechange', () => {
      // The first one of all has nothing to wait for.
      if (worker.state === 'installed' && workers.controller !== null) ready(worker);
      // One of its many files did not come, so the browser has given up the first of all. By itself it would try again at
      // the next visit only.
      if (worker.state === 'redundant' && workers.controller === null) {
        outside.later(register, pause);
        pause *= 2;
      }
    });
  }

  function watch(found: ServiceWorkerRegistration): void {
    registration = found;
    if (found.waiting !== null && wasControlled && isOurs(found.waiting)) ready(found.waiting);
    follow(found.installing);
    found.addEventListener('updatefound', () => follow(found.installing));
  }

  function register(): void {
    // Refused where storage is forbidden, and unreachable now and then: the app runs without.
    workers.register(workerOf(locale), { scope: '/' }).then(watch, () => undefined);
  }

  outside.onReturn(() => {
    if (registration === null || outside.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = outside.now();
    // Without a connection the next return looks.
    registration.update().catch(() => undefined);
  });
  workers.addEventListener('controllerchange', () => {
    if (workers.controller !== null && !isOurs(workers.controller)) return;
    if (taking) outside.reload();
    // Another tab has taken it: this one runs on with what it has, and is asked in its turn.
    else if (wasControlled) ready(null);
    wasControlled = true;
  });
  // The first of all fetches and stores the whole app, hundreds of files: on a phone with few cores the first screen would
  // wait for it. Later only what has changed is fetched.
  if (wasControlled) register();
  else outside.whenIdle(register);

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
    later: (then, milliseconds) => setTimeout(then, milliseconds),
    whenIdle: (then) => whenIdle(then, FIRST_WORKER_AFTER_MS),
  });
  return watched;
}
