import { speakIn } from '@touchline/messages/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { factsOfPlayer } from './testing/players.ts';

beforeAll(() => speakIn(() => 'de'));
afterAll(() => speakIn(() => 'en'));

const ask = (message: string, turns: readonly string[] = [], player = 'teen') => askCoach({ message, turns, facts: factsOfPlayer(player), seed: 1 });

describe('on a German page', () => {
  it.each([
    ['mein Knie tut weh', /^(?:Das tut mir leid|Autsch)[^]*Arzt/],
    ['was soll ich heute machen', /„.+“[^]*Minuten/],
    ['mach mir einen plan für morgen', /für morgen[^]*4 Minuten Aufwärmen[^]*Minuten, „[^]* und „/i],
    ['mach mir einen wochenplan', /• Montag: „.+“\n• Dienstag: „/],
    ['wie viele token habe ich', /3\.829/],
    ['wann hab ich zuletzt trainiert', /heute/i],
    ['was kann ich für meinen schwachen fuß tun', /deine[mn] rechten Fuß/],
    ['wie geht die cruyff-drehung mit links', /„Cruyff-Drehung“:\n1\. Stell zwei Hütchen[^]*\n2\. [^]*deinem linken Fuß/],
    ['wie geht der übersteiger', /„Übersteiger“[^]*1\. Stell ein Hütchen in die Mitte/],
  ])('%s gets a German answer', (text, said) => {
    const { message } = ask(text);
    expect(message).toMatch(said);
    expect(message).not.toMatch(/\b(?:the|your|you|and|with|minutes)\b/i);
  });

  it('a question in German or English needs no word about its language', () => {
    expect(ask('welche übung soll ich machen').message).not.toMatch(/auf Deutsch|German/);
    expect(ask('how do i get better at passing').message).toMatch(/^[A-ZÄÖÜ][^]*Passen/);
    expect(ask('Mag Ronaldo Pizza?').message).not.toMatch(/understand/);
  });

  it('drills are known by their German names and by their English ones', () => {
    expect(ask('wie geht der hütchenslalom').message).toContain('„Hütchenslalom“');
    expect(ask('wie geht cone weaving').message).toContain('„Hütchenslalom“');
  });

  it('numbers have a comma', () => {
    expect(ask('mein durchschnitt bei jonglieren').message).toContain('161,7');
  });

  it('one of a thing is one', () => {
    const facts = { ...factsOfPlayer('fresh'), totalSessions: 1, practiceDays: 1, totalMinutes: 1, currentStreak: 1, bestStreak: 1, sessions: [{ drillId: 'toe_taps', side: 'both' as const, result: 1, minutes: 1, daysAgo: 0 }] };
    const { message } = askCoach({ message: 'zeig mir meine zahlen', turns: [], facts, seed: 1 });
    expect(message).toMatch(/1 Einheit\b[^]*1 Trainingstag\b[^]*1 Minute\b/);
    expect(message).toMatch(/Serie[^]*\b1 Tag\b/);
    expect(message).not.toMatch(/\b1 (?:Einheiten|Trainingstage|Minuten|Tage)/);
  });
});

describe('a German talk goes on', () => {
  const before = 'welche übung für dribbling';
  const offered = (): string | undefined => ask(before).recommendedDrills[0];

  it.each(['warum', 'warum die?'])('with the reason of the drill: %s', (text) => {
    expect(ask(text, [before])).toMatchObject({ recommendedDrills: [offered()], message: expect.stringMatching(/^(?:Weil|Bei „)/) as string });
  });

  it.each(['noch eine', 'eine andere'])('with another drill: %s', (text) => {
    const [drill] = ask(text, [before]).recommendedDrills;
    expect(drill).toBeDefined();
    expect(drill).not.toBe(offered());
  });

  it('with the other foot, the steps, in short, and for how long', () => {
    const how = 'wie geht der übersteiger';
    expect(ask('und mit links?', [how]).message).toContain('mit deinem linken Fuß');
    expect(ask('mit welchem fuß', [how]).message).toMatch(/beiden Füßen/);
    expect(ask('kürzer bitte', [how]).message.length).toBeLessThan(0.75 * ask(how).message.length);
    expect(ask('wie geht die', [before]).recommendedDrills[0]).toBe(offered());
    expect(ask('wie lange soll ich das machen', [before])).toMatchObject({ recommendedDrills: [offered()], message: expect.stringMatching(/Runden|reichen/) as string });
  });

  it('with another number', () => {
    expect(ask('und xp?', ['wie viele token hab ich']).message).toMatch(/8\.491 XP/);
  });
});

it('pain that was told of keeps a German talk from drills, until it is over', () => {
  const turns = ['mein knie tut weh'];
  expect(ask('welche übung soll ich machen', turns)).toMatchObject({ recommendedDrills: [], message: expect.stringContaining('„es ist wieder gut, sie haben Ja gesagt“') as string });
  expect(ask('welche übung soll ich machen', [...turns, 'es ist wieder gut']).recommendedDrills).not.toEqual([]);
});
