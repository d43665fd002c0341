import { useEffect, useEffectEvent } from 'react';

/** Alt+R starts to record (spec 002 §2). By the key's place: with Alt some keyboards write another sign. */
export function useRecordShortcut(onRecord: () => void, isActive = true): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, code } = event;
    if (event.defaultPrevented || event.repeat || !altKey || ctrlKey || metaKey || code !== 'KeyR') return;
    event.preventDefault();
    onRecord();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent): void => pressed(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [isActive]);
}
