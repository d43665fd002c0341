import type { CelebrationMoment } from '@touchline/domain';
import { useEffect, useEffectEvent } from 'react';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { momentSentences } from './moment-sentences.ts';
import { MomentScreen } from './MomentScreen.tsx';
import { useCelebrationSteps } from './useCelebrationSteps.ts';

interface MomentSequenceProps {
  readonly moments: readonly CelebrationMoment[];
  /** The last of them has gone. */
  readonly onOver: () => void;
}

/** Moments one after another, wherever the player is. */
export function MomentSequence({ moments, onOver }: MomentSequenceProps) {
  const { moment, isOver, onward } = useCelebrationSteps(0, moments.length);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const shown = moment === null ? undefined : moments[moment];
  return (
    <>
      <VisuallyHidden>
        <output>{momentSentences(moments).join(' ')}</output>
      </VisuallyHidden>
      {shown === undefined ? null : <MomentScreen key={moment} moment={shown} onPress={onward} />}
    </>
  );
}
