import { Meter } from '@base-ui/react/meter';
import type { Progress } from '@touchline/contracts';
import { streakGoal, type StreakGoal } from '@touchline/domain';
import { Arc, Line } from '@visx/shape';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { figure } from '../number-texts.ts';
import { gaugeAngle, onGauge } from './streak-gauge-geometry.ts';
import css from './StreakGauge.module.css';

const OUTER = 92;
const INNER = 76;
/** Two marks closer than this, in radians, would have their numbers on each other. */
const CLEAR_OF_NEXT_MARK = 0.25;

interface StreakGaugeProps extends Pick<Progress, 'streak'> {
  /** Today is one of its days already: the next one is tomorrow. */
  readonly isTodayDone: boolean;
}

/** The current streak on a dial from 0 to its end, with marks where the best one and the next goal stand. */
export function StreakGauge({ streak: { current, best, gaugeMax }, isTodayDone }: StreakGaugeProps) {
  const at = (days: number) => gaugeAngle(days, gaugeMax);
  const goal = streakGoal(current, best);
  // What the dial ends with has its number there.
  const marks = goal === null || goal.goal >= gaugeMax ? [] : [goal.goal];
  const isBestClear = [0, ...marks, gaugeMax].every((days) => Math.abs(at(days) - at(best)) > CLEAR_OF_NEXT_MARK);
  if (best > current && isBestClear) marks.push(best);
  return (
    <div className={classes(css['gauge'], current === 0 && css['none'])}>
      <Meter.Root
        className={css['meter']}
        aria-label={m.progress_current_streak()}
        value={current}
        max={gaugeMax}
        getAriaValueText={() =>
          m.progress_streak_text({
            current: m.progress_streak_days({ count: current }),
            best: m.progress_streak_days({ count: best }),
          })
        }
      >
        <div aria-hidden="true" className={classes(css['dial'], marks.length === 0 && css['ends'])}>
          <svg viewBox="-100 -100 200 152" focusable="false">
            <Arc
              className={css['track'] ?? ''}
              innerRadius={INNER}
              outerRadius={OUTER}
              cornerRadius={8}
              startAngle={at(0)}
              endAngle={at(gaugeMax)}
            />
            {current === 0 && goal === null ? null : (
              <Arc
                className={css[current === 0 ? 'ahead' : 'fill'] ?? ''}
                innerRadius={INNER}
                outerRadius={OUTER}
                cornerRadius={8}
                startAngle={at(0)}
                endAngle={at(current === 0 ? (goal?.goal ?? 0) : current)}
              />
            )}
            {marks.map((days) => (
              <g key={days}>
                <Line className={css['mark'] ?? ''} from={onGauge(at(days), INNER + 2)} to={onGauge(at(days), OUTER - 2)} />
                <text className={css['markNumber']} {...onGauge(at(days), OUTER + 14)} dy="0.35em">
                  {figure(days)}
                </text>
              </g>
            ))}
          </svg>
          <p className={css['middle']}>
            <span className={css['number']}>{figure(current)}</span>
            <span className={css['unit']}>{m.progress_streak_unit({ count: current })}</span>
          </p>
          {/* A mark on the ring says what it leads to: numbers at both ends would be another scale. */}
          {marks.length > 0 ? null : (
            <>
              <span className={css['from']}>0</span>
              <span className={css['to']}>{figure(gaugeMax)}</span>
            </>
          )}
        </div>
        {/* Its number is said already where the streak is the best one, or where that is what it leads to. */}
        {best === current || goal?.kind === 'best' ? null : (
          <dl className={css['words']} aria-hidden="true">
            <div>
              <dt>{m.progress_best_streak()}</dt>
              <dd>{figure(best)}</dd>
            </div>
          </dl>
        )}
      </Meter.Root>
      <p className={css['goal']}>{goalWords(goal, isTodayDone)}</p>
    </div>
  );
}

const goals: Readonly<Record<StreakGoal['kind'], typeof m.progress_streak_to_badge>> = {
  badge: m.progress_streak_to_badge,
  again: m.progress_streak_to_again,
  best: m.progress_streak_to_best,
};

const goalsOfTomorrow: Readonly<Record<StreakGoal['kind'], typeof m.progress_streak_tomorrow_badge>> = {
  badge: m.progress_streak_tomorrow_badge,
  again: m.progress_streak_tomorrow_again,
  best: m.progress_streak_tomorrow_best,
};

/** The next thing to look forward to. The dial itself goes on to 30 days, or to a best streak that is longer (spec 001 §9). */
function goalWords(goal: StreakGoal | null, isTodayDone: boolean): string {
  if (goal === null) return m.progress_streak_longest();
  return isTodayDone && goal.left === 1 ? goalsOfTomorrow[goal.kind]({ goal: figure(goal.goal) }) : goals[goal.kind]({ goal: figure(goal.goal), count: goal.left });
}
