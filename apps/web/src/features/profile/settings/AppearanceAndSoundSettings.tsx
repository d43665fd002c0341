import { useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { changeSettings, useSettings } from '../../../settings/device-settings.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { chooseMotion, motionChoice, onMotionChoice } from '../../../ui/motion/motion-choice.ts';
import { chooseQuiet, useQuiet } from '../../../ui/quiet/quiet-mode.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useSound } from '../../../ui/sound/sound-settings.ts';
import { playCue } from '../../../ui/sound/play-cue.ts';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { speak, useLocalVoice } from '../../../ui/sound/speech.ts';
import { canVibrate } from '../../../ui/sound/vibrate.ts';
import { SwitchRow } from '../../../ui/switch/SwitchRow.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MovingPictureIcon } from '../../../ui/icons/still-and-moving-picture-icons.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../../ui/icons/timer-icons.tsx';
import { VoiceOnIcon } from '../../../ui/icons/voice-icons.tsx';
import css from './Settings.module.css';

/** How the app looks and sounds on this device (spec 000 §3). */
export function AppearanceAndSoundSettings() {
  const { theme, soundEnabled } = useSettings();
  const { voice, change } = useSound();
  const canSpeak = useLocalVoice();
  const motion = useSyncExternalStore(onMotionChoice, motionChoice);
  const asksForStillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isQuiet = useQuiet();
  return (
    <Card title={m.profile_look()} level={3}>
      <div className={css['rows']}>
        <SegmentedControl
          layout="beside"
          label={m.profile_theme()}
          segments={[
            { value: 'system', label: m.profile_theme_system() },
            { value: 'dark', label: m.profile_theme_dark() },
            { value: 'light', label: m.profile_theme_light() },
          ]}
          value={theme}
          onValueChange={(choice) => changeSettings({ theme: choice })}
        />
        <LanguageChoice />
        {/* One switch for all three, and below it one for each. */}
        <div>
          <SwitchRow sign={<SoundOffIcon size={22} />} label={m.profile_quiet()} hint={m.profile_quiet_hint()} on={isQuiet} onSwitch={chooseQuiet} />
          <div className={css['parts']}>
            <SwitchRow
              sign={<SoundOnIcon size={22} />}
              label={m.profile_sound()}
              {...(canVibrate && { hint: m.profile_sound_hint() })}
              on={soundEnabled}
              onSwitch={(on) => {
                changeSettings({ soundEnabled: on });
                playCue('tap');
              }}
            />
            {canSpeak ? (
              <SwitchRow
                sign={<VoiceOnIcon size={22} />}
                label={m.profile_voice()}
                hint={m.profile_voice_hint()}
                on={voice}
                onSwitch={(on) => {
                  change({ voice: on });
                  if (on) speak(m.practice_voice_hello());
                }}
              />
            ) : null}
            <SwitchRow
              sign={<MovingPictureIcon size={22} />}
              label={m.profile_motion()}
              hint={asksForStillness ? m.profile_motion_device() : m.profile_motion_hint()}
              on={motion !== 'still'}
              onSwitch={(moves) => chooseMotion(moves ? 'device' : 'still')}
            />
          </div>
        </div>
      </div>
    </Card>
  );
}
