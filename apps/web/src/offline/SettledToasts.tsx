import { findDrill } from '@touchline/domain';
import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { useToasts } from '../ui/toast/useToasts.ts';
import type { BackgroundNews } from './outbox.ts';
import { useOutbox } from './OutboxProvider.tsx';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Tells of sessions that waited and were settled in the background, with what they earned. Draws nothing itself. */
export function SettledToasts() {
  const outbox = useOutbox();
  const { success, warning } = useToasts();
  useEffect(() => {
    const hear = ({ arrived, refused }: BackgroundNews): void => {
      const [first] = arrived;
      if (first !== undefined) {
        const drill = findDrill(first.session.drill_id)?.name ?? first.session.drills.name;
        success({
          title: arrived.length === 1 ? m.offline_arrived_one({ drill }) : m.offline_arrived_many({ count: arrived.length }),
          text: m.offline_arrived_earned({
            experience: sum(arrived.map(({ rewards }) => rewards.experienceGained)),
            tokens: sum(arrived.map(({ rewards }) => rewards.tokensEarned)),
          }),
        });
      }
      for (const session of refused) {
        warning({
          title: m.offline_refused_title({ drill: findDrill(session.post.drill_id)?.name ?? session.post.drill_id }),
          text: session.refused?.message ?? '',
        });
      }
    };
    return outbox.onNews(hear);
  }, [outbox, success, warning]);
  return null;
}
