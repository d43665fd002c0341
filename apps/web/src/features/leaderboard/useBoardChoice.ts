import { boardPeriods, boardViews, type BoardPeriod, type BoardView } from '@touchline/domain';
import { useState } from 'react';
import { readLocal, writeLocal } from '../../store/local-storage-value.ts';

interface BoardChoice {
  readonly period: BoardPeriod;
  readonly view: BoardView;
}

const NAME = 'touchline.board';

/** The board last chosen on this device; at first the week's players, as on a board of one day all have one day. */
export function useBoardChoice(): readonly [BoardChoice, (change: Partial<BoardChoice>) => void] {
  const [choice, setChoice] = useState(storedChoice);
  const change = (part: Partial<BoardChoice>): void => {
    const next = { ...choice, ...part };
    writeLocal(NAME, next);
    setChoice(next);
  };
  return [choice, change];
}

function storedChoice(): BoardChoice {
  const stored = readLocal(NAME) as Partial<Record<keyof BoardChoice, unknown>> | null;
  return {
    period: boardPeriods.find((period) => period === stored?.period) ?? 'weekly',
    view: boardViews.find((view) => view === stored?.view) ?? 'player',
  };
}
