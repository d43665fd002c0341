import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Behaviour } from '../../adapters/ai-model/testing/model-server.ts';
import type { TestPlayer } from '../../testing/player.ts';
import { answerBody, answerOf, QUESTION, sayingOnly, serveAiModelCoach, textOf, type AiModelCoach } from './testing/serve-ai-model-coach.ts';

let coach: AiModelCoach;
beforeAll(async () => {
  coach = await serveAiModelCoach();
});
afterAll(() => coach.close());
beforeEach(() => coach.beginAnew());

describe('an answer from outside', () => {
  it('is what the model wrote, with a drill that opens', async () => {
    expect(await coach.answerTo()).toEqual({
      response: answerBody.response,
      structured: {
        focus_areas: ['soft touch'],
        recommended_drills: [{ id: 'juggling', name: 'Juggling' }],
        motivation_level: 'high',
        emotional_state: 'motivated',
        next_session_suggestion: 'Juggling for 5 minutes.',
      },
      usedOpenAI: true,
      kind: 'advice',
      keep: true,
      hurt: false,
      safety: null,
    });
    expect(coach.model.asked).toHaveLength(1);
  });

  it.each([{ hurt: true }, { chatHistory: [{ sender: 'user', message: 'my knee hurts' }] }])('is not asked for while something of the player hurts: %o', async (told) => {
    expect(await coach.answerTo('give me a plan for today', told)).toMatchObject({ usedOpenAI: false, hurt: true, structured: { recommended_drills: [] } });
    expect(coach.model.asked).toEqual([]);
  });

  it.each(['check_in', 'check_in_answered', 'check_in_passing', 'crisis'])('is not asked for behind an answer of safety: %s', async (safetyBefore) => {
    expect(await coach.answerTo('give me a plan for today', { safetyBefore })).toMatchObject({ usedOpenAI: false, kind: 'advice' });
    expect(coach.model.asked).toEqual([]);
  });

  it('is not asked for what safety asks about, though its answer stands behind that', async () => {
    expect(await coach.answerTo('they keep fouling me')).toMatchObject({ usedOpenAI: false, kind: 'advice', safety: 'check_in_passing', keep: false });
    expect(await coach.answerTo('der trainer packt mich immer am arm und ich mag das nicht')).toMatchObject({ usedOpenAI: false, kind: 'crisis', safety: 'check_in_answered', keep: false });
    expect(coach.model.asked).toEqual([]);
  });

  it('is shown sentence by sentence while it is written', async () => {
    const events = await coach.eventsOf();
    expect(events.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'done']);
    expect(textOf(events)).toBe(answerBody.response);
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { response: answerBody.response, usedOpenAI: true } });
  });

  it('may stand in a fence', async () => {
    coach.model.answer({ text: `\`\`\`json\n${answerOf()}\n\`\`\`` });
    expect(await coach.answerTo()).toMatchObject({ response: answerBody.response, usedOpenAI: true });
  });

  it('that is not of the shape is asked for once more', async () => {
    coach.model.answer({ text: 'Just juggle more.' }, { text: answerOf() });
    expect(await coach.answerTo()).toMatchObject({ response: answerBody.response, usedOpenAI: true });
    expect(coach.model.asked).toHaveLength(2);
    expect(coach.model.asked[1]?.body).toContain('it is not JSON');
  });

  it('opens no drill that the catalogue has not or that does not suit the player', async () => {
    coach.model.answer({ text: answerOf({ recommended_drills: ['fly_to_the_moon', 'juggling', 'juggling'] }) });
    expect((await coach.answerTo()).structured.recommended_drills).toEqual([{ id: 'juggling', name: 'Juggling' }]);
    coach.model.answer({ text: answerOf({ recommended_drills: [] }) });
    const { structured, usedOpenAI } = await coach.answerTo();
    expect(usedOpenAI).toBe(true);
    expect(structured.recommended_drills).not.toEqual([]);
  });

  it('to a question in a language that no answer is written in says so first, as the built-in coach does', async () => {
    const events = await coach.eventsOf('cómo puedo mejorar en los toques');
    expect(textOf(events)).toBe(`Te entiendo, pero respondo en inglés. ${answerBody.response}`);
    expect(events.at(-1)).toMatchObject({ answer: { response: textOf(events), usedOpenAI: true } });
  });

  it('is asked for in the language of the question, with the names of drills in it, and looked at in that one', async () => {
    const response = 'Dein Bestwert ist 47, das ist ein guter Anfang. Halte jeden Kontakt unter dem Knie. Mach dann 5 Minuten „Jonglieren“.';
    coach.model.answer(sayingOnly(response));
    const events = await coach.eventsOf('wie werde ich besser beim jonglieren');
    expect(textOf(events)).toBe(response);
    expect(coach.sentTo()).toContain('Simple German');
    expect(coach.sentTo()).toContain('Jonglieren');
    coach.model.answer(sayingOnly('Dein Bestwert ist 98, das ist ein guter Anfang.'));
    expect(await coach.answerTo('wie werde ich besser beim jonglieren')).toMatchObject({ usedOpenAI: false });
  });
});

