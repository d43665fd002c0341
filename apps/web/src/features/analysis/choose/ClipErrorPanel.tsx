import { useEffect, useRef } from 'react';
import { m } from '@touchline/messages';
import { useSettings } from '../../../settings/device-settings.ts';
import { AlertIcon } from '../../../ui/icons/control-icons.tsx';
import { clipProblemText } from '../clip/clip-problem-text.ts';
import type { Clip } from '../clip/clip-types.ts';
import type { ClipError } from '../machine/clip-error.ts';
import css from './ClipErrorPanel.module.css';

interface ClipErrorPanelProps {
  readonly clipError: ClipError;
  /** The clip that was there before and still is; null where there is none. */
  readonly clip: Clip | null;
}

/** Why a file was not taken, which clip is chosen all the same, and what may help. */
export function ClipErrorPanel({ clipError: { problem, source, details }, clip }: ClipErrorPanelProps) {
  const { debugMode } = useSettings();
  const { message, hints } = clipProblemText(problem, source);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel} className={css['panel']} role="alert">
      <AlertIcon size={22} />
      <div className={css['words']}>
        <p className={css['message']}>{message}</p>
        {/* A clip that could not be cut is itself the one that is there. */}
        {clip === null || problem === 'cutFailed' ? null : <p className={css['still']}>{stillChosen(clip)}</p>}
        {hints.length === 1 ? (
          <p>{hints[0]}</p>
        ) : (
          <>
            <p>{m.clip_hint_title()}</p>
            <ul className={css['hints']}>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </>
        )}
        {debugMode ? <p className={css['details']}>{m.analysis_details({ details })}</p> : null}
      </div>
    </div>
  );
}

/** That the clip from before is still the one that will be analysed, by its name where it has one. */
function stillChosen({ name, source }: Clip): string {
  if (source === 'camera') return m.clip_still_recorded();
  return name === null ? m.clip_still_nameless() : m.clip_still_chosen({ name });
}
