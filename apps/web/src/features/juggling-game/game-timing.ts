/** Spec 002 §9: the game lasts 60 s, and is drawn up to 30 times a second. */
export const gameSeconds = 60;
export const framesPerSecond = 30;
