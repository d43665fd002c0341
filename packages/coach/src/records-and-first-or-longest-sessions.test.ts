import { describe, expect, it } from 'vitest';
import { replyTo } from './index.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

const replyIn = (talk: string, hurt = false) => {
  const turns = talk.split(' >> ');
  const chatHistory = turns.slice(0, -1).map((message) => ({ sender: 'user' as const, message }));
  return replyTo({ message: turns.at(-1) ?? '', chatHistory, hurt, safetyBefore: null }, examplePlayerFacts, 'player');
};
const answerTo = (talk: string) => replyIn(talk).response;

describe('numbers that stand in the sessions', () => {
  it.each([
    ['what was my first ever session', ['Wall Passes', '31 December']],
    ['what was the first drill i ever did', ['Wall Passes']],
    ['was war meine erste einheit', ['Wandpässe']],
    ['welche übung hab ich als erstes gemacht', ['Wandpässe']],
    ['when did i start using the app', ['329 days ago']],
    ['was war meine längste einheit', ['40', 'Wandpässe']],
    ['whats my longest session', ['40', 'Wall Passes']],
    ['was war mein kürzestes training', ['5 Minuten']],
    ['what was my shortest session', ['5 minutes']],
    ['was ist mein rekord bei wandpässen', ['„Wandpässe“', '30']],
    ['mein rekord in sohlentippern', ['„Sohlentipper“', '60']],
    ['mein bestwert bei den wandpässen', ['30']],
    ['wie viele sohlentipper hab ich höchstens geschafft', ['60']],
    ['was ist mein rekord bei wandpässen >> und wie schaff ich mehr', ['Wandpässe']],
  ])('%s', (talk, parts) => {
    for (const part of parts) expect(answerTo(talk)).toContain(part);
  });

  it.each([
    ['was ist mein rekord bei wandpässen', 'Jonglieren'],
    ['mein rekord in sohlentippern', 'Wandpässe'],
  ])('%s names no other drill', (talk, other) => {
    expect(answerTo(talk)).not.toContain(other);
  });
});

describe('a best result to be shown large', () => {
  it.each([
    ['whats my juggling record', { drill: 'Juggling', value: 68, unit: 'touches' }],
    ['whats my juggling record and how do i get better', { drill: 'Juggling', value: 68, unit: 'touches' }],
    ['what is my best in toe taps', { drill: 'Toe Taps', value: 60, unit: 'touches' }],
    ['mein rekord in sohlentippern', { drill: 'Toe Taps', value: 60, unit: 'touches' }],
  ])('stands beside the words that say it: %s', (talk, record) => {
    const { response, structured } = replyIn(talk);
    expect(structured).toMatchObject({ record });
    expect(response).toContain(String(record.value));
  });

  it('has the day of it in the words of the answer', () => {
    const { response, structured } = replyIn('whats my juggling record');
    expect(structured).toMatchObject({ record: { when: expect.stringMatching(/./) } });
    expect(response).toContain(structured.record?.when);
  });

  it.each([
    ['there are several', 'what are my records'],
    ['there is none', 'whats my record in stop and go'],
    ['something else was asked', 'how do i get better at juggling'],
  ])('stands beside nothing where %s', (_, talk) => {
    expect(replyIn(talk).structured).not.toHaveProperty('record');
  });
});

describe('a question that is asked again', () => {
  it.each(['whats my juggling record and how do i get better', 'was ist mein rekord beim jonglieren und wie werde ich besser'])('has other words, and the same record and drill: %s', (message) => {
    const first = replyIn(message);
    const chatHistory = [{ sender: 'user' as const, message }, { sender: 'coach' as const, message: first.response }];
    const again = replyTo({ message, chatHistory, hurt: false, safetyBefore: null }, examplePlayerFacts, 'player');
    expect(again.response).not.toBe(first.response);
    expect(again.structured.record).toEqual(first.structured.record);
    expect(again.structured.recommended_drills).toEqual(first.structured.recommended_drills);
  });

  it('is not sent to the drill that it names, but told what to look at in it, step by step', () => {
    const { response } = replyIn('how do i get better at toe taps');
    expect(response).toMatch(/\n1\. .+\n2\. /);
    expect(replyIn('whats my juggling record and how do i get better').response).not.toMatch(/do Juggling\b|Juggling is the drill/);
  });
});
