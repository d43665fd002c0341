import type { AnalysisType } from '@touchline/domain';
import type { verdictOf } from '@touchline/vision';
import { m } from '@touchline/messages';
import { bandNames } from '@touchline/messages/form-review-general-text';
import { CountUp } from '../../../ui/number/CountUp.tsx';
import { Ring } from '../../../ui/progress/Ring.tsx';
import css from './ScoreCard.module.css';
import { scoreTone } from './score-tone.ts';

interface FullySeenScoreProps {
  readonly score: number;
  readonly type: AnalysisType;
  readonly verdict: ReturnType<typeof verdictOf>;
}

/** A score that rests on enough of the skill: the number in its ring, and its grade. */
export function FullySeenScore({ score, type, verdict }: FullySeenScoreProps) {
  return (
    <>
      <div className={css['circle']}>
        <Ring label={m.results_score()} value={score} size={168} tone={scoreTone(score)}>
          <CountUp value={score} from={0} />
        </Ring>
      </div>
      {verdict === null ? null : (
        <p className={css['letter']}>
          <span className={css['kicker']}>{m.results_grade()}</span>
          <span className={css['mark']}>{verdict.grade}</span>
          <span className={css['band']}>{bandNames[verdict.band]}</span>
        </p>
      )}
      {type !== 'general' ? null : (
        <p className={css['letter']}>
          <span className={css['band']}>{m.results_posture()}</span>
          <span>{m.results_posture_no_grade()}</span>
        </p>
      )}
    </>
  );
}
