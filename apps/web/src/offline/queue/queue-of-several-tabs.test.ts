import type { PracticeSessionPost } from '@touchline/contracts';
import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { practiceSessionKind, type Outbox } from '../practice-session-queue.ts';
import { answerTo, busy, cut, MINUTE, NOON, postOf, waitingSession } from '../testing/session-posts-and-server-answers.ts';
import { memoryStore, queueOutside } from '../testing/queue-stores.ts';
import { createQueue } from './offline-queue.ts';

/** What the way to the server does with one request. */
const fates = ['arrives', 'request lost', 'answer lost', 'busy', 'busy for a minute'] as const;
type Fate = (typeof fates)[number];

/** Runs tasks after each other, in the order in which they ask; the browser frees the lock of a tab that is closed. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return (task: () => Promise<void>, closed: Promise<unknown>): Promise<void> => {
    const before = last;
    const mine = before.then(task);
    last = before.then(() => Promise.race([mine, closed])).catch(() => undefined);
    return mine;
  };
}

/** One device with its tabs, and the server, with every step in the scheduler's hands. */
function device(scheduler: fc.Scheduler, wayOf: () => Fate) {
  const store = memoryStore<PracticeSessionPost>();
  store.kept.set('of-kai', waitingSession(99, { key: 'of-kai', playerId: 'kai' }));
  const counted: string[] = [];
  const bodies = new Map<string, string>();
  const clock = { now: NOON };
  const [sending, storing] = [createLock(), createLock()];

  /** The server: the same key counts once, and has to say the same each time. */
  function take(post: PracticeSessionPost, key: string): void {
    const body = JSON.stringify(post);
    if (!bodies.has(key)) counted.push(key);
    if (bodies.has(key) && bodies.get(key) !== body) counted.push(`${key} said otherwise`);
    bodies.set(key, body);
  }

  function openTab(): { outbox: Outbox; close: () => void } {
    let alive = true;
    let release: (value?: unknown) => void = () => undefined;
    const closed = new Promise((done) => (release = done));
    /** A step that others may come before; in a closed tab nothing goes on. */
    const step = async <Value>(what: string, deed: () => Value | Promise<Value>): Promise<Value> => {
      await scheduler.schedule(Promise.resolve(), what);
      return alive ? deed() : new Promise<Value>(() => undefined);
    };
    const kind = practiceSessionKind('noa', async (post, { key }) => {
      const fate = wayOf();
      await step('request', () => {
        if (fate === 'request lost') throw cut();
        if (fate === 'busy') throw busy();
        if (fate === 'busy for a minute') throw busy(60);
        take(post, key);
      });
      return step('answer', () => {
        if (fate === 'answer lost') throw cut();
        return answerTo(post);
      });
    });
    const outbox = createQueue(
      kind,
      queueOutside({
        store: {
          all: (name, playerId) => step('read', () => store.all(name, playerId)),
          change: (id, next) => step('change', () => store.change(id, next)),
        },
        now: () => clock.now,
        lock: (task) => sending(async () => (alive ? task() : undefined), closed),
        storeLock: (task) => storing(async () => (alive ? task() : undefined), closed),
      }),
    );
    return {
      outbox,
      close: () => {
        alive = false;
        release();
      },
    };
  }
  return { store, counted, clock, openTab };
}

const deeds = ['finish a session', 'finish a session', 'connection back', 'another tab', 'close a tab', 'minutes pass'] as const;

it('each session counts once and in order, whatever is cut, closed or sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      // What happens, and how many steps of what is under way come before the next.
        fc.array(fc.tuple(fc.constantFrom(...deeds), fc.nat(15)), { maxLength: 40, size: 'max' }),
      fc.infiniteStream(fc.constantFrom(...fates)),
      async (scheduler, script, ways) => {
        let allIsWell = false;
        const { store, counted, clock, openTab } = device(scheduler, () => (allIsWell ? 'arrives' : ways.next().value));
        let tabs = [openTab()];
        const finished: string[] = [];
        /** As the practice keeps it: one session, until it is in the box. */
        let draft: string | null = null;

        const save = (outbox: Outbox): void => {
          if (draft === null) {
            draft = `key-${finished.length + 1}`;
            finished.push(draft);
          }
          const key = draft;
          const onKept = (): void => {
            if (draft === key) draft = null;
          };
          outbox.save(postOf(Number(key.slice(4))), key, onKept).catch(() => undefined);
        };

        for (const [turn, [deed, steps]] of script.entries()) {
          const tab = tabs[turn % tabs.length] ?? openTab();
          if (deed === 'finish a session') save(tab.outbox);
          if (deed === 'connection back') tab.outbox.sendDue().catch(() => undefined);
          if (deed === 'another tab') tabs.push(openTab());
          if (deed === 'minutes pass') clock.now += 2 * MINUTE;
          if (deed === 'close a tab') {
            tab.close();
            tabs = tabs.filter((other) => other !== tab);
            if (tabs.length === 0) tabs.push(openTab());
          }
          for (let taken = 0; taken < steps && scheduler.count() > 0; taken += 1) await scheduler.waitOne();
        }

        // The phone is restarted where there is a signal.
        for (const { close } of tabs) close();
        await scheduler.waitIdle();
        allIsWell = true;
        clock.now += 60 * MINUTE;
        const { outbox } = openTab();
        if (draft !== null) save(outbox);
        await scheduler.waitIdle();
        const last = outbox.sendDue();
        await scheduler.waitIdle();
        await last;

        expect(counted).toEqual(finished);
        expect([...store.kept.keys()]).toEqual(['of-kai']);
      },
    ),
    { numRuns: count('outboxInterleavings') },
  );
});
