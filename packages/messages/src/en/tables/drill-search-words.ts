import { fieldOfEach } from '../../table-fields.ts';
import { drillWords } from './drill-words.ts';

/** What players also type who look for a drill, besides its name, its category and what it needs (each written with its drill in `drill-words.ts`). */
export const drillSearchWords = fieldOfEach(drillWords, 'searchWords');
