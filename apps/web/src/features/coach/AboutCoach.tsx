import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { SarahFace } from '../../ui/avatar/SarahFace.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { CrisisText } from './chat/CrisisText.tsx';
import { TalkToPersonButton } from './chat/TalkToPersonButton.tsx';
import css from './CoachTab.module.css';

interface AboutCoachProps {
  /** Where help is, with the telephone numbers that may be called from where the player is. */
  readonly helpWords: string;
  readonly numbers: readonly string[];
  /** Before a talk the way to a person stands here too. */
  readonly hasPersonButton: boolean;
  readonly onHelp: () => void;
  /** What can be done with the talk as a whole; null before it. */
  readonly children: ReactNode;
}

/** What she is, and where help is: the head of a talk, and before it below what she says and can be asked. */
export function AboutCoach({ helpWords, numbers, hasPersonButton, onHelp, children }: AboutCoachProps) {
  return (
    <Card tone="raised" className={css['about'] ?? ''}>
      <span className={css['face']}>
        <SarahFace size={40} />
      </span>
      <div className={css['words']}>
        <p>{m.coach_about()}</p>
        <details>
          <summary className={css['more']}>{m.coach_about_more()}</summary>
          <CrisisText text={helpWords} numbers={numbers} />
        </details>
        {hasPersonButton ? (
          <div className={css['person']}>
            <TalkToPersonButton onHelp={onHelp} />
          </div>
        ) : null}
      </div>
      {children}
    </Card>
  );
}
