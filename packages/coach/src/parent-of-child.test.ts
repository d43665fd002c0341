import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

const answerTo = (message: string, ...turns: string[]) => askCoach({ message, turns, facts: examplePlayerFacts, seed: 1 });

describe('a parent who worries about a child', () => {
  it.each([
    'Mein Sohn weint nach jedem Training, weil die anderen ihn auslachen. Was soll ich tun?',
    'Mein Sohn weint nach jedem Training, weil die anderen ihn auslachen.',
    'Meine Tochter hat Angst vor dem Training, weil sie gehänselt wird.',
    'Mein Kind will nicht mehr zum Training, die anderen lachen es aus. Wie kann ich helfen?',
    'Meine Tochter kommt immer weinend vom Fußball nach Hause',
    'Unser Kleiner Sohn wird von den anderen Jungs gemobbt',
    'My son cries after every practice because the others laugh at him. What should I do?',
    'My son cries after every practice because the others laugh at him.',
    'my daughter is scared to go to training because she gets teased',
    "my kid doesn't want to go to football anymore, the other boys make fun of him. how can i help?",
    'My daughter always comes home crying from soccer',
    'my kid was kicked and punched by the others and cries',
    'our 9 year old is bullied by team mates, what can we do',
  ])('%s', (text) => {
    expect(understand(text).topic?.topic).toBe('childMocked');
    const { kind, message, recommendedDrills } = answerTo(text);
    expect(kind).toBe('advice');
    expect(recommendedDrills).toEqual([]);
    expect(message).toContain('116 111');
    expect(message).toMatch(/trainer/i);
    expect(message).not.toMatch(/116 111.*116 111/);
  });

  it('names the line of the country', () => {
    expect(askCoach({ message: 'my son cries because the others laugh at him', turns: [], facts: { ...examplePlayerFacts, country: 'GB' }, seed: 1 }).message).toContain('Childline, 0800 1111');
  });

  it.each(['my daughter is scared of her coach', 'my son cries because the coach hits him', 'my son says he wants to die because the others laugh at him', 'my daughter is scared of her dad', 'Mein Sohn wird vom Trainer angefasst und weint', 'Meine Tochter ritzt sich weil sie gemobbt wird'])('leaves %s to safety', (text) => {
    expect(answerTo(text).kind).not.toBe('advice');
  });

  it.each(['the others laugh at me', 'my brother cries when i win', 'i cried after the match'])('is not made of %s', (text) => {
    expect(understand(text).topic?.topic).not.toBe('childMocked');
  });
});

describe('a parent who asks who sees what a child writes', () => {
  it.each([
    'I am his mother. Is this safe for my 10 year old, who can read what he writes here?',
    'who can read what my child writes here?',
    'can other people see what my daughter types to the coach?',
    'im his dad, can anyone else read his messages here',
    'Wer kann lesen, was mein Kind hier schreibt?',
    'Können andere sehen, was meine Tochter hier schreibt?',
    'Ich bin seine Mutter. Ist das sicher für meinen Zehnjährigen, wer kann lesen was er hier schreibt?',
    'Kann der Trainer lesen, was mein Kind hier schreibt?',
    'As a parent I wonder who can see what my son types',
    'Kann jemand lesen, was unser Sohn im Chat schreibt?',
  ])('%s', (text) => {
    const { kind, message } = answerTo(text);
    expect(kind).toBe('advice');
    expect(message).toMatch(/runs this server|Server betreibt/);
    expect(message).toMatch(/under 13|unter 13/);
  });

  it.each(["I'm his mother", 'Ich bin seine Mutter', 'hi, i am the dad of a player', 'Hallo, hier schreibt der Papa', 'i am a parent'])('is told how the coach speaks: %s', (text) => {
    expect(understand(text).topic?.topic).toBe('parentHere');
    expect(answerTo(text).kind).toBe('advice');
  });
});
