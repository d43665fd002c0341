import { expect } from 'vitest';

interface Recording {
  /** How many chunks, of a fifth of a second, the recorder has to have written at least. */
  readonly moreThan: number;
  /** Milliseconds to wait for them. */
  readonly timeout: number;
}

/** A take as a recorder writes it: WebM without length and index, of a canvas on which something moves. */
export async function recordedTake({ moreThan, timeout }: Recording): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  recorder.start(200);
  const painting = setInterval(() => pen?.fillRect(Math.random() * 200, 0, 20, 20), 30);
  await expect.poll(() => chunks.filter(({ size }) => size > 0).length, { timeout }).toBeGreaterThan(moreThan);
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.stop();
  await stopped;
  clearInterval(painting);
  return new Blob(chunks);
}
