import { m } from '@touchline/messages';
import { changeSettings, useSettings, videoQualities, type VideoQuality } from '../../../settings/device-settings.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { SwitchRow } from '../../../ui/switch/SwitchRow.tsx';
import { CameraIcon } from '../../../ui/icons/filming-icons.tsx';
import { AnalysisIcon } from '../../../ui/icons/navigation-icons.tsx';
import css from './Settings.module.css';

const qualityNames: Readonly<Record<VideoQuality, () => string>> = {
  auto: m.profile_settings_quality_auto,
  high: m.profile_settings_quality_high,
  medium: m.profile_settings_quality_medium,
  low: m.profile_settings_quality_low,
};

/** How the app films on this device (spec 000 §3). */
export function CameraSettings() {
  const { videoQuality, autoRecord, poseOverlay } = useSettings();
  return (
    <Card title={m.profile_settings_camera()} level={3}>
      <div className={css['rows']}>
        <SegmentedControl
          layout="beside"
          label={m.profile_settings_quality()}
          hint={m.profile_settings_quality_hint()}
          segments={videoQualities.map((value) => ({ value, label: qualityNames[value]() }))}
          value={videoQuality}
          onValueChange={(quality) => changeSettings({ videoQuality: quality })}
        />
        <SwitchRow
          sign={<CameraIcon size={22} />}
          label={m.profile_settings_auto_record()}
          hint={m.profile_settings_auto_record_hint()}
          on={autoRecord}
          onSwitch={(on) => changeSettings({ autoRecord: on })}
        />
        <SwitchRow
          sign={<AnalysisIcon size={22} />}
          label={m.profile_settings_overlay()}
          hint={m.profile_settings_overlay_hint()}
          on={poseOverlay}
          onSwitch={(on) => changeSettings({ poseOverlay: on })}
        />
      </div>
    </Card>
  );
}
