import type { PracticeSessionPost } from '@touchline/contracts';
import { expect, it } from 'vitest';
import { practiceSessionKind } from '../practice-session-queue.ts';
import { answerTo, waitingSession } from '../testing/session-posts-and-server-answers.ts';
import { memoryStore, queueOutside } from '../testing/queue-stores.ts';
import { createQueue } from './offline-queue.ts';

it('a reading of the storage that ends late does not bring back what was removed meanwhile', async () => {
  const memory = memoryStore<PracticeSessionPost>();
  for (const nth of [1, 2]) memory.kept.set(`key-${nth}`, waitingSession(nth));
  const ends: (() => void)[] = [];
  let isSlow = true;
  const store: typeof memory = {
    ...memory,
    all: async (...asked) => {
      const stored = await memory.all(...asked);
      if (isSlow) await new Promise<void>((end) => ends.push(end));
      return stored;
    },
  };
  const outbox = createQueue(practiceSessionKind('noa', async (post) => answerTo(post)), queueOutside({ store }));
  const late = outbox.refresh();
  await expect.poll(() => ends.length).toBe(1);
  isSlow = false;
  await outbox.dismiss('key-1');
  expect(outbox.state().waiting.map(({ key }) => key)).toEqual(['key-2']);
  ends[0]?.();
  await late;
  expect(outbox.state().waiting.map(({ key }) => key)).toEqual(['key-2']);
});
