import { m, numberText } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { TrendUpIcon } from '../../../ui/icons/reward-icons.tsx';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import css from './Celebration.module.css';
import { comparisonOf, doneText, unpaidText } from './saved-session-text.ts';
import { topRewardOf } from './top-reward-of-session.ts';
import { TopRewardOfSession } from './TopRewardOfSession.tsx';

/** What a celebration is called, where it is of more than one session. */
export interface CelebrationHeading {
  readonly kicker: string;
  readonly title: string;
}

interface SavedSessionStageProps {
  readonly saved: SavedSession;
  /** What was done tells it, where it is more than one session. */
  readonly heading: CelebrationHeading | undefined;
  readonly titleId: string;
  /** What a screen reader hears of it all. */
  readonly said: string;
  /** The player's, in years; null where it is not known. */
  readonly age: number | null;
}

/** What was done, how it compares with before, and the greatest thing it brought, on the floodlit ground. */
export function SavedSessionStage({ saved, heading, titleId, said, age }: SavedSessionStageProps) {
  const { rewards, session } = saved;
  const comparison = heading === undefined && !rewards.unpaid ? comparisonOf(saved) : null;
  const tellsResult = comparison?.kind === 'best' || comparison?.kind === 'first';
  const win = topRewardOf(saved).kind;
  // Where there is room the medal has it in large figures.
  const isInMedal = tellsResult && comparison.kind === win;
  const compared = comparison === null ? null : (
    <p className={css['better']} data-compared={comparison.kind} data-in-medal={isInMedal || undefined}>
      {comparison.kind === 'plain' ? <CheckIcon size={20} /> : <TrendUpIcon size={20} />}
      {comparison.text}
    </p>
  );
  // Greater news comes first.
  const isAfterWin = win === 'level' || win === 'badges';
  return (
    <div className={css['stage']}>
      <PitchTitle id={titleId} kicker={heading?.kicker ?? m.practice_saved_kicker()} title={heading?.title ?? m.practice_saved_title()} />
      {heading !== undefined ? null : rewards.unpaid ? (
        <p className={css['done']}>
          {/* The result stands large below, for eyes alone. */}
          <span aria-hidden="true">{doneText(saved, true)}</span>
          <VisuallyHidden>{doneText(saved, false)}</VisuallyHidden>
        </p>
      ) : (
        <p className={css['done']}>{doneText(saved, tellsResult)}</p>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {isAfterWin ? null : compared}
      {rewards.unpaid || session.result_counts ? null : (
        <p className={css['unpaid']}>
          {m.practice_saved_not_counted({ result: numberText(session.result), count: session.duration_minutes })}
        </p>
      )}
      <TopRewardOfSession saved={saved} age={age} />
      {isAfterWin ? compared : null}
      {isLevelWithBest(saved) ? <p className={css['best']}>{m.practice_saved_level_with_best()}</p> : null}
      {rewards.unpaid ? <p className={css['unpaid']}>{unpaidText[rewards.unpaid]()}</p> : null}
    </div>
  );
}

/** A session that earned nothing is level with the best of its drill. */
function isLevelWithBest({ session, rewards }: SavedSession): boolean {
  const { result, result_counts: counts } = session;
  return rewards.unpaid !== null && counts && result > 0 && result === rewards.bestResultBefore;
}
