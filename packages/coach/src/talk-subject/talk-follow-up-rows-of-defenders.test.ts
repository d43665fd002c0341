import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const TALKS = [
  ['en', ['hey i play right back what shud i practise most'], /overlap|run past/, /Wall Pass/],
  ['en', ['hey i play right back what shud i practise most', 'yeah but a right back specifically not just a defender. like overlapping n crossing n stuff'], /overlap/, /practice can happen|devices/],
  ['en', ['what do i need to work on as a left back'], /overlap|run past/, /striker/],
  ['de', ['ich spiele rechter verteidiger was soll ich am meisten üben'], /[Hh]interlaufen|Linie/, /Schuss/],
  ['de', ['ich spiele rechter verteidiger was soll ich am meisten üben', 'und wie geht hinterlaufen'], /außen herum|hinter dem Rücken/, /nicht verstanden/],
  ['en', ['how do u do a proper slide tackle', 'wats side on mean'], /attacker/, /first touch can go forward/],
  ['en', ['how do u do a proper slide tackle', 'wats side on mean', 'which foot do i put forward'], /left foot|left one/, /Ladder/],
  ['en', ['how do u do a proper slide tackle', 'which foot do i put forward', 'no in a tackle. n not the ladder thing'], /left one|left foot/, /sessions/],
  ['en', ['just had a match we won 3-1 n i set up a goal!!!', 'i overlapped n crossed it n maya headed it in'], /overlap|ran past/, /No heading/],
  ['en', ['i lost my winger twice in 1st half. how do i fix that'], /over (?:the|your) shoulder/, /good feint/],
  ['en', ['their striker always gets past me what can i do'], /over (?:the|your) shoulder/, /good feint/],
  ['de', ['ich hab den flügelspieler zweimal verloren was kann ich machen'], /Schulter/, /Finte/],
  ['en', ['am i good enough 4 an academy'], /never seen you play|only see your numbers/, /not too late/],
  ['en', ['wat do scouts look for in a right back', 'how fast shud i be'], /first three steps|starts to run/, /only speed up/],
  ['en', ['how do two defenders defend against one'], /covers|stands some steps behind/, /Juggling/],
] as const;

describe('what defenders ask', () => {
  it.each(TALKS)('is answered for their place: %s %j', (language, turns, said, not) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(said);
    expect(response).not.toMatch(not);
  });
});
