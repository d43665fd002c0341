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

/** The message of a camera problem (spec 002 §8; the first wording of each pair). */
export function cameraProblemText(problem: CameraProblem): string {
  return problem.kind === 'other' ? m.record_error_other({ reason: problem.reason }) : texts[problem.kind]();
}
