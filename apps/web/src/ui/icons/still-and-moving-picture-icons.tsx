import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs of a picture that moves; none that could be taken for those of a clock. */

export function StillPictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M10 9v6M14 9v6" />
    </Icon>
  );
}

export function MovingPictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M10 8.8v6.4l5.2-3.2z" fill="currentColor" />
    </Icon>
  );
}
