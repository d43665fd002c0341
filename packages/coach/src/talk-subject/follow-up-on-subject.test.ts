import { describe, expect, it } from 'vitest';
import { count } from '@touchline/domain/testing';
import { coachSafetyLines } from '@touchline/messages/coach-safety';
import { askCoach } from '../coach.ts';
import { TURN_FORMS } from '../english-reading/turn-forms.ts';
import { understandTalk } from '../english-reading/translate-talk-to-english.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { duringAnswer } from '../text/remember-during-answer.ts';
import { isTurnOn, type SubjectKind } from './follow-up-kinds-by-subject.ts';

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
    ['whats my juggling record >> is that good then', 'result isGood'],
    ['whats my best at wall passes >> how do i get to 70', 'result reachNumber'],
    ['cual es mi record de dominadas >> como llego a 50', 'result reachNumber'],
    ["c'est quoi mon record de jongles >> c bien ou pas", 'result isGood'],
    ['was ist mein rekord beim jonglieren >> ist das gut', 'result isGood'],
    // What is earned.
    ['what level am i >> whats the fastest way', 'level earnFaster'],
    ['em que nivel estou >> quantos treinos faltam', 'level howManySessions'],
    ['wie viele token hab ich >> wie krieg ich mehr', 'tokens improveIt'],
    ['how long is my streak >> what do i get if i make it to 7', 'streak whatGet'],
    ['how many tokens do i have >> what about xp', 'level howManyHave'],
    // A move.
    ['wie geht der elastico >> ist das schwer', 'move isHard'],
    // How a drill is done, two turns behind its name too.
    ['how does the step over drill work >> where should i look while doing it', 'drill lookWhere'],
    ['sole rolls how do they go >> do i have to look at it >> and faster how', 'drill earnFaster'],
    ['explique moi les jongles >> faut regarder le ballon', 'drill lookWhere'],
    ['explain zig zag sprint to me >> how wide apart do the cones go >> i always miss the last one', 'drill hitsThem'],
    ['juggling i only get 5 then it drops >> do i use laces or the inside', 'drill whichPart'],
    // The weaker foot.
    ['mit links kann ich gar nix >> zeig mir ne übung >> woran merk ich dass es besser wird', 'drill knowBetter'],
    ['mon pied gauche est nul >> tas un exo pour ca >> et si jy arrive jamais', 'drill neverWorks'],
    // A few minutes of one drill.
    ['kein bock auf training >> vielleicht nur ein bisschen >> und was genau', 'drill whatExactly'],
    // A place on the pitch, the wished one where two are named.
    ['im a right winger but i want to play in midfield >> what do i need to get better at for that', 'position improveIt'],
    ['goalie here what should i train >> and with my feet?', 'position withFeet'],
    // A match, a tournament, a trial.
    ['torneo el sabado de 4 partidos >> que hago entre partido y partido', 'match betweenGames'],
    ['trial next week at a academy >> what should i bring', 'match whatBring'],
    ['tournament on sunday four games >> what do i eat between them >> and if im tired in the last one', 'match tiredThere'],
    ['jai une detection samedi >> ils regardent quoi', 'match trialLook'],
    // What went wrong.
    ['missed a pen in the semi final >> cant stop thinking about it >> should i take the next one', 'setback takeNext'],
    ['hab im finale den elfer verschossen >> alle waren enttäuscht >> wie vergess ich das', 'setback howForget'],
    ['everyone in my team is getting better but not me >> feels pointless', 'setback whatsPoint'],
    ['alle machen fortschritte nur ich nicht >> vielleicht bin ich einfach schlecht', 'setback maybeBad'],
    // A plan.
    ['make me a plan for the week >> not on friday', 'plan dayNot'],
    // What is missing.
    ['no cones at home >> how many do i need', 'gear howManyNeed'],
    ['pas de plots chez moi >> je mets quoi a la place', 'gear whatInstead'],
    ['ich hab keine hütchen >> gehen auch schuhe', 'gear standInOk'],
  ])('%s: %s', (talk, asked) => {
    expect(actOf(talk)).toBe(asked);
  });

  it.each([
    ['whats my best at juggling >> and in wall passes', 'names another drill'],
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

describe('the answer to a turn that names nothing', () => {
  it('looks at the drill of the talk, and ends with it', () => {
    const { message, recommendedDrills } = answerTo('how do i do toe taps >> and how fast shud i go');
    expect(message).toMatch(/slowly/i);
    expect(recommendedDrills).toEqual(['toe_taps']);
    expect(answerTo('how do i do toe taps >> and how fast shud i go >> i keep kicking it away tho').message).not.toMatch(/goes like this/);
  });
  it('trains the place that is wished for, and what is asked for beside it', () => {
    expect(answerTo('soy lateral y quiero ser delantero').message).toMatch(/striker|corner/i);
    expect(answerTo('quero ser atacante oq treino >> e pra chutar forte').message).toMatch(/laces|ankle/i);
    expect(answerTo('juego de central q me va bien >> y para ser mas rapido').message).toMatch(/sprint/i);
  });
  it('takes five minutes on the pitch for no time to practise', () => {
    expect(answerTo('jsuis remplaçant et ca me saoule >> jai meme pas joué 5 min').message).not.toMatch(/5 minutes/);
  });
  it('tells how many cones a drill needs, and not again what stands in for them', () => {
    expect(answerTo('no tengo conos >> con q los cambio >> y cuantos necesito').message).toMatch(/\b5\b/);
  });
  it('comforts after an own goal, and sends who is laughed at to somebody to tell', () => {
    expect(answerTo('fiz um gol contra').message).toMatch(/own goal|defender/i);
    expect(answerTo('fiz um gol contra >> todo mundo riu').message).toMatch(/parents|adult/);
    expect(answerTo('my friend is way better than me >> he always laughs when i lose the ball').message).toMatch(/parents|adult|coach/);
  });
  it('leaves the day free that the player cannot, and keeps the others', () => {
    const daysOf = (plan: string): (string | undefined)[] => [...plan.matchAll(/• (\w+):/g)].map(([, day]) => day);
    const planned = daysOf(answerTo('make me a plan for the week').message);
    const { message } = answerTo('make me a plan for the week >> not on friday');
    expect(planned).toContain('Friday');
    expect(message).toMatch(/^[^•]*Friday/);
    expect(daysOf(message)).toHaveLength(planned.length);
    expect(daysOf(message)).toEqual(expect.arrayContaining(planned.filter((day) => day !== 'Friday')));
    expect(daysOf(message)).not.toContain('Friday');
  });
  it.each([
    'the other kids in my team said i should quit >> i kinda want to',
    'the other kids in my team said i should quit >> i want to quit',
    'my team mates say im rubbish >> maybe i should stop football',
    'my team mates say im rubbish >> i wanna quit football',
  ])('sends who wants to stop because of team mates to an adult first: %s', (talk) => {
    for (const seed of [1, 2, 3, 4]) {
      const messages = talk.split(' >> ');
      const { message } = askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: factsOfPlayer('teen'), seed });
      expect(message).toMatch(/what others say|unkind/);
      expect(message).toMatch(/parents|adult/);
      expect(message).not.toMatch(/pause|break/);
    }
  });
  it.each(['what should i eat before a match >> and how long before', 'was soll ich vor dem spiel essen >> und wie lange vorher'])('tells how long before a match to eat, where food was spoken of: %s', (talk) => {
    const { message, recommendedDrills } = answerTo(talk);
    expect(message).toMatch(/two (?:or|to) three hours/);
    expect(recommendedDrills).toEqual([]);
  });
  it.each(['what is an own goal', 'does an own goal count', 'how many subs are on the bench', 'wann zählt ein eigentor'])('is none of these to a question of the rules: %s', (question) => {
    expect(understandTalk(question, []).asked.act).toBeNull();
    expect(understandTalk(question, []).asked.topic?.topic).not.toBe('benched');
  });
});

