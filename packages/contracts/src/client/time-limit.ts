/** A signal that is aborted with another one, or after a time. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Whether it was the time that ended it. */
  readonly isOver: () => boolean;
  /** To be called when the work is done: the clock and the other signal are let go. */
  readonly end: () => void;
}

/** Written out, because older browsers have neither `AbortSignal.timeout` nor `AbortSignal.any`. Milliseconds. */
export function timeLimit(milliseconds: number, other?: AbortSignal | null): TimeLimit {
  const controller = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, milliseconds);
  const follow = (): void => controller.abort(other?.reason);
  if (other?.aborted === true) follow();
  other?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    isOver: () => over,
    end() {
      clearTimeout(timer);
      other?.removeEventListener('abort', follow);
    },
  };
}

/** What is waited for; throws the signal's reason as soon as that is aborted, for what cannot be aborted itself. */
export function untilAborted<T>(waited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    waited.then(resolve, reject);
  });
}
