import type { Language } from '@touchline/domain';
import { coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import type { PlayerFacts } from './player-context.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const lines = (language: Language, of: () => readonly string[]): readonly string[] => speaking(language, of);

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
