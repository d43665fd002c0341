import { useEffect, useId, useRef, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { markCelebrated } from '../../celebration/index.ts';
import { Celebration } from '../celebration/Celebration.tsx';
import { AfterSessionActions } from '../complete/AfterSessionActions.tsx';
import { focusAtTop } from '../focus-at-top.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { RoutineResults } from './RoutineResults.tsx';
import type { RoutineRun } from './routine-run.ts';
import css from './RestScreen.module.css';
import { sumSessions } from './sum-sessions.ts';

interface RoutineSummaryProps {
  readonly run: RoutineRun;
  /** The player's, in years; null where it is not known. */
  readonly age: number | null;
  readonly onPacks: () => void;
  readonly onDashboard: () => void;
  /** On to a single drill; undefined where the player chooses. */
  readonly onDrill: (drillId: string | undefined) => void;
}

/** The end of a routine: what was done, and what all of it brought, by the server's answers alone. */
export function RoutineSummary({ run, age, onPacks, onDashboard, onDrill }: RoutineSummaryProps) {
  const { routine, finished } = run;
  const all = routine.steps.length;
  const sum = sumSessions(finished.flatMap(({ saved }) => saved ?? []));
  useEffect(() => markCelebrated(finished.flatMap(({ saved }) => saved?.session.id ?? [])), [finished]);
  const heading = {
    kicker: routine.name,
    title: finished.length === all ? m.routine_over_title() : m.routine_over_part({ done: finished.length, all }),
  };
  const list = <RoutineResults {...run} />;
  if (sum === null) return <Unanswered heading={heading} list={list} onAgain={() => onDrill(undefined)} onDashboard={onDashboard} />;
  return (
    <Celebration saved={sum} {...{ age, heading, onPacks, onDashboard, onDrill }}>
      {list}
    </Celebration>
  );
}

interface UnansweredProps {
  readonly heading: { readonly kicker: string; readonly title: string };
  readonly list: ReactNode;
  readonly onAgain: () => void;
  readonly onDashboard: () => void;
}

/** Nothing has been answered yet: all of it waits on the device, and nothing is promised. */
function Unanswered({ heading, list, onAgain, onDashboard }: UnansweredProps) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => focusAtTop(root.current), []);
  return (
    <section ref={root} tabIndex={-1} aria-labelledby={titleId} className={css['view']}>
      <Card tone="pitch" lines="centre">
        <PitchTitle id={titleId} {...heading} />
        {list}
        <p>{m.routine_over_waiting()}</p>
        <AfterSessionActions onAgain={onAgain} onDashboard={onDashboard} />
      </Card>
    </section>
  );
}
