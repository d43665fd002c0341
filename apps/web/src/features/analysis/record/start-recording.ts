/** A recording under way. */
export interface Recording {
  /** Ends it and gives what was recorded. Rejects where the recorder failed. */
  readonly stop: () => Promise<Blob>;
}

/** Bits a second, and milliseconds of one chunk (spec 002 §9). */
const bitsPerSecond = 2_500_000;
const chunkMs = 1_000;

/** Starts to record. `onEnded` hears that the recorder stopped by itself: the camera was unplugged or taken away. */
export function startRecording(stream: MediaStream, type: string, onEnded: () => void): Recording {
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bitsPerSecond });
  const chunks: Blob[] = [];
  let failure: unknown = null;
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  recorder.addEventListener('error', (event) => {
    failure = event;
  });
  recorder.addEventListener('stop', onEnded, { once: true });
  // In chunks: Safari gives nothing for a long take that is written in one piece.
  recorder.start(chunkMs);
  return {
    stop: async () => {
      recorder.removeEventListener('stop', onEnded);
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      if (failure !== null) throw new Error('The recorder failed', { cause: failure });
      return new Blob(chunks, { type });
    },
  };
}
