import { useState } from 'react';
import { m } from '@touchline/messages';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { TrashIcon } from '../../../ui/icons/edit-icons.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { timeAgoText, AnalysisThumbnail, skillWord, type Analysis } from '../../analysis/saved-analyses/index.ts';
import css from './Videos.module.css';

interface VideoRowProps {
  readonly analysis: Analysis;
  readonly onWatch: () => void;
  readonly onDelete: () => void;
}

/** One analysed video: its picture, what and when, its score; what it said is told where it opens. */
export function VideoRow({ analysis, onWatch, onDelete }: VideoRowProps) {
  const { type, createdAt, review } = analysis;
  const [now] = useState(() => Date.now());
  const words = { type: skillWord[type](), when: timeAgoText(createdAt, now) };
  return (
    <li className={css['row']}>
      <button type="button" className={css['watch']} aria-label={m.profile_videos_watch(words)} onClick={onWatch}>
        <span className={css['picture']}>
          <AnalysisThumbnail analysis={analysis} />
          <PlayIcon size={22} />
        </span>
        <span className={css['words']}>
          <b>{words.type}</b>
          <span className={css['quiet']}>{words.when}</span>
        </span>
        {review.overallScore === null ? (
          <span className={css['quiet']}>{m.profile_videos_no_score()}</span>
        ) : (
          <span className={css['score']}>{review.overallScore}</span>
        )}
      </button>
      <IconButton className={css['remove']} label={m.profile_videos_delete(words)} icon={<TrashIcon size={20} />} onClick={onDelete} />
    </li>
  );
}
