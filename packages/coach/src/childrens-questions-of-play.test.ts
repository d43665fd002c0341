import { describe, expect, it } from 'vitest';
import { drillsPerDayIn } from './intents/drills-per-day.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

describe('what children ask of play in their own words', () => {
  it.each([
    ['en', ['im a keeper, how do i get better at 1v1s'], /small/],
    ['en', ['keeper one on one tips', 'how long do i wait'], /no number of seconds/],
    ['en', ['keeper against a striker 1v1, what do i do', 'stay on my line or run out'], /first at the ball/],
    ['en', ['im the goalie, the striker runs at me', 'what if he chips it'], /chip/],
    ['de', ['ich bin torwart, wann geh ich raus wenn der stürmer allein kommt'], /Zahl in Sekunden/],
    ['en', ['im the best in my team and its boring, what should i do'], /harder for yourself/],
    ['de', ['ich bin der beste im team und alle anderen sind langsamer, was soll ich machen'], /schwerer machst/],
    ['en', ['we stand around in training and i have to wait for the others'], /Waiting is dull/],
    ['en', ['what do i bring to my first training'], /shin pads/],
    ['de', ['was muss ich zum ersten training mitbringen'], /Schienbeinschoner/],
    ['en', ['can i use my AG boots on real grass too'], /One pair/],
    ['de', ['kann ich ag schuhe auch auf normalem rasen nehmen'], /Ein Paar/],
    ['en', ['how do i get faster', 'how many of those sprints a week'], /Two days a week/],
    ['de', ['wie werde ich schneller', 'wie oft pro woche soll ich sprints machen'], /Zwei Tage/],
    ['en', ['should i ask my coach why im on the bench or is that annoying'], /not annoying/],
    ['de', ['nervt das wenn ich den trainer frage warum ich auf der bank sitze'], /Beschwerde|Jammern/],
    ['de', ['krass und was ist der weltrekord'], /nicht auswendig/],
    ['en', ['tell me a joke', 'haha terrible. another one'], /\?/],
    ['en', ['messi obvs. are you even real'], /program/],
  ] as const)('is answered: %s: %j', (language, turns, about) => {
    const { response, kind } = talkWithCoach(language, turns);
    expect(kind).toBe('advice');
    expect(response).toMatch(about);
  });

  it.each([
    [['how long do we wait if the other team does not come'], /no number of seconds/],
    [['i waited for my sessions to be sent'], /Waiting is dull/],
    [['what do i need for the trial, do i bring my own ball'], /shin pads/],
    [['i did only 4 minutes of juggling'], /few minutes/],
  ])('is not taken for it: %j', (turns, about) => {
    expect(talkWithCoach('en', turns).response).not.toMatch(about);
  });

  it('tells the best number behind what weighs', () => {
    expect(talkWithCoach('en', ['at team training i always wait for the others', 'forget it. whats my best ever juggling']).response).toMatch(/68/);
  });
});

describe('the calendar', () => {
  it.each([
    ['en', 'what day is it', /Wednesday, 25 November/],
    ['en', 'im fine lol. ur kinda dumb. what day is it', /Wednesday, 25 November/],
    ['en', 'how many days until 12 december', /\b17 days/],
    ['en', 'got trials on the 12th dec, how many days is that and what should i work on til then', /17 days.*first touch/s],
    ['de', 'welcher tag ist heute', /Mittwoch, der 25\. November/],
    ['de', 'wie viele tage sind es bis nikolaus', /\b11 Tage/],
  ] as const)('is counted from the own today: %s: %s', (language, message, told) => {
    expect(talkWithCoach(language, [message]).response).toMatch(told);
  });

  it('is not asked for by own numbers', () => {
    expect(talkWithCoach('en', ['how many days did i practice in november']).response).not.toMatch(/from today|Until/);
  });
});

describe('more drills on a day of a plan', () => {
  it.each([
    ['make it 2 or 3 drills a day instead of 1', { least: 2, most: 3 }],
    ['can i do two exercises per day', { least: 2, most: 2 }],
    ['more than one drill each day please', { least: 2, most: 3 }],
    ['mach 3 übungen pro tag', { least: 3, most: 3 }],
    ['make it 3 days', null],
    ['15 minutes a day', null],
    ['not on friday', null],
  ])('are known by their words: %s', (text, wanted) => {
    expect(drillsPerDayIn(text.replace('ü', 'u'), false)).toEqual(wanted);
  });

  it('stand in the plan with their minutes', () => {
    const { response } = talkWithCoach('en', ['make me a plan for 5 days with 30 minutes', 'make it 2 or 3 drills a day']);
    expect(response).toMatch(/3 drills/);
    expect(response.match(/8 minutes/g)?.length).toBeGreaterThan(10);
    expect(talkWithCoach('en', ['make me a plan for 5 days with 30 minutes', 'thursday 30 mins of just one drill? thats a lot']).response).toMatch(/3 drills/);
  });

  it('are refused truly where the minutes do not hold them', () => {
    expect(talkWithCoach('en', ['make me a plan for 4 days with 5 minutes', 'make it 3 drills a day']).response).toMatch(/too short/);
  });
});

describe('a correction', () => {
  it.each([
    ['en', ['how do i juggle', 'thats not my question. where do i find my tokens'], /Reward Store/],
    ['en', ['how do i get faster', 'no thats not what i asked. how do i do a throw in'], /throw|head/i],
    ['en', ['keeper one on one tips', 'how long do i wait', 'not that kind of waiting. the striker runs at me, when do i go'], /first at the ball/],
    ['de', ['wie jongliere ich', 'das war nicht meine frage. wie geht ein einwurf'], /Kopf|Einwurf/],
  ] as const)('decides by its own words: %s: %j', (language, turns, about) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(about);
    expect(response).not.toBe(talkWithCoach(language, turns.slice(0, -1)).response);
  });

  it('that nothing knows gets one question to choose by', () => {
    const { response } = talkWithCoach('en', ['how do i get faster', 'no i mean the wibble']);
    expect(response).toMatch(/ or .*\?$/);
  });
});
