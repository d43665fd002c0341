import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { nowhere } from '../crisis-contacts-by-country.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { asksWhomToTell } from './trusted-adult-question.ts';

describe('who asks whom to tell', () => {
  it.each([
    'who do i tell', 'who can i talk to', 'and who should i tell about it', 'i want to talk to someone', 'who can help me',
    'wem soll ich das sagen', 'mit wem kann ich reden', 'und wem erzähl ich das', 'an wen kann ich mich wenden', 'wer kann mir helfen',
    'a quien se lo digo', 'con quien puedo hablar', '¿y a quién le cuento?', 'necesito hablar con alguien',
    'à qui je peux en parler', 'je le dis a qui', "j'en parle à qui", 'avec qui je parle', 'je veux parler à quelqu’un',
    'a quem eu conto', 'com quem eu falo', 'pra quem eu conto isso', 'preciso falar com alguém',
  ])('is sent to an adult and the helpline, alone and behind any talk: %s', (message) => {
    for (const turns of [[], ['how do i juggle more'], ['my team laughs at me every day']]) {
      const { kind, mayBeKept, recommendedDrills, message: said } = askCoach({ message, turns, facts: { ...factsOfPlayer('teen'), ...nowhere, country: 'GB' }, seed: 1 });
      expect(kind).toBe('crisis');
      expect(mayBeKept).toBe(false);
      expect(recommendedDrills).toEqual([]);
      expect(said).toMatch(/adult you trust/);
      expect(said).toContain('0800 1111');
    }
  });

  it.each(['who do i play with', 'who can i beat on the board', 'wem gehört der ball', 'a quien paso el balon', 'com quem eu treino', 'avec qui je joue', 'who should i pass to', 'who can see my name', 'who do i tell my goals to celebrate'])('is none where it asks something else: %s', (message) => {
    expect(asksWhomToTell(wordsOf(message))).toBe(false);
  });
});

it.each(['my knee hurts a bit >> it hurts when i run', 'my heel hurts a lot >> it hurts when i run', 'my ankle hurts >> it hurts when i sprint', 'it hurts when i run'])('pain in running is no stitch where none is named: %s', (talk) => {
  const messages = talk.split(' >> ');
  const { message, isHurt } = askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: factsOfPlayer('teen'), seed: 1, isHurt: messages.length > 1 });
  expect(message).not.toMatch(/start again slowly|belly/);
  expect(isHurt).toBe(true);
});

it('a stitch is still one', () => {
  expect(askCoach({ message: 'i always get a stitch when i run', turns: [], facts: factsOfPlayer('teen'), seed: 1 }).message).toMatch(/breathe/i);
});
