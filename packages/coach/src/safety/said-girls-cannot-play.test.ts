import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { expect, it } from 'vitest';
import { lastAnswerToPractisedPlayer, saysOneOf } from '../testing/answers-to-practised-player.ts';

it.each(['my friend says girls cant do headers properly', 'my brother says girls are rubbish at football', 'mon frère dit que les filles savent pas jouer au foot'])('what is said of girls is no fault of who reports it: %s', (talk) => {
  const answer = lastAnswerToPractisedPlayer(talk);
  expect(answer.kind).toBe('advice');
  expect(saysOneOf(answer, coachDialogueActLines.saidOfGirls)).toBe(true);
});

it.each(['girls cant play football', 'girls are rubbish and should die', 'my friend says girls are bitches'])('who says it is asked to be fair: %s', (talk) => {
  expect(lastAnswerToPractisedPlayer(talk).kind).not.toBe('advice');
});
