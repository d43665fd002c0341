import { useEffect, useMemo, useState } from 'react';
import { m } from '@touchline/messages';
import { nearestFrame } from '../overlay/interpolate-pose.ts';
import { MomentPicture } from './MomentPicture.tsx';
import { momentText, secondsText } from './key-moment-text.ts';
import { KeyMomentChips } from './player/KeyMomentChips.tsx';
import { WholePictureButton } from './player/WholePictureButton.tsx';
import type { Asked, Playhead } from './playhead.ts';
import { measuresAt, stillAt } from './still-and-measures-at-time.ts';
import type { ShownReview } from './shown-review-type.ts';
import css from './KeyMomentStills.module.css';

interface KeyMomentStillsProps {
  shown: ShownReview;
  playhead: Playhead;
  asked: Asked | null;
  /** There is a video, and this device cannot show it. */
  broken?: boolean;
}

/** In the place of the player where there is no video to play: the key moments one at a time, near the player, with their pictures where those are on this device. */
export function KeyMomentStills({ shown, playhead, asked, broken = false }: KeyMomentStillsProps) {
  const { review, shape, frames, stills } = shown;
  const first = review.moments.find(({ name }) => name === 'contact')?.time ?? review.moments[0]?.time;
  /** What was chosen here, until the page asks for something newer. */
  const [chosen, setChosen] = useState<{ readonly time: number; readonly after: Asked | null } | null>(null);
  const start = asked?.time ?? first ?? stills[0]?.time ?? shape.duration / 2;
  const time = chosen !== null && chosen.after === asked ? chosen.time : start;
  useEffect(() => playhead.move(time), [playhead, time]);
  const measures = useMemo(() => measuresAt(review, time), [review, time]);
  const moment = review.moments.find((each) => each.time === time);
  const still = stillAt(stills, time);
  const pose = nearestFrame(frames, still?.time ?? time)?.pose ?? null;
  const [isWhole, setWhole] = useState(false);
  const what = moment === undefined ? secondsText(time) : momentText(moment, review.moments);
  return (
    <section className={css['stage']} aria-label={m.results_pictures()}>
      <div className={css['picture']}>
        <MomentPicture
          label={m.results_picture_of({ moment: what })}
          picture={still?.picture}
          pose={pose}
          aspect={shape.width / shape.height}
          measures={measures}
          isLarge
          {...(isWhole ? {} : { cut: 1 })}
        />
        {pose === null ? null : <WholePictureButton isWhole={isWhole} onWhole={setWhole} />}
      </div>
      <KeyMomentChips
        moments={review.moments}
        time={time}
        onMoment={(chip) => setChosen({ time: chip.time, after: asked })}
      />
      <output className={css['note']}>{broken ? m.results_limited() : stills.length > 0 ? m.results_no_video() : m.results_no_pictures()}</output>
    </section>
  );
}
