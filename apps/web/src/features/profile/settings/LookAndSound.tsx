import { useState } from 'react';
import { m } from '@touchline/messages';
import { changeSettings, useSettings } from '../../../settings/settings.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../../ui/icons/play.tsx';
import { chooseMotion, motionChoice } from '../../../ui/motion/motion-choice.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { playCue } from '../../../ui/sound/sound.ts';
import css from './Settings.module.css';
import { Switch } from './Switch.tsx';

/** How the app looks and sounds on this device (spec 000 §3). */
export function LookAndSound() {
  const { theme, soundEnabled } = useSettings();
  const [motion, setMotion] = useState(motionChoice);
  return (
    <Card title={m.profile_look()} level={3}>
      <div className={css['settings']}>
        <SegmentedControl
          label={m.profile_theme()}
          segments={[
            { value: 'system', label: m.profile_theme_system() },
            { value: 'dark', label: m.profile_theme_dark() },
            { value: 'light', label: m.profile_theme_light() },
          ]}
          value={theme}
          onValueChange={(choice) => changeSettings({ theme: choice })}
        />
        <SegmentedControl
          label={m.profile_motion()}
          hint={m.profile_motion_hint()}
          segments={[
            { value: 'device', label: m.profile_motion_device() },
            { value: 'still', label: m.profile_motion_still() },
          ]}
          value={motion}
          onValueChange={(choice) => {
            chooseMotion(choice);
            setMotion(choice);
          }}
        />
        <Switch
          label={m.profile_sound()}
          on={soundEnabled}
          icons={{ on: <SoundOnIcon size={20} />, off: <SoundOffIcon size={20} /> }}
          onSwitch={(on) => {
            changeSettings({ soundEnabled: on });
            playCue('tap');
          }}
        />
      </div>
    </Card>
  );
}
