import type { Highlight } from '@touchline/contracts';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { FeedFailure } from '../../adapters/football/index.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-postgres-pool.ts';
import { logger } from '../../redacting-logger.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { testClock } from '../../testing/server.ts';
import { createHighlights } from './highlights-service.ts';

let clock: ReturnType<typeof testClock>;
let database: OpenDatabase;
beforeEach(async () => {
  clock = testClock();
  database = openDatabase((await cloneDatabase()).url, { max: 4 });
  onTestFinished(() => database.close());
});

const video = (at: number): Highlight => ({
  id: `scorebat-${at}`,
  title: `Video ${at}`,
  url: `https://www.scorebat.com/embed/${at}`,
  thumbnail: null,
  duration: null,
  competition: null,
  views: null,
  date: '2026-02-15T11:00:00.000Z',
});

function reader(answer: () => Highlight[] | Error) {
  const made = {
    asked: 0,
    highlights: async () => {
      made.asked += 1;
      const said = answer();
      if (said instanceof Error) throw said;
      return said;
    },
  };
  return made;
}

/** Highlights as one process has them: it remembers nothing of another. */
const processOf = (source: ReturnType<typeof reader> | null, hasDemo = true) =>
  createHighlights({ database: database.db, reader: source, hasDemo, now: clock.now, log: logger('silent') });
const seenBy = async (source: ReturnType<typeof reader> | null, hasDemo = true) => (await processOf(source, hasDemo).list()).value;

it('highlights are read every half hour by one process, and the latest twelve are shown', async () => {
  const feed = reader(() => Array.from({ length: 40 }, (_, at) => video(at)));
  for (let minute = 0; minute < 60; minute += 1) {
    await Promise.all([processOf(feed).poll(), processOf(feed).poll()]);
    clock.advance({ minutes: 1 });
  }
  expect(feed.asked).toBe(2);
  const shown = await seenBy(feed);
  expect(shown).toMatchObject({ source: 'live-api', stale: false });
  expect(shown.highlights.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => `scorebat-${at}`));
});

it('they stay for two days while the feed is down, and then give way to samples', async () => {
  const answers: (Highlight[] | Error)[] = [[video(1)]];
  const feed = reader(() => answers.shift() ?? new FeedFailure('unreachable', 'no answer'));
  await processOf(feed).poll();
  clock.advance({ hours: 47 });
  await processOf(feed).poll();
  expect(await seenBy(feed)).toMatchObject({ highlights: [{ title: 'Video 1' }], stale: true });
  clock.advance({ hours: 2 });
  await processOf(feed).poll();
  expect(await seenBy(feed)).toMatchObject({ source: 'demo' });
  expect(await seenBy(feed, false)).toMatchObject({ source: 'live-api', stale: true });
});

it('without a feed they are samples, and where the demo is turned off a failure', async () => {
  expect(await seenBy(null)).toMatchObject({ source: 'demo', stale: false });
  await expect(seenBy(null, false)).rejects.toMatchObject({ code: 'highlights_unavailable' });
});
