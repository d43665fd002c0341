import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { useToasts } from '../ui/toast/useToasts.ts';
import type { SessionNews } from './practice-sessions.ts';
import { useOutbox, useProfileEdits } from './queues-context.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Tells of what waited and was settled in the background: sessions with what they earned, and edits of the profile. Draws nothing. */
export function SettledToasts() {
  const outbox = useOutbox();
  const edits = useProfileEdits();
  const { success, warning } = useToasts();
  useEffect(() => {
    const hear = ({ arrived, refused }: SessionNews): void => {
      const saved = arrived.map(({ answer }) => answer);
      const [first] = saved;
      if (first !== undefined) {
        const drill = drillName(first.session.drill_id);
        success({
          title: saved.length === 1 ? m.offline_arrived_one({ drill }) : m.offline_arrived_many({ count: saved.length }),
          text: saved.every(({ rewards }) => rewards.unpaid) ? m.offline_arrived_unpaid() : m.offline_arrived_earned({
            experience: sum(saved.map(({ rewards }) => rewards.experienceGained)),
            tokens: sum(saved.map(({ rewards }) => rewards.tokensEarned)),
          }),
        });
      }
      for (const { payload, refused: refusal } of refused) {
        warning({
          title: m.offline_refused_title({ drill: drillName(payload.drill_id) }),
          text: refusal?.message ?? '',
        });
      }
    };
    return outbox.onNews(hear);
  }, [outbox, success, warning]);
  useEffect(
    () =>
      edits.onNews(({ arrived, refused }) => {
        if (arrived.length > 0) success(m.offline_profile_saved());
        for (const entry of refused) warning({ title: m.offline_profile_refused(), text: entry.refused?.message ?? '' });
      }),
    [edits, success, warning],
  );
  return null;
}
