import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { assemblePoseModel, poseModelKinds } from './assemble-pose-models.ts';

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('the pose model', () => {
  it.each(poseModelKinds)('(%s) is one stored zip of detector and landmark model, each a tflite model with metadata', async (kind) => {
    const model = Buffer.from(await assemblePoseModel(kind));
    let at = 0;
    const names: string[] = [];
    while (model.readUInt32LE(at) === 0x04034b50) {
      const nameLength = model.readUInt16LE(at + 26);
      const start = at + 30 + nameLength;
      const content = model.subarray(start, start + model.readUInt32LE(at + 18));
      names.push(text(model.subarray(at + 30, start)));
      expect(model.readUInt16LE(at + 8), 'stored').toBe(0);
      expect(model.readUInt32LE(at + 14)).toBe(crc32(content));
      expect(text(content.subarray(4, 8))).toBe('TFL3');
      expect(text(content.subarray(0, 20_000))).toContain('TFLITE_METADATA');
      at = start + content.length;
    }
    expect(names).toEqual(['pose_detector.tflite', 'pose_landmarks_detector.tflite']);
    expect(model.readUInt16LE(model.length - 12)).toBe(2);
  });

  it('comes out the same each time, so that its address stays', async () => {
    expect(Buffer.compare(await assemblePoseModel('lite'), await assemblePoseModel('lite'))).toBe(0);
  });
});
