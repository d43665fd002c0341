import type { AnalysisDetail } from '@touchline/contracts';
import type { KickInClip } from '@touchline/vision';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { noteReviewToReopen } from '../saved-analyses/reopen-review-on-return.ts';
import type { AnalysisStore, OpenAnalysis } from '../store/indexeddb-analyses.ts';
import { AngleChartSection } from './chart/AngleChartSection.tsx';
import { LastAttemptComparison } from './compare/LastAttemptComparison.tsx';
import { useAttemptOnShow } from './compare/useAttemptOnShow.ts';
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
import { recordOfAnalysis } from './record-of-analysis.ts';
import css from './Review.module.css';
import { ScoreCard } from './ScoreCard.tsx';
import { ScoreChip } from './ScoreChip.tsx';
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

/** A phone held upright: the video is what is looked at first (`Review.module.css`). */
const VIDEO_FIRST = '(max-width: 47.99rem) and (min-height: 30.01rem)';

/** One analysis: score and video, one praise, the one thing to work on, what to do next, what it earned and the score's parts; all the rest in sections that open. */
export function Review(props: ReviewProps) {
  const { shown, playerId, store, open, account = null, cutShort, onLookLonger, headingId, whose, sharing, kicks = noKicks, onKick, onDrill, onAgain, onPracticeResult, earned } = props;
  const { review } = shown;
  const clip = shown.clip ?? shown.linked ?? null;
  const [playhead] = useState(createPlayhead);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const saved = open?.analysis ?? null;
  const { id, results, ownCount, ...arrived } = recordOfAnalysis(saved, account);
  // Where there is a second opinion the score is made of both; else it is this measurement's.
  const score = results === null || results.reviewer === BUILT_IN ? review.overallScore : results.overallScore;
  // Without a fault the findings and the next step are no longer than the video: the parts go below both.
  const isShort = review.improvements.length === 0;
  const now = useAttemptOnShow({ shown, saved, account, cutShort });
  const isScoreBelow = useMediaQuery(VIDEO_FIRST);
  const drills = useMemo(() => drillsOffered(review), [review]);
  const goToDrill = (drillId: string): void => {
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
          {...arrived}
          isPlaceSaid={sharing !== undefined && sharing !== null}
          isMeasuredAnew={now.isMeasuredAnew}
        />
        {onKick === undefined ? null : (
          <KickPickerCard
            {...{ shown, kicks }}
            onPick={(kick) => {
              onKick(kick);
              setAsked({ time: kick.time });
            }}
          />
        )}
      </div>
      <div ref={stage} className={css['stage']}>
        <Card>
          {clip === null ? (
            <KeyMomentStills {...{ shown, playhead, asked }} />
          ) : (
            <ClipPlayer {...{ shown, clip, playhead, asked }} corner={score !== null && isScoreBelow ? <ScoreChip {...{ review, score }} /> : null} />
          )}
        </Card>
      </div>
      <div className={css['read']}>
        {review.juggling === null ? null : (
          <JugglingCountCard
            juggling={review.juggling}
            {...{ playerId, store, onPracticeResult, saved }}
            counted={ownCount}
          />
        )}
        {score === null ? <NotMeasuredCard reasons={review.notMeasured} /> : null}
        <TopFindings shown={shown} onShow={showMoment} />
      </div>
      <div className={css['next']}>
        <NextStep {...{ review, drills, onAgain, onLookLonger }} onDrill={goToDrill} isAsked={whose !== undefined && review.notMeasured.includes('whoIsMeant')} />
        {earned}
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

/** The player chooses which kick is reviewed, where the clip has several. */
function KickPickerCard({ shown, kicks, onPick }: { readonly shown: ShownReview; readonly kicks: readonly KickInClip[]; readonly onPick: (kick: KickInClip) => void }) {
  const { review, shape, stills, clip } = shown;
  return kicks.length < 2 ? null : (
    <Card>
      <KickPicker {...{ kicks, review, shape, stills, clip, onPick }} />
    </Card>
  );
}
