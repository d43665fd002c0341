import { drillOf, type DrillId } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import type { PlayerFacts } from './player-context.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { factsOfPlayer } from './testing/players.ts';

afterEach(() => speakIn(() => 'en'));

type Language = 'en' | 'de';

/** The answers to the turns of a talk, each with what the one before said of pain; ` >> ` stands between the turns. */
function answersTo(language: Language, talk: string, facts: PlayerFacts = examplePlayerFacts): readonly CoachAnswer[] {
  speakIn(() => language);
  const turns = talk.split(' >> ');
  const answers: CoachAnswer[] = [];
  for (const [at, message] of turns.entries()) {
    const isHurt = answers.findLast((answer) => answer.isHurt !== null)?.isHurt ?? false;
    answers.push(askCoach({ message, turns: turns.slice(0, at), isHurt, facts, seed: at + 1 }));
  }
  return answers;
}
const lastOf = (language: Language, talk: string, facts?: PlayerFacts): CoachAnswer => answersTo(language, talk, facts).at(-1) as CoachAnswer;
const offeredIn = ({ recommendedDrills }: CoachAnswer): DrillId | undefined => recommendedDrills[0];

describe('how long, after a drill, is minutes of the drill offered last', () => {
  it.each([
    ['en', 'what should i do today >> how long for?'],
    ['en', 'what should i do today >> something else >> how long for?'],
    ['en', 'what shud i do today >> that one is too hard >> another one >> how long for?'],
    ['en', 'how do i get better at dribbling >> another one >> for how long'],
    ['en', 'what should i do today >> too hard >> ok how many minutes'],
    ['en', 'what should i do today >> how long should i do it'],
    ['de', 'was soll ich heute machen >> wie lange denn'],
    ['de', 'was soll ich heute machen >> was anderes >> wie lange'],
    ['de', 'wie kann ich besser dribbeln >> noch eine >> wie viele minuten'],
    ['de', 'was soll ich heute machen >> zu schwer >> und wie lange soll ich das machen'],
  ] as const)('%s: %s', (language, talk) => {
    const answers = answersTo(language, talk);
    const [before, now] = answers.slice(-2) as [CoachAnswer, CoachAnswer];
    expect(offeredIn(now)).toBe(offeredIn(before));
    expect(now.message).toMatch(/5 (?:minutes|Minuten)/);
    expect(now.message).not.toMatch(/too hard|140 minutes|sessions,/);
  });

  it.each([
    ['en', 'how do i get better at dribbling >> and with my left? >> how long', /left foot/],
    ['de', 'wie kann ich besser dribbeln >> und mit links? >> wie lange denn', /linken Fuß/],
    ['en', 'how do i get better at dribbling >> only got 3 minutes >> how long for', /3 minutes/],
    ['en', 'plan for today >> how long for', /minutes for each of the|Each of the .* minutes/],
    ['de', 'plan für heute >> wie lange', /Minuten für jede der|Jede der .* Minuten/],
  ] as const)('with the foot and the minutes that were spoken of: %s: %s', (language, talk, expected) => expect(lastOf(language, talk).message).toMatch(expected));

  it.each([
    ['en', 'how long have i practised this week', /this week|Since Sunday/i],
    ['en', 'my knee hurts >> how long', /adult|doctor/],
    ['en', 'what should i do today >> how long is a match', /90|minutes each|halves/i],
    ['en', 'what should i do today >> how many minutes have i done in total', /140/],
  ] as const)('is another question: %s: %s', (language, talk, expected) => expect(lastOf(language, talk).message).toMatch(expected));
});

