import { coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { describe, expect, it } from 'vitest';
import { askBehind, talkWithCoach } from '../testing/talk-with-coach.ts';

const { coachSafetyLines, coachCrises } = coachSafetyOf.en;
const beginOf = (line: string): string => line.split('{')[0]?.trim() ?? '';

describe('who is dizzy', () => {
  it.each(['i feel dizzy in training sometimes', 'im dizzy', 'i get so dizzy when i run', 'i feel dizzy in training sometimes but its working'])('and tells of no blow is told what it can come from, a blow too, and does not play: %s', (message) => {
    const said = askBehind('en', message);
    expect(said).toMatchObject({ kind: 'crisis', safety: 'body', hurt: true, keep: false });
    expect(said.response).toContain(beginOf(coachSafetyLines.dizzy));
    expect(said.response).toContain('After a knock, no more sport today');
    expect(said.response).toContain('999');
  });

  it.each(['mir ist schwindelig', 'mir wird beim training manchmal schwindlig'])('is told so in German: %s', (message) => {
    expect(askBehind('de', message).response).toContain(beginOf(coachSafetyOf.de.coachSafetyLines.dizzy));
  });

  it.each(['i got hit by the ball and im dizzy', 'im dizzy and my head hurts', 'we bumped heads and im dizzy', 'i fell and now im dizzy', 'im dizzy and feel sick', 'im dizzy and everything is blurry', 'i nearly passed out and im dizzy'])('with a blow or another sign is told of the head: %s', (message) => {
    expect(askBehind('en', message).response).toContain(beginOf(coachCrises.head_injury));
  });

  it('behind words of eating too little is not told of a knock alone', () => {
    const said = talkWithCoach('en', ['ive been skipping lunch and dinner so i get lighter and faster', 'i feel dizzy in training sometimes but its working']);
    expect(said.response).toContain('too little food');
    expect(talkWithCoach('en', ['ive been skipping lunch and dinner so i get lighter and faster', 'i feel dizzy in training sometimes but its working', 'my mum doesnt know']).response).toContain('You choose who it is');
  });
});
