const still = new CSSStyleSheet();
still.replaceSync(`*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition: none !important;
}

::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
  animation-duration: 0s !important;
}`);

const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];

/** Runs for whoever asks, and stays at its first moment: what goes round and round keeps the browser making frames all the time. */
function animateWithoutFrames(this: Element, ...how: Parameters<Element['animate']>): Animation {
  const animation = animate.apply(this, how);
  if (animation.effect?.getTiming().iterations === Infinity) animation.playbackRate = 0;
  return animation;
}

/**
 * Everything comes and goes at once: most tests are of what is on screen, not of how it got there. A click waits for
 * what it is meant for to stand still, and pictures of what moves are a third of the time of a test.
 */
export function holdStill(): void {
  letMove();
  document.adoptedStyleSheets.push(still);
  Element.prototype.animate = animateWithoutFrames;
}

/** Until the test is over everything moves as it does for a player: for tests of how something comes and goes. */
export function letMove(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  Element.prototype.animate = animate;
}
