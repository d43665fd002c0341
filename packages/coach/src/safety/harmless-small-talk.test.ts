import { drillCatalogue } from '@touchline/domain';
import { drillNamesOfAll } from '@touchline/messages/drill-names';
import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';
import { checkWords } from './check-message.ts';
import { isSmallTalk } from './harmless-small-talk.ts';

const answer = (talk: string) => {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 });
};

describe('what children laugh about', () => {
  it.each(['do farts make u run faster', 'does farting make me faster', 'can burping make you jump higher', 'macht pupsen schneller'])('is no worry: %s', (text) => {
    expect(checkWords(text).action).toBe('allow');
    expect(answer(text).message).not.toMatch(/116 111|adult/);
  });

  it.each(['r u real', 'are you a robot', 'bist du echt'])('asks who speaks, also behind an answer: %s', (text) => {
    expect(understand(text, ['how do i get better at juggling']).intent).toBe('who_are_you');
  });

  it('is no joke behind what somebody was comforted for', () => {
    expect(answer('they say im rubbish and dont pass to me >> it dont hurt no more').decidedBy).not.toMatchObject({ intent: 'joke' });
    expect(checkWords('they say im rubbish and dont pass to me, i dont wanna go to training anymore').action).toBe('allow');
  });

  it.each(['does farting blood make me slower', 'my stomach hurts when i fart'])('is none of that: %s', (text) => {
    expect(isSmallTalk(text)).toBe(false);
  });
});

describe('small talk', () => {
  it.each(['im 34', 'ich bin 40', 'hes 25', 'he is 40 years old', 'hes 12 and he hits me', 'she is stronger and hurts me'])('is never the age of an adult, nor more than that: %s', (text) => {
    expect(isSmallTalk(text)).toBe(false);
  });

  it.each([
    ['ur the best coach', /kind|Nice of you/],
    ['youre so nice', /kind|Nice of you/],
    ['ur amazing thx', /kind|Nice of you/],
    ['du bist der beste trainer', /kind|Nice of you/],
    ['bye', /See you|Bye/],
    ['thanks >> bye', /See you|Bye/],
    ['see u tmrw', /See you|Bye/],
    ['bis morgen coach', /See you|Bye/],
    ['gn8', /See you|Bye/],
    ['im gonna smash it tmrw', /spirit|I like that/],
    ['new record!!', /spirit|I like that/],
    ['its my birthday today', /birthday/i],
    ['hab heute geburtstag', /birthday/i],
    ['hi >> good and u', /program/],
  ])('has an answer of its own: %s', (talk, said) => {
    expect(answer(talk)).toMatchObject({ decidedBy: { intent: 'thanks' }, recommendedDrills: [] });
    expect(answer(talk).message).toMatch(said);
  });

  it.each([
    'what happens if i miss a day',
    'what if i cant come tomorrow',
    'was passiert wenn ich morgen nicht kann',
    'whats my streak >> and if i forget',
    'whats my streak >> and if i go on holiday',
    'how do packs work >> what if i get a double',
    'what is offside >> and if hes behind',
    'was ist die serie >> und wenn ich krank bin',
    'mein handy ist kaputt',
    'drills with my sister >> shes 6',
    'my friend always beats me >> hes way faster',
    'er ist schneller als ich',
    'give me three drills >> ill take the second one',
  ])('and what happens if one cannot practise, is nothing to worry about: %s', (talk) => {
    expect(checkWords(talk.split(' >> ').at(-1) ?? '')).toEqual({ action: 'allow' });
  });

  it('and locks no drills away', () => {
    expect(answer('whats my streak >> and if im sick')).toMatchObject({ isHurt: false });
    expect(answer('im sick')).toMatchObject({ isHurt: true });
  });

  it.each(['what happens if i miss a day', 'what if i cant come tomorrow', 'was passiert wenn ich morgen nicht kann'])('a missed day is told of by the streak: %s', (message) => {
    expect(understand(message).topic?.topic).toBe('streakRule');
  });

  it.each([
    'what if i die tomorrow',
    'what happens if i stop eating',
    'what if i cant come home',
    'ur the best coach can we meet',
    'i like you coach can you send me a pic',
    'if i dont train my dad hits me',
    'what happens if i stop breathing',
    'bye forever',
    'goodbye i wont be here tomorrow',
    'im gonna smash his head in',
    'i wont be here next week',
  ])('is no small talk with one more thing in it: %s', (message) => {
    expect(checkWords(message).action).not.toBe('allow');
  });
});

// The names of these two are everyday words too.
const named = drillCatalogue.filter(({ id }) => id !== 'recovery' && id !== 'weak_foot').flatMap(({ id }) => drillNamesOfAll.map((names) => [names[id], id] as const));
it.each(named)('how the drill %s goes, asked in German', (name, drillId) => {
  for (const ask of ['wie geht', 'wie funktioniert', 'wie macht man']) expect(understand(`${ask} ${name}`)).toMatchObject({ intent: 'drill_technique', drillId });
});

it.each([
  ['gib mir ne übung', null],
  ['ne übung bitte', null],
  ['gib mir was fürs schießen', 'shooting'],
  ['donne moi un exercice', null],
  ['donne moi un exercice de tir', 'shooting'],
  ['me da um treino de chute', 'shooting'],
  ['quero treinar chute', 'shooting'],
] as const)('a drill is asked for in few words: %s', (message, skill) => {
  expect(understand(message)).toMatchObject({ intent: 'which_drill', skill });
});

describe('pain that is over', () => {
  it.each(['mein fuß tut weh >> tut nicht mehr weh', 'mein fuß tut weh >> geht wieder', 'my foot hurts >> it doesnt hurt anymore', 'my foot hurts >> all good again'])('is heard, and begins gently: %s', (talk) => {
    expect(answer(talk)).toMatchObject({ isHurt: false, recommendedDrills: ['toe_taps'] });
    expect(answer(talk).message).toMatch(/adult/);
  });

  it('has the caution also before what is asked with it', () => {
    expect(answer('my ankle hurts >> ok its fine now gimme a drill')).toMatchObject({ isHurt: false });
    expect(answer('my ankle hurts >> ok its fine now gimme a drill').message).toMatch(/adult/);
    expect(answer('my foot hurts >> it still hurts')).toMatchObject({ isHurt: true, recommendedDrills: [] });
  });

  it.each(['ich bin wieder da', 'im back', 'ich hab seitenstechen >> welche übung heute'])('was none: %s', (talk) => {
    expect(answer(talk)).toMatchObject({ isHurt: false });
  });
});
