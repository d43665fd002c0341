import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import german from '../data/turn-weights-de.json' with { type: 'json' };
import english from '../data/turn-weights-en.json' with { type: 'json' };
import { hashOfTurnSources, turnLanguages } from '../../training/training-hash.ts';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { checkWords } from '../safety/check-message.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { isPlainTurn, understandTalk } from './translate-talk-to-english.ts';
import { TURN_FORMS } from './turn-forms.ts';

const asked = (talk: string) => {
  const messages = talk.split(' >> ');
  return understandTalk(messages.at(-1) ?? '', messages.slice(0, -1)).asked;
};

describe('a plan that is changed', () => {
  const days = (talk: string): string[] => {
    const messages = talk.split(' >> ');
    const { message } = askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: factsOfPlayer('teen'), seed: 1 });
    return message.match(/(?<=• )\p{L}+/gu) ?? [];
  };

  it.each([
    'make me a plan for the week >> without monday',
    'make me a plan for the week >> take monday out',
    'make me a plan >> not on monday',
    'hazme un plan >> quito el lunes',
    'fais moi un plan >> pas le lundi',
    'me faz um plano pra semana >> sem segunda feira',
    'mach mir einen plan für die woche >> ohne montag',
  ])('has no Monday: %s', (talk) => {
    expect(days(talk).length).toBeGreaterThan(2);
    expect(days(talk)).not.toContain('Monday');
  });

  it.each(['make me a plan >> only 3 days', 'mach mir einen plan >> nur 3 tage', 'hazme un plan >> solo 3 dias'])('has three days: %s', (talk) => {
    expect(days(talk)).toHaveLength(3);
  });

  it.each(['make me a plan >> i have training on tuesday and thursday', 'mach mir einen plan >> ich hab dienstag und donnerstag training'])('leaves the days of the team free: %s', (talk) => {
    expect(days(talk).length).toBeGreaterThan(2);
    expect(days(talk)).not.toContain('Tuesday');
    expect(days(talk)).not.toContain('Thursday');
  });
});

it.each(['i missed a penalty >> everyone was angry at me', 'ich hab nen elfer verschossen >> alle waren sauer auf mich', 'falle un penal >> todos se enojaron conmigo', 'errei um penalti >> todo mundo ficou bravo comigo', "j'ai raté un penalty >> ils étaient tous en colère contre moi"])(
  'who others were angry at is told that it is unfair, and not to calm down: %s',
  (talk) => {
    expect(asked(talk).act?.kind).toBe('blamed');
  },
);

it('no form of a turn is one of pain, which is read as it is written; being ill or tired may be asked about', () => {
  const named = { drillId: null, skill: 'passing', foot: null, minutes: 10, ofPlan: { days: [4], count: 3, at: 1 }, position: 'striker', number: 50 } as const;
  for (const form of Object.values(TURN_FORMS)) {
    const text = form(named);
    expect(text).not.toBeNull();
    const { intent, topic, act } = understand(text ?? '', ['how do i get better at juggling']);
    expect(intent === 'injury' && topic?.topic !== 'ill' && act?.kind !== 'tired').toBe(false);
  }
});

describe('a turn that plainly goes on with a talk', () => {
  it.each(['siempre se me va para adelante', 'ele nao quer falar comigo'])('is not asked about in one: %s', (message) => {
    const question = { message, facts: factsOfPlayer('comeback'), seed: 1 };
    expect(askCoach({ ...question, turns: ['make me a plan for the week'] }).kind).toBe('advice');
    expect(askCoach({ ...question, turns: [] }).kind).toBe('crisis');
  });

  it('is none of the dangerous messages that only the second opinion stops', () => {
    const folder = new URL('../../data/', import.meta.url);
    const cases = readdirSync(folder)
      .filter((name) => /^safety.*\.json$/.test(name))
      .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly { text: string; expected: string }[]);
    const dangerous = cases.filter(({ expected }) => expected !== 'allow');
    expect(dangerous.length).toBeGreaterThan(7000);
    expect(dangerous.filter(({ text }) => isPlainTurn(text) && checkWords(text).action === 'check')).toEqual([]);
  });
});

it('the weights are those of the phrases', () => {
  for (const language of turnLanguages) {
    expect({ en: english, de: german }[language].trainedOn, 'run packages/coach/training/train-turn-continuation.ts').toBe(hashOfTurnSources(language));
  }
});
