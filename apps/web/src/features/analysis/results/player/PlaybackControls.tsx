import { m } from '@touchline/messages';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons/control-icons.tsx';
import { PlayIcon } from '../../../../ui/icons/playback-icons.tsx';
import { PauseIcon } from '../../../../ui/icons/timer-icons.tsx';
import css from './PlaybackControls.module.css';

interface PlaybackControlsProps {
  playing: boolean;
  speed: number;
  disabled: boolean;
  onToggle: () => void;
  onStep: (by: -1 | 1) => void;
  onSpeed: (speed: number) => void;
}

const speeds = [
  [0.25, m.results_player_quarter, m.results_player_quarter_name],
  [0.5, m.results_player_half, m.results_player_half_name],
  [1, m.results_player_full, m.results_player_full_name],
] as const;

/** Play, one picture back or on, slow motion. */
export function PlaybackControls(props: PlaybackControlsProps) {
  const { playing, speed, disabled, onToggle, onStep, onSpeed } = props;
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
        <button
          type="button"
          className={css['play']}
          aria-label={playing ? m.results_player_pause() : m.results_player_play()}
          disabled={disabled}
          onClick={onToggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
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
