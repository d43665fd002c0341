import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { useState } from 'react';
import { ShowOnBoardsQuestion } from './ShowOnBoardsQuestion.tsx';

interface HiddenAgainProps {
  readonly playerId: string;
  /** As the server has it. */
  readonly profile: Profile;
}

/** Tells a player whom an age under 13 has just taken off the boards, and asks anew whether to be shown. */
export function HiddenAgain({ playerId, profile }: HiddenAgainProps) {
  const [wasHidden, setWasHidden] = useState(profile.hidden);
  const [isAsking, setAsking] = useState(false);
  if (wasHidden !== profile.hidden) {
    setWasHidden(profile.hidden);
    const { hidden, hidden_chosen: chosen, age } = profile;
    setAsking(hidden && chosen === null && age !== null && isHiddenByAge(age));
  }
  return <ShowOnBoardsQuestion open={isAsking} isHiddenAgain {...{ playerId, profile }} onClose={() => setAsking(false)} />;
}
