import { randomUUID } from 'node:crypto';
import type { Board, FailureBody, Reply, profileRoutes } from '@touchline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainSession, signUp, type TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

type Updated = Reply<typeof profileRoutes.updateProfile>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function change(player: TestPlayer, changes: object): Promise<Updated> {
  const { status, text, body } = await player.put<Updated>('/api/profile', changes);
  expect(text).not.toContain('"code"');
  expect(status).toBe(200);
  return body;
}

async function refusal(player: TestPlayer, changes: object): Promise<FailureBody> {
  const { status, body } = await player.put<FailureBody>('/api/profile', changes);
  expect(status).toBe(400);
  return body;
}

async function namesOnBoard(viewer: TestPlayer): Promise<string[]> {
  const { body } = await viewer.get<{ data: Board }>('/api/leaderboard');
  return body.data.entries.map(({ name }) => name);
}

describe('a profile', () => {
  it('takes every field, trimmed, and gives them back', async () => {
    const player = await server.signUp();
    const { data } = await change(player, {
      display_name: '  Kim\n the  Fox ',
      name: 'Kim Lee',
      team_name: ' FC  Harbour ',
      favorite_player: 'Marta',
      country: 'norway',
      age: 14,
      favorite_foot: 'L',
      avatar: '🦊',
      time_zone: 'Europe/Oslo',
    });
    expect(data).toMatchObject({
      display_name: 'Kim the Fox',
      name: 'Kim Lee',
      team_name: 'FC Harbour',
      favorite_player: 'Marta',
      country: 'Norway',
      age: 14,
      favorite_foot: 'L',
      avatar: '🦊',
      time_zone: 'Europe/Oslo',
      hidden: false,
      hidden_chosen: null,
    });
    expect(await player.profile()).toEqual(data);
  });

  it('keeps what is left out, and takes away what is empty: the foot is R then, the avatar a football', async () => {
    const player = await server.signUp();
    const full = { name: 'Kim', country: 'NO', age: 20, favorite_foot: 'L', avatar: '🦊' };
    await change(player, { display_name: 'Kim', ...full });
    expect((await change(player, {})).data).toMatchObject({ name: 'Kim', country: 'Norway', age: 20 });
    const empty = { name: ' ', team_name: '', country: null, age: null, favorite_foot: null, avatar: '' };
    expect((await change(player, empty)).data).toMatchObject({
      display_name: 'Kim',
      name: null,
      team_name: null,
      country: null,
      age: null,
      favorite_foot: 'R',
      avatar: '⚽',
    });
  });

  it('knows whether the foot was chosen: a default that a form sends back is no choice', async () => {
    const player = await server.signUp();
    const feet = async (changes: Record<string, unknown>) => {
      const { data } = await change(player, changes);
      return [data.favorite_foot, data.favorite_foot_chosen];
    };
    expect(await feet({ display_name: 'Kim', favorite_foot: 'R' })).toEqual(['R', false]);
    expect(await feet({ favorite_foot: 'R', favorite_foot_chosen: true })).toEqual(['R', true]);
    expect(await feet({ team_name: 'FC' })).toEqual(['R', true]);
    expect(await feet({ favorite_foot: null })).toEqual(['R', false]);
    expect(await feet({ favorite_foot: 'L' })).toEqual(['L', true]);
    expect(await feet({ favorite_foot: 'R' })).toEqual(['R', true]);
  });

  it('tells everything that is wrong together, and changes nothing then', async () => {
    const player = await server.signUp();
    const failure = await refusal(player, { display_name: '', age: 100, name: 'Kim', time_zone: 'Mars/Base' });
    expect(failure).toMatchObject({
      error: 'Display name is required. Age must be between 5 and 99. This time zone does not exist.',
      code: 'display_name_required',
      codes: ['display_name_required', 'age_out_of_range', 'unknown_time_zone'],
    });
    expect(await player.profile()).toMatchObject({ name: null, age: 30, time_zone: 'UTC' });
  });

  it('takes ages from 5 to 99', async () => {
    const player = await server.signUp();
    for (const age of [5, 99]) expect((await change(player, { age })).data.age).toBe(age);
    for (const age of [4, 100, 9.5, -1]) {
      expect(await refusal(player, { age })).toMatchObject({ error: 'Age must be between 5 and 99.' });
    }
    expect(await refusal(player, { age: '12' })).toMatchObject({ code: 'validation_failed' });
  });

  it('shows an old state where there is no country, and takes it back as it is', async () => {
    const player = await server.signUp();
    await server.database.pool.query('update users set state = $2 where id = $1', [player.id, 'Bavaria']);
    expect(await player.profile()).toMatchObject({ country: 'Bavaria' });
    expect((await change(player, { country: 'Bavaria', name: 'Kim' })).data).toMatchObject({ country: 'Bavaria' });
    expect((await change(player, { country: 'Germany' })).data).toMatchObject({ country: 'Germany' });
  });

  it('keeps the part of the email for its owner, though a form sends it back', async () => {
    const player = await server.signUp();
    const { display_name } = await player.profile();
    expect(player.email).toContain(display_name);
    await change(player, { display_name, age: 30 });
    const { rows } = await server.database.pool.query('select display_name from users where id = $1', [player.id]);
    expect(rows).toEqual([{ display_name: null }]);
  });

  it('does not look again at a name that was there before the rules', async () => {
    const player = await server.signUp();
    const display_name = 'call 0171 5551234';
    await server.database.pool.query('update users set display_name = $2 where id = $1', [player.id, display_name]);
    expect((await change(player, { display_name, age: 30 })).data.age).toBe(30);
    const touched = { display_name: `${display_name}5` };
    expect(await refusal(player, touched)).toMatchObject({ code: 'display_name_contact' });
  });

  it('gives its achievements in the same moment, once', async () => {
    const player = await server.signUp();
    const full = { name: 'Kim', country: 'Norway', age: 14, favorite_player: 'Marta' };
    const first = await change(player, { team_name: 'FC Harbour' });
    expect(first.achievements).toContain('teamPlayer');
    expect((await change(player, full)).achievements).toEqual(['profileComplete']);
    expect((await change(player, { team_name: null, name: null })).achievements).toEqual([]);
    expect((await change(player, { team_name: 'FC Harbour', name: 'Kim' })).achievements).toEqual([]);
    const { body } = await player.get<{ data: { id: string; earned: boolean }[] }>('/api/achievements');
    const earned = body.data.filter((one) => one.earned).map((one) => one.id);
    expect(earned).toEqual(expect.arrayContaining(['teamPlayer', 'profileComplete']));
  });

  it('of ten changes at once keeps all', async () => {
    const player = await server.signUp();
    const names = { display_name: 'Kim', name: 'Kim', team_name: 'FC', favorite_player: 'Marta' };
    const fields = { ...names, country: 'Chad', age: 44 };
    await Promise.all(Object.entries(fields).map(([field, value]) => change(player, { [field]: value })));
    expect(await player.profile()).toMatchObject(fields);
  });
});

