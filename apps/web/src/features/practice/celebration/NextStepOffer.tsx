import { useQuery } from '@tanstack/react-query';
import { dayGoalMinutes, nextStep, PACK_COST, type NextStep } from '@touchline/domain';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { recommendationsQuery, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChevronRightIcon } from '../../../ui/icons/controls.tsx';
import { RewardsIcon } from '../../../ui/icons/navigation.tsx';
import type { SavedSession } from '../machine/practice-machine.ts';
import css from './NextStepOffer.module.css';

interface NextStepOfferProps {
  readonly saved: SavedSession;
  /** The player's, in years; null where it is not known. */
  readonly age: number | null;
  readonly onPacks: () => void;
  /** On to a drill: the same once more, or another one; undefined where the player chooses. */
  readonly onDrill: (drillId: string | undefined) => void;
  readonly onDashboard: () => void;
}

/** The one thing to do next, by what is true now (`nextStep`), why, and the way out. */
export function NextStepOffer({ saved, age, onPacks, onDrill, onDashboard }: NextStepOfferProps) {
  const { session, rewards, stats } = saved;
  const { data: recommended } = useQuery(recommendationsQuery(useApi()));
  const minutesToday = session.practice_day === stats.today ? rewards.minutesOfDay : null;
  const goal = dayGoalMinutes(age);
  const another = recommended && [recommended.now, ...recommended.beside].find(({ drillId }) => drillId !== session.drill_id);
  const offers: Record<NextStep, () => { why: string | null; name: string; icon?: ReactNode; onPress: () => void }> = {
    openPack: () => ({
      why: m.practice_next_pack_why({ tokens: stats.tokens, cost: PACK_COST }),
      name: m.practice_next_pack(),
      icon: <RewardsIcon size={22} />,
      onPress: onPacks,
    }),
    oneMore: () => ({
      why: m.practice_next_more_why({ done: minutesToday ?? 0, goal }),
      name: m.practice_next_more(),
      onPress: () => onDrill(session.drill_id),
    }),
    nextDrill: () => ({
      why: minutesToday === null ? null : m.practice_next_drill_why({ goal }),
      name: another === undefined ? m.practice_next_drill() : m.practice_next_drill_named({ drill: drillName(another.drillId) }),
      icon: <ChevronRightIcon size={22} />,
      onPress: () => onDrill(another?.drillId),
    }),
  };
  const { why, name, icon, onPress } = offers[nextStep({ tokens: stats.tokens, minutesToday, age })]();
  return (
    <div className={css['next']}>
      {why === null ? null : <p className={css['why']}>{why}</p>}
      <Button variant="primary" size="lg" wide icon={icon} onClick={onPress}>
        {name}
      </Button>
      <Button variant="ghost" onClick={onDashboard}>
        {m.practice_to_dashboard()}
      </Button>
    </div>
  );
}
