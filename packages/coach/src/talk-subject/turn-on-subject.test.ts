import { describe, expect, it } from 'vitest';
import { coachSafetyLines } from '@touchline/messages/coach-safety';
import { askCoach } from '../coach.ts';
import { TURN_FORMS } from '../english-reading/turn-forms.ts';
import { understandTalk } from '../english-reading/talk-in-english.ts';
import { factsOfPlayer } from '../testing/players.ts';

const answerTo = (talk: string, player = 'teen') => {
  const messages = talk.split(' >> ');
  return askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: factsOfPlayer(player), seed: 1 });
};
const actOf = (talk: string) => {
  const messages = talk.split(' >> ');
  const { act } = understandTalk(messages.at(-1) ?? '', messages.slice(0, -1)).asked;
  if (act?.kind === 'onApp') return `${act.thing} ${act.name}`;
  return act?.kind === 'onSubject' ? `${act.subject.of} ${act.turn}` : null;
};

describe('a turn that asks something of what the talk is about', () => {
  it.each([
    // Two turns behind the drill, with what is missing between them.
    ['which drill should i do today >> i dont have cones >> ok and for how long', 'drill howLong'],
    ['was soll ich heute trainieren >> hab aber keine wand >> und wie lange', 'drill howLong'],
    ['je fais quel exo >> jai pas de mur >> combien de temps', 'drill howLong'],
    ['give me a drill for shooting >> i dont have a goal tho >> ok and how many times', 'drill howMany'],
    ['my left foot is so bad >> which drill helps most', 'drill practiseThat'],
    ['how do i do cone weaving >> how many cones do i need', 'drill howManyNeed'],
    // The own results.
    ['whats my juggling record >> is that good for 11', 'result isGood'],
    ['whats my best at wall passes >> how do i get to 70', 'result reachNumber'],
    ['cual es mi record de dominadas >> como llego a 50', 'result reachNumber'],
    ["c'est quoi mon record de jongles >> c bien ou pas", 'result isGood'],
    ['was ist mein rekord beim jonglieren >> ist das gut', 'result isGood'],
    // What is earned.
    ['what level am i >> whats the fastest way', 'level earnFaster'],
    ['em que nivel estou >> quantos treinos faltam', 'level howManySessions'],
    ['wie viele token hab ich >> wie krieg ich mehr', 'tokens improveIt'],
    ['how long is my streak >> what do i get if i make it to 7', 'streak whatGet'],
    // A move.
    ['wie geht der elastico >> ist das schwer', 'move isHard'],
  ])('%s: %s', (talk, asked) => {
    expect(actOf(talk)).toBe(asked);
  });

  it.each([
    ['whats my best at juggling >> and in wall passes', 'names another drill'],
    ['how many tokens do i have >> what about xp', 'names something else that is earned'],
    ['make me a plan for the week >> not on friday', 'changes a plan'],
    ['my knee hurts >> since yesterday', 'tells of pain'],
    ["what's a rondo >> how many people", 'asks of no drill of the list'],
  ])('is none where it %s', (talk) => {
    expect(actOf(talk)).toBeNull();
  });

  it('is answered with the own numbers of the drill that was named two turns before', () => {
    const { message, recommendedDrills } = answerTo('whats my juggling record >> is that good >> how do i get to 100');
    expect(message).toMatch(/100/);
    expect(recommendedDrills).toEqual(['juggling']);
  });

  it('keeps the drill where the wall that is missing is not needed for it', () => {
    const [offered] = answerTo('which drill should i do today').recommendedDrills;
    const { recommendedDrills } = answerTo('which drill should i do today >> i have no wall');
    expect(recommendedDrills[0]).toBe(offered);
  });
});

/** A talk about each kind of subject. */
const STARTS = ['which drill should i do today', 'how do i do toe taps', 'whats my juggling record', 'what level am i', 'how many tokens do i have', 'how long is my streak', 'what place am i on the leaderboard', 'how do i do the elastico', 'im a goalkeeper what should i practise', 'what does a striker do'];
const named = { drillId: null, skill: 'passing', foot: null, minutes: 10, ofPlan: { days: [4], count: 3, at: 1 }, position: 'striker', number: 50 } as const;

it.each(STARTS)('every known turn has an answer that may be said, of a player with many sessions and of one with none: %s', (start) => {
  for (const form of Object.values(TURN_FORMS)) {
    for (const player of ['teen', 'fresh']) {
      const { message } = answerTo(`${start} >> ${form(named) ?? ''}`, player);
      expect(message).not.toBe('');
      expect(message).not.toBe(coachSafetyLines.withheld);
      expect(message).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});
