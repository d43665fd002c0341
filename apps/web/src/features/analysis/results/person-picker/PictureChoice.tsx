import type { PersonChoicePicture } from '@touchline/vision';
import type { CSSProperties } from 'react';
import { decimalText, m } from '@touchline/messages';
import type { Still } from '../../clip-rendering/clip-rendering-worker-messages.ts';
import type { Crop } from '../crop-picture-around-player.ts';
import { MomentPicture } from '../MomentPicture.tsx';
import { stillAt } from '../still-and-measures-at-time.ts';
import css from './PictureChoice.module.css';

interface PictureChoiceProps {
  readonly group: readonly PersonChoicePicture[];
  readonly stills: readonly Still[];
  /** Which one is shown large. */
  readonly at: number;
  /** Width by height of the clip. */
  readonly aspect: number;
  /** The part of each that is shown, and its width by height. */
  readonly crops: readonly Crop[];
  readonly shape: number;
  readonly onTurn: (at: number) => void;
}

const noMeasures = [] as const;

/** The pictures in which people were found, small: a press shows one large. */
export function PictureChoice({ group, stills, at, aspect, crops, shape, onTurn }: PictureChoiceProps) {
  return (
    <fieldset className={css['strip']} aria-label={m.results_point_pictures()} style={{ '--shape': shape } as CSSProperties}>
      {group.map(({ time }, index) => (
        <button
          key={time}
          type="button"
          className={css['small']}
          aria-label={m.results_point_picture({ number: index + 1, pictures: group.length, seconds: decimalText(time, 1) })}
          aria-pressed={index === at}
          onClick={() => onTurn(index)}
          // One that is half beyond the edge would stay there.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          <MomentPicture label="" picture={stillAt(stills, time)?.picture} pose={null} aspect={aspect} measures={noMeasures} cut={shape} part={crops[index]} />
        </button>
      ))}
    </fieldset>
  );
}
