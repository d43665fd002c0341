import { drillOf, type Language } from '@touchline/domain';
import { type CoachDetailFollowUpLine, coachDetailFollowUpLines } from '@touchline/messages/coach-detail-follow-up-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { answerToFirstPlayer, answerToLastOf, answerToTeen } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { factsOfPlayer } from './testing/players.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

/** The drill of each line of a plan. */
const linesOf = ({ message }: { readonly message: string }): string[] => message.split('\n').filter((line) => line.startsWith('•'));

const teen = factsOfPlayer('teen');

const line = (language: Language, name: CoachDetailFollowUpLine): string => speaking(language, () => coachDetailFollowUpLines[name]);

describe('a plan for the weakness that was told', () => {
  it.each([
    ['what is my weakness?', 'make me a plan to fix that in 4 days, 30 minutes each', 4],
    ['what am i worst at?', 'give me a plan to work on it for 3 days', 3],
    ['where am i weak?', 'build me a 5 day plan for that', 5],
    ['Was ist meine Schwäche?', 'Mach mir einen Plan, um das in 4 Tagen zu verbessern, je 30 Minuten', 4],
    ['Worin bin ich am schlechtesten?', 'Gib mir einen 3-Tage-Plan dafür', 3],
    ['Was kann ich am wenigsten?', 'Kannst du mir einen Plan für 5 Tage machen, um das zu üben?', 5],
  ])('%s >> %s', (asked, plan, days) => {
    const answer = answerToLastOf(asked, plan);
    expect(linesOf(answer)).toHaveLength(days);
    expect(answer.recommendedDrills[0]).toBe('toe_taps');
    expect(answer.recommendedDrills.every((id) => drillOf(id).category === 'ball_control')).toBe(true);
  });

  it('keeps the minutes', () => {
    const { message, minutes } = answerToLastOf('what is my weakness?', 'make me a plan to fix that in 4 days, 30 minutes each');
    expect(message).toContain('30 minutes');
    // Three drills share them, with the warm-up.
    expect(minutes).toBe(8);
  });
});

describe('a plan for who is at the beginning', () => {
  const beginner = { ...examplePlayerFacts, sessions: examplePlayerFacts.sessions.filter(({ drillId }) => drillId === 'toe_taps').slice(0, 1), totalSessions: 1 };
  it.each(['make me a plan for 4 days without a wall', 'i have no wall. make me a 6 day plan', 'Mach mir einen Plan für 6 Tage ohne Wand', 'make me a plan for 5 days, no cones and no wall'])('%s: has no drill more than a level above', (message) => {
    const answer = askCoach({ message, turns: [], facts: beginner, seed: 1 });
    expect(answer.recommendedDrills.length).toBeGreaterThan(0);
    expect(answer.message).not.toMatch(/Lofted Target|Around the Body/);
    expect(answer.recommendedDrills.every((id) => drillOf(id).level <= 2 && !drillOf(id).equipment.wall)).toBe(true);
  });
});

describe('what was said to be missing', () => {
  it.each([
    ['make me a plan for 4 days without a wall', 'thanks', 'what else can i train for passing?', 'give me a drill'],
    ['i have no wall', 'ok thanks', 'how are you', 'what can i do for my passing'],
    ['Ich habe keine Wand', 'Danke', 'Was soll ich heute üben?', 'Gib mir eine Übung fürs Passen'],
    ['i dont have a wall', 'how many sessions did i do', 'give me a shooting drill'],
  ])('stays so: %s', (...messages) => {
    for (let at = 1; at <= messages.length; at += 1) expect(answerToLastOf(...messages.slice(0, at)).recommendedDrills.every((id) => !drillOf(id).equipment.wall)).toBe(true);
  });

  it('is there again once the player says so, or names the drill', () => {
    expect(answerToLastOf('i have no wall', 'how do i do wall passes').recommendedDrills).toContain('wall_passes');
    expect(answerToLastOf('i have no wall', 'ok thanks', 'i have a wall now, give me a passing drill').recommendedDrills.every((id) => drillOf(id).category === 'passing')).toBe(true);
  });

  it.each([
    ['make me a 4 day plan for dribbling', 'why cone weaving? i dont have 5 cones', /cones/, 'Cone Weaving is out'],
    ['make me a 4 day plan for dribbling', 'why cone weaving? thats level 2 and i dont have 5 cones', /level 2/i, /cones/i],
    ['make me a 4 day plan for dribbling', 'i have no 6 cones for the inside-outside slalom', /cones/, /Inside-Outside Slalom/],
  ])('is the reason to swap a drill of a plan: %s >> %s', (plan, turn, one, other) => {
    const answer = answerToLastOf(plan, turn);
    expect(answer.message).toMatch(one);
    expect(answer.message).toMatch(other);
    expect(linesOf(answer).some((line) => line.includes('Slalom') || line.includes('Weaving'))).toBe(turn.includes(' 6 '));
  });
});

describe('one day of a plan', () => {
  const PLAN = 'make me a 4 day plan for dribbling';
  it.each([
    ['can u make day 2 harder?', 1],
    ['make sunday harder', 2],
    ['the third day is too easy, harder pls', 2],
    ['day 4 should be harder', 3],
    ['Mach Tag 2 schwerer', 1],
    ['der zweite Tag soll schwieriger sein', 1],
    ['mach den Sonntag schwerer', 2],
  ])('%s', (turn, at) => {
    const [before, after] = [linesOf(answerToLastOf(PLAN)), linesOf(answerToLastOf(PLAN, turn))];
    expect(after).toHaveLength(4);
    expect(after.map((line, place) => line === before[place])).toEqual(before.map((_, place) => place !== at));
  });

  it('has what goes on with its kind where that has nothing harder', () => {
    const { message, recommendedDrills } = answerToLastOf(PLAN, 'can u make it harder?', 'make day 3 harder');
    expect(message).not.toMatch(/nothing harder|hardest/);
    expect(recommendedDrills.some((id) => drillOf(id).level >= 4)).toBe(true);
  });
});

