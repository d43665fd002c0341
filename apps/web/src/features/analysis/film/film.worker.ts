import '../../../older-browsers.ts';
import { overlayFilm } from './overlay-film.ts';
import { takeStills } from './take-stills.ts';
import type { FilmNews, FilmTask } from './film-task.ts';

/** Decodes and draws away from the page, one task a worker. */
const tell = (news: FilmNews): void => postMessage(news);

self.addEventListener('message', ({ data: task }: MessageEvent<FilmTask>) => {
  void perform(task);
});

async function perform(task: FilmTask): Promise<void> {
  try {
    await (task.kind === 'stills' ? takeStills(task, tell) : overlayFilm(task, tell));
    tell({ kind: 'done' });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
