import type { Stats } from '@touchline/contracts';
import { drillOf, findDrill, recommendationForAnybody, sessionLimits, sessionRewards, sideMeantBy } from '@touchline/domain';
import type { Side } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { PlayIcon } from '../../ui/icons/playback-icons.tsx';
import { FlameIcon, StarIcon, TokenIcon } from '../../ui/icons/reward-icons.tsx';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { DrillDiagram, drillNeedsLine, drillPreparationText, sideWord } from '../drills/index.ts';
import css from './NextDrillCard.module.css';
import type { RecommendedDrill } from './recommend-waiting-drills-last.ts';
import { reasonText } from './recommendation-reason-text.ts';

interface NextDrillCardProps {
  /** Without one, a drill that everybody can do. */
  recommendation: RecommendedDrill | undefined;
  stats: Stats | undefined;
  /** A drill that was done waits to be sent: what it changes, the server has not said. */
  hasWaiting: boolean;
  /** The foot the player plays less well with; null where it is not known. */
  weakerFoot: 'left' | 'right' | null;
  onStart: (shown: DrillToStart) => void;
  onPick: () => void;
}

/** A drill as it is shown here, and as it starts. */
export interface DrillToStart {
  readonly drillId: string;
  readonly side: Side;
  readonly minutes: number;
}

const MINUTES = sessionLimits.defaultMinutes;

/** The one thing to do now: a drill in motion, why this one, what it earns, and the way out to it. */
export function NextDrillCard({ recommendation, stats, hasWaiting, weakerFoot, onStart, onPick }: NextDrillCardProps) {
  const known = findDrill(recommendation?.drillId ?? '');
  const drill = known ?? drillOf(recommendationForAnybody.drillId);
  const { reason } = (known && recommendation) ?? recommendationForAnybody;
  const { experienceGained, tokensEarned } = sessionRewards({ result: 0, durationMinutes: MINUTES });
  const waits = known !== undefined && recommendation?.waits === true;
  // A session that waits takes it along.
  const bonus = !waits && reason.kind === 'basicBallControl' ? reason.experience : 0;
  const side = reason.kind === 'weakFoot' ? reason.foot : (sideMeantBy(drill, weakerFoot) ?? 'both');
  const needs = drillPreparationText(drill);
  const setUp = { minutes: MINUTES, side: sideWord[side]() };
  return (
    <Card tone="pitch" lines="centre" className={css['card'] ?? ''}>
      <div className={css['words']}>
        <p className={css['kicker']}>{kickerOf(stats, hasWaiting)(setUp)}</p>
        <LargeName as="h3" name={drillNames[drill.id]} className={css['name']} />
        {bonus === 0 ? null : (
          <p className={css['bonus']}>
            <StarIcon size={18} />
            {m.dashboard_recommended_basicBallControl()} <b>{m.dashboard_recommended_bonus({ count: bonus })}</b>
          </p>
        )}
        <p className={css['why']}>{reasonText(reason, drill, waits)}</p>
        {needs.length === 0 ? null : (
          <p className={css['needs']}>
            {drill.equipment.balls === 0 ? null : `${m.practice_needs_title()}: `}
            <b>{drill.equipment.balls === 0 ? drillNeedsLine(drill) : needs.join(', ')}</b>
          </p>
        )}
      </div>
      <DrillDiagram key={drill.id} drill={drill} side={side} className={css['diagram']} />
      <div className={css['ways']}>
        <Button variant="primary" size="lg" icon={<PlayIcon />} onClick={() => onStart({ drillId: drill.id, side, minutes: MINUTES })}>
          {m.dashboard_start()}
        </Button>
        <Button variant="ghost" size="lg" onClick={onPick}>
          {m.dashboard_pick()}
        </Button>
      </div>
      <ul className={css['earns']}>
        <li>
          <StarIcon size={18} />
          {m.dashboard_from_xp({ count: experienceGained + bonus })}
        </li>
        <li>
          <TokenIcon size={18} />
          {m.dashboard_from_tokens({ count: tokensEarned })}
        </li>
        {/* The day that is done has its tick in the week below. */}
        {stats === undefined || stats.practisedToday || hasWaiting ? null : (
          <li>
            <FlameIcon size={18} />
            {streakText(stats)}
          </li>
        )}
      </ul>
    </Card>
  );
}

function kickerOf(stats: Stats | undefined, hasWaiting: boolean): typeof m.dashboard_next_minutes {
  if (stats?.totalSessions === 0) return hasWaiting ? m.dashboard_next_minutes : m.dashboard_first_drill;
  return stats?.practisedToday ? m.dashboard_one_more : m.dashboard_next_minutes;
}

function streakText({ currentStreak }: Stats): string {
  return currentStreak === 0 ? m.dashboard_streak_new() : m.dashboard_streak_next({ count: currentStreak + 1 });
}

/** The same ground while numbers and history are on their way. */
export function NextUpLoading() {
  return (
    <Card tone="pitch" lines="centre" kicker={m.dashboard_next()}>
      <Loading atOnce>
        <Skeleton shape="title" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <div className={css['loadingPicture']}>
          <Skeleton shape="block" height="10rem" />
        </div>
        <Skeleton shape="block" height="3.5rem" />
        <Skeleton shape="block" height="3rem" />
      </Loading>
    </Card>
  );
}
