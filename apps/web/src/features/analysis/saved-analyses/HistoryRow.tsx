import { verdictOf } from '@touchline/vision';
import { useEffect, useState } from 'react';
import { m } from '@touchline/messages';
import { summaryText } from '@touchline/messages/review-summary';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/classes.ts';
import { CloseIcon } from '../../../ui/icons/controls.tsx';
import { MomentPicture } from '../results/MomentPicture.tsx';
import { ScoreNumber } from '../results/ScoreNumber.tsx';
import { nearestFrame } from '../overlay/pose-at.ts';
import { skillWord } from '../results/labels.ts';
import type { Analysis } from '../store/analysis.ts';
import { agoText } from './ago-text.ts';
import css from './HistoryRow.module.css';

interface HistoryRowProps {
  analysis: Analysis;
  open: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** Nothing is measured on a picture this small. */
const noMeasures = [] as const;
const MINUTE = 60_000;

/** One earlier analysis: its picture, what and when, its score, in a line what it said. */
export function HistoryRow({ analysis, open, onOpen, onDelete }: HistoryRowProps) {
  const { review, stills, frames, shape, createdAt, type, corrected } = analysis;
  const skill = skillWord[type]();
  const when = agoText(createdAt, useMinute());
  const score = review.overallScore;
  const still = stills[Math.floor(stills.length / 2)];
  const touches = corrected ?? review.juggling?.touches.length ?? null;
  return (
    <li className={classes(css['row'], open && css['open'])}>
      <button
        type="button"
        className={css['main']}
        data-open={open || undefined}
        aria-label={m.results_history_open({ type: skill, when })}
        onClick={onOpen}
      >
        <MomentPicture
          label=""
          picture={still?.picture}
          pose={nearestFrame(frames, still?.time ?? shape.duration / 2)?.pose ?? null}
          aspect={shape.width / shape.height}
          measures={noMeasures}
          cut={1}
        />
        <span className={css['words']}>
          <span className={css['head']}>
            <b>{skill}</b>
            <span className={css['when']}>{when}</span>
          </span>
          <span className={classes(css['summary'], score === null && css['why'])}>{summaryText(review)}</span>
          {touches === null ? null : (
            <span className={css['touches']}>
              <Badge>{m.results_history_touches({ count: touches })}</Badge>
            </span>
          )}
        </span>
        <span className={css['score']}>
          {score === null ? (
            <span className={css['none']}>{m.results_history_no_score()}</span>
          ) : (
            <>
              <ScoreNumber score={score} />
              <span className={css['when']}>{verdictOf(review)?.grade}</span>
            </>
          )}
        </span>
      </button>
      <IconButton
        label={m.results_history_delete({ type: skill, when })}
        icon={<CloseIcon size={20} />}
        onClick={onDelete}
      />
    </li>
  );
}

/** Now, in epoch milliseconds, anew each minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const each = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(each);
  }, []);
  return now;
}
