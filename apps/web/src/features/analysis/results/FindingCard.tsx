import type { Finding } from '@touchline/vision';
import { useMemo } from 'react';
import { m } from '@touchline/messages';
import { EyeIcon } from '../../../ui/icons/control-icons.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { findingWords } from '@touchline/messages/form-review-words';
import { nearestFrame } from '../overlay/interpolate-pose.ts';
import { DrillButton, type OfferedDrill } from './DrillButton.tsx';
import css from './FindingCard.module.css';
import { MomentPicture } from './MomentPicture.tsx';
import { secondsText } from './key-moment-text.ts';
import { stillAt } from './still-and-measures-at-time.ts';
import type { ShownReview } from './shown-review-type.ts';

interface FindingCardProps {
  finding: Finding;
  shown: ShownReview;
  /** A list item unless it stands alone. Default li. */
  as?: 'li' | 'div';
  /** With a small picture, for what needs nothing done. Default false. */
  isBrief?: boolean;
  /** The drill offered with it; none where it is offered elsewhere. */
  practice?: OfferedDrill | undefined;
  /** Shows a moment in the player; seconds. */
  onShow: (time: number) => void;
}

/** A portrait cut of the player. */
const CUT = 4 / 5;

/**
 * One finding at its moment: the picture that proves it, what was seen, why it matters, what to try, a drill for it.
 */
export function FindingCard({ finding, shown, as: Root = 'li', isBrief = false, practice, onShow }: FindingCardProps) {
  const { review, frames, stills, shape } = shown;
  const { time } = finding;
  const measure = review.measures.find(({ id }) => id === finding.measure);
  const words = measure === undefined ? null : findingWords(finding, measure.unit);
  const measures = useMemo(() => (measure === undefined ? [] : [measure]), [measure]);
  if (words === null) return null;
  const still = time === null ? undefined : stillAt(stills, time);
  return (
    <Root className={classes(css['finding'], isBrief && css['brief'])}>
      {time === null ? null : (
        <button type="button" className={css['picture']} onClick={() => onShow(time)}>
          <MomentPicture
            label={m.results_picture_of({ moment: secondsText(time) })}
            picture={still?.picture}
            pose={nearestFrame(frames, still?.time ?? time)?.pose ?? null}
            aspect={shape.width / shape.height}
            measures={measures}
            cut={CUT}
            isClose={!isBrief}
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
      {words.cue === null && practice?.drill === undefined ? null : (
        <div className={css['next']}>
          {words.cue === null ? null : (
            <p className={css['cue']}>
              <b>{m.results_finding_cue()}</b> {words.cue}
            </p>
          )}
          {practice === undefined ? null : <DrillButton size="sm" {...practice} />}
        </div>
      )}
    </Root>
  );
}
