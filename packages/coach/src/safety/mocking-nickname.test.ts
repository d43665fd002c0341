import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { lastAnswerToPractisedPlayer, saysOneOf } from '../testing/answers-to-practised-player.ts';

describe('a mocking name', () => {
  it.each(["ils m'appellent gruyère parce que je suis gardien", 'me llaman colador porque soy portero', "mes potes m'appellent passoire quand je suis gardien"])('is heard, with an adult to tell: %s', (talk) => {
    expect(saysOneOf(lastAnswerToPractisedPlayer(talk), coachDialogueActLines.teased.others)).toBe(true);
    expect(saysOneOf(lastAnswerToPractisedPlayer(`${talk} >> ${talk.startsWith('me ') ? 'hasta mis amigos' : 'même mes copains'}`), coachDialogueActLines.teased.friends)).toBe(true);
  });

  it.each(['my friends call me captain', 'mes potes m’appellent champion', 'they call me leo'])('is none where it does not mock: %s', (talk) => {
    expect(saysOneOf(lastAnswerToPractisedPlayer(talk), coachDialogueActLines.teased.others)).toBe(false);
  });
});
