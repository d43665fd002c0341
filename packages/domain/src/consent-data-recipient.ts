/**
 * Who gets data that a grown-up agrees to, in parts, so that each reader gets words of their own language.
 * A recipient is this server, an outside AI, or both.
 */
export type ConsentRecipient = {
  /** This server and where it stores videos: null is with itself, else the host of its storage. Undefined where it is not meant. */
  readonly server?: { readonly host: string | null };
  /** The name of an outside AI. */
  readonly model?: string;
  /** Whether that AI gets pictures too. */
  readonly withPictures?: boolean;
};

const SERVER = 'this Touchline server';
const PICTURES = ' (pictures too)';
const STORED = /^this Touchline server(?: at (\S+))?(?: and (.+?)( \(pictures too\))?)?$/;

/** The recipient as it is stored and compared: a yes is for exactly this text, so its form may not change. Not for a reader. */
export function storedRecipientOf({ server, model = '', withPictures = false }: ConsentRecipient): string {
  if (server === undefined) return model;
  const place = server.host === null ? SERVER : `${SERVER} at ${server.host}`;
  return model === '' ? place : `${place} and ${model}${withPictures ? PICTURES : ''}`;
}

/** The parts of a stored recipient, of every age. */
export function readStoredRecipient(stored: string): ConsentRecipient {
  const found = STORED.exec(stored);
  if (found === null) return { model: stored };
  const [, host = null, model, pictures] = found;
  return { server: { host }, ...(model !== undefined && { model, withPictures: pictures !== undefined }) };
}
