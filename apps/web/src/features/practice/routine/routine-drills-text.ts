import type { Routine } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';

/** The drills of a routine in their order. A line ends with the dot between two of them, and never begins with it. */
export function routineDrillsText({ steps }: Pick<Routine, 'steps'>): string {
  return steps.map(({ drillId }) => drillName(drillId)).join(TEXT_SEPARATOR);
}
