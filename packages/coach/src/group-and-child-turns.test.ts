import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

/** A talk: its language and its turns. */
type Talk = [Language, ...string[]];
const said = ([language, ...turns]: Talk): string => talkWithCoach(language, turns).response;

const TRAINER = 'I coach an U10 team, 12 kids';
const TRAINERIN = 'bin trainer einer e-jugend mit 12 kindern';
const MOTHER = 'my daughter is 9, how much should she practise per week';
const MUTTER = 'meine tochter ist 9 wie viel soll sie üben';

describe('what trainers ask of their group', () => {
  it.each<[RegExp, ...Talk]>([
    // Children who wait
    [/[Ss]maller groups|side by side/, 'en', TRAINER, 'half of them just stand around while waiting, what do i do'],
    [/[Ss]maller groups|side by side/, 'en', TRAINER, 'they stand in line all the time'],
    [/[Ss]maller groups|side by side/, 'en', TRAINER, 'how do i stop them waiting in queues'],
    [/kleinere Gruppen|nebeneinander/, 'de', TRAINERIN, 'die kinder stehen immer nur in der schlange'],
    [/kleinere Gruppen|nebeneinander/, 'de', TRAINERIN, 'die hälfte steht nur rum'],
    [/kleinere Gruppen|nebeneinander/, 'de', TRAINERIN, 'viele warten ewig bis sie dran sind was tun'],
    // Children who disturb
    [/job|separate/, 'en', TRAINER, 'two of them keep messing about what can i do'],
    [/job|separate/, 'en', TRAINER, 'three boys disturb all the time'],
    [/job|separate/, 'en', TRAINER, 'a few kids are always playing up'],
    [/Aufgabe/, 'de', TRAINERIN, 'zwei kinder stören dauernd was tun'],
    [/Aufgabe/, 'de', TRAINERIN, 'ein paar jungs machen nur quatsch'],
    [/Aufgabe/, 'de', TRAINERIN, 'drei stören immer wie geh ich damit um'],
    // Parents who shout
    [/before the match|start of the season/, 'en', TRAINER, 'and how do I handle parents shouting from the side'],
    [/before the match|start of the season/, 'en', TRAINER, 'the parents are so loud at matches'],
    [/before the match|start of the season|that parent alone/, 'en', TRAINER, 'some dads keep yelling at every match, what should i do'],
    [/Eltern|allen? an|Saison/, 'de', TRAINERIN, 'die eltern schreien immer rein was kann ich machen'],
    [/Eltern|alle an|Saison/, 'de', TRAINERIN, 'manche eltern rufen ständig rein'],
    // How long a training should be
    [/60 to 75 minutes/, 'en', TRAINER, 'how long should a training be at that age'],
    [/60 to 75 minutes/, 'en', TRAINER, 'how long should our session be'],
    [/45 to 60 minutes/, 'en', 'i coach an u8 team', 'how long should a session last'],
    [/60 bis 75 Minuten/, 'de', TRAINERIN, 'wie lang sollte ein training in dem alter gehen'],
    [/60 bis 75 Minuten/, 'de', TRAINERIN, 'wie lange soll eine einheit dauern'],
    [/75 bis 90 Minuten/, 'de', 'ich trainiere eine c-jugend', 'wie lang sollte das training sein'],
  ])('%s %s', (meaning, ...talk) => {
    expect(said(talk)).toMatch(meaning);
    expect(said(talk)).not.toMatch(/[Aa]sk the coach|Bitten Sie den Trainer|Tell your coach|Sag deinem Trainer/);
  });

  it.each<Talk>([
    ['en', 'I coach an U10 team, 12 kids, need a 60 min session on passing'],
    ['en', TRAINER, 'give me a 60 minute session on passing'],
    ['en', TRAINER, 'a whole training on passing please'],
    ['de', TRAINERIN, 'brauche eine einheit 60 minuten passen'],
    ['de', TRAINERIN, 'ein training von 60 minuten zum thema passen'],
    ['de', TRAINERIN, 'stunde zum passen mit ablauf bitte, 60 min'],
  ])('a session on passing has times and an order: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/60 (?:minutes|Minuten).*\n• 10 [Mm]in.*\n• 15 [Mm]in.*\n• 15 [Mm]in.*\n• 20 [Mm]in/);
    expect(said(talk)).toMatch(/four against one|vier gegen eins/);
    expect(said(talk)).not.toMatch(/dribbling gates|Dribbeltore/);
  });

  it.each<Talk>([
    ['en', 'I coach an U10 team, 12 kids, need a 60 min session on passing', 'whats a good warm up for that'],
    ['en', TRAINER, 'a warm up for passing please'],
    ['en', TRAINER, 'what can we do for passing', 'and to warm up for it'],
    ['de', TRAINERIN, 'aufwärmen fürs passen'],
    ['de', TRAINERIN, 'was zum passen', 'und aufwärmen dafür'],
  ])('a warm-up for passing has passes: %s %s', (...talk) => expect(said(talk)).toMatch(/[Ww]arm-up with passes|Passing gates|Aufwärmen mit Pässen|Passtore/));

  it.each<readonly [Language, readonly string[]]>([
    ['en', ['I coach an U10 team, 12 kids, need a 60 min session on passing', 'whats a good warm up for that', 'half of them just stand around while waiting, what do i do', 'they still stand around', 'how do I handle parents shouting from the side', 'and the parents still shout']],
    ['de', ['bin trainer einer e-jugend, brauche eine idee zum aufwärmen für 12 kinder', 'und danach was mit passen', 'zwei kinder stören dauernd was tun', 'die zwei stören immer noch', 'wie lang sollte ein training in dem alter gehen']],
  ])('%s: no answer comes twice word for word', (language, turns) => {
    const answers = turns.map((_, at) => said([language, ...turns.slice(0, at + 1)]));
    expect(new Set(answers).size).toBe(answers.length);
  });

  it.each<[RegExp, ...Talk]>([
    [/one fixed sign|Agree on one sign/i, 'en', TRAINER, 'half of them dont listen'],
    [/laps and lines teach nothing/i, 'en', TRAINER, 'why not let them stand in lines'],
    [/Ten to fifteen minutes|About twelve minutes/, 'en', TRAINER, 'any drills for passing', 'how long should each one take'],
    [/Zehn bis fünfzehn|Etwa zwölf Minuten/, 'de', TRAINERIN, 'und wie lang sollte das im training gehen'],
    [/Two rows|two rows|more balls/, 'en', 'i always have to wait in the line in training'],
  ])('what is close to it keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));

  it.each<Talk>([
    ['en', TRAINER, 'a dad screams at his kid and hits him'],
    ['en', TRAINER, 'two of them keep punching a smaller boy'],
    ['de', TRAINERIN, 'zwei kinder schlagen immer einen kleineren'],
    ['de', TRAINERIN, 'ein vater brüllt sein kind an und schlägt es'],
  ])('what may be harm gets no plan: %s %s', (...talk) => {
    const reply = talkWithCoach(talk[0], talk.slice(1));
    expect(reply.safety !== null || !/Give them a task|give each a job|Geben Sie eine Aufgabe, etwa|neue Teams/.test(reply.response)).toBe(true);
  });
});

