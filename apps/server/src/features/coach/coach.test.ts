import type { CoachAnswerBody, CoachEvent, FailureBody } from '@touchline/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedAnalysis } from '../../testing/analysis-submission.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-12T12:00:00Z');
  player = await server.signUp();
});

async function ask(message: unknown, more: Readonly<Record<string, unknown>> = {}, path = '/api/coach') {
  const token = await player.token();
  return server.send<CoachAnswerBody & FailureBody>('POST', path, { token, body: { message, ...more } });
}
async function answerTo(message: string, more: Readonly<Record<string, unknown>> = {}): Promise<CoachAnswerBody> {
  const { status, text, body } = await ask(message, more);
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
  return body;
}

/** The events of an answer as they came. */
async function eventsOf(message: string, path = '/api/coach'): Promise<CoachEvent[]> {
  const token = await player.token();
  const { status, headers, text } = await server.send('POST', path, { token, body: { message }, headers: { accept: 'text/event-stream' } });
  expect(`${status} ${headers.get('content-type')}`).toBe('200 text/event-stream; charset=utf-8');
  return text.split('\n\n').flatMap((frame) => (frame.startsWith('data: ') ? [JSON.parse(frame.slice(6)) as CoachEvent] : []));
}

/** Saves a session of juggling that ended so many days ago. */
async function juggle(daysAgo: number, result: number, who: TestPlayer = player) {
  const finished = new Date(server.clock.now().getTime() - daysAgo * 86_400_000);
  await who.save({ drill_id: 'juggling', duration_minutes: 5, result, finished_at: finished.toISOString() });
}

