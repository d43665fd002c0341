import type { ChosenPerson, KickInClip } from '@touchline/vision';
import { useMemo, useState } from 'react';
import { m } from '@touchline/messages';
import { NewBadge } from '../../achievements/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import type { EngineOutcome } from '../engine/index.ts';
import type { AnalysisStore, OpenAnalysis } from '../store/indexeddb-analyses.ts';
import { useSavedAnalysis } from '../store/useSavedAnalysis.ts';
import { useHasAccountClip } from '../account/useHasAccountClip.ts';
import { landingId, landingTop } from '../focus-on-arrival.ts';
import { firstAnalysisBadge } from '../useFirstAnalysisBadge.ts';
import { Review } from './Review.tsx';
import css from './NewAnalysisResults.module.css';
import { WhereKeptSection } from './WhereKeptSection.tsx';
import { RemoveOrKeepReview } from './person-picker/RemoveOrKeepReview.tsx';
import { ReviewedPersonNote } from './person-picker/ReviewedPersonNote.tsx';

const noStills = [] as const;

export interface NewAnalysisResultsProps {
  /** Under which the store has it. */
  readonly id: string;
  readonly playerId: string;
  /** What the store has not: every frame, and who else was there. */
  readonly outcome: EngineOutcome;
  readonly clip: Blob;
  /** The camera faced the player: what is made of the clip is turned round. Default false. */
  readonly mirrored?: boolean;
  /** The player has said whom in the clip to follow. Default false. */
  readonly isPointedOut?: boolean;
  /** It takes the place of the review of somebody else, or of another kick, in the same clip. Default false. */
  readonly isReplacing?: boolean;
  /** It is the player's first one, and earned the badge for that. Default false. */
  readonly hasEarnedBadge?: boolean;
  /** The player takes it into their account. */
  readonly onShared?: () => void;
  readonly onAgain: () => void;
  /** The review is of somebody else: the clip is to be looked at again. */
  readonly onPointOut: (person: ChosenPerson) => void;
  /** Another kick of the clip is to be reviewed. */
  readonly onKick?: (kick: KickInClip) => void;
  /** The time was up before all was seen: the same clip is to be looked at for longer. Undefined where it was. */
  readonly onLookLonger?: (() => void) | undefined;
  readonly onDrill: (drillId: string) => void;
  /** The player wants the touches of a juggling clip as a practice result. */
  readonly onPracticeResult?: (touches: number) => void;
  readonly store: AnalysisStore;
}

/** What an analysis found, just done. Where it is deleted meanwhile, it stays until the player leaves. */
export function NewAnalysisResults(props: NewAnalysisResultsProps) {
  const { id, playerId, outcome, clip, mirrored = false, store } = props;
  const { isPointedOut = false, isReplacing = false, hasEarnedBadge = false, onShared, onAgain, onPointOut, onLookLonger, onKick, onDrill, onPracticeResult } = props;
  const { open, last } = useOpenAndLast(store, playerId, id);
  const { review, stills } = last?.analysis ?? { review: outcome.review, stills: noStills };
  const hasClip = useHasAccountClip(id);
  const isSomebodyElses = open?.analysis.isSomebodyElses ?? false;
  const shown = useMemo(
    () => ({ review, shape: outcome.clip, frames: outcome.frames, clip, stills, mirrored }),
    [review, outcome, clip, stills, mirrored],
  );
  const { group } = outcome;
  const place = open === null ? null : <WhereKeptSection analysis={open.analysis} clipHere={clip} hasClip={hasClip} onShared={onShared} />;
  const sayNotMine = (): void => {
    // Where that cannot be saved it can still be deleted.
    if (review.overallScore !== null) void store.update(playerId, id, { isSomebodyElses: true }).catch(() => undefined);
  };
  const pointOut = (person: ChosenPerson): void => {
    // As long as the one that is pointed out has no review, this one is somebody else's; then the other one's takes its place.
    sayNotMine();
    onPointOut(person);
  };
  return (
    <div className={css['results']} {...landingTop}>
      {open === null && last !== null ? <output className={css['deleted']}>{m.results_deleted_here()}</output> : null}
      {open?.storage === 'refused' ? <NotSavedNotice isReplacing={isReplacing} /> : null}
      <Review
        {...{ shown, playerId, store, open, onKick, onDrill, onAgain, onPracticeResult }}
        kicks={outcome.kicks}
        cutShort={outcome.cutShort}
        onLookLonger={outcome.cutShort || outcome.review.notMeasured.includes('timeUp') ? onLookLonger : undefined}
        sharing={place}
        headingId={landingId}
        earned={
          hasEarnedBadge && !isSomebodyElses ? (
            <Card>
              <NewBadge id={firstAnalysisBadge} />
            </Card>
          ) : null
        }
        whose={
          group.length === 0 ? undefined : (
            <>
              {open !== null && isSomebodyElses ? <RemoveOrKeepReview analysis={open.analysis} {...{ store }} onRemoved={onAgain} /> : null}
              <ReviewedPersonNote
                shape={outcome.clip}
                isUnclear={outcome.review.notMeasured.includes('whoIsMeant')}
                {...{ group, clip, isPointedOut, isSomebodyElses }}
                onPointOut={pointOut}
                // Without a score nothing counts for anybody: what is left is to film again.
                onNobody={review.overallScore === null ? onAgain : sayNotMine}
              />
            </>
          )
        }
      />
    </div>
  );
}

interface OpenAndLast {
  /** As the store has it; null where it has it no more. */
  readonly open: OpenAnalysis | null;
  /** As the store had it last. */
  readonly last: OpenAnalysis | null;
}

function useOpenAndLast(store: AnalysisStore, playerId: string, id: string): OpenAndLast {
  const state = useSavedAnalysis(store, playerId, id);
  const open = state.name === 'here' ? state : null;
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  return { open, last: open ?? last };
}

/** This device could not save it. */
function NotSavedNotice({ isReplacing }: { readonly isReplacing: boolean }) {
  return (
    <>
      <output className={css['refused']}>{m.results_keep_failed()}</output>
      {isReplacing ? <output className={css['refused']}>{m.results_point_discard_failed()}</output> : null}
    </>
  );
}
