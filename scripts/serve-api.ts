// The API without the front end, for `npm run dev`, where Vite serves it.
import { main } from '@touchline/server/main';

await main(process.argv.slice(2), null);
