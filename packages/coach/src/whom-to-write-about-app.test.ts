import { describe, expect, it } from 'vitest';
import { answerToFirstPlayer } from './testing/answers-in-talk.ts';
import { askBehind } from './testing/talk-with-coach.ts';

describe('how to reach whoever runs the app', () => {
  const where = /“For parents”|„Für Eltern“/;
  it.each(['how do I contact the club', 'how can I reach the people who run this', 'who do I write to if something is wrong', 'is there a contact address', 'where can i report a bug', 'wie erreiche ich den Verein', 'wem kann ich schreiben wenn etwas nicht stimmt', 'gibt es ein impressum', 'wie kann ich den betreiber kontaktieren'])('is told: %s', (message) => {
    for (const turns of [[], ['my knee hurts'], ['who runs this app']]) {
      expect(answerToFirstPlayer(message, turns).message).toMatch(where);
      expect(answerToFirstPlayer(message, turns).message).not.toMatch(/glasses|another club|Brille|Saison/);
    }
    expect(answerToFirstPlayer(message).isHurt).toBe(false);
  });

  it.each(['An wen kann ich mich wenden?', 'who can i turn to'])('beside the helpline, where both may be meant: %s', (message) => {
    const answer = answerToFirstPlayer(message);
    expect(answer).toMatchObject({ kind: 'crisis', safety: 'check_in', mayBeKept: false });
    expect(answer.message).toMatch(/116 111/);
    expect(answer.message).toMatch(where);
  });

  it.each(['who can i talk to', 'who do i tell', 'wem kann ich das erzählen'])('and no operator stands where oneself is meant: %s', (message) => {
    expect(answerToFirstPlayer(message).message).not.toMatch(where);
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
