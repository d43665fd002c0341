import { useMemo } from 'react';
import { m } from '@touchline/messages';
import type { FormReview, KeyMoment, KeyMomentName } from '@touchline/vision';
import { nearestFrame } from '../../overlay/pose-at.ts';
import type { Analysis } from '../../store/analysis.ts';
import { MomentPicture } from '../MomentPicture.tsx';
import { momentText } from '../moment-text.ts';
import { measuresAt, stillAt, type Shown } from '../shown-review.ts';
import css from './SideBySide.module.css';

interface SideBySideProps {
  shown: Shown;
  previous: Analysis;
}

const CUT = 4 / 5;

/** The same key moment of both attempts; nothing where they share none. */
export function SideBySide({ shown, previous }: SideBySideProps) {
  const shared = sameMoments(previous.review, shown.review);
  if (shared === null) return null;
  const moment = momentText(shared.now, shown.review.moments);
  return (
    <figure className={css['both']}>
      <Attempt shown={previous} time={shared.before.time} label={m.results_compare_before_picture({ moment })} />
      <Attempt shown={shown} time={shared.now.time} label={m.results_compare_now_picture({ moment })} />
      <figcaption className={css['moment']}>{moment}</figcaption>
    </figure>
  );
}

interface AttemptProps {
  shown: Pick<Shown, 'review' | 'shape' | 'frames' | 'stills'>;
  time: number;
  label: string;
}

function Attempt({ shown: { review, shape, frames, stills }, time, label }: AttemptProps) {
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

/** Which moment is shown beside its like: the one that tells most first. */
const telling: readonly KeyMomentName[] = ['contact', 'turn', 'touch', 'set', 'backswing', 'followThrough', 'plant'];

/** The most telling key moment that both attempts have, the first of its name in each; null where they share none. */
function sameMoments(before: FormReview, now: FormReview): { before: KeyMoment; now: KeyMoment } | null {
  for (const name of telling) {
    const [one, other] = [before, now].map(({ moments }) => moments.find((moment) => moment.name === name));
    if (one !== undefined && other !== undefined) return { before: one, now: other };
  }
  return null;
}
