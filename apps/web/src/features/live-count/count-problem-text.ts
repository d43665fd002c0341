import { m } from '@touchline/messages';
import { cameraProblemText } from '../analysis/camera/index.ts';
import type { CountProblem } from './live-count.ts';

const texts = {
  cameraLost: m.practice_count_lost,
  modelUnavailable: m.practice_count_no_model,
  deviceCannot: m.practice_count_device,
} as const;

/** Why the camera does not count, and what may help. */
export function countProblemText(problem: CountProblem): string {
  if (typeof problem === 'string') return texts[problem]();
  return problem.camera.kind === 'denied' ? m.practice_count_denied() : cameraProblemText(problem.camera);
}
