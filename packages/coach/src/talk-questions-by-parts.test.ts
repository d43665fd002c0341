import type { Language } from '@touchline/domain';
import { coachDetailFollowUpLines, type CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { isHarmlessPracticeQuestion } from './question-parts/harmless-practice-question.ts';
import { withoutShirtNumber } from './safety/strip-shirt-number.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const line = (language: Language, name: CoachDetailFollowUpLine): string => speaking(language, () => coachDetailFollowUpLines[name]);

describe('what is asked of matches, gear, accounts and data, by its parts in any order', () => {
  it.each<readonly ['en' | 'de', CoachDetailFollowUpLine, readonly string[]]>([
    ['en', 'firstMatchInGoal', ['tmrw its my first match in goal im so scared']],
    ['de', 'firstMatchInGoal', ['morgen is das erste spiel im tor für mich hab voll bammel']],
    ['en', 'keeperConcedes', ['im keeper tomorrow for the first time', 'what if i let one in and everyone moans']],
    ['de', 'keeperConcedes', ['bin morgen das erste mal torwart', 'was wenn einer reingeht und alle schimpfen']],
    ['en', 'defendFastWinger', ['i play 6 but they want me at right back now whats different', 'what if the winger is way quicker than me']],
    ['de', 'defendFastWinger', ['ich muss morgen einen richtig schnellen außenstürmer decken']],
    ['en', 'defendStrong', ['im a center back', 'their number 9 is so strong he pushes past me']],
    ['en', 'warmUpWithBall', ['how can i warm up with a ball']],
    ['de', 'turfShoes', ['welche fußballschuhe brauch ich', 'und auf kunstrasen?']],
    ['en', 'turfShoes', ['my daughter is 9 and trains on 3g, which boots']],
    ['en', 'teamAccount', ['can my whole team use the app with one account']],
    ['de', 'oneAccountEach', ['können mein bruder und ich das gleiche konto benutzen']],
    ['en', 'dataForParent', ["Hello, I'm the mum of Ben, he's 8. How long should he practise per day with this app?", 'is his data sent anywhere']],
    ['de', 'videoForParent', ['ich bin die mama. kann er sich hier filmen', 'und wer sieht das video dann']],
    ['de', 'offsideByAge', ['was is eigentlich abseits ich check das nie', 'und bei uns in der e jugend auch?']],
    ['en', 'ballByAge', ['how big is the ball', 'what about for u9']],
    ['en', 'sprintsWithTeam', ['how do i get faster', 'can i do that on the same day as team training']],
    ['de', 'strengthWithTeam', ['wie werd ich stärker', 'vor oder nach dem fußballtraining']],
    ['en', 'keeperLegsTold', ['we lost 7 0 today and i was in goal', 'they were all saying its ok but i feel bad about the second one it went thru my legs']],
  ])('%s: %s (%j)', (language, name, turns) => {
    const { safety, response } = talkWithCoach(language, turns);
    expect(safety).toBeNull();
    expect(response).toContain(line(language, name));
  });

  it.each<readonly ['en' | 'de', string, readonly string[]]>([
    ['en', 'Shuttle 5-10-5', ['i play left back and their winger is faster', 'is there a drill for that i can do by myself']],
    ['en', 'First Touch', ['my first touch is bad', 'any drill i can do alone for that']],
    ['de', 'Spannschuss', ['wie schieß ich fester', 'kann ich das allein trainieren']],
  ])('a drill to do alone is that of the talk (%s: %s, %j)', (language, drill, turns) => {
    expect(talkWithCoach(language, turns).response).toContain(drill);
  });

  it.each([
    ['en', ['the coach is stronger than me and pushes me in the changing room']],
    ['en', ['im in goal', 'what if i let one in and he hits me']],
    ['de', ['ich bin torwart', 'was wenn ich einen reinlasse und papa schlägt mich']],
  ] as const)('hides nothing that safety has to hear (%s: %j)', (language, turns) => {
    expect(talkWithCoach(language, turns).safety).not.toBeNull();
  });
});

describe('days of practice around a match', () => {
  it.each([
    ['en', ['how many times a week should i do sprints', 'got match saturday so what days'], ['Tuesday and Thursday', 'Friday', 'Sunday']],
    ['en', ['i have a match saturday and training tuesday when do i do my drills'], ['Monday and Thursday', 'team on Tuesday']],
    ['de', ['wir spielen immer samstags an welchen tagen soll ich üben'], ['Montag, Dienstag und Donnerstag', 'Freitag', 'Sonntag']],
  ] as const)('%s: %j', (language, turns, due) => {
    const { response } = talkWithCoach(language, turns);
    expect(due.filter((one) => !response.includes(one))).toEqual([]);
  });
});

describe('a streak that is gone', () => {
  it.each([
    ['en', ['my streak is gone and i did train yesterday!!!'], /nothing was saved on Monday/],
    ['en', ['my streak is gone', 'i was on holiday before that for a week tho', 'so how do i get it back'], /does not come back|cannot be brought back/],
    ['de', ['meine serie ist weg', 'aber ich war krank das ist unfair'], /am Montag/],
    ['en', ['my streak is gone', 'whats my best one ever and what drill did i do most'], /longest streak.*3 days.*Toe Taps/],
    ['de', ['sag mir meine rekordserie und meine häufigste übung'], /längste Serie.*3 Tage.*Sohlentipper/],
  ] as const)('%s: %j', (language, turns, due) => {
    expect(talkWithCoach(language, turns).response).toMatch(due);
  });
});

describe('a turn on the advice before', () => {
  it.each([
    ['en', ['how do i warm up', 'is there a shorter version'], /two minutes/],
    ['en', ['how do i warm up', 'and a longer one?'], /ten minutes/],
    ['de', ['wie werd ich schneller', 'zu schwer, was leichteres?'], /halb so viele/],
    ['en', ['how do i get faster', 'why so long breaks'], /from the rest behind them/],
    ['de', ['wie werd ich schneller', 'warum so lange pausen'], /Pause danach/],
    ['de', ['wie viele minuten am tag soll ich üben', 'warum nicht mehr'], /Pausen/],
    ['en', ['how many minutes a day should i practise', 'and for my little brother hes 7'], /10 to 15/],
  ] as const)('%s: %j', (language, turns, due) => {
    expect(talkWithCoach(language, turns).response).toMatch(due);
  });

  it.each([
    ['en', 'which drill do i do not often enough', /Target Shooting/],
    ['de', 'ok was war meine beste übung bis jetzt und welche mach ich zu selten', /Zielschießen/],
  ] as const)('names what is done too rarely (%s)', (language, message, due) => {
    expect(talkWithCoach(language, [message]).response).toMatch(due);
  });

  it('tells an adult what is right at the age of the child', () => {
    expect(talkWithCoach('en', ["Hello, I'm the mum of Ben, he's 8. How long should he practise per day with this app?", 'He wants to do it every single day, is that too much?']).response).toContain('10 to 15');
  });
});

describe('words that only look like more', () => {
  it('a number on a shirt is an opponent, and any other number stays', () => {
    expect(withoutShirtNumber('their number 9 is so strong')).toBe('the opponent is so strong');
    expect(withoutShirtNumber('their number 9 has 07911 123456')).toContain('number 9');
  });

  it.each(['darf ich mit 12 hanteln stemmen', 'darf ich mit 12 ins fitnessstudio', 'darf ich ins fitnessstudio'])('an age may stand in the question for weights: %s', (text) => {
    expect(isHarmlessPracticeQuestion(text)).toBe(true);
  });
});
