import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs of a talk. One file a family, so that a screen carries only the families it shows. */

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
      <path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5" />
    </Icon>
  );
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12l16-7.5-4.5 15.5-4-6.5zM11.5 13.5L20 4.5" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z" />
    </Icon>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h15v11h-8l-4.5 4v-4H4.5z" />
      <path d="M12 12.8s-3-1.6-3-3.5a1.5 1.5 0 0 1 3-.3 1.5 1.5 0 0 1 3 .3c0 1.9-3 3.5-3 3.5z" />
    </Icon>
  );
}
