import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const said = (language: Language, talk: string): string => talkWithCoach(language, talk.split(' >> ')).response;

describe('what to learn behind a drill', () => {
  it.each([
    ['en', 'how do i do drag back >> which one should i learn after it', 'Drag-Back'],
    ['en', 'what should i do after toe taps', 'Toe Taps'],
    ['en', 'how do i do juggling >> whats next', 'Juggling'],
    ['en', 'how does sole rolls go >> thx >> what can i learn after that one', 'Sole Rolls'],
    ['de', 'wie geht sohlenrollen >> was kommt danach', 'Sohlenroller'],
    ['de', 'welche übung soll ich nach den wandpässen machen', 'Wandpässe'],
    ['de', 'wie mache ich stop and go >> welche übung kann ich nach der lernen', 'Stop and Go'],
  ] as const)('is the next one in difficulty (%s): %s', (language, talk, name) => {
    expect(said(language, talk)).toMatch(new RegExp(`^(?:After|Once|Nach|Wenn) „?${name}`));
    expect(said(language, talk)).toMatch(/level [2-6]|Level [2-6]/);
  });

  it.each([
    ['en', 'what should i eat after training'],
    ['en', 'what do i do after the match'],
    ['de', 'was soll ich nach dem spiel machen'],
    ['de', 'mein knie tut weh >> und danach'],
  ] as const)('is nothing else (%s): %s', (language, talk) => {
    expect(said(language, talk)).not.toMatch(/^(?:After|Once|Nach|Wenn) .*[Ll]evel \d/);
  });
});

describe('what goes wrong, some turns behind the drill', () => {
  it.each([
    ['en', 'how do i do a stepover >> when do i use it in a match >> i keep losing the ball when i do it', 'Step Overs'],
    ['de', 'wie geht ein übersteiger >> wann benutze ich den im spiel >> dabei verliere ich immer den ball', 'Übersteiger'],
  ] as const)('is of that drill (%s): %s', (language, talk, name) => {
    expect(said(language, talk)).toContain(name);
  });
});

describe('a plan of what was named', () => {
  it.each([
    ['en', 'how do i do cone weaving >> turn that into a plan', ['Cone Weaving']],
    ['en', 'what drills are there for passing >> can you make a plan with those', ['Wall Passes', 'One-Touch Wall Pass']],
    ['en', 'how do i do toe taps >> how do i do sole rolls >> make me a plan out of these', ['Toe Taps', 'Sole Rolls']],
    ['de', 'wie geht hütchenslalom >> mach da mal bitte einen plan daraus', ['Hütchenslalom']],
    ['de', 'wie geht sohlenrollen >> erstell mir einen plan damit', ['Sohlenroller']],
    ['de', 'welche übungen gibt es für schießen >> bau mir aus denen einen plan', ['Zielschießen']],
  ] as const)('has these drills (%s): %s', (language, talk, names) => {
    const response = said(language, talk);
    expect(response).toMatch(/minutes|Minuten/);
    for (const name of names) expect(response).toContain(name);
  });
});
