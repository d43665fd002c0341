import { onTestFinished, vi } from 'vitest';

type GetUserMedia = MediaDevices['getUserMedia'];

/** A camera that films a ball rolling by until the test ends; `answer` stands in the place of `getUserMedia`. */
export function camera(answer?: GetUserMedia, [width, height] = [320, 180]) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  let at = 0;
  const painting = setInterval(() => {
    at = (at + 5) % width;
    pen?.clearRect(0, 0, width, height);
    pen?.fillRect(at, 60, 40, 40);
  }, 40);
  const streams: MediaStream[] = [];
  const film = async (): Promise<MediaStream> => {
    const stream = canvas.captureStream(25);
    streams.push(stream);
    return stream;
  };
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer ?? film);
  const device = (deviceId: string, label: string) => ({ kind: 'videoinput', deviceId, label }) as MediaDeviceInfo;
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([device('a', 'Front camera'), device('b', '')]);
  onTestFinished(() => {
    clearInterval(painting);
    vi.restoreAllMocks();
  });
  const live = (): number => streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length;
  return { getUserMedia, streams, live };
}
