import type { ReactNode } from 'react';
import { useUnfinishedDrill } from '../../offline/index.ts';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';

const loadPractice = () => import('../../features/practice/index.ts');

const nothing = () => null;

const BackgroundDrill = lazyPart(
  'running drill',
  async () => {
    try {
      return (await loadPractice()).BackgroundDrill;
    } catch {
      // It is only a way back; the practice tab says what cannot be fetched.
      return nothing;
    }
  },
  nothing,
);

const UnfinishedDrillCard = lazyPart(
  'unfinished drill',
  async () => {
    try {
      return (await loadPractice()).UnfinishedDrillCard;
    } catch {
      return ({ children }) => children;
    }
  },
  CardSkeleton,
);

interface UnfinishedDrillProps {
  readonly playerId: string;
  readonly onOpen: () => void;
}

interface RunningDrillLoaderProps extends UnfinishedDrillProps {
  /** It stays at the top of the window. */
  readonly sticks: boolean;
  /** Its clock is on screen in another way: it is only heard. */
  readonly hasOwnClock: boolean;
}

/** The clock of the player's unfinished drill, its sounds and the way back to it; its code is fetched where there is one. */
export function LazyBackgroundDrill({ playerId, ...drill }: RunningDrillLoaderProps) {
  return useUnfinishedDrill(playerId) === null ? null : <BackgroundDrill {...{ playerId, ...drill }} />;
}

/** The same as the one thing to do, and what else that is where there is no such drill. */
export function UnfinishedDrillOr({ children, ...drill }: UnfinishedDrillProps & { readonly children: ReactNode }) {
  return useUnfinishedDrill(drill.playerId) === null ? children : <UnfinishedDrillCard {...drill}>{children}</UnfinishedDrillCard>;
}

function CardSkeleton() {
  return (
    <Loading atOnce>
      <Skeleton shape="block" height="13rem" />
    </Loading>
  );
}
