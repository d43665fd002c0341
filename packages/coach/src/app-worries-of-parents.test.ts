import type { Language } from '@touchline/domain';
import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const lines = (language: Language, of: () => readonly string[]): readonly string[] => speaking(language, of);

describe('what a parent worries about in the app', () => {
  it.each([
    ['de', 'addictive', 'Macht die App süchtig?'],
    ['de', 'addictive', 'Kann mein Kind davon süchtig werden?'],
    ['en', 'addictive', 'is this app addictive'],
    ['en', 'addictive', 'will my son get addicted to it'],
    ['de', 'screenTime', 'Kann ich eine Bildschirmzeit einstellen?'],
    ['de', 'screenTime', 'Gibt es ein Zeitlimit in der App?'],
    ['en', 'screenTime', 'can i set a screen time limit'],
    ['en', 'screenTime', 'can I limit the time she spends here'],
    ['de', 'streakTears', 'Sie weint, weil sie ihre Serie verloren hat.'],
    ['de', 'streakTears', 'Meine Tochter ist traurig, weil ihre Serie weg ist'],
    ['en', 'streakTears', 'my daughter cries because she lost her streak'],
    ['en', 'ownStreakTears', 'im crying because i lost my streak'],
    ['de', 'ownStreakTears', 'Ich weine weil ich meine Serie verloren habe'],
  ] as const)('has an answer of its own: %s %s: %s', (language, of, message) => {
    const { kind, response, structured } = talkWithCoach(language, [message]);
    expect([kind, structured.recommended_drills]).toEqual(['advice', []]);
    expect(lines(language, () => coachDialogueActLines.habit[of])).toContain(response);
  });

  it.each([['en', 'are energy drinks addictive'], ['en', 'how do i lose my marker'], ['en', 'she lost the match and cries'], ['de', 'Sie weint, weil sie das Spiel verloren hat'], ['de', 'wie verliere ich meine Serie nicht']] as const)('is not made of %s: %s', (language, message) => {
    expect(lines(language, () => Object.values(coachDialogueActLines.habit).flat())).not.toContain(talkWithCoach(language, [message]).response);
  });
});

describe('how to delete a video', () => {
  it.each([
    ['de', 'Ein Fremder hat meiner Tochter bei WhatsApp geschrieben. Was soll ich tun?', 'Wie lösche ich ein Video von ihr?'],
    ['de', 'Mein Sohn weint nach jedem Training, weil die anderen ihn auslachen.', 'Wie lösche ich ein Video von ihm?'],
    ['en', 'a stranger wrote to my son on whatsapp', 'how do i delete a video of him'],
    ['en', 'which drill should i do', 'how do i delete my video'],
  ] as const)('is told behind another subject: %s %s >> %s', (language, before, message) => {
    expect(talkWithCoach(language, [before, message]).response).toMatch(/Frühere Analysen|Analysis history|Analyzed videos/i);
  });

  it('is not told of one that was sent to somebody', () => {
    expect(talkWithCoach('en', ['a man online asks me for secret photos', 'how do i delete the video i sent him']).kind).toBe('crisis');
  });

  it('names an adult and the helpline too, behind a danger', () => {
    expect(talkWithCoach('en', ['a stranger wrote to my son on whatsapp', 'how do i delete a video of him']).response).toContain('0800 1111');
  });
});
