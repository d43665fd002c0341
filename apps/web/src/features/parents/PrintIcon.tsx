import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconProps } from '../../ui/icons/Icon.tsx';

/** A printer with its sheet. */
export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V4h10v5M7 17H4.5V9h15v8H17" />
      <path d="M7 14h10v6H7z" />
    </Icon>
  );
}
