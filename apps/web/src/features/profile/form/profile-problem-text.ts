import { ApiError, FOREIGN_PAGE } from '@touchline/contracts/client';
import { joinMessages } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { FieldName, FormProblem } from './profile-form-fields-and-problems.ts';

const problemWords: Readonly<Record<FormProblem, () => string>> = {
  display_name_required: m.profile_problem_name_required,
  display_name_too_short: m.profile_problem_name_short,
  display_name_contact: m.profile_problem_name_contact,
  display_name_official: m.profile_problem_name_official,
  display_name_unreadable: m.profile_problem_name_unreadable,
  display_name_rude: m.profile_problem_name_rude,
  team_contact: m.profile_problem_team_contact,
  team_official: m.profile_problem_team_official,
  team_unreadable: m.profile_problem_team_unreadable,
  team_rude: m.profile_problem_team_rude,
  team_reserved: m.profile_problem_team_reserved,
  text_too_long: m.profile_problem_text_long,
  age_out_of_range: m.profile_problem_age,
  age_no_number: m.profile_problem_age_number,
  country_unknown: m.profile_problem_country,
  avatar_unknown: m.profile_problem_avatar,
};

/** Everything that is wrong in one text (spec 001 §5). */
export function problemsText(problems: readonly FormProblem[]): string {
  return joinMessages(problems.map((problem) => problemWords[problem]()));
}

/** What is wrong with the text of a field; undefined for nothing. */
export function problemTextOf(field: FieldName, problems: readonly FormProblem[]): string | undefined {
  const own = problems.filter((problem) => fieldOf(problem) === field);
  return own.length === 0 ? undefined : problemsText(own);
}

/** The field that a problem, or the code of a refusal, is about; null where it is about several or none. */
export function fieldOf(problem: string): FieldName | null {
  if (problem.startsWith('display_name_')) return 'displayName';
  if (problem.startsWith('team_')) return 'teamName';
  if (problem.startsWith('age_')) return 'age';
  return problem === 'country_unknown' ? 'country' : null;
}

/** Why a profile was not saved, in the player's words (spec 001 §8). */
export function saveFailureText(error: unknown): string {
  if (!(error instanceof Error)) return m.profile_save_failed();
  if (/jwt/i.test(error.message)) return m.profile_session_expired();
  if (!(error instanceof ApiError)) return error.message || m.profile_save_failed();
  if (error.code === FOREIGN_PAGE) return m.offline_why_foreign();
  if (error.status === 401) return m.profile_session_expired();
  // A bare status and the network's own words say nothing to a player.
  return error.status === 0 || error.code === 'unknown' ? m.profile_save_failed() : error.message || m.profile_save_failed();
}
