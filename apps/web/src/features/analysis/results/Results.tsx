import { useMemo, useSyncExternalStore } from 'react';
import { m } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { EngineOutcome } from '../engine/index.ts';
import { deviceAnalyses } from '../kept/analysis-store.ts';
import type { AnalysisStore } from '../kept/analysis-store.ts';
import { landingId } from '../landing.ts';
import { keepOutcome } from './keeping.ts';
import { Review } from './Review.tsx';
import css from './Results.module.css';

export interface ResultsProps {
  readonly playerId: string;
  readonly outcome: EngineOutcome;
  readonly clip: Blob;
  /** The camera faced the player: what is made of the clip is turned round. Default false. */
  readonly mirrored?: boolean;
  readonly onAgain: () => void;
  readonly onDrill: (drillId: string) => void;
  /** The player wants the touches of a juggling clip as a practice result. */
  readonly onPracticeResult?: (touches: number) => void;
  readonly store?: AnalysisStore;
}

/** What an analysis found, just done: kept on the device, and shown. */
export function Results(props: ResultsProps) {
  const { playerId, outcome, clip, mirrored = false, store = deviceAnalyses } = props;
  const { onAgain, onDrill, onPracticeResult } = props;
  const keeping = useMemo(
    () => keepOutcome({ outcome, clip, playerId, mirrored, store }),
    [outcome, clip, playerId, mirrored, store],
  );
  const { stills, complete, kept, refused } = useSyncExternalStore(keeping.subscribe, keeping.read);
  const shown = useMemo(
    () => ({ review: outcome.review, shape: outcome.clip, frames: outcome.frames, clip, stills, mirrored }),
    [outcome, clip, stills, mirrored],
  );
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
      />
      <Button variant="primary" size="lg" wide onClick={onAgain}>
        {m.results_again()}
      </Button>
    </div>
  );
}
