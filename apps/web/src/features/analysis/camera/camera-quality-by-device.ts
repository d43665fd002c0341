import type { VideoQuality } from '../../../settings/device-settings.ts';

/** What a device can be asked for. */
export interface Device {
  /** Processor cores. */
  readonly cores: number;
  /** Gigabytes; null where the browser does not tell, as Safari and Firefox. Then the cores decide. */
  readonly memory: number | null;
}

/** How strong a device is (spec 000 §9). */
export type Tier = Exclude<VideoQuality, 'auto'>;

/** The picture asked of the camera; it may give another. */
export interface CameraQuality {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pictures a second. */
  readonly frameRate: number;
}

/** The sizes of spec 000 §9, 1280 × 720 at most (settled), and the frame rates of 002 §9. */
const wishes: Readonly<Record<Tier, CameraQuality>> = {
  high: { width: 1280, height: 720, frameRate: 30 },
  medium: { width: 1280, height: 720, frameRate: 30 },
  low: { width: 854, height: 480, frameRate: 15 },
};

/** The tier of a device: high with 8 cores and 8 GB or more, medium with 4 and 4, else low (spec 000 §9). */
export function tierOf({ cores, memory }: Device): Tier {
  const has = (least: number): boolean => cores >= least && (memory ?? least) >= least;
  if (has(8)) return 'high';
  return has(4) ? 'medium' : 'low';
}

/** The picture to ask for: what the player has set, or what suits the device. */
export function cameraQualityByDevice(quality: VideoQuality, device: Device): CameraQuality {
  const tier = tierOf(device);
  if (quality === 'auto') return wishes[tier];
  // A finer picture may be wished for; more pictures a second than the device can take would only be lost.
  return { ...wishes[quality], frameRate: Math.min(wishes[quality].frameRate, wishes[tier].frameRate) };
}

/** This device, as far as the browser tells. */
export function thisDevice(): Device {
  const { hardwareConcurrency, deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  return { cores: hardwareConcurrency, memory: deviceMemory ?? null };
}
