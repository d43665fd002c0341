import { m } from '@touchline/messages';
import { CameraIcon, LockIcon } from '../../../ui/icons/filming-icons.tsx';
import { ClockIcon } from '../../../ui/icons/playback-icons.tsx';
import css from './FilmingHelp.module.css';
import { FilmingSetupDrawing } from './FilmingSetupDrawing.tsx';

interface FilmingHelpProps {
  /** The picture of how to film stands here, for want of room elsewhere. */
  readonly hasPicture: boolean;
}

/** What is worth knowing before one films, behind a press. */
export function FilmingHelp({ hasPicture }: FilmingHelpProps) {
  return (
    <details className={css['how']}>
      <summary>{m.clip_how_title()}</summary>
      {hasPicture ? <FilmingSetupDrawing /> : null}
      <ul className={css['facts']}>
        <li>
          <CameraIcon size={22} />
          {m.clip_how_camera()}
        </li>
        <li>
          <ClockIcon size={22} />
          {m.clip_help_length()}
        </li>
        <li>
          <LockIcon size={22} />
          {m.clip_how_private()}
        </li>
      </ul>
    </details>
  );
}
