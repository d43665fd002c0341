import type { DrillId } from '@touchline/domain';
import { fieldOfEach } from '../../table-fields.ts';
import { drillTexts } from './drill-texts.ts';

/** What every drill is called. */
export const drillNames = fieldOfEach(drillTexts, 'name');

/** The names in every language that is at hand: a player may use any of them. */
export const drillNamesOfAll = [drillNames] as const;

/** What a drill is called; one that has left the catalogue keeps its id as its name. */
export function drillName(id: string): string {
  return Object.hasOwn(drillNames, id) ? drillNames[id as DrillId] : id;
}
