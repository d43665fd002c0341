/** Lets everything else that waits for this thread have its turn, without the wait that a timer adds. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}

/** Seconds of a clock that never goes back. */
export function secondsNow(): number {
  return performance.now() / 1000;
}
