// Takes uploads by the server's own mount and store. Told a folder, it answers with its port; then it begins uploads
// and finishes them when it is told to.
import { serveUploads, type UploadServer } from '@touchline/server/testing';

export type UploadOrder = { readonly folder: string } | { readonly begin: number; readonly bytes: number } | { readonly finish: readonly string[]; readonly bytes: number };

let server: UploadServer;
process.on('message', (order: UploadOrder) => void answer(order));
process.once('disconnect', () => process.exit());

async function answer(order: UploadOrder): Promise<void> {
  process.send?.(await obey(order));
}

async function obey(order: UploadOrder): Promise<number | string[]> {
  if ('folder' in order) {
    server = await serveUploads(order.folder);
    return server.port;
  }
  if ('begin' in order) return server.begin(order.begin, order.bytes);
  await server.finish(order.finish, order.bytes);
  return 0;
}
