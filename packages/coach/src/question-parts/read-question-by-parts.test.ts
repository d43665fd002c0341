import { drillOf } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { answerToPlayer } from '../testing/answers-in-talk.ts';

describe('a fault is known by what is done with the ball and what then happens, in any order', () => {
  it.each([
    ['when i shoot it always goes over', 'shotTooHigh'],
    ['over the goal every time when i am shooting', 'shotTooHigh'],
    ['meine schüsse fliegen immer drüber', 'shotTooHigh'],
    ['the ball goes left every time i shoot', 'shotWide'],
    ['ich treff das tor nie', 'shotWide'],
    ['when i shoot the ball just rolls slow', 'shotWeak'],
    ['meine schüsse sind voll schwach', 'shotWeak'],
    ['my passes always bounce and dont stay on the floor', 'passTooHigh'],
    ['warum sind meine pässe zu hoch', 'passTooHigh'],
    ['my first touch goes miles away', 'touchHeavy'],
    ['beim annehmen springt der ball immer weg', 'touchHeavy'],
    ['i trip over the ball doing step overs', 'tripsOverBall'],
    ['beim dribbeln stolper ich immer über den ball', 'tripsOverBall'],
    ['the ball hits my shin when i juggle', 'juggleShin'],
    ['der ball knallt beim jonglieren ans schienbein', 'juggleShin'],
    ['my juggling goes everywhere', 'juggleSideways'],
    ['der gegner nimmt mir immer den ball ab', 'losesBall'],
    ['i kick the ground instead of the ball', 'hitsGround'],
    ['ich komm nicht über 10 beim jonglieren', 'juggleMore'],
    ['first touch when the ball comes hard', 'touchHeavy'],
    ['how do i take a really hard pass', 'touchHeavy'],
    ['annahme wenn der pass scharf kommt', 'touchHeavy'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it('and of the skill that was spoken of, where the turn names none', () => {
    expect(understand('it always goes over the bar', ['how do i get better at shooting']).topic?.topic).toBe('shotTooHigh');
    expect(understand('and wide', ['my shots go over']).topic?.topic).toBe('shotWide');
    expect(understand('that one is too hard', ['how do i do first touch']).intent).toBe('too_hard');
  });

  it.each(['how high should i juggle', 'we lost 3-0 because my shots went wide', 'my knee hurts when my shots go over', 'how do i take a free kick over the wall'])('not in what asks something else: %s', (text) => {
    expect(['shotTooHigh', 'shotWide', 'shotWeak', 'passTooHigh', 'juggleMore']).not.toContain(understand(text).topic?.topic);
  });
});

describe('what is said of a drill', () => {
  it('is not answered with its steps alone', () => {
    expect(understand('ich verlier beim übersteiger immer den ball')).toMatchObject({ intent: 'too_hard', drillId: 'step_overs' });
    expect(understand('how do i know if im doing toe taps right').topic?.topic).toBe('doingItRight');
    expect(understand('wie mach ich den übersteiger richtig')).toMatchObject({ intent: 'drill_technique', topic: null });
    expect(understand('i do 40 toe taps is it ok').topic?.topic).toBe('goodResult');
  });
});

describe('numbers of the own', () => {
  it('say whether it goes up, where no drill is named', () => {
    expect(answerToPlayer('am i improving at all').message).toMatch(/^Yes.*9.*11|^Yes.*11.*9/);
    expect(understand('bin ich besser geworden').topic?.topic).toBe('betterOverall');
    expect(understand('am i getting better at juggling').topic?.topic).toBe('better');
  });

  it.each([
    ['how many minutes did i do yesterday', /26 minutes.*3 sessions/],
    ['how many days did i train last week', /Last week \(1 to 7 March\).* 7 days.* 14 sessions/],
    ['how many xp did i get today', /Today it was 51 XP|Today you earned 51 XP/],
    ['what did i get on monday', /On Monday, 9 March, .*Juggling 221/],
    ['which day did i train the longest', /41 minutes/],
    ['whats my worst result in juggling', /89.*247/],
    ['show me my shooting numbers', /Weak-Foot Corners/],
    ['did i beat my record this week', /last 7 days/],
    ['was kann ich am wenigsten', /Weak-Foot Corners/],
    ['welche übung hab ich am meisten gemacht', /Juggling/],
  ])('are those that are asked for: %s', (text, told) => {
    expect(answerToPlayer(text).message).toMatch(told);
  });

  it('go on with the question before', () => {
    expect(understand('and the worst', ['what is my best drill']).topic?.topic).toBe('weakestIs');
    expect(understand('and last month', ['how often did i train this week']).ask).toMatchObject({ kind: 'counts', measure: 'sessions', span: { kind: 'lastMonth' } });
    expect(answerToPlayer('and in quick touches', ['whats my record in juggling']).message).toMatch(/153/);
    expect(answerToPlayer('only 15 minutes', ['plan for tomorrow pls']).message).toMatch(/15 minutes/);
    expect(understand('what can i do with them', ['how many tokens do i have']).intent).toBe('rewards_levels');
    expect(understand('ok and how long', ['give me a drill']).topic?.topic).toBe('amountOfDrill');
    expect(understand('how many times should i do it', ['give me a dribbling drill']).topic?.topic).toBe('amountOfDrill');
  });
});

describe('in German', () => {
  beforeAll(() => speakIn(() => 'de'));
  afterAll(() => speakIn(() => 'en'));

  it('the same is answered in German', () => {
    expect(answerToPlayer('meine pässe springen immer hoch').message).toMatch(/Mitte/);
    expect(answerToPlayer('wieviel minuten hab ich gestern trainiert').message).toMatch(/26 Minuten.*3 Einheiten/);
    expect(answerToPlayer('aber nur 15 minuten', ['plan für morgen']).message).toMatch(/15 Minuten/);
  });
});

describe('numbers of one day', () => {
  const nine = (message: string) => askCoach({ message, turns: [], facts: factsOfPlayer('nine'), seed: 1 }).message;

  it('say whether a record fell', () => {
    expect(nine('did i beat my record yesterday')).toMatch(/^(?:No new best|Not) yesterday[^]*Toe Taps 91[^]*96/);
    expect(nine('did i break a record today')).toMatch(/today/);
  });

  it('judge the last practice by the own average', () => {
    expect(nine('what does my last practice say about me')).toMatch(/Toe Taps 91[^]*(?:average|above)/);
    expect(nine('was my training yesterday good')).toMatch(/Toe Taps 91[^]*(?:average|above)/);
  });

  it('of a foot, a streak that runs, and a record in a drill of the same skill', () => {
    expect(nine('how much do i use my left compared to my right')).toMatch(/left foot[^]*69 %|69 %[^]*left foot/);
    expect(nine('why did my streak go')).toMatch(/4 days[^]*(?:saved session|session)/);
    expect(nine('whats my record in juggling')).toMatch(/Drop-Catch Juggling[^]*19/);
  });
});

describe('a drill for a place on the pitch, a room or a skill that was spoken of', () => {
  it.each([
    ['whats a good drill for midfielders', 'midfielderRole'],
    ['welche übung ist gut für stürmer', 'strikerRole'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it('fits the room, and a trick is a drill of tricks', () => {
    expect(answerToPlayer('can i practise in my living room').decidedBy).toEqual({ intent: 'rain' });
    expect(answerToPlayer('kann ich im wohnzimmer trainieren').decidedBy).toEqual({ intent: 'rain' });
    const trick = answerToPlayer('i wanna learn a cool trick').recommendedDrills[0];
    expect(trick === undefined ? null : drillOf(trick).category).toBe('skills');
  });

  it('is the easiest of that skill', () => {
    const easiest = answerToPlayer('which one is easiest', ['give me 3 drills for shooting']);
    expect(easiest.recommendedDrills).toEqual(['target_shooting']);
    expect(easiest.message).toContain('level 1');
    expect(answerToPlayer('whats the easiest drill').message).toContain('level 1');
  });

  it('is for the foot that is called bad', () => {
    expect(answerToPlayer('my left is so bad').nextSession).toContain('left foot');
    expect(understand('5 mins left').foot).toBe(null);
  });

  it('with the own place on the pitch is about that place', () => {
    expect(answerToPlayer('what drill is good for me', ['im a keeper']).message).toMatch(/goalkeepers|keeper/);
    expect(answerToPlayer('what should i train', ['i play as a winger']).message).toMatch(/wing/i);
  });
});

it('what is asked behind thanks is answered', () => {
  expect(understand('ok thx what else can i do today').intent).not.toBe('thanks');
  expect(understand('danke wie viele token hab ich').intent).toBe('my_numbers');
  expect(understand('thanks so much').intent).toBe('thanks');
});

describe('what goes on about the same', () => {
  it.each([
    ['and what bout after', ['what do i eat before a match'], 'eatAfter'],
    ['und danach', ['was esse ich vor dem spiel'], 'eatAfter'],
    ['can i train 2 times in one day', [], 'tooMuch'],
    ['how do i kick it so it bends', [], 'curve'],
    ['welcher fuß ist bei mir besser', [], 'footShare'],
    ['i keep toe punting it', [], 'toePoke'],
    ['coach shouts head up but i look at the ball the whole time', [], 'eyesUp'],
    ['puffed out after like 5 mins in a match', [], 'stamina'],
    ['my legs are dead from training', [], 'soreMuscles'],
    ['how did bellingham get so good', [], 'likeStar'],
    ['got the same card again', [], 'repeatCards'],
    ['was macht ein 6er', [], 'roles'],
    ['sub again. 4th week in a row', [], 'benched'],
    ['i just stand there idk where to go', [], 'whereToRun'],
    ['ref gave a foul throw', [], 'throwIn'],
    ['does the app keep my videos', [], 'clipKept'],
    ['cried at training in front of everyone', [], 'cried'],
  ] as const)('%s', (text, turns, topic) => {
    expect(understand(text, turns).topic?.topic).toBe(topic);
  });

  it('is the weaker foot, where that was spoken of', () => {
    expect(answerToPlayer('so what shud i do for it tmrw', ['is my weak foot getting better']).recommendedDrills).toEqual(['weak_foot']);
  });
});
