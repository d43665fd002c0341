// `npm start`: builds the front end when it is missing or stale, then serves the product on one port.
import { main } from '@touchline/server/main';
import { ensureFrontEndBuild } from './ensure-front-end-build.ts';

await main(process.argv.slice(2), await ensureFrontEndBuild());
