import { drillCatalogue, drillOf, type Drill } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer, players } from '../testing/players.ts';

const ask = (message: string, player = 'teen', turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer(player), seed: 1 });

describe('a plan fits what was asked', () => {
  const isWeakFoot = ({ id }: Drill): boolean => id.startsWith('weak_foot');
  it.each([
    ['make me a plan for my weak foot', isWeakFoot],
    ['give me a 20 min plan for weak foot', isWeakFoot],
    ['wochenplan für den schwachen fuß', isWeakFoot],
    ['week plan for dribbling, 3 days', ({ category }: Drill) => category === 'dribbling'],
    ['make me a week plan for juggling', ({ id }: Drill) => id.includes('juggling')],
    ['plan for today 25 minutes passing and shooting', ({ category }: Drill) => category === 'passing' || category === 'shooting'],
    ['plan for this week, 10 minutes a day, no ball', ({ equipment }: Drill) => equipment.balls === 0],
    ['week plan without a wall', ({ equipment }: Drill) => !equipment.wall],
    ['wochenplan passen ohne wand, 4 tage', ({ equipment }: Drill) => !equipment.wall],
  ] as const)('%s', (text, fits) => {
    for (const { id } of players) {
      const { recommendedDrills } = ask(text, id);
      const [first] = recommendedDrills.map(drillOf);
      // A beginner's plan is filled up where a skill has one easy drill.
      expect(first !== undefined && fits(first)).toBe(true);
    }
    expect(ask(text).recommendedDrills.map(drillOf).filter((drill) => !fits(drill))).toEqual([]);
  });

  it('keeps to the days and the minutes', () => {
    const plan = ask('plan for the week on monday and thursday, 15 minutes each');
    expect(plan.message).toMatch(/• Monday: .+\n• Thursday: /);
    expect(plan.message).not.toMatch(/Tuesday|Friday|Saturday/);
    expect(plan.message).toContain('15 minutes');
    expect(ask('a plan for the weekend').message).toMatch(/• Saturday: .+\n• Sunday: /);
    expect(ask('week plan, football on tuesday and swimming on friday, so i cant then').message).not.toMatch(/Tuesday:|Friday:/);
  });

  it('is easy on the day before a match', () => {
    const plan = ask('make me a plan for the week, i have a match on saturday');
    const friday = /• Friday: (.+), just a few easy touches/.exec(plan.message)?.[1];
    expect(drillCatalogue.find(({ id }) => drillName(id) === friday)?.category).toBe('ball_control');
    expect(plan.message).toMatch(/day before/);
    expect(ask('make me a plan for the week, i swim on saturday').message).not.toMatch(/day before/);
  });

  it('says where a skill needs what is not there', () => {
    expect(ask('plan for passing, no wall').message).toMatch(/passing[^]*(?:do not have|without it)/);
  });
});
