import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { questionKind } from './question-kind.ts';

afterEach(() => speakIn(() => 'en'));

const ask = (message: string, turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer('teen'), seed: 1 });

it.each([
  ['how long do boots last', 'howLong'],
  ['how often should i', 'howOften'],
  ['wie viele tage soll ich', 'howOften'],
  ['wie weit muss ich weg stehen', 'howFar'],
  ['what do i need for it', 'with'],
  ['womit mach ich das', 'with'],
  ['wer darf mitmachen', 'who'],
  ['what if it breaks', 'whatIf'],
  ['muss ich das machen', 'must'],
  ['is it bad if i stop', 'bad'],
  ['when can i play', 'when'],
  ['do they like it when i shoot', 'yesNo'],
  ['i like juggling', null],
])('%s asks for: %s', (text, kind) => {
  expect(questionKind(text)).toBe(kind);
});

describe('a question about a drill is answered by what is true of that drill', () => {
  it.each([
    ['what do i need for cone weaving', /a ball and 5 cones/],
    ['what do i need for the shuttle 5-10-5', /needs? .*3 cones/],
    ['where can i do quick touches', /3 by 3 metres/],
    ['how often should i do toe taps', /a week/],
    ['how many juggles should i do', /221 last time.*247/],
    ['who can he do pull-push v with', /one player|Nobody else/],
    ['do i have to do recovery', /your choice/],
    ['is it bad to do double scissors', /a ball and a cone or a bottle/],
    ['how far should he get with juggling', /221 last time.*247/],
    ['which foot for the weak-foot wall pass', /right/],
    ['why is it called t-dribble', /name says|called after/],
    ['can i do toe taps barefoot', /Better not barefoot/],
    ['may he do first touch with a borrowed ball', /borrowed ball is fine/],
  ])('%s', (text, said) => {
    expect(ask(text).message).toMatch(said);
  });

  it('a "yes" is not said of what speaks against it', () => {
    expect(ask('can i do toe taps barefoot').message).not.toMatch(/\b(?:Yes|Sure)\b/);
  });

  it('a few words go on with the drill that was spoken of', () => {
    expect(ask('how often', ['how do i do step overs']).message).toMatch(/Step Overs/);
  });
});

describe('a question about anything else is answered by its subject and its question word', () => {
  it.each([
    ['how long do football boots last', /toes have a thumb/],
    ['how often do i need new socks', /dry socks/],
    ['why do i only get 10 tokens', /up to 25 more/],
    ['Does the app show ads?', /no ads/],
    ['is it bad if i use my hands in the drill', /hands only catch/],
    ['who can know my password', /nobody but your parents/],
    ['how far apart do my cousin and i stand', /big steps apart/],
    ['when is a match stopped', /referee stops play/],
    ['what did i do last week', /7 days|last 7/],
  ])('%s', (text, said) => {
    const { message, recommendedDrills } = ask(text);
    expect(message).toMatch(said);
    expect(recommendedDrills.length).toBeLessThan(2);
  });

  it.each([
    ['wie oft brauch ich neue socken', /trockene Socken/],
    ['womit mach ich glockentipper', /einen Ball/],
    ['womit mach ich glocken tipper', /einen Ball/],
    ['womit mach ich links-rechts-tipper', /einen Ball/],
    ['ist das hier kostenlos', /Geld/],
    ['sieht der trainer meine zahlen', /eigenen Konto/],
    ['muss ich schienbeinschoner anziehen', /llein/],
  ])('%s', (text, said) => {
    speakIn(() => 'de');
    expect(ask(text).message).toMatch(said);
    expect(ask(text).recommendedDrills.length).toBeLessThan(2);
  });

  it('where the subject is known and what is asked of it is not, both are said', () => {
    expect(ask('how many stitches has a ball').message).toMatch(/do not know|no exact answer/);
  });
});

it('a birthday is no question about the age of the coach, and an injury is no birthday', () => {
  speakIn(() => 'de');
  expect(ask('warum darf man die hände nicht benutzen, nicht mal am geburtstag').message).toMatch(/Hände/);
  expect(ask('wann kann ich nach der zerrung hinten am oberschenkel wieder auf meinen geburtstag kicken').decidedBy).toEqual({ intent: 'injury' });
  expect(ask('wie alt bist du').decidedBy).toEqual({ intent: 'who_are_you' });
});

it('heading goes by age, however it is asked', () => {
  expect(ask('how long till i can head the ball properly').message).toMatch(/[Hh]ead/);
  expect(askCoach({ message: 'how often can i do headers with a new ball', turns: [], facts: { ...factsOfPlayer('teen'), age: 9 }, seed: 1 }).message).toMatch(/older|do not coach heading|No heading|Heading/);
});

it('what hurts is no question about a part of the body', () => {
  expect(ask('what if my knee hurts').decidedBy).toEqual({ intent: 'injury' });
  expect(ask('what if my knee hurts').recommendedDrills).toEqual([]);
});
