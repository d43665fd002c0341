/**
 * The colours that are drawn over a picture. A picture is as dark by day as by night, so they do not follow the
 * theme.
 */
export interface OverlayColours {
  readonly left: string;
  readonly right: string;
  readonly middle: string;
  readonly edge: string;
  readonly good: string;
  readonly near: string;
  readonly off: string;
  readonly ink: string;
  readonly ground: string;
}

const tokens = {
  left: '--flood',
  right: '--note',
  middle: '--chalk',
  edge: '--sunken',
  good: '--grass',
  near: '--warn',
  off: '--stop',
  ink: '--chalk',
  ground: '--ground',
} as const satisfies Record<keyof OverlayColours, string>;

let read: OverlayColours | undefined;

/** The design's night colours, read once from the page's style sheet. For the page, not for a worker. */
export function overlayColours(): OverlayColours {
  if (read !== undefined) return read;
  const night = document.body.appendChild(document.createElement('span'));
  night.dataset['theme'] = 'dark';
  const style = getComputedStyle(night);
  const colours = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]),
  ) as unknown as OverlayColours;
  night.remove();
  if (colours.left !== '') read = colours;
  return colours;
}

/** The same where a measure is green inside its good band and amber outside of it: red is for danger. */
export function bandColours(): OverlayColours {
  const night = overlayColours();
  return { ...night, off: night.near };
}
