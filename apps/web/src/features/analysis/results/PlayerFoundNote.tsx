import { frameSuccess } from '@touchline/vision';
import type { FormReview } from '@touchline/vision';
import { m } from '@touchline/messages';
import { fill } from '@touchline/messages/fill';
import { reviewLines } from '@touchline/messages/form-review-general-text';
import { AlertIcon, CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import css from './PlayerFoundNote.module.css';

interface SeenNoteProps {
  frames: FormReview['frames'];
  cutShort: boolean;
}

const tones = { success: css['success'], warning: css['warning'], error: css['error'] };

/** In how many pictures the player was found, with the specification's warnings when those are few. */
export function PlayerFoundNote({ frames, cutShort }: SeenNoteProps) {
  const { level } = frameSuccess(frames);
  return (
    <div className={css['seen']}>
      <p className={classes(css['line'], tones[level])}>
        {level === 'success' ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
        {fill(reviewLines.foundIn, { found: frames.withPlayer, seen: frames.seen })}
      </p>
      {level === 'success' ? null : (
        <output>{level === 'warning' ? m.results_seen_partial() : `${m.results_seen_low()} ${m.results_seen_low_words()}`}</output>
      )}
      {cutShort ? <output>{m.results_cut_short()}</output> : null}
    </div>
  );
}
