/**
 * Runs tasks of one name after each other, also those of other tabs: Web Locks keep tabs from sending side by side.
 * Without them only this tab's tasks wait for each other.
 */
export function withWebLock(name: string): (task: () => Promise<void>) => Promise<void> {
  if ('locks' in navigator) return (task) => navigator.locks.request(name, task);
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}
