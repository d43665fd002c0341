import { m } from '@touchline/messages';
import type { CameraProblem } from './camera-problem.ts';

const texts: Readonly<Record<Exclude<CameraProblem['kind'], 'other'>, () => string>> = {
  denied: m.record_error_denied,
  notFound: m.record_error_not_found,
  inUse: m.record_error_in_use,
  notSupported: m.record_error_not_supported,
  preview: m.record_error_preview,
  noData: m.record_error_no_data,
  stopping: m.record_error_stopping,
};

/** What to do where the message alone shows no way on. */
const helps: Partial<Readonly<Record<CameraProblem['kind'], () => string>>> = {
  denied: m.record_help_denied,
  notFound: m.record_help_not_found,
  notSupported: m.record_unsupported_help,
};

/** The message of a camera problem (spec 002 §8; the first wording of each pair). */
export function cameraProblemText(problem: CameraProblem): string {
  return problem.kind === 'other' ? m.record_error_other({ reason: problem.reason }) : texts[problem.kind]();
}

/** What stands on the screen after the message: what to do about the problem; the message itself where there is no more to say. */
export function cameraHelpText(problem: CameraProblem): string {
  return helps[problem.kind]?.() ?? cameraProblemText(problem);
}
