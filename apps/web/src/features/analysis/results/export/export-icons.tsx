import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { IconProps } from '../../../../ui/icons/Icon.tsx';

/* Signs of taking something away. */

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v11M7 10l5 5 5-5M4.5 19.5h15" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6 11.5H5v9h14v-9h-1" />
    </Icon>
  );
}
