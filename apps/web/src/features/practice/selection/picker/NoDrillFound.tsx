import type { DrillFilter } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { pressedChips } from './drill-filter-labels.ts';

interface NoDrillFoundProps {
  /** What is searched for; empty where nothing is. */
  typed: string;
  /** It is searched for headers, for which there is no drill. */
  isHeading: boolean;
  filter: DrillFilter;
  onClearChips: () => void;
  onClearSearch: () => void;
}

/** Why no drill is left, and the way back to some. */
export function NoDrillFound({ typed, isHeading, filter, onClearChips, onClearSearch }: NoDrillFoundProps) {
  const pressed = pressedChips(filter);
  const chips = pressed.join(', ');
  const isSearched = typed !== '';
  const isNarrowed = pressed.length > 0;
  let why = m.picker_none_search({ typed });
  if (isNarrowed) why = isSearched ? m.picker_none_both({ typed, chips }) : m.picker_none_chips({ chips });
  if (isHeading) why = m.picker_heading_none();
  return (
    <EmptyState
      title={m.picker_none_title()}
      action={
        <>
          {isNarrowed ? <Button onClick={onClearChips}>{m.picker_clear_chips()}</Button> : null}
          {isSearched ? <Button onClick={onClearSearch}>{m.picker_clear_search()}</Button> : null}
        </>
      }
    >
      {why}
    </EmptyState>
  );
}
