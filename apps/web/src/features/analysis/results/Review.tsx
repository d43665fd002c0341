import type { AnalysisDetail } from '@touchline/contracts';
import type { KickInClip } from '@touchline/vision';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { noteReviewToReopen } from '../saved-analyses/reopen-review-on-return.ts';
import { ownCountOf } from '../account/rebuild-account-review.ts';
import type { AnalysisStatus } from '../store/saved-analysis.ts';
import type { AnalysisStore, OpenAnalysis } from '../store/indexeddb-analyses.ts';
import { AngleChartSection } from './chart/AngleChartSection.tsx';
import { attemptOfAccount, attemptOfDevice, type Attempt } from './compare/compared-attempt.ts';
import { LastAttemptComparison } from './compare/LastAttemptComparison.tsx';
import { drillsOffered } from './drills-offered.ts';
import { TopFindings } from './TopFindings.tsx';
import { EvidenceSection } from './evidence/EvidenceSection.tsx';
import { JugglingCountCard } from './JugglingCountCard.tsx';
import { KickPicker } from './kick-picker/KickPicker.tsx';
import { RemainingFindings } from './RemainingFindings.tsx';
import { NextStep } from './NextStep.tsx';
import { NotMeasuredCard } from './NotMeasuredReasons.tsx';
import { ClipPlayer } from './player/ClipPlayer.tsx';
import { createPlayhead } from './playhead.ts';
import type { Asked } from './playhead.ts';
import css from './Review.module.css';
import { ScoreCard } from './ScoreCard.tsx';
import { BUILT_IN, ServerReview } from './ServerReview.tsx';
import type { ShownReview } from './shown-review-type.ts';
import { KeyMomentStills } from './KeyMomentStills.tsx';
import { ExportPanel } from './export/ExportPanel.tsx';
import { SubScores } from './SubScores.tsx';
import { TipsForNextClip } from './TipsForNextClip.tsx';

interface ReviewProps {
  shown: ShownReview;
  playerId: string;
  store: AnalysisStore;
  /** As the store has it; null where it was deleted, or is in the account alone. */
  open: OpenAnalysis | null;
  /** As the account has it, where this device has not. Default null. */
  account?: AnalysisDetail | null;
  cutShort: boolean;
  /** The same clip is to be looked at for longer; undefined where that is of no use. */
  onLookLonger?: (() => void) | undefined;
  /** Lets the heading take the focus, under this id. */
  headingId?: string;
  /** Whom of several people it is of; that there were several unless told. */
  whose?: ReactNode;
  /** Where it is kept, and what the player can do about that. */
  sharing?: ReactNode;
  /** The kicks to choose from; none unless told. */
  kicks?: readonly KickInClip[] | undefined;
  /** The player wants another kick reviewed. */
  onKick?: ((kick: KickInClip) => void) | undefined;
  onDrill: (drillId: string) => void;
  /** Another clip is to be filmed. */
  onAgain: () => void;
  onPracticeResult: ((touches: number) => void) | undefined;
  /** What it earned the player. */
  earned?: ReactNode;
}

const noKicks = [] as const;