describe('when the model fails, the built-in coach answers in the same answer', () => {
  it.each<readonly [string, readonly Behaviour[], string]>([
    ['is cut in the middle', [{ text: answerOf(), cutAfter: 4 }], 'cut'],
    ['ends without saying that it has finished', [{ text: answerOf(), endAfter: 4 }], 'cut'],
    ['refuses', [{ text: '', finish: 'filter' }], 'declined'],
    ['says nothing', [{ text: '' }], 'declined'],
    ['is too busy', [{ status: 429, headers: { 'retry-after': '9' } }], 'refused'],
    ['breaks', [{ status: 500 }], 'refused'],
    ['hangs before it begins', [{ hangAfter: 0 }], 'late'],
    ['hangs in the middle', [{ text: answerOf(), hangAfter: 5 }], 'late'],
    ['drips', [{ text: answerOf({ response: 'a'.repeat(700) }), everyMs: 300 }], 'late'],
    ['writes no JSON, twice', [{ text: 'Juggle.' }, { text: 'More.' }], 'unreadable'],
    ['leaves something out, twice', [{ text: '{"response":"Hi."}' }, { text: '{"response":"Hi."}' }], 'unreadable'],
    ['writes without end', [{ text: answerOf({ response: 'a '.repeat(9_000) }) }], 'too_long'],
    ['leads elsewhere', [{ status: 307, headers: { location: 'https://elsewhere.example' } }], 'refused'],
  ])('where it %s', async (_, behaviours, kind) => {
    const reference = await coach.builtInAnswer();
    coach.model.answer(...behaviours);
    const start = coach.server.lines.length;
    expect(await coach.answerTo()).toEqual(reference);
    const [line = '', ...others] = coach.linesSince(start);
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ level: 40, provider: 'compatible', kind });
    expect(line).not.toContain('juggl');
    expect(coach.server.lines.slice(start).join('')).not.toMatch(/get better at juggling|secret-word|below the knee/i);
  });

  it('also in a stream in which sentences had been shown: the last event holds the answer that stands', async () => {
    const reference = await coach.builtInAnswer();
    coach.model.answer({ text: answerOf(), cutAfter: 6 });
    const events = await coach.eventsOf();
    expect(textOf(events)).toBe('Your best is 47, which is a fine start. ');
    expect(events.at(-1)).toEqual({ type: 'done', answer: reference });
  });

  it('in pieces where none had been shown', async () => {
    const reference = await coach.builtInAnswer();
    coach.model.answer({ status: 500 });
    const events = await coach.eventsOf();
    expect(textOf(events)).toBe(reference.response);
    expect(events.at(-1)).toEqual({ type: 'done', answer: reference });
  });

  it('and after three failures in a row it is not asked for a minute', async () => {
    expect((await coach.answerTo()).usedOpenAI).toBe(true);
    coach.model.asked.length = 0;
    coach.model.answer({ status: 500 });
    for (let call = 0; call < 5; call += 1) expect((await coach.answerTo()).usedOpenAI).toBe(false);
    expect(coach.model.asked).toHaveLength(3);
    coach.model.answer({ text: answerOf() });
    coach.server.clock.advance({ seconds: 61 });
    expect((await coach.answerTo()).usedOpenAI).toBe(true);
  });

  it('and it is left alone for as long as it says', async () => {
    coach.model.answer({ status: 429, headers: { 'retry-after': '600' } }, { text: answerOf() });
    expect((await coach.answerTo()).usedOpenAI).toBe(false);
    coach.server.clock.advance({ minutes: 9 });
    expect((await coach.answerTo()).usedOpenAI).toBe(false);
    expect(coach.model.asked).toHaveLength(1);
    coach.server.clock.advance({ minutes: 2 });
    expect((await coach.answerTo()).usedOpenAI).toBe(true);
  });
});

describe('a reader who leaves ends the call', () => {
  it.each(['text/event-stream', 'application/json'])('that was to answer in %s', async (accept) => {
    coach.model.answer({ text: answerOf(), hangAfter: 5 });
    const left = coach.model.left();
    const reader = new AbortController();
    const start = coach.server.lines.length;
    const asking = fetch(`${coach.server.origin}/api/coach`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${await coach.player.token()}` },
      body: JSON.stringify({ message: QUESTION }),
      signal: reader.signal,
    }).then((response) => response.text());
    await expect.poll(() => coach.model.asked.length).toBe(1);
    reader.abort();
    await expect(asking).rejects.toThrow(/abort/i);
    await expect.poll(() => coach.model.left()).toBe(left + 1);
    expect(coach.linesSince(start)).toEqual([]);
    expect(coach.server.lines.slice(start).filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('a budget', () => {
  // These players have no results that could be told.
  beforeEach(() => coach.model.answer(sayingOnly('Keep every touch below the knee.')));

  it('of a player ends with its last call, for this player alone', async () => {
    const small = await coach.serverWith({ perPlayer: 2 });
    try {
      const [one, two] = [await small.signUp(), await small.signUp()];
      const used = async (by: TestPlayer) => (await coach.answerTo(QUESTION, {}, by, small)).usedOpenAI;
      expect([await used(one), await used(one), await used(one), await used(two)]).toEqual([true, true, false, true]);
    } finally {
      await small.close();
    }
  });

  it('of the installation holds for all, however many ask at once, and after a restart', async () => {
    const small = await coach.serverWith({ inAll: 3 });
    const players = await Promise.all(Array.from({ length: 6 }, () => small.signUp()));
    const used = await Promise.all(players.map(async (by) => (await coach.answerTo(QUESTION, {}, by, small)).usedOpenAI));
    expect(used.filter(Boolean)).toHaveLength(3);
    const { databaseUrl } = small;
    await small.close();
    const again = await coach.serverWith({ inAll: 3, databaseUrl });
    try {
      const [somebody] = players;
      expect(somebody && (await coach.answerTo(QUESTION, {}, somebody.at(again), again)).usedOpenAI).toBe(false);
    } finally {
      await again.close();
    }
  });

  it('counts the second attempt as well', async () => {
    const small = await coach.serverWith({ perPlayer: 1 });
    try {
      coach.model.answer({ text: 'no JSON' }, { text: answerOf() });
      expect((await coach.answerTo(QUESTION, {}, await small.signUp(), small)).usedOpenAI).toBe(false);
      expect(coach.model.asked).toHaveLength(1);
    } finally {
      await small.close();
    }
  });
});
