import type { Language } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { followUpLinesIn } from './testing/follow-up-lines-in.ts';
import { factsOfPlayer } from './testing/players.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

describe('a number that a talk goes on with', () => {
  it.each<readonly [CoachTalkFollowUpLine, string, Language, readonly string[]]>([
    ['recordMore', '112', 'en', ['i did 112 toe taps today!!!!']],
    ['recordMore', '112', 'en', ['i did 112 toe taps today!!!!', 'just kept going and i didnt look down', 'is that my record']],
    ['recordMore', '112', 'en', ['whats my record in toe taps', 'but i just did 112 so thats more than 96']],
    ['recordMore', '112', 'de', ['was ist mein rekord bei sohlentipper', 'aber ich hab grad 112 geschafft das ist mehr als 96']],
    ['recordLess', '88', 'en', ['which drill should i do', 'deal', 'im back did 10 mins and got 88']],
    ['recordMore', '97', 'en', ['what should i do today', 'done got 97']],
    ['recordLess', '70', 'de', ['was soll ich heute üben', 'bin fertig hab 70 geschafft']],
    ['recordFirst', '14', 'en', ['whats the juggling world record', 'my best is 14 lol']],
  ])('is compared with what is saved: %s, %s (%s, %j)', (line, number, language, turns) => {
    const { response } = talkWithCoach(language, turns, factsOfPlayer('nine'));
    expect([followUpLinesIn(language, response), response]).toEqual([[line], expect.stringContaining(number)]);
  });

  it.each<readonly [Language, readonly string[]]>([
    ['de', ['wie oft hab ich jetz schon jonglieren gemacht', 'und was is mein rekord']],
    ['en', ['how often did i do juggling', 'and whats my record']],
  ])('is the best of the drill before (%s, %j)', (language, turns) => {
    const { response } = talkWithCoach(language, turns, factsOfPlayer('teen'));
    expect([response.includes('247'), response.includes('153')]).toEqual([true, false]);
  });

  it('tells the best results to who asks how good it was', () => {
    expect(talkWithCoach('de', ['wie gut war ich früher so'], factsOfPlayer('comeback')).response).toContain('54');
  });
});

describe('a drill that is turned down by a short name', () => {
  it.each<readonly [Language, readonly string[], string]>([
    ['de', ['was kann ich am schlechtesten', 'ecken sind auch doof, die schieß ich im spiel nie. was anderes'], 'weak_foot_corners'],
    ['de', ['was kann ich am schlechtesten', 'nee will ne andere übung als ecken'], 'weak_foot_corners'],
    ['en', ['what should i do', 'give me something else than the ladder'], 'agility_ladder'],
  ])('gives way to another one (%s, %j)', (language, turns, refused) => {
    const { structured } = talkWithCoach(language, turns, factsOfPlayer('teen'));
    const ids = structured.recommended_drills.map(({ id }) => id);
    expect([ids.length > 0, ids.includes(refused)]).toEqual([true, false]);
  });
});
