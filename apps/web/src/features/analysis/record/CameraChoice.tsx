import { m } from '@touchline/messages';
import { Select } from '../../../ui/select/Select.tsx';
import { OtherCameraIcon } from '../../../ui/icons/filming-icons.tsx';
import type { OpenCamera } from '../camera/open-camera.ts';
import css from './CameraChoice.module.css';

interface CameraChoiceProps {
  readonly camera: Pick<OpenCamera, 'id' | 'all'> | null;
  readonly isLocked: boolean;
  readonly onChoose: (cameraId: string) => void;
}

/** Which camera films, where the device has more than one. */
export function CameraChoice({ camera, isLocked, onChoose }: CameraChoiceProps) {
  if (camera === null || camera.all.length < 2) return null;
  return (
    <div className={css['choice']}>
      <Select
        label={m.record_camera()}
        layout="bare"
        icon={<OtherCameraIcon />}
        options={camera.all.map(({ id, label }, at) => ({
          value: id,
          label: label === '' ? m.record_camera_nameless({ number: at + 1 }) : label,
        }))}
        value={camera.id}
        onValueChange={onChoose}
        disabled={isLocked}
      />
    </div>
  );
}
