// `npm start`: builds the front end when it is missing or stale, then serves the product on one port.
import { main } from '@touchline/server/main';
import { frontEnd } from './built-front-end.ts';

await main(process.argv.slice(2), await frontEnd());
