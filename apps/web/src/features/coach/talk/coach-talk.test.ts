import type { CoachEvent } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it } from 'vitest';
import type { CoachingRecord } from '../history/coaching-history.ts';
import { answeredCheckIn, answerOf, crisisAnswer } from '../testing/sample-coach-answers.ts';
import { createTalk, type ProblemLine, type Question, type TalkPorts } from './coach-talk.ts';

const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });
const fault = new ApiError({ status: 500, code: 'internal', message: 'Something went wrong on our side.' });

/** The device has had its say. */
const turn = () => new Promise((done) => setTimeout(done, 0));

/** A talk with a server that is told what to do for each question. */
function world(differing: Partial<TalkPorts> = {}) {
  let records: readonly CoachingRecord[] = [];
  let isHurt = false;
  let time = Date.parse('2026-06-01T10:00:00Z');
  const asked: Question[] = [];
  type Served = { onEvent: (event: CoachEvent) => void; signal: AbortSignal; end: () => void; fail: (error: unknown) => void };
  const served: Served[] = [];
  const talk = createTalk({
    ask: (question, onEvent, signal) => {
      asked.push(question);
      return new Promise<void>((end, fail) => {
        signal.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')));
        served.push({ onEvent, signal, end, fail });
      });
    },
    isOnline: () => true,
    device: { load: async () => undefined, crisis: async () => null, answer: async () => null },
    history: { read: () => records, keep: (kept) => void (records = kept) },
    pain: { isTold: () => isHurt, keep: (told) => void (isHurt = told) },
    now: () => time,
    random: () => 0.5,
    ...differing,
  });
  const settled = async () => {
    await expect.poll(() => talk.state.get().typing).toBeNull();
  };
  return {
    talk,
    asked,
    served,
    settled,
    records: () => records,
    pass: (milliseconds: number) => void (time += milliseconds),
    lines: () => talk.state.get().lines.map(({ sender, text }) => `${sender}: ${text}`),
    /** The server answers the last question. */
    reply: async (response: string, answer = answerOf(response)) => {
      await turn();
      served.at(-1)?.onEvent({ type: 'done', answer });
      served.at(-1)?.end();
      return settled();
    },
  };
}

