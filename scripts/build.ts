// `npm run build`: the front end, when it is missing or stale.
import { ensureFrontEndBuild } from './ensure-front-end-build.ts';

console.log(`Front end: ${await ensureFrontEndBuild()}`);
