import type { ReactNode } from 'react';
import { m } from '../../i18n/index.ts';
import { changeSettings, useSettings, videoQualities, type VideoQuality } from '../../settings/settings.ts';
import { Card } from '../../ui/card/Card.tsx';
import { SoundOffIcon, SoundOnIcon } from '../../ui/icons/play.tsx';
import { SegmentedControl } from '../../ui/segmented/SegmentedControl.tsx';
import { playCue } from '../../ui/sound/sound.ts';
import css from './DeviceSettings.module.css';

const qualityNames: Readonly<Record<VideoQuality, () => string>> = {
  auto: m.app_settings_quality_auto,
  high: m.app_settings_quality_high,
  medium: m.app_settings_quality_medium,
  low: m.app_settings_quality_low,
};

/** How the app looks, sounds and films on this device (spec 000 §3). */
export function DeviceSettings() {
  const { theme, soundEnabled, videoQuality, autoRecord, poseOverlay, debugMode } = useSettings();
  return (
    <>
      <Card title={m.app_profile_look()}>
        <div className={css['settings']}>
          <SegmentedControl
            label={m.app_profile_theme()}
            segments={[
              { value: 'system', label: m.app_profile_theme_system() },
              { value: 'dark', label: m.app_profile_theme_dark() },
              { value: 'light', label: m.app_profile_theme_light() },
            ]}
            value={theme}
            onValueChange={(choice) => changeSettings({ theme: choice })}
          />
          <Switch
            label={m.app_profile_sound()}
            on={soundEnabled}
            icons={{ on: <SoundOnIcon size={20} />, off: <SoundOffIcon size={20} /> }}
            onSwitch={(on) => {
              changeSettings({ soundEnabled: on });
              playCue('tap');
            }}
          />
        </div>
      </Card>
      <Card title={m.app_settings_camera()}>
        <div className={css['settings']}>
          <SegmentedControl
            label={m.app_settings_quality()}
            hint={m.app_settings_quality_hint()}
            segments={videoQualities.map((value) => ({ value, label: qualityNames[value]() }))}
            value={videoQuality}
            onValueChange={(quality) => changeSettings({ videoQuality: quality })}
          />
          <Switch
            label={m.app_settings_auto_record()}
            hint={m.app_settings_auto_record_hint()}
            on={autoRecord}
            onSwitch={(on) => changeSettings({ autoRecord: on })}
          />
          <Switch
            label={m.app_settings_overlay()}
            hint={m.app_settings_overlay_hint()}
            on={poseOverlay}
            onSwitch={(on) => changeSettings({ poseOverlay: on })}
          />
          <Switch
            label={m.app_settings_debug()}
            hint={m.app_settings_debug_hint()}
            on={debugMode}
            onSwitch={(on) => changeSettings({ debugMode: on })}
          />
        </div>
      </Card>
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly icons?: { readonly on: ReactNode; readonly off: ReactNode };
  readonly onSwitch: (on: boolean) => void;
}

function Switch({ label, hint, on, icons, onSwitch }: SwitchProps) {
  return (
    <SegmentedControl
      label={label}
      hint={hint}
      segments={[
        { value: 'on', label: m.app_profile_sound_on(), icon: icons?.on },
        { value: 'off', label: m.app_profile_sound_off(), icon: icons?.off },
      ]}
      value={on ? 'on' : 'off'}
      onValueChange={(value) => onSwitch(value === 'on')}
    />
  );
}
