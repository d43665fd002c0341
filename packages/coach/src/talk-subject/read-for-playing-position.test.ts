import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

const answer = (language: 'en' | 'de', ...talk: readonly string[]) => speaking(language, () => askCoach({ message: talk.at(-1) ?? '', turns: talk.slice(0, -1), facts: { ...examplePlayerFacts, age: 12 }, seed: 3 }));

describe('a place on the pitch that was told', () => {
  it.each([
    ['en', 'i play midfield', /midfielder|In the middle/],
    ['de', 'bin verteidigerin', /Abwehr|Verteidig|hinten/],
  ] as const)('is answered as that where it is all that is said (%s): %s', (language, message, due) => {
    expect(answer(language, message).message).toMatch(due);
  });

  it.each([
    ['en', 'im the keeper', 'they shoot so hard', /hands|soft/i],
    ['de', 'ich bin torwart', 'und bei ecken', /Nur, wenn du sicher bist|Komm|Tormitte/],
    ['en', 'im the keeper', 'what about corners', /sure|keeper/i],
  ] as const)('makes a keeper’s question of it (%s): %s, %s', (language, told, turn, due) => {
    expect(answer(language, told, turn).message).toMatch(due);
  });

  it.each([
    ['en', 'how do i defend against someone way faster than me', 'ok but what if she already got past me'],
    ['de', 'wie verteidige ich', 'und wenn er schon vorbei ist'],
    ['en', 'im a defender', 'and in one on one'],
    ['de', 'bin verteidigerin', 'und im 1 gegen 1'],
  ] as const)('gives a defender nothing of attacking (%s): %s, %s', (language, told, turn) => {
    expect(answer(language, told, turn).message).not.toMatch(/feint|Finte|shoulder as if|Schulter fallen|elf gegen elf/);
  });

  it('says once that there are no drills for keepers', () => {
    const second = answer('en', 'im the keeper', 'they shoot so hard', 'which drills are for me');
    expect(second.message).not.toMatch(/no drills made|nothing for goalkeepers/);
    expect(second.recommendedDrills).toEqual(['drop_catch_juggling']);
    expect(answer('en', 'im the keeper', 'ok. is it bad to be small as a keeper').message).not.toMatch(/no drills made|nothing for goalkeepers/);
  });

  it('leaves a defender who goes forward, and a keeper’s own kick, what they ask', () => {
    expect(answer('en', 'im a defender', 'how do i get past a defender one on one').message).toMatch(/feint|shoulder|move/);
    expect(answer('en', 'im the keeper', 'how do i shoot harder').message).toMatch(/laces|ankle/i);
  });
});
