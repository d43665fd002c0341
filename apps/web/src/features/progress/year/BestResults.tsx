import type { ProgressYear } from '@touchline/contracts';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { ChartEmpty } from '../charts/ChartEmpty.tsx';
import { dayText } from '../relative-day-text.ts';
import { figure, sessionsText } from '../number-texts.ts';
import { resultText, resultUnit } from '../range-and-result-text.ts';
import css from './BestResults.module.css';
import { DrillIcon } from './DrillIcon.tsx';
import { RisingAndFallingDrills } from './RisingAndFallingDrills.tsx';
import { ResultSparkline } from './ResultSparkline.tsx';

const SHOWN_AT_FIRST = 6;

type Best = ProgressYear['bests'][number];

/** The best result of every drill, the latest best first: what it beat, how the latest results go, and which drills rise and fall. */
export function BestResults({ year: { bests, to } }: { readonly year: ProgressYear }) {
  const [all, setAll] = useState(false);
  // The oldest of what is shown: what is of this week was beaten just now.
  const next = bests.slice(0, SHOWN_AT_FIRST).at(-1);
  const shown = bests.slice(0, all ? bests.length : SHOWN_AT_FIRST);
  return (
    <Card level={3} title={m.progress_bests()}>
      {next === undefined ? <ChartEmpty shape="bars">{m.progress_bests_none()}</ChartEmpty> : null}
      <RisingAndFallingDrills drills={bests} />
      {next === undefined ? null : (
        <p className={css['next']}>{m.progress_bests_next({ drill: next.name, best: resultText(next.best, next.resultLabel) })}</p>
      )}
      <ul className={css['rows']}>
        {shown.map((best) => (
          <BestRow key={best.drillId} best={best} today={to} />
        ))}
      </ul>
      {all || bests.length <= SHOWN_AT_FIRST ? null : (
        <div className={css['more']}>
          <Button wide onClick={() => setAll(true)}>
            {m.progress_bests_all({ count: bests.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface BestRowProps {
  readonly best: Best;
  readonly today: string;
}

function BestRow({ best: { drillId, name, best, bestBefore, latest, resultLabel, day, sessions, experience }, today }: BestRowProps) {
  const facts = [dayText(day, today), sessionsText(sessions), m.progress_bests_experience({ experience: figure(experience) })];
  return (
    <li className={css['row']}>
      <span className={css['mark']}>
        <DrillIcon drillId={drillId} />
      </span>
      <p className={css['name']}>{name}</p>
      <p className={css['when']}>
        <span className={css['facts']}>
          {facts.map((fact) => (
            <span key={fact} className={css['fact']}>
              {fact}
            </span>
          ))}
        </span>
      </p>
      <p className={css['best']}>
        <span className={css['number']}>{figure(best)}</span> {resultUnit(resultLabel, best)}
      </p>
      {latest.length < 2 ? null : (
        <div className={css['lately']}>
          <ResultSparkline results={latest} />
          <VisuallyHidden>{m.progress_bests_lately({ list: latest.map(figure).join(', ') })}</VisuallyHidden>
        </div>
      )}
      {bestBefore === null ? null : (
        <p className={css['before']}>
          <span aria-hidden="true">{m.progress_bests_before({ before: figure(bestBefore) })}</span>
          <VisuallyHidden>{m.progress_bests_change_words({ count: figure(best - bestBefore), before: figure(bestBefore) })}</VisuallyHidden>
        </p>
      )}
    </li>
  );
}
