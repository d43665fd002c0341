import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

/* What a player earns. One file a family, so that a screen carries only the families it shows. */

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 2.5c.5 3.5 5.5 5.5 5.5 11a6 6 0 0 1-12 0c0-2.3 1-3.8 2.3-5 .2 1.7.9 2.5 1.9 2.8-.5-3.3.3-6.6 2.3-8.8z" />
      <path d="M12 19.3a2.6 2.6 0 0 1-2.6-2.6c0-1.6 1.3-2.2 2.6-3.9 1.3 1.7 2.6 2.3 2.6 3.9a2.6 2.6 0 0 1-2.6 2.6z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function TokenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5l4.3 3.1-1.65 5H9.35l-1.65-5z" fill="currentColor" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z" />
    </Icon>
  );
}

export function BallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 8.3l3.5 2.6-1.3 4.1H9.8l-1.3-4.1zM12 8.3V3.2M15.5 10.9l4.9-1.5M14.2 15l3 4.2M9.8 15l-3 4.2M8.5 10.9L3.6 9.4" />
    </Icon>
  );
}

export function TrendUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 16.5l6-6 4 4 7-7.5" />
      <path d="M15.5 7h5v5" />
    </Icon>
  );
}

export function TrendDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5l6 6 4-4 7 7.5" />
      <path d="M15.5 17h5v-5" />
    </Icon>
  );
}
