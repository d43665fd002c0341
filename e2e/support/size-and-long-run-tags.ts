/** `npm run test:long`. */
export const isLongRun = process.env['TOUCHLINE_LONG'] === '1';

/**
 * At which sizes a journey runs, given as the details of its test. Without any it runs on the phone alone: what it proves
 * of a rule or a flow is the same everywhere. Where things stand, how one gets about, axe and keys differ.
 */
export const everySize = { tag: '@every-size' };

/** The same in the long run; in `npm test` on the phone alone, where there is least room. */
export const everySizeInLongRun = { tag: '@wide-in-long-run' };

/** For what a phone has not: a keyboard. `npm test` has no project of desktops, so those of the phone do it at this size. */
export const desktopOnly = { tag: '@desktop' };
export const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
export const isForDesktop = (tags: readonly string[]): boolean => tags.includes(desktopOnly.tag);

/** What a keyboard or a wide screen shows best, and in the long run the phone too. */
export const phoneInLongRun = isLongRun ? everySize : desktopOnly;

/** A journey of `npm run test:long` alone: what it proves is proven in `npm test` lower down or by another journey, which its test names. */
export const longRunOnly = { tag: '@long' };

/** Which journeys of the long run are done at the size of a desktop. */
export const journeysOfDesktop = /@(every-size|desktop|wide-in-long-run)\b/;

/** Which journeys this run leaves out. */
export const isLeftOut = isLongRun ? [] : [/@long\b/];
