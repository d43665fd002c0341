import { describe, expect, it } from 'vitest';
import { videoEmbed } from './video-embed.ts';

describe('the frame of a video', () => {
  it('leads to the two hosts that the page may frame, and tells YouTube no more than where it is', () => {
    expect(videoEmbed('https://www.scorebat.com/embed/v/1?utm=x')).toEqual({
      src: 'https://www.scorebat.com/embed/v/1?utm=x',
      host: 'scorebat.com',
      referrerPolicy: 'no-referrer',
      sandbox: 'allow-scripts allow-same-origin allow-presentation',
    });
    expect(videoEmbed('https://www.youtube-nocookie.com/embed/abc')).toMatchObject({
      host: 'youtube-nocookie.com',
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
  });

  it.each([
    'http://www.scorebat.com/embed/v/1',
    'https://www.scorebat.com.evil.example/embed',
    'https://scorebat.com@evil.example/',
    'https://somebody@www.scorebat.com/embed',
    'https://www.scorebat.com:8443/embed',
    'https://www.youtube.com/embed/abc',
    'javascript:alert(1)',
    'nothing',
  ])('leads nowhere else: %s', (url) => {
    expect(videoEmbed(url)).toBeNull();
  });
});
