import type { SendingWatch } from './initiate-and-upload.ts';
import type { Finished, SendingOutside } from './sending-types.ts';

/** The work of this page on analyses, on each of them once at a time and in one tab. */
export interface WorkOnce {
  /** Whether this page is at work on an analysis. */
  readonly isAtWork: (id: string) => boolean;
  /** Whether somebody waits on screen for the analysis that this page is at work on. */
  readonly isWatched: (id: string) => boolean;
  /**
   * Does a work on an analysis, or joins the one that is being done on it. The signal of the watch ends the waiting, with
   * `later`, and not the work. Never rejects.
   */
  readonly once: (id: string, watch: Pick<SendingWatch, 'signal'>, watched: boolean, work: () => Promise<Finished>) => Promise<Finished>;
}

/** Remembers what this page is at work on; `lock` keeps other tabs from the same. */
export function createWorkOnce(lock: SendingOutside['lock']): WorkOnce {
  const active = new Map<string, { watched: boolean; done: Promise<Finished> }>();
  return {
    isAtWork: (id) => active.has(id),
    isWatched: (id) => active.get(id)?.watched === true,
    async once(id, { signal }, watched, work) {
      const running = active.get(id);
      const entry = running ?? { watched, done: Promise.resolve<Finished>('later') };
      entry.watched ||= watched;
      if (running === undefined) {
        active.set(id, entry);
        entry.done = lock(`touchline.analysis.${id}`, work)
          .catch((): Finished => 'later')
          .finally(() => active.delete(id));
      }
      const left = new Promise<Finished>((resolve) => {
        if (signal.aborted) resolve('later');
        signal.addEventListener('abort', () => resolve('later'), { once: true });
      });
      const finished = await Promise.race([entry.done, left]);
      if (signal.aborted) entry.watched = false;
      return finished;
    },
  };
}
