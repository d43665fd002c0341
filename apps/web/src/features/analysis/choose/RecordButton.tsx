import { m } from '@touchline/messages';
import { Button, type ButtonProps } from '../../../ui/button/Button.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { recordingTypeHere } from '../record/recording-media-type.ts';
import css from './RecordButton.module.css';

interface RecordButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly label: string;
  readonly onFilm: () => void;
}

/** Opens the camera; where nothing can be recorded it says so. */
export function RecordButton({ label, onFilm, ...look }: RecordButtonProps) {
  if (recordingTypeHere() !== null) {
    return (
      <Button {...look} icon={<CameraIcon />} onClick={onFilm}>
        {label}
      </Button>
    );
  }
  return (
    <div className={css['unsupported']}>
      <Button icon={<CameraIcon />} disabled wide>
        {m.record_unsupported()}
      </Button>
      <p className={css['words']}>
        {m.record_unsupported_words()}. {m.record_unsupported_help()}
      </p>
    </div>
  );
}
