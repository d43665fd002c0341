import { BallIcon } from '../../../ui/icons/reward-icons.tsx';
import { nearestFrame } from '../overlay/interpolate-pose.ts';
import { MomentPicture } from '../results/MomentPicture.tsx';
import type { Analysis } from '../store/saved-analysis.ts';
import css from './AnalysisThumbnail.module.css';

/** Nothing is measured on a picture this small. */
const noMeasures = [] as const;

/** The player in the middle picture of an analysis, square; of one that this device has not, a ball on the turf. */
export function AnalysisThumbnail({ analysis }: { readonly analysis: Analysis | null }) {
  if (analysis === null) {
    return (
      <span className={css['turf']} data-theme="dark">
        <BallIcon size={26} />
      </span>
    );
  }
  const still = analysis.stills[Math.floor(analysis.stills.length / 2)];
  const time = still?.time ?? analysis.shape.duration / 2;
  return (
    <MomentPicture
      label=""
      picture={still?.picture}
      pose={nearestFrame(analysis.frames, time)?.pose ?? null}
      aspect={analysis.shape.width / analysis.shape.height}
      measures={noMeasures}
      cut={1}
    />
  );
}
