import { findDrill } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = readonly ['en' | 'de', readonly string[]];
const said = ([language, turns]: Talk): string => talkWithCoach(language, turns).response;
const needBall = ([language, turns]: Talk): readonly string[] => talkWithCoach(language, turns).structured.recommended_drills.map(({ id }) => id).filter((id) => (findDrill(id)?.equipment.balls ?? 0) > 0);

describe('a ball that may not be used inside', () => {
  const TALKS: readonly Talk[] = [
    ['de', ['hallo hab nur mein zimmer und keine wand was kann ich machen', 'mama sagt ich darf drin nich mit ball', 'leiter hab ich nich', 'langweilig gibts noch was', 'wie lang muss ich das machen bis man was merkt']],
    ['en', ['hi i only have my room and no wall what can i do', 'mum says no ball inside', 'i dont have a ladder', 'boring is there anything else', 'how long do i have to do that till i notice something']],
    ['de', ['darf drinnen nicht mit dem ball spielen', 'gib mir noch eine übung', 'noch eine', 'noch eine']],
    ['en', ["i'm not allowed to play with the ball in the house", 'another one', 'another one']],
  ];
  const behind = TALKS.flatMap(([language, turns]) => turns.map((_, at): Talk => [language, turns.slice(0, at + 1)])).filter(([, turns]) => turns.some((turn) => /nich mit|nicht mit|no ball|not allowed/.test(turn)));

  it.each(behind)('is in no drill of the talk: %s %s', (...talk) => {
    expect(needBall(talk)).toEqual([]);
    expect(said(talk)).not.toMatch(/ {2}|Sohlen|Toe Taps|Sole Rolls|Bell Touches|Tipper/);
  });

  it.each([
    ['en', ["i'm not allowed to play with the ball in the house", 'how do i shoot harder']],
    ['en', ["i'm not allowed to play with the ball in the house", 'and outside in the garden what can i do']],
  ] as const)('is there for a skill that is asked of, and outside: %s %s', (...talk) => expect(needBall(talk)).toHaveLength(1));
});

describe('boards, cards, bedtime and clubs', () => {
  it.each([['de', ['wie komm ich in die rangliste']], ['de', ['wie kommt man auf die rangliste']], ['en', ['how do i get on the leaderboard']]] as const)('what puts one on a board: %s %s', (...talk) =>
    expect(said(talk)).toMatch(/(?:[sS]ave|gespeicherte|Speichere).*(?:place|Platz)/s));

  it.each([['de', ['wo ist die rangliste']], ['en', ['how do i get to the leaderboard']]] as const)('the way to it stays: %s %s', (...talk) => expect(said(talk)).toMatch(/menu|Menü/));

  it.each([['de', ['was ist die seltenste karte und wie warscheinlich is die']], ['de', ['welche karte ist am seltensten']], ['en', ['whats the rarest card and how likely is it']]] as const)('the rarest card: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/[lL]egend.*3/s);
    expect(said(talk)).not.toMatch(/Zielschießen|Target Shooting/);
  });

  it.each([['de', ['hab morgen spiel um 10', 'wann muss ich ins bett']], ['en', ['match tomorrow at 10', 'when should i go to bed']], ['de', ['wann soll ich schlafen gehn spiel is um 10']]] as const)('bedtime by the clock: %s %s', (...talk) => expect(said(talk)).toMatch(/21:30|9:30/));

  it.each([['de', ['was ist dein lieblingsverein', 'bvb ist der beste']], ['de', ['was ist dein lieblingsverein', 'ich bin fan von dortmund']], ['en', ['whats your favourite club', 'arsenal are the best']], ['en', ['who is your favourite player', 'messi is the best']]] as const)('whom one likes is heard: %s %s', (...talk) =>
    expect(said(talk)).toMatch(/^(?:Gute Wahl|Nice|Schön|Good|Great)/));
});
