import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly icons?: { readonly on: ReactNode; readonly off: ReactNode };
  readonly onSwitch: (on: boolean) => void;
}

/** On or off. */
export function Switch({ label, hint, on, icons, onSwitch }: SwitchProps) {
  return (
    <SegmentedControl
      label={label}
      hint={hint}
      segments={[
        { value: 'on', label: m.profile_on(), icon: icons?.on },
        { value: 'off', label: m.profile_off(), icon: icons?.off },
      ]}
      value={on ? 'on' : 'off'}
      onValueChange={(value) => onSwitch(value === 'on')}
    />
  );
}
