import { expect, it } from 'vitest';
import { postOf, waitingSession } from './testing/session-posts-and-server-answers.ts';
import { waitingDrillsOf } from './waiting-drills.ts';

const finished = (finished_at: string, time_zone: string) => waitingSession(1, { payload: { ...postOf(1), finished_at, time_zone } });

it('a drill that waits belongs to the day on which it ended where its player is', () => {
  expect(waitingDrillsOf([finished('2026-06-01T23:30:00Z', 'Europe/Berlin'), finished('2026-06-01T23:30:00Z', 'America/New_York')])).toEqual([
    { drillId: 'juggling', day: '2026-06-02' },
    { drillId: 'juggling', day: '2026-06-01' },
  ]);
});

it('of one whose time zone is unknown here the day is not told, and one that was refused does not wait', () => {
  const refused = { status: 422, code: 'day_full', message: 'The day is full.', suggestion: null } as const;
  expect(waitingDrillsOf([finished('2026-06-01T23:30:00Z', 'Mars/Olympus'), waitingSession(2, { refused })])).toEqual([{ drillId: 'juggling', day: null }]);
});
