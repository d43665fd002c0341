// Builds the front end in the language of TOUCHLINE_LANGUAGE into a folder: `node scripts/build-language.ts <folder>`.
// build-front-end.ts puts the languages together.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run-program.ts';

const outDir = process.argv[2];
if (outDir === undefined) throw new Error('usage: node scripts/build-language.ts <folder>');
await build({ root: join(root, 'apps/web'), logLevel: 'warn', build: { outDir, emptyOutDir: true } });
