import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs of a drill or video that runs. No first screen shows one. */

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" strokeWidth="3.5" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6" y="6" width="12" height="12" rx="1.5" fill="currentColor" />
    </Icon>
  );
}

export function SoundOnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5h3.5l4.5-4v13l-4.5-4H4z" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.5a8 8 0 0 1 0 11" />
    </Icon>
  );
}

export function SoundOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5h3.5l4.5-4v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5" />
    </Icon>
  );
}

/** A screen that becomes a small one in its corner. */
export function MakeSmallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 10.5v-6h-17v15h7" />
      <path d="M13.5 13.5h7v6h-7zM7 8l3.5 3.5M10.5 8.5v3h-3" />
    </Icon>
  );
}
