import type { ChosenPerson } from '@touchline/vision';
import { useMemo, useSyncExternalStore } from 'react';
import { m } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import type { EngineOutcome } from '../engine/index.ts';
import { deviceAnalyses } from '../kept/analysis-store.ts';
import type { AnalysisStore } from '../kept/analysis-store.ts';
import { landingId } from '../landing.ts';
import { keepOutcome } from './keeping.ts';
import { Review } from './Review.tsx';
import css from './Results.module.css';
import { WhoseReview } from './whose/WhoseReview.tsx';

export interface ResultsProps {
  readonly playerId: string;
  readonly outcome: EngineOutcome;
  readonly clip: Blob;
  /** The camera faced the player: what is made of the clip is turned round. Default false. */
  readonly mirrored?: boolean;
  /** The player has said whom in the clip to follow. Default false. */
  readonly isPointedOut?: boolean;
  readonly onAgain: () => void;
  /** The review is of somebody else: it is taken off the device, and the clip is to be looked at again. */
  readonly onPointOut: (person: ChosenPerson) => void;
  readonly onDrill: (drillId: string) => void;
  /** The player wants the touches of a juggling clip as a practice result. */
  readonly onPracticeResult?: (touches: number) => void;
  readonly store?: AnalysisStore;
}

/** What an analysis found, just done: kept on the device, and shown. */
export function Results(props: ResultsProps) {
  const { playerId, outcome, clip, mirrored = false, store = deviceAnalyses } = props;
  const { isPointedOut = false, onAgain, onPointOut, onDrill, onPracticeResult } = props;
  const toasts = useToasts();
  const keeping = useMemo(
    () => keepOutcome({ outcome, clip, playerId, mirrored, store }),
    [outcome, clip, playerId, mirrored, store],
  );
  const { stills, complete, kept, refused } = useSyncExternalStore(keeping.subscribe, keeping.read);
  const shown = useMemo(
    () => ({ review: outcome.review, shape: outcome.clip, frames: outcome.frames, clip, stills, mirrored }),
    [outcome, clip, stills, mirrored],
  );
  const pointOut = (person: ChosenPerson): void => {
    keeping.discard().catch(() => void toasts.warning(m.results_point_discard_failed()));
    onPointOut(person);
  };
  const { group } = outcome;
  return (
    <div className={css['results']}>
      {refused ? (
        <output className={css['refused']}>{m.results_keep_failed()}</output>
      ) : null}
      <Review
        {...{ shown, playerId, store, kept, onDrill, onPracticeResult }}
        picturesComplete={complete}
        cutShort={outcome.cutShort}
        headingId={landingId}
        whose={
          group.length === 0 ? undefined : (
            <WhoseReview
              shape={outcome.clip}
              onPointOut={pointOut}
              {...{ group, clip, isPointedOut }}
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
