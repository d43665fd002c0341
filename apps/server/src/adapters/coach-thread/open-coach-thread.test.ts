import { describe, expect, it, onTestFinished } from 'vitest';
import { inLanguage } from '../../request-context.ts';
import { coachThreadOfTests } from '../../testing/coach-thread.ts';
import { openCoachThread } from './open-coach-thread.ts';

const rules = { age: 11, rules: '', told: '' };

function oddThread(more: { longestCall?: number; mostWaiting?: number } = {}) {
  const logged: unknown[] = [];
  const thread = openCoachThread({ log: { error: (line: unknown) => void logged.push(line) }, file: new URL('./testing/odd.thread.ts', import.meta.url), ...more });
  onTestFinished(() => thread.close());
  return { logged, thread, say: (what: string) => thread.call('isOutsideAnswerFit', what, rules) };
}

describe('the thread of the coach', () => {
  it('answers while the event loop of the server goes on', async () => {
    const thread = coachThreadOfTests();
    let turns = 0;
    const loop = setInterval(() => (turns += 1), 5);
    const sentences = Array.from({ length: 40 }, (_, at) => `Keep every touch below the knee, ${at} times.`);
    const fit = await thread.call('fitFormFeedback', sentences, rules, 200);
    clearInterval(loop);
    expect(fit).toHaveLength(40);
    expect(turns).toBeGreaterThan(0);
  });

  it('speaks the language of the caller, also of two that ask at once', async () => {
    const thread = coachThreadOfTests();
    const languageOf = async (language: 'en' | 'de', id: string) => {
      const looked = await inLanguage(language, () => thread.call('prepareReply', id, { message: '?', chatHistory: [] }));
      await thread.call('forget', id);
      return looked.language;
    };
    expect(await Promise.all([languageOf('de', 'a'), languageOf('en', 'b'), languageOf('de', 'c')])).toEqual(['de', 'en', 'de']);
  });

  it('answers a question that was prepared once, and no other', async () => {
    const thread = coachThreadOfTests();
    await thread.call('prepareReply', 'forgotten', { message: 'hello', chatHistory: [] });
    await thread.call('forget', 'forgotten');
    await expect(thread.call('reply', 'forgotten', {} as never, '')).rejects.toThrow('no question was prepared');
  });

  it('tells what a call throws, and goes on', async () => {
    const { say, logged } = oddThread();
    const [failed, next] = [say('fail'), say('number')];
    await expect(failed).rejects.toThrow('not this one');
    expect(await next).toBeGreaterThan(0);
    expect(logged).toEqual([]);
  });

  it('that breaks fails one call, is told of without words of a question, and starts anew', async () => {
    const { say, logged } = oddThread();
    const first = await say('number');
    const [broken, next] = [say('break'), say('number')];
    await expect(broken).rejects.toThrow('broken');
    expect(await next).not.toBe(first);
    expect(logged).toEqual([{ err: expect.objectContaining({ message: 'broken' }) as Error, call: 'isOutsideAnswerFit' }]);
  });

  it('is ended by a call that never comes to an end, and starts anew', async () => {
    const { say } = oddThread({ longestCall: 100 });
    const first = await say('number');
    await expect(say('hang')).rejects.toMatchObject({ code: 'timed_out' });
    expect(await say('number')).not.toBe(first);
  });

  it('asks to come again where too many wait', async () => {
    const { say } = oddThread({ mostWaiting: 2 });
    const waiting = [say('number'), say('number')];
    await expect(say('number')).rejects.toMatchObject({ code: 'overloaded', retryAfter: 5 });
    expect(await Promise.all(waiting)).toHaveLength(2);
    expect(await say('number')).toBeGreaterThan(0);
  });

  it('that is closed fails what waits, and takes nothing more', async () => {
    const { thread, say } = oddThread();
    const waiting = say('hang');
    await Promise.all([expect(waiting).rejects.toThrow('the coach is closed'), thread.close()]);
    await expect(say('number')).rejects.toThrow('the coach is closed');
  });
});
