import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

const answer = (language: 'en' | 'de', ...talk: readonly string[]) => speaking(language, () => askCoach({ message: talk.at(-1) ?? '', turns: talk.slice(0, -1), facts: { ...examplePlayerFacts, age: 12 }, seed: 3 }));

describe('a drill that is refused by its name', () => {
  it.each([
    ['en', 'drop catch is for babies', 'how do i get better at juggling'],
    ['de', 'kicken und fangen ist doch für babys ich kann schon 68', 'wie schaff ich mehr beim jonglieren'],
    ['de', 'wandpässe will ich NICHT', 'wie werde ich besser im passen'],
    ['en', 'i dont want cone weaving, its boring', 'how do i get better at dribbling'],
  ] as const)('is not offered again (%s): %s', (language, refusal, first) => {
    const [offered] = answer(language, first, refusal).recommendedDrills;
    expect(offered).toBeDefined();
    const named = { 'drop catch is for babies': 'drop_catch_juggling', 'wandpässe will ich NICHT': 'wall_passes', 'i dont want cone weaving, its boring': 'cone_weaving' } as const;
    const refused = Object.entries(named).find(([said]) => said === refusal)?.[1] ?? 'drop_catch_juggling';
    expect(offered).not.toBe(refused);
    const later = answer(language, first, refusal, language === 'de' ? 'und mit links' : 'and with my left foot');
    expect(later.recommendedDrills).not.toContain(refused);
  });

  it('gives way to a harder one of its skill, with the own number where one is told', () => {
    expect(answer('de', 'wie schaff ich mehr als 68 beim jonglieren', 'ok aber kicken und fangen ist doch für babys ich kann schon 68. gibts was schwereres?').message).toMatch(/68.*69/);
    expect(answer('en', 'how do i get better at juggling', 'drop catch is for babies').recommendedDrills[0]).toBe('juggling');
  });
});

describe('an advice that was given', () => {
  it('is followed by another drill where more is asked for', () => {
    const first = answer('de', 'wie werde ich schneller');
    const more = answer('de', 'wie werde ich schneller', 'was noch');
    expect(more.recommendedDrills[0]).not.toBe(first.recommendedDrills[0]);
    expect(more.message).not.toMatch(/Läufe/);
  });

  it('does not come again in other words', () => {
    expect(answer('de', 'wie schieße ich fester', 'hab ich schon probiert, klappt nicht', 'und jetzt').message).not.toMatch(/Fußgelenk/);
  });
});

describe('a case in which somebody else is faster or has gone past', () => {
  it.each([
    ['de', 'wie verteidige ich', 'aber wenn der viel schneller ist', /lenk|Platz/],
    ['de', 'wie verteidige ich', 'und wenn die stürmerin mich überläuft', /./],
    ['en', 'how do i defend better', 'and if she is much faster than me', /./],
    ['en', 'how do i defend better', 'what if he already got past me', /./],
  ] as const)('is no wish for a faster or a harder drill (%s, %s)', (language, first, turn, due) => {
    const { message } = answer(language, first, turn);
    expect(message).toMatch(due);
    expect(message).not.toMatch(/time for more|make it harder|machen wir es schwerer|Zeit für mehr|langsam an|only while it stays clean/);
  });
});
