import { useEffect, useEffectEvent } from 'react';

/** Alt+R starts to record (spec 002 §2). By the key's place: with Alt some keyboards write another sign. */
export function useRecordKey(onRecord: () => void, isActive = true): void {
  useKey(({ altKey, ctrlKey, metaKey, code }) => altKey && !ctrlKey && !metaKey && code === 'KeyR', onRecord, isActive);
}

/** Escape stops it. */
export function useStopKey(onStop: () => void): void {
  useKey(({ key }) => key === 'Escape', onStop, true);
}

function useKey(isIt: (event: KeyboardEvent) => boolean, onKey: () => void, isActive: boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || !isIt(event)) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent): void => pressed(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [isActive]);
}
