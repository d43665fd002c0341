import { describe, expect, it } from 'vitest';
import { replyTo } from '../index.ts';
import { understand } from '../intents/understand.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

const answerTo = (message: string) => replyTo({ message, chatHistory: [], hurt: false, safetyBefore: null }, examplePlayerFacts, 'player');

describe('keepers, the last hour, no space, and what other games have', () => {
  it.each([
    ['my goal kicks dont go far', 'keeperKicks'],
    ['wie mach ich einen abschlag weiter', 'keeperKicks'],
    ['drill for 2 goalkeepers', 'keeperPair'],
    ['wir sind zwei torhüter was können wir üben', 'keeperPair'],
    ['drills for keeper and shooter', 'keeperPair'],
    ['ich bin torwart und hab angst vor harten schüssen', 'keeperHardShots'],
    ['im a goalie and scared of hard shots', 'keeperHardShots'],
    ['its raining and i have no space inside', 'noSpaceAtAll'],
    ['no space inside and its raining', 'noSpaceAtAll'],
    ['regen und drinnen kein platz', 'noSpaceAtAll'],
    ['my game starts in 20 minutes', 'beforeMatch'],
    ['we play in an hour any tips', 'beforeMatch'],
    ['i have a match in one hour what do i do', 'beforeMatch'],
    ['in einer stunde ist spiel was soll ich machen', 'beforeMatch'],
    ['gleich ist anpfiff irgendwelche tipps', 'beforeMatch'],
    ['what do i do at half time', 'halfTimeDo'],
    ['was mach ich in der halbzeitpause', 'halfTimeDo'],
    ['whats the streak for', 'streakFor'],
    ['was bringt mir die serie', 'streakFor'],
    ['do i get something for my streak', 'streakFor'],
    ['wozu ist die serie gut', 'streakFor'],
    ['how do i get the diamond badge', 'otherRewards'],
    ['how do i unlock new skins', 'otherRewards'],
    ['can i get a trophy', 'otherRewards'],
    ['wie krieg ich einen pokal hier', 'otherRewards'],
    ['i gave away a penalty', 'madeMistake'],
    ['ich hab einen elfmeter verursacht', 'madeMistake'],
    ['the video thing is stuck', 'videoFails'],
    ['die analyse hängt', 'videoFails'],
    ['das video lädt nicht hoch', 'videoFails'],
    ['does it work on my mums phone', 'newDevice'],
    ['kann ich das auch auf dem handy von mama benutzen', 'newDevice'],
    ['i dont have friends in my new team', 'newTeam'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });
});

it('says to who plays within the hour what helps now, and nothing of the day before', () => {
  expect(answerTo('i have a match in one hour what do i do').response).not.toContain('day before');
  expect(answerTo('my game is in half an hour').response).toMatch(/warm up|Twenty minutes/);
});
