import { analysisLimits } from '@touchline/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { ClipStore } from '../../adapters/clip-store/index.ts';
import type { AnalysisRow } from './repo.ts';
import type { SentKeyFrames } from './review-input-mapper.ts';

/** Everything of all players, and of one. */
export const CLIPS = 'clips';
const folderOf = (playerId: string): string => `${CLIPS}/${playerId}`;
export const clipKey = (playerId: string, id: string): string => `${folderOf(playerId)}/${id}`;
const pictureKey = (playerId: string, id: string, frame: number): string => `${clipKey(playerId, id)}.${frame}.jpg`;

/** The player, analysis and frame (of a picture) that a key is of; null for one that is none of ours. */
export function ownerOf(key: string): { playerId: string; id: string; isPicture: boolean } | null {
  const [, playerId, id, picture] = /^clips\/([0-9a-f-]{36})\/([0-9a-f-]{36})(\.\d+\.jpg)?$/.exec(key) ?? [];
  return playerId === undefined || id === undefined ? null : { playerId, id, isPicture: picture !== undefined };
}

export type ClipFiles = ReturnType<typeof createClipFiles>;

type Parts = {
  readonly store: ClipStore;
  /** Whether somebody who gives second opinions sees pictures. */
  readonly pictures: boolean;
  readonly log: FastifyBaseLogger;
};

/** The files of analyses: clips, and pictures of their key frames until the review is done. */
export function createClipFiles({ store, pictures, log }: Parts) {
  /** What cannot be removed now is found by the sweep, and nobody has to wait or try again for it. */
  async function trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, 'files of an analysis could not be removed yet');
    }
  }

  async function picturesOf(playerId: string, id: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of store.list(folderOf(playerId))) {
      const owner = ownerOf(key);
      if (owner?.id === id && owner.isPicture) keys.push(key);
    }
    return keys;
  }

  async function removePictures(playerId: string, id: string): Promise<void> {
    if (!pictures) return;
    for (const key of await picturesOf(playerId, id)) await store.remove(key);
  }

  return {
    store,

    /** Removes clip and pictures of analyses whose rows are gone, or say so. */
    async remove(playerId: string, ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        await trying(async () => {
          await store.remove(clipKey(playerId, id));
          await removePictures(playerId, id);
        });
      }
    },

    /** Removes everything of a player. */
    removeAll: (playerId: string): Promise<void> => trying(() => store.removeAll(folderOf(playerId))),

    removePictures: (playerId: string, id: string): Promise<void> => trying(() => removePictures(playerId, id)),

    /** Keeps the pictures of key frames where somebody may see them: those that are JPEGs by their bytes. */
    async putPictures({ playerId, id, sharing, clipState }: AnalysisRow, keyFrames: SentKeyFrames): Promise<void> {
      // A yes that was taken back has taken the clip with it.
      if (!pictures || sharing !== 'clip' || clipState === 'deleted') return;
      for (const { frameNumber, imageData } of keyFrames.slice(0, analysisLimits.keyFrames)) {
        const bytes = imageData === undefined ? null : jpegOf(imageData);
        if (bytes !== null) await store.put(pictureKey(playerId, id, frameNumber), bytes, 'image/jpeg');
      }
    },

    /** The pictures that are there, in the order of their frames. */
    async readPictures(playerId: string, id: string, most: number): Promise<Uint8Array[]> {
      if (!pictures) return [];
      const found: Uint8Array[] = [];
      for (const key of (await picturesOf(playerId, id)).slice(0, most)) {
        const file = await store.open(key);
        const chunks: Buffer[] = [];
        for await (const chunk of file.open({ start: 0, end: file.size - 1 })) chunks.push(chunk as Buffer);
        found.push(Buffer.concat(chunks));
      }
      return found;
    },
  };
}

function jpegOf(imageData: string): Uint8Array | null {
  const bytes = Buffer.from(imageData.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? bytes : null;
}
