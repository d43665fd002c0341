import { drillOf } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { factsOfPlayer } from './testing/players.ts';

const topicAfter = (talk: string): string | undefined => {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1)).topic?.topic;
};
const answer = (talk: string) => {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 });
};

const ask = (message: string, turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer('teen'), seed: 2 });

describe('a turn whose meaning is in the one before', () => {
  it.each([
    ['wie film ich mich am besten für die analyse >> kann das wer anders sehen?', 'videoStays'],
    ['how do i record a clip >> who can see it', 'videoStays'],
    ['can you analyse my shot >> can my friends see that', 'videoStays'],
    ['theres no wall in my garden >> and its really small like 3 meters', 'smallSpace'],
    ['ich hab nur unsern hof >> der is aber voll klein', 'smallSpace'],
    ['my coach never plays me >> should i talk to him', 'talkToCoach'],
    ['mein trainer stellt mich immer hinten auf >> soll ich mit ihm reden', 'talkToCoach'],
    ['coach always shouts at us >> what should i say to him', 'talkToCoach'],
    ['was soll ich vor dem spiel essen >> und in der halbzeit?', 'halfTimeFood'],
    ['what should i eat before a match >> and at half time', 'halfTimeFood'],
  ])('%s', (talk, topic) => {
    expect(topicAfter(talk)).toBe(topic);
  });

  it('is no such turn where something else was told, or where it is about the player', () => {
    expect(topicAfter('which drill is best >> its really small')).not.toBe('smallSpace');
    expect(topicAfter('i only have my room >> im really small')).not.toBe('smallSpace');
    expect(topicAfter('how do i climb the leaderboard >> who can see it')).not.toBe('videoStays');
    expect(topicAfter('my coach touched me >> should i tell someone his secret')).not.toBe('talkToCoach');
  });

  it.each([
    ['how do packs work >> what\'s inside', 'cardsGet'],
    ['wie öffne ich päckchen >> was ist da drin', 'cardsGet'],
    ['what is offside >> what about from a throw in', 'offside'],
    ['was ist abseits >> gilt das auch beim einwurf', 'offside'],
    ['how do i get on the leaderboard >> i dont see my name', 'notOnBoard'],
    ['wie komm ich auf die rangliste >> ich seh mich da nicht', 'notOnBoard'],
    ['i want to be a pro >> am i too old im 12', 'startAge'],
    ['ich will profi werden >> wie viele stunden am tag', 'enough'],
    ['how do i get faster >> how long till i see it', 'howLongToGood'],
    ['wie werde ich schneller >> wann merk ich was', 'howLongToGood'],
    ['wie läuft die videoanalyse >> sieht das jemand', 'videoStays'],
    ['what cones do i need for the cone weave >> i dont have any', 'noCones'],
    ['brauche ich hütchen für slalom >> ich hab keine', 'noCones'],
    ['how do i change my name >> and my age', 'changeAge'],
    ['i pressed stop by accident >> do i get my xp', 'leftDrill'],
    ['what level am i >> how do i get to the next', 'levelReached'],
    ['wie geht die videoanalyse >> wie weit weg', 'howToFilm'],
  ] as const)('%s: %s', (talk, topic) => {
    expect(topicAfter(talk)).toBe(topic);
    expect(answer(talk).decidedBy).toEqual({ intent: expect.any(String) as string });
  });

  it('tells the coach or the parents what team mates do', () => {
    expect(answer('team mates never pass to me >> should i tell the coach').message).toMatch(/^Yes.*coach.*parents/);
    expect(answer('meine mitspieler passen nie zu mir >> soll ich es dem trainer sagen').message).toMatch(/coach/);
  });

  it('is read together with the one before where it says something only so', () => {
    expect(answer('how do i juggle >> i only get 3').message).toMatch(/\b3\b.*\b4\b/);
    expect(answer('wie jongliere ich besser >> ich schaff nur 4').message).toMatch(/\b4\b.*\b5\b/);
    expect(answer('how do i juggle >> knee or foot')).toMatchObject({ isHurt: false, recommendedDrills: ['juggling'] });
    expect(answer('my knee hurts >> for 3 weeks')).toMatchObject({ isHurt: true, recommendedDrills: [] });
    expect(answer('my knee hurts >> for 3 weeks').message).toMatch(/doctor/);
    expect(answer('i have a match tomorrow >> should i train today').message).toMatch(/easy/);
    expect([...answer('make me a plan >> only on weekends').message.matchAll(/• (\w+):/g)].map(([, day]) => day)).toEqual(['Saturday', 'Sunday']);
  });

  it.each([
    ['wie schieße ich mit links >> warum ist das wichtig', /feet/],
    ['what was my worst drill >> how do i fix it', /Toe Taps|touches/],
    ['wie geht der übersteiger >> kapier ich nicht', /Step Overs.*(?:one thing|Ten times)/s],
    ['how does double scissors go >> how long do i have to practise it', /minutes of Double Scissors/],
    ['do i need a wall for wall passes >> i dont have one', /no wall/i],
  ])('goes on with the drill before: %s', (talk, said) => {
    expect(answer(talk).message).toMatch(said);
  });

  it.each(['make me a plan >> thats too much', 'mach mir einen plan >> das ist zu viel'])('a plan that is too much gets shorter: %s', (talk) => {
    const [first = ''] = talk.split(' >> ');
    const minutes = (message: string) => Number(/bout (\d+) minutes/.exec(message)?.[1]);
    expect(minutes(answer(talk).message)).toBeLessThan(minutes(answer(first).message));
  });

  it('in what one got better is told of the drill that grew most', () => {
    for (const talk of ['am i getting better or nah >> at what tho', 'am i improving >> which ones', 'werd ich besser >> worin denn']) expect(answer(talk).message).toMatch(/Agility Ladder|Koordinationsleiter/);
  });

  it.each([
    ['im bored of this >> something with shooting', 'shooting'],
    ['which drill >> rather something with passing', 'passing'],
  ])('%s: a drill of that skill', (talk, skill) => {
    expect(answer(talk)).toMatchObject({ decidedBy: { intent: 'which_drill' }, focusAreas: [skill] });
  });

  it.each(['my knee hurts >> can i at least do some passing', 'mein knie tut weh seit gestern >> kann ich wenigstens passen üben'])('no drill, and no numbers of one, where something hurts: %s', (talk) => {
    const { message, recommendedDrills } = answer(talk);
    expect(recommendedDrills).toEqual([]);
    expect(message).toMatch(/an adult says yes|An adult decides/);
  });
});

