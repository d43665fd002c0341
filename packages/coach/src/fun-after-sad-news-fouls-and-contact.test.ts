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

describe('whom to reach about the app', () => {
  const where = /“For parents”|„Für Eltern“/;
  it.each([
    ['de', 'wohin kann ich schreiben, wenn etwas nicht stimmt?'],
    ['de', 'wen kann ich kontaktieren'],
    ['de', 'Wo kann ich mich hinwenden, wenn was nicht funktioniert?'],
    ['de', 'Wo melde ich einen Fehler?'],
    ['de', 'wen kann ich fragen wenn etwas mit der app nicht stimmt'],
    ['de', 'an wen kann ich mich wenden wenn etwas nicht stimmt'],
    ['en', 'who do i contact'],
    ['en', 'where can i write if something is wrong'],
    ['en', 'where do i send a complaint'],
    ['en', 'is there someone i can contact'],
  ] as const)('is who runs it, and where the page names them: %s %s', (language, message) => {
    const { kind, response } = askBehind(language, message);
    expect(kind).toBe('advice');
    expect(response).toMatch(where);
    expect(response).toMatch(/adult you trust|Erwachsenen/);
  });

  it.each([
    ['de', 'wen kann ich anrufen wenn es mir schlecht geht'],
    ['de', 'wen kann ich anrufen'],
    ['de', 'mit wem kann ich reden wenn ich traurig bin'],
    ['en', 'who can i call when i feel bad'],
    ['en', 'who do i contact if someone hurts me'],
  ] as const)('is an adult and the helpline where it is of oneself: %s %s', (language, message) => {
    const { kind, response, structured } = askBehind(language, message);
    expect(kind).toBe('crisis');
    expect(response).toMatch(/0800 1111|116 111/);
    expect(structured.recommended_drills).toEqual([]);
  });

  it.each([['de', 'wen kann ich kontaktieren'], ['en', 'who do i contact'], ['en', 'is there someone i can contact']] as const)('and behind a danger: %s %s', (language, message) => {
    for (const safety of ['crisis', 'check_in'] as const) {
      const { kind, response } = askBehind(language, message, [], safety);
      expect(kind).toBe('crisis');
      expect(response).toMatch(/0800 1111|116 111/);
    }
  });

  it('is not made of whom to bring along', () => {
    expect(askBehind('de', 'wen kann ich zum training mitnehmen').response).not.toMatch(where);
    expect(askBehind('en', 'where can i go to play football').response).not.toMatch(where);
  });
});
