// `node scripts/with-node.mjs node packages/vision/training/train-ball.ts <folder of clips> [--examples 24000] [--seed 1] [--out file]`:
// trains the network that finds a juggled ball (docs/decisions/039-a-ball-model-of-our-own.md) on balls that are drawn into
// clips without one, and writes it as a module to `--out`: `src/ball/ball-weights.ts` only where it is told so. It prints how
// many drawn balls the written network finds in the last clip of the folder, which it does not learn from.
//
// The folder holds clips in which people move and no ball is, of some seconds each; ffmpeg (on PATH, or named in FFMPEG_PATH) decodes them. Beside each clip lies
// what `node scripts/record-landmarks.ts <folder> <folder>` saw in it, so that windows lie around the player as the analysis has
// them; a clip without it is cut anywhere. No clip is in this repository.
//
// The figures of decision 039 are of these public ones, at 15 pictures a second and up to 960 pixels, the last one judged by:
// - perfanalytics/pose2sim (BSD-3-Clause): Pose2Sim/Demo_SinglePerson/videos and Pose2Sim/Demo_MultiPerson/videos, cam01 to cam04
// - open-mmlab/mmaction2 (Apache-2.0): demo/demo.mp4, demo/demo_skeleton.mp4, tests/data/test.mp4, tests/data/test.avi,
//   tools/data/skeleton/S001C001P001R001A001_rgb.avi
// - cortistatino/Reel (no licence is named): running.mp4, boxing.mp4
// - davidpagnon/Sports2D (BSD-3-Clause): Sports2D/Demo/demo.mp4
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ballNeuralNetwork } from '../src/ball/ball-neural-network.ts';
import { exampleFrom } from './ball-examples.ts';
import type { BallExample, GreyClip } from './ball-examples.ts';
import { foundOf } from './ball-detection-score.ts';
import { lossOf } from './ball-loss.ts';
import { readGreyClips } from './read-grey-clips.ts';
import { chanceOf } from './training-random.ts';
import type { Chance } from './training-random.ts';
import { backward, forward, step, untrainedNeuralNetwork } from './trainable-neural-network.ts';
import { quantised, writtenWeights } from './write-ball-weights.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { examples: { type: 'string', default: '24000' }, seed: { type: 'string', default: '1' }, out: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Which folder of clips? train-ball.ts <folder> [--examples 24000] [--seed 1] [--out file]');

const BATCH = 16;
/** The steps become smaller towards the end, by a half of a cosine. */
const rates = { first: 0.003, last: 0.00005 } as const;
const EXAMPLES_TO_JUDGE = 600;
const REPORT_EVERY = 1600;

const clips = readGreyClips(folder, process.env['FFMPEG_PATH'] ?? 'ffmpeg').filter(({ frames }) => frames.length >= 3);
const kept = clips.at(-1);
const [first, ...others] = clips.slice(0, -1);
if (kept === undefined || first === undefined) throw new Error('At least two clips: one to learn from, and one to judge by.');
for (const { name, frames, windowAt } of clips) process.stdout.write(`${name}: ${frames.length} pictures${windowAt === null ? ', nobody known in it' : ''}\n`);

const learntFrom = [first, ...others] as const;
const drawnFrom = ({ frames, ...clip }: GreyClip, chance: Chance): BallExample => exampleFrom({ ...clip, frames }, Math.floor(chance.between(0, frames.length)), chance);

const chance = chanceOf(Number(values.seed));
const net = untrainedNeuralNetwork(chance.around);
const examples = Number(values.examples);
let sum = 0;
for (let done = 1; done <= examples; done += 1) {
  const example = drawnFrom(chance.pick(learntFrom), chance);
  forward(net, example.given);
  sum += lossOf(net, example);
  backward(net);
  if (done % BATCH === 0) step(net, { rate: rates.last + ((rates.first - rates.last) * (1 + Math.cos((Math.PI * done) / examples))) / 2, examples: BATCH, count: done / BATCH });
  if (done % REPORT_EVERY === 0) {
    process.stdout.write(`${done} examples, loss ${(sum / REPORT_EVERY).toFixed(3)}\n`);
    sum = 0;
  }
}

const weights = quantised(net);
const judge = chanceOf(Number(values.seed) + 1);
const drawn = Array.from({ length: EXAMPLES_TO_JUDGE }, () => drawnFrom(kept, judge));
for (const [name, tell] of [
  ['this network', ballNeuralNetwork(weights)],
  ['the one that ships', ballNeuralNetwork()],
] as const) {
  const { balls, right, wrong } = foundOf(tell, drawn);
  process.stdout.write(`${kept.name}, ${name}: of ${balls} drawn balls ${right} are the likeliest place of their picture; where none is, ${wrong} of ${EXAMPLES_TO_JUDGE - balls} show one\n`);
}
if (values.out !== undefined) writeFileSync(values.out, writtenWeights(weights));
