import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';

describe('a home without any space', () => {
  it.each([
    ['its raining and i have no space inside', 'noSpaceAtAll'],
    ['no space inside and its raining', 'noSpaceAtAll'],
    ['regen und drinnen kein platz', 'noSpaceAtAll'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });
});
