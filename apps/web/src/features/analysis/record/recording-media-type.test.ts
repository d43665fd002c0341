import { describe, expect, it } from 'vitest';
import { isWebKit, recordingType } from './recording-media-type.ts';

const all = (): boolean => true;

describe('what a recording is made of', () => {
  it('is VP9, else VP8, else any WebM, else MP4 with H.264', () => {
    expect(recordingType(all, false)).toBe('video/webm;codecs=vp9');
    expect(recordingType((type) => !type.includes('vp9'), false)).toBe('video/webm;codecs=vp8');
    expect(recordingType((type) => !type.includes('vp'), false)).toBe('video/webm');
    expect(recordingType((type) => type.includes('mp4'), false)).toBe('video/mp4;codecs=avc1.64003E');
  });

  it('is never a bare MP4 outside Safari: Chromium writes VP9 into it that it cannot play', () => {
    expect(recordingType((type) => type === 'video/mp4', false)).toBeNull();
  });

  it('is MP4 on Safari', () => {
    expect(recordingType(all, true)).toBe('video/mp4;codecs=avc1.64003E');
    expect(recordingType((type) => type === 'video/mp4', true)).toBe('video/mp4');
  });

  it('is nothing where the browser takes none', () => {
    expect(recordingType(() => false, false)).toBeNull();
    expect(recordingType(() => false, true)).toBeNull();
  });

  it('knows Safari by who makes it', () => {
    expect(isWebKit({ vendor: 'Apple Computer, Inc.' })).toBe(true);
    expect(isWebKit({ vendor: 'Google Inc.' })).toBe(false);
  });
});
