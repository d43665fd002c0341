import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { askBehind } from '../testing/talk-with-coach.ts';

describe('the last hour before a match, half-time, a mistake and a new team', () => {
  it.each([
    ['my game starts in 20 minutes', 'beforeMatch'],
    ['we play in an hour any tips', 'beforeMatch'],
    ['i have a match in one hour what do i do', 'beforeMatch'],
    ['in einer stunde ist spiel was soll ich machen', 'beforeMatch'],
    ['gleich ist anpfiff irgendwelche tipps', 'beforeMatch'],
    ['what do i do at half time', 'halfTimeDo'],
    ['was mach ich in der halbzeitpause', 'halfTimeDo'],
    ['i gave away a penalty', 'madeMistake'],
    ['ich hab einen elfmeter verursacht', 'madeMistake'],
    ['i dont have friends in my new team', 'newTeam'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });
});

it('says to who plays within the hour what helps now, and nothing of the day before', () => {
  expect(askBehind('en', 'i have a match in one hour what do i do').response).not.toContain('day before');
  expect(askBehind('en', 'my game is in half an hour').response).toMatch(/warm up|Twenty minutes/);
});
