import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs of the drill. One file a family, so that a screen carries only the families it shows. */

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.7v14.6L19.5 12z" fill="currentColor" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="13" r="7.5" />
      <path d="M12 9v4l2.5 1.7M10 2.5h4" />
    </Icon>
  );
}
