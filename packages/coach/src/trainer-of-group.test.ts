import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = [Language, ...string[]];
const said = ([language, ...turns]: Talk): string => talkWithCoach(language, turns).response;
/** A drill or a number of the player's own, and what is said to a player. */
const OF_PLAYER = /[Nn]ext step|Ready\?|[Nn]ächster Schritt|Bereit\?|Deine Serie|deine Serie|Your streak|Dazu passt|This fits|\b\d+ sessions\b|\d+ Einheiten|In your account|Aus dem Konto|In diesem Konto/;

const GIRLS = 'i train u12 girls, they always lose the ball too quick';
const BOYS = 'i coach u10 boys and they never pass';
const ONE_GOAL = 'ich hab 14 kinder u9 und nur ein tor';
const E_JUGEND = 'ich trainiere eine e-jugend, die verlieren immer gleich den ball';
const MADELS = 'wir haben 10 mädels in der u11 und die schießen nie';

describe('who trains a group, in everyday words', () => {
  it.each<[RegExp, ...Talk]>([
    // What does not work yet gets a form for it
    [/four against one|four against two/, 'en', GIRLS],
    [/in pairs through gates|gates all over/, 'en', BOYS],
    [/vier gegen eins|vier gegen zwei/, 'de', E_JUGEND],
    [/zwei Tore nah|kleine Tore, kurze Wege/, 'de', MADELS],
    [/through gates|gates all over/, 'en', 'i coach under 10s, nobody passes'],
    [/one against one in a lane|slow the attacker/, 'en', 'i coach a u11 team and they never track back'],
    [/Dribbeln: alle|Tore zum Durchdribbeln/, 'de', 'bin trainer einer u10, die dribbeln nie'],
    [/zu zweit durch Tore|überall Tore/, 'de', 'bin trainer einer u13, die spielen nie ab'],
    [/14 Spieler/, 'de', ONE_GOAL],
    [/14 players/, 'en', 'got 14 kids u9 and only one goal'],
    [/12 players/, 'en', 'i have 12 u8s and only 3 balls'],
    // A game for it
    [/two squares|joker/, 'en', GIRLS, 'any game for that'],
    [/five-gate|joker/, 'en', BOYS, 'got a game for that'],
    [/zwei Vierecken|Joker/, 'de', E_JUGEND, 'hast du ein spiel dafür'],
    [/zwei gegen zwei|Drei kleine Tore/, 'de', MADELS, 'welches spiel hilft'],
    [/four small goals|lanes/, 'en', 'im coaching u7s, they all run after the ball', 'any game for that'],
    // How long
    [/Ten to fifteen|About twelve/, 'en', GIRLS, 'any game for that', 'how long do i let them play it'],
    [/Ten to fifteen|About twelve/, 'en', 'got 14 kids u9 and only one goal', 'how long in one go'],
    [/Zehn bis fünfzehn|Etwa zwölf/, 'de', ONE_GOAL, 'wie lange am stück'],
    [/Zehn bis fünfzehn|Etwa zwölf/, 'de', MADELS, 'welches spiel hilft', 'wie lang'],
    // Of different strength
    [/three steps|change the task/, 'en', GIRLS, 'half of them are beginners'],
    [/drei Stufen|dasselbe Spiel|Aufgabe/, 'de', ONE_GOAL, 'die hälfte sind anfänger'],
    // Several who disturb, and the parents
    [/job|separate them/, 'en', 'got 14 kids u9 and only one goal', 'two keep messing about'],
    [/Aufgabe|trennen/, 'de', ONE_GOAL, 'wie lange am stück', 'zwei stören immer'],
    [/five minutes in quiet|only after you have talked/, 'en', GIRLS, 'two always disturb', 'what do i tell the parents'],
    [/fünf ruhige Minuten|Mit den Eltern erst/, 'de', ONE_GOAL, 'zwei stören immer', 'was sag ich den eltern'],
    [/the same for all|Three sentences/, 'en', BOYS, 'what do i say to the parents'],
    [/für alle gleich|Drei Sätze/, 'de', E_JUGEND, 'was sag ich den eltern'],
    // Sides
    [/two fields/, 'en', 'i have 12 u8s and only 3 balls', 'how do i make teams'],
  ])('%s: %s %s', (meaning, ...talk) => {
    expect(said(talk)).toMatch(meaning);
    expect(said(talk)).not.toMatch(OF_PLAYER);
  });

  it.each<Talk>([
    ['en', GIRLS, 'ok and the rest of it'],
    ['en', GIRLS, 'and how much'],
    ['en', BOYS, 'what about tuesdays'],
    ['en', BOYS, 'how are we doing'],
    ['en', 'got 14 kids u9 and only one goal', 'and after that'],
    ['de', ONE_GOAL, 'und wie viel'],
    ['de', ONE_GOAL, 'und danach'],
    ['de', E_JUGEND, 'wie läuft es so'],
    ['de', MADELS, 'und am dienstag'],
    ['de', MADELS, 'mach mir einen plan'],
  ])('a trainer gets no number and no drill of the account: %s %s', (...talk) => {
    expect(said(talk)).not.toMatch(OF_PLAYER);
  });

  it.each<[RegExp, ...Talk]>([
    [/2 days/, 'en', GIRLS, 'how long is my streak'],
    [/Token/, 'de', ONE_GOAL, 'wie viele token hab ich'],
    [/Drag-Back/, 'en', GIRLS, 'how does the drag-back drill go'],
  ])('what names the account or a drill is told of it: %s: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));

  it.each<[RegExp, ...Talk]>([
    [/Drag-Back/, 'en', 'i train with u12 girls, we always lose the ball too quick'],
    [/Drag-Back/, 'en', 'i always lose the ball too quick', 'any game for that'],
    [/minutes/, 'en', 'i play for the u12s and i lose the ball a lot', 'how long'],
    [/Willkommen/, 'de', 'ich hab 2 kinder in der u9'],
    [/Welcome/, 'en', 'i have two kids in the u9'],
    [/drei bis fünf Tagen/, 'de', 'ich hab 2 kinder in der u9', 'wie oft sollen die üben'],
    [/three things/, 'en', 'my son lost his match 1-7', 'what do i say to him on the way home'],
  ])('a player and a parent keep their own: %s: %s %s', (meaning, ...talk) => {
    expect(said(talk)).toMatch(meaning);
    expect(said(talk)).not.toMatch(/four against|joker|Joker|vier gegen|for your group|für Ihre Gruppe/);
  });

  it.each<Talk>([
    ['en', GIRLS, 'one of them says her dad hits her'],
    ['en', BOYS, 'two of them keep punching a smaller boy'],
    ['de', ONE_GOAL, 'einer sagt er will sterben'],
    ['de', E_JUGEND, 'der andere trainer fasst die kinder an'],
  ])('danger stays danger: %s %s', (...talk) => expect(talkWithCoach(talk[0], talk.slice(1)).safety).not.toBeNull());
});
