import type { Drill } from '@touchline/domain';
import type { Finding } from '@touchline/vision';
import { useMemo } from 'react';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { Button } from '../../../ui/button/Button.tsx';
import { PlayIcon } from '../../../ui/icons/play.tsx';
import { EyeIcon } from '../../../ui/icons/controls.tsx';
import { findingWords } from '@touchline/messages/form-review-words';
import { nearestFrame } from '../overlay/interpolate-pose.ts';
import css from './FindingCard.module.css';
import { MomentPicture } from './MomentPicture.tsx';
import { secondsText } from './key-moment-text.ts';
import { stillAt } from './shown-review.ts';
import type { Shown } from './shown-review.ts';

interface FindingCardProps {
  finding: Finding;
  shown: Shown;
  kind: 'strength' | 'improvement';
  /** Offered with it; undefined where it is offered elsewhere. */
  drill: Drill | undefined;
  /** Shows a moment in the player; seconds. */
  onShow: (time: number) => void;
  onDrill: (drillId: string) => void;
}

/** A portrait cut of the player. */
const CUT = 4 / 5;

/**
 * One finding at its moment: the picture that proves it, what was seen, why it matters, what to try, a drill for it.
 */
export function FindingCard({ finding, shown, kind, drill, onShow, onDrill }: FindingCardProps) {
  const { review, frames, stills, shape } = shown;
  const { time } = finding;
  const measure = review.measures.find(({ id }) => id === finding.measure);
  const words = measure === undefined ? null : findingWords(finding, measure.unit);
  const measures = useMemo(() => (measure === undefined ? [] : [measure]), [measure]);
  if (words === null) return null;
  const still = time === null ? undefined : stillAt(stills, time);
  return (
    <li className={css['finding']}>
      {time === null ? null : (
        <button type="button" className={css['picture']} onClick={() => onShow(time)}>
          <MomentPicture
            label={m.results_picture_of({ moment: secondsText(time) })}
            picture={still?.picture}
            pose={nearestFrame(frames, still?.time ?? time)?.pose ?? null}
            aspect={shape.width / shape.height}
            measures={measures}
            cut={CUT}
          />
          <span className={css['show']}>
            <EyeIcon size={18} />
            {m.results_finding_show()}
          </span>
        </button>
      )}
      <div className={css['words']}>
        <h4 className={css['seen']}>{words.seen}</h4>
        <p className={css['why']}>{words.why}</p>
      </div>
      {words.cue === null && drill === undefined ? null : (
        <div className={css['next']}>
          {words.cue === null ? null : (
            <p className={css['cue']}>
              <b>{m.results_finding_cue()}</b> {words.cue}
            </p>
          )}
          {drill === undefined ? null : (
            <Button size="sm" icon={<PlayIcon size={18} />} onClick={() => onDrill(drill.id)}>
              {kind === 'strength'
                ? m.results_finding_go_on({ drill: drillNames[drill.id] })
                : m.results_finding_drill({ drill: drillNames[drill.id] })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
