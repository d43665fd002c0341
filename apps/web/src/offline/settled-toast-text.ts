import type { Rewards } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { TEXT_SEPARATOR } from '../ui/text-separator.ts';
import { ARRIVED_SESSIONS } from './practice-session-queue.ts';
import type { Toasts } from '../ui/toast/useToasts.ts';
import type { PracticeSessionNews, SavedSession } from './practice-session-queue.ts';
import type { ProfileEdits } from './profile-edit-queue.ts';

type EditNews = Parameters<Parameters<ProfileEdits['onNews']>[0]>[0];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Tells of sessions that waited: those that arrived, with what they earned, and those that were refused. */
export function tellSessions({ arrived, refused }: PracticeSessionNews, { success, warning }: Toasts): void {
  if (arrived.length > 0) success({ about: ARRIVED_SESSIONS, ...arrivedText(arrived.map(({ answer }) => answer)) });
  for (const { payload, refused: refusal } of refused) {
    warning({
      title: m.offline_refused_title({ drill: drillName(payload.drill_id) }),
      text: refusal?.message ?? '',
    });
  }
}

/** Sessions that earn nothing are saved and do not count: neither the title nor the text says otherwise. */
export function arrivedText(saved: readonly SavedSession[]): { readonly title: string; readonly text: string } {
  const drill = drillName(saved[0]?.session.drill_id ?? '');
  const count = saved.length;
  const unpaid = saved.filter(({ rewards }) => rewards.unpaid !== null).length;
  if (unpaid === 0) {
    return { title: count === 1 ? m.offline_arrived_one({ drill }) : m.offline_arrived_many({ count }), text: earnedText(saved.map(({ rewards }) => rewards)) };
  }
  const title = count === 1 ? m.offline_arrived_saved_one({ drill }) : m.offline_arrived_saved_many({ count });
  if (unpaid === count) return { title, text: m.offline_arrived_unpaid({ count }) };
  return { title, text: earnedText(saved.map(({ rewards }) => rewards)) + TEXT_SEPARATOR + m.offline_arrived_some_unpaid({ count: unpaid }) };
}

/** What sessions earned together, and the level that they led to. */
function earnedText(rewards: readonly Rewards[]): string {
  const earned = m.offline_arrived_earned({
    experience: sum(rewards.map(({ experienceGained }) => experienceGained)),
    tokens: sum(rewards.map(({ tokensEarned }) => tokensEarned)),
  });
  const level = Math.max(...rewards.map(({ levelAfter }) => levelAfter));
  return rewards.some(({ levelBefore, levelAfter }) => levelAfter > levelBefore) ? `${earned} · ${m.practice_saved_level_up({ level })}` : earned;
}

/** Tells of edits of the profile that waited. */
export function tellEdits({ arrived, refused }: EditNews, { success, warning }: Toasts): void {
  if (arrived.length > 0) success(m.offline_profile_saved());
  for (const entry of refused) warning({ title: m.offline_profile_refused(), text: entry.refused?.message ?? '' });
}