describe('a question', () => {
  it('is answered piece by piece and then whole, and kept with its answer', async () => {
    const { talk, served, lines, reply, records, asked } = world();
    expect(talk.ask('  which drill?\n')).toBe('asked');
    expect(talk.state.get().typing).toBe(2);
    await turn();
    served[0]?.onEvent({ type: 'text', text: 'Take ' });
    served[0]?.onEvent({ type: 'text', text: 'Juggling. ' });
    expect(lines()).toEqual(['player: which drill?', 'coach: Take Juggling. ']);
    expect(talk.state.get().lines[1]).toMatchObject({ state: 'growing', structured: null });
    await reply('Take Juggling. Ready?');
    expect(lines()).toEqual(['player: which drill?', 'coach: Take Juggling. Ready?']);
    expect(records()).toMatchObject([
      { userMessage: 'which drill?', coachResponse: 'Take Juggling. Ready?', usedOpenAI: false, timestamp: '2026-06-01T10:00:00.000Z' },
    ]);
    expect(asked).toEqual([{ message: 'which drill?', chatHistory: [], hurt: false, safetyBefore: null }]);
  });

  it('says whether something hurts, as answers told it, and keeps that where nothing was said of it', async () => {
    const { talk, asked, reply } = world();
    talk.ask('i hit my head');
    await reply('', answerOf('Stop and tell an adult.', { kind: 'crisis', keep: false, hurt: true }));
    expect(talk.state.get().isHurt).toBe(true);
    talk.ask('which drill?');
    await reply('', answerOf('Please tell a person you trust.', { hurt: null }));
    expect(asked.at(-1)).toEqual({ message: 'which drill?', chatHistory: [], hurt: true, safetyBefore: null });
    talk.ask('it is better');
    await reply('', answerOf('Good to hear.', { hurt: false }));
    talk.ask('which drill?');
    await reply('Juggling.');
    expect(asked.at(-1)?.hurt).toBe(false);
    expect(talk.state.get().isHurt).toBe(false);
  });

  it('says of which kind the last answer of safety was for three questions after it, and keeps that nowhere', async () => {
    const { talk, asked, records, reply } = world();
    talk.ask('they call me names');
    await reply('', crisisAnswer);
    for (const message of ['one', 'two', 'three', 'four']) {
      talk.ask(message);
      await reply(`answer to ${message}`);
    }
    expect(asked.map(({ safetyBefore }) => safetyBefore)).toEqual([null, 'crisis', 'crisis', 'crisis', null]);
    expect(records().map(({ userMessage }) => userMessage)).toEqual(['one', 'two', 'three', 'four']);
    expect(JSON.stringify(records())).not.toContain('crisis');
  });

  it('takes what was answered behind the question whether all is well along, where it was said, and keeps no word of it', async () => {
    const { talk, asked, records, reply } = world();
    talk.ask('which drill?');
    await reply('Juggling.');
    talk.ask('they keep fouling me');
    await reply('', answeredCheckIn);
    for (const message of ['and what do i do then', 'i dont want to tell them', 'thanks', 'and now', 'and then', 'bye']) {
      talk.ask(message);
      await reply('', message === 'i dont want to tell them' ? answerOf('Tell an adult.', { kind: 'crisis', keep: false, safety: 'check_in_answered' }) : answerOf(`to ${message}`));
    }
    const drill = [{ sender: 'user', message: 'which drill?' }, { sender: 'coach', message: 'Juggling.' }];
    const answered = [{ sender: 'user', message: 'What if the others play rough?' }, { sender: 'coach', message: answeredCheckIn.response }];
    const next = [{ sender: 'user', message: 'and what do i do then' }, { sender: 'coach', message: 'to and what do i do then' }];
    expect(asked.slice(1, 5).map(({ chatHistory }) => chatHistory)).toEqual([drill, [...drill, ...answered], [...drill, ...answered, ...next], [...drill, ...answered, ...next]]);
    // It is over with the kind that is sent along.
    expect(asked.map(({ safetyBefore }) => safetyBefore)).toEqual([null, null, 'check_in_answered', 'check_in_answered', 'check_in_answered', 'check_in_answered', 'check_in_answered', null]);
    expect(asked.at(-1)?.chatHistory).not.toContainEqual(answered[0]);
    expect(JSON.stringify(asked.slice(2))).not.toContain('fouling');
    expect(JSON.stringify(records())).not.toMatch(/fouling|play rough|adult/);
  });

  it('forgets what was answered where another answer of safety comes, and where the talk is cleared', async () => {
    const { talk, asked, reply } = world();
    const answeredLine = { sender: 'user', message: 'What if the others play rough?' };
    talk.ask('they keep fouling me');
    await reply('', answeredCheckIn);
    talk.ask('he hits me');
    await reply('', crisisAnswer);
    talk.ask('and now');
    await reply('', answeredCheckIn);
    expect(asked.at(-1)?.chatHistory).not.toContainEqual(answeredLine);
    talk.clear();
    talk.ask('which drill?');
    await reply('Juggling.');
    expect(asked.at(-1)).toEqual({ message: 'which drill?', chatHistory: [], hurt: false, safetyBefore: null });
  });

  it('marks an answer that nobody keeps, and no other', async () => {
    const { talk, reply } = world();
    talk.ask('i hit my head');
    await reply('', answerOf('Stop and tell an adult.', { kind: 'crisis', keep: false }));
    talk.ask('which drill?');
    await reply('Juggling.');
    talk.showHelp('Call a person.');
    expect(talk.state.get().lines.flatMap((line) => (line.sender === 'coach' ? [line.isUnkept] : []))).toEqual([true, false, false]);
  });

  it('says it for three more where the talk goes on about it, and no more once it was cleared', async () => {
    const { talk, asked, reply } = world();
    talk.ask('they call me names');
    await reply('', crisisAnswer);
    for (const answer of [answerOf('one'), answerOf('two'), crisisAnswer, answerOf('three'), answerOf('four')]) {
      talk.ask('and now');
      await reply('', answer);
    }
    expect(asked.at(-1)?.safetyBefore).toBe('crisis');
    talk.clear();
    talk.ask('which drill?');
    await reply('Juggling.');
    expect(asked.at(-1)?.safetyBefore).toBeNull();
  });

  it('takes the last ten lines of the talk along', async () => {
    const { talk, asked, reply } = world();
    for (let at = 1; at <= 7; at += 1) {
      talk.ask(`q${at}`);
      await reply(`a${at}`);
    }
    expect(asked.at(-1)?.chatHistory).toHaveLength(10);
    expect(asked.at(-1)?.chatHistory[0]).toEqual({ sender: 'user', message: 'q2' });
  });

  it('of a crisis does not wait for the answer to another: that one is left', async () => {
    const { talk, lines, settled, served } = world({
      device: { load: async () => undefined, crisis: async ({ message }) => (message.includes('die') ? crisisAnswer : null), answer: async () => null },
    });
    talk.ask('which drill?');
    await turn();
    expect(await talk.interrupt('and which one then?')).toBe(false);
    expect(await talk.interrupt('  ')).toBe(false);
    expect(served[0]?.signal.aborted).toBe(false);
    expect(await talk.interrupt('i want to die')).toBe(true);
    await settled();
    expect(served[0]?.signal.aborted).toBe(true);
    expect(served).toHaveLength(1);
    expect(lines()).toEqual(['player: which drill?', 'coach: ', 'player: i want to die', `coach: ${crisisAnswer.response}`]);
  });

  it('of nothing is none, and while another is answered it has to wait', async () => {
    const { talk, asked } = world();
    expect(talk.ask('  \n ')).toBe('ignored');
    talk.ask('one');
    expect(talk.ask('two')).toBe('busy');
    expect(talk.askQuick('drills', 'three')).toBe('busy');
    expect(talk.clear()).toBe(false);
    await turn();
    expect(asked).toHaveLength(1);
  });

  it('by a tap goes by its timing', async () => {
    const { talk, pass, reply } = world();
    expect(talk.askQuick('drills', 'Which drills?')).toBe('asked');
    await reply('Juggling.');
    pass(999);
    expect(talk.askQuick('improve', 'Better?')).toBe('ignored');
    pass(1_000);
    expect(talk.askQuick('drills', 'Which drills?')).toBe('ignored');
    pass(1);
    expect(talk.askQuick('drills', 'Which drills?')).toBe('asked');
  });

  it('can be stopped while the device still looks at it: it goes nowhere', async () => {
    const { talk, asked, settled, records } = world({ device: { load: async () => undefined, crisis: () => new Promise(() => undefined), answer: async () => null } });
    talk.ask('which drill?');
    await turn();
    talk.stop();
    await settled();
    expect(talk.state.get().lines[1]).toMatchObject({ text: '', state: 'stopped' });
    expect([asked, records()]).toEqual([[], []]);
  });

  it('can be stopped: the server hears it, what has come stays, nothing is kept', async () => {
    const { talk, served, settled, records } = world();
    talk.ask('a long story');
    await turn();
    served[0]?.onEvent({ type: 'text', text: 'Once. ' });
    talk.stop();
    await settled();
    expect(served[0]?.signal.aborted).toBe(true);
    expect(talk.state.get().lines[1]).toMatchObject({ text: 'Once. ', state: 'stopped' });
    expect(records()).toEqual([]);
  });
});

