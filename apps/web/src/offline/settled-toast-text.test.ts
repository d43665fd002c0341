import { describe, expect, it } from 'vitest';
import type { SavedSession } from './practice-session-queue.ts';
import { arrivedText } from './settled-toast-text.ts';
import { answerTo, waitingSession } from './testing/session-posts-and-server-answers.ts';

const saved = (at: number, unpaid: SavedSession['rewards']['unpaid'] = null): SavedSession => {
  const answer = answerTo(waitingSession(at).payload);
  const nothing = { unpaid, tokensEarned: 0, experienceGained: 0, tokens: [], experience: [] };
  return unpaid === null ? answer : { ...answer, rewards: { ...answer.rewards, ...nothing } };
};
const [paid, other, overlapping] = [saved(1), saved(2), saved(3, 'overlap')];

describe('what is said of sessions that waited and arrived', () => {
  it('is that they count, and what they earned', () => {
    expect(arrivedText([paid])).toEqual({ title: 'Juggling counts now', text: '+50 XP, +10 tokens' });
    expect(arrivedText([paid, other])).toEqual({ title: '2 sessions count now', text: '+100 XP, +20 tokens' });
  });

  it('is that they are saved where they earn nothing, and why: nothing says that they count', () => {
    expect(arrivedText([overlapping])).toEqual({
      title: 'Juggling is saved',
      text: 'It stays in your history. It overlaps another session or is older than your account, so it earns no XP and no tokens.',
    });
    expect(arrivedText([overlapping, saved(4, 'overlap')])).toEqual({
      title: '2 sessions are saved',
      text: 'They stay in your history. They overlap other sessions or are older than your account, so they earn no XP and no tokens.',
    });
  });

  it('is how many of them earn nothing where some do', () => {
    expect(arrivedText([paid, overlapping, other])).toEqual({
      title: '3 sessions are saved',
      text: '+100 XP, +20 tokens\u00A0· 1 of them earns nothing: see your history',
    });
  });
});
