import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';

describe('what keepers ask', () => {
  it.each([
    ['my goal kicks dont go far', 'keeperKicks'],
    ['wie mach ich einen abschlag weiter', 'keeperKicks'],
    ['drill for 2 goalkeepers', 'keeperPair'],
    ['wir sind zwei torhüter was können wir üben', 'keeperPair'],
    ['drills for keeper and shooter', 'keeperPair'],
    ['ich bin torwart und hab angst vor harten schüssen', 'keeperHardShots'],
    ['im a goalie and scared of hard shots', 'keeperHardShots'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });
});
