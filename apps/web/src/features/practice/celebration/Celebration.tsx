import { type CelebrationMoment, levelProgress, nearGoal, parsePracticeDay, type UnpaidReason } from '@touchline/domain';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { m, numberText } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { StarIcon, TokenIcon, TrendUpIcon } from '../../../ui/icons/reward-icons.tsx';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { markCelebrated, MomentScreen, momentSentences, momentsOf, useCelebrationSteps } from '../../celebration/index.ts';
import css from './Celebration.module.css';
import { topRewardOf } from './top-reward-of-session.ts';
import { TopRewardOfSession } from './TopRewardOfSession.tsx';
import { LevelBar } from './LevelBar.tsx';
import { NextStepOffer } from './NextStepOffer.tsx';
import { RewardLines } from './RewardLines.tsx';
import { comparisonOf, doneText } from './saved-session-text.ts';
import { StreakFlame } from './StreakFlame.tsx';

const unpaidWords: Record<UnpaidReason, () => string> = {
  overlap: m.practice_unpaid_overlap,
  beforeAccount: m.practice_unpaid_before_account,
};

interface CelebrationProps {
  saved: SavedSession;
  /** What it is called, where it is more than one session. */
  heading?: { readonly kicker: string; readonly title: string };
  /** What was done, where it is more than one session. */
  children?: ReactNode;
  /** The player's, in years; null where it is not known. */
  age: number | null;
  onPacks: () => void;
  onDrill: (drillId: string | undefined) => void;
  onDashboard: () => void;
}

/** A session that earned nothing is level with the best of its drill. */
function isLevelWithBest({ session, rewards }: SavedSession): boolean {
  const { result, result_counts: counts } = session;
  return rewards.unpaid !== null && counts && result > 0 && result === rewards.bestResultBefore;
}

/** What a saved session earned, line by line and why, then each thing it reached, then the one next step. */
export function Celebration({ saved, heading, children, age, onPacks, onDrill, onDashboard }: CelebrationProps) {
  const { rewards, stats, session } = saved;
  const moments = momentsOf(saved);
  const { linesShown, moment, isOver, isSkipped, onward } = useCelebrationSteps(
    Math.max(rewards.experience.length, rewards.tokens.length),
    moments.length,
  );
  const shownMoment = moment === null ? undefined : moments[moment];
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  // A live region is heard when it changes: it stands empty first.
  const [said, setSaid] = useState('');
  const words = rewards.unpaid ? unpaidWords[rewards.unpaid]() : celebrationSaid(rewards, moments);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(words));
    return () => cancelAnimationFrame(frame);
  }, [words]);
  useEffect(() => markCelebrated([session.id]), [session.id]);
  useEffect(() => focusAtTop(root.current), []);
  useEffect(() => {
    // On a phone, also one that lies down, the page's head makes room as a whole where what was won does not fit below it.
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!isOver || root.current === null || scrollHeight <= clientHeight || !matchMedia('(max-width: 35.99rem), (max-height: 26rem)').matches) return;
    root.current.style.minHeight = 'calc(100vh - var(--bottom-bar) - env(safe-area-inset-bottom) - var(--space-2))';
    root.current.scrollIntoView();
  }, [isOver]);
  // What was done tells it where it is more than one session.
  const comparison = heading === undefined && !rewards.unpaid ? comparisonOf(saved) : null;
  const tellsResult = comparison?.kind === 'best' || comparison?.kind === 'first';
  // Where there is room the medal has it in large figures.
  const isInMedal = tellsResult && comparison.kind === topRewardOf(saved).kind;
  const lateDay = session.practice_day === stats.today ? null : parsePracticeDay(session.practice_day);
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(css['view'], isSkipped && css['skipped'], rewards.unpaid && css['nothingWon'], rewards.levelAfter > rewards.levelBefore && css['levelUp'])}
    >
      <Card tone="pitch" className={css['card'] ?? ''}>
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
          {comparison === null ? null : (
            <p className={css['better']} data-compared={comparison.kind} data-in-medal={isInMedal || undefined}>
              {comparison.kind === 'plain' ? <CheckIcon size={20} /> : <TrendUpIcon size={20} />}
              {comparison.text}
            </p>
          )}
          {rewards.unpaid || session.result_counts ? null : (
            <p className={css['unpaid']}>
              {m.practice_saved_not_counted({ result: numberText(session.result), count: session.duration_minutes })}
            </p>
          )}
          <TopRewardOfSession saved={saved} age={age} />
          {isLevelWithBest(saved) ? <p className={css['best']}>{m.practice_saved_level_with_best()}</p> : null}
          {rewards.unpaid ? <p className={css['unpaid']}>{unpaidWords[rewards.unpaid]()}</p> : null}
        </div>
        {children}
        <div className={css['won']}>
          {rewards.unpaid ? null : (
            <div className={css['earned']}>
              <RewardLines
                name={m.practice_saved_xp()}
                icon={<StarIcon size={22} />}
                lines={rewards.experience}
                shown={linesShown}
                skipped={isSkipped}
              />
              <RewardLines
                name={m.practice_saved_tokens()}
                icon={<TokenIcon size={22} />}
                lines={rewards.tokens}
                shown={linesShown}
                skipped={isSkipped}
              />
            </div>
          )}
          <div className={css['reached']}>
            <LevelBar
              levelBefore={rewards.levelBefore}
              level={rewards.levelAfter}
              from={levelProgress(stats.totalExperience - rewards.experienceGained)}
              to={levelProgress(stats.totalExperience)}
              toNext={stats.experienceToNextLevel}
              isNear={nearGoal(stats)?.kind === 'level'}
            />
            {!rewards.unpaid ? <StreakFlame before={rewards.streakBefore} after={rewards.streakAfter} lateDay={lateDay} /> : null}
          </div>
        </div>
        {isOver ? <NextStepOffer endsRoutine={heading !== undefined} {...{ saved, age, onPacks, onDrill, onDashboard }} /> : null}
      </Card>
      {shownMoment === undefined ? null : <MomentScreen key={moment} moment={shownMoment} onPress={onward} />}
    </section>
  );
}

/** What a screen reader hears of a saved session that earned something, in whole sentences, once. */
function celebrationSaid(
  { experienceGained, tokensEarned }: { readonly experienceGained: number; readonly tokensEarned: number },
  moments: readonly CelebrationMoment[],
): string {
  return [m.practice_said_earned({ experience: experienceGained, count: tokensEarned }), ...momentSentences(moments)].join(' ');
}
