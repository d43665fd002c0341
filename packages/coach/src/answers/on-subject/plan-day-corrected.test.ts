import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../../testing/talk-with-coach.ts';

describe('a day that was kept free by mistake', () => {
  it.each([
    ['en', ['can u make me a plan for the week', 'not on friday i got swiming', 'no thursday not friday'], /kept Thursday free/, '• Friday', '• Thursday'],
    ['en', ['can u make me a plan for the week', 'not on fursday i got swiming', 'no fursday not friday'], /kept Thursday free/, '• Friday', '• Thursday'],
    ['de', ['mach einen plan für die woche', 'freitag kann ich nicht', 'nein donnerstag nicht freitag'], /Donnerstag/, '• Freitag', '• Donnerstag'],
  ] as const)('comes back, and the other one is free: %s %s', (language, turns, said, back, free) => {
    const { response } = talkWithCoach(language, [...turns]);
    expect(response).toMatch(said);
    expect(response).toContain(back);
    expect(response).not.toContain(free);
  });

  it('stays free beside another one', () => {
    const { response } = talkWithCoach('en', ['make me a plan for the week', 'not friday', 'and not monday']);
    expect(response).not.toContain('• Friday');
    expect(response).not.toContain('• Monday');
  });
});
