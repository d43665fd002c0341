import { useId, useState } from 'react';
import { m } from '@touchline/messages';
import { useToasts } from '../../../../ui/toast/useToasts.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import type { Analysis } from '../../store/saved-analysis.ts';
import { fileSizeText } from '../file-size-text.ts';
import css from './ExportPanel.module.css';

interface KeepVideoOnDeviceCheckboxProps {
  clip: Blob;
  playerId: string;
  store: AnalysisStore;
  saved: Analysis;
}

/** Bytes of a video that may be saved: what stays uncompressed too (spec 002 §9, compression above 10 MB). */
const SAVED_BYTES_AT_MOST = 10 * 1024 * 1024;

/** Whether the video stays on the device with its review: only if the player wants it, and only a small one. */
export function KeepVideoOnDeviceCheckbox({ clip, playerId, store, saved }: KeepVideoOnDeviceCheckboxProps) {
  const toasts = useToasts();
  const box = useId();
  /** What the player chose here and is not saved yet. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wanted = chosen ?? saved.clip !== null;
  if (clip.size > SAVED_BYTES_AT_MOST) {
    return <p className={css['hint']}>{m.results_keep_video_large({ size: fileSizeText(clip.size) })}</p>;
  }
  const change = async (next: boolean): Promise<void> => {
    setChosen(next);
    try {
      await store.update(playerId, saved.id, { clip: next ? clip : null });
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
