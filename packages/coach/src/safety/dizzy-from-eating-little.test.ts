import { coachSafetyLines } from '@touchline/messages/coach-safety';
import { describe, expect, it } from 'vitest';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';
import { isDizzyFromEatingLittle } from './dizzy-from-eating-little.ts';
import { stop } from './safety-answer.ts';

const firstWords = coachSafetyLines.hungry.slice(0, 60);

describe('who is dizzy and tells of hardly eating', () => {
  it.each([
    'i only ate an apple and a coffee all day im always dizzy at training',
    'im dizzy at every training, i skip breakfast and lunch',
    'i barely eat and then i get dizzy when i run',
    'nur abends nen apfel, mir ist beim training immer schwindelig',
    'mir ist schwindelig beim laufen ich hab heute nichts gegessen',
    'ich esse kaum was und mir wird beim spielen schwindelig',
    'im dizzy at training and had only water all day',
    'mir ist schwindelig, ich hab heute nur wasser getrunken',
  ])('is told of both, and gets no drill: %s', (message) => {
    const answer = stop(message, examplePlayerFacts);
    expect(answer?.message).toContain(firstWords);
    expect(answer).toMatchObject({ decidedBy: { safety: 'head_injury' }, isHurt: true, recommendedDrills: [], mayBeKept: false });
  });

  it.each([
    'i hit my head and im dizzy, i only ate an apple',
    'bin auf den kopf gefallen und mir ist schwindelig, hab nichts gegessen',
    'im dizzy since the ball hit my face and i skipped lunch',
    'the keeper smashed into me, im dizzy and i only had an apple',
    'the ball smashed me and now i am dizzy, i only had an apple',
    'i ran into the post and im dizzy and i skipped breakfast',
    'i slipped and now im dizzy, i barely ate today',
    'bin mit einem zusammengestoßen und mir ist schwindlig, hab heute nichts gegessen',
    'bin ausgerutscht und mir ist schwindlig, ich esse kaum was',
  ])('is told of the head where it may have been hit: %s', (message) => {
    expect(isDizzyFromEatingLittle(message)).toBe(false);
    expect(stop(message, examplePlayerFacts)?.message).not.toContain(firstWords);
  });

  it.each(['im dizzy, should i just drink water', 'mir ist schwindelig, soll ich einfach nur wasser trinken'])('is not told of eating where only a drink is asked about: %s', (message) => {
    expect(isDizzyFromEatingLittle(message)).toBe(false);
  });
});
