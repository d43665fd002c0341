/** A filter run there and back passes less than one run, so its cutoff is set higher by this (Winter 2009). */
const bothWaysCorrection = (Math.SQRT2 - 1) ** 0.25;

/** Values added by reflection at either end, so that the ends are not pulled aside. */
const padding = 9;

function runOnce(values: readonly number[], warped: number): number[] {
  const scale = 1 / (1 + Math.SQRT2 * warped + warped * warped);
  const gain = warped * warped * scale;
  const back1 = 2 * (warped * warped - 1) * scale;
  const back2 = (1 - Math.SQRT2 * warped + warped * warped) * scale;
  const first = values[0] ?? 0;
  let [in1, in2, out1, out2] = [first, first, first, first];
  return values.map((value) => {
    const out = gain * (value + 2 * in1 + in2) - back1 * out1 - back2 * out2;
    [in2, in1, out2, out1] = [in1, value, out1, out];
    return out;
  });
}

/** The values with `padding` more at either end, turned about the end point so that value and slope go on. */
function reflected(values: readonly number[], pad: number): number[] {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? 0;
  const before = values.slice(1, pad + 1).map((value) => 2 * first - value);
  const after = values.slice(-pad - 1, -1).map((value) => 2 * last - value);
  return [...before.toReversed(), ...values, ...after.toReversed()];
}

/**
 * Zero-phase second-order Butterworth low-pass: run forwards and backwards, so nothing comes late. `rate` and `cutoff`
 * in Hz. A cutoff that the rate cannot carry leaves the values as they are.
 */
export function butterworth(values: readonly number[], rate: number, cutoff: number): number[] {
  const pad = Math.min(padding, values.length - 1);
  if (cutoff >= rate / 2 || pad < 1) return [...values];
  const warped = Math.tan((Math.PI * cutoff) / rate) / bothWaysCorrection;
  const forwards = runOnce(reflected(values, pad), warped);
  return runOnce(forwards.toReversed(), warped).toReversed().slice(pad, pad + values.length);
}