describe('the coach', () => {
  it('answers with the numbers of the database, whatever the client says they are', async () => {
    await juggle(1, 41);
    await juggle(0, 47);
    const { response, usedOpenAI } = await answerTo('how many sessions have i done', {
      playerContext: { totalDrills: 999, level: 77 },
      drillsData: [{ id: 'juggling', name: 'Juggling' }],
    });
    expect(response).toMatch(/\b2 sessions\b/);
    expect(response).not.toMatch(/999|77/);
    expect(usedOpenAI).toBe(false);
  });

  it('tells a week with its days, Sunday to Saturday, and what the week before was', async () => {
    // A Thursday: yesterday, last Friday and the Friday before that.
    for (const daysAgo of [13, 6, 1]) await juggle(daysAgo, 41);
    const { response, structured } = await answerTo('how was my week');
    expect(response).toContain('1 session');
    const days = ['08', '09', '10', '11', '12', '13', '14'].map((day) => ({ day: `2026-03-${day}`, practised: day === '11' }));
    expect(structured.week).toEqual({ days, today: '2026-03-12', before: { days: 1, minutes: 5 } });
    expect((await answerTo('how many sessions have i done')).structured).not.toHaveProperty('week');
  });

  it('answers in the language of the question, and names the drill that opens as the page does', async () => {
    await juggle(1, 47);
    const { response, structured } = await answerTo('was ist mein rekord beim jonglieren');
    expect(response).toMatch(/„Jonglieren“: .*47 Kontakte/);
    expect(structured.recommended_drills[0]).toEqual({ id: 'juggling', name: 'Juggling' });
    expect((await answerTo('ok danke', { chatHistory: [{ sender: 'user', message: 'was ist mein rekord beim jonglieren' }] })).response).toMatch(/gern|Jederzeit|Viel/);
    expect((await answerTo('ich will nicht mehr leben')).response).toMatch(/^Danke, dass du mir das sagst\./);
  });

  it('names a best result and a drill that opens', async () => {
    await juggle(1, 47);
    const { response, structured } = await answerTo('whats my juggling record');
    expect(response).toContain('47');
    expect(structured.recommended_drills[0]).toEqual({ id: 'juggling', name: 'Juggling' });
    expect(structured.next_session_suggestion).toContain('Juggling');
  });

  it('tells the last video review that the account has, and says of none where they stand', async () => {
    expect((await answerTo('what was the score of my shooting video')).response).toMatch(/device/);
    const token = await player.token();
    const saved = await server.send<{ data: { results: { overallScore: number } } }>('POST', '/api/analysis/db/save-results', { token, body: savedAnalysis() });
    const { overallScore } = saved.body.data.results;
    const { response } = await answerTo('what was the score of my shooting video');
    expect(response).toMatch(new RegExp(`\\b${overallScore}\\b of 100`));
    expect(response).toMatch(/Good in it|What was good/);
    expect((await answerTo('what was the score of my dribbling video')).response).not.toMatch(/of 100/);
  });

  it('counts a week from Sunday, as Progress does', async () => {
    // Thursday: Sunday was four days ago.
    for (const daysAgo of [11, 6, 5, 4, 0]) await juggle(daysAgo, 40);
    expect((await answerTo('how many minutes did i train last week')).response).toMatch(/^Last week \(1 to 7 March\).* 15 minutes/);
    expect((await answerTo('how many minutes this week')).response).toMatch(/ 10 minutes/);
    expect((await answerTo('minutes in february')).response).toMatch(/^In February there was|^In February I find/);
  });

  it('tells the own place of the week and the way to the next one, and names nobody', async () => {
    // A week of nobody else.
    server.clock.set('2026-05-14T12:00:00Z');
    player = await server.signUp();
    const other = await server.signUp();
    for (const who of [player, other]) await who.put('/api/profile', { hidden: false });
    await other.put('/api/profile', { display_name: 'Mila' });
    for (const daysAgo of [2, 1, 0]) await juggle(daysAgo, 40, other);
    await juggle(0, 90);
    for (const question of ['am i better than Mila?', 'who is ahead of me']) {
      const { response } = await answerTo(question);
      expect(response).toMatch(/2 of 2.*1 day of practice.*2 days/);
      expect(response).not.toContain('Mila');
    }
    await player.put('/api/profile', { hidden: true });
    expect((await answerTo('what place am i')).response).toMatch(/hidden/);
  });

  it('knows what was spoken of before', async () => {
    const { response } = await answerTo('and with my left?', {
      chatHistory: [
        { sender: 'user', message: 'how do i do the cruyff turn' },
        { sender: 'coach', message: 'Cruyff Turn goes like this.' },
      ],
    });
    expect(response).toContain('Cruyff Turn');
  });

  it('gives the same answer to the same question, at both of its addresses, and writes nothing', async () => {
    const before = await server.database.pool.query('select count(*) from practice_sessions');
    const first = await answerTo('which drill should i do');
    expect(await answerTo('which drill should i do')).toEqual(first);
    expect((await ask('which drill should i do', {}, '/coach')).body).toEqual(first);
    expect((await server.database.pool.query('select count(*) from practice_sessions')).rows).toEqual(before.rows);
  });

  it('answers a crisis with a person and the helpline of the country, no drill, nothing to keep and nothing in the log', async () => {
    await player.put('/api/profile', { display_name: 'Kim', country: 'Germany' });
    const { response, structured, keep } = await answerTo('i want to kill myself');
    expect(response).toContain('116 111');
    expect(structured.recommended_drills).toEqual([]);
    expect(keep).toBe(false);
    expect(server.lines.join('')).not.toContain('kill myself');
  });

  it('names the numbers of the account’s time zone where the profile has no country, as a guess', async () => {
    player = await server.signUp({ timeZone: 'Europe/Vienna' });
    const { response } = await answerTo('i want to kill myself');
    expect(response).toContain('If you are in Austria: you can call Rat auf Draht on 147');
    expect(response).toContain('112 (if you are in Austria)');
  });

  it.each(['/api/coach', '/coach'])('tells the same answer in pieces at %s to who accepts events', async (path) => {
    await juggle(0, 47);
    const events = await eventsOf('make me a plan for today, 12.5 minutes', path);
    const pieces = events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
    const answer = await answerTo('make me a plan for today, 12.5 minutes');
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(answer.response);
    expect(events.at(-1)).toEqual({ type: 'done', answer });
    expect(events.filter(({ type }) => type === 'done')).toHaveLength(1);
  });

  it.each([
    ['told plainly', 'my dad hits me with the belt when i lose', 'with the belt'],
    ['told with a hint', 'everything hurts inside and i just want the quiet forever', 'quiet forever'],
    ['that came up before in the talk', 'which drill should i do', 'with the belt'],
  ])('keeps no word of a crisis %s: no row of any table and no line of the log has it', async (_, message, words) => {
    const chatHistory = message.includes('drill') ? [{ sender: 'user', message: 'my dad hits me with the belt when i lose' }] : [];
    expect((await ask(message, { chatHistory })).status).toBe(200);
    expect(server.lines.join('')).not.toContain(words);
    const { rows: tables } = await server.database.pool.query<{ name: string }>(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const { rows } = await server.database.pool.query(`select 1 from ${name} as kept where kept::text like $1 limit 1`, [`%${words}%`]);
      expect({ name, rows: rows.length }).toEqual({ name, rows: 0 });
    }
  });

  it('tells the question whether all is well with the answer behind it whole and at once, keeps nothing of it, and goes on with its subject', async () => {
    const events = await eventsOf('they keep fouling me');
    expect(events).toMatchObject([{ type: 'done', answer: { kind: 'advice', keep: false, safety: 'check_in_passing', subject: 'What if the others play rough?', structured: { recommended_drills: [] } } }]);
    expect(server.lines.join('')).not.toContain('fouling');
    const chatHistory = [{ sender: 'user', message: 'What if the others play rough?' }];
    for (const safetyBefore of ['check_in_passing', 'check_in_answered']) {
      const next = await answerTo('and what do i do then', { chatHistory, safetyBefore });
      expect(next).toMatchObject({ kind: 'advice', keep: true, structured: { recommended_drills: [] } });
      expect(next.response).toContain('an adult you trust');
    }
  });

  it('tells a crisis whole and at once, and nothing of it to the log', async () => {
    const events = await eventsOf('i want to kill myself');
    expect(events).toMatchObject([{ type: 'done', answer: { keep: false, structured: { recommended_drills: [] } } }]);
    expect(server.lines.join('')).not.toContain('kill myself');
  });

  it('refuses a stream as it refuses anything, before the first event', async () => {
    const headers = { accept: 'text/event-stream' };
    const { status, body } = await server.send<FailureBody>('POST', '/api/coach', { body: { message: 'hi' }, headers });
    expect(`${status} ${body.code}`).toBe('401 sign_in_required');
    const empty = await server.send<FailureBody>('POST', '/api/coach', { token: await player.token(), body: { message: ' ' }, headers });
    expect(`${empty.status} ${empty.body.code}`).toBe('400 validation_failed');
  });

  it.each([['an empty message', ''], ['blanks', '   '], ['501 characters', 'x'.repeat(501)], ['no text', 7]])(
    'refuses %s without telling the log what it was',
    async (_, message) => {
      const { status, body } = await ask(message);
      expect(status).toBe(400);
      expect(body.code).toBe('validation_failed');
      expect(server.lines.join('')).not.toContain('xxxxx');
    },
  );

  it('takes 500 characters and ten lines of talk, no more', async () => {
    const line = { sender: 'user', message: 'hi' };
    expect((await ask('y'.repeat(500), { chatHistory: Array.from({ length: 10 }, () => line) })).status).toBe(200);
    expect((await ask('hi', { chatHistory: Array.from({ length: 11 }, () => line) })).status).toBe(400);
  });

  it('answers nobody without a token, and says so', async () => {
    const { status, body } = await server.send<FailureBody>('POST', '/coach', { body: { message: 'hi' } });
    expect(status).toBe(401);
    expect(body.code).toBe('sign_in_required');
  });

  it('asks for patience after 30 questions in a minute', async () => {
    const token = await player.token();
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await server.send('POST', '/api/coach', { token, body: { message: 'hi' } })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
