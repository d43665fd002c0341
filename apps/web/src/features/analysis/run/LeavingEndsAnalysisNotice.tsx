import { useEffect, useState } from 'react';
import { m } from '@touchline/messages';
import { AlertIcon } from '../../../ui/icons/control-icons.tsx';
import css from './LeavingEndsAnalysisNotice.module.css';

/** Milliseconds the words stay: as long as a warning in passing does (spec 000 §9). */
const stays = 5_000;

/** Why the tab is not left now, for a while; drawn anew for each try. */
export function LeavingEndsAnalysisNotice() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), stays);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <p className={css['notice']} role="alert">
      <AlertIcon size={20} />
      {m.analysis_leave()}
    </p>
  );
}
