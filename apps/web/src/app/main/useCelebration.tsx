import type { CelebrationMoment } from '@touchline/domain';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { ARRIVED_SESSIONS, useOutbox, type SavedSession } from '../../offline/index.ts';
import type { LateCelebration } from '../../features/celebration/index.ts';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { CelebrationChip } from './CelebrationChip.tsx';
import type { AskBeforeLeaving } from './useTab.ts';

const loadCelebration = () => import('../../features/celebration/index.ts');
type Celebrations = Awaited<ReturnType<typeof loadCelebration>>;

/** How long the screen that a session was played on has to celebrate it, in milliseconds, before it is offered elsewhere. */
const OWN_SCREEN_MS = 1_000;

interface Held {
  readonly hold: (ask: AskBeforeLeaving | null) => void;
  readonly isHeld: () => boolean;
}

interface Celebration {
  /** Shows moments over whatever tab is open, as soon as no drill and no analysis runs. */
  readonly celebrate: (moments: readonly CelebrationMoment[]) => void;
  /** For a tab to take hold of itself, in the place of the one that was given. */
  readonly holdTab: Held['hold'];
  readonly celebration: ReactNode;
  /** What leads to a celebration that is not seen yet, for the header: it covers nothing, and stays until it is pressed. */
  readonly offer: ReactNode;
}

/** Celebrates what was reached away from its own screen, and offers it of sessions that waited; never while something runs. */
export function useCelebration({ hold, isHeld }: Held): Celebration {
  const outbox = useOutbox();
  const toasts = useToasts();
  const [shown, setShown] = useState<{ readonly moments: readonly CelebrationMoment[]; readonly part: Celebrations } | null>(null);
  const [offered, setOffered] = useState<LateCelebration | null>(null);
  const postponed = useRef<(() => void)[]>([]);
  const whenFree = useCallback(
    (act: () => void): void => {
      if (isHeld()) postponed.current.push(act);
      else act();
    },
    [isHeld],
  );
  const holdTab = useCallback(
    (ask: AskBeforeLeaving | null): void => {
      hold(ask);
      if (ask === null) for (const act of postponed.current.splice(0)) act();
    },
    [hold],
  );
  const celebrate = useCallback(
    (moments: readonly CelebrationMoment[]): void => whenFree(() => withCelebrations((part) => setShown({ moments, part }))),
    [whenFree],
  );
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const offer = (arrived: readonly SavedSession[]): void =>
      withCelebrations((part) => {
        const told = part.offerLateCelebration(arrived);
        if (told === null) return;
        // In the place of what told that they arrived: it says that too.
        toasts.success({ about: ARRIVED_SESSIONS, title: told.title, text: `${earnedText(arrived)}${TEXT_SEPARATOR}${told.text}` });
        setOffered((before) => (before === null ? told : part.mergedLateCelebrations(before, told)));
      });
    const stop = outbox.onNews(({ arrived }) => {
      if (arrived.length === 0) return;
      timers.add(setTimeout(() => whenFree(() => offer(arrived.map(({ answer }) => answer))), OWN_SCREEN_MS));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [outbox, toasts, whenFree]);
  const celebration = shown === null ? null : <shown.part.MomentSequence moments={shown.moments} onOver={() => setShown(null)} />;
  const take = ({ moments }: LateCelebration): void => {
    setOffered(null);
    celebrate(moments);
  };
  const offer = offered === null ? null : <CelebrationChip {...offered} onPress={() => take(offered)} />;
  return { celebrate, holdTab, celebration, offer };
}

/** What sessions earned together. */
function earnedText(arrived: readonly SavedSession[]): string {
  return m.offline_arrived_earned({
    experience: arrived.reduce((sum, { rewards }) => sum + rewards.experienceGained, 0),
    tokens: arrived.reduce((sum, { rewards }) => sum + rewards.tokensEarned, 0),
  });
}

/** Fetches what celebrates. Where it cannot be fetched nothing is celebrated; the numbers show it all the same. */
function withCelebrations(act: (part: Celebrations) => void): void {
  loadCelebration().then(act, () => undefined);
}
