import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs of the voice. One file a family, so that a screen carries only the families it shows. */

export function VoiceOnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h15v11h-8l-4.5 4v-4H4.5z" />
      <path d="M8.5 9v2M12 7.8v4.4M15.5 9v2" />
    </Icon>
  );
}

export function VoiceOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h15v11h-8l-4.5 4v-4H4.5zM9.5 7.5l5 5M14.5 7.5l-5 5" />
    </Icon>
  );
}
