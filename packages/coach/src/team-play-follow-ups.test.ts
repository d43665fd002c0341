import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { factsOf, players } from './testing/players.ts';

const player = players.find(({ sessions }) => sessions.length > 6);
if (player === undefined) throw new Error('no player has practised');
const facts = factsOf(player);

/** The answers to a talk ("a >> b"). */
function answersTo(talk: string): CoachAnswer[] {
  const turns: string[] = [];
  return talk.split(' >> ').map((message) => {
    const answer = askCoach({ message, turns: [...turns], facts, seed: 3 + turns.length });
    if (answer.mayBeKept) turns.push(message);
    return answer;
  });
}
function lastAnswer(talk: string): CoachAnswer {
  const last = answersTo(talk).at(-1);
  if (last === undefined) throw new Error('a talk has a turn');
  return last;
}
const says = ({ message }: CoachAnswer, ways: readonly string[]): boolean => ways.some((way) => message.includes(way));

describe('a turn of a talk about play in the own team', () => {
  it.each([
    ['im left back when do i go forward', 'goUp'],
    ['soy lateral izquierdo, cuando subo al ataque', 'goUp'],
    ['sou lateral direito, quando eu subo', 'goUp'],
    ['soy lateral y no se cuando subir >> y si me ganan por detras', 'behind'],
    ['soy lateral y no se cuando subir >> quien se queda atras', 'cover'],
    ['ich bin mittelfeldspieler was mach ich wenn wir den ball verlieren', 'afterLoss'],
    ['ich bin mittelfeldspieler was mach ich wenn wir den ball verlieren >> und wenn wir ihn wieder haben', 'withBall'],
    ['my coach only plays his favourites >> i asked him once but he ignored me', 'notHeard'],
    ['my coach only plays his favourites >> i asked him once but he ignored me >> should i ask again', 'askAgain'],
    ['je suis remplaçant depuis trois matchs >> il dit que je cours pas assez', 'runMore'],
    ["le coach me fait jamais jouer >> j'ose pas lui demander", 'dares'],
    ['o treinador nunca me coloca >> meu pai pode falar com ele', 'parentAsks'],
  ] as const)('has its own answer: %s', (talk, of) => {
    expect(says(lastAnswer(talk), coachDialogueActLines.ofPlay[of])).toBe(true);
  });

  it.each(['my coach only plays his favourites >> i told him to stop but he laughed', 'my coach only plays his favourites >> i dont dare to be alone with him', 'soy lateral y no se cuando subir >> y si me toca por detras', 'le coach me fait jamais jouer >> il dit que je dois me taire', 'my coach only plays his favourites >> he says i have to go to his house'])('hides no danger: %s', (talk) => {
    expect(Object.values(coachDialogueActLines.ofPlay).some((ways) => says(lastAnswer(talk), ways))).toBe(false);
  });
});

describe('a keeper’s dive', () => {
  it.each(["comment on plonge sans se faire mal >> et sur du béton", 'kann ich im tor auf dem schulhof hechten', 'como o goleiro mergulha na bola >> e no cimento', "comment plonger quand on est gardien >> j'ai pas de gants >> et sur du goudron"])('on hard ground gets a clear no: %s', (talk) => {
    const answer = lastAnswer(talk);
    expect(says(answer, coachDialogueActLines.diveHard)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it('on a mat is right', () => {
    expect(says(lastAnswer('comment plonger quand on est gardien >> et à la maison sur un tapis'), coachDialogueActLines.diveSoft)).toBe(true);
  });
});

describe('a mocking name', () => {
  it.each(["ils m'appellent gruyère parce que je suis gardien", 'me llaman colador porque soy portero', "mes potes m'appellent passoire quand je suis gardien"])('is heard, with an adult to tell: %s', (talk) => {
    expect(says(lastAnswer(talk), coachDialogueActLines.teased.others)).toBe(true);
    expect(says(lastAnswer(`${talk} >> ${talk.startsWith('me ') ? 'hasta mis amigos' : 'même mes copains'}`), coachDialogueActLines.teased.friends)).toBe(true);
  });

  it.each(['my friends call me captain', 'mes potes m’appellent champion', 'they call me leo'])('is none where it does not mock: %s', (talk) => {
    expect(says(lastAnswer(talk), coachDialogueActLines.teased.others)).toBe(false);
  });

  it.each(['my friend says girls cant do headers properly', 'my brother says girls are rubbish at football', 'mon frère dit que les filles savent pas jouer au foot'])('and what is said of girls is no fault of who reports it: %s', (talk) => {
    const answer = lastAnswer(talk);
    expect(answer.kind).toBe('advice');
    expect(says(answer, coachDialogueActLines.saidOfGirls)).toBe(true);
  });

  it.each(['girls cant play football', 'girls are rubbish and should die', 'my friend says girls are bitches'])('but who says it is asked to be fair: %s', (talk) => {
    expect(lastAnswer(talk).kind).not.toBe('advice');
  });
});

describe('the same answer', () => {
  it.each(['como bato falta por cima da barreira >> a bola não desce', 'meu time perdeu de 7 a 0 >> foi tudo culpa minha >> como eu olho pra eles no treino', 'mi hermano se burla porque soy bajita >> el mide mucho mas >> hay jugadoras asi de buenas'])('is not given again for another question: %s', (talk) => {
    const messages = answersTo(talk).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('may be given again to the same question', () => {
    const [first, second] = answersTo('how do i shoot harder >> how do i shoot harder');
    expect(first?.kind).toBe('advice');
    expect(says(second ?? lastAnswer('hi'), [...coachDialogueActLines.saidAlready.other, ...coachDialogueActLines.saidAlready.about])).toBe(false);
  });
});
