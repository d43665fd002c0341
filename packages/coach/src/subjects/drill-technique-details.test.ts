import { drillOf } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer } from '../testing/players.ts';

afterEach(() => speakIn(() => 'en'));

const ask = (message: string, turns: readonly string[] = [], language: 'en' | 'de' = 'en') => {
  speakIn(() => language);
  return askCoach({ message, turns, facts: factsOfPlayer('teen'), seed: 1 });
};

describe('a detail of a drill is told in the words of that drill', () => {
  it.each([
    ['which part of my foot for toe taps', /sole/],
    ['am i supposed to look at the ball when doing cone weaving', /Lift your eyes between the cones/],
    ['do i need to switch feet in wall passes', /other foot/],
    ['how high should the ball go in juggling', /height of your belly/],
    ['in sole rolls do i use inside or outside', /inside/],
  ])('%s', (message, said) => {
    expect(ask(message).message).toMatch(said);
  });

  it.each([
    ['muss ich beim slalom beide füße nehmen', /beide Füße/],
    ['mit welchem teil vom fuß mach ich sohlentipper', /Sohle/],
  ])('%s', (message, said) => {
    expect(ask(message, [], 'de').message).toMatch(said);
  });

  it('goes on with the drill that was spoken of', () => {
    expect(ask('do i look at the ball', ['how do i do toe taps']).message).toMatch(/Toe Taps: Look up between taps/);
  });

  it('leaves what is no detail to the steps', () => {
    expect(ask('how do i do wall passes').message).toMatch(/Stand about four big steps from a wall/);
    expect(ask('i can do that with my eyes closed', ['how do i do toe taps']).decidedBy).toEqual({ intent: 'too_easy' });
  });
});

describe('what is left out is not offered', () => {
  it.each(['give me smth for today but not juggling again', 'what can i do today, anything but juggling', 'a plan for today without juggling pls'])('%s', (message) => {
    const { recommendedDrills } = ask(message);
    expect(recommendedDrills.length).toBeGreaterThan(0);
    expect(recommendedDrills.filter((id) => id.includes('juggling'))).toEqual([]);
  });

  it('a drill that needs what is not there gives way to one that does not', () => {
    const { recommendedDrills, message } = ask('can i do wall passes without a wall');
    expect(recommendedDrills[0]).not.toMatch(/wall/);
    expect(message).toMatch(/passing/);
  });
});

describe('of two drills or skills one is chosen, and what a drill gives is told', () => {
  it.each([
    ['should i do shooting or passing today', ['shooting', 'passing']],
    ['cone weaving or toe taps what should i do', ['cone_weaving', 'toe_taps']],
  ])('%s', (message, of) => {
    const [id] = ask(message).recommendedDrills;
    expect(of.some((one) => one === id || (id !== undefined && drillOf(id).category === one))).toBe(true);
    expect(ask(message).message).toMatch(/Of the two|other one/);
  });

  it.each([
    ['does recovery count for xp', /Recovery counts too/],
    ['do i get more xp for harder drills', /counts the same/],
    ['do my tokens run out if i dont use them', /do not run out/],
    ['where do i see my badges', /Profile/],
    ['is 10 mins a day enough', /minutes (are right|a day are plenty)/],
    ['can i train with a cold', /ill/],
    ['why did i only get 20 xp', /XP (are|stands)/],
    ['got a big game tomorrow should i train hard today', /light|easy/],
  ])('%s', (message, said) => {
    expect(ask(message).message).toMatch(said);
  });
});

describe('what only sounds like another question', () => {
  it.each([
    ['wie kann ich besser jonglieren komm nie über 10', /Halt den Ball vor dir|Jonglieren/, /ging es von|89/],
    ['wie komm ich auf die bestenliste', /Ranglisten|Trainingstage/, /Unentschieden/],
    ['wie heißt du und wie alt bist du', /Sarah/, /Hitze|Sonnencreme/],
    ['soll ich mit links auch schießen obwohl ich rechtsfuß bin', /linken Fuß/, /Linksfüßer sind/],
  ])('%s', (message, said, not) => {
    const answer = ask(message, [], 'de').message;
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(not);
  });

  it.each([
    ['is the rare pack worth it or just normal ones', /65\s%/],
    ['is it bad if i skip today i trained 4 days in a row', /rest/i],
    ['i always get pushed off the ball by bigger kids', /body/],
    ['is it ok if i dont wanna be a pro just have fun', /fun/],
  ])('%s', (message, said) => {
    expect(ask(message).message).toMatch(said);
  });
});
