import { fieldsOfEach } from '../../table-fields.ts';
import { drillWords } from './drill-words.ts';

/** How every drill goes. */
export const drillInstructions = fieldsOfEach(drillWords, 'instructions', 'coachingPoints');
