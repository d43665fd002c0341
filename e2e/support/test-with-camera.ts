import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { madeFrom } from './test-clips.ts';
import { draw } from './skip-page-drawing.ts';
import { test } from './playwright-fixtures.ts';

/** A test whose browser has a camera that sees a film, again and again: a clip of the media, as ffmpeg makes it of that. */
export function testWithCamera(name: string, clip: Parameters<typeof madeFrom>[0], film: readonly string[]) {
  const path = fileURLToPath(new URL(`../results/${name}-${process.pid}.mjpeg`, import.meta.url));
  return test.extend({
    // What a camera sees arrives with the frames of its page.
    page: async ({ page }, use) => {
      await draw(page);
      await use(page);
    },
    launchOptions: [
      async ({ launchOptions }, use) => {
        writeFileSync(path, madeFrom(clip, ['-an', ...film, '-c:v', 'mjpeg', '-q:v', '4'], 'mjpeg'));
        const camera = [
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${path}`,
        ];
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
      },
      { scope: 'worker' },
    ],
  });
}
