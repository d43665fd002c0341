// `npm run build`: the front end, when it is missing or stale.
import { frontEnd } from './built-front-end.ts';

console.log(`Front end: ${await frontEnd()}`);
