import type { CelebrationMoment } from '@touchline/domain';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { m, numberText } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { drillName } from '@touchline/messages/drill-names';
import { Confetti } from '../../ui/art/Confetti.tsx';
import { FlameIcon } from '../../ui/icons/reward-icons.tsx';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { playCue } from '../../ui/sound/play-cue.ts';
import { AchievementEmblem } from '../achievements/index.ts';
import { resultUnit } from '../drills/index.ts';
import { PersonalBestChange } from './PersonalBestChange.tsx';
import css from './MomentScreen.module.css';

interface MomentProps {
  readonly moment: CelebrationMoment;
  readonly onPress: () => void;
}

/** Moments with confetti: what is not reached often. */
const great: ReadonlySet<CelebrationMoment['kind']> = new Set(['level', 'record', 'firstMark']);

/** Something reached, with the screen to itself; a press goes on. Decoration: the celebration says the same in words. */
export function MomentScreen({ moment, onPress }: MomentProps) {
  useEffect(() => playCue(great.has(moment.kind) ? 'epic' : 'rare'), [moment]);
  const { over, picture, title, about, gain } = shownOf(moment);
  return createPortal(
    <div className={css['moment']} data-theme="dark" data-kind={moment.kind} aria-hidden="true" onClick={onPress}>
      <div className={css['inside']}>
        {over === undefined ? null : <p className={css['over']}>{over}</p>}
        <div className={css['stage']}>
          <span className={css['rays']} />
          <span className={css['circle']} />
          <div className={css['picture']}>{picture}</div>
        </div>
        <div className={css['words']}>
          {about === undefined ? null : <p className={css['about']}>{about}</p>}
          <LargeName as="p" name={title} className={css['title']} />
          {gain === undefined ? null : <p className={css['gain']}>{gain}</p>}
        </div>
      </div>
      {great.has(moment.kind) ? <Confetti /> : null}
      <p className={css['skip']}>{m.practice_moment_skip()}</p>
    </div>,
    document.body,
  );
}

/** A result, or the change to it, with what was counted below it. */
function ResultInRing({ drillId, result, children }: { readonly drillId: string; readonly result: number; readonly children: ReactNode }) {
  const unit = resultUnit(drillId, result);
  return (
    <span className={css['number']}>
      {children}
      {unit === undefined ? null : <span className={css['unit']}>{unit}</span>}
    </span>
  );
}

function shownOf(moment: CelebrationMoment): { readonly over?: string; readonly picture: ReactNode; readonly title: string; readonly about?: string; readonly gain?: string } {
  if (moment.kind === 'level') {
    return {
      picture: (
        <span className={css['number']}>
          <span className={css['unit']}>{m.practice_moment_level_unit()}</span>
          {moment.level}
        </span>
      ),
      title: m.practice_moment_level(),
      gain: `+${m.rewards_cost({ count: moment.tokens })}`,
    };
  }
  if (moment.kind === 'record') {
    return {
      over: m.practice_moment_record(),
      picture: (
        <ResultInRing {...moment}>
          <PersonalBestChange {...moment} />
        </ResultInRing>
      ),
      title: drillName(moment.drillId),
    };
  }
  if (moment.kind === 'firstMark') {
    return {
      over: m.practice_moment_first_mark(),
      picture: <ResultInRing {...moment}>{numberText(moment.result)}</ResultInRing>,
      title: drillName(moment.drillId),
    };
  }
  if (moment.kind === 'bestStreak') {
    return {
      picture: <FlameIcon size={128} />,
      about: m.practice_moment_streak(),
      title: `${m.practice_saved_streak({ count: moment.days })} ${m.practice_saved_streak_label()}`,
    };
  }
  return { picture: <AchievementEmblem id={moment.id} size={208} />, about: m.achievements_new({ count: 1 }), title: achievementNames[moment.id] };
}
