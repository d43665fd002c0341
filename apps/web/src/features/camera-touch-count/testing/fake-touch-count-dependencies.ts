import type { Pose } from '@touchline/vision';
import type { GreyPicture } from '@touchline/vision/ball';
import { filmed, rightPlayers } from '@touchline/vision/testing';
import { onTestFinished, vi } from 'vitest';
import type { EngineReadiness, LivePeople, LivePicture } from '../../analysis/engine/index.ts';
import type { TouchCountDependencies } from '../touch-count-dependencies.ts';

/** The poses of a player who juggles for eight seconds, twelve touches, 15 a second. */
export const juggler: readonly (Pose | null)[] = rightPlayers
  .filter(({ type }) => type === 'juggling')
  .flatMap((player) => filmed(player, player.motion).frames.map(({ pose }) => pose));

/** What the engine sees in a picture; `notLooked` where it did not look. */
type Seen = readonly Pose[] | 'notLooked';

/** The wall in grey. */
const wall: GreyPicture = { width: 64, height: 48, levels: new Uint8Array(64 * 48).fill(150) };

interface Given {
  /** What the engine sees in picture after picture; the last one again and again. */
  readonly seen?: readonly Seen[];
  readonly open?: TouchCountDependencies['open'];
  readonly readiness?: EngineReadiness;
  readonly colour?: string;
  /** Pictures a second. */
  readonly rate?: number;
}

/** A camera that films a wall, and an engine that sees in it what it is told, on a clock that goes by its pictures. */
export function fakeTouchCountDependencies({ seen = [[]], open, readiness = { ok: true }, colour = '#8ac', rate = 15 }: Given = {}) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 48];
  const pen = canvas.getContext('2d');
  const painting = setInterval(() => {
    if (pen === null) return;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 64, 48);
  }, 30);
  onTestFinished(() => clearInterval(painting));
  const streams: MediaStream[] = [];
  let picture = 0;
  const look = vi.fn<(shown: LivePicture, wantsGrey?: boolean) => Promise<LivePeople>>(async (shown, wantsGrey = false) => {
    shown.close();
    picture += 1;
    const people = seen[Math.min(picture, seen.length) - 1] ?? [];
    return people === 'notLooked' ? people : { people, grey: wantsGrey ? wall : null };
  });
  const tools: TouchCountDependencies = {
    open: vi.fn<TouchCountDependencies['open']>(
      open ??
        (async () => {
          const stream = canvas.captureStream(30);
          streams.push(stream);
          return { stream, facesPlayer: true };
        }),
    ),
    close: (stream) => {
      for (const track of stream.getTracks()) track.stop();
    },
    openEngine: () => ({ ready: async () => readiness, detectPeople: look, close: () => undefined }),
    now: () => picture / rate,
  };
  const live = (): number => streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length;
  return { tools, look, streams, live };
}