describe('another day, after a plan or a drill', () => {
  it.each([
    ['en', 'make me a plan for this week pls >> what about tomorrow', /omorrow \(Thursday\)/],
    ['en', 'make me a week plan >> and on sunday', /Sunday/],
    ['en', 'make me a week plan >> what about saturday?', /Saturday/],
    ['de', 'mach mir einen plan für die woche >> und morgen?', /orgen \(Donnerstag\)/],
    ['de', 'mach mir einen plan für die woche >> und am wochenende?', /Samstag.*Sonntag/],
    ['de', 'mach mir einen wochenplan >> was ist mit freitag', /Freitag/],
  ] as const)('is the line of that day in the plan: %s: %s', (language, talk, day) => {
    const [plan, answer] = answersTo(language, talk) as [CoachAnswer, CoachAnswer];
    expect(answer.message).toMatch(day);
    expect(answer.message).not.toMatch(/•/);
    for (const { id } of answer.recommendedDrills.map(drillOf)) expect(plan.message).toContain(drillNames[id]);
  });

  it.each([
    ['en', 'what should i do today >> and tomorrow?', /omorrow \(Thursday\)/],
    ['en', 'what should i do today >> what about the weekend', /on Saturday.*on Sunday/],
    ['de', 'was soll ich heute machen >> und am wochenende?', /am Samstag.*am Sonntag/],
    ['de', 'was soll ich heute machen >> und morgen', /orgen \(Donnerstag\)/],
    ['de', 'was soll ich heute machen >> und übermorgen', /am Freitag/],
  ] as const)('is another drill than that of today: %s: %s', (language, talk, day) => {
    const answers = answersTo(language, talk);
    expect(answers.at(-1)?.message).toMatch(day);
    expect(offeredIn(answers[1] as CoachAnswer)).not.toBe(offeredIn(answers[0] as CoachAnswer));
  });

  it.each([
    ['en', 'what do i do on saturday', /on Saturday/],
    ['en', 'what should i train at the weekend', /on Saturday.*on Sunday/],
    ['de', 'was soll ich am samstag machen', /am Samstag/],
  ] as const)('is known without a plan: %s: %s', (language, talk, day) => expect(lastOf(language, talk).message).toMatch(day));

  it('ends a weekend with an easy day after six days in a row', () => {
    expect(lastOf('de', 'was soll ich heute machen >> und am wochenende?', { ...examplePlayerFacts, currentStreak: 13 }).message).toMatch(/„Erholung“ am Sonntag.*13 Tage/);
  });

  it('leaves the plan as it was, so that it can be changed after that', () => {
    const { message } = lastOf('en', 'make me a week plan >> and on friday >> cant do thursday');
    expect(message).toMatch(/Monday.*Tuesday.*Friday/s);
    expect(message).toMatch(/Thursday/);
  });

  it.each([
    ['en', 'what should i do today >> i have a match on saturday'],
    ['en', 'what should i do today >> what did i do yesterday'],
    ['de', 'was soll ich heute machen >> morgen hab ich ein spiel'],
  ] as const)('is something else: %s: %s', (language, talk) => expect(lastOf(language, talk).message).not.toMatch(/My idea|I would do this|Mein Vorschlag|Ich würde es so machen/));
});