describe('words of a crisis', () => {
  const device: TalkPorts['device'] = {
    load: async () => undefined,
    crisis: async ({ message }) => (message === 'a crisis' ? crisisAnswer : null),
    answer: async () => null,
  };

  it('are answered at once on the device, and go nowhere: no server, no history, no later question', async () => {
    const { talk, asked, settled, records, lines, reply } = world({ device });
    talk.ask('a crisis');
    await settled();
    expect(lines()).toEqual(['player: a crisis', `coach: ${crisisAnswer.response}`]);
    expect(talk.state.get().lines[1]).toMatchObject({ isHelp: true });
    talk.ask('and a drill?');
    await reply('Juggling.');
    expect(JSON.stringify([asked, records()])).not.toContain('a crisis');
  });

  it('are answered by the device where the server cannot, whatever is wrong with it', async () => {
    let isHere = false;
    const { talk, served, settled, lines } = world({
      device: { ...device, load: async () => void (isHere = true), crisis: async (question) => (isHere ? device.crisis(question) : null) },
    });
    talk.ask('a crisis');
    await turn();
    served[0]?.fail(fault);
    await settled();
    expect(lines()).toEqual(['player: a crisis', `coach: ${crisisAnswer.response}`]);
  });

  it('are not kept where the server found them', async () => {
    const { talk, reply, records } = world();
    talk.ask('words the device does not know');
    await reply('', crisisAnswer);
    expect(talk.state.get().lines[1]).toMatchObject({ isHelp: true, structured: { recommended_drills: [] } });
    expect(records()).toEqual([]);
  });

  it('stay on screen when another device’s history comes', async () => {
    const { talk, settled, lines } = world({ device });
    talk.ask('a crisis');
    await settled();
    talk.reload();
    expect(lines()).toEqual(['player: a crisis', `coach: ${crisisAnswer.response}`]);
  });
});