describe('on the boards', () => {
  it('a changed name shows at once, and who hides is gone at once and back at once', async () => {
    server.clock.advance({ days: 1 });
    const [viewer, player] = [await server.signUp(), await server.signUp()];
    await change(player, { display_name: 'Old Name' });
    await player.save(plainSession);
    await change(player, { display_name: 'New Name' });
    expect(await namesOnBoard(viewer)).toEqual(['New Name']);
    expect((await change(player, { hidden: true })).data).toMatchObject({ hidden: true, hidden_chosen: true });
    expect(await namesOnBoard(viewer)).toEqual([]);
    expect((await change(player, { hidden: false })).data).toMatchObject({ hidden: false, hidden_chosen: false });
    expect(await namesOnBoard(viewer)).toEqual(['New Name']);
  });

  it('a player under 13 is not shown until they choose to be', async () => {
    server.clock.advance({ days: 1 });
    const child = await server.signUp();
    await change(child, { display_name: 'Young Fox' });
    await child.save(plainSession);
    expect(await namesOnBoard(child)).toEqual(['Young Fox']);
    // The form sends the switch back as it was: that is no choice.
    expect((await change(child, { age: 12, hidden: false })).data).toMatchObject({ hidden: true, hidden_chosen: null });
    expect(await namesOnBoard(child)).toEqual([]);
    expect((await change(child, { hidden: false })).data).toMatchObject({ hidden: false, hidden_chosen: false });
    expect(await namesOnBoard(child)).toEqual(['Young Fox']);
    expect((await change(child, { age: 11 })).data).toMatchObject({ hidden: false });
  });

  it('who gives no age is not shown until they give one of 13 or more, or choose to be', async () => {
    const newcomer = await signUp(server, server.clock.now);
    expect(await newcomer.profile()).toMatchObject({ age: null, hidden: true, hidden_chosen: null });
    await change(newcomer, { display_name: 'Quick Otter' });
    await newcomer.save(plainSession);
    expect(await namesOnBoard(newcomer)).not.toContain('Quick Otter');
    expect((await change(newcomer, { age: 13 })).data).toMatchObject({ hidden: false, hidden_chosen: null });
    expect(await namesOnBoard(newcomer)).toContain('Quick Otter');
    expect((await change(newcomer, { age: null })).data).toMatchObject({ hidden: true });
    expect((await change(newcomer, { hidden: false })).data).toMatchObject({ hidden: false, hidden_chosen: false });
  });

  it('what was chosen before an age under 13 was known does not hold for the child, who is hidden and chooses anew', async () => {
    const child = await signUp(server, server.clock.now);
    await change(child, { display_name: 'Brave Heron' });
    await child.save(plainSession);
    await change(child, { hidden: false });
    expect(await namesOnBoard(child)).toContain('Brave Heron');
    expect((await change(child, { age: 11 })).data).toMatchObject({ age: 11, hidden: true, hidden_chosen: null });
    expect(await namesOnBoard(child)).not.toContain('Brave Heron');
    expect((await change(child, { hidden: false })).data).toMatchObject({ hidden: false, hidden_chosen: false });
    expect(await namesOnBoard(child)).toContain('Brave Heron');
    // Of a child it is known already: the choice was the child's.
    expect((await change(child, { age: 12 })).data).toMatchObject({ hidden: false, hidden_chosen: false });
  });

  it('an older age puts nobody on a board who was a child here: they choose it', async () => {
    const child = await signUp(server, server.clock.now);
    await change(child, { age: 9 });
    expect((await change(child, { age: 14 })).data).toMatchObject({ age: 14, hidden: true, hidden_chosen: null });
    expect((await change(child, { hidden: false })).data).toMatchObject({ hidden: false, hidden_chosen: false });
  });

  it.each([
    ['with the choice to be shown in the same save', [{ age: 12, hidden: false }], null],
    ['after an age of 13 or more', [{ age: 15 }, { hidden: true }, { hidden: false }, { age: 12 }], null],
    ['and a choice to stay hidden holds', [{ age: 15 }, { hidden: true }, { age: 12 }], true],
  ])('an age under 13 hides, %s', async (_how, steps, chosen) => {
    const child = await signUp(server, server.clock.now);
    for (const step of steps) await change(child, step);
    expect(await child.profile()).toMatchObject({ age: 12, hidden: true, hidden_chosen: chosen });
  });

  it('a choice outlives every age of 13 or more', async () => {
    const player = await server.signUp();
    expect((await change(player, { age: 15 })).data).toMatchObject({ hidden: false });
    await change(player, { hidden: true });
    expect((await change(player, { age: 40 })).data).toMatchObject({ hidden: true, hidden_chosen: true });
  });

  it.each([
    ['kim@example.com', 'Player name must not hold an email, a phone number, a link or an @name.'],
    ['Shit FC', 'Player name must not hold rude words. Please choose another nickname.'],
    ['Moderator', 'Player name must not sound like somebody who runs Touchline.'],
  ])('the name %s is refused at the sign-up already, with what is wrong', async (name, message) => {
    const email = `${randomUUID()}@touchline.example`;
    const body = { email, password: 'a good secret', data: { name, display_name: name } };
    const answer = await server.send('POST', '/auth/v1/signup', { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'name_refused', message } });
  });
});
