import { useMemo } from 'react';
import { m } from '@touchline/messages';
import { nearestFrame } from '../../overlay/interpolate-pose.ts';
import { MomentPicture } from '../MomentPicture.tsx';
import { momentText } from '../key-moment-text.ts';
import { measuresAt, stillAt } from '../still-and-measures-at-time.ts';
import type { Attempt } from './compared-attempt.ts';
import { sharedKeyMoment } from './shared-key-moment.ts';
import css from './SharedMomentSideBySide.module.css';

interface SideBySideProps {
  before: Attempt;
  now: Attempt;
}

const CUT = 4 / 5;

/** The same key moment of both attempts; nothing where they share none. */
export function SharedMomentSideBySide({ before, now }: SideBySideProps) {
  const shared = sharedKeyMoment(before.review, now.review);
  if (shared === null) return null;
  const moment = momentText(shared.now, now.review.moments);
  return (
    <figure className={css['both']}>
      <Picture attempt={before} time={shared.before.time} label={m.results_compare_before_picture({ moment })} />
      <Picture attempt={now} time={shared.now.time} label={m.results_compare_now_picture({ moment })} />
      <figcaption className={css['moment']}>{moment}</figcaption>
    </figure>
  );
}

interface PictureProps {
  attempt: Attempt;
  time: number;
  label: string;
}

function Picture({ attempt: { review, shape, frames, stills }, time, label }: PictureProps) {
  const measures = useMemo(() => measuresAt(review, time), [review, time]);
  const still = stillAt(stills, time);
  return (
    <MomentPicture
      label={label}
      picture={still?.picture}
      pose={nearestFrame(frames, still?.time ?? time)?.pose ?? null}
      aspect={shape.width / shape.height}
      measures={measures}
      cut={CUT}
    />
  );
}
