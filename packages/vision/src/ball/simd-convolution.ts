// WebAssembly with vectors of four numbers (SIMD), put together here byte by byte: 600 bytes with one function, for which a
// compiler would be a dependency. A browser has it since Chrome 91, Firefox 89 and Safari 16.4.

/** One convolution over eight of the values that go out; all lengths and addresses in bytes of the memory. */
export interface SimdConvolution {
  /** The first value of the first place's kernel. */
  readonly input: number;
  /** Of the first place. */
  readonly output: number;
  /** By kernel row, kernel column, value that comes in, one of the eight. */
  readonly weights: number;
  readonly bias: number;
  /** Rows of the kernel, and how long each is. */
  readonly kernel: number;
  readonly span: number;
  /** From one row of what comes in to the next, and from one place to the next across and down. */
  readonly row: number;
  readonly across: number;
  readonly down: number;
  /** The same of what goes out. */
  readonly outAcross: number;
  readonly outDown: number;
  /** Fours of places across, and places down. */
  readonly fours: number;
  readonly height: number;
  /** What comes below counts as this. */
  readonly least: number;
}

/** Memory, and what convolves in it. */
export interface SimdConvolver {
  readonly memory: ArrayBuffer;
  readonly convolve: (convolution: SimdConvolution) => void;
}

const parameters = ['input', 'output', 'weights', 'bias', 'kernel', 'span', 'row', 'across', 'down', 'outAcross', 'outDown', 'fours', 'height', 'least'] as const;
const counters = ['at', 'to', 'from', 'end', 'weight', 'one', 'leftOfKernel', 'leftOfFours'] as const;
const PLACES = [0, 1, 2, 3] as const;
const vectors = ['low', 'high', 'value', 'floor', 'biasLow', 'biasHigh', 'sumLow0', 'sumLow1', 'sumLow2', 'sumLow3', 'sumHigh0', 'sumHigh1', 'sumHigh2', 'sumHigh3'] as const;
const locals = [...parameters, ...counters, ...vectors];
type Local = (typeof locals)[number];
type Code = readonly number[];

/** A whole number from 0 on, seven bits a byte (LEB128). */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

const type = { i32: 0x7f, f32: 0x7d, v128: 0x7b, function: 0x60, none: 0x40 } as const;
const SIMD = 0xfd;
const get = (local: Local): Code => [0x20, ...varint(locals.indexOf(local))];
const set = (local: Local, value: Code): Code => [...value, 0x21, ...varint(locals.indexOf(local))];
const constant = (value: number): Code => [0x41, value];
const add = (one: Code, other: Code): Code => [...one, ...other, 0x6a];
const isLess = (one: Code, other: Code): Code => [...one, ...other, 0x49];
/** Goes through `body` at least once, and again while `again` is not 0. */
const repeat = (body: Code, again: Code): Code => [0x03, type.none, ...body, ...again, 0x0d, 0, 0x0b];
const less = (local: Local): Code => set(local, [...get(local), ...constant(1), 0x6b]);
const load = (address: Code, offset: number): Code => [...address, SIMD, ...varint(0x00), 2, offset];
/** One number, four times. */
const loadSame = (address: Code): Code => [...address, SIMD, ...varint(0x09), 2, 0];
const store = (address: Code, value: Code, offset: number): Code => [...address, ...value, SIMD, ...varint(0x0b), 2, offset];
const fourTimes = (value: Code): Code => [...value, SIMD, ...varint(0x13)];
const sum = (one: Code, other: Code): Code => [...one, ...other, SIMD, ...varint(0xe4)];
const product = (one: Code, other: Code): Code => [...one, ...other, SIMD, ...varint(0xe6)];
const larger = (one: Code, other: Code): Code => [...one, ...other, SIMD, ...varint(0xe9)];

