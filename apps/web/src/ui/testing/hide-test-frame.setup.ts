// Nobody looks at the frame that a run's tests are in. What its page puts where, paints on a canvas or plays is the same
// when the frame is not drawn; drawing it is two fifths of the processor's time of a component's test.
window.frameElement?.setAttribute('style', `${window.frameElement.getAttribute('style') ?? ''}; opacity: 0`);
