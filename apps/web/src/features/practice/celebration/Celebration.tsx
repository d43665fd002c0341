import { findDrill, levelProgress, parsePracticeDay, type UnpaidReason } from '@touchline/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { Confetti } from '../../../ui/art/Confetti.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { StarIcon, TokenIcon, TrendUpIcon } from '../../../ui/icons/rewards.tsx';
import type { SavedSession } from '../machine/practice-machine.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { NewBadges } from '../../achievements/index.ts';
import { resultWord } from '../../drills/index.ts';
import { NextSteps } from '../complete/NextSteps.tsx';
import css from './Celebration.module.css';
import { LevelBar } from './LevelBar.tsx';
import { RewardLines } from './RewardLines.tsx';
import { StreakLight } from './StreakLight.tsx';

const unpaidWords: Record<UnpaidReason, () => string> = {
  overlap: m.practice_unpaid_overlap,
  beforeAccount: m.practice_unpaid_before_account,
};

const whole = new Intl.NumberFormat('en');

interface CelebrationProps {
  saved: SavedSession;
  onAgain: () => void;
  onDashboard: () => void;
}

/** What a saved session earned, line by line and why. It moves for less than 1.5 s; a press ends that at once. */
export function Celebration({ saved, onAgain, onDashboard }: CelebrationProps) {
  const { rewards, stats, session } = saved;
  const [skipped, setSkipped] = useState(false);
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => root.current?.focus(), []);
  useEffect(() => {
    const skip = (): void => setSkipped(true);
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) globalThis.addEventListener(press, skip);
    return () => {
      for (const press of presses) globalThis.removeEventListener(press, skip);
    };
  }, []);
  const drill = findDrill(session.drill_id);
  const levelUp = rewards.levelAfter > rewards.levelBefore;
  const lateDay = session.practice_day === stats.today ? null : parsePracticeDay(session.practice_day);
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(css['view'], skipped && css['skipped'])}
    >
      <Card tone="pitch" lines="centre">
        <PitchTitle id={titleId} kicker={m.practice_saved_kicker()} title={m.practice_saved_title()} />
        {levelUp && !skipped ? <Confetti /> : null}
        {!rewards.unpaid ? (
          <>
            {session.improvement_from_last > 0 && drill !== undefined ? (
              <p className={css['better']}>
                <TrendUpIcon size={20} />
                {m.practice_saved_better({ count: session.improvement_from_last, label: resultWord[drill.resultLabel]() })}
              </p>
            ) : null}
            {session.result_counts ? null : (
              <p className={css['unpaid']}>
                {m.practice_saved_not_counted({ result: whole.format(session.result), count: session.duration_minutes })}
              </p>
            )}
            <div className={css['earned']}>
              <RewardLines
                name={m.practice_saved_xp()}
                icon={<StarIcon size={22} />}
                total={rewards.experienceGained}
                lines={rewards.experience}
                delay={80}
                skipped={skipped}
              />
              <RewardLines
                name={m.practice_saved_tokens()}
                icon={<TokenIcon size={22} />}
                total={rewards.tokensEarned}
                lines={rewards.tokens}
                delay={280}
                skipped={skipped}
              />
            </div>
          </>
        ) : (
          <p className={css['unpaid']}>{unpaidWords[rewards.unpaid]()}</p>
        )}
        <LevelBar
          levelBefore={rewards.levelBefore}
          level={rewards.levelAfter}
          from={levelProgress(stats.totalExperience - rewards.experienceGained)}
          to={levelProgress(stats.totalExperience)}
          toNext={stats.experienceToNextLevel}
        />
        {!rewards.unpaid ? <StreakLight before={rewards.streakBefore} after={rewards.streakAfter} lateDay={lateDay} /> : null}
        {rewards.achievements.length === 0 ? null : <NewBadges ids={rewards.achievements} delay={820} />}
        <NextSteps onAgain={onAgain} onDashboard={onDashboard} />
      </Card>
    </section>
  );
}
