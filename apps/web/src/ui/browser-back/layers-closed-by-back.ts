/**
 * What lies above a tab (a dialog, the drawer, a page within the tab) and is closed by the browser's Back. Each open
 * layer has one entry of the history, with the tab's own address; where a layer is closed otherwise its entry is taken
 * back. `CloseWatcher` hears Escape and the gesture of some phones but no Back button: it would need all this as well.
 */

export interface LayerOptions {
  /** Its entry's own address, which opens it again after a reload; by default the tab's. */
  readonly hash?: string | undefined;
  /** It stands in the place of the page below, not above it: who comes back finds that page scrolled as it was left. */
  readonly isPage?: boolean;
}

interface Layer extends LayerOptions {
  readonly close: () => void;
}

/** From the lowest to the topmost. */
const layers: Layer[] = [];
/** The address they were opened at: Back to another leads away from all of them, and is the tabs' to hear. */
let address = '';
/** The address of the topmost layer that has one of its own. */
let ownAddress = '';
/** Our own step back is on its way; what has to wait for its end. */
let stepping = false;
let afterStep: (() => void) | null = null;
let settling = false;
let listening = false;

/** Puts a layer on top until the returned function is called. `close` hears of Back, and may leave the layer open. */
export function openLayer(close: () => void, options: LayerOptions = {}): () => void {
  const layer = { ...options, close };
  layers.push(layer);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settleSoon();
  };
}

/** Gives the history as many entries as there are open layers: also after a reload, which closes them all. */
export function settleSoon(): void {
  if (settling) return;
  settling = true;
  // One layer that closes as another opens leaves its entry to it.
  queueMicrotask(() => {
    settling = false;
    settle();
  });
}

/** Whether something lies above the tab, or is just being taken away. */
export const isLayered = (): boolean => stepping || layers.length > 0 || entries() > 0;

/** Goes to another hash, from an open layer in place of its entry: nobody comes back to it. */
export function goToHash(hash: string): void {
  if (stepping) afterStep = () => goToHash(hash);
  else if (entries() > 0) location.replace(`#${hash}`);
  else location.hash = hash;
}

/** How many entries of layers the history holds up to the current one. */
function entries(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0;
}

function settle(): void {
  if (stepping) return;
  if (!listening) globalThis.addEventListener('popstate', onPopState);
  listening = true;
  const surplus = entries() - layers.length;
  if (surplus > 0) {
    stepping = true;
    history.go(-surplus);
  }
  for (const { isPage = false } of layers.slice(entries())) {
    // The way back to this entry may end late: the browser is not to scroll then to where the page was, over what came since.
    history.scrollRestoration = isPage ? 'auto' : 'manual';
    history.pushState({ layers: entries() + 1 }, '');
  }
  if (!stepping) history.scrollRestoration = 'auto';
  // An entry of a layer's own address is none of the tab's.
  if (location.href !== ownAddress) address = location.href;
  const hash = layers.at(-1)?.hash;
  if (hash === undefined || stepping) return;
  history.replaceState(history.state, '', `#${hash}`);
  ownAddress = location.href;
}

function onPopState(): void {
  if (stepping) {
    stepping = false;
    const go = afterStep;
    afterStep = null;
    go?.();
  } else if (location.href === address || location.href === ownAddress) {
    for (const layer of layers.slice(entries()).toReversed()) layer.close();
  }
  // Later, when what closes has closed: a layer that stays, as a question whose deed is being done, has its entry again.
  setTimeout(settle);
}
