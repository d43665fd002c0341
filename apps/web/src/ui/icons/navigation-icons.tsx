import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* The places of the app. One file a family, so that a screen carries only the families it shows. */

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 11L12 4l8.5 7M5.5 9.5V20h13V9.5" />
      <path d="M9 20v-2.5a3 3 0 0 1 6 0V20" />
    </Icon>
  );
}

export function PracticeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 3.5h3L17.5 18h-11zM3.5 20.5h17" />
      <path d="M9.3 8h5.4l1.3 4.5H8z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function AnalysisIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7V4.5A1.5 1.5 0 0 1 4.5 3H7M17 3h2.5A1.5 1.5 0 0 1 21 4.5V7M21 17v2.5a1.5 1.5 0 0 1-1.5 1.5H17M7 21H4.5A1.5 1.5 0 0 1 3 19.5V17M9 6.5l5.5 5.5L10 18" />
      <circle cx="14.5" cy="12" r="2.2" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function RewardsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="4.5" width="10.5" height="14.5" rx="2" />
      <path d="M6.5 7.3L5 7.8a1.5 1.5 0 0 0-1 1.9l2.8 8.6" />
      <path d="M14.25 8.3l1.1 2.3 2.4.3-1.8 1.7.5 2.5-2.2-1.2-2.2 1.2.5-2.5-1.8-1.7 2.4-.3z" strokeWidth="1.5" />
    </Icon>
  );
}

export function ProgressIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20.5M8 15l3.7-4.5 3.3 2.5L20 7M16 7h4v4" />
    </Icon>
  );
}

export function LeaderboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-3v1.8A3 3 0 0 0 7.6 10.3M16.5 5.5h3v1.8a3 3 0 0 1-3.1 3M12 14v3.5M8 20.5h8M9.5 17.5h5v3h-5z" />
    </Icon>
  );
}

export function CoachIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="14" r="5.5" />
      <path d="M9 8.5h11.5v3.7l-6.1 1.3" />
      <circle cx="9" cy="14" r="1.5" fill="currentColor" />
      <path d="M13 5.5V3.5M16.5 5.5l1-1.7M9.5 5.5l-1-1.7" />
    </Icon>
  );
}

export function ProfileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4L3.5 6.5l1.5 5 2.5-.8V20h9v-9.3l2.5.8 1.5-5L15.5 4a3.5 3.5 0 0 1-7 0z" />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9" />
      <circle cx="15.5" cy="7.5" r="2.5" />
      <circle cx="8.5" cy="16.5" r="2.5" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5" cy="12" r="1.4" fill="currentColor" />
      <circle cx="12" cy="12" r="1.4" fill="currentColor" />
      <circle cx="19" cy="12" r="1.4" fill="currentColor" />
    </Icon>
  );
}
