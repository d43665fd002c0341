import type { Language } from '@touchline/domain';
import { coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { describe, expect, it } from 'vitest';
import { askBehind } from '../testing/talk-with-coach.ts';

const ask = (language: Language, message: string, ...turns: readonly string[]) => askBehind(language, message, turns);
const beginOf = (text: string): string => text.split('.')[0] ?? '';
const toAdult = (language: Language): string => beginOf(coachSafetyOf[language].coachSafetyLines.strangerToChild);
const ifStillChild = (language: Language): string => coachSafetyOf[language].coachSafetyLines.ifStillChild;

const OF_OWN_CHILD: readonly (readonly [Language, string])[] = [
  ['de', 'Ein Fremder hat meiner Tochter bei WhatsApp geschrieben. Was soll ich tun?'],
  ['de', 'Ich bin die Mutter von Lena. Ein fremder Mann hat ihr auf WhatsApp geschrieben, er kenne sie aus der App. Was soll ich tun?'],
  ['de', 'Jemand, den wir nicht kennen, schreibt meinem Sohn auf Snapchat.'],
  ['de', 'Ein Unbekannter hat meine Tochter auf Instagram angeschrieben und will sie treffen.'],
  ['de', 'Meine Tochter bekommt Nachrichten von einem fremden Mann, was mache ich jetzt?'],
  ['de', 'Was soll ich tun, wenn ein Fremder meinem Kind schreibt?'],
  ['de', 'Ein fremder Mann hat mein Kind auf dem Sportplatz angesprochen'],
  ['en', 'A stranger messaged my daughter on WhatsApp. What should I do?'],
  ['en', "some man i don't know keeps texting my son on snapchat"],
  ['en', "An adult my son doesn't know sent him a friend request on Instagram and asked for a photo."],
  ['en', 'Someone my daughter met online wants her phone number'],
  ['en', 'My daughter got messages from a stranger. Is this app safe?'],
  ['en', 'What should I do if a stranger messages my child?'],
];

describe('an adult who tells of a stranger that turned to a child', () => {
  it.each(OF_OWN_CHILD)('%s: %s', (language, text) => {
    const { kind, keep, response, structured, safety } = ask(language, text);
    expect([kind, keep, safety, structured.recommended_drills]).toEqual(['crisis', false, 'crisis', []]);
    expect(response).toContain(toAdult(language));
    expect(response).not.toContain(ifStillChild(language));
    for (const part of language === 'de' ? [/Antworten Sie/, /Beweis/, /blockieren/, /Polizei/, /ohne Vorwürfe/, /Nummer gegen Kummer/, /116 111/, /112/] : [/not answer/, /proof/, /block/, /police/, /without blame/, /Childline/, /0800 1111/, /999/]) expect(response).toMatch(part);
    expect(response).not.toMatch(/back to football|Zurück zum Fußball|tell an adult|sag es bitte/);
  });

  it('may speak of her or him, and is told what a child does too, where nothing says who writes', () => {
    const german = 'Ein fremder Mann hat ihr auf WhatsApp geschrieben, er kenne sie aus der App. Was soll ich tun?';
    expect(ask('de', german).response).toContain(toAdult('de'));
    expect(ask('de', german).response).toContain(ifStillChild('de'));
    expect(ask('en', 'a stranger messaged her on whatsapp, what should i do').response).toContain(ifStillChild('en'));
    expect(ask('de', german, 'Ich bin die Mutter von Lena.').response).not.toContain(ifStillChild('de'));
  });

  it.each([
    ['de', 'Ein Fremder hat mir bei WhatsApp geschrieben. Was soll ich tun?'],
    ['de', 'Ein fremder Mann schreibt mir dauernd'],
    ['de', 'Jemand, den ich nicht kenne, hat mir geschrieben und will mich treffen'],
    ['en', 'a stranger wrote to me on whatsapp, what should i do'],
    ['en', 'a stranger texted me and wants my number'],
    ['en', 'a stranger wrote to my friend on whatsapp'],
  ] as const)('is no child that tells it of itself: %s %s', (language, text) => {
    const { kind, keep, response } = ask(language, text);
    expect([kind, keep]).toEqual(['crisis', false]);
    expect(response).not.toContain(toAdult(language));
  });

  it.each([
    ['de', 'Ein fremder Mann hat meiner Tochter geschrieben und jetzt will sie sterben', 'self_harm'],
    ['en', 'a stranger messaged my daughter and now she says she wants to die', 'self_harm'],
  ] as const)('is answered for what is worse: %s %s', (language, text, kind) => {
    expect(ask(language, text).response).toContain(beginOf(coachSafetyOf[language].coachCrises[kind]));
  });

  it.each([
    ['en', 'Can strangers write to my daughter here?'],
    ['en', 'can a stranger message my son in this app?'],
    ['en', 'A stranger on the touchline told my daughter she plays well'],
    ['en', 'My son wants to play in a team of strangers, how can I help him'],
    ['de', 'Können Fremde meiner Tochter hier schreiben?'],
    ['de', 'Kann ein Fremder meinem Sohn in der App schreiben?'],
    ['de', 'Meine Tochter ist fremden Leuten gegenüber schüchtern'],
    ['de', 'Der Trainer hat meiner Tochter geschrieben, dass das Training ausfällt'],
  ] as const)('is not made of %s: %s', (language, text) => {
    const { kind, response } = ask(language, text);
    expect(kind).toBe('advice');
    expect(response).not.toContain(toAdult(language));
  });
});