/** A talk about each kind of subject, and which kind that is: what is asked of a drill may be asked of its results as well. */
const STARTS: readonly (readonly [start: string, kind: SubjectKind])[] = [
  ['which drill should i do today', 'drill'],
  ['how do i do toe taps', 'drill'],
  ['whats my juggling record', 'result'],
  ['what level am i', 'level'],
  ['how many tokens do i have', 'tokens'],
  ['how long is my streak', 'streak'],
  ['what place am i on the leaderboard', 'board'],
  ['how do i do the elastico', 'move'],
  ['im a goalkeeper what should i practise', 'position'],
  ['what does a striker do', 'position'],
  ['we have a tournament on sunday', 'match'],
  ['i have a trial on saturday', 'match'],
  ['i scored an own goal', 'setback'],
  ['my friend is better than me', 'setback'],
  ['i have no cones', 'gear'],
  ['make me a plan for 3 days', 'plan'],
];
const named = { drillId: null, skill: 'passing', foot: null, minutes: 10, ofPlan: { days: [4], count: 3, at: 1 }, position: 'striker', number: 50 } as const;

it('every known turn has an answer that may be said behind any of them, of a player with many sessions and of one with none', () => {
  // Reading a turn in its talk is nearly all of the time: in the short run those without an answer of their own are read behind some.
  const among = count('otherTurnsForOne');
  const wrong = (message: string): boolean => message === '' || message === coachSafetyLines.withheld || /[{}]|undefined|NaN/.test(message);
  const asked = STARTS.flatMap(([start, kind], at) =>
    Object.entries(TURN_FORMS)
      .filter(([name], which) => isTurnOn(kind, name) || (at + which) % among === 0)
      .map(([, form]) => `${start} >> ${form(named) ?? ''}`),
  );
  // As if it were one answer: each start and each turn is read once, and not again for each pair and player.
  const told = duringAnswer(() => asked.flatMap((talk) => ['teen', 'fresh'].map((player) => ({ talk, player, message: answerTo(talk, player).message }))));
  expect(told.length).toBeGreaterThanOrEqual((2 * STARTS.length * Object.keys(TURN_FORMS).length) / among);
  expect(told.filter(({ message }) => wrong(message))).toEqual([]);
});
