import { describe, expect, it, vi } from 'vitest';
import { watchNewVersion } from './new-version.ts';

/** A service worker as far as the watch can see. */
class Worker extends EventTarget {
  state = 'installing';
  readonly scriptURL: string;
  readonly postMessage = vi.fn<(message: unknown) => void>();

  constructor(path = '/sw.js') {
    super();
    this.scriptURL = `https://touchline.example${path}`;
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);

  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** A page whose browser has a service worker, or has none yet. */
async function page({ controlled, waiting = null, installing = null, busy = false }: { controlled: boolean; waiting?: Worker | null; installing?: Worker | null; busy?: boolean }) {
  const registration = Object.assign(new Registration(), { waiting, installing });
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? new Worker() : null,
    register: vi.fn<() => Promise<Registration>>(async () => registration),
  });
  const reload = vi.fn<() => void>();
  const clock = { now: 0 };
  const later = vi.fn<(then: () => void, milliseconds: number) => void>();
  let comeBack = (): void => undefined;
  let idle = (): void => undefined;
  const version = watchNewVersion({
    workers: workers as unknown as ServiceWorkerContainer,
    reload,
    onReturn: (back) => (comeBack = back),
    now: () => clock.now,
    later,
    whenIdle: (then) => (idle = then),
  });
  if (!busy) idle();
  await Promise.resolve();
  await Promise.resolve();
  const takeOver = (worker = new Worker()): void => {
    workers.controller = worker;
    workers.dispatchEvent(new Event('controllerchange'));
  };
  return { version, workers, registration, reload, clock, later, takeOver, comeBack: () => comeBack(), rest: () => idle() };
}

describe('a new version', () => {
  it('is not what the first visit brings', async () => {
    const { version, registration, takeOver, reload } = await page({ controlled: false });
    const first = new Worker();
    registration.find(first);
    first.become('installed');
    takeOver();
    expect(version.isReady()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not the worker of another language, which comes when the player changes it', async () => {
    const { version, registration, takeOver } = await page({ controlled: true });
    const german = new Worker('/de/sw.js');
    registration.find(german);
    german.become('installed');
    takeOver(german);
    expect(version.isReady()).toBe(false);
    const english = new Worker();
    registration.find(english);
    english.become('installed');
    expect(version.isReady()).toBe(true);
  });

  it('is looked for at once, but the first worker of all comes only when the page is idle', async () => {
    expect((await page({ controlled: true, busy: true })).workers.register).toHaveBeenCalledOnce();
    const first = await page({ controlled: false, busy: true });
    expect(first.workers.register).not.toHaveBeenCalled();
    first.rest();
    expect(first.workers.register).toHaveBeenCalledOnce();
  });

  it('is fetched again, each time a little later, where the first of all did not come whole', async () => {
    const { version, workers, registration, later, takeOver } = await page({ controlled: false });
    for (const pause of [5_000, 10_000]) {
      const first = new Worker();
      registration.find(first);
      first.become('redundant');
      expect(later).toHaveBeenLastCalledWith(expect.any(Function), pause);
      later.mock.lastCall?.[0]();
      await Promise.resolve();
    }
    expect(workers.register).toHaveBeenCalledTimes(3);
    const third = new Worker();
    registration.find(third);
    third.become('installed');
    takeOver();
    third.become('redundant');
    expect(later).toHaveBeenCalledTimes(2);
    expect(version.isReady()).toBe(false);
  });

  it('that is on its way when the page opens is seen as well', async () => {
    const next = new Worker();
    const { version } = await page({ controlled: true, installing: next });
    next.become('installed');
    expect(version.isReady()).toBe(true);
  });

  it('is ready once it is fetched whole, and takes over when it is let in', async () => {
    const { version, registration, takeOver, reload } = await page({ controlled: true });
    const changed = vi.fn<() => void>();
    version.subscribe(changed);
    const next = new Worker();
    registration.find(next);
    expect(version.isReady()).toBe(false);
    next.become('installed');
    expect(version.isReady()).toBe(true);
    expect(changed).toHaveBeenCalledOnce();
    version.take();
    expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that waited since the last visit is ready at once', async () => {
    const { version } = await page({ controlled: true, waiting: new Worker() });
    expect(version.isReady()).toBe(true);
  });

  it('taken in another tab does not pull the page from under this one, which is asked in its turn', async () => {
    const { version, takeOver, reload } = await page({ controlled: true });
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    expect(version.isReady()).toBe(true);
    version.take();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is looked for when the player comes back, once an hour', async () => {
    const { registration, clock, comeBack } = await page({ controlled: true });
    comeBack();
    expect(registration.update).not.toHaveBeenCalled();
    clock.now = 60 * 60_000;
    comeBack();
    comeBack();
    expect(registration.update).toHaveBeenCalledOnce();
  });
});
