import { m } from '@touchline/messages';
import { useToasts } from '../../../../ui/toast/useToasts.ts';
import { drawKeyPicture, offeredPictures } from '../../export/draw-key-picture.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { Still } from '../../video-rendering/video-rendering-worker-messages.ts';
import { nearestFrame } from '../../overlay/interpolate-pose.ts';
import { MomentPicture } from '../MomentPicture.tsx';
import { momentText, secondsText } from '../key-moment-text.ts';
import { stillAt } from '../still-and-measures-at-time.ts';
import type { ShownReview } from '../shown-review-type.ts';
import { DownloadIcon } from './export-icons.tsx';
import css from './ExportPanel.module.css';

/** On their way, all there that will come, or on the device that took them. */
type PicturesState = 'waiting' | 'complete' | 'elsewhere';

interface KeyPicturesProps {
  shown: ShownReview;
  state: PicturesState;
}

const noneText = {
  waiting: m.results_take_pictures_waiting,
  complete: m.results_take_pictures_none,
  elsewhere: m.results_take_pictures_elsewhere,
} as const;

/** Nothing is measured on a picture this small. */
const noMeasures = [] as const;

/** The key-frame pictures, each with the skeleton drawn on it, to download. */
export function KeyPictures({ shown, state }: KeyPicturesProps) {
  const toasts = useToasts();
  const { stills, frames, shape, review } = shown;
  const pictures = offeredPictures(stills);
  // Of two pictures of one moment only one is offered: it is called by the moment, wherever exactly it was taken.
  const nameOf = (still: Still): string => {
    const moment = review.moments.find(({ time }) => stillAt(pictures, time) === still);
    return moment === undefined ? secondsText(still.time) : momentText(moment, review.moments);
  };
  const save = async (still: Still): Promise<void> => {
    try {
      saveFile(await drawKeyPicture(still, shown), `touchline-${review.type}-${still.time.toFixed(2)}s.jpg`);
    } catch {
      toasts.error(m.results_take_picture_failed());
    }
  };
  return (
    <section className={css['section']} aria-label={m.results_take_pictures()}>
      <h4 className={css['title']}>{m.results_take_pictures()}</h4>
      {pictures.length === 0 ? (
        <p className={css['hint']}>{noneText[state]()}</p>
      ) : null}
      <ul className={css['pictures']}>
        {pictures.map((still) => (
          <li key={still.time}>
            <button
              type="button"
              className={css['picture']}
              aria-label={m.results_take_picture({ moment: nameOf(still) })}
              onClick={() => void save(still)}
            >
              <MomentPicture
                label=""
                picture={still.picture}
                pose={nearestFrame(frames, still.time)?.pose ?? null}
                aspect={shape.width / shape.height}
                measures={noMeasures}
                cut={1}
              />
              <span className={css['name']}>
                <DownloadIcon size={18} />
                {nameOf(still)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
