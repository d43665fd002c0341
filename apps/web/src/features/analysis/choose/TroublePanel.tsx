import { m } from '../../../i18n/index.ts';
import { useSettings } from '../../../settings/settings.ts';
import { AlertIcon } from '../../../ui/icons/controls.tsx';
import { problemText } from '../clip/problemText.ts';
import type { ClipTrouble } from '../machine/clipTrouble.ts';
import css from './TroublePanel.module.css';

/** Why a file was not taken, and what may help. */
export function TroublePanel({ trouble: { problem, source, details } }: { readonly trouble: ClipTrouble }) {
  const { debugMode } = useSettings();
  const { message, hints } = problemText(problem, source);
  return (
    <div className={css['panel']} role="alert">
      <AlertIcon size={22} />
      <div className={css['words']}>
        <p className={css['message']}>{message}</p>
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