/** One value that comes in at each of four places, by its weights for the eight that go out. */
const step: Code = [
  ...set('low', load(get('weight'), 0)),
  ...set('high', load(get('weight'), 16)),
  ...set('one', get('from')),
  ...PLACES.flatMap((place) => [
    ...set('value', loadSame(get('one'))),
    ...set(`sumLow${place}`, sum(get(`sumLow${place}`), product(get('value'), get('low')))),
    ...set(`sumHigh${place}`, sum(get(`sumHigh${place}`), product(get('value'), get('high')))),
    ...set('one', add(get('one'), get('across'))),
  ]),
  ...set('weight', add(get('weight'), constant(32))),
  ...set('from', add(get('from'), constant(4))),
];

const kernelRow: Code = [
  ...set('end', add(get('from'), get('span'))),
  ...repeat(step, isLess(get('from'), get('end'))),
  ...set('from', [...add(get('from'), get('row')), ...get('span'), 0x6b]),
  ...less('leftOfKernel'),
];

const fourPlaces: Code = [
  ...PLACES.flatMap((place) => [...set(`sumLow${place}`, get('biasLow')), ...set(`sumHigh${place}`, get('biasHigh'))]),
  ...set('from', get('at')),
  ...set('weight', get('weights')),
  ...set('leftOfKernel', get('kernel')),
  ...repeat(kernelRow, get('leftOfKernel')),
  ...PLACES.flatMap((place) => [
    ...store(get('to'), larger(get('floor'), get(`sumLow${place}`)), 0),
    ...store(get('to'), larger(get('floor'), get(`sumHigh${place}`)), 16),
    ...set('to', add(get('to'), get('outAcross'))),
    ...set('at', add(get('at'), get('across'))),
  ]),
  ...less('leftOfFours'),
];

const row: Code = [
  ...set('at', get('input')),
  ...set('to', get('output')),
  ...set('leftOfFours', get('fours')),
  ...repeat(fourPlaces, get('leftOfFours')),
  ...set('input', add(get('input'), get('down'))),
  ...set('output', add(get('output'), get('outDown'))),
  ...less('height'),
];

const body: Code = [
  ...set('biasLow', load(get('bias'), 0)),
  ...set('biasHigh', load(get('bias'), 16)),
  ...set('floor', fourTimes(get('least'))),
  ...repeat(row, get('height')),
];

const NAME = 'convolve';
const MEMORY = 'memory';
const PAGE = 65_536;
/** How a module begins: its name, and version 1. */
const MAGIC: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

const section = (id: number, content: Code): Code => [id, ...varint(content.length), ...content];
const name = (text: string): Code => [text.length, ...Array.from(text, (letter) => letter.codePointAt(0) ?? 0)];

/** The module, with a memory of so many pages. */
function moduleOf(pages: number): Uint8Array<ArrayBuffer> {
  const typed: Code = [counters.length, type.i32, vectors.length, type.v128];
  const code: Code = [2, ...typed, ...body, 0x0b];
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, [1, type.function, parameters.length, ...parameters.map((one) => (one === 'least' ? type.f32 : type.i32)), 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...varint(pages)]),
    ...section(7, [2, ...name(MEMORY), 2, 0, ...name(NAME), 0, 0]),
    ...section(10, [1, ...varint(code.length), ...code]),
  ]);
}

/** Of the browser's WebAssembly as much as is used here: this package is compiled without a browser's types. */
interface WebAssemblyHere {
  readonly validate: (binary: Uint8Array) => boolean;
  readonly Module: new (binary: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: { readonly [NAME]: (...given: readonly number[]) => void; readonly [MEMORY]: { readonly buffer: ArrayBuffer } } };
}

/** A convolver with so many bytes of memory; null where the browser has no vectors in WebAssembly. */
export function simdConvolver(bytes: number): SimdConvolver | null {
  const { WebAssembly: here } = globalThis as unknown as { readonly WebAssembly?: WebAssemblyHere };
  const binary = moduleOf(Math.ceil(bytes / PAGE));
  if (here?.validate(binary) !== true) return null;
  const { exports } = new here.Instance(new here.Module(binary));
  return { memory: exports[MEMORY].buffer, convolve: (given) => exports[NAME](...parameters.map((parameter) => given[parameter])) };
}
