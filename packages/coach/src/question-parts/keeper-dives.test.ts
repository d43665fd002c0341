import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { lastAnswerToPractisedPlayer, saysOneOf } from '../testing/answers-to-practised-player.ts';

describe('a keeper’s dive', () => {
  it.each(["comment on plonge sans se faire mal >> et sur du béton", 'kann ich im tor auf dem schulhof hechten', 'como o goleiro mergulha na bola >> e no cimento', "comment plonger quand on est gardien >> j'ai pas de gants >> et sur du goudron"])('on hard ground gets a clear no: %s', (talk) => {
    const answer = lastAnswerToPractisedPlayer(talk);
    expect(saysOneOf(answer, coachDialogueActLines.diveHard)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it('on a mat is right', () => {
    expect(saysOneOf(lastAnswerToPractisedPlayer('comment plonger quand on est gardien >> et à la maison sur un tapis'), coachDialogueActLines.diveSoft)).toBe(true);
  });
});
