/**
 * At which sizes a journey runs, given as the details of its test. Without any it runs on the phone alone: what it proves
 * of a rule or a flow is the same everywhere. Where things stand, how one gets about, axe and keys differ.
 */
export const everySize = { tag: '@every-size' };

/** For what a phone has not: a keyboard. */
export const desktopOnly = { tag: '@desktop' };
