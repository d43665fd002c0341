import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;
/** A drill or a plan of the player's own, and what is said to a player. */
const OF_PLAYER = /Next step|next step|Ready\?|Nächster Schritt|nächster Schritt|Bereit\?|Hier ist dein Wochenplan|A week that works|Here is a week|In deinem Alter|at your age|Your streak|deine Serie/;

const TRAINER_EN = 'i coach an under 11s side, need a warm up for 12 kids about 10 min';
const TRAINER_DE = 'ich trainier ne u11 und die laufen alle immer auf den ball wie ein bienenschwarm';
const MOTHER = 'my daughter is 12 and wants to quit football she says its boring now';
const FATHER = 'mein sohn kommt mit links überhaupt nicht klar was kann er zuhause machen';
const MUTTER = 'meine tochter ist 10 und hat keine lust mehr auf fußball';

describe('who trains a group is answered as that in each later turn', () => {
  it.each<[Language, RegExp, ...string[]]>([
    // Several that do not listen
    ['en', /one fixed sign|Agree on one sign/i, TRAINER_EN, 'half of them dont listen lol'],
    ['en', /one fixed sign|Agree on one sign/i, TRAINER_EN, 'what would you do after that for passing', 'they all just chat while i explain'],
    ['en', /one fixed sign|Agree on one sign/i, 'im the coach of a girls team', 'most of the kids mess about, what can i do'],
    ['de', /festes Zeichen/, TRAINER_DE, 'die hälfte hört nie zu'],
    ['de', /festes Zeichen/, 'bin trainerin einer e-jugend', 'die quatschen die ganze zeit wenn ich was erkläre'],
    ['de', /festes Zeichen/, 'ich leit ne f jugend', 'und wie lang sollte so ein spiel gehen', 'die meisten passen nicht auf'],
    // How long it should be
    ['en', /Ten to fifteen minutes|About twelve minutes/, TRAINER_EN, 'and how long should it be'],
    ['en', /Ten to fifteen minutes|About twelve minutes/, 'i help with my sons u9 team as a coach', 'any drills for passing', 'how long should each one take'],
    ['de', /Zehn bis fünfzehn|Etwa zwölf Minuten/, TRAINER_DE, 'hast du dafür ein spiel mit 12 kindern', 'und wie lang sollte das im training gehen'],
    ['de', /Zehn bis fünfzehn|Etwa zwölf Minuten/, 'ich trainiere eine d-jugend', 'wie lange soll ich sowas machen'],
    // Things to do for them
    ['en', /How many are (?:you|there|they)|pairs or threes|What do you want to practice|12 players/i, TRAINER_EN, 'any drills'],
    ['en', /twos or threes|pairs|balls/i, 'i coach an u10 team', 'what should i do with them next week'],
    ['de', /Wie viele|Zweier oder Dreier|Paare|Bällen/, 'ich trainier ne u9', 'hast du übungen für die'],
    ['de', /vier kleine Tore|Bahnen/, TRAINER_DE, 'hast du dafür ein spiel mit 12 kindern'],
    ['en', /four small goals|lanes/i, 'i coach an u8 team', 'they all run after the ball like a swarm of bees', 'got a game for that'],
    // The rest of what a trainer asks
    ['en', /one or two trainings a week/i, TRAINER_EN, 'how often a week should they train'],
    ['de', /ein oder zwei Trainings/, TRAINER_DE, 'wie oft in der woche sollte man das machen'],
    ['en', /four to six weeks/i, TRAINER_EN, 'when will i see a difference'],
    ['de', /vier bis sechs Wochen/, TRAINER_DE, 'ab wann sieht man da was'],
    ['en', /easier by one thing/i, TRAINER_EN, 'and what if its too hard for them'],
    ['de', /mit einer Sache leichter/, TRAINER_DE, 'und wenn das nicht klappt'],
    ['en', /laps and lines teach nothing/i, TRAINER_EN, 'why not just let them run laps'],
    ['de', /Runden und Schlangen/, TRAINER_DE, 'warum nicht einfach runden laufen'],
    ['de', /festes Zeichen/, 'ich helf beim training der f-jugend, wie fang ich da an', 'und wenn sie nicht zuhören'],
    ['en', /Change one thing/, 'i train the u13 girls, they dont pass to each other', 'what exercise would you do', 'can you make it harder'],
    ['de', /Ändern Sie eine Sache/, 'ich trainiere eine e-jugend, wir haben nur 2 bälle', 'wie lange eine runde', 'und wenn es denen zu leicht ist'],
    ['en', /at that age they see the ball/, 'i train the u13 girls, they dont pass to each other', 'why do they do that'],
    ['de', /in dem Alter den Ball sehen/, TRAINER_DE, 'warum machen die das'],
    ['en', /each player needs an account/i, TRAINER_EN, 'can my whole team use this app'],
    ['de', /eigenes Konto/, TRAINER_DE, 'kann meine ganze mannschaft die app nutzen'],
    ['de', /Zeichen|Aufgabe/, TRAINER_DE, 'und wie lang sollte das im training gehen', 'einer stört dauernd wie geh ich damit um'],
  ])('%s %s', (language, meaning, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(OF_PLAYER);
  });
});

