import { Button } from '../../ui/button/Button.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../ui/icons/timer-icons.tsx';
import { cues } from '../../ui/sound/sound-cues.ts';
import type { CueName } from '../../ui/sound/sound-cues.ts';
import { useSound } from '../../ui/sound/sound-settings.ts';
import { playCue } from '../../ui/sound/play-cue.ts';
import css from '../ComponentGallery.module.css';

/** Every cue to hear. */
export function Sounds() {
  const { enabled, change } = useSound();
  return (
    <div className={css['row']}>
      <Button icon={enabled ? <SoundOnIcon /> : <SoundOffIcon />} onClick={() => change({ enabled: !enabled })}>
        {enabled ? 'Sound is on' : 'Sound is off'}
      </Button>
      {(Object.keys(cues) as CueName[]).map((name) => (
        <Button key={name} size="sm" onClick={() => playCue(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
