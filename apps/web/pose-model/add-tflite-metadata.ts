import { writeFlatBuffer, type Part, type Target } from './write-flatbuffer.ts';

/** How a pixel's value (0–255) becomes the model's input: (value − mean) / deviation. */
export type Normalisation = { readonly mean: number; readonly deviation: number };

const table = (fields: Readonly<Record<number, Part>>): Target => ({ kind: 'table', fields });
const parts = (...list: Target[]): Target => ({ kind: 'parts', parts: list });
const text = (words: string): Part => ({ kind: 'text', text: words });
const number = (value: number): Part => ({ kind: 'number', value });
const floats = (value: number): Part => ({ kind: 'floats', values: [value] });

// Values of the unions of TensorFlow Lite's metadata_schema.fbs.
const NORMALIZATION_OPTIONS = 1;
const IMAGE_PROPERTIES = 2;
const RGB = 1;

/**
 * A tflite model with the metadata that MediaPipe's tasks ask for: one picture as input, and how to normalise it.
 * Models of the older "solutions" are without. The old file stays as it is behind a new root that points into it, as
 * FlatBuffers can. Throws when the bytes are no tflite model.
 */
export function withNormalisation(model: Uint8Array, normalisation: Normalisation): Uint8Array {
  const old = readModel(model);
  const buffers = [...old.buffers, table({ 0: { kind: 'bytes', bytes: metadataOf(normalisation) } })];
  const entry = table({ 0: text('TFLITE_METADATA'), 1: number(old.buffers.length) });
  const root = table({
    0: number(old.version),
    ...old.untouched,
    4: parts(...buffers),
    6: parts(...old.metadata, entry),
  });
  const lead = writeFlatBuffer(root, 'TFL3');
  const joined = new Uint8Array(lead.length + model.length);
  joined.set(lead);
  joined.set(model, lead.length);
  return joined;
}

/** ModelMetadata of TensorFlow Lite's metadata_schema.fbs: the numbers of the fields are that schema's. */
function metadataOf({ mean, deviation }: Normalisation): Uint8Array {
  const unit = table({ 0: number(NORMALIZATION_OPTIONS), 1: table({ 0: floats(mean), 1: floats(deviation) }) });
  const content = table({ 0: number(IMAGE_PROPERTIES), 1: table({ 0: number(RGB) }) });
  const input = table({ 0: text('image'), 3: content, 4: parts(unit) });
  return writeFlatBuffer(table({ 0: text('pose'), 3: parts(table({ 2: parts(input) })) }), 'M001');
}

type OldModel = {
  readonly version: number;
  readonly buffers: readonly Target[];
  readonly metadata: readonly Target[];
  /** Operator codes, subgraphs, description and signatures. */
  readonly untouched: Readonly<Record<number, Part>>;
};

/** The root table of a model (schema.fbs of TensorFlow Lite), its fields by their places in the file. */
function readModel(model: Uint8Array): OldModel {
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength);
  if (new TextDecoder('latin1').decode(model.subarray(4, 8)) !== 'TFL3') throw new Error('this is no tflite model');
  const pointed = (at: number) => at + view.getUint32(at, true);
  const root = pointed(0);
  const list = root - view.getInt32(root, true);
  const fieldsListed = (view.getUint16(list, true) - 4) / 2;
  const field = (index: number): number | null => {
    const offset = index < fieldsListed ? view.getUint16(list + 4 + 2 * index, true) : 0;
    return offset === 0 ? null : root + offset;
  };
  const appended = (at: number): Target => ({ kind: 'appended', at });
  const listed = (index: number): Target[] => {
    const at = field(index);
    if (at === null) return [];
    const start = pointed(at);
    const length = view.getUint32(start, true);
    return Array.from({ length }, (_, item) => appended(pointed(start + 4 + 4 * item)));
  };
  const untouched: Record<number, Part> = {};
  for (const index of [1, 2, 3, 7]) {
    const at = field(index);
    if (at !== null) untouched[index] = appended(pointed(at));
  }
  const version = field(0);
  return {
    version: version === null ? 0 : view.getUint32(version, true),
    buffers: listed(4),
    metadata: listed(6),
    untouched,
  };
}