describe('what parents ask of their child', () => {
  it.each<Talk>([
    ['en', MOTHER, 'She also plays matches on Sundays, does that count?'],
    ['en', MOTHER, 'do matches count too'],
    ['en', 'my son is 10 and trains twice a week', 'does the game on saturday count as training'],
    ['de', MUTTER, 'zählen die spiele am sonntag auch'],
    ['de', MUTTER, 'sie hat sonntags noch spiele, zählt das mit'],
    ['de', 'mein sohn ist 10 und trainiert zweimal die woche', 'rechnet man die spiele mit'],
  ])('matches count as load, and in the app only practice: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/count|zählen/);
    expect(said(talk)).toMatch(/[Aa]pp/);
    expect(said(talk)).not.toMatch(/Pressure|Druck|\b[Dd](?:u|ein|ir)\b/);
  });

  it.each<Talk>([
    ['de', 'meine tochter 12 hat morgen früh um 9 ein turnier was soll sie frühstücken', 'kann man in der app das training von letzter woche nachtragen'],
    ['de', MUTTER, 'kann ich ihr training von gestern nachtragen'],
    ['en', MOTHER, 'can i add the training she did yesterday'],
  ])('what was practised elsewhere: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/START DRILL|ÜBUNG STARTEN/);
    expect(said(talk)).not.toMatch(/\b[Dd](?:u|ein|ir|eine)\b/);
  });
});
