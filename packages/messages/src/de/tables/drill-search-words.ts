import { fieldOfEach } from '../../table-fields.ts';
import { drillTexts } from './drill-texts.ts';

/** What players also type who look for a drill, besides its name, its category and what it needs (each written with its drill in `drill-texts.ts`); many know its English name. */
export const drillSearchWords = fieldOfEach(drillTexts, 'searchWords');