describe('a parent is answered of the child in each later turn', () => {
  it.each<[Language, RegExp, ...string[]]>([
    ['en', /Neither push|Pushing mostly/i, MOTHER, 'she used to love it', 'should i push her or let her stop'],
    ['en', /Neither push|Pushing mostly/i, MOTHER, 'should i make her go to training'],
    ['en', /Neither push|Pushing mostly/i, 'my son is bored of football', 'do i let him quit'],
    ['de', /Weder drängen|Drängen endet/, MUTTER, 'soll ich sie drängen oder aufhören lassen'],
    ['de', /Weder drängen|Drängen endet/, MUTTER, 'soll ich sie abmelden'],
    ['de', /Weder drängen|Drängen endet/, 'mein sohn will nicht mehr zum training', 'soll ich ihn zwingen oder lieber lassen'],
    ['en', /mostly changed/i, MOTHER, 'she used to love it'],
    ['de', /hat sich meist etwas geändert/, MUTTER, 'früher hat sie es geliebt'],
    ['en', /play along|Make a game of it/i, MOTHER, 'how can i make practice at home more fun for her'],
    ['de', /spielen Sie mit|Machen Sie ein Spiel/, MUTTER, 'wie kann ich das üben zuhause spannender machen'],
    ['de', /Ein Flur und ein weicher Ball/, FATHER, 'wir haben nur einen flur und einen softball'],
    ['en', /hallway and a soft ball/i, 'my son never uses his left foot, what can he do at home', 'we only have a hallway'],
    // How much, when and what if
    ['de', /drei bis fünf Tagen/, FATHER, 'wir haben nur einen flur und einen softball', 'wie oft in der woche'],
    ['de', /drei bis fünf Tagen/, FATHER, 'wie oft sollte er das machen'],
    ['en', /three to five days/i, 'my son never uses his left foot, what can he do at home', 'how often a week'],
    ['en', /minutes each time are enough/i, 'my son never uses his left foot, what can he do at home', 'and how long each time'],
    ['de', /Minuten pro Mal reichen/, FATHER, 'und wie lange jedes mal'],
    ['de', /drei bis vier Wochen/, FATHER, 'wie oft in der woche', 'ab wann sieht man da was'],
    ['en', /three to four weeks/i, 'my son never uses his left foot, what can he do at home', 'how long till we see a difference'],
    ['de', /Zeichen für zu viel/, 'meine tochter (9) will jeden tag trainieren', 'und wenn sie mal müde ist'],
    ['de', /Zeichen für zu viel/, 'meine tochter (9) will jeden tag trainieren', 'wie merk ich dass es zu viel wird'],
    ['en', /Signs of too much/i, 'my son is 9 and trains every day', 'how do i know its too much'],
    ['en', /play along|Make a game of it/i, 'my son never uses his left foot, what can he do at home', 'what if he hates it'],
    ['en', /Show it once yourself/, 'im dad of a 10 year old goalie, he is scared of the ball', 'how can i help him with that'],
    ['de', /einmal langsam vor/, 'mein sohn ist 8 und schießt immer mit der spitze', 'wie bring ich ihm das ab'],
    ['de', /höchstens eine Sache/, 'mein sohn ist 8 und schießt immer mit der spitze', 'soll ich ihn korrigieren oder machen lassen'],
    ['en', /correct one thing at most/, MOTHER, 'should i correct her or let her play'],
    ['en', /costs nothing at that age/i, MOTHER, 'what if she misses a week'],
    ['de', /kostet in dem Alter nichts/, FATHER, 'und wenn er mal eine woche auslässt'],
  ])('%s %s', (language, meaning, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(OF_PLAYER);
  });
});

describe('a player keeps the own answers', () => {
  it.each<[Language, RegExp, ...string[]]>([
    ['en', /minutes/i, 'what should i practise today', 'and how long'],
    ['en', /Next step|next step|Ready|minutes/i, 'how do i get better at passing', 'any drills'],
    ['de', /Minuten/, 'was soll ich heute üben', 'und wie lange'],
    ['de', /Runden|Minuten|Tage/, 'was soll ich heute üben', 'wie oft in der woche'],
    ['en', /listen|coach|team/i, 'my coach is angry because half of us dont listen'],
    ['en', /Your next step|Next step|practice|minutes/i, 'i play for the under 11s', 'what should i practise today'],
  ])('%s %s', (language, meaning, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(/your child|Ihr Kind|Agree on one sign|festes Zeichen|two trainings a week/);
  });

  it.each<[Language, ...string[]]>([
    ['en', TRAINER_EN, 'one of them says his dad hits him'],
    ['en', MOTHER, 'should i push her or let her stop, the coach touches her'],
    ['de', TRAINER_DE, 'die hälfte hört nicht zu und einer sagt er will sterben'],
    ['de', MUTTER, 'soll ich sie zwingen, der trainer fasst sie an'],
  ])('%s, what may be danger keeps its answer: %s %s', (language, ...turns) => {
    expect(talkWithCoach(language, turns).safety).not.toBeNull();
  });
});
