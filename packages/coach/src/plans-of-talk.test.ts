import { drillOf } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

/** The answer to the last of some messages. */
const answerTo = (...messages: string[]) => askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: examplePlayerFacts, seed: 1 });
/** The drill of each line of a plan. */
const linesOf = ({ message }: { readonly message: string }): string[] => message.split('\n').filter((line) => line.startsWith('•'));

describe('a plan for the weakness that was told', () => {
  it.each([
    ['what is my weakness?', 'make me a plan to fix that in 4 days, 30 minutes each', 4],
    ['what am i worst at?', 'give me a plan to work on it for 3 days', 3],
    ['where am i weak?', 'build me a 5 day plan for that', 5],
    ['Was ist meine Schwäche?', 'Mach mir einen Plan, um das in 4 Tagen zu verbessern, je 30 Minuten', 4],
    ['Worin bin ich am schlechtesten?', 'Gib mir einen 3-Tage-Plan dafür', 3],
    ['Was kann ich am wenigsten?', 'Kannst du mir einen Plan für 5 Tage machen, um das zu üben?', 5],
  ])('%s >> %s', (asked, plan, days) => {
    const answer = answerTo(asked, plan);
    expect(linesOf(answer)).toHaveLength(days);
    expect(answer.recommendedDrills[0]).toBe('toe_taps');
    expect(answer.recommendedDrills.every((id) => drillOf(id).category === 'ball_control')).toBe(true);
  });

  it('keeps the minutes', () => {
    expect(answerTo('what is my weakness?', 'make me a plan to fix that in 4 days, 30 minutes each').minutes).toBe(30);
  });
});

describe('a plan for who is at the beginning', () => {
  const beginner = { ...examplePlayerFacts, sessions: examplePlayerFacts.sessions.filter(({ drillId }) => drillId === 'toe_taps').slice(0, 1), totalSessions: 1 };
  it.each(['make me a plan for 4 days without a wall', 'i have no wall. make me a 6 day plan', 'Mach mir einen Plan für 6 Tage ohne Wand', 'make me a plan for 5 days, no cones and no wall'])('%s: has no drill more than a level above', (message) => {
    const answer = askCoach({ message, turns: [], facts: beginner, seed: 1 });
    expect(answer.recommendedDrills.length).toBeGreaterThan(0);
    expect(answer.message).not.toMatch(/Lofted Target|Around the Body/);
    expect(answer.recommendedDrills.every((id) => drillOf(id).level <= 2 && !drillOf(id).equipment.wall)).toBe(true);
  });
});

describe('what was said to be missing', () => {
  it.each([
    ['make me a plan for 4 days without a wall', 'thanks', 'what else can i train for passing?', 'give me a drill'],
    ['i have no wall', 'ok thanks', 'how are you', 'what can i do for my passing'],
    ['Ich habe keine Wand', 'Danke', 'Was soll ich heute üben?', 'Gib mir eine Übung fürs Passen'],
    ['i dont have a wall', 'how many sessions did i do', 'give me a shooting drill'],
  ])('stays so: %s', (...messages) => {
    for (let at = 1; at <= messages.length; at += 1) expect(answerTo(...messages.slice(0, at)).recommendedDrills.every((id) => !drillOf(id).equipment.wall)).toBe(true);
  });

  it('is there again once the player says so, or names the drill', () => {
    expect(answerTo('i have no wall', 'how do i do wall passes').recommendedDrills).toContain('wall_passes');
    expect(answerTo('i have no wall', 'ok thanks', 'i have a wall now, give me a passing drill').recommendedDrills.every((id) => drillOf(id).category === 'passing')).toBe(true);
  });

  it.each([
    ['make me a 4 day plan for dribbling', 'why cone weaving? i dont have 5 cones', /cones/, 'Cone Weaving is out'],
    ['make me a 4 day plan for dribbling', 'why cone weaving? thats level 2 and i dont have 5 cones', /level 2/i, /cones/i],
    ['make me a 4 day plan for dribbling', 'i have no 6 cones for the inside-outside slalom', /cones/, /Inside-Outside Slalom/],
  ])('is the reason to swap a drill of a plan: %s >> %s', (plan, turn, one, other) => {
    const answer = answerTo(plan, turn);
    expect(answer.message).toMatch(one);
    expect(answer.message).toMatch(other);
    expect(linesOf(answer).some((line) => line.includes('Slalom') || line.includes('Weaving'))).toBe(turn.includes(' 6 '));
  });
});

describe('one day of a plan', () => {
  const PLAN = 'make me a 4 day plan for dribbling';
  it.each([
    ['can u make day 2 harder?', 1],
    ['make sunday harder', 2],
    ['the third day is too easy, harder pls', 2],
    ['day 4 should be harder', 3],
    ['Mach Tag 2 schwerer', 1],
    ['der zweite Tag soll schwieriger sein', 1],
    ['mach den Sonntag schwerer', 2],
  ])('%s', (turn, at) => {
    const [before, after] = [linesOf(answerTo(PLAN)), linesOf(answerTo(PLAN, turn))];
    expect(after).toHaveLength(4);
    expect(after.map((line, place) => line === before[place])).toEqual(before.map((_, place) => place !== at));
  });

  it('has what goes on with its kind where that has nothing harder', () => {
    const { message, recommendedDrills } = answerTo(PLAN, 'can u make it harder?', 'make day 3 harder');
    expect(message).not.toMatch(/nothing harder|hardest/);
    expect(recommendedDrills.some((id) => drillOf(id).level >= 4)).toBe(true);
  });
});
