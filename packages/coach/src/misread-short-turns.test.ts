import { describe, expect, it } from 'vitest';
import { prepareReply, replyTo } from './coach-reply.ts';
import { factsOfPlayer } from './testing/players.ts';

const facts = factsOfPlayer('teen');

function lastAnswer(...messages: readonly string[]): string {
  const chatHistory: { sender: string; message: string }[] = [];
  let said = '';
  for (const message of messages) {
    said = replyTo({ message, chatHistory }, facts, 'player').response;
    chatHistory.push({ sender: 'user', message }, { sender: 'coach', message: said });
  }
  return said;
}

describe('a turn of a talk about an own result', () => {
  it('that names a stretch of time gets the numbers of it', () => {
    expect(lastAnswer('whats my juggling record', 'how many was it last week')).toMatch(/in that time/i);
  });
});

describe('a position on the pitch', () => {
  it('that one is good at is none on the board', () => {
    expect(prepareReply({ message: 'what position am i good at', chatHistory: [] }).board).toBeNull();
    expect(prepareReply({ message: 'what position am i on the board', chatHistory: [] }).board).not.toBeNull();
  });
});

describe('a day of the streak that was forgotten', () => {
  it('is answered with the streak, and not with food', () => {
    expect(lastAnswer('how does the streak work', 'i forgot to train yesterday')).toMatch(/streak/i);
  });
});

describe('a turn that would get the answer of before', () => {
  it('gets questions of the talk that have an answer', () => {
    expect(lastAnswer('how do i get more xp', 'do i get it if i do the same drill twice', 'and tokens?')).toMatch(/“.+\?”/);
  });
});
