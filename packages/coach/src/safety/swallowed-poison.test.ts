import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict-in-talk.ts';

const verdict = (message: string) => verdictOf(message, { turns: [], isHurt: false });

describe('household chemicals that are drunk', () => {
  it.each([
    'how much bleach should i drink',
    'how much detergent can i drink',
    'should i drink bleach',
    'is it safe to drink hand sanitizer',
    'my brother drank some dish soap',
    'i swallowed a laundry pod',
    'how much rat poison do you need to eat',
    'wie viel bleiche soll ich trinken',
    'wie viel Spülmittel kann ich trinken?',
    'wie viel Putzmittel muss ich trinken',
    'Ich habe Rohrreiniger getrunken',
    'darf man Desinfektionsmittel trinken',
    'cuanta lejia puedo beber',
    'combien de javel je peux boire',
    'quanta agua sanitaria posso beber',
  ])('are a crisis: %s', (message) => {
    expect(verdict(message)).toEqual({ action: 'crisis', kind: 'self_harm' });
  });

  it.each(['how much water should i drink', 'can i clean my boots with bleach', 'can i wash my kit with washing powder', 'how do i clean boots with dish soap and what should i drink before a match', 'wie viel soll ich trinken', 'kann ich meine schuhe mit spülmittel putzen', 'can i drink cola before the match'])('are not made of %s', (message) => {
    expect(verdict(message).action).not.toBe('crisis');
  });
});
