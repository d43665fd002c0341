import { Progress } from '@base-ui/react/progress';
import { m } from '@touchline/messages';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons/control-icons.tsx';
import { PlayIcon } from '../../../../ui/icons/playback-icons.tsx';
import { PauseIcon } from '../../../../ui/icons/timer-icons.tsx';
import css from './PlaybackControls.module.css';

interface PlaybackControlsProps {
  playing: boolean;
  speed: number;
  /** The video is not there yet, with the part of it that is (0–1), or null where nobody can say; null once it is there. Default null. */
  opening?: { readonly share: number | null } | null;
  onToggle: () => void;
  onStep: (by: -1 | 1) => void;
  onSpeed: (speed: number) => void;
}

const speeds = [
  [0.25, m.results_player_quarter, m.results_player_quarter_name],
  [0.5, m.results_player_half, m.results_player_half_name],
  [1, m.results_player_full, m.results_player_full_name],
] as const;

/** Play, one picture back or on, slow motion. Until the video is there a ring round play says how far it is, and all looks as it will. */
export function PlaybackControls(props: PlaybackControlsProps) {
  const { playing, speed, opening = null, onToggle, onStep, onSpeed } = props;
  const disabled = opening !== null;
  return (
    <div className={css['controls']}>
      <div className={css['steps']}>
        <IconButton
          variant="board"
          label={m.results_player_back()}
          icon={<ChevronLeftIcon />}
          disabled={disabled}
          onClick={() => onStep(-1)}
        />
        <div className={css['middle']}>
          <button
            type="button"
            className={css['play']}
            aria-label={playing ? m.results_player_pause() : m.results_player_play()}
            disabled={disabled}
            onClick={onToggle}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          {opening === null ? null : <OpeningRing share={opening.share} />}
        </div>
        <IconButton
          variant="board"
          label={m.results_player_on()}
          icon={<ChevronRightIcon />}
          disabled={disabled}
          onClick={() => onStep(1)}
        />
      </div>
      <fieldset className={css['choice']} aria-label={m.results_player_speed()}>
          {speeds.map(([value, text, name]) => (
            <button
              key={value}
              type="button"
              className={css['speed']}
              aria-label={name()}
              aria-pressed={speed === value}
              onClick={() => onSpeed(value)}
            >
              {text()}
            </button>
          ))}
      </fieldset>
    </div>
  );
}

/** Round the play button: the part of the video that is there or, where nobody can say, an arc that goes round. */
function OpeningRing({ share }: { readonly share: number | null }) {
  const arc = share === null ? 25 : Math.round(share * 100);
  return (
    <Progress.Root className={css['ring']} value={share === null ? null : arc} aria-label={m.results_player_opening()}>
      <svg viewBox="0 0 64 64" data-unknown={share === null || undefined} aria-hidden="true">
        <circle cx="32" cy="32" r="29.5" />
        <circle className={css['arc']} cx="32" cy="32" r="29.5" pathLength="100" strokeDasharray={`${arc} 100`} />
      </svg>
    </Progress.Root>
  );
}