/** One analysis: score, what it earned, the video, one praise, the one thing to work on, what to do next and the score's parts; all the rest in sections that open. */
export function Review(props: ReviewProps) {
  const { shown, playerId, store, open, account = null, cutShort, onLookLonger, headingId, whose, sharing, kicks = noKicks, onKick, onDrill, onAgain, onPracticeResult, earned } = props;
  const { review } = shown;
  const clip = shown.clip ?? shown.linked ?? null;
  const [playhead] = useState(createPlayhead);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const results = open?.analysis.results ?? account?.results ?? null;
  // Where there is a second opinion the score is made of both; else it is this measurement's.
  const score = results === null || results.reviewer === BUILT_IN ? review.overallScore : results.overallScore;
  // Without a fault the findings are no longer than the video: the next step goes below that, and the parts below both.
  const isShort = review.improvements.length === 0;
  const now = useAttemptOnShow(props);
  const drills = useMemo(() => drillsOffered(review), [review]);
  const goToDrill = (drillId: string): void => {
    const id = open?.analysis.id ?? account?.id;
    if (id !== undefined) noteReviewToReopen(id);
    onDrill(drillId);
  };
  const showMoment = (time: number): void => {
    setAsked({ time });
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const otherFindings = <RemainingFindings {...{ shown, drills }} onShow={showMoment} onDrill={goToDrill} />;
  return (
    <div className={css['review']}>
      <div className={css['score']}>
        <ScoreCard
          {...{ review, score, cutShort, onLookLonger, headingId, whose }}
          sharing={open?.analysis.sharing ?? account?.sharing ?? null}
          hasArrived={hasArrived(open?.analysis.status)}
          hasVideoArrived={account?.clip.state === 'stored' || account?.clip.state === 'deleted'}
          isPlaceSaid={sharing !== undefined && sharing !== null}
          isMeasuredAnew={now.isMeasuredAnew}
        />
        {earned}
        {kicks.length < 2 || onKick === undefined ? null : (
          <Card>
            <KickPicker
              {...{ kicks, review }}
              shape={shown.shape}
              stills={shown.stills}
              clip={shown.clip}
              onPick={(kick) => {
                onKick(kick);
                setAsked({ time: kick.time });
              }}
            />
          </Card>
        )}
      </div>
      <div ref={stage} className={css['stage']}>
        <Card>
          {clip === null ? (
            <KeyMomentStills {...{ shown, playhead, asked }} />
          ) : (
            <ClipPlayer {...{ shown, clip, playhead, asked }} />
          )}
        </Card>
      </div>
      <div className={css['read']}>
        {review.juggling === null ? null : (
          <JugglingCountCard
            juggling={review.juggling}
            {...{ playerId, store, onPracticeResult }}
            saved={open?.analysis ?? null}
            counted={ownCountOf(account)}
          />
        )}
        {score === null ? <NotMeasuredCard reasons={review.notMeasured} /> : null}
        <TopFindings shown={shown} onShow={showMoment} />
      </div>
      <div className={classes(css['next'], isShort && css['beside'])}>
        <NextStep {...{ review, drills, onAgain, onLookLonger }} onDrill={goToDrill} isAsked={whose !== undefined && review.notMeasured.includes('whoIsMeant')} />
      </div>
      <div className={classes(css['seen'], isShort && css['below'])}>
        {score === null ? null : (
          <Card className={css['parts'] ?? ''} title={m.results_parts()} level={3}>
            <SubScores subScores={review.subScores} />
            {otherFindings}
            <LastAttemptComparison {...{ now, playerId, store }} />
          </Card>
        )}
      </div>
      <Card className={css['more'] ?? ''}>
        {score === null ? otherFindings : null}
        <TipsForNextClip tips={review.tips} notMeasured={score === null ? [] : review.notMeasured} />
        {results === null ? null : <ServerReview results={results} />}
        <EvidenceSection
          review={review}
          chart={<AngleChartSection {...{ review, playhead }} shape={shown.shape} frames={shown.frames} onTime={showMoment} />}
        />
        <ExportPanel {...{ shown, score, playerId, store, open }} isElsewhere={account !== null} />
        {sharing}
      </Card>
    </div>
  );
}

/** The analysis on show as one of two that are compared: as it is shown, with what is known of how it was measured. */
function useAttemptOnShow({ shown, open, account = null, cutShort }: ReviewProps): Attempt {
  const [id] = useState(() => crypto.randomUUID());
  const [opened] = useState(() => Date.now());
  const saved = open?.analysis ?? null;
  return useMemo(() => {
    const { review, shape, frames, stills } = shown;
    const known = saved === null ? (account === null ? null : attemptOfAccount(account)) : attemptOfDevice(saved);
    return {
      id: known?.id ?? id,
      createdAt: known?.createdAt ?? opened,
      isMeasuredAnew: known?.isMeasuredAnew ?? false,
      isOld: known?.isOld ?? false,
      review,
      shape,
      frames,
      stills,
      cutShort,
    };
  }, [shown, saved, account, cutShort, id, opened]);
}

/** Whether an analysis is in the account: one that the server is at work on, and one that only the account has. */
function hasArrived(status: AnalysisStatus | undefined): boolean {
  return status === undefined || status === 'processing' || status === 'complete';
}
