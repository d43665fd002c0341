import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* Signs of an account and of what is set. One file a family, so that a screen carries only the families it shows. */

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="M4 7l8 6 8-6" />
    </Icon>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15.5" r="4" />
      <path d="M11 12.5l8.5-8.5M16 7.5l3 3" />
    </Icon>
  );
}

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12.5h5M9.5 16h5" />
    </Icon>
  );
}

/** Two devices. */
export function DevicesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 17.5H3.5v-11h15v3" />
      <rect x="14" y="11.5" width="6.5" height="9" rx="1.5" />
    </Icon>
  );
}

/** A grown-up and a child. */
export function FamilyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8.5" cy="6.5" r="3" />
      <circle cx="17" cy="11.5" r="2.25" />
      <path d="M3.5 20v-3a5 5 0 0 1 10 0v3M13.5 20v-.5a3.5 3.5 0 0 1 7 0v.5" />
    </Icon>
  );
}

/** The sole of a left foot: mirrored for a right one. */
export function FootIcon({ isRight = false, ...props }: IconProps & { readonly isRight?: boolean }) {
  return (
    <Icon {...props}>
      <g {...(isRight && { transform: 'matrix(-1 0 0 1 24 0)' })}>
        <path d="M9 8.5c2.5-1 5 .5 5.5 3.5.4 2.5-1 3.5-1 5.5 0 2-1 3.5-2.75 3.5S8 19.5 8 17.5s-1-3-1.25-5S7.25 9.25 9 8.5z" />
        <path d="M14.8 6.4v.01M12 4.6v.01M9.3 4.4v.01M6.9 5.6v.01M5.3 8v.01" strokeWidth="2.6" />
      </g>
    </Icon>
  );
}
