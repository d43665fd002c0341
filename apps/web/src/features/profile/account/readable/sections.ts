import type { AccountExport } from '@touchline/contracts';
import { dateText, m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { drillName } from '@touchline/messages/drill-names';
import { rewardWords } from '@touchline/messages/rewards';
import { findDrill, type Rarity } from '@touchline/domain';
import { resultWord, sideWord } from '../../../drills/index.ts';
import { factsOf, sectionOf, tableOf } from './html.ts';
import { valueText, type Row } from './values.ts';

type Tables = AccountExport['tables'];
type Section = (rows: readonly Row[]) => string;

const rarityWord: Readonly<Record<Rarity, () => string>> = {
  common: m.rewards_rarity_common,
  rare: m.rewards_rarity_rare,
  epic: m.rewards_rarity_epic,
  legendary: m.rewards_rarity_legendary,
};
const reasonWord: Readonly<Record<string, () => string>> = {
  session: m.rewards_ledger_session_plain,
  level: m.rewards_ledger_level,
  pack: m.rewards_ledger_pack_plain,
};
const periodWord: Readonly<Record<string, () => string>> = {
  daily: m.leaderboard_daily,
  weekly: m.leaderboard_weekly,
  monthly: m.leaderboard_monthly,
  alltime: m.leaderboard_alltime,
};

/** What stands under an id in a table of words; the id itself for one of before. */
const named = <Words>(words: Readonly<Record<string, Words>>, id: unknown): Words | undefined =>
  typeof id === 'string' && Object.hasOwn(words, id) ? words[id] : undefined;
const day = (value: unknown): string => (typeof value === 'string' ? dateText(value.slice(0, 10), { dateStyle: 'medium' }) : '–');
const drill = (id: unknown): string => drillName(valueText(id));
const valueOf = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
const newestFirst = (rows: readonly Row[], by: string): readonly Row[] =>
  rows.toSorted((a, b) => valueOf(b, by).localeCompare(valueOf(a, by)));

function resultOf({ result, drill_id: id }: Row): string {
  if (result === null || result === undefined) return '–';
  const label = findDrill(valueText(id))?.resultLabel;
  return label === undefined ? valueText(result) : `${valueText(result)} ${resultWord[label]()}`;
}

/** The parts of the export that a reader looks for, in words, by their table. What is left of their columns are ids. */
export const knownSections: readonly (readonly [table: string, section: Section])[] = [
  [
    'practice_sessions',
    (rows) =>
      sectionOf(
        m.export_practice(),
        tableOf(
          [m.export_when(), m.progress_drill(), m.practice_side_label(), m.progress_minutes(), m.progress_recent_result(), m.progress_xp(), m.practice_saved_tokens()],
          newestFirst(rows, 'finished_at').map((row) => [
            valueText(row['finished_at']),
            drill(row['drill_id']),
            named(sideWord, row['side'])?.() ?? valueText(row['side']),
            valueText(row['duration_minutes']),
            resultOf(row),
            valueText(row['experience_gained']),
            valueText(row['tokens_earned']),
          ]),
        ),
      ),
  ],
  [
    'drill_experience',
    (rows) =>
      sectionOf(
        m.export_drills(),
        tableOf(
          [m.progress_drill(), m.profile_stat_sessions(), m.progress_xp()],
          rows.map((row) => [drill(row['drill_id']), valueText(row['sessions']), valueText(row['experience_points'])]),
        ),
      ),
  ],
  [
    'achievements_earned',
    (rows) =>
      sectionOf(
        m.profile_badges_title(),
        tableOf(
          [m.export_when(), m.export_name()],
          newestFirst(rows, 'earned_at').map((row) => [
            valueText(row['earned_at']),
            named(achievementNames, row['achievement_id']) ?? valueText(row['achievement_id']),
          ]),
        ),
      ),
  ],
  [
    'player_collection',
    (rows) =>
      sectionOf(
        m.export_cards(),
        tableOf(
          [m.export_when(), m.export_name(), m.rewards_odds_rarity()],
          newestFirst(rows, 'obtained_at').map((row) => [
            valueText(row['obtained_at']),
            named(rewardWords, row['reward_id'])?.name ?? valueText(row['item_name']),
            named(rarityWord, row['rarity'])?.() ?? valueText(row['rarity']),
          ]),
        ),
      ),
  ],
  [
    'token_ledger',
    (rows) =>
      sectionOf(
        m.rewards_ledger_title(),
        tableOf(
          [m.export_when(), m.export_for(), m.practice_saved_tokens()],
          newestFirst(rows, 'created_at').map((row) => [
            valueText(row['created_at']),
            named(reasonWord, row['reason'])?.() ?? valueText(row['reason']),
            valueText(row['amount']),
          ]),
        ),
      ),
  ],
  [
    'standings',
    (rows) =>
      sectionOf(
        m.export_boards(),
        tableOf(
          [m.leaderboard_period(), m.export_from(), m.progress_month_days(), m.progress_drills(), m.practice_saved_tokens(), m.export_hidden()],
          newestFirst(rows, 'starts_on').map((row) => [
            named(periodWord, row['period'])?.() ?? valueText(row['period']),
            row['period'] === 'alltime' ? '–' : day(row['starts_on']),
            valueText(row['days']),
            valueText(row['drills']),
            valueText(row['tokens']),
            valueText(row['hidden']),
          ]),
        ),
      ),
  ],
];

/** Who the player is: what they told of themselves, and how they sign in. */
export function profileSection({ account }: AccountExport, user: Row): string {
  const foot = user['favorite_foot'] === 'L' ? m.profile_form_foot_left() : m.profile_form_foot_right();
  return sectionOf(
    m.export_profile(),
    factsOf([
      [m.profile_form_name(), valueText(user['display_name'])],
      [m.export_name(), valueText(user['name'])],
      [m.auth_email(), account.email],
      [m.profile_form_age(), valueText(user['age'])],
      [m.profile_form_country(), valueText(user['country'])],
      [m.profile_form_team(), valueText(user['team_name'])],
      [m.profile_form_club(), valueText(user['club'])],
      [m.profile_form_player(), valueText(user['favorite_player'])],
      [m.profile_form_foot(), foot],
      [m.export_hidden(), valueText(user['hidden'])],
      [m.export_time_zone(), valueText(user['time_zone'])],
      [m.profile_stat_level(), valueText(user['level'])],
      [m.progress_xp(), valueText(user['total_experience'])],
      [m.practice_saved_tokens(), valueText(user['tokens'])],
      [m.profile_stat_sessions(), valueText(user['total_sessions'])],
      [m.progress_minutes(), valueText(user['total_minutes'])],
      [m.progress_best_streak(), valueText(user['best_streak'])],
      [m.export_account_since(), valueText(account.createdAt)],
      [m.export_last_sign_in(), valueText(account.lastSignInAt)],
    ]),
  );
}

/** The talks with the coach that the account has; none where there were none. */
export function talksSection(tables: Tables): string {
  const stored = tables['user_storage']?.find(({ key }) => key === 'coachingHistory')?.['value'];
  const talks = Array.isArray(stored) ? (stored as readonly Row[]) : [];
  if (talks.length === 0) return '';
  return sectionOf(
    m.export_talks(),
    tableOf(
      [m.export_when(), m.export_question(), m.coach_name()],
      talks.map((talk) => [valueText(talk['timestamp']), valueText(talk['userMessage']), valueText(talk['coachResponse'])]),
    ),
  );
}
