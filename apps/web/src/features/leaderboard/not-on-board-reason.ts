import type { Board, Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { m } from '@touchline/messages';

export type AbsenceAction = 'settings' | 'practise' | 'age' | 'show' | 'team';

/** Why the viewer, or their team, is not on a board, and what they can do. */
export interface WhyAbsent {
  readonly reason: 'hidden' | 'notYet' | 'noTeam';
  readonly title: string;
  readonly words: string;
  /** The first is the one to take. */
  readonly actions: readonly AbsenceAction[];
}

/** What a period's board counts: practice of yesterday is none of today. */
const notYet: Readonly<Record<Board['period'], () => string>> = {
  daily: m.leaderboard_absent_daily,
  weekly: m.leaderboard_absent_weekly,
  monthly: m.leaderboard_absent_monthly,
  alltime: m.leaderboard_absent_alltime,
};

const teamNotYet: Readonly<Record<Board['period'], () => string>> = {
  daily: m.leaderboard_absent_team_daily,
  weekly: m.leaderboard_absent_team_weekly,
  monthly: m.leaderboard_absent_team_monthly,
  alltime: m.leaderboard_absent_team_alltime,
};

/** The first reason that holds, of a viewer who is not on the board. */
export function absenceOf({ period, view, profile }: Pick<Board, 'period' | 'view'> & { readonly profile: Profile | undefined }): WhyAbsent {
  if (view === 'team') {
    if ((profile?.team_name ?? '').trim() === '') {
      return { reason: 'noTeam', title: m.leaderboard_teamless_title(), words: m.leaderboard_teamless_words(), actions: ['team'] };
    }
    return { reason: 'notYet', title: m.leaderboard_absent_team_title(), words: teamNotYet[period](), actions: ['practise'] };
  }
  if (profile?.hidden === true) {
    const title = m.leaderboard_hidden_title();
    // As the switch in the settings is called.
    const choice = m.profile_boards_choice();
    if (profile.hidden_chosen != null) return { reason: 'hidden', title, words: m.leaderboard_hidden_words({ choice }), actions: ['show', 'settings'] };
    if (profile.age == null) return { reason: 'hidden', title, words: m.leaderboard_hidden_no_age({ choice }), actions: ['age', 'settings'] };
    const words = isHiddenByAge(profile.age) ? m.leaderboard_hidden_child({ choice }) : m.leaderboard_hidden_once_child({ choice });
    return { reason: 'hidden', title, words, actions: ['show', 'settings'] };
  }
  return { reason: 'notYet', title: m.leaderboard_absent_title(), words: notYet[period](), actions: ['practise'] };
}
