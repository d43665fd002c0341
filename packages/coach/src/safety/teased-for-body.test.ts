import { coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { describe, expect, it } from 'vitest';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { factsOfPlayer } from '../testing/players.ts';

const facts = { ...factsOfPlayer('teen'), country: 'GB', likelyCountry: null };
const answer = (message: string): CoachAnswer => askCoach({ message, turns: [], facts, seed: 1, safetyBefore: null });
/** What the line on teasing says in front of the helpline. */
const LINE = coachSafetyOf.en.coachSafetyLines.teasedForBody.split('{')[0]?.trim() ?? '';

describe('who is laughed at for the body', () => {
  it.each(['they call me fat', 'die nennen mich fett', 'me llaman gordo', 'ils me traitent de gros', 'estao me chamando de gordo', 'meus colegas gozam comigo pq sou gordo'])('is told first that it is teasing: %s', (message) => {
    const { kind, message: said, mayBeKept } = answer(message);
    expect(kind).toBe('crisis');
    expect(mayBeKept).toBe(false);
    expect(said).toContain(LINE);
    expect(said).not.toMatch(/needs food/);
    expect(said).toContain('0800 1111');
  });

  it.each(['they call me fat so i throw up', 'they call me fat and i stopped eating', 'me llaman gordo y me pegan', 'estao me chamando de gordo e me batem'])('is told what is worse where that is told: %s', (message) => {
    expect(answer(message).message).not.toContain(LINE);
  });

  it('in Portuguese is spoken to in Portuguese', () => {
    const said = askCoach({ message: 'estao me chamando de gordo', turns: [], facts: { ...facts, country: 'BR' }, seed: 1 }).message;
    expect(said).toMatch(/^Por favor, conte isso agora a um adulto/);
    expect(said).not.toMatch(/cuéntaselo/);
  });
});
