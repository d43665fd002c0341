import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';

describe('a wall or a partner', () => {
  it.each(['i have a wall in my garden', 'jai un mur dans le jardin', 'ich hab eine wand im hof', 'tengo una pared'])('that there is a wall is no lack of one: %s', (then) => {
    expect(understand(then, ['give me a passing drill'])).toMatchObject({ intent: 'which_drill', skill: 'passing' });
  });

  it.each(['hab aber keinen partner', 'but i have no partner', 'no tengo con quien', 'nao tenho dupla'])('%s', (then) => {
    expect(understand(then, ['gib mir ne übung fürs passen']).topic?.topic).toBe('alone');
  });
});
