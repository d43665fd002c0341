import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { factsOfPlayer } from './testing/players.ts';

const ask = (message: string, turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer('teen'), seed: 2 });

describe('a message with two subjects', () => {
  it('gets both answered, what is sad first, and one drill at the end', () => {
    const { message, recommendedDrills } = ask('we lost 5-0 and how do i get better at dribbling');
    expect(message).toMatch(/^(?:I am sorry|That sounds like a hard day)[^]*dribbling/);
    expect(recommendedDrills.length).toBeGreaterThan(0);
  });

  it('gets no drill where one of them is pain', () => {
    const { message, recommendedDrills } = ask('my ankle hurts and which drill should i do today');
    expect(message).toMatch(/doctor/);
    expect(recommendedDrills).toEqual([]);
  });

  it('gets the drill that fits both limits, in the time there is', () => {
    const { message, nextSession } = ask('no ball today and i only have 8 minutes');
    expect(message).toContain('Agility Ladder');
    expect(nextSession).toContain('8 minutes');
  });

  it('gets both numbers', () => {
    expect(ask('how many tokens do i have and whats my best drill').message).toMatch(/3[.,]?829[^]*Juggling/);
  });

  it.each([
    ["i'm super nervous about saturday, also what can i eat in the morning before kickoff at 9", /nerv/i, /banana|meal|light|eat what/i],
    ['can you be offside from a throw in btw do i really have to wear shin pads', /offside/i, /with other players yes|wear them/],
    ['How much sleep should a 13 year old get before a game? Is it ok to drink energy drinks?', /8 to 10/, /energy drinks/],
    ['whats my best score in keepy ups and how do i stop the ball spinning away from me', /Juggling.*247/, /curling|bend/i],
  ])('gets both answered, whatever the whole resembles: %s', (text, first, second) => {
    const { message } = ask(text);
    expect(message).toMatch(first);
    expect(message).toMatch(second);
  });

  it.each(['i can do it with my left and my right foot', 'how do i shoot hard and low', 'drills for passing and dribbling'])('is not what this is: %s', (text) => {
    expect(ask(text).message.length).toBeLessThan(420);
  });
});

describe('what is only said beside a question', () => {
  const inGerman = (message: string) => speaking('de', () => askCoach({ message, turns: [], facts: factsOfPlayer('teen'), seed: 2 }).message);

  it.each([
    ['nothing bad happened to me, how do i pass longer balls', /long ball/i, /bad spell|sorry/],
    ['no worries about the streak, how can i turn faster with the ball', /Drag-Back|turn/i, /streak|whole day/i],
    ['huh? nothing bad happend. how do i play left back with my right foot', /left back|inside/, /days off|streak/],
  ])('is no subject of its own: %s', (text, due, beside) => {
    const { message } = ask(text);
    expect(message).toMatch(due);
    expect(message).not.toMatch(beside);
  });

  it.each([
    ['ist egal. wie stoppe ich einen hohen Ball mit dem Fuß', /unter den Ball/, /suche ich dir etwas aus/],
    ['hab ich doch schon gesagt. wie spiele ich als Innenverteidiger raus wenn ich gepresst werde', /Körper zwischen Ball/, /letzten paar Nachrichten/],
    ['das ist keine antwort auf meine frage. wie verteidige ich 1 gegen 1', /Armlänge|seitlich/, /Mein Fehler|anderen Worten/],
  ])('is no subject of its own: %s', (text, due, beside) => {
    const message = inGerman(text);
    expect(message).toMatch(due);
    expect(message).not.toMatch(beside);
  });
});
