import type { AchievementMeasure } from '@touchline/domain';
import type { ReactNode } from 'react';

/* Drawn for a badge of 64 by 72, around its middle at 32, 28. Lines and fills take the badge's ink. */

const ball = (
  <>
    <circle cx="32" cy="28" r="13.5" />
    <path
      d="M32 22.6l5.2 3.8-2 6.1h-6.4l-2-6.1zM32 22.6v-8M37.2 26.4l7.6-2.4M35.2 32.5l4.6 6.5M28.8 32.5l-4.6 6.5M26.8 26.4l-7.6-2.4"
    />
    <path d="M32 22.6l5.2 3.8-2 6.1h-6.4l-2-6.1z" fill="currentColor" />
  </>
);

const flame = (
  <>
    <path d="M33 11.5c.8 5.8 9 9.4 9 18.6a10 10 0 0 1-20 0c0-4 1.8-6.6 4-8.5.3 2.8 1.5 4.2 3.2 4.7-.8-5.6.5-11 3.8-14.8z" />
    <path d="M32 39.6a4.6 4.6 0 0 1-4.6-4.6c0-2.8 2.4-3.8 4.6-6.8 2.2 3 4.6 4 4.6 6.8a4.6 4.6 0 0 1-4.6 4.6z" fill="currentColor" />
  </>
);

const star = (
  <path d="M32 12.8l4.7 9.6 10.6 1.5-7.7 7.4 1.9 10.5-9.5-5-9.5 5 1.9-10.5-7.7-7.4 10.6-1.5z" fill="currentColor" fillOpacity=".28" />
);

const token = (
  <>
    <circle cx="32" cy="28" r="13.5" />
    <circle cx="32" cy="28" r="10" strokeWidth="1" strokeDasharray="1.6 2.6" />
    <path d="M32 21.2l6.6 4.8-2.5 7.8h-8.2L25.4 26z" fill="currentColor" />
  </>
);

const camera = (
  <>
    <rect x="17" y="20" width="20.5" height="17" rx="3" />
    <path d="M37.5 26.6l9-4.6v13l-9-4.6z" fill="currentColor" fillOpacity=".28" />
    <circle cx="27.2" cy="28.5" r="4.4" fill="currentColor" />
    <path d="M21 16.2h9" />
  </>
);

const shirt = (
  <>
    <path
      d="M26 14.5L16.5 19l3 8.4 4.6-1.5V42h15.8V25.9l4.6 1.5 3-8.4L38 14.5a6 6 0 0 1-12 0z"
      fill="currentColor"
      fillOpacity=".2"
    />
    <path d="M29.5 27.8l3.2-2.6v10.4M29.8 35.6h5.8" />
  </>
);

const idCard = (
  <>
    <rect x="16" y="18" width="32" height="22" rx="3" />
    <circle cx="24.4" cy="26.6" r="3.4" fill="currentColor" />
    <path d="M19.4 35.8c.6-3 2.5-4.4 5-4.4s4.4 1.4 5 4.4M34 25h9M34 30h9M34 35h6" />
  </>
);

/** The sign of each measure. */
export const motif: Readonly<Record<AchievementMeasure, ReactNode>> = {
  sessions: ball,
  streak: flame,
  level: star,
  tokens: token,
  analyses: camera,
  team: shirt,
  profile: idCard,
};

/** The outline of a badge of each measure: from the middle of its upper edge round to the right. */
export const shape: Readonly<Record<AchievementMeasure, string>> = {
  // A ball.
  sessions: 'M32 3a30 30 0 1 1 0 60a30 30 0 1 1 0-60z',
  // A flame that has been lit: a drop with its point up.
  streak: 'M32 1.5c5 9.5 28 17 28 36a28 28 0 0 1-56 0c0-19 23-26.5 28-36z',
  // The star of a rank, with its points joined.
  level: 'M32 2l10.5 7.5 13 .5 3.5 12.5 6 11-6 11-3.5 12.5-13 .5L32 65l-10.5-7.5-13-.5L5 44.5l-6-11 6-11L8.5 10l13-.5z',
  // A coin that is cut at its corners.
  tokens: 'M32 3h12.4L61 19.6v26.8L44.4 63H19.6L3 46.4V19.6L19.6 3z',
  // The finder of a camera.
  analyses: 'M32 5h17a11 11 0 0 1 11 11v34a11 11 0 0 1-11 11H15A11 11 0 0 1 4 50V16A11 11 0 0 1 15 5z',
  // The crest of a club.
  team: 'M32 2.5l28 6.6v29.4c0 15.6-11.6 25.6-28 31-16.4-5.4-28-15.4-28-31V9.1z',
  // A pass on its ribbon.
  profile: 'M32 3h15a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8z',
};
