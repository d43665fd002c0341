import { drillOf } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

describe('a wall or a partner', () => {
  it.each(['i have a wall in my garden', 'jai un mur dans le jardin', 'ich hab eine wand im hof', 'tengo una pared'])('that there is a wall is no lack of one: %s', (then) => {
    expect(understand(then, ['give me a passing drill'])).toMatchObject({ intent: 'which_drill', skill: 'passing' });
  });

  it.each(['i found a wall', 'ok i found a wall now', 'hab eine wand gefunden', 'hier ist doch eine mauer'])('that one was found is told what it is for: %s', (message) => {
    expect(understand(message, [])).toMatchObject({ intent: 'which_drill', topic: { topic: 'wallThere' } });
  });

  it.each([
    ['got no wall', 'i found a wall'],
    ['i dont have a wall', 'theres a wall behind my school'],
    ['hab keine wand', 'hab eine wand gefunden'],
    ['hab keine wand', 'bei uns ist doch eine wand'],
    ['jai pas de mur', 'jai trouve un mur'],
  ])('one that was lacking and is there now brings a drill with it: %s, %s', (before, then) => {
    const asked = understand(then, [before]);
    expect(asked).toMatchObject({ intent: 'which_drill', act: null });
    const [drill] = askCoach({ message: then, turns: [before], facts: examplePlayerFacts, seed: 1 }).recommendedDrills;
    expect(drill === undefined ? undefined : drillOf(drill).equipment.wall).toBe(true);
  });

  it.each(['i cant find a wall', 'how do i find a wall', 'theres no wall here', 'i have no wall', 'the ball hit the wall'])('no wall is found: %s', (then) => {
    expect(understand(then, ['give me a passing drill'])).not.toMatchObject({ intent: 'which_drill', sureness: 1, skill: 'passing', act: null, topic: null });
  });

  it.each(['hab aber keinen partner', 'but i have no partner', 'no tengo con quien', 'nao tenho dupla'])('%s', (then) => {
    expect(understand(then, ['gib mir ne übung fürs passen']).topic?.topic).toBe('alone');
  });

  it.each(['what can i do in 10 minutes without a wall', 'what shud i do i have 15 min and no wall', 'without a wall what can i do in 20 minutes', 'how can i train in 10 mins with no wall', 'which drill for 5 minutes without a wall', 'ive got 20 mins and no wall what shud i do'])(
    'what to do in a time where there is none is no question about walls: %s',
    (message) => {
      const { message: said, recommendedDrills } = askCoach({ message, turns: [], facts: examplePlayerFacts, seed: 1 });
      expect(said).not.toMatch(/whose it is|without windows/);
      expect(recommendedDrills.length).toBeGreaterThan(0);
      for (const drill of recommendedDrills) expect(drillOf(drill).equipment.wall).not.toBe(true);
    },
  );
});
