import type { Language } from '@touchline/domain';
import { coachDialogueActLines, coachPlayerStatisticsLines, coachPlanLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import type { PlayerFacts } from './player-context.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const lines = (language: Language, of: () => readonly string[]): readonly string[] => speaking(language, of);
const startsWithOne = (text: string, ways: readonly string[]): boolean => ways.some((way) => text.startsWith(way.split('{')[0] ?? way));

const WEEK = { en: 'make me a training week: academy tue and thu, match saturday', de: 'Mach mir einen Wochenplan: Verein Dienstag und Donnerstag, Spiel am Samstag' } as const;

describe('a plan of a week', () => {
  it.each([
    ['en', ['Tuesday', 'Thursday', 'Saturday'], /day before (?:your|the) match/, /\d+ to \d+ minutes/],
    ['de', ['Dienstag', 'Donnerstag', 'Samstag'], /Tag vor (?:deinem|dem) Spiel/, /\d+ bis \d+ Minuten/],
  ] as const)('leaves the days free that are taken, is easy before the match, and says the minutes: %s', (language, free, calm, minutes) => {
    const { response } = talkWithCoach(language, [WEEK[language]]);
    for (const day of free) expect(response).not.toContain(`• ${day}`);
    expect(response).toMatch(calm);
    expect(response).toMatch(minutes);
  });

  it.each([
    ['en', 'save this week'],
    ['en', 'save it'],
    ['en', 'can you save this week as a plan for me?'],
    ['en', 'put that in a routine'],
    ['en', 'remember this plan please'],
    ['de', 'Speicher diese Woche'],
    ['de', 'Kannst du den Plan für mich speichern?'],
    ['de', 'Trag das bitte in den Kalender ein'],
    ['de', 'Merk dir den Plan bitte'],
  ] as const)('cannot be saved, and is kept in the talk: %s %s', (language, message) => {
    const { response } = talkWithCoach(language, [WEEK[language], message]);
    expect(startsWithOne(response, lines(language, () => coachPlanLines.saveIt))).toBe(true);
    expect(response).not.toContain('•');
    expect(talkWithCoach(language, [WEEK[language], message, language === 'en' ? 'what is on monday' : 'was ist am Montag']).response).toContain('Stop and Go');
  });

  it('stays the plan that is asked about', () => {
    expect(talkWithCoach('en', [WEEK.en, 'save this week', 'why target shooting on wednesday?']).response).toMatch(/Wednesday (?:it is|has) Target Shooting/);
    expect(talkWithCoach('en', [WEEK.en, 'save this week', 'why target shooting on wednesday?', 'what is on monday']).response).toMatch(/Stop and Go/);
  });

  it('is not saved where something else is', () => {
    const { response } = talkWithCoach('en', [WEEK.en, 'how do i save a penalty']);
    expect(startsWithOne(response, lines('en', () => coachPlanLines.saveIt))).toBe(false);
  });
});

describe('a question that is offered', () => {
  it.each([
    ['en', 'put that in a routine', 'Make me a plan for 15 minutes', /15 minutes/],
    ['en', 'what is offside?', 'How do I train my weaker foot?', /foot/],
    ['de', 'Was ist eine Routine?', 'Mach mir einen Plan für 15 Minuten', /15 Minuten/],
    ['de', 'Was ist Abseits?', 'Wie trainiere ich meinen schwächeren Fuß?', /Fuß/],
  ] as const)('is understood behind anything: %s %s >> %s', (language, before, message, said) => {
    const { response } = talkWithCoach(language, [before, message]);
    expect(response).toMatch(said);
    expect(response).not.toMatch(/We are still at|did not get that|nicht verstanden/);
    expect(response).not.toBe(talkWithCoach(language, [before]).response);
  });
});

describe('what got worse', () => {
  const session = (drillId: string, result: number, daysAgo: number) => ({ drillId, side: 'both' as const, result, minutes: 5, daysAgo });
  const of = (...sessions: readonly ReturnType<typeof session>[]): PlayerFacts => ({ ...examplePlayerFacts, totalSessions: sessions.length, sessions });
  const fallen = of(session('target_shooting', 9, 0), session('target_shooting', 10, 3), session('agility_ladder', 10, 1), session('agility_ladder', 10, 2), session('agility_ladder', 11, 4), session('agility_ladder', 12, 5), session('juggling', 60, 1), session('juggling', 50, 6));
  const none = of(session('juggling', 60, 1), session('juggling', 50, 6), session('toe_taps', 40, 2), session('toe_taps', 40, 3));

  it.each([
    ['en', 'which of my drills got worse?'],
    ['en', 'which of my drills got worse this month?'],
    ['en', 'which drills went down lately'],
    ['en', 'did I get worse'],
    ['de', 'Welche meiner Übungen sind schlechter geworden?'],
    ['de', 'Bei welchen Übungen bin ich schlechter geworden?'],
  ] as const)('names those, and no other: %s %s', (language, message) => {
    const { response } = talkWithCoach(language, [message], fallen);
    expect(response).toMatch(language === 'en' ? /Target Shooting/ : /Zielschießen/);
    expect(response).toContain('10, 9');
    // Lower by the trend that Progress shows.
    expect(response).toContain('12, 11, 10, 10');
    expect(response).not.toMatch(/Juggling|Jonglieren|Toe Taps|Sohlentipper/);
    expect(lines(language, () => coachPlayerStatisticsLines.noneLower)).toContain(talkWithCoach(language, [message], none).response);
  });

  it('is told of one drill', () => {
    expect(talkWithCoach('en', ['did i get worse at target shooting'], fallen).response).toContain('10, 9');
    expect(talkWithCoach('en', ['did i get worse at juggling'], fallen).response).toMatch(/^(?:No|It did not)/);
    expect(talkWithCoach('de', ['Bin ich beim Jonglieren schlechter geworden?'], fallen).response).toMatch(/^(?:Nein|Ist es nicht)/);
  });

  it('is nothing to say of one result', () => {
    expect(lines('en', () => coachPlayerStatisticsLines.nothingToCompare)).toContain(talkWithCoach('en', ['which of my drills got worse?'], of(session('juggling', 60, 1))).response);
  });
});

describe('who plays in an academy', () => {
  it.each([['make it harder, i play U16 academy and my left foot is weak'], ['i play in an academy, what should i do today'], ['academy training tue and thu, what should i do on monday']])('is not told of scouts: %s', (message) => {
    expect(talkWithCoach('en', [message]).response).not.toMatch(/Clubs and academies choose|trials there are/);
    expect(talkWithCoach('en', ['give me a drill', message]).response).not.toMatch(/Clubs and academies choose|trials there are/);
  });
  it('is told of them where it is asked how to get there', () => {
    expect(talkWithCoach('en', ['how do i get into an academy']).response).toMatch(/open trials|trials there are/);
    expect(talkWithCoach('de', ['Wie komme ich in eine Akademie?']).response).toMatch(/Sichtungen|Probetrainings/);
  });
});

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
