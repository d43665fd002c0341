import type { ClipShape, FormReview, KickInClip } from '@touchline/vision';
import { useId, useMemo } from 'react';
import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import type { Still } from '../../clip-rendering/clip-rendering-worker-messages.ts';
import { nearestFrame } from '../../overlay/interpolate-pose.ts';
import { legWord } from '../skill-view-and-leg-labels.ts';
import { MomentPicture } from '../MomentPicture.tsx';
import { secondsText } from '../key-moment-text.ts';
import { stillAt } from '../still-and-measures-at-time.ts';
import css from './KickPicker.module.css';
import { useClipStills } from '../useClipStills.ts';

interface KickPickerProps {
  /** In order of time, two or more. */
  readonly kicks: readonly KickInClip[];
  readonly review: FormReview;
  readonly shape: ClipShape;
  /** Pictures that were taken of the clip. */
  readonly stills: readonly Still[];
  /** The others are taken out of it; null where it was not saved, and the skeleton alone shows the kick. */
  readonly clip: Blob | null;
  readonly onPick: (kick: KickInClip) => void;
}

/** Pixels of a picture's longer side: the part with the player is cut out of it. */
const LONG_SIDE = 720;
/** Nothing is measured on pictures this small. */
const noMeasures = [] as const;

/** The kicks of a clip, each with how the player stood at the ball: a press reviews that one. */
export function KickPicker({ kicks, review, shape, stills, clip, onPick }: KickPickerProps) {
  const times = useMemo(() => kicks.map(({ time }) => time), [kicks]);
  const taken = useClipStills(clip, times, LONG_SIDE).stills;
  const title = useId();
  const reviewed = reviewedKick(kicks, review);
  return (
    <section className={css['picker']} aria-labelledby={title}>
      <h3 id={title} className={css['title']}>
        {m.results_kicks_title({ count: kicks.length })}
      </h3>
      <p>{m.results_kicks_words()}</p>
      <ul className={css['kicks']}>
        {kicks.map((kick, at) => {
          const still = stillAt(stills, kick.time) ?? stillAt(taken, kick.time);
          return (
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
                  picture={still?.picture}
                  pose={nearestFrame(kick.input.frames, still?.time ?? kick.time)?.pose ?? null}
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
          );
        })}
      </ul>
      <VisuallyHidden>
        <output>{reviewed === -1 ? '' : m.results_kicks_now({ number: reviewed + 1 })}</output>
      </VisuallyHidden>
    </section>
  );
}

/** Seconds: two kicks are farther apart than this. */
const SAME_KICK = 0.1;

/** Which of the kicks a review is of, from 0; -1 where it is of none of them. */
function reviewedKick(kicks: readonly KickInClip[], { moments }: Pick<FormReview, 'moments'>): number {
  const contact = moments.find(({ name }) => name === 'contact');
  return contact === undefined ? -1 : kicks.findIndex(({ time }) => Math.abs(time - contact.time) < SAME_KICK);
}
