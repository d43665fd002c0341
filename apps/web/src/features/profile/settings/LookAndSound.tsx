import { useState } from 'react';
import { m } from '@touchline/messages';
import { changeSettings, useSettings } from '../../../settings/settings.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../../ui/icons/play.tsx';
import { VoiceOffIcon, VoiceOnIcon } from '../../../ui/icons/voice.tsx';
import { chooseMotion, motionChoice } from '../../../ui/motion/motion-choice.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useSound } from '../../../ui/sound/settings.ts';
import { playCue } from '../../../ui/sound/sound.ts';
import { speak, useLocalVoice } from '../../../ui/sound/speech.ts';
import { canVibrate } from '../../../ui/sound/vibrate.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import css from './Settings.module.css';
import { Switch } from './Switch.tsx';

/** How the app looks and sounds on this device (spec 000 §3). */
export function LookAndSound() {
  const { theme, soundEnabled } = useSettings();
  const { voice, change } = useSound();
  const canSpeak = useLocalVoice();
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
        <LanguageChoice />
        <Switch
          label={m.profile_sound()}
          {...(canVibrate && { hint: m.profile_sound_hint() })}
          on={soundEnabled}
          icons={{ on: <SoundOnIcon size={20} />, off: <SoundOffIcon size={20} /> }}
          onSwitch={(on) => {
            changeSettings({ soundEnabled: on });
            playCue('tap');
          }}
        />
        {canSpeak ? (
          <Switch
            label={m.profile_voice()}
            hint={m.profile_voice_hint()}
            on={voice}
            icons={{ on: <VoiceOnIcon size={20} />, off: <VoiceOffIcon size={20} /> }}
            onSwitch={(on) => {
              change({ voice: on });
              if (on) speak(m.practice_voice_hello());
            }}
          />
        ) : null}
      </div>
    </Card>
  );
}
