import { describe, expect, it } from 'vitest';
import { thingsLeftOut, withoutThingsLeftOut } from './things-left-out.ts';
import { unwantedIn } from '../intents/find-drill-and-skill.ts';
import { withoutRemediesLeftOut } from '../safety/strip-remedies-left-out.ts';
import { wordsOf } from '../text/recognise-words.ts';

const leftOut = (text: string) => thingsLeftOut(wordsOf(text));

describe('what a message leaves out', () => {
  it.each([
    ['how do i get stronger without weights', ['weights']],
    ['no weights, just at home', ['weights']],
    ['we dont have any weights at home', ['weights']],
    ['kein krafttraining bitte', ['weights']],
    ['ich will kein krafttraining machen', ['weights']],
    ['fitter OHNE tabletten und pulver', ['remedies']],
    ['aufwärmen ohne runden laufen', ['running']],
    ['krafttraining will ich nicht', ['weights']],
    ['without weights or running', ['weights', 'running']],
    ['no headers please', ['heading']],
  ])('%s', (text, things) => {
    expect(leftOut(text)).toEqual(things);
  });

  it.each(['i do not know how to lift weights', 'warum kein krafttraining', 'is running not good for me', 'can i do weights', 'ich kann nicht joggen', 'are weights bad', 'i cant do push ups', 'wie viele liegestütze', 'why not weights'])('nothing: %s', (text) => {
    expect(leftOut(text)).toEqual([]);
  });

  it.each([
    ['how do i get stronger without weights', 'how do i get stronger'],
    ['no weights, just at home, how do i get stronger', 'at home, how do i get stronger'],
    ['wie werde ich schneller fit OHNE tabletten', 'wie werde ich schneller fit'],
    ['ich will stärker werden aber ohne tabletten und pulver', 'ich will stärker werden'],
  ])('%s is read as: %s', (text, rest) => {
    expect(withoutThingsLeftOut(text)).toBe(rest);
  });
});

describe('drills and skills that are left out', () => {
  it.each([
    ['not juggling', ['juggling']],
    ['i want to get better at dribbling, not shooting', ['shooting']],
    ['ich will besser dribbeln, nicht schießen', ['shooting']],
    ['make me a plan for the week, no shooting', ['shooting']],
    ['jonglieren will ich nicht', ['juggling']],
    ['i dont want to do juggling or passing', ['juggling', 'passing']],
  ])('%s', (text, names) => {
    expect(unwantedIn(wordsOf(text))).toEqual(expect.arrayContaining(names));
  });

  it.each(['i am not good at juggling', 'ich kann nicht jonglieren', 'i cant do juggling', 'i have no speed', 'no speed, what can i do', 'why is juggling not in my plan', 'i dont know how passing works', 'jonglieren kann ich nicht'])('are none: %s', (text) => {
    expect(unwantedIn(wordsOf(text))).toEqual([]);
  });
});

describe('pills and powders that are left out', () => {
  it.each(['wie werde ich schneller fit OHNE tabletten', 'how do i build muscles without protein powder or pills', 'ich will stärker werden, keine tabletten', 'can i get stronger without supplements'])('are no wish for any: %s', (text) => {
    expect(withoutRemediesLeftOut(text)).not.toBeNull();
  });

  it.each(['i cant sleep without pills', 'can i train without my tablets', 'no pills left how do i get stronger', 'how do i get thinner without pills', 'i have no more tablets and train', 'trainer gibt mir pulver, ohne tabletten geht nix', 'i took pills not tablets to get stronger', 'ich kann nicht mehr ohne tabletten trainieren', 'how do i get strong without eating'])('stay one for the rules where more is told: %s', (text) => {
    expect(withoutRemediesLeftOut(text)).toBeNull();
  });
});
