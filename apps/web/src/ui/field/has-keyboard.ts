/** Where one points with a mouse there is a keyboard too, and none that covers half of the screen. */
export function hasKeyboard(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}
