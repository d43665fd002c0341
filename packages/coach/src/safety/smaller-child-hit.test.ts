import { describe, expect, it } from 'vitest';
import { askBehind, talkWithCoach } from '../testing/talk-with-coach.ts';

describe('children who hit a smaller one', () => {
  it.each(['two boys keep hitting a smaller one', 'they always push the smallest kid', 'some kids kick a younger boy after training', 'one of them keeps slapping a little girl', 'two of my players pick on a smaller one'])('are asked about, and no shot is explained: %s', (message) => {
    expect(askBehind('en', message)).toMatchObject({ kind: 'crisis', safety: 'check_in', keep: false });
  });

  it.each(['zwei jungs schlagen immer einen kleineren', 'zwei kinder hauen immer einen kleineren', 'die schubsen immer den kleinsten', 'zwei aus dem team die einen jüngeren treten'])('in German: %s', (message) => {
    expect(askBehind('de', message)).toMatchObject({ kind: 'crisis', safety: 'check_in', keep: false });
  });

  it('are told of by a trainer, who is asked as an adult', () => {
    expect(talkWithCoach('en', ['i coach an u10 team', 'two boys keep hitting a smaller one']).response).toContain('If you are worried about the child');
    expect(talkWithCoach('de', ['ich bin trainer einer e jugend', 'zwei kinder hauen immer einen kleineren']).response).toContain('Wenn Sie sich um das Kind sorgen');
  });

  it.each(['they beat a smaller team', 'how do i hit a smaller target', 'kicking a smaller ball', 'they kick a smaller ball', 'two players hit the post'])('are not of a game against a smaller team, nor of a ball: %s', (message) => {
    expect(askBehind('en', message).safety).toBeNull();
  });
});

describe('what was taken for worry', () => {
  it.each([
    ['we have a tournament tomorrow', 'what time should i go to bed'],
    ['match on saturday', 'when should i go to sleep the night before'],
    ['i am 12 now'],
    ['im 11 now'],
    ['do the best lose too'],
    ['does ronaldo ever lose'],
  ])('is none: %s %s', (...turns) => {
    expect(talkWithCoach('en', turns).safety).toBeNull();
  });

  it.each([['verlieren die besten auch manchmal'], ['verlieren profis auch mal'], ['ich bin jetzt 12']])('is none in German: %s', (...turns) => {
    expect(talkWithCoach('de', turns).safety).toBeNull();
  });
});
