import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, type InputVideoTrack } from 'mediabunny';
import type { Part } from './trim-range.ts';

/** What the file itself says of its picture. */
interface PictureTrack {
  /** Pixels as shown, after rotation. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
}

/** The tracks that a file holds. */
export interface Tracks {
  readonly picture: PictureTrack | null;
  readonly hasSound: boolean;
}

/** Opens a file for reading; whoever opens it disposes of it. */
export function openInput(blob: Blob): Input {
  return new Input({ source: new BlobSource(blob), formats: ALL_FORMATS });
}

/** Reads a file's tracks without decoding; null where it cannot be read. */
export async function readTracks(blob: Blob): Promise<Tracks | null> {
  const input = openInput(blob);
  try {
    const picture = await input.getPrimaryVideoTrack();
    return {
      picture: picture && (await shapeOf(picture)),
      hasSound: (await input.getPrimaryAudioTrack()) !== null,
    };
  } catch {
    // A container that is not known here, cut off or broken: the player has the last word.
    return null;
  } finally {
    input.dispose();
  }
}

async function shapeOf(track: InputVideoTrack): Promise<PictureTrack> {
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    duration: (await track.computeDuration()) - (await track.getFirstTimestamp()),
  };
}

/** How many pictures a track, or a part of it, holds: counted by its packets, without decoding. */
export async function picturesIn(track: InputVideoTrack, part?: Part): Promise<number> {
  let count = 0;
  for await (const { timestamp } of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    if (part === undefined || (timestamp >= part.from && timestamp < part.to)) count += 1;
  }
  return count;
}
