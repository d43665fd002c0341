import { fieldsOfEach } from '../../table-fields.ts';
import { drillTexts } from './drill-texts.ts';

/** How every drill goes. */
export const drillInstructions = fieldsOfEach(drillTexts, 'instructions', 'coachingPoints');
