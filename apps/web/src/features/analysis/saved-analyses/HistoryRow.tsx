import { thinCoverage } from '@touchline/vision';
import { useEffect, useState } from 'react';
import { m } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { TrashIcon } from '../../../ui/icons/edit-icons.tsx';
import { skillWord } from '../results/skill-view-and-leg-labels.ts';
import { ScoreNumber } from '../results/ScoreNumber.tsx';
import { AnalysisThumbnail } from './AnalysisThumbnail.tsx';
import { timeAgoText } from './time-ago-text.ts';
import { videoExpiryText } from './video-expiry-text.ts';
import css from './HistoryRow.module.css';
import { ReviewProgress } from './ReviewProgress.tsx';
import { entryGrade, entryScore, entrySummary, hasClip, type HistoryEntry } from './history-entry.ts';

interface HistoryRowProps {
  entry: HistoryEntry;
  open: boolean;
  /** A new review has been asked for and not answered. */
  retrying: boolean;
  onOpen: () => void;
  onDelete: () => void;
  onRetry: () => void;
}

const MINUTE = 60_000;

/** One earlier analysis: its picture, what and when, its score, in a line what it said, where it is, how far it is. */
export function HistoryRow({ entry, open, retrying, onOpen, onDelete, onRetry }: HistoryRowProps) {
  const { device, createdAt, type } = entry;
  const skill = skillWord[type]();
  const when = timeAgoText(createdAt, useNowEachMinute());
  const score = entryScore(entry);
  const grade = entryGrade(entry);
  const part = partText(entry);
  const summary = entrySummary(entry);
  const touches = device === null ? null : (device.corrected ?? device.review.juggling?.touches.length ?? null);
  return (
    <li className={classes(css['row'], open && css['open'])}>
      <button
        type="button"
        className={classes(css['main'], score === null && css['unscored'])}
        data-open={open || undefined}
        aria-label={m.results_history_open({ type: skill, when })}
        onClick={onOpen}
      >
        <AnalysisThumbnail analysis={device} />
        <span className={css['words']}>
          <span className={css['head']}>
            <b>{skill}</b>
            <span className={css['when']}>{when}</span>
          </span>
          {summary === null ? null : (
            <span className={classes(css['summary'], score === null && css['why'])}>{summary}</span>
          )}
          <span className={css['where']}>{device?.isSomebodyElses === true ? m.history_not_me({ place: whereText(entry) }) : whereText(entry)}</span>
          {touches === null ? null : (
            <span>
              <Badge>{m.results_history_touches({ count: touches })}</Badge>
            </span>
          )}
        </span>
        <span className={css['score']}>
          {score === null ? (
            <span className={css['none']}>{m.results_history_no_score()}</span>
          ) : (
            <>
              <ScoreNumber score={score} isPart={part !== null} />
              {part === null ? null : <span className={css['seen']}>{part}</span>}
              {grade === null ? null : <span className={css['grade']}>{grade}</span>}
            </>
          )}
        </span>
      </button>
      <IconButton
        className={css['remove']}
        label={m.results_history_delete({ type: skill, when })}
        icon={<TrashIcon size={20} />}
        onClick={onDelete}
      />
      <div className={css['status']}>
        <ReviewProgress {...{ entry, retrying, onRetry }} />
      </div>
    </li>
  );
}

/** That a score rests on a part of the skill, and on how much where this device knows; null where it rests on enough. */
function partText(entry: HistoryEntry): string | null {
  const { device, type } = entry;
  // The account gives no grade then; general movement never has one.
  if (device === null) return type !== 'general' && entryGrade(entry) === null ? m.results_score_part_unknown() : null;
  const few = thinCoverage(device.review);
  return few === null ? null : m.results_score_part_short({ measured: few.measured, of: few.of });
}

/** Where it is: this device, the account, and until when its video. */
function whereText(entry: HistoryEntry): string {
  const { device, account } = entry;
  const place = device === null ? m.history_in_account() : account === null ? m.history_on_device() : m.history_in_both();
  if (device?.clip) return m.history_video_here({ place });
  if (account === null || !hasClip(entry)) return place;
  const { keep, expires_at: until } = account.clip;
  if (until === null) return m.history_video_there({ place });
  return keep ? m.history_video_until({ place, until: videoExpiryText(until) }) : m.history_video_goes({ place, until: videoExpiryText(until) });
}

/** Now, in epoch milliseconds, anew each minute. */
function useNowEachMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const each = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(each);
  }, []);
  return now;
}
