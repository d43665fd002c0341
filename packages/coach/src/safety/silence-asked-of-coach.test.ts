import { describe, expect, it } from 'vitest';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';
import { stop } from './safety-answer.ts';

describe('who asks for silence behind an answer of safety', () => {
  it.each([
    ['crisis', 'dont tell my parents pls'],
    ['crisis', 'please dont tell my mum'],
    ['crisis', 'can you keep this a secret'],
    ['crisis', 'erzähl es bitte nicht meiner mama'],
    ['check_in', 'please dont tell anyone'],
    ['body', 'sag das bitte niemandem'],
    ['body', 'dont tell my coach please'],
    ['crisis', 'nee meine eltern sollen das nicht wissen'],
    ['crisis', 'my parents must not know'],
    ['check_in', 'mama darf das nicht erfahren'],
  ] as const)('is told who sees it, and to tell somebody: %s, %s', (safetyBefore, message) => {
    const answer = stop(message, examplePlayerFacts, { turns: [], isHurt: safetyBefore === 'body', safetyBefore });
    expect(answer?.message).toContain('I tell nobody');
    expect(answer).toMatchObject({ mayBeKept: false, safety: safetyBefore });
  });

  it('is told of an adult who wants secrets where no answer of safety was before', () => {
    expect(stop('he said dont tell my parents', examplePlayerFacts)?.decidedBy).toEqual({ safety: 'grooming' });
  });
});
