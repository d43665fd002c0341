import { useEffect, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import type { Toasts } from '../../../ui/toast/useToasts.ts';
import type { EngineOutcome } from '../engine/index.ts';
import { engineFailureText, type AnalysisFailure } from '../engine-failure-text.ts';

interface Ending {
  readonly isAnalysing: boolean;
  /** What the last analysis has come to; both null while one runs. */
  readonly outcome: EngineOutcome | null;
  readonly failure: AnalysisFailure | null;
  readonly toasts: Toasts;
  readonly onPractice: () => void;
}

/**
 * Says that an analysis is complete, and follows the player's wish to go to practice then (spec 002 §2, §4). Who has
 * gone is told there of a failure, too. `queuePractice(false)` forgets the wish: call it with each new start.
 */
export function useAnnounceAnalysisEnd({ isAnalysing, outcome, failure, toasts, onPractice }: Ending) {
  const [practiceQueued, queuePractice] = useState(false);
  const end = isAnalysing ? null : (outcome ?? failure);
  const told = useRef(end);
  /** The review that was on show last: one that comes back, because nothing could take its place, is not announced anew. */
  const shown = useRef(outcome);
  useEffect(() => {
    const isNew = end !== told.current;
    told.current = end;
    if (end === null || !isNew) return;
    const isBack = end === shown.current;
    if (typeof end !== 'string') shown.current = end;
    if (isBack) {
      if (practiceQueued) onPractice();
      return;
    }
    if (typeof end === 'string') {
      const title = m.analysis_failed({ reason: engineFailureText(end) });
      if (practiceQueued) toasts.error({ title, text: m.analysis_failed_tip() });
    } else if (end.review.notMeasured.includes('timeUp')) {
      // It is not complete.
      toasts.info({ title: m.results_no_score_title(), text: m.run_time_up() });
    } else if (end.review.overallScore === null) {
      // No green 'Done' beside a review without a score.
      toasts.info({ title: m.results_complete(), text: m.run_complete_no_score() });
    } else if (practiceQueued) toasts.success({ title: m.results_complete(), text: m.run_complete_found() });
    else toasts.success(m.results_complete());
    if (practiceQueued) onPractice();
  }, [end, practiceQueued, toasts, onPractice]);
  return { practiceQueued, queuePractice };
}