describe('what goes wrong with the drill that was spoken of', () => {
  const STEPS = /\n1\. /;
  it.each([
    ['en', 'how do u do the cruyff turn >> i keep losing the ball when i do it', 'cruyff_turn', /drag the ball/],
    ['en', 'how do i do la croqueta >> it never works', 'la_croqueta', /Two touches/],
    ['en', 'how do you do a step over >> i always trip when i do it', 'step_overs', /foot round/],
    ['en', 'how do i do a drag back >> i keep getting it wrong', 'drag_back', /sole on it/],
    ['en', 'how does cone weaving go >> the ball rolls away when i do it', 'cone_weaving', /Small touches/],
    ['en', 'how do i do toe taps >> it doesnt work', 'toe_taps', /lightly/],
    ['de', 'wie geht der cruyff turn >> ich verliere dabei immer den ball', 'cruyff_turn', /Ball/],
    ['de', 'wie gehen übersteiger >> ich stolper immer wenn ich das mache', 'step_overs', /Fuß/],
    ['de', 'wie geht der drag back >> das klappt bei mir nie', 'drag_back', /Sohle/],
    ['de', 'wie geht croqueta >> ich krieg das einfach nicht hin', 'la_croqueta', /Innenseite/],
    ['de', 'wie geht der übersteiger >> ich fall dabei immer hin', 'step_overs', /Schritte/],
  ] as const)('is told by what to look at in it, and not by its steps again: %s: %s', (language, talk, drill, expected) => {
    const answer = lastOf(language, talk);
    expect(answer.recommendedDrills).toEqual([drill]);
    expect(answer.message).toMatch(expected);
    expect(answer.message).not.toMatch(STEPS);
  });

  it.each([
    ['en', 'i cant do the step over >> still cant'],
    ['en', 'how do i do a drag back >> i cant do it >> i still cant do it'],
    ['en', 'i cant do double scissors >> it still doesnt work'],
    ['de', 'ich kann den übersteiger nicht >> immer noch nicht'],
    ['de', 'ich kann keine übersteiger >> ich kanns immer noch nicht'],
    ['de', 'wie geht der drag back >> zu schwer >> klappt immer noch nicht'],
  ] as const)('is made smaller where it still does not work: %s: %s', (language, talk) => {
    const answer = lastOf(language, talk);
    expect(answer.message).toMatch(/which part goes wrong|What happens when you try|was schiefgeht|Was passiert beim Versuch/);
    expect(answer.message).not.toMatch(/cone|Hütchen/);
    expect(answer.message).not.toBe(answersTo(language, talk).at(-2)?.message);
  });

  it.each([
    ['en', 'how do u do the cruyff turn >> i always lose the ball to defenders', /body|shield|between/i],
    ['en', 'how do i do juggling >> the ball always goes sideways', /toes|ankle|straight/i],
    ['en', 'how do u do the cruyff turn >> i keep losing my matches', /(?!Look at two things)/],
  ] as const)('is something else: %s: %s', (language, talk, expected) => {
    expect(lastOf(language, talk).message).toMatch(expected);
    expect(lastOf(language, talk).message).not.toMatch(/Look at two things|Two things help with/);
  });
});

describe('which foot to start with', () => {
  it.each([
    ['en', 'how do u do the cruyff turn >> what foot do i start with', /right foot/],
    ['en', 'how do i do la croqueta >> which foot first', /right foot/],
    ['en', 'how do i do a drag back >> which foot do i use', /right foot/],
    ['en', 'how do i do la croqueta >> it never works >> which foot first', /right foot/],
    ['de', 'wie geht der cruyff turn >> mit welchem fuß fang ich an', /rechten Fuß/],
    ['de', 'wie gehen übersteiger >> welcher fuß zuerst', /rechten Fuß/],
  ] as const)('is the stronger one, and then the other: %s: %s', (language, talk, foot) => {
    expect(lastOf(language, talk).message).toMatch(foot);
    expect(lastOf(language, talk).message).toMatch(/both feet|beiden Füßen/);
    expect(lastOf(language, talk, { ...examplePlayerFacts, favoriteFoot: 'L' }).message).toMatch(language === 'en' ? /left foot/ : /linken Fuß/);
    expect(lastOf(language, talk, { ...examplePlayerFacts, favoriteFootChosen: false }).message).toMatch(/like better|lieber/);
  });

  it.each(['how do i do a drag back >> which foot of mine is better', 'how do i do toe taps >> which part of the foot', 'which foot am i better with'])('is another question: %s', (talk) => {
    expect(lastOf('en', talk).message).not.toMatch(/Start with your|first, as it is/);
  });
});

