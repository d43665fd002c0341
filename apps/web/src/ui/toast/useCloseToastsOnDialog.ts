import { Toast } from '@base-ui/react/toast';
import { useEffect, useEffectEvent, useRef } from 'react';

/** What opens above the page. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]';
/** A message that came with the dialog, as why it is asked, stays: only what stood this long before it goes (milliseconds). */
const STOOD_MS = 500;

/**
 * Messages in passing make way for a dialog or menu that opens: whoever opens one has gone on, and they would stand over
 * its title. What comes while it is open finds its place beside it, and an offer stays until it is answered.
 */
export function useCloseToastsOnDialog(): void {
  const { toasts, close } = Toast.useToastManager();
  const since = useRef(new Map<string, number>());
  useEffect(() => {
    const known = since.current;
    since.current = new Map(toasts.map(({ id }) => [id, known.get(id) ?? Date.now()]));
  }, [toasts]);
  const makeWay = useEffectEvent(() => {
    for (const { id, timeout } of toasts) {
      const stood = Date.now() - (since.current.get(id) ?? Date.now());
      if (timeout !== 0 && stood >= STOOD_MS) close(id);
    }
  });
  const isAnyThere = toasts.length > 0;
  useEffect(() => {
    if (!isAnyThere) return undefined;
    let open = openDialogs();
    let frame = 0;
    // A dialog's place comes first, and the dialog in it a moment later.
    const look = (): void => {
      const now = openDialogs();
      if (now > open) makeWay();
      open = now;
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isAnyThere]);
}

/** How many there are; the messages themselves are dialogs to a screen reader, and none of them. */
function openDialogs(): number {
  return [...document.querySelectorAll(DIALOGS)].filter((one) => one.closest('[data-messages]') === null).length;
}
