import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { storeReviewInHistory } from '../saved-analyses/review-history-state.ts';
import type { AnalysisStore, OpenAnalysis } from '../store/indexeddb-analyses.ts';
import { AngleChartCard } from './chart/AngleChartCard.tsx';
import { Comparison } from './compare/Comparison.tsx';
import { Findings } from './Findings.tsx';
import { JugglingCountCard } from './JugglingCountCard.tsx';
import { NotMeasuredCard } from './NotMeasuredCard.tsx';
import { Player } from './player/Player.tsx';
import { createPlayhead } from './playhead.ts';
import type { Asked } from './playhead.ts';
import css from './Review.module.css';
import { ScoreCard } from './ScoreCard.tsx';
import type { Shown } from './shown-review.ts';
import { StillStage } from './StillStage.tsx';
import { ExportPanel } from './export/ExportPanel.tsx';
import { Tips } from './Tips.tsx';

interface ReviewProps {
  shown: Shown;
  playerId: string;
  store: AnalysisStore;
  /** As the store has it; null where it was deleted. */
  open: OpenAnalysis | null;
  cutShort: boolean;
  /** Lets the heading take the focus, under this id. */
  headingId?: string;
  /** Whom of several people it is of; that there were several unless told. */
  whose?: ReactNode;
  onDrill: (drillId: string) => void;
  onPracticeResult: ((touches: number) => void) | undefined;
}

/** One analysis: score, video, findings at their moments, angles, the last attempt, and what can be taken away. */
export function Review(props: ReviewProps) {
  const { shown, playerId, store, open, cutShort, headingId, whose, onDrill, onPracticeResult } = props;
  const { review, clip } = shown;
  const [playhead] = useState(createPlayhead);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const goToDrill = (drillId: string): void => {
    if (open !== null) storeReviewInHistory(open.analysis.id);
    onDrill(drillId);
  };
  const showMoment = (time: number): void => {
    setAsked({ time });
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={css['review']}>
      <div className={css['score']}>
        <ScoreCard {...{ review, cutShort, headingId, whose }} />
      </div>
      <div ref={stage} className={css['stage']}>
        <Card>
          {clip === null ? (
            <StillStage {...{ shown, playhead, asked }} />
          ) : (
            <Player {...{ shown, clip, playhead, asked }} />
          )}
        </Card>
      </div>
      <div className={css['read']}>
        {review.juggling === null ? null : (
          <JugglingCountCard juggling={review.juggling} {...{ playerId, store, onPracticeResult }} saved={open?.analysis ?? null} />
        )}
        <Findings shown={shown} onDrill={goToDrill} onShow={showMoment} />
        <NotMeasuredCard reasons={review.notMeasured} />
        <Card title={m.results_tips()} level={3}>
          <Tips tips={review.tips} />
        </Card>
      </div>
      <div className={css['more']}>
        {review.measures.length === 0 ? null : (
          <AngleChartCard {...{ review, playhead }} shape={shown.shape} frames={shown.frames} onTime={showMoment} />
        )}
        <Comparison {...{ shown, playerId, store, cutShort }} at={open?.analysis.createdAt ?? null} />
        <ExportPanel {...{ shown, playerId, store, open }} />
      </div>
    </div>
  );
}
