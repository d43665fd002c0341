import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { lastAnswerInTalk } from '../testing/answers-in-talk.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { checkWords } from './check-message.ts';
import { tellsOfHealthCondition } from './long-term-illness-told.ts';

describe('who lives with asthma', () => {
  it.each(['i have asthma', 'I have asthma, can I still do this?', 'i use an inhaler', 'can i play football with asthma', 'ich habe Asthma', 'Darf ich mit Asthma mitmachen?'])('is told whom to ask, and is no emergency: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
    expect(understand(text).topic?.topic).toBe('healthCondition');
  });

  it.each(['having an asthma attack', 'my asthma is bad right now', 'i need my inhaler', 'i have asthma and i feel tight', 'i have asthma now', 'can i play with asthma when i cant breathe', 'ich habe asthma und bekomme keine luft'])(
    'and has no air now is sent to an adult at once: %s',
    (text) => {
      expect(checkWords(text)).toEqual({ action: 'crisis', kind: 'chest_breath' });
    },
  );
});

describe('who lives with an illness', () => {
  const SAID = /parents|doctor/i;
  it.each(['hab asthma', 'i have asthma', 'i got asthma', 'i have asthma btw', 'i have asthma tho', 'but i have asthma', 'aber ich hab asthma', 'ich hab übrigens asthma', 'ive got asthma', 'asthma hab ich auch', 'i have diabetes', 'hab diabetes', 'ich hab heuschnupfen', 'i have an allergy', 'tengo asma', 'jai de l asthme'])('is no emergency, alone or in a talk, and gets no drill: %s', (message) => {
    for (const talk of [message, `make me a plan >> ${message}`, `how do i get faster >> ${message}`]) {
      const { kind, message: said, recommendedDrills, isHurt } = lastAnswerInTalk(talk);
      expect(`${talk}: ${kind}`).toBe(`${talk}: advice`);
      expect(said).toMatch(SAID);
      expect(said).not.toMatch(/not changed the plan|call the emergency/);
      expect(recommendedDrills).toEqual([]);
      expect(isHurt).not.toBe(true);
    }
  });

  it.each(['i have asthma and cant breathe', 'my asthma is bad right now', 'hab asthma und krieg keine luft', 'i have an asthma attack', 'hab einen asthmaanfall'])('is one where more is said: %s', (message) => {
    expect(tellsOfHealthCondition(wordsOf(message).join(' '))).toBe(false);
    expect(lastAnswerInTalk(`make me a plan >> ${message}`).kind).toBe('crisis');
  });
});
