import { useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/button/Button.tsx';
import { ClipIcon } from '../../../ui/icons/filming-icons.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly label: string;
  readonly onFile: (file: Blob) => void;
}

/** Where `video/*` were among them, OGG would be offered by browsers that do not play it. */
const accepted = 'video/mp4,video/quicktime,video/webm,video/x-m4v,video/3gpp,.mp4,.mov,.webm,.m4v,.3gp';
const playsOgg = (): boolean => document.createElement('video').canPlayType('video/ogg; codecs="theora"') !== '';

/** A button that lets the player choose a video of the device. */
export function FileButton({ label, onFile, ...look }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<ClipIcon />} {...look} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        accept={playsOgg() ? `${accepted},video/ogg,.ogv,.ogg` : accepted}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after a refusal.
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
