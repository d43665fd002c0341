import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { answerToExamplePlayer } from './testing/answers-in-talk.ts';
import { answerAfterTurns, saysOneOf } from './testing/answers-to-practised-player.ts';

describe('weather and places', () => {
  it.each(['its snowing what can i do', 'es schneit was kann ich machen', 'the pitch is frozen what should we train', 'the pitch is closed because of rain what can i do at home'])('something for inside is offered: %s', (message) => {
    const { kind, recommendedDrills } = answerToExamplePlayer(message);
    expect(kind).toBe('advice');
    expect(recommendedDrills.length).toBeGreaterThan(0);
  });

  it.each(['bei uns ist der platz gesperrt wegen regen, nur kleiner flur zu hause', 'our hall is full today only a small garden'])('a closed place is no worry: %s', (message) => {
    expect(answerToExamplePlayer(message).kind).toBe('advice');
  });
});

describe('a thunderstorm', () => {
  it.each(['can we play when theres lightning', 'darf ich bei gewitter trainieren', 'on peut jouer sous lorage', 'puedo entrenar con tormenta', 'posso treinar na trovoada'])('%s', (message) => {
    const answer = answerAfterTurns(message);
    expect(saysOneOf(answer, coachDialogueActLines.thunder)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });
});
