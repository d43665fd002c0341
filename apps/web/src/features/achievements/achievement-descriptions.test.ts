import { achievementIds } from '@touchline/domain';
import { achievementNames } from '@touchline/messages/achievement-names';
import { describe, expect, test } from 'vitest';
import { describeHowToEarn, describeHowEarned } from './achievement-descriptions.ts';

describe('an achievement', () => {
  test('has a name of its own', () => {
    expect(new Set(Object.values(achievementNames)).size).toBe(achievementIds.length);
  });

  test.each([
    ['sessions1', 'First Steps', 'Finish your first session.', 'You finished your first session.'],
    ['sessions5', 'Getting Started', 'Finish 5 sessions.', 'You finished 5 sessions.'],
    ['sessions10', 'Dedicated', 'Finish 10 sessions.', 'You finished 10 sessions.'],
    ['sessions25', 'Committed', 'Finish 25 sessions.', 'You finished 25 sessions.'],
    ['sessions1000', 'One of a Thousand', 'Finish 1,000 sessions.', 'You finished 1,000 sessions.'],
    ['streak3', '3-Day Streak', 'Practice 3 days in a row.', 'You practiced 3 days in a row.'],
    ['streak7', 'Week Warrior', 'Practice 7 days in a row.', 'You practiced 7 days in a row.'],
    ['level1', 'Kick-Off', 'Earn your first XP on level 1.', 'You earned your first XP on level 1.'],
    ['level3', 'Rising Star', 'Reach level 3.', 'You reached level 3.'],
    ['level5', 'Expert', 'Reach level 5.', 'You reached level 5.'],
    ['tokens100', 'Token Master', 'Earn 100 tokens.', 'You earned 100 tokens.'],
    ['tokens10000', 'Token Tycoon', 'Earn 10,000 tokens.', 'You earned 10,000 tokens.'],
    ['videoAnalyst', 'Video Analyst', 'Finish your first form analysis.', 'You finished your first form analysis.'],
    ['teamPlayer', 'Team Player', 'Put your team in your profile.', 'You put your team in your profile.'],
    ['profileComplete', 'Profile Complete', 'Fill in your name, country, age and favorite player.', 'You filled in your name, country, age and favorite player.'],
  ] as const)('%s is called %s: %s When it is there: %s', (id, name, about, won) => {
    expect(achievementNames[id]).toBe(name);
    expect(describeHowToEarn(id)).toBe(about);
    expect(describeHowEarned(id)).toBe(won);
  });
});
