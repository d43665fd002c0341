import { sessionRewards } from '@touchline/domain';
import { useEffect, useId, useRef } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { bareStatus, useOutboxState, waitingText, type Waiting } from '../../../offline/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { sideWord } from '../../drills/index.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { AfterSessionActions } from './AfterSessionActions.tsx';
import css from './SavedOfflineView.module.css';
import { useRecommendedBonus } from './useRecommendedBonus.ts';

interface SavedOfflineViewProps {
  draft: PracticeDraft;
  onAgain: () => void;
  onDashboard: () => void;
}

/** The session is safe on the device and counts when the connection is back: no failure, and nothing earned yet. */
export function SavedOfflineView({ draft, onAgain, onDashboard }: SavedOfflineViewProps) {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => focusAtTop(root.current), []);
  const drill = drillName(draft.drillId);
  const preview = sessionRewards({ result: draft.sentResult ?? 0, durationMinutes: draft.minutes, recommendation: useRecommendedBonus(draft) });
  const waiting = useOutboxState().waiting.find(({ key }) => key === draft.key);
  return (
    <section ref={root} tabIndex={-1} aria-labelledby={titleId} className={css['view']}>
      <Card tone="pitch" lines="centre">
        <PitchTitle id={titleId} kicker={m.offline_kept_kicker()} title={m.offline_kept_title()} />
        <p className={css['session']}>
          <CheckIcon size={22} />
          {m.offline_kept_session({ drill, minutes: draft.minutes, side: sideWord[draft.side]() })}
        </p>
        <p>{m.offline_kept_words({ why: whyKept(waiting ?? { lastError: null }) })}</p>
        <p className={css['preview']}>
          {m.offline_kept_preview({ experience: preview.experienceGained, tokens: preview.tokensEarned })}
        </p>
        <AfterSessionActions onAgain={onAgain} onDashboard={onDashboard} />
      </Card>
    </section>
  );
}

/** Where the server gave no words, what the specification says of its status (002 §8). */
function whyKept(waiting: Waiting): string {
  const status = bareStatus(waiting);
  return status === null ? waitingText(waiting) : `${m.practice_save_failed_status({ status })}.`;
}
