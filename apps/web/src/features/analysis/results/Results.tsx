import type { ChosenPerson } from '@touchline/vision';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import type { EngineOutcome } from '../engine/index.ts';
import { deviceAnalyses } from '../saved-analyses/analysis-store.ts';
import type { AnalysisStore } from '../saved-analyses/analysis-store.ts';
import { landingId } from '../landing.ts';
import { saveAnalysis } from './save-analysis.ts';
import { Review } from './Review.tsx';
import css from './Results.module.css';
import { WhoseReview } from './person-picker/WhoseReview.tsx';

export interface ResultsProps {
  readonly playerId: string;
  readonly outcome: EngineOutcome;
  readonly clip: Blob;
  /** The camera faced the player: what is made of the clip is turned round. Default false. */
  readonly mirrored?: boolean;
  /** The player has said whom in the clip to follow. Default false. */
  readonly isPointedOut?: boolean;
  /** It lies on the device, under this id. */
  readonly onKept?: (id: string) => void;
  readonly onAgain: () => void;
  /** The review of somebody else in the same clip, in whose place this one is kept. Default null. */
  readonly replaces?: EngineOutcome | null;
  /** The review is of somebody else: the clip is to be looked at again. */
  readonly onPointOut: (person: ChosenPerson) => void;
  readonly onDrill: (drillId: string) => void;
  /** The player wants the touches of a juggling clip as a practice result. */
  readonly onPracticeResult?: (touches: number) => void;
  readonly store?: AnalysisStore;
}

/** What an analysis found, just done: kept on the device, and shown. */
export function Results(props: ResultsProps) {
  const { playerId, outcome, clip, mirrored = false, store = deviceAnalyses } = props;
  const { isPointedOut = false, replaces = null, onKept, onAgain, onPointOut, onDrill, onPracticeResult } = props;
  const keeping = useMemo(
    () => saveAnalysis({ outcome, clip, playerId, mirrored, store, replaces }),
    [outcome, clip, playerId, mirrored, store, replaces],
  );
  const { stills, complete, kept, refused, formerStays } = useSyncExternalStore(keeping.subscribe, keeping.read);
  const keptId = kept?.id;
  useEffect(() => {
    if (keptId !== undefined) onKept?.(keptId);
  }, [keptId, onKept]);
  const shown = useMemo(
    () => ({ review: outcome.review, shape: outcome.clip, frames: outcome.frames, clip, stills, mirrored }),
    [outcome, clip, stills, mirrored],
  );
  const { group } = outcome;
  return (
    <div className={css['results']}>
      {refused ? (
        <output className={css['refused']}>{m.results_keep_failed()}</output>
      ) : null}
      {formerStays ? <output className={css['refused']}>{m.results_point_discard_failed()}</output> : null}
      <Review
        {...{ shown, playerId, store, kept, onDrill, onPracticeResult }}
        picturesComplete={complete}
        cutShort={outcome.cutShort}
        headingId={landingId}
        whose={
          group.length === 0 ? undefined : (
            <WhoseReview
              shape={outcome.clip}
              {...{ group, clip, isPointedOut, onPointOut }}
            />
          )
        }
      />
      <Button variant="primary" size="lg" wide onClick={onAgain}>
        {m.results_again()}
      </Button>
    </div>
  );
}
