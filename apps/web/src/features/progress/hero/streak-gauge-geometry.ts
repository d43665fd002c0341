import { scaleLinear } from '@visx/scale';

/** The gauge is open at the bottom: it goes from here to the same on the other side, in radians from the top. */
const END = (2 * Math.PI) / 3;

/** The angle of a streak on a gauge that ends at `max` days, in radians clockwise from the top. */
export function gaugeAngle(days: number, max: number): number {
  return scaleLinear<number>({ domain: [0, max], range: [-END, END], clamp: true })(days);
}

/** A place on the gauge: x to the right and y down from its middle. */
export function onGauge(angle: number, radius: number): { readonly x: number; readonly y: number } {
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}
