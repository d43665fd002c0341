import { describe, expect, it } from 'vitest';
import { askBehind, talkWithCoach } from '../testing/talk-with-coach.ts';
import { asksHowToMeetThemAgain } from './asks-how-to-meet-them-again.ts';

const TOLD = 'my mates r arguing in the team chat n calling me names';

describe('who meets those again of whom a crisis was', () => {
  it.each([
    ['en', 'ok. but i still gotta see them at training tmrw what do i do'],
    ['en', 'what do i do theyre all at training tomorrow'],
    ['en', 'i have to sit next to him at school tomorrow what should i do'],
    ['en', 'how do i face them at practice'],
    ['de', 'aber morgen seh ich die wieder beim training was soll ich machen'],
    ['de', 'ich muss ihn morgen in der schule wieder sehen was mach ich da'],
    ['de', 'die sind morgen auch beim training was soll ich tun'],
  ] as const)('is told an adult first and no drill: %s %s', (language, message) => {
    const { response, safety } = askBehind(language, message, [], 'crisis');
    expect(response).toMatch(/face that alone|nicht allein durchstehen/);
    expect(response).toMatch(/0800 1111|116 111/);
    expect(response).not.toMatch(/\d+ (?:minutes|Minuten)/);
    expect(safety).toBe('crisis');
  });

  it.each(['how do i see the ball early', 'what should i do tomorrow', 'when is the next match', 'wie mache ich einen übersteiger'])('is nothing of this: %s', (message) => {
    expect(asksHowToMeetThemAgain(message.split(' '))).toBe(false);
  });

  it('says it once more, and hears no “I understood you wrong”', () => {
    const { response } = talkWithCoach('en', [TOLD, 'ok. but i still gotta see them at training tmrw what do i do', 'i didnt ask for drills. i mean the girls callin me names']);
    expect(response).toContain('bullying');
    expect(response).not.toContain('understood you wrong');
    expect(response).not.toMatch(/\d+ (?:minutes|Minuten)/);
  });
});
