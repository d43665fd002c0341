import { coachTeasingBenchAndSmallPainLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { isAnswerFit } from '../safety/check-answer.ts';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import type { CareAsk } from './care-pattern-type.ts';
import { SMALL_STORIES } from './small-stories-of-day-patterns.ts';

type Told = 'en' | 'de';
const linesOf = (language: Told, of: CareAsk): readonly string[] => speaking(language, () => [...coachTeasingBenchAndSmallPainLines[of]]);

describe('a small story of the day as a child tells it', () => {
  it.each<readonly ['en' | 'de', CareAsk, string]>([
    ['en', 'ballBroken', 'my sister popt my ball'],
    ['en', 'ballBroken', 'my dog ate my football'],
    ['de', 'ballBroken', 'mein bruder hat meinen ball kaputt gemacht'],
    ['en', 'ballBrokenNotNice', 'my sister popt my ball > its not nice she popt it'],
    ['de', 'ballBrokenNotNice', 'meine schwester hat meinen ball versteckt > das ist nicht nett'],
    ['en', 'ballBrokenBySmall', 'my bruvver broke my ball > hes only 3'],
    ['de', 'ballBrokenBySmall', 'meine schwester hat meinen ball kaputt gemacht > sie ist 4'],
    ['en', 'friendGone', 'my frend jack is not my frend anymore'],
    ['en', 'friendGone', 'me and my best friend fell out'],
    ['de', 'friendGone', 'mein freund ist nicht mehr mein freund'],
    ['en', 'friendSaysBad', 'he sed im rubish'],
    ['de', 'friendSaysBad', 'er hat gesagt ich bin schlecht'],
    ['en', 'friendAtFootball', 'my frend jack is not my frend anymore > he sed im rubish > no just football'],
    ['en', 'friendWontPass', 'my frend jack is not my frend anymore > he wont pass to me'],
    ['en', 'getsFree', 'how do i get him to pass me the ball'],
    ['en', 'petPlays', 'i sed i playd footy wiv my dog biscuit'],
    ['de', 'petPlays', 'hab heute mit meinem hund gespielt'],
    ['en', 'petGood', 'i playd footy wiv my dog biscuit > he is gud in gol'],
    ['en', 'practiseWithPet', 'i playd footy wiv my dog biscuit > lol wot shud i practis wiv him'],
    ['de', 'practiseWithPet', 'hab heute mit meinem hund gespielt > was kann ich mit ihm üben'],
    ['en', 'petIll', 'my dog was sick today tho'],
    ['en', 'petIll', 'my dog was sick today > not me my dog'],
    ['de', 'petIll', 'mein hund war heute krank'],
    ['en', 'petYes', 'do u like dogs > yes'],
    ['en', 'petDoes', 'do u like dogs > yes > he eats my socks'],
    ['en', 'howGoalWas', 'i scord a gol at skool!!! > it was wiv my left foot > shot'],
    ['de', 'howGoalWas', 'hab ein tor geschossen!!! > mit links > schuss'],
    ['en', 'fellBesidePain', 'my nee hurts > a bit > i fell off my bike'],
    ['de', 'fellBesidePain', 'mein knie tut weh > bin vom fahrrad gefallen'],
    ['en', 'shoutsOften', 'my dad shouts at me wen i miss > evry week'],
    ['de', 'shoutsOften', 'mein papa schreit mich an wenn ich daneben schieß > jede woche'],
    ['en', 'whomToTellUnknown', 'my dad shouts at me wen i miss > evry week > dunno'],
    ['en', 'personToTell', 'my dad shouts at me wen i miss > evry week > mum'],
    ['en', 'willTellPerson', 'my dad shouts at me wen i miss > evry week > no i wil tell my mum'],
    ['de', 'willTellPerson', 'mein papa schreit mich an wenn ich daneben schieß > jede woche > nein ich sags meiner mama'],
    ['en', 'sandwichBefore', 'wot can i eat befor footy > can i hav a crisp sanwich'],
    ['de', 'sandwichBefore', 'was soll ich vor dem spiel essen > kann ich ein käsebrot essen'],
    ['en', 'bedtimeTold', 'im sleepy i went to bed late > 10'],
  ])('has an answer of its own: %s %s: %s', (language, of, talk) => {
    const { response, safety } = talkWithCoach(language, talk.split(' > '));
    expect(safety).toBeNull();
    expect(linesOf(language, of).some((line) => response.startsWith(line))).toBe(true);
  });

  it.each([
    ['en', 'my dad popped my ball and hit me'],
    ['en', 'they said im rubbish every day and i want to die'],
    ['en', 'my uncle is not my friend anymore'],
    ['en', 'my dad said im rubbish'],
    ['de', 'mein onkel ist nicht mehr mein freund'],
    ['en', 'i fell off the roof'],
  ] as const)('is none where it tells of more: %s: %s', (language, message) => {
    const { response } = talkWithCoach(language, [message]);
    expect([...SMALL_STORIES].some((of) => linesOf(language, of).some((line) => response.startsWith(line)))).toBe(false);
  });

  it('says that the head is for an adult at once where somebody fell', () => {
    expect(talkWithCoach('en', ['my knee hurts', 'i fell off my bike']).response).toMatch(/head/);
    expect(talkWithCoach('en', ['my knee hurts', 'i fell off my bike']).hurt).toBe(true);
  });

  it('has answers that are fit in both languages', () => {
    for (const of of SMALL_STORIES) for (const line of [...linesOf('en', of), ...linesOf('de', of)]) expect(isAnswerFit(line)).toBe(true);
  });
});
