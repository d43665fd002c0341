import { expect, test } from 'vitest';
import { memoryByKind } from './process-memory-by-kind.ts';

const mapping = (name: string, kilobytes: number): string =>
  `7f91ba47d000-7f91bac67000 rw-s 00000000 00:1b 330561${' '.repeat(20)}${name}\nSize:               8104 kB\nRss:                ${kilobytes} kB\nPss:                ${kilobytes} kB\n`;

test('memory is told apart by what it is', () => {
  const smaps = [
    mapping('/usr/lib/chromium/chromium-headless-shell', 81_920),
    mapping('/usr/lib/x86_64-linux-gnu/libc.so.6', 2_048),
    mapping('/dev/shm/.org.chromium.Chromium.3xiGx7 (deleted)', 8_192),
    mapping('/memfd:shared (deleted)', 4_096),
    mapping('', 71_680),
    mapping('', 10_240),
    mapping('[heap]', 1_024),
  ].join('');
  expect(memoryByKind(smaps)).toEqual({ program: 82, shared: 12, largest: 70, other: 11 });
});
