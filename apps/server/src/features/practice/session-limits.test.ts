import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { endedBefore, plainSession } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The moment so many milliseconds from now on the server's clock, negative for the past. */
const fromNow = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();

/** Posts a session of a new player and gives what became of it, and what the player has then. */
async function outcome(change: object) {
  const player = await server.signUp();
  const { status, body } = await player.post({ ...plainSession, ...change });
  const { totalSessions, tokens } = await player.stats();
  const listed = (await player.sessions()).data.length;
  return { status, code: body.code, totalSessions, listed, tokens };
}

const saved = { status: 201, totalSessions: 1, listed: 1 };
const nothing = { totalSessions: 0, listed: 0, tokens: 0 };
const invalid = { status: 400, code: 'validation_failed' };

describe('a finish', () => {
  it('counts up to 14 days past, to the second', async () => {
    expect(await outcome({ finished_at: fromNow(-14 * DAY) })).toMatchObject(saved);
    expect(await outcome({ finished_at: fromNow(-14 * DAY - SECOND) })).toMatchObject({
      ...nothing,
      status: 422,
      code: 'finish_too_old',
    });
  });

  it('counts up to 2 minutes ahead, to the second', async () => {
    expect(await outcome({ finished_at: fromNow(2 * MINUTE) })).toMatchObject(saved);
    expect(await outcome({ finished_at: fromNow(2 * MINUTE + SECOND) })).toMatchObject({
      ...nothing,
      status: 422,
      code: 'finish_in_future',
    });
  });

  it.each([
    '2026-02-15',
    '2026-02-15T10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-02-15T25:00:00Z',
    '2026-02-15T10:00:00+25:00',
    'yesterday',
    '',
    1_771_149_600_000,
    null,
    ['2026-02-15T10:00:00Z'],
  ])('is a moment with an offset, so %j is refused', async (finished) => {
    expect(await outcome({ finished_at: finished })).toMatchObject({ ...invalid, ...nothing });
  });

  it.each(['0000-01-01T00:00:00Z', '0999-12-31T23:59:59Z', '1969-12-31T23:59:59Z'])(
    'of long ago, %s, is too old rather than an accident',
    async (finished) => {
      expect(await outcome({ finished_at: finished })).toMatchObject({ status: 422, code: 'finish_too_old' });
    },
  );

  it('of the far future is refused as such', async () => {
    expect(await outcome({ finished_at: '9999-12-31T23:59:59Z' })).toMatchObject({
      ...nothing,
      status: 422,
      code: 'finish_in_future',
    });
  });
});

describe('the minutes', () => {
  it.each([1, 240])('may be %i', async (minutes) => {
    expect(await outcome({ duration_minutes: minutes })).toMatchObject(saved);
  });

  it.each([0, 241, -5, 4.5, '5', null, true, 1e300, [5], {}])('cannot be %j', async (minutes) => {
    expect(await outcome({ duration_minutes: minutes })).toMatchObject({ ...invalid, ...nothing });
  });
});

describe('the result', () => {
  it.each([0, 10_000])('may be %i', async (result) => {
    expect(await outcome({ result })).toMatchObject(saved);
  });

  it.each([10_001, -1, 0.5, '7', null, false, 1e300, [7], {}])('cannot be %j', async (result) => {
    expect(await outcome({ result })).toMatchObject({ ...invalid, ...nothing });
  });

  it('cannot be endless: 1e400 reads as infinity', async () => {
    const player = await server.signUp();
    const { status, body } = await server.send<{ code: string }>('POST', '/api/practice-sessions', {
      body: '{"drill_id":"juggling","duration_minutes":5,"result":1e400}',
      token: await player.token(),
    });
    expect({ status, code: body.code }).toEqual(invalid);
  });
});

describe('the drill and the side', () => {
  it.each(['cartwheels', 'Juggling', ' juggling', '__proto__', 'constructor', 'toString'])(
    'a drill called %j does not exist',
    async (drill) => {
      expect(await outcome({ drill_id: drill })).toMatchObject({ status: 400, code: 'unknown_drill' });
    },
  );

  it.each(['', 'x'.repeat(65), null, 7])('%j is no name of a drill', async (drill) => {
    expect(await outcome({ drill_id: drill })).toMatchObject({ ...invalid, ...nothing });
  });

  it.each(['Left', 'middle', '', null])('%j is no side', async (side) => {
    expect(await outcome({ side })).toMatchObject({ ...invalid, ...nothing });
  });
});

describe('a body', () => {
  it.each(['[]', 'null', '"text"', '7', '{}'])('that is %s is refused', async (body) => {
    const player = await server.signUp();
    const answer = await server.send<{ code: string }>('POST', '/api/practice-sessions', {
      body,
      token: await player.token(),
    });
    expect({ status: answer.status, code: answer.body.code }).toEqual(invalid);
  });

  it('says what is wrong, never with which value, and gives the player words to read', async () => {
    const player = await server.signUp();
    const { body } = await player.post({ ...plainSession, duration_minutes: 'my secret' });
    expect(body.message).toBe('body.duration_minutes: Invalid input: expected number, received string');
    expect(body.error).toBe('Something in this request is not right.');
    expect(body.userMessage).toBe('Something in this request is not right.');
  });
});

describe('a practice day', () => {
  it('holds 100 sessions, and the next day holds more', async () => {
    const player = await server.signUp();
    for (let session = 1; session <= 100; session += 1) await player.save({ ...plainSession, duration_minutes: 1 });
    const refused = await player.post({ ...plainSession, duration_minutes: 1 });
    expect(refused).toMatchObject({ status: 422, body: { code: 'day_full' } });
    expect(refused.body.userMessage).toBe('That is all the practice one day can hold.');
    expect(await player.post({ ...plainSession, finished_at: fromNow(-DAY) })).toMatchObject({ status: 201 });
    expect(await player.stats()).toMatchObject({ totalSessions: 101, totalMinutes: 105 });
  });

  it('holds 12 hours to the minute', async () => {
    const player = await server.signUp();
    for (const minutes of [240, 240, 239]) await player.save({ ...plainSession, duration_minutes: minutes });
    expect(await player.post({ ...plainSession, duration_minutes: 2 })).toMatchObject({
      status: 422,
      body: { code: 'day_full' },
    });
    await player.save({ ...plainSession, duration_minutes: 1 });
    expect(await player.post({ ...plainSession, duration_minutes: 1 })).toMatchObject({ status: 422 });
    expect(await player.stats()).toMatchObject({ totalMinutes: 720, totalSessions: 4 });
  });

  it('is full for its own player only', async () => {
    const busy = await server.signUp();
    for (let round = 0; round < 3; round += 1) await busy.save({ ...plainSession, duration_minutes: 240 });
    expect(await outcome({})).toMatchObject(saved);
  });

  it('is no fuller for sessions that come all at once', async () => {
    const player = await server.signUp();
    const posts = Array.from({ length: 8 }, (_, index) =>
      player.post({ ...plainSession, duration_minutes: 240, finished_at: endedBefore(server.clock.now(), index) }),
    );
    const statuses = (await Promise.all(posts)).map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    // They overlap, so one of them counts; the others are kept.
    expect(await player.stats()).toMatchObject({ totalMinutes: 240, totalSessions: 1 });
    expect((await player.sessions()).data).toHaveLength(3);
  });
});

it('leaves totals and a ledger in which every number follows from the sessions', async () => {
  expect(await auditPlayerRecords(server.database.pool)).toEqual([]);
});
