/**
 * Why a file is not taken.
 * - empty: no bytes
 * - type: none of the four containers
 * - tooLarge: over 50 MB
 * - noPicture: sound only
 * - dimensions: its width and height cannot be read
 * - duration: its length is unknown, or none
 * - loadFailed, loadTimeout: the browser does not play it
 * - cutFailed: no part could be cut out of it
 */
export type ClipProblem =
  | 'empty'
  | 'type'
  | 'tooLarge'
  | 'noPicture'
  | 'dimensions'
  | 'duration'
  | 'loadFailed'
  | 'loadTimeout'
  | 'cutFailed';

/** A clip is not taken. `cause` is for whoever helps. */
export class ClipRefused extends Error {
  override readonly name = 'ClipRefused';
  readonly problem: ClipProblem;

  constructor(problem: ClipProblem, cause?: unknown) {
    super(`The clip is refused: ${problem}`, { cause });
    this.problem = problem;
  }
}