describe('without what is missing', () => {
  it.each([
    ['en', 'my ball is flat >> what can i do without one'],
    ['en', 'i lost my ball >> what drills can i do without it'],
    ['de', 'mein ball ist kaputt >> was kann ich ohne machen'],
    ['de', 'ich hab keinen ball >> welche übung geht ohne einen'],
  ] as const)('is without the ball: %s: %s', (language, talk) => expect(drillOf(offeredIn(lastOf(language, talk)) ?? 'toe_taps').equipment.balls).toBe(0));

  it.each([
    ['en', 'just me and a ball what drill'],
    ['en', 'im a keeper what should i train >> anything with just me and a ball'],
    ['en', 'im a defender >> anything i can do alone in my garden'],
    ['en', 'which drill can i do with only a ball'],
    ['de', 'ich bin torwart was soll ich üben >> irgendwas nur mit einem ball'],
    ['de', 'welche übung geht nur mit ball und allein im garten >> was kann ich allein im garten machen'],
  ] as const)('is with a ball and nothing else: %s: %s', (language, talk) => {
    const { equipment } = drillOf(offeredIn(lastOf(language, talk)) ?? 'agility_ladder');
    expect(equipment).toMatchObject({ balls: 1, cones: 0, wall: false });
  });

  it('sends a goalkeeper to what trains catching', () => expect(offeredIn(lastOf('en', 'im a keeper what should i train >> anything with just me and a ball'))).toBe('drop_catch_juggling'));

  it.each(['which drill is best for passing >> why >> i dont have a wall tho', 'welche übung ist die beste fürs passen >> ich hab keine wand'])('tells what can be a wall for passes: %s', (talk) => {
    const language = talk.startsWith('welche') ? 'de' : 'en';
    expect(lastOf(language, talk).message).toMatch(/kerb|Bordstein/);
    expect(drillOf(offeredIn(lastOf(language, talk)) ?? 'wall_passes').equipment.wall).toBe(false);
  });

  it.each([
    ['que hago hoy >> y si no tengo pared', 1],
    ['plan for today >> sans mur', 2],
  ])('keeps what was offered, a drill or a plan, without the wall: %s', (talk, fewest) => {
    const { recommendedDrills } = lastOf('en', talk);
    expect(recommendedDrills.length).toBeGreaterThanOrEqual(fewest);
    expect(recommendedDrills.filter((id) => drillOf(id).equipment.wall)).toEqual([]);
  });
});

describe('past the number that was told', () => {
  it.each([
    ['de', 'was ist mein rekord bei toe taps >> und wie komm ich da drüber', 'toe_taps'],
    ['de', 'was ist mein rekord bei jonglieren >> und wie komm ich drüber', 'juggling'],
    ['en', 'whats my best in toe taps >> how do i get past that', 'toe_taps'],
    ['en', 'whats my best in toe taps >> how can i get over it', 'toe_taps'],
    ['de', 'was ist mein rekord bei toe taps >> wie schaff ich da mehr', 'toe_taps'],
    ['de', 'was ist mein rekord bei jonglieren >> wie übertreffe ich das', 'juggling'],
  ] as const)('is more of that drill: %s: %s', (language, talk, drill) => {
    expect(offeredIn(lastOf(language, talk))).toBe(drill);
    expect(lastOf(language, talk).message).not.toMatch(/Schuss|shot/);
  });

  it('a shot that goes over stays that', () => expect(lastOf('de', 'mein schuss geht immer drüber').message).toMatch(/hoch/));
});

