import { findDrill } from '@touchline/domain';
import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { useToasts } from '../ui/toast/useToasts.ts';
import { useOutbox } from './OutboxProvider.tsx';
import type { SessionNews } from './practice-sessions.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Tells of sessions that waited and were settled in the background, with what they earned. Draws nothing itself. */
export function SettledToasts() {
  const outbox = useOutbox();
  const { success, warning } = useToasts();
  useEffect(() => {
    const hear = ({ arrived, refused }: SessionNews): void => {
      const saved = arrived.map(({ answer }) => answer);
      const [first] = saved;
      if (first !== undefined) {
        const drill = findDrill(first.session.drill_id)?.name ?? first.session.drills.name;
        success({
          title: saved.length === 1 ? m.offline_arrived_one({ drill }) : m.offline_arrived_many({ count: saved.length }),
          text: m.offline_arrived_earned({
            experience: sum(saved.map(({ rewards }) => rewards.experienceGained)),
            tokens: sum(saved.map(({ rewards }) => rewards.tokensEarned)),
          }),
        });
      }
      for (const { payload, refused: refusal } of refused) {
        warning({
          title: m.offline_refused_title({ drill: findDrill(payload.drill_id)?.name ?? payload.drill_id }),
          text: refusal?.message ?? '',
        });
      }
    };
    return outbox.onNews(hear);
  }, [outbox, success, warning]);
  return null;
}
