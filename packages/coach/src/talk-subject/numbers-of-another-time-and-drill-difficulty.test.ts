import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

const answer = (talk: string) => {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 });
};

describe('the same numbers of another time', () => {
  it.each([
    ['how many days did i train this week >> i mean last week', /^Last week.*2 days/],
    ['wie oft hab ich jongliert >> nein ich mein letzten monat', /Last month \(October\).*Juggling/],
    ['how many minutes this month >> no last month', /^Last month \(October\).*35 minutes/],
    ['mon record au jonglage >> et en octobre', /In October .*no session of Juggling/],
    ['cuanto entrene esta semana >> y el mes pasado', /Last month \(October\).*35 minutes/],
    ['quanto treinei esta semana >> e na semana passada', /Last week .*40 minutes/],
    ['whats my juggling record >> and this week', /^This week.*68 touches.*yesterday/],
    ['cual es mi record de toques >> y cuando fue', /68 touches.*yesterday/],
    ['whats my streak >> and my record', /longest (?:was|run was) 3/],
  ])('%s', (talk, said) => {
    expect(answer(talk).message).toMatch(said);
  });

  it('is asked of drills as of sessions', () => {
    expect(answer('how many drills in november').message).toMatch(/^In November .*7 sessions/);
    expect(answer('how many drills did i do last month').message).toMatch(/^Last month \(October\).*2 sessions/);
    expect(answer('wie viele übungen hab ich letzte woche gemacht').message).toMatch(/Last week .*3 sessions/);
    expect(answer('how many drills are there in total').message).toMatch(/39 drills/);
  });

  it('leaves what is still to come to the plan', () => {
    expect(answer('make me a plan for this week >> and last week').decidedBy).not.toEqual({ intent: 'plan_day' });
    expect(answer('how many minutes should i train this week').message).not.toMatch(/you trained/);
  });
});

describe('how hard the drill is that was spoken of', () => {
  it.each([
    ['whats the cruyff turn >> is it hard', 'cruyff_turn', /4 of 5/],
    ['was ist der cruyff turn >> ist das schwer', 'cruyff_turn', /4 of 5/],
    ['how do toe taps go >> is that easy', 'toe_taps', /1 of 5/],
    ['is la croqueta difficult', 'la_croqueta', /4 of 5/],
    ['whats la croqueta >> can i do that at 11', 'la_croqueta', /age/],
    ['wie geht la croqueta >> kann ich das auch', 'la_croqueta', /age/],
  ])('%s', (talk, drill, said) => {
    const { message, recommendedDrills } = answer(talk);
    expect(recommendedDrills).toEqual([drill]);
    expect(message).toMatch(said);
  });

  it.each(['whats the cruyff turn >> its too hard', 'how hard should i hit the ball', 'my knee hurts >> can i do that'])('is not what this asks: %s', (talk) => {
    expect(answer(talk).message).not.toMatch(/of 5/);
  });
});
