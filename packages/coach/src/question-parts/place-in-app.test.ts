import { describe, expect, it } from 'vitest';
import { lastReplyInChat } from '../testing/replies-in-chat.ts';

describe('the way to a thing of the app', () => {
  it.each([
    ['where do i turn on count for me', /^Choose in Practice .*“Count for me”/],
    ['how do i get to my cards', /^Open the Reward Store .*“Your collection”/],
    ['i cant find the settings', /^Open Profile and press “Open settings”/],
    ['which button saves my result', /“Save & Earn Tokens”/],
    ['where can i see how many xp i got this week', /^Open Progress/],
    ['wo drück ich damit die kamera mitzählt', /„Für mich zählen“/],
    ['wo stell ich die sprache um', /^Öffne das Profil.*„Sprache“/],
    ['wie komm ich zu meinen karten', /^Öffne die Prämien.*„Deine Sammlung“/],
    ['wo kann ich einstellen dass mich keiner sieht', /„Andere sehen mich“/],
    ['ich find die rangliste nicht', /^Öffne im Menü die Rangliste/],
  ])('%s', (text, told) => {
    expect(lastReplyInChat([text])).toMatch(told);
  });

  it.each(['where should i look when i dribble', 'where do i stand as a right back', 'wo muss mein standbein hin', 'where do i pass when two defenders come', 'wie erreiche ich den verein', 'how do i get to be a pro', 'why is my streak gone'])('is not asked for: %s', (text) => {
    expect(lastReplyInChat([text])).not.toMatch(/^(?:Open|Press|Öffne|Drück)\b/);
  });
});
