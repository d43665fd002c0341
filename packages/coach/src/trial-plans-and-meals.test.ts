import type { Language } from '@touchline/domain';
import { drillOf } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const AFRAID = /afraid|Many are|nervous|Angst|aufgeregt|strangers|Fremde/i;

describe('what to work on until a trial', () => {
  it.each([
    ['en', "I've got an academy trial in February, I'm a centre mid. What should I be working on between now and then?", /first touch/],
    ['en', 'i have a trial in 3 weeks what should i train', /first touch/],
    ['en', 'trial for an academy in 4 weeks, im a striker. what do i need to practise', /first touch|finish|shot|goal/],
    ['en', 'academy trials in march, what to work on till then', /first touch/],
    ['en', 'how do i prepare for my academy trial in january', /first touch/],
    ['en', 'got a tryout in 2 weeks as a winger, what should i focus on', /one against one|cross|dribbl/i],
    ['de', 'Hi, ich hab in 3 Wochen Probetraining bei nem NLZ. Was soll ich bis dahin trainieren?', /Ballannahme|erste[rn]? Kontakt/],
    ['de', 'im februar ist sichtung, was soll ich üben', /Ballannahme|erste[rn]? Kontakt/],
    ['de', 'ich habe in vier wochen ein probetraining, ich bin stürmer, woran soll ich arbeiten', /Tor|Abschluss|Ballannahme/],
    ['de', 'wie bereite ich mich auf das probetraining in 2 wochen vor', /Ballannahme|erste[rn]? Kontakt/],
    ['de', 'probetraining im märz als verteidiger was muss ich trainieren', /Pass|Ballannahme/],
    ['de', 'was trainiere ich bis zum auswahltraining im januar', /Ballannahme|erste[rn]? Kontakt/],
  ] as const satisfies readonly (readonly [Language, string, RegExp])[])('is told by what trials look at, week by week, without a fear that nobody told of (%s): %s', (language, message, expected) => {
    const { response, kind } = talkWithCoach(language, [message]);
    expect(kind).toBe('advice');
    expect(response).toMatch(expected);
    expect(response).toMatch(/week|Woche/);
    expect(response).not.toMatch(AFRAID);
  });
});

describe('a plan until a trial', () => {
  it.each([
    ['en', ["I've got an academy trial in February, I'm a centre mid. What should I be working on between now and then?", "I'm not scared tbh, I just want a plan. Like what should I do each week until then"], null, null],
    ['en', ['make me a plan for my trial in february, 4 days a week 30 min each'], 4, 30],
    ['en', ['i have a trial in 3 weeks what should i train', 'can you make me a plan, 3 days a week, 20 minutes'], 3, 20],
    ['en', ['plan for an academy trial in 5 weeks please, 5 days, 40 min'], 5, 40],
    ['de', ['Hi, ich hab in 3 Wochen Probetraining bei nem NLZ. Was soll ich bis dahin trainieren?', 'Kannst du mir einen Plan machen, 4 Tage die Woche je 30 min?'], 4, 30],
    ['de', ['mach mir einen plan fürs probetraining in 4 wochen, 3 tage je 25 minuten'], 3, 25],
    ['de', ['ich habe im februar sichtung, plan für 5 tage die woche je 20 min bitte'], 5, 20],
  ] as const)('has varied days with several drills, and the minutes as told (%s): %s', (language, turns, days, minutes) => {
    const { response, structured } = talkWithCoach(language, turns);
    const lines = response.split('\n').filter((line) => line.startsWith('•'));
    expect(lines).toHaveLength(days ?? 4);
    expect(new Set(lines.map((line) => line.replace(/^• \w+:? /, ''))).size).toBe(lines.length);
    expect(lines.every((line) => (line.match(/,| and | und /g) ?? []).length >= 1)).toBe(true);
    expect(response).toMatch(new RegExp(minutes === null ? '\\d+ min' : `\\b${minutes}\\b`));
    expect(response).not.toMatch(AFRAID);
    expect(structured.recommended_drills).not.toEqual([]);
  });

  it.each(["that's quite a lot of wall stuff, what about my turning and scanning? and how long should each one be", 'how long is each drill', 'how many minutes for each of them'])('is told by the minutes of each drill: %s', (then) => {
    const { response } = talkWithCoach('en', ["trial in february, i'm a centre mid, make me a plan, 4 days 30 min", then]);
    expect(response).toMatch(/\b8 minutes\b/);
    expect(response.includes('shoulder')).toBe(then.includes('scanning'));
  });

  it('of a midfielder holds passing and turning', () => {
    const { structured, response } = talkWithCoach('en', ["trial in february, i'm a centre mid, make me a plan, 4 days 30 min"]);
    expect(structured.recommended_drills.map(({ id }) => drillOf(id as Parameters<typeof drillOf>[0]).category)).toContain('passing');
    expect(response).toMatch(/Turning|Pull-Push|Inside Hook|Drag-Back/);
  });

  it.each(['im scared of my trial tomorrow', 'i am so nervous about the trial', 'ich hab angst vor dem probetraining', 'what do i bring to a trial', 'how do i get a trial at a club', 'what if they dont take me at the trial'])('is not made of %s', (message) => {
    expect(talkWithCoach('en', [message]).response).not.toContain('•');
  });
});

describe('what to eat before a match whose kick-off is told', () => {
  it.each([
    ['en', 'what should I eat on sunday, kick off is 10am', /7:00/, /9:00/],
    ['en', 'kick off at 3 pm what do i eat before', /12:00/, /2:00/],
    ['en', 'my match is at 11am, when should i have breakfast', /8:00/, /10:00/],
    ['en', 'game at 5pm what should i eat and when', /2:00/, /4:00/],
    ['en', 'thanks. and what should I eat on sunday, kick off is 10am', /7:00/, /9:00/],
    ['en', 'what can i eat if the game is at 2 pm', /11:00/, /1:00/],
    ['de', 'was soll ich am sonntag essen, anpfiff ist um 10 uhr', /07?:00/, /09?:00/],
    ['de', 'spiel um 15 uhr was esse ich davor', /12:00/, /14:00/],
    ['de', 'wann soll ich frühstücken wenn das spiel um 11 uhr ist', /08?:00/, /10:00/],
    ['de', 'anpfiff 14 uhr, was kann ich essen', /11:00/, /13:00/],
  ] as const)('is told by the clock (%s): %s', (language, message, meal, snack) => {
    const { response, structured } = talkWithCoach(language, [message]);
    expect(response).toMatch(meal);
    expect(response).toMatch(snack);
    expect(structured.recommended_drills).toEqual([]);
  });

  it('so early that nobody gets up for it is a small breakfast', () => {
    expect(talkWithCoach('en', ['kick off is at 8:30 am what should i eat']).response).toMatch(/6:30|small/);
  });
});
