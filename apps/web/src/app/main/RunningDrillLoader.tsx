import { useUnfinishedDrill } from '../../offline/index.ts';
import { lazyPart } from '../lazy-part.tsx';

const nothing = () => null;

const RunningDrill = lazyPart(
  'running drill',
  async () => {
    try {
      return (await import('../../features/practice/index.ts')).RunningDrill;
    } catch {
      // It is only a way back; the practice tab says what cannot be fetched.
      return nothing;
    }
  },
  nothing,
);

/** The clock of the player's unfinished drill and the way back to it; its code is fetched where there is one. */
export function RunningDrillLoader({ playerId, onOpen }: { readonly playerId: string; readonly onOpen: () => void }) {
  return useUnfinishedDrill(playerId) === null ? null : <RunningDrill {...{ playerId, onOpen }} />;
}
