import type { AccountExport } from '@touchline/contracts';
import { dateText, m } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { drillName } from '@touchline/messages/drill-names';
import { rewardWords } from '@touchline/messages/pack-rewards';
import { findDrill, type Rarity } from '@touchline/domain';
import { resultWord, sideWord } from '../../../drills/index.ts';
import { factsOf, sectionOf, tableOf } from './build-html.ts';
import { valueText, type Row } from './stored-value-and-name-text.ts';

type Tables = AccountExport['tables'];

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
const valueOf = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};
const newestFirst = (rows: readonly Row[], by: string): readonly Row[] =>
  rows.toSorted((a, b) => valueOf(b, by).localeCompare(valueOf(a, by)));

function resultOf({ result, drill_id: id }: Row): string {
  if (result === null || result === undefined || result === 0) return m.progress_recent_uncounted();
  const label = findDrill(valueText(id))?.resultLabel;
  return label === undefined ? valueText(result) : `${valueText(result)} ${resultWord[label](Number(result))}`;
}

/** What stands in one field of a row. */
type Cell = (row: Row) => string;

/** A table of the export in words: its title, which row comes first, and what each column is called and holds. */
interface KnownTable {
  readonly table: string;
  readonly title: () => string;
  /** The field of a moment or a day; the newest comes first. As they are stored without it. */
  readonly newestBy?: string;
  readonly columns: readonly (readonly [heading: () => string, cell: Cell])[];
}

const field =
  (name: string): Cell =>
  (row) =>
    valueText(row[name]);
/** The word for an id; the id itself where there is none. */
const word =
  (words: Readonly<Record<string, () => string>>, name: string): Cell =>
  (row) =>
    named(words, row[name])?.() ?? valueText(row[name]);
/** What is stored is who is hidden; what is asked is who can be seen. */
const visibleText = (hidden: unknown): string => valueText(typeof hidden === 'boolean' ? !hidden : hidden);
const drill: Cell = (row) => drillName(valueText(row['drill_id']));

/** What of the export a reader looks for. What is left of the columns are ids. */
const knownTables: readonly KnownTable[] = [
  {
    table: 'practice_sessions',
    title: m.export_practice,
    newestBy: 'finished_at',
    columns: [
      [m.export_when, field('finished_at')],
      [m.progress_drill, drill],
      [m.practice_side_label, word(sideWord, 'side')],
      [m.progress_minutes, field('duration_minutes')],
      [m.progress_recent_result, resultOf],
      [m.progress_xp, field('experience_gained')],
      [m.practice_saved_tokens, field('tokens_earned')],
    ],
  },
  {
    table: 'drill_experience',
    title: m.export_drills,
    columns: [
      [m.progress_drill, drill],
      [m.profile_stat_sessions, field('sessions')],
      [m.progress_xp, field('experience_points')],
    ],
  },
  {
    table: 'achievements_earned',
    title: m.profile_badges_title,
    newestBy: 'earned_at',
    columns: [
      [m.export_when, field('earned_at')],
      [m.export_name, (row) => named(achievementNames, row['achievement_id']) ?? valueText(row['achievement_id'])],
    ],
  },
  {
    table: 'player_collection',
    title: m.export_cards,
    newestBy: 'obtained_at',
    columns: [
      [m.export_when, field('obtained_at')],
      [m.export_name, (row) => named(rewardWords, row['reward_id'])?.name ?? valueText(row['item_name'])],
      [m.rewards_odds_rarity, word(rarityWord, 'rarity')],
    ],
  },
  {
    table: 'token_ledger',
    title: m.rewards_ledger_title,
    newestBy: 'created_at',
    columns: [
      [m.export_when, field('created_at')],
      [m.export_for, word(reasonWord, 'reason')],
      [m.practice_saved_tokens, field('amount')],
    ],
  },
  {
    table: 'standings',
    title: m.export_boards,
    newestBy: 'starts_on',
    columns: [
      [m.leaderboard_period, word(periodWord, 'period')],
      [m.export_from, (row) => (row['period'] === 'alltime' ? '–' : day(row['starts_on']))],
      [m.progress_month_days, field('days')],
      [m.progress_drills, field('drills')],
      [m.practice_saved_tokens, field('tokens')],
      [m.export_visible, (row) => visibleText(row['hidden'])],
    ],
  },
];

/** The tables that a reader looks for, in words; those without a row are left out. */
export const tableSections = (tables: Tables): string[] =>
  knownTables.flatMap(({ table, title, newestBy, columns }) => {
    const rows = tables[table] ?? [];
    const sorted = newestBy === undefined ? rows : newestFirst(rows, newestBy);
    return rows.length === 0 ? [] : [sectionOf(title(), inColumns(columns, sorted))];
  });

const inColumns = (columns: KnownTable['columns'], rows: readonly Row[]): string =>
  tableOf(
    columns.map(([heading]) => heading()),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  );

/** Who the player is: what they told of themselves, and how they sign in. */
export function profileSection({ account }: AccountExport, user: Row): string {
  const foot = user['favorite_foot_chosen'] === false ? valueText(null) : user['favorite_foot'] === 'L' ? m.profile_form_foot_left() : m.profile_form_foot_right();
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
      [m.export_visible(), visibleText(user['hidden'])],
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
export function coachChatSection(tables: Tables): string {
  const stored = tables['user_storage']?.find(({ key }) => key === 'coachingHistory')?.['value'];
  const talks = Array.isArray(stored) ? (stored as readonly Row[]) : [];
  if (talks.length === 0) return '';
  return sectionOf(m.export_talks(), inColumns([[m.export_when, field('timestamp')], [m.export_question, field('userMessage')], [m.coach_name, field('coachResponse')]], talks));
}
