import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs on controls. One file a family, so that a screen carries only the families it shows. */

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12.5l5 5 10-11" />
    </Icon>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l9 16H3zM12 10v4" />
      <circle cx="12" cy="16.7" r=".6" fill="currentColor" />
    </Icon>
  );
}

export function NoConnectionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M3 9.5a14 14 0 0 1 3.6-2.4M10.5 5.6A14 14 0 0 1 21 9.5M6.2 13a9 9 0 0 1 4-2.2M15.2 11.6a9 9 0 0 1 2.6 1.4M9.4 16.4a4.4 4.4 0 0 1 5.2 0" />
      <circle cx="12" cy="19.4" r=".8" fill="currentColor" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.5V16" />
      <circle cx="12" cy="8" r=".6" fill="currentColor" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1" />
      <path d="M10 10.2a2.75 2.75 0 0 0 3.8 3.9M3.5 3.5l17 17" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9.5l6 6 6-6" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 6l-6 6 6 6" />
    </Icon>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 6l6 6-6 6" />
    </Icon>
  );
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9.2" />
      <path d="M20 4v5.2h-5.2" />
    </Icon>
  );
}

export function SignOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4.5H6.5a1.5 1.5 0 0 0-1.5 1.5v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20M16.5 8.5L20 12l-3.5 3.5" />
    </Icon>
  );
}
