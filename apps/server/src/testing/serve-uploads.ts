import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Route } from '@touchline/contracts';
import { videoTypes } from '@touchline/domain';
import * as z from 'zod';
import { openClipStore } from '../adapters/clip-store/index.ts';
import { createApp } from '../http/app.ts';
import { mount } from '../http/mount.ts';
import { createSignedLinks } from '../http/signed-link.ts';
import { logger } from '../log.ts';

/** The row of an upload as an analysis has it: whoever has a link sends a clip in chunks. */
const table = {
  sendClip: {
    kind: 'upload',
    method: 'PUT',
    path: '/clips/{id}',
    auth: 'signed',
    area: 'test',
    summary: 'Send a clip',
    types: Object.values(videoTypes),
    params: z.object({ id: z.string() }),
    maxBytes: 50 * 1024 * 1024,
    chunkBytes: 50 * 1024 * 1024,
    fails: [],
  },
} as const satisfies Record<string, Route>;

export type UploadServer = {
  readonly port: number;
  /** Begins uploads of so many bytes each, and gives the paths that take them. */
  readonly begin: (count: number, bytes: number) => Promise<string[]>;
  /** Finishes all of these uploads and removes what they stored. Throws where one is not whole. */
  readonly finish: (paths: readonly string[], bytes: number) => Promise<void>;
};

/** Serves uploads into a folder by the server's own mount and store, without sign-in and database. */
export async function serveUploads(folder: string): Promise<UploadServer> {
  const now = () => new Date();
  const log = logger('silent');
  const store = await openClipStore({ kind: 'disk', folder }, { log, now });
  const links = createSignedLinks(randomBytes(32).toString('hex'), now);
  const app = await createApp({ log, trustedProxies: [], https: false, hstsSubdomains: false, webRoot: null });
  const keyOf = (id: string): string => `clips/bench/${id}`;
  const handlers = {
    sendClip: ({ params: { id } }: { readonly params: { readonly id: string } }) => ({
      received: () => store.received(keyOf(id)),
      append: (chunk: Parameters<typeof store.append>[1]) => store.append(keyOf(id), chunk),
    }),
  };
  const limiter = { take: async () => 0, look: async () => 0, forget: async () => {} };
  mount(app, table, handlers, { verifyToken: async () => null, limiter, links, checkReplies: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  let made = 0;
  return {
    port: (app.server.address() as AddressInfo).port,
    async begin(count, bytes) {
      const ids = Array.from({ length: count }, () => String((made += 1)));
      for (const id of ids) await store.begin(keyOf(id), { bytes, type: 'video/mp4' });
      return ids.map((id) => links.sign(`/clips/${id}`, 3600, 'write'));
    },
    async finish(paths, bytes) {
      for (const path of paths) await store.finish(keyOf(/^\/clips\/(\d+)/.exec(path)?.[1] ?? ''), { bytes });
      await store.removeAll('clips/bench');
    },
  };
}
