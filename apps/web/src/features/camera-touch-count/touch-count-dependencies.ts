import type { Engine } from '../analysis/engine/index.ts';
import { openEngine } from '../analysis/engine/index.ts';
import { closeCamera, openCamera } from '../analysis/camera/index.ts';

/** Everything outside a live count that it uses. */
export interface TouchCountDependencies {
  /** Asks for the camera; rejects with what the browser says. */
  readonly open: () => Promise<{ readonly stream: MediaStream; readonly facesPlayer: boolean }>;
  readonly close: (stream: MediaStream) => void;
  /** The pose engine; nothing of it is fetched before it is asked whether it is ready. */
  readonly openEngine: () => Pick<Engine, 'ready' | 'detectPeople' | 'close'>;
  /** Seconds that only ever go forward. */
  readonly now: () => number;
}

/**
 * The picture asked of the camera: the model uses 256 pixels of a person, and a camera's whole sensor is four to three,
 * which sees more of a player than a wide picture does.
 */
const wish = { width: 640, height: 480, frameRate: 30 } as const;

/** The camera and the model of this device. The screen is turned to the player, who sees the count. */
export const deviceDependencies: TouchCountDependencies = {
  open: () => openCamera({ cameraId: null, looks: 'user', wish }),
  close: closeCamera,
  openEngine: () => openEngine('lite'),
  now: () => performance.now() / 1_000,
};
