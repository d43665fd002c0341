import '../../../polyfills.ts';
import { renderOverlayVideo } from './render-overlay-video.ts';
import { takeStills } from './take-stills.ts';
import type { RenderingNews, RenderingTask } from './clip-rendering-worker-messages.ts';

/** Decodes and draws away from the page, one task after another. */
const tell = (news: RenderingNews): void => postMessage(news);

self.addEventListener('message', ({ data: task }: MessageEvent<RenderingTask>) => {
  void perform(task);
});

async function perform(task: RenderingTask): Promise<void> {
  try {
    await (task.kind === 'stills' ? takeStills(task, tell) : renderOverlayVideo(task, tell));
    tell({ kind: 'done' });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
