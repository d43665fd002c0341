import { findDrill } from '@touchline/domain';
import { useId, useRef } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { Confetti } from '../../../ui/art/Confetti.tsx';
import { restBegins, type PracticeDraft } from '../machine/practice-draft.ts';
import type { SaveFailure } from '../machine/save-failure.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import css from './CompleteView.module.css';
import { endedText, kickerOf } from './complete-view-text.tsx';
import { RestDuringResult, type RunningRest } from './RestDuringResult.tsx';
import { ResultForm } from './ResultForm.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { ResultBesideBestAndLevel } from './ResultBesideBestAndLevel.tsx';
import { useCompleteLayout } from './useCompleteLayout.ts';
import { useResultEntry } from './useResultEntry.ts';

export interface CompleteViewProps {
  draft: PracticeDraft;
  /** Epoch milliseconds. */
  now: number;
  /** Which of a routine's drills it was. */
  place?: string | undefined;
  /** The rest that runs meanwhile, where another drill comes. */
  rest?: RunningRest | undefined;
  saving: boolean;
  failure: SaveFailure | null;
  /** With every change of the result field. */
  onType: (text: string) => void;
  onSave: (result: number) => void;
  onDiscard: () => void;
  /** On to another drill, when this session is no longer here. */
  onAgain: () => void;
}

/** From this many milliseconds after the end on, the page says when the timer ended. */
const WORTH_SAYING_MS = 60_000;

/** The timer has ended: what was practised, and the result to log (spec 002 §2, §4). */
export function CompleteView({ draft, now, place, rest, saving, failure, onType, onSave, onDiscard, onAgain }: CompleteViewProps) {
  const drill = findDrill(draft.drillId);
  const entry = useResultEntry(draft, drill);
  const layout = useCompleteLayout(rest !== undefined);
  const view = useRef<HTMLElement>(null);
  const titleId = useId();
  const hasJustEnded = rest === undefined && draft.finishedEarlyAt === null && now - draft.endsAt < WORTH_SAYING_MS;
  const stakes = layout.hasStakes && drill !== undefined ? <ResultBesideBestAndLevel draft={draft} drill={drill} result={entry.counted} areResultsBeside={layout.isFormBeside} /> : null;
  // Beside the drill that comes next it would be taken for that one's.
  const hasEarlierResults = rest === undefined && (stakes === null || layout.isFormBeside);

  /** The rest is over: what was typed is the result, and nothing that cannot be one. Whoever was told of a failure decides. */
  const goOn = (): void => {
    if (!saving && failure === null) onSave(entry.read.isTooBig ? 0 : entry.read.result);
  };

  return (
    <section ref={view} tabIndex={-1} aria-labelledby={titleId} className={css['view']} data-rest={rest !== undefined || undefined}>
      <Card tone="pitch" {...(stakes === null && { lines: 'centre' as const })} className={css['card'] ?? ''}>
        <PitchTitle id={titleId} kicker={kickerOf(draft, place, rest, hasJustEnded)} title={rest === undefined ? m.practice_complete_title() : m.routine_drill_done()} />
        {hasJustEnded ? <Confetti /> : null}
        {/* While a rest runs what comes next stands in the place of what is over. */}
        {rest === undefined ? (
          <SessionFacts draft={draft} />
        ) : (
          <RestDuringResult {...rest} typedAt={entry.typedAt} onDue={goOn} />
        )}
        {now - restBegins(draft) < WORTH_SAYING_MS ? null : (
          <p className={css['ended']}>
            {endedText(draft, now)}
          </p>
        )}
        {stakes}
        <ResultForm {...{ view, draft, drill, entry, layout, hasEarlierResults, rest, saving, failure, onType, onSave, onDiscard, onAgain }} />
      </Card>
    </section>
  );
}
