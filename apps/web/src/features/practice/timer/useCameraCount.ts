import { useEffect, useState, type ComponentType } from 'react';
import { findDrill, isCountedByCamera } from '@touchline/domain';
import type { TouchCountBoardProps } from '../../camera-touch-count/index.ts';
import type { DrillPhase } from '../machine/drill-clock.ts';

type Fetched = 'off' | 'fetching' | 'unreachable' | { readonly Board: ComponentType<TouchCountBoardProps> };

interface LiveCounting {
  /** Whether the camera can count this drill here, and does not yet. */
  readonly isOffered: boolean;
  readonly isFetching: boolean;
  readonly isUnreachable: boolean;
  /** Null while the player counts. */
  readonly Board: ComponentType<TouchCountBoardProps> | null;
  /** The clock stands still until the camera sees the player. */
  readonly isWaiting: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly playerSeen: () => void;
  /** The player pauses or goes on by hand. */
  readonly toggle: () => void;
}

interface Drill {
  readonly drillId: string;
  readonly phase: DrillPhase;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/**
 * Counting by the camera, which is fetched when the player wishes for it. The clock waits until the player stands in the
 * picture, after the wish as after each pause: who sets up a phone does not practise.
 */
export function useCameraCount({ drillId, phase, onPause, onResume }: Drill): LiveCounting {
  const [fetched, setFetched] = useState<Fetched>('off');
  const [waits, setWaits] = useState(false);
  const Board = typeof fetched === 'object' ? fetched.Board : null;
  const drill = findDrill(drillId);
  const canCount = drill !== undefined && isCountedByCamera(drill) && 'mediaDevices' in navigator;

  const holdsBack = Board !== null && waits && phase === 'running';
  useEffect(() => {
    if (holdsBack) onPause();
  }, [holdsBack, onPause]);

  const begin = async (): Promise<void> => {
    setFetched('fetching');
    try {
      const { TouchCountBoard } = await import('../../camera-touch-count/index.ts');
      setWaits(true);
      setFetched({ Board: TouchCountBoard });
    } catch {
      setFetched('unreachable');
    }
  };
  const goOn = (): void => {
    if (waits && phase === 'paused') onResume();
    setWaits(false);
  };
  return {
    isOffered: canCount && Board === null,
    isFetching: fetched === 'fetching',
    isUnreachable: fetched === 'unreachable',
    Board,
    isWaiting: Board !== null && waits && phase === 'paused',
    begin: () => void begin(),
    end: () => {
      goOn();
      setFetched('off');
    },
    playerSeen: goOn,
    toggle: () => {
      const isPaused = phase === 'paused';
      // Who goes on while the clock waits does not want to be waited for; who comes back from a pause does.
      setWaits(Board !== null && isPaused && !waits);
      (isPaused ? onResume : onPause)();
    },
  };
}
