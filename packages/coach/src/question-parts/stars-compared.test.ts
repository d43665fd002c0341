import type { Language } from '@touchline/domain';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const said = (language: Language, talk: string): string => talkWithCoach(language, talk.split(' >> ')).response;

describe('which star is better', () => {
  it.each([
    ['de', 'manuel neuer oder ter stegen wer ist besser'],
    ['de', 'wie halte ich einen elfmeter >> wer ist besser, Neuer oder ter Stegen'],
    ['de', 'wie schieße ich härter >> wer ist besser kimmich oder toni kroos'],
    ['de', 'musiala oder wirtz'],
    ['de', 'was ist abseits >> courtois oder neuer'],
    ['de', 'wer ist besser popp oder putellas'],
    ['en', 'who is better courtois or alisson'],
    ['en', 'how do i dive >> neuer or ter stegen'],
    ['en', 'how do i do toe taps >> modric or kroos'],
    ['en', 'how do i cross >> messi or ronaldo'],
    ['en', 'what is offside >> benzema vs griezmann'],
    ['en', 'how do i shoot harder >> who is the best zidane or maradona'],
  ] as const)('is no matter of a program (%s): %s', (language, talk) => {
    expect(said(language, talk)).toMatch(/\b(?:program|no side)\b|Programm|niemandem/);
  });
});

describe('who made the coach', () => {
  it.each([
    ['de', 'wer hat dich gemacht'],
    ['de', 'bist du ein echter mensch >> aber wer hat dich dann gemacht'],
    ['de', 'wer hat dich eigentlich programmiert'],
    ['de', 'wer hat dich erfunden'],
    ['de', 'wer hat dich gebaut'],
    ['de', 'wer hat dich entwickelt'],
    ['en', 'who made you'],
    ['en', 'who programmed u'],
    ['en', 'hey who built you sarah'],
    ['en', 'who built u'],
    ['en', 'are you a real person >> who made you then'],
    ['en', 'who made u tho'],
  ] as const)('is told (%s): %s', (language, talk) => {
    expect(speaking(language, () => coachIntentLines.who_are_you.madeBy.some((line) => said(language, talk).startsWith(line)))).toBe(true);
  });
});
