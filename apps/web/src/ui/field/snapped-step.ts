interface StepLimits {
  readonly step: number;
  readonly min: number;
  readonly max: number;
}

/** Where a press leads from a number: by ones up to the first whole step, from there on from one whole step to the next. */
export function snappedStep(from: number, direction: 1 | -1, { step, min, max }: StepLimits): number {
  const isSmall = direction === 1 ? from < step : from <= step;
  const to = direction === 1 ? nextMultiple(from, isSmall ? 1 : step) : -nextMultiple(-from, isSmall ? 1 : step);
  return Math.min(max, Math.max(min, to));
}

function nextMultiple(from: number, step: number): number {
  return (Math.floor(from / step) + 1) * step;
}
