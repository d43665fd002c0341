import { describe, expect, it } from 'vitest';
import { checkWords } from './check-message.ts';

describe('hunger and a heart that beats fast', () => {
  it.each(['im starving is it dinner yet', 'wen is tea im starving', 'so hungry after training', 'ich hab so hunger, wann gibts essen', 'mein herz klopft schnell wenn ich gerannt bin, ist das normal', 'my heart beats fast when i run is that normal'])(
    'are no danger by themselves: %s',
    (text) => {
      expect(checkWords(text).action).toBe('allow');
    },
  );

  it.each(['im starving myself', 'im starving so i get thin', 'im hungry but i dont want to eat', 'my heart hurts when i run', 'my heart beats fast and i feel dizzy', 'mein herz rast nachts und ich krieg keine luft', 'we have no food at home and im starving'])(
    'are looked at where more is said: %s',
    (text) => {
      expect(checkWords(text).action).not.toBe('allow');
    },
  );
});
