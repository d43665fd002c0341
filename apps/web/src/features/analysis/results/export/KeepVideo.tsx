import { useId, useState } from 'react';
import { m } from '@touchline/messages';
import { useToasts } from '../../../../ui/toast/useToasts.ts';
import type { AnalysisStore } from '../../saved-analyses/analysis-store.ts';
import type { SavedAnalysis } from '../../saved-analyses/kept-analysis.ts';
import { sizeText } from '../sizeText.ts';
import css from './TakeAway.module.css';

interface KeepVideoProps {
  clip: Blob;
  playerId: string;
  store: AnalysisStore;
  kept: SavedAnalysis;
}

/** Bytes of a video that may be kept: what stays uncompressed too (spec 002 §9, compression above 10 MB). */
const KEEPABLE_BYTES = 10 * 1024 * 1024;

/** Whether the video stays on the device with its review: only if the player wants it, and only a small one. */
export function KeepVideo({ clip, playerId, store, kept }: KeepVideoProps) {
  const toasts = useToasts();
  const box = useId();
  /** What the player chose here and is not kept yet. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wanted = chosen ?? kept.clip !== null;
  if (clip.size > KEEPABLE_BYTES) {
    return <p className={css['hint']}>{m.results_keep_video_large({ size: sizeText(clip.size) })}</p>;
  }
  const change = async (next: boolean): Promise<void> => {
    setChosen(next);
    try {
      await store.change(playerId, kept.id, { clip: next ? clip : null });
    } catch {
      setChosen(!next);
      toasts.error(m.results_keep_failed());
    }
  };
  return (
    <div className={css['keep']}>
      <input
        id={box}
        type="checkbox"
        className={css['box']}
        checked={wanted}
        onChange={(event) => void change(event.target.checked)}
      />
      <label htmlFor={box}>{m.results_keep_video()}</label>
      <p className={css['hint']}>{m.results_keep_video_hint()}</p>
    </div>
  );
}
