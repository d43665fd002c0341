/**
 * A drill seen from above, as data to draw and animate. Metres from the top left corner, x to the right and y down
 * (as in SVG); seconds from the start of one round. A round ends where it began, so that it can repeat without a jump.
 * Feet are those of a right-footed player.
 */
export interface Diagram {
  /** The ground shown: the view box, in metres. */
  readonly pitch: { readonly width: number; readonly height: number };
  /** Length of one round. */
  readonly seconds: number;
  readonly cones: readonly Point[];
  readonly wall: Line | null;
  readonly goal: Line | null;
  /** Lines on the ground, such as the rungs of a ladder. */
  readonly lines: readonly Line[];
  readonly player: readonly Waypoint[];
  /** Null for a drill without a ball. */
  readonly ball: readonly Waypoint[] | null;
  /** When and how the player touches the ball, in order of time. Empty without a ball. */
  readonly touches: readonly Touch[];
  /** When a foot swings round or past the ball without touching it. */
  readonly feints: readonly Feint[];
  /** When the ball is in the player's hands, in order of time; absent where it never is. */
  readonly holds?: readonly Hold[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Where something is at a moment; between two waypoints it moves straight and evenly. */
export interface Waypoint extends Point {
  readonly at: number;
  /** Metres above the ground; absent on the ground. */
  readonly height?: number;
}

export const surfaces = ['inside', 'outside', 'sole', 'laces', 'thigh'] as const;
export type Surface = (typeof surfaces)[number];
export type Foot = 'left' | 'right';

/** A touch of the ball; the thigh is that of the leg of the foot. */
export interface Touch {
  readonly at: number;
  readonly foot: Foot;
  readonly surface: Surface;
}

export interface Feint {
  readonly at: number;
  readonly foot: Foot;
}

export interface Hold {
  readonly from: number;
  readonly to: number;
}
