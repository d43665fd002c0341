/** A control that messages might cover: its upper and lower edge in pixels, and how much it would be missed. */
export interface CoveredControl {
  readonly top: number;
  readonly bottom: number;
  readonly weight: number;
}

interface Room {
  /** Pixels of the window between which messages may stand. */
  readonly from: number;
  readonly to: number;
  /** Of the messages, in pixels. */
  readonly height: number;
  /** Where they stand while nothing is in the way. */
  readonly edge: 'top' | 'bottom';
}

/** From one place that is tried to the next, in pixels. */
const STEP = 8;
/** In the middle of the page messages cover what is read: so many pixels from their edge are as bad as one more control. */
const FAR = 240;
/** Air that stays between messages and a control, in pixels. */
const AIR = 2;

/**
 * The upper edge for messages, in pixels: near to their edge of the window, and over no control where that is not far from it;
 * else over those that are missed least.
 */
export function freePlace({ from, to, height, edge }: Room, controls: readonly CoveredControl[]): number {
  const last = Math.max(from, to - height);
  let best = edge === 'top' ? from : last;
  let least = Number.POSITIVE_INFINITY;
  for (let way = 0; way <= last - from; way += STEP) {
    const top = edge === 'top' ? from + way : last - way;
    const covered = way / FAR + controls
      .filter((control) => control.top < top + height + AIR && control.bottom > top - AIR)
      .reduce((sum, { weight }) => sum + weight, 0);
    if (covered < least) {
      least = covered;
      best = top;
    }
    if (least <= way / FAR) break;
  }
  return best;
}
