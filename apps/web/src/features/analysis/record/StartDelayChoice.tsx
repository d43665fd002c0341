import { m } from '@touchline/messages';
import { changeSettings, recordingDelays, useSettings } from '../../../settings/device-settings.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import css from './StartDelayChoice.module.css';

/** How long whoever films alone has to walk into the picture; kept on the device. */
export function StartDelayChoice({ isLocked }: { readonly isLocked: boolean }) {
  const { recordingDelay } = useSettings();
  return (
    <div className={css['delay']}>
      <SegmentedControl
        label={m.record_delay()}
        segments={recordingDelays.map((seconds) => ({ value: String(seconds), label: m.record_delay_seconds({ seconds }) }))}
        value={String(recordingDelay)}
        onValueChange={(value) => {
          const chosen = recordingDelays.find((seconds) => String(seconds) === value);
          if (chosen !== undefined) changeSettings({ recordingDelay: chosen });
        }}
        disabled={isLocked}
      />
    </div>
  );
}
