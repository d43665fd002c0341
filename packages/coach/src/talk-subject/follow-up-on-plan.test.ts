import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understandTalk } from '../english-reading/translate-talk-to-english.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { eachWay, waysSaid } from '../testing/ways-of-answer.ts';

const answerTo = (talk: string) => {
  const messages = talk.split(' >> ');
  return askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: factsOfPlayer('teen'), seed: 1 });
};
const daysIn = (talk: string): string[] => answerTo(talk).message.match(/(?<=• )\p{L}+/gu) ?? [];
const turnOf = (talk: string): string | null => {
  const messages = talk.split(' >> ');
  const { act } = understandTalk(messages.at(-1) ?? '', messages.slice(0, -1)).asked;
  return act?.kind === 'onSubject' && act.subject.of === 'plan' ? act.turn : null;
};

describe('a turn about the plan of the talk', () => {
  it.each([
    ['mach mir nen plan für 3 tage >> mach lieber 4 draus', 'daysInstead'],
    ['mach mir nen plan für 3 tage >> mach lieber 4 draus >> ist das nich zu viel', 'isTooMuch'],
    ['hazme un plan de 5 dias >> y el domingo puedo descansar', 'restOn'],
    ['faz um plano pra mim de 4 dias >> pode ser mais curto >> e se eu falhar um dia', 'missDay'],
    ['plan pour aujourdhui >> jai deja fait ceux la', 'didAlready'],
    ['plano pra hoje >> já fiz esses ontem >> e um com a parede', 'withWall'],
    ['give me a 20 minute workout >> and after that', 'afterwards'],
    ['make me a plan for the week >> why these ones', 'why'],
    ['gib mir einen plan für die woche >> wie lange dauert das insgesamt', 'totalMinutes'],
    ['make me a plan for the week >> can i save it', 'saveIt'],
  ])('%s: %s', (talk, turn) => expect(turnOf(talk)).toBe(turn));

  it('changes the number of days, and keeps the first ones', () => {
    const three = daysIn('do me a 3 day plan');
    const four = daysIn('do me a 3 day plan >> make it 4');
    expect(three).toHaveLength(3);
    expect(four).toHaveLength(4);
    expect(four).toEqual(expect.arrayContaining(three));
    expect(daysIn('do me a 3 day plan >> make it 4 >> 15 minutes a day')).toEqual(four);
  });

  it('keeps one day free and all that was changed before', () => {
    const talk = 'hazme un plan de 5 dias >> y el domingo puedo descansar';
    expect(daysIn(talk)).toHaveLength(5);
    expect(daysIn(talk)).not.toContain('Sunday');
    expect(daysIn(`${talk} >> cambialo q el lunes tengo entreno`)).not.toContain('Sunday');
    expect(daysIn(`${talk} >> cambialo q el lunes tengo entreno`)).not.toContain('Monday');
  });

  it('judges it with yes or no, and tells the plan no second time', () => {
    const { message } = answerTo('do me a plan for 4 days >> isnt that too much');
    expect(message).toMatch(/^No\b.*[Tt]hree to five days/);
    expect(message).not.toMatch(/•/);
  });

  it('gives other drills to who did these', () => {
    const before = answerTo('give me a 20 minute session').recommendedDrills;
    const now = answerTo('give me a 20 minute session >> i did those already').recommendedDrills;
    expect(now).toHaveLength(before.length);
    for (const id of now) expect(before).not.toContain(id);
  });

  it('that would be read as a worry alone is none behind a plan', () => {
    expect(answerTo('fais moi un programme pour cette semaine >> le dimanche je me repose').kind).toBe('advice');
    expect(answerTo('quero um plano de 3 dias >> melhor 5 >> não é demais').kind).toBe('advice');
  });

  it('is none where it asks for a drill of a plan, or tells of pain', () => {
    expect(turnOf('make me a plan for the week >> my knee hurts')).toBeNull();
    expect(turnOf('make me a plan for the week >> how many tokens do i have')).toBeNull();
  });
});

// Of a player who has practised today, a Wednesday: the plan begins on Thursday.
describe('a plan that is changed by a few words', () => {
  it.each<readonly ['en' | 'de', string, RegExp]>([
    ['en', 'make me a week plan >> but i cant on wednesday', /Wednesday(?!:)(?!.*Wednesday:).*Thursday: .*Friday: .*Sunday: .*Monday: .*Tuesday: /],
    ['en', 'make me a week plan >> but i cant on monday', /Monday(?!:)(?!.*Monday:).*Thursday: .*Friday: .*Saturday: .*Sunday: .*Tuesday: /],
    ['en', 'plan for the week on monday and thursday >> thursday i cant', /Thursday(?!:)(?!.*Thursday:).*Friday: .*Monday: /],
    ['en', 'make me a week plan >> i can only do monday and friday', /Friday: [^:]*Monday: (?!.*Saturday:)/],
    ['en', 'week plan please >> thursday doesnt work', /Thursday(?!:)(?!.*Thursday:).*Friday: .*Sunday: .*Monday: .*Tuesday: .*Wednesday: /],
    ['de', 'mach mir einen wochenplan >> am mittwoch kann ich aber nicht', /Mittwoch(?!:)(?!.*Mittwoch:).*Donnerstag: .*Freitag: .*Sonntag: .*Montag: .*Dienstag: /],
    ['de', 'wochenplan bitte >> montag geht nicht', /Montag(?!:)(?!.*Montag:).*Donnerstag: .*Freitag: .*Samstag: .*Sonntag: .*Dienstag: /],
    ['en', 'plan for today >> shorter i only got 10 mins', /10 minutes.* 5 minutes and .* 5 minutes/],
    ['en', 'make me a plan for shooting >> i just have 10 mins', /10 minutes.*Target Shooting/],
    ['de', 'plan für heute >> nur 10 minuten bitte', /10 Minuten.* 5 Minuten und .* 5 Minuten/],
    ['de', 'plan für heute >> ich hab aber keine wand', /für heute(?!.*(?:Wand|wall)).*„Links-rechts-Tipper“/i],
    ['en', 'plan for today >> i dont have a wall', /today.*Bell Touches (?!.*Wall)/i],
    ['en', 'make me a week plan >> i have no cones', /Monday: (?!.*(?:Stop and Go|Cone))/],
  ])('%s: %s', (language, talk, expected) => expect(waysSaid(language, talk)).toEqual(eachWay(expected)));
});
