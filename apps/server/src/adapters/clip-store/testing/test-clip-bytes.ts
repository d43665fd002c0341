/** Bytes that begin as a video does and are others at each place. */
export function clipOf(bytes: number, brand: 'isom' | 'qt  ' = 'isom'): Buffer<ArrayBuffer> {
  const clip = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) clip.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.from([0, 0, 2, 0]), Buffer.from(`${brand}mp42`)]).copy(clip);
  return clip;
}
