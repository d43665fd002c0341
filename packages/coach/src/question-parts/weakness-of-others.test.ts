import { describe, expect, it } from 'vitest';
import { lastAnswerInTalk } from '../testing/answers-in-talk.ts';

describe('the weakness of others', () => {
  it.each(['what is the opponents weakness', 'what are the weaknesses of the other team', 'whats the defenders weakness', 'how do i see where the other team is weak', 'what is their weakest player', 'whats my opponents weak spot', 'how do i find the weak spot of my opponent', 'where is the keeper weak', 'whats messis weakness', 'was ist die schwäche vom gegner', 'wo sind die gegner schwach', 'wie finde ich die schwächen vom gegner', 'was ist die schwachstelle vom torwart', 'welche schwächen hat die andere mannschaft', 'cual es la debilidad del rival', 'c est quoi le point faible de l adversaire'])('is nothing of the own numbers, but to be watched for: %s', (message) => {
    const { message: said } = lastAnswerInTalk(message);
    expect(said).toMatch(/watch|look/i);
    expect(said).not.toMatch(/10 sessions|Toe Taps|grown least/);
  });

  it.each(['what is my weakness', 'what am i worst at', 'was ist meine schwäche', 'how do i get better with my weak foot', 'what is my weakness against defenders'])('is not the own one: %s', (message) => {
    expect(lastAnswerInTalk(message).message).not.toMatch(/opponent|watch in the first/i);
  });
});
