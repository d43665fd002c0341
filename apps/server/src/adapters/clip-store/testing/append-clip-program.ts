// Appends to a clip what comes on standard input, and is killed in the middle of it.
import { openClipStore } from '../index.ts';
import { chunkOf } from './upload-clip.ts';

const [folder = '', key = '', offset = '0'] = process.argv.slice(2);
const store = await openClipStore({ kind: 'disk', folder }, { log: { error: () => {} }, now: () => new Date() });
await store.begin(key, { bytes: 100_000_000, type: 'video/mp4' });
await store.append(key, chunkOf(process.stdin, Number(offset)), Infinity);