describe('the practice of a week, asked in Spanish, French and Portuguese', () => {
  it.each(['cuanto entrene la semana pasada', 'cuanto llevo entrenado esta semana >> y la pasada?', 'combien j’ai fait la semaine dernière', 'quanto treinei semana passada'])('%s', (talk) => {
    expect(answer(talk)).toMatchObject({ decidedBy: { intent: 'my_numbers' } });
    expect(answer(talk).message).toMatch(/Last week/);
  });

  it('goes on from all there is to one week', () => {
    expect(answer('how many minutes did i train in total >> and this week?').message).toMatch(/This week/i);
  });
});

describe('the days of a plan, named in short', () => {
  const days = (talk: string): string[] => [...answer(talk).message.matchAll(/• (\w+):/g)].map(([, day = '']) => day);

  it.each([
    ['plan for the week >> i can only do mon and wed', ['Monday', 'Wednesday']],
    ['plan my week >> only mo und mi', ['Monday', 'Wednesday']],
  ])('%s', (talk, expected) => {
    expect(days(talk).toSorted()).toEqual(expected);
  });

  it('keep free what is taken, over two turns', () => {
    const planned = days('make me a plan for the week i have training tues and thurs >> and match is sunday');
    for (const taken of ['Tuesday', 'Thursday', 'Sunday']) expect(planned).not.toContain(taken);
  });

  it('are no words that only begin like them', () => {
    expect(days('plan my week, i play with my friends this month')).toHaveLength(5);
  });
});

it.each(['es regnet was soll ich jetz machen', 'its raining what can i do', 'es regnet und jetzt'])('rain outweighs what to do now: %s', (message) => {
  expect(understand(message).intent).toBe('rain');
});

describe('what goes on with the talk', () => {
  it.each(['but why that one', 'what is it good for', 'warum'])('gets a reason: %s', (text) => {
    const before = ask('how do i get better at passing');
    const { message, recommendedDrills } = ask(text, ['how do i get better at passing']);
    expect(recommendedDrills[0]).toBe(before.recommendedDrills[0]);
    expect(message).toMatch(/Because|more touches of that kind/);
  });

  it('gets the same drill in smaller pieces where it was not understood', () => {
    const before = ask('how do i do the cruyff turn').message;
    const { message } = ask('im confused explain it again', ['how do i do the cruyff turn']);
    expect(message).toContain('Cruyff Turn');
    expect(message.length).toBeLessThan(before.length);
  });

  it('gets how long, for the drill that was named', () => {
    const before = ask('which drill for shooting');
    const { message, recommendedDrills } = ask('how many minutes should i do that', ['which drill for shooting']);
    expect(recommendedDrills[0]).toBe(before.recommendedDrills[0]);
    expect(message).toMatch(/rounds/);
  });

  it('gets half the minutes where it should be shorter', () => {
    expect(ask('a bit shorter pls', ['what should i practise now']).nextSession).toContain('2 minutes');
  });

  it('is another count after a count', () => {
    expect(ask('and how many minutes', ['how many tokens do i have']).message).not.toMatch(/tokens/);
    expect(ask('what about xp', ['how many tokens do i have']).message).toMatch(/XP/);
  });

  it('is another drill for the same skill where that one was done', () => {
    const [first] = ask('drill for dribbling pls').recommendedDrills;
    const { recommendedDrills } = ask('i already did that one today show me another', ['drill for dribbling pls']);
    expect(recommendedDrills[0]).not.toBe(first);
    expect(drillOf(recommendedDrills[0] ?? 'recovery').category).toBe('dribbling');
  });

  it('is the other foot and no other drill', () => {
    expect(ask('and the other side', ['how do i do step overs']).message).toContain('Step Overs');
  });

  it('keeps the skill where something is lacking', () => {
    const [offered] = ask('which drill for turning').recommendedDrills;
    const { recommendedDrills } = ask('we dont have a wall', ['which drill for turning']);
    expect(drillOf(recommendedDrills[0] ?? 'recovery').equipment.wall).toBe(false);
    // It needs no wall anyway.
    expect(recommendedDrills[0]).toBe(offered);
  });

  it('is how often, and no list of numbers', () => {
    expect(ask('how often a week', ['what can i do for my weak foot']).message).toMatch(/two or three .*a week/i);
    expect(ask('how often a week', ['what can i do for my weak foot']).message).not.toMatch(/XP/);
  });

  it('is a skill by itself', () => {
    expect(ask('passing').decidedBy).toEqual({ intent: 'improve_skill' });
  });
});
