import type { PracticeDay } from '@touchline/domain';
import { dateText, m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { FlameIcon } from '../../../ui/icons/reward-icons.tsx';
import css from './StreakFlame.module.css';

const NO_BREAK_SPACE = '\u00A0';

interface StreakFlameProps {
  before: number;
  after: number;
  /** The day the session counts for where that is not today; else null. */
  lateDay: PracticeDay | null;
  /** In place of what is said of a saved session. */
  word?: string | undefined;
}

/** The streak: its flame is lit by the first session of a day. */
export function StreakFlame({ before, after, lateDay, word = wordOf(before, after, lateDay) }: StreakFlameProps) {
  const grew = after > before;
  return (
    <div className={css['streak']}>
      <span className={classes(css['flame'], grew && css['lit'])}>
        <FlameIcon size={30} />
      </span>
      <div className={css['words']}>
        <p>
          <b className={css['days']}>{m.practice_saved_streak({ count: after })}</b>
          {NO_BREAK_SPACE}
          <span className={css['label']}>{m.practice_saved_streak_label()}</span>
        </p>
        <p className={css['word']}>{word}</p>
      </div>
    </div>
  );
}

function wordOf(before: number, after: number, lateDay: PracticeDay | null): string {
  if (lateDay !== null) return m.practice_saved_late({ day: dateText(lateDay, { weekday: 'long', day: 'numeric', month: 'long' }) });
  if (after <= before) return m.practice_saved_streak_kept();
  return before === 0 ? m.practice_saved_streak_first() : m.practice_saved_streak_grew();
}
