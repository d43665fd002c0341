import { useQuery } from '@tanstack/react-query';
import { dayGoalMinutes, findDrill, nearGoal, nextStep, PACK_COST, type NearGoal, type NextStep } from '@touchline/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { m, numberText } from '@touchline/messages';
import { achievementNames } from '@touchline/messages/achievement-names';
import { drillName } from '@touchline/messages/drill-names';
import { recommendationsQuery, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { ChevronRightIcon } from '../../../ui/icons/control-icons.tsx';
import { RewardsIcon } from '../../../ui/icons/navigation-icons.tsx';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { DrillDiagram } from '../../drills/index.ts';
import { PackArt } from '../../rewards/pack/index.ts';
import type { SavedSession } from '../machine/practice-machine-types.ts';
import css from './NextStepOffer.module.css';

const icons: Readonly<Record<NextStep, ReactNode>> = {
  openPack: <RewardsIcon size={22} />,
  oneMore: null,
  nextDrill: <ChevronRightIcon size={22} />,
};

/** Here the two other ways share a line, which has no room for the name of another drill and what that is. */
const PHONE = '(max-width: 35.99rem), (max-height: 26rem)';

/** Here the step stands in a column of its own, with its picture. */
const WIDE_SCREEN = '(min-width: 84rem) and (min-height: 40rem)';

interface NextStepOfferProps {
  readonly saved: SavedSession;
  /** What was saved is a whole routine. */
  readonly endsRoutine: boolean;
  /** The player's, in years; null where it is not known. */
  readonly age: number | null;
  readonly onPacks: () => void;
  /** On to a drill: the same once more, or another one; undefined where the player chooses. */
  readonly onDrill: (drillId: string | undefined) => void;
  readonly onDashboard: () => void;
}

/** The one thing to do next, by what is true now (`nextStep`), why, and in words below or beside it one more drill and the way out. */
export function NextStepOffer({ saved, endsRoutine, age, onPacks, onDrill, onDashboard }: NextStepOfferProps) {
  const { session, rewards, stats } = saved;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (root.current === null) return;
    // Where it has no room beside what was earned it is gone to.
    if (getComputedStyle(root.current).position !== 'sticky') root.current.scrollIntoView({ block: 'nearest' });
    // Not on the button: the key that skipped what came before would press it.
    root.current.focus({ preventScroll: true });
  }, []);
  const { data: recommended } = useQuery(recommendationsQuery(useApi()));
  const minutesToday = session.practice_day === stats.today ? rewards.minutesOfDay : null;
  const another = recommended && [recommended.now, ...recommended.beside].find(({ drillId }) => drillId !== session.drill_id);
  const near = nearGoal(stats);
  const step = nextStep({ tokens: stats.tokens, tokensEarned: rewards.tokensEarned, minutesToday, age, near, endsRoutine });
  const sameName = m.practice_next_same({ drill: drillName(session.drill_id) });
  const { why, name } = wordsOf(step, { sameName, near, tokens: stats.tokens, minutesToday, goal: dayGoalMinutes(age), drillId: another?.drillId });
  const sameDrill = (): void => onDrill(session.drill_id);
  const nextDrill = (): void => onDrill(another?.drillId);
  const onPress: Record<NextStep, () => void> = { openPack: onPacks, oneMore: sameDrill, nextDrill };
  const isSameNext = step === 'oneMore';
  const isWide = useMediaQuery(WIDE_SCREEN);
  const isPhone = useMediaQuery(PHONE);
  const shownDrill = findDrill(isSameNext ? session.drill_id : (another?.drillId ?? session.drill_id));
  return (
    <section ref={root} tabIndex={-1} aria-label={m.practice_next()} className={css['next']}>
      {isWide ? <div className={css['picture']}>{step === 'openPack' ? <PackArt /> : shownDrill === undefined ? null : <DrillDiagram drill={shownDrill} side={session.side} className={css['diagram']} />}</div> : null}
      {why === null ? null : <p className={classes(css['why'], step === 'openPack' && css['price'], (step === 'openPack' || (step === 'oneMore' && near?.kind === 'level')) && css['known'])}>{why}</p>}
      <Button variant="primary" size="lg" wide icon={icons[step]} onClick={onPress[step]}>
        {name}
      </Button>
      <Button className={css['beside']} onClick={isSameNext ? nextDrill : sameDrill}>
        {isSameNext ? otherDrillName(isPhone ? undefined : another?.drillId) : sameName}
      </Button>
      <Button onClick={onDashboard}>
        {m.practice_to_dashboard()}
      </Button>
    </section>
  );
}

interface StepFacts {
  /** What one more session is sure to reach. */
  readonly near: NearGoal | null;
  readonly tokens: number;
  readonly minutesToday: number | null;
  readonly goal: number;
  /** What it is called to do the same drill once more. */
  readonly sameName: string;
  /** The drill to do next; undefined where the player chooses. */
  readonly drillId: string | undefined;
}

/** What the step is called, and why it is the next; null where nothing is to be said. */
function wordsOf(step: NextStep, { near, tokens, minutesToday, goal, sameName, drillId }: StepFacts) {
  if (step === 'openPack') return { why: m.practice_next_pack_why({ tokens: numberText(tokens), cost: PACK_COST }), name: m.practice_next_pack_for({ cost: m.rewards_cost({ count: PACK_COST }) }) };
  if (step === 'oneMore' && near !== null) return { why: nearText(near), name: sameName };
  if (step === 'oneMore') return { why: m.practice_next_more_why({ done: minutesToday ?? 0, goal }), name: sameName };
  return {
    why: minutesToday === null ? null : m.practice_next_drill_why({ goal }),
    name: nextDrillName(drillId),
  };
}

function nearText(near: NearGoal): string {
  if (near.kind === 'badge') return m.practice_next_badge_why({ badge: achievementNames[near.id] });
  return m.practice_next_level_why({ count: near.missing, level: near.level });
}

function nextDrillName(drillId: string | undefined): string {
  return drillId === undefined ? m.practice_next_drill() : m.practice_next_drill_named({ drill: drillName(drillId) });
}

/** A word joiner behind the hyphen of a name keeps the name in one line. */
function otherDrillName(drillId: string | undefined): string {
  return drillId === undefined ? m.practice_next_other() : m.practice_next_other_named({ drill: drillName(drillId).replaceAll('-', '-\u2060') });
}
