import type { CameraQuality } from './camera-quality-by-device.ts';

/** A camera of this device. */
export interface Camera {
  readonly id: string;
  /** As the system calls it; empty until the player has allowed the camera. */
  readonly label: string;
}

/** An open camera. */
export interface OpenCamera {
  readonly stream: MediaStream;
  readonly id: string | null;
  /** It looks at the player, who expects a mirror. */
  readonly facesPlayer: boolean;
  readonly all: readonly Camera[];
}

/** Which camera is asked for; null leaves the choice to the device. */
export interface CameraRequest {
  readonly cameraId: string | null;
  readonly wish: CameraQuality;
  /** Where a camera of the device's choice looks; away from who holds it unless told. */
  readonly looks?: 'environment' | 'user';
}

/** Opens a camera, without sound. Rejects with what the browser says. */
export async function openCamera({ cameraId, wish, looks = 'environment' }: CameraRequest): Promise<OpenCamera> {
  const { width, height, frameRate } = wish;
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      width: { ideal: width },
      height: { ideal: height },
      frameRate: { ideal: frameRate, max: frameRate },
      ...(cameraId === null ? { facingMode: { ideal: looks } } : { deviceId: { exact: cameraId } }),
    },
  });
  const [track] = stream.getVideoTracks();
  const { deviceId, facingMode } = track?.getSettings() ?? {};
  const looksAway = facingMode === undefined ? /back|rear|environment/i.test(track?.label ?? '') : facingMode === 'environment';
  return { stream, id: deviceId ?? null, facesPlayer: !looksAway, all: await camerasHere() };
}

/** Lets a camera go: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function camerasHere(): Promise<Camera[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.flatMap(({ kind, deviceId, label }) => (kind === 'videoinput' ? [{ id: deviceId, label }] : []));
  } catch {
    // Without the list there is no choice; the open camera works all the same.
    return [];
  }
}
