import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { IconProps } from '../../../../ui/icons/Icon.tsx';

/** A player as lines and joints. */
export function BodyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="4" r="2" />
      <path d="M12 6v8M6.5 9.5L12 8l5.5 1.5M12 14l-4 7M12 14l2.5 3.5L14 21.5" />
    </Icon>
  );
}
