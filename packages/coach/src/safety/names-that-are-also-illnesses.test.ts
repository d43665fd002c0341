import { describe, expect, it } from 'vitest';
import { checkWords } from './check-message.ts';

describe('Mia and Ana', () => {
  it.each([
    'Hier ist die Oma von Ana, was können wir zusammen spielen?',
    'meine Enkelin Mia ist 7, welche Übung passt',
    'my niece mia plays in goal',
    'hi my name is ana',
    'ich heiße Mia und spiele links',
    'im mia and im 9 what drill is good',
    'Ich bin Ana. Was soll ich heute üben?',
  ])('are names of children: %s', (text) => {
    expect(checkWords(text).action).not.toBe('crisis');
  });

  it.each(['is mia bad for me', 'how do i become ana', 'ana tips', 'im mia how do i keep it secret', 'ich bin ana und will leichter werden', 'im mia and i threw up again', 'what helps with mia'])('are asked about or a crisis where they may be the illness: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});
