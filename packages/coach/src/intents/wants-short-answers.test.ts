import { describe, expect, it } from 'vitest';
import { answersInTalk, lastAnswerInTalk } from '../testing/answers-in-talk.ts';

describe('who finds the answers long', () => {
  const FIRST = 'how do i get better at dribbling';
  it.each(['your answers are so long', 'you talk too much', 'why do you write so much', 'too much text', 'i cant read all that', 'can you write less', 'thats too long to read', 'short answers please', 'u always write so much', 'keep it short', 'stop writing so much', 'deine antworten sind so lang', 'du schreibst zu viel', 'zu viel text', 'schreib nicht so viel', 'kannst du kürzer antworten', 'das ist mir zu viel zum lesen', 'du redest zu viel', 'tus respuestas son muy largas', 'tes reponses sont trop longues'])('gets short ones from then on: %s', (message) => {
    const [, short, next] = answersInTalk(`${FIRST} >> ${message} >> what should i eat before a match`);
    const [whole] = answersInTalk('what should i eat before a match');
    expect(short?.message.length ?? 999).toBeLessThan(170);
    expect(short?.message).toMatch(/short/i);
    expect(next?.message.length ?? 999).toBeLessThan(whole?.message.length ?? 0);
  });

  it('is told so where nothing was said before, and nothing of the language', () => {
    for (const message of ['your answers are so long', 'deine antworten sind zu lang', 'you write too much']) expect(lastAnswerInTalk(message).message).toMatch(/short/i);
    expect(lastAnswerInTalk('deine antworten sind zu lang').recommendedDrills).toEqual([]);
  });

  it('keeps the drill and its minutes, and a plan as it is', () => {
    expect(lastAnswerInTalk(`${FIRST} >> your answers are so long`)).toMatchObject({ recommendedDrills: ['stop_and_go'], minutes: 5 });
    expect(answersInTalk('make me a plan for 3 days >> you talk too much >> and what on thursday').at(-1)?.recommendedDrills).toHaveLength(1);
  });

  it('is told whole what hurts, whom to tell and how a drill goes', () => {
    expect(lastAnswerInTalk('your answers are so long >> my knee hurts').message).toBe(lastAnswerInTalk('hi >> my knee hurts').message);
    expect(lastAnswerInTalk('you talk too much >> how do toe taps go').message.split('\n').length).toBeGreaterThan(3);
  });
});
