import type { ProgressYear } from '@touchline/contracts';
import { parsePracticeDay, weekStart } from '@touchline/domain';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ChartEmpty } from '../charts/ChartEmpty.tsx';
import { dayText } from '../relative-day-text.ts';
import { figure, sessionsText } from '../average-and-percent-text.ts';
import { resultText, resultUnit } from '../range-and-result-text.ts';
import css from './BestResults.module.css';
import { DrillThumb } from './DrillThumb.tsx';

const SHOWN_AT_FIRST = 6;

/** The best result of every drill, the latest best first. */
export function BestResults({ year: { bests, to } }: { readonly year: ProgressYear }) {
  const [all, setAll] = useState(false);
  const today = parsePracticeDay(to);
  // The oldest of what is shown: what is of this week was beaten just now.
  const next = bests.slice(0, SHOWN_AT_FIRST).at(-1);
  const shown = bests.slice(0, all ? bests.length : SHOWN_AT_FIRST);
  const sunday = today === null ? to : weekStart(today);
  // On nearly every row it would tell nothing.
  const tellsNew = shown.filter(({ day }) => day >= sunday).length <= shown.length / 2;
  return (
    <Card level={3} title={m.progress_bests()} className={css['card'] ?? ''}>
      {next === undefined ? (
        <ChartEmpty shape="bars">{m.progress_bests_none()}</ChartEmpty>
      ) : (
        <p className={css['next']}>{m.progress_bests_next({ drill: next.name, best: resultText(next.best, next.resultLabel) })}</p>
      )}
      <ul className={css['rows']}>
        {shown.map(({ drillId, name, best, resultLabel, day, sessions, experience }) => (
          <li key={drillId} className={css['row']}>
            <span className={css['thumb']}>
              <DrillThumb drillId={drillId} />
            </span>
            <div className={css['drill']}>
              <p className={css['name']}>{name}</p>
              <p className={css['when']}>
                <span className={css['facts']}>
                  {[dayText(day, to), sessionsText(sessions), m.progress_bests_experience({ experience: figure(experience) })].map((fact) => (
                    <span key={fact} className={css['fact']}>
                      {fact}
                    </span>
                  ))}
                </span>
              </p>
            </div>
            <div className={css['best']}>
              <p>
                <span className={css['number']}>{figure(best)}</span> {resultUnit(resultLabel, best)}
              </p>{' '}
              {tellsNew && day >= sunday ? <Badge tone="grass">{m.progress_bests_new()}</Badge> : null}
            </div>
          </li>
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
