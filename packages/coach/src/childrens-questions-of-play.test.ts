import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { answerToExamplePlayer, topicUnderstood } from './testing/answers-in-talk.ts';
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

describe('questions in the words of children', () => {
  it.each(['ich krieg beim dribbeln den kopf nich hoch', 'ich nehm den blick beim dribbeln nie hoch'])('%s', (message) => {
    expect(answerToExamplePlayer(message)).toMatchObject({ kind: 'advice' });
    expect(topicUnderstood(message)).toBe('eyesUp');
  });

  it('what offside means is explained, and how to stay onside where that is asked', () => {
    expect(topicUnderstood('what does offside mean i dont get it')).not.toBe('stayOnside');
    expect(topicUnderstood('how do i stop being offside')).toBe('stayOnside');
  });

  it('which drill it was most of all, behind how many', () => {
    expect(understand('und welche übung am meisten', ['wie oft hab ich diese woche trainiert']).ask?.kind).toBe('mostDone');
    expect(understand('and which drill the most', ['how many sessions did i do this week']).ask?.kind).toBe('mostDone');
  });
});
