import type { Language } from '@touchline/domain';
import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askBehind } from './testing/talk-with-coach.ts';

const challenge = (language: Language): readonly string[] => speaking(language, () => coachDialogueActLines.challenge);

describe('fun behind something sad', () => {
  it.each([
    ['en', 'can u beat ronaldo lol', 'my mates laugh at me'],
    ['en', 'haha can you beat messi', 'my brother laughs at me'],
    ['en', 'who would win, you or mbappe', 'my mates laugh at me'],
    ['en', 'could you beat messi in a race', 'i missed a penalty and cried'],
    ['de', 'kannst du ronaldo schlagen haha', 'Meine Freunde lachen mich aus'],
    ['de', 'bist du besser als Messi lol', 'Die anderen sagen ich bin schlecht'],
    ['de', 'wer gewinnt, du oder Haaland', 'Meine Freunde lachen mich aus'],
  ] as const)('is fun: %s %s, behind %s', (language, message, before) => {
    for (const turns of [[], [before]]) {
      const { kind, response, structured } = askBehind(language, message, turns);
      expect(kind).toBe('advice');
      expect(challenge(language)).toContain(response);
      expect(structured.recommended_drills).toEqual([]);
    }
    for (const safety of ['crisis', 'check_in'] as const) expect(challenge(language)).toContain(askBehind(language, message, [], safety).response);
  });

  it.each([
    ['en', 'they did it again', 'my mates laugh at me'],
    ['en', 'he said can u even kick a ball lol', 'my mates laugh at me'],
    ['en', 'can you beat my dad he hits me', 'my mates laugh at me'],
    ['en', 'lol they beat me up', 'my mates laugh at me'],
    ['de', 'die schlagen mich haha', 'Meine Freunde lachen mich aus'],
  ] as const)('is not made of what goes on with it: %s %s', (language, message, before) => {
    expect(challenge(language)).not.toContain(askBehind(language, message, [before]).response);
  });
});

describe('a foul of opponents that is told', () => {
  it.each([
    ['en', 'the other team kept pushing me in the box'],
    ['en', 'they kept pulling my shirt in the box and the ref saw nothing'],
    ['en', 'defenders keep pushing me at corners'],
    ['de', 'die anderen haben mich im strafraum ständig geschubst'],
    ['de', 'Der Verteidiger hat mich die ganze Zeit am Trikot gezogen'],
  ] as const)('is no good news: %s %s', (language, message) => {
    const { kind, response, structured } = askBehind(language, message);
    expect(kind).toBe('advice');
    expect(response).toMatch(/referee|Schiedsrichter/);
    expect(response).not.toMatch(/great|good news|glad|nice|How was that|super|freut|klasse/i);
    expect(structured.recommended_drills).toEqual([]);
  });

  it.each(['they push me on the school bus', 'he pushed me in the changing room', 'my coach pushes me against the wall', 'they pushed me in the toilet'])('is not made of a push elsewhere: %s', (message) => {
    expect(askBehind('en', message).kind).toBe('crisis');
  });

  it.each(['is it a foul if they push me in the box', 'can a defender pull my shirt'])('is not what asks for the rule: %s', (message) => {
    expect(askBehind('en', message).response).not.toMatch(/do not pay it back/);
  });
});
