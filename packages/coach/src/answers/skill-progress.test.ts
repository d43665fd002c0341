import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer } from '../testing/players.ts';

afterEach(() => speakIn(() => 'en'));

const ask = (message: string, player = 'teen', turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer(player), seed: 1 });

describe('how the practice of one thing goes is told in the player’s own numbers', () => {
  it.each([
    'How is my juggling going?',
    'hows my juggling',
    'how am i doing at juggling',
    'tell me about my juggling',
    'how good am i at juggling',
    'my juggling progress',
    'how is my daughters juggling going',
    'am i any good at juggling',
  ])('%s', (text) => {
    const { message, recommendedDrills } = ask(text);
    for (const number of ['89', '221', '247']) expect(message).toContain(number);
    expect(message).toMatch(/going up|better than those before/);
    expect(recommendedDrills).toEqual(['juggling']);
  });

  it.each(['Wie läuft mein Jonglieren?', 'wie gut bin ich im jonglieren', 'mach ich fortschritte beim jonglieren', 'erzähl mir von meinem jonglieren', 'wie steht es um mein jonglieren'])('%s', (text) => {
    speakIn(() => 'de');
    const { message } = ask(text);
    for (const number of ['89', '221', '247']) expect(message).toContain(number);
  });

  it('of a skill it tells the drills that were practised, and of the weak foot its share', () => {
    expect(ask('show me my dribbling progress').message).toMatch(/Cone Weaving.* 17 .* 20 .* 21 .*T-Dribble/);
    expect(ask('how is my weak foot').message).toMatch(/68 %.*Weak-Foot Corners/);
    expect(ask('and passing?', 'teen', ['how is my juggling going']).message).toMatch(/One-Touch Wall Pass.* 64 .* 73 /);
  });

  it('where nothing was practised it says so', () => {
    const { message, recommendedDrills } = ask('how am i doing in toe taps');
    expect(message).toMatch(/no number|No session/i);
    expect(recommendedDrills).toEqual(['toe_taps']);
  });

  it.each([
    ['how do i get better at juggling', 'improve_skill'],
    ['how does juggling work', 'drill_technique'],
    ['analyse my shooting video', 'form_analysis'],
  ])('%s asks something else', (text, intent) => {
    expect(ask(text).decidedBy).toEqual({ intent });
  });
});
