import { m } from '@touchline/messages';
import type { ClipOrigin } from './clip-types.ts';
import type { ClipProblem } from './clip-refused.ts';

/** What is said of a file that was not taken: the specification's message, and what the player can do. */
export interface ProblemText {
  readonly message: string;
  readonly hints: readonly string[];
}

const loading = (): readonly string[] => [m.clip_hint_play(), m.clip_hint_format(), m.clip_hint_again()];

const texts: Readonly<Record<ClipProblem, () => ProblemText>> = {
  empty: () => ({ message: m.clip_problem_empty(), hints: [m.clip_problem_empty_help()] }),
  type: () => ({ message: m.clip_problem_type(), hints: [m.clip_problem_type_help()] }),
  tooLarge: () => ({ message: m.clip_problem_too_large(), hints: [m.clip_problem_too_large_help()] }),
  noPicture: () => ({ message: m.clip_problem_dimensions(), hints: [m.clip_problem_no_picture_help()] }),
  dimensions: () => ({ message: m.clip_problem_dimensions(), hints: loading() }),
  duration: () => ({ message: m.clip_problem_duration(), hints: loading() }),
  loadFailed: () => ({ message: m.clip_problem_load({ reason: m.clip_problem_load_failed() }), hints: loading() }),
  loadTimeout: () => ({ message: m.clip_problem_load({ reason: m.clip_problem_load_timeout() }), hints: loading() }),
  cutFailed: () => ({ message: m.clip_problem_cut(), hints: [m.clip_problem_cut_help()] }),
};

/** The words for a file that was not taken (spec 000 §5, 002 §5 and §8). */
export function clipProblemText(problem: ClipProblem, source: ClipOrigin): ProblemText {
  const isLoading = problem === 'loadFailed' || problem === 'loadTimeout' || problem === 'dimensions' || problem === 'duration';
  // What was filmed here is not the player's file: no photos app knows it.
  if (source === 'camera' && isLoading) return { message: m.clip_problem_recorded(), hints: [m.clip_hint_again()] };
  return texts[problem]();
}
