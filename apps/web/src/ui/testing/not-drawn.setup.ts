// Nobody looks at the frame that a run's tests are in. What its page puts where, paints on a canvas or hears is the same
// when the frame is not drawn; drawing it is two fifths of the processor's time of a component's test.
if (window.frameElement instanceof window.parent.HTMLElement) window.frameElement.style.opacity = '0';
