/** A part of the app that is fetched when it is needed did not come. */
export class PartUnreachable extends Error {
  override readonly name = 'PartUnreachable';
  /** What the part is, in a word or two. */
  readonly part: string;

  constructor(part: string, cause: unknown) {
    super(`A part of the app could not be fetched: ${part}`, { cause });
    this.part = part;
  }
}

/** Fetches a part. Throws `PartUnreachable`: no connection, or a new version has taken the old one's place. */
export async function loadPart<Part>(part: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new PartUnreachable(part, error);
  }
}
