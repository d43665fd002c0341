import { m } from '@touchline/messages';
import { Icon, type IconProps } from '../../../../ui/icons/Icon.tsx';
import { VideoOverlayToggle } from './VideoOverlayToggle.tsx';

interface WholePictureButtonProps {
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

/** On the picture's corner: between the player and all that was filmed. */
export function WholePictureButton({ isWhole, onWhole }: WholePictureButtonProps) {
  return <VideoOverlayToggle shows="picture" icon={<CornersIcon size={20} />} label={m.results_player_whole()} isOn={isWhole} onChange={onWhole} />;
}

/** Four corners: all of the picture. */
function CornersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4" />
    </Icon>
  );
}