describe('a drill that is too hard', () => {
  const HARD: readonly (readonly [Language, string, DrillId, RegExp])[] = [
    ['en', 'i cant do the step over', 'step_overs', /Swing one foot round/],
    ['en', 'how do i do a drag back >> too hard', 'drag_back', /sole on it, pull it back/],
    ['en', 'how do i do the cruyff turn >> i cant do that one', 'cruyff_turn', /Swing as if to pass/],
    ['en', 'toe taps is too hard', 'toe_taps', /Tap the top of the ball/],
    ['en', 'i cant do double scissors', 'double_scissors', /then at once the other one/],
    ['de', 'ich kann keine übersteiger', 'step_overs', /Schwing einen Fuß/],
    ['de', 'wie geht der cruyff turn >> das ist mir zu schwer', 'cruyff_turn', /wie zum Pass/],
    ['de', 'wie geht der drag back >> zu schwer', 'drag_back', /Sohle darauf/],
  ];
  it.each(HARD)('begins with its movement, after an easier one: %s: %s', (language, talk, hard, movement) => {
    const answer = lastOf(language, talk);
    expect(answer.message).toMatch(movement);
    expect(answer.message).not.toMatch(/Put (?:a|two|the) (?:cones?|ball in front)|until it sits|bis er sitzt|Leg den Ball vor dich,/);
    const easier = offeredIn(answer);
    expect(easier).not.toBe(hard);
    expect(drillOf(easier ?? hard).level).toBeLessThanOrEqual(Math.max(1, drillOf(hard).level - 1));
  });

  it.each([
    ['i cant do the step over', 'turning'],
    ['how do i do a drag back >> too hard', 'stop_and_go'],
    ['i cant do double scissors', 'step_overs'],
    ['i cant do the cruyff turn', 'drag_back'],
    ['pull push v is too hard', 'sole_rolls'],
    ['laces strike is too hard', 'target_shooting'],
  ] as const)('leads to one that helps with it: %s', (talk, easier) => expect(lastOf('en', talk).recommendedDrills).toEqual([easier]));

  it.each([
    ['en', 'what shud i do today >> that one is too hard >> another one'],
    ['en', 'i cant do the step over >> something else'],
    ['de', 'was soll ich heute machen >> zu schwer >> eine andere'],
  ] as const)('is followed by another one that nobody called hard: %s: %s', (language, talk) => {
    const answers = answersTo(language, talk);
    const answer = answers.at(-1) as CoachAnswer;
    expect(answers.slice(0, -1).map(offeredIn)).not.toContain(offeredIn(answer));
    expect(answer.message).not.toMatch(/Slow |apart|begin with only|start with just|in small steps|kleinen Schritten/);
  });

  it('does not come back in the same talk', () => {
    const [first, , , last] = answersTo('en', 'what should i do today >> too hard >> thanks >> which drill should i do') as [CoachAnswer, CoachAnswer, CoachAnswer, CoachAnswer];
    expect(offeredIn(last)).not.toBe(offeredIn(first));
  });

  it('tells every player so', () => {
    for (const player of ['fresh', 'nine', 'teen', 'comeback']) expect(lastOf('en', 'what should i do today >> too hard', factsOfPlayer(player)).recommendedDrills).toHaveLength(1);
  });
});

it.each([
  ['en', 'how do i do toe taps >> how many in 30 seconds'],
  ['de', 'wie geht toe taps >> wie viele in einer minute'],
] as const)('how many in so long is measured by the own number: %s: %s', (language, talk) => expect(lastOf(language, talk).message).toMatch(/Toe Taps.*60|60.*Toe Taps|Sohlentipper.*60/));

it.each([
  ['en', 'why is recovery good for me', /rest|easy/i],
  ['de', 'warum ist erholung gut für mich', /locker|Pause/],
] as const)('Recovery is good for its rest and not for its many touches: %s: %s', (language, talk, expected) => {
  expect(lastOf(language, talk).message).toMatch(expected);
  expect(lastOf(language, talk).message).not.toMatch(/many times|whole game|ganz oft|ganzen Spiel/);
});

describe('whether a day of the plan is free is asked, and changes nothing', () => {
  it.each([
    ['en', 'make me a plan for the week >> is sunday free', /Sunday/],
    ['en', 'make me a plan for the week >> do i have friday off', /Friday/],
    ['de', 'plan für die woche >> ist samstag frei', /Samstag/],
    ['de', 'plan für die woche >> hab ich freitag frei', /Freitag/],
  ] as const)('%s: %s', (language, talk, day) => {
    const { message } = lastOf(language, talk);
    expect(message).toMatch(day);
    expect(message).not.toContain('•');
  });

  it('what is told of a day still changes the plan', () => expect(lastOf('en', 'make me a plan for the week >> i cant on sunday').message).toMatch(/Free, as you said: Sunday|I kept Sunday free/));

  it('"ok n how long for" is minutes', () => expect(lastOf('en', 'what should i do today >> ok n how long for').message).toMatch(/5 minutes/));
});
