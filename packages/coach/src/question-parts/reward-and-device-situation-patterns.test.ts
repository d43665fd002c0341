import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';

describe('what the streak and other rewards are for, and a video or a device with which it does not work', () => {
  it.each([
    ['whats the streak for', 'streakFor'],
    ['was bringt mir die serie', 'streakFor'],
    ['do i get something for my streak', 'streakFor'],
    ['wozu ist die serie gut', 'streakFor'],
    ['how do i get the diamond badge', 'otherRewards'],
    ['how do i unlock new skins', 'otherRewards'],
    ['can i get a trophy', 'otherRewards'],
    ['wie krieg ich einen pokal hier', 'otherRewards'],
    ['the video thing is stuck', 'videoFails'],
    ['die analyse hängt', 'videoFails'],
    ['das video lädt nicht hoch', 'videoFails'],
    ['does it work on my mums phone', 'newDevice'],
    ['kann ich das auch auf dem handy von mama benutzen', 'newDevice'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });
});
