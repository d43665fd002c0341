/** A clip that can be played, slowed down, stepped through and shown at a moment, however the browser manages it. */
export interface Footage {
  /** What shows the picture. */
  readonly element: HTMLVideoElement | HTMLCanvasElement;
  /** Seconds. */
  readonly duration: number;
  /** Shows the picture at a time, in seconds. */
  readonly show: (time: number) => void;
  /** Shows the picture before or after the one on show. */
  readonly step: (by: -1 | 1) => void;
  /** Plays from here, or from the start when the end is on show; `speed` 1 is as filmed. */
  readonly play: (speed: number) => void;
  readonly pause: () => void;
  readonly close: () => void;
}

/** What a footage tells of itself. */
export interface FootageNews {
  /** The picture of this time, in seconds, is on show. */
  readonly onPicture: (time: number) => void;
  readonly onPlaying: (playing: boolean) => void;
  /** It cannot show this clip any more. */
  readonly onBroken: () => void;
}
