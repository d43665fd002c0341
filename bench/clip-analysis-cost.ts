import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { cleanUpLater } from './cleanup-on-exit.ts';
import { compare, spreadOf, type Ratio } from './paired-measurements.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Measured = {
  readonly length: number;
  readonly height: number;
  /** The skill that it is analysed as. */
  readonly type: string;
  readonly pairs: readonly {
    readonly engine: number;
    readonly baseline: number;
    readonly engineProcessor: number;
    readonly baselineProcessor: number;
    readonly frames: number;
    readonly cutShort: boolean;
  }[];
  readonly peakMegabytes: number;
  /** What of the peak is what, in megabytes: `scripts/process-memory-by-kind.ts`. */
  readonly peakByKind: Readonly<Record<'program' | 'shared' | 'largest' | 'other', number>>;
  readonly bytesLoaded: number;
};

/** A clip of so many seconds and lines, analysed. */
type Analysed = {
  readonly name: string;
  /** Milliseconds of the whole analysis against decoding and detecting the same frames. */
  readonly wall: Ratio;
  /** The same in the processor time of the page's process, which other work on the machine changes less. */
  readonly processor: Ratio;
  readonly memory: string;
  readonly bytesLoaded: number;
};

/** Analyses real kicks of 5, 10 and 15 s at 480 and 1080 lines in a browser, also as juggling; a quick run 5 s only. */
export async function measureClipAnalyses(quick: boolean): Promise<readonly Analysed[]> {
  const args = [...(quick ? ['5', '480,1080', '2'] : ['5,10,15', '480,1080', '5']), 'shooting,juggling'];
  const child = spawn(process.execPath, ['scripts/measure-pose-engine.ts', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = cleanUpLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  await stop();
  if (code !== 0) throw new Error(`scripts/measure-pose-engine.ts ended with ${String(code)}`);
  const measured = lines.split('\n').filter((line) => line.startsWith('{'));
  return measured.map((line) => analysedOf(JSON.parse(line) as Measured));
}

function analysedOf({ length, height, type, pairs, peakMegabytes, peakByKind, bytesLoaded }: Measured): Analysed {
  const { median } = spreadOf(pairs.map(({ frames }) => frames));
  return {
    name: `${type}, ${length} s at ${height}p, ${median} frames${pairs.some(({ cutShort }) => cutShort) ? ' (cut short at 25 s)' : ''}`,
    wall: compare(
      pairs.map(({ engine }) => engine),
      pairs.map(({ baseline }) => baseline),
    ),
    processor: compare(
      pairs.map(({ engineProcessor }) => engineProcessor),
      pairs.map(({ baselineProcessor }) => baselineProcessor),
    ),
    memory: `at most ${Math.round(peakMegabytes)} MB (the browser's program ${peakByKind.program}, the model's memory ${peakByKind.largest}, shared ${peakByKind.shared}, other ${peakByKind.other})`,
    bytesLoaded,
  };
}
