import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { useState } from 'react';
import { profileQuery, useApi } from '../../../api/index.ts';
import { AgeQuestion } from './AgeQuestion.tsx';
import { ShowOnBoardsQuestion } from './ShowOnBoardsQuestion.tsx';

interface JoinBoardsProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/**
 * The way onto the boards, where it is asked for: the age where it is not known, and then the choice of a player whom it
 * does not show by itself. These are two saves: what is chosen before an age under 13 is known does not hold after it. A child
 * is not asked right after an age was typed: they open the choice themselves.
 */
export function JoinBoards({ profile, onClose }: JoinBoardsProps) {
  const [step, setStep] = useState<'age' | 'choice'>(profile.age === null ? 'age' : 'choice');
  const queries = useQueryClient();
  const { queryKey } = profileQuery(useApi());
  const afterAge = (): void => {
    const saved = queries.getQueryData(queryKey);
    if (saved === undefined || !saved.hidden || isHiddenByAge(saved.age)) onClose();
    else setStep('choice');
  };
  return step === 'age' ? (
    <AgeQuestion playerId={profile.id} onSaved={afterAge} onWithout={() => setStep('choice')} onClose={onClose} />
  ) : (
    <ShowOnBoardsQuestion open playerId={profile.id} profile={profile} onClose={onClose} />
  );
}
