import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs of filming and clips. */

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="6.5" width="12.5" height="11" rx="2.5" />
      <path d="M15.5 10.8l5-2.8v8l-5-2.8z" />
    </Icon>
  );
}

/** A camera with two arrows around: another one films. */
export function OtherCameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.6 6.6L9 4.5h6l1.4 2.1h2.1a2 2 0 0 1 2 2v8.9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V8.6a2 2 0 0 1 2-2z" />
      <path d="M8.4 12.6a3.7 3.7 0 0 1 6.6-2M15.6 13.2a3.7 3.7 0 0 1-6.6 2M15.3 8.6v2.2h-2.2M8.7 17.2V15h2.2" />
    </Icon>
  );
}

export function ClipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4.5M7.8 8.4L12 4.2l4.2 4.2" />
      <path d="M4.5 15v2.8a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V15" />
    </Icon>
  );
}

export function ScissorsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="7" r="2.6" />
      <circle cx="6" cy="17" r="2.6" />
      <path d="M8.2 8.4L20 16.5M8.2 15.6L20 7.5" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8.2 10.5V7.6a3.8 3.8 0 0 1 7.6 0v2.9" />
    </Icon>
  );
}
