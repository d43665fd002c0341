import { expect, test } from 'vitest';
import { statementsForAnotherPlayer } from './recorded-statements-for-another-player.ts';

const noa = '11111111-1111-4111-8111-111111111111';
const ben = '22222222-2222-4222-8222-222222222222';
const session = '01890000-0000-7000-8000-000000000001';
const key = '33333333-3333-4333-8333-333333333333';

const recording = {
  playerId: noa,
  at: new Date('2026-03-01T12:00:00.000Z'),
  statements: [
    { text: 'select $1', values: [noa], name: 'player' },
    { text: 'insert $1 $2 $3 $4 $5', values: [session, noa, key, '2026-03-01T11:59:58.250Z', 7] },
    { text: 'insert $1', values: [`{"id":"${session}","player":"${noa}","at":"2026-03-01T12:00:00.000Z"}`] },
  ],
};
const replayed = statementsForAnotherPlayer(recording, ben, new Date('2026-03-01T12:00:10.000Z'));
const values = replayed.flatMap((statement) => statement.values);

test('a replay sends the same statements', () => {
  expect(replayed.map(({ text, name }) => ({ text, name }))).toEqual(
    recording.statements.map(({ text, name }) => ({ text, name })),
  );
});

test("another player's id is everywhere that the recorded one was, inside of an answer too", () => {
  expect(values[0]).toBe(ben);
  expect(values[2]).toBe(ben);
  expect(JSON.stringify(values)).not.toContain(noa);
  expect(values[6]).toContain(ben);
});

test('other ids are fresh, of the same version, and the same wherever one is repeated', () => {
  expect(values[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(values[3]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(values[1]).not.toBe(session);
  expect(values[3]).not.toBe(key);
  expect(values[6]).toContain(values[1]);
  const again = statementsForAnotherPlayer(recording, ben, new Date('2026-03-01T12:00:10.000Z')).flatMap(({ values: more }) => more);
  expect(again[1]).not.toBe(values[1]);
});

test('instants move on with the time, and what is no text stays', () => {
  expect(values[4]).toBe('2026-03-01T12:00:08.250Z');
  expect(values[5]).toBe(7);
  expect(values[6]).toContain('"at":"2026-03-01T12:00:10.000Z"');
});
