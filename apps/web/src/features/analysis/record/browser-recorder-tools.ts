import { closeCamera, openCamera } from '../camera/open-camera.ts';
import type { RecorderTools } from './recorder-machine.ts';
import { recordingTypeHere } from './recording-media-type.ts';
import { startRecording } from './start-recording.ts';

/** Milliseconds between two looks at the clock. */
const tickMs = 200;

/** The recorder's tools in this browser. */
export const browserRecorder: RecorderTools = {
  open: openCamera,
  close: closeCamera,
  record: (stream, onEnded) => startRecording(stream, recordingTypeHere() ?? '', onEnded),
  now: () => performance.now(),
  tick: (task) => {
    const timer = setInterval(task, tickMs);
    return () => clearInterval(timer);
  },
};
