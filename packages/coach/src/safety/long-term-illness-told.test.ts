import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { checkWords } from './check-message.ts';

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