describe('without an answer of the server', () => {
  const device: TalkPorts['device'] = { load: async () => undefined, crisis: async () => null, answer: async () => answerOf('From here.') };

  it('the device answers where there is no connection, and the server is not asked', async () => {
    const { talk, asked, settled, records } = world({ device, isOnline: () => false });
    talk.ask('hi');
    await settled();
    expect(asked).toEqual([]);
    expect(talk.state.get().lines[1]).toMatchObject({ text: 'From here.', fromDevice: true });
    expect(records()).toHaveLength(1);
  });

  it.each([lost, new ApiError({ status: 0, code: 'cut', message: 'cut' })])('the device answers in the same bubble: %s', async (error) => {
    const { talk, served, settled, lines } = world({ device });
    talk.ask('hi');
    await turn();
    served[0]?.onEvent({ type: 'text', text: 'Half an ans' });
    served[0]?.fail(error);
    await settled();
    expect(lines()).toEqual(['player: hi', 'coach: From here.']);
  });

  it('a refusal is told in words and can be asked again; half an answer goes', async () => {
    const { talk, served, settled, lines, reply, records } = world({ device });
    talk.ask('hi');
    await turn();
    served[0]?.onEvent({ type: 'text', text: 'Half an ans' });
    served[0]?.fail(fault);
    await settled();
    expect(lines()).toEqual(['player: hi', 'problem: Something went wrong on our side.']);
    expect(records()).toEqual([]);
    const problem = talk.state.get().lines[1] as ProblemLine;
    expect(talk.retry(problem)).toBe('asked');
    await reply('Hello.');
    expect(lines()).toEqual(['player: hi', 'coach: Hello.']);
  });

  it('a lost connection is told where the device has nothing to go by', async () => {
    const { talk, served, settled, lines } = world();
    talk.ask('hi');
    await turn();
    served[0]?.fail(lost);
    await settled();
    expect(lines()[1]).toBe('problem: I am having trouble connecting to the server. Please check your internet connection and try again.');
  });
});

describe('the talk', () => {
  it('opens with what is kept, and is empty everywhere once cleared', async () => {
    const { talk, reply, records } = world();
    talk.ask('hi');
    await reply('Hello.');
    talk.reload();
    expect(talk.state.get().lines).toMatchObject([{ text: 'hi' }, { text: 'Hello.', isOld: true, structured: { motivation_level: 'high' } }]);
    expect(talk.clear()).toBe(true);
    expect([talk.state.get().lines, records()]).toEqual([[], []]);
  });

  it('forgets with the words what hurts', async () => {
    const { talk, asked, reply } = world();
    talk.ask('my knee hurts');
    await reply('Please stop for today.', answerOf('Please stop for today.', { hurt: true }));
    expect(talk.state.get().isHurt).toBe(true);
    talk.clear();
    expect(talk.state.get().isHurt).toBe(false);
    talk.ask('which drill?');
    await reply('Juggling.');
    expect(asked.at(-1)).toEqual({ message: 'which drill?', chatHistory: [], hurt: false, safetyBefore: null });
  });

  it('forgets it too where the talk was cleared on another device', async () => {
    let records: readonly CoachingRecord[] = [];
    const { talk, asked, reply } = world({ history: { read: () => records, keep: (kept) => void (records = kept) } });
    talk.ask('my knee hurts');
    await reply('Please stop for today.', answerOf('Please stop for today.', { hurt: true }));
    talk.reload();
    expect(talk.state.get().isHurt).toBe(true);
    records = [];
    talk.reload();
    expect(talk.state.get().isHurt).toBe(false);
    talk.ask('which drill?');
    await reply('Juggling.');
    expect(asked.at(-1)?.hurt).toBe(false);
  });

  it('shows where a person is to talk to, also while an answer is made, once and at its end', () => {
    const { talk, lines } = world();
    talk.showHelp('Call them.');
    talk.ask('hi');
    talk.showHelp('Call them.');
    expect(lines()).toEqual(['player: hi', 'coach: Call them.']);
  });
});