describe('a later week of a plan', () => {
  it.each(['and week 3?', 'what about week 3', 'und woche 3?', 'how does the third week look'])('is the same one step further, and says so: %s', (message) => {
    const answer = answerToFirstPlayer(message, ['give me a 4-week plan']);
    expect(answer.message).toMatch(/(?:[Ww]eek|Woche) 3 (?:has the same|repeats|hat noch|wiederholt)/);
    expect(answer.message).not.toMatch(/Toe Taps/);
  });
  it('comes one after the other', () => expect(answerToFirstPlayer('and week 4?', ['give me a 4-week plan', 'and week 3?']).message).toMatch(/[Ww]eek 4/));
});

describe('a plan for a place on the pitch', () => {
  it.each(['Plan my week, I am a central midfielder', 'make me a training plan for the week, i play as a midfielder', 'Plane meine Woche, ich spiele im Mittelfeld'])('%s has passing and turns in it', (question) => {
    const { message } = answerToTeen(question);
    expect(message).toMatch(/position/);
    expect(message).toMatch(/Pass/);
    expect(message).toMatch(/Turn/);
    expect(message).not.toMatch(/Toe Taps|Sole Rolls|Bell Touches|Wall Passes/);
  });

  it('says that minutes were practised, not that there is time', () => {
    expect([1, 2].map((seed) => askCoach({ message: 'plan my week', turns: [], facts: teen, seed }).message).join(' ')).not.toMatch(/You have \d+ minutes for today/);
  });
});

describe('plans do what was asked', () => {
  const academy = 'Ich will unbedingt ins NLZ. Mach mir bitte einen Trainingsplan für die ganze Woche, ich hab jeden Tag so 30 Minuten Zeit.';
  const days = (text: string): number => text.split('•').length - 1;

  it('invents no trial, and fills every day but one', () => {
    const { response } = talkWithCoach('de', [academy]);
    expect(response).not.toMatch(/Probetraining/);
    expect(days(response)).toBe(6);
    expect(talkWithCoach('de', [academy, 'Warum steht da Probetraining? Ich hab noch gar keins.']).response).toContain(line('de', 'noTrialInPlan'));
  });

  it.each<[Language, string, string]>([
    ['de', 'mach mir einen plan für die woche', '6 Tage, nur der Sonntag frei'],
    ['de', academy, 'Ok, dann bitte 6 Tage, nur der Sonntag frei'],
    ['en', 'make me a plan for the week', '6 days please, only sunday is free'],
  ])('has six days with Sunday free (%s: %s, %s)', (language, plan, turn) => {
    const { response } = talkWithCoach(language, [plan, turn]);
    expect(days(response)).toBe(6);
    expect(response).not.toMatch(/• (?:Sonntag|Sunday):/);
  });

  it.each<[Language, string, string]>([
    ['de', 'mach mir einen plan für die woche', 'bitte jeden Tag'],
    ['en', 'make me a plan for the week', 'every day please'],
  ])('takes as many days as there may be, and says why one stays free (%s: %s, %s)', (language, plan, turn) => {
    expect(days(talkWithCoach(language, [plan, turn]).response)).toBe(6);
  });

  it('adds the days that are named', () => {
    const { response } = talkWithCoach('de', ['mach mir einen plan für 3 tage', 'Das sind zu wenig. Kannst du Montag und Mittwoch auch noch dazu machen?']);
    expect(response).toMatch(/• Montag:/);
    expect(response).toMatch(/• Mittwoch:/);
  });

  it('keeps the day before a match free where that is asked', () => {
    const { response } = talkWithCoach('de', ['mach mir einen plan für die woche', 'könnte ich am Freitag vor dem Spiel nicht besser ganz pausieren?']);
    expect(response).not.toMatch(/• Freitag:/);
    expect(response).toMatch(/Freitag/);
  });

  it('plans until a trial that was told before', () => {
    const { response } = talkWithCoach('en', ['I’ve got trials for an academy in three weeks. What do they actually look for?', 'i’ve only got about 40 mins a day after homework, can you make me a plan for the 3 weeks']);
    expect(response).toMatch(/3 weeks/);
    expect(response).toMatch(/trial/);
  });

  it.each<readonly [Language, string, string]>([
    ['en', 'whats the offside rule', 'plan for 15 min no wall'],
    ['en', 'whats the offside rule', 'give me a plan 10 min no wall'],
    ['en', 'what is a corner', 'make me a plan for 20 minutes'],
    ['en', 'what is a corner', '20 min plan pls'],
    ['de', 'was ist abseits', 'plan für 15 min ohne wand'],
    ['de', 'was ist abseits', 'mach mir einen plan für 10 minuten'],
  ])('plans for a time also behind a rule of the game, %s: %s >> %s', (language, before, message) => {
    const { response, structured } = talkWithCoach(language, [before, message]);
    expect(response).toMatch(/(?:10|15|20) (?:minutes|Minuten)/);
    expect(structured.recommended_drills).not.toEqual([]);
  });

  it.each(['how many minutes is a match', 'does it count in a 20 minute game', 'do you get more minutes for a foul'])('keeps a question of the rules one of the rules: %s', (message) => {
    const { response } = talkWithCoach('en', ['whats the offside rule', message]);
    expect(response).not.toMatch(/warm-up/);
  });
});
