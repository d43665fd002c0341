import type { ClipShape, FormReview, KickInClip } from '@touchline/vision';
import { useId } from 'react';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import type { Still } from '../../film/film-task.ts';
import { nearestFrame } from '../../overlay/pose-at.ts';
import { legWord } from '../labels.ts';
import { MomentPicture } from '../MomentPicture.tsx';
import { secondsText } from '../moment-text.ts';
import { stillAt } from '../shown-review.ts';
import css from './KickPicker.module.css';
import { reviewedKick } from './reviewed-kick.ts';

interface KickPickerProps {
  /** In order of time, two or more. */
  readonly kicks: readonly KickInClip[];
  readonly review: FormReview;
  readonly shape: ClipShape;
  readonly stills: readonly Still[];
  readonly onPick: (kick: KickInClip) => void;
}

/** Nothing is measured on pictures this small. */
const noMeasures = [] as const;

/** The kicks of a clip, each with how the player stood at the ball: a press reviews that one. */
export function KickPicker({ kicks, review, shape, stills, onPick }: KickPickerProps) {
  const title = useId();
  const reviewed = reviewedKick(kicks, review);
  return (
    <section className={css['picker']} aria-labelledby={title}>
      <h3 id={title} className={css['title']}>
        {m.results_kicks_title({ count: kicks.length })}
      </h3>
      <p>{m.results_kicks_words()}</p>
      <ul className={css['kicks']}>
        {kicks.map((kick, at) => (
          <li key={kick.time}>
            <button
              type="button"
              className={css['kick']}
              aria-pressed={at === reviewed}
              onClick={() => {
                if (at !== reviewed) onPick(kick);
              }}
            >
              <MomentPicture
                label=""
                picture={stillAt(stills, kick.time)?.picture}
                pose={nearestFrame(kick.input.frames, kick.time)?.pose ?? null}
                aspect={shape.width / shape.height}
                measures={noMeasures}
                cut={1}
              />
              <span className={css['words']}>
                <b>{m.results_kick({ number: at + 1 })}</b>
                <span className={css['time']}>{secondsText(kick.time)}</span>
                <span>{legWord[kick.leg]()}</span>
                {at === reviewed ? <span className={css['now']}>{m.results_kick_reviewed()}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{reviewed === -1 ? '' : m.results_kicks_now({ number: reviewed + 1 })}</output>
      </VisuallyHidden>
    </section>
  );
}
