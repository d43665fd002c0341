import { describe, expect, it } from 'vitest';
import { coachSubjectFollowUpLines, coachDialogueActLines } from '@touchline/messages/coach-lines';
import { askCoach } from '../coach.ts';
import { answersToPractisedPlayer, lastAnswerToPractisedPlayer, saysOneOf } from '../testing/answers-to-practised-player.ts';
import { factsOfPlayer } from '../testing/players.ts';

const facts = factsOfPlayer('teen');
const answersTo = (talk: string): string[] => {
  const messages = talk.split(' >> ');
  return messages.map((message, at) => askCoach({ message, turns: messages.slice(0, at), facts, seed: 1 }).message);
};
const lastOf = (talk: string): string => answersTo(talk).at(-1) ?? '';
const isAskedBack = (answer: string): boolean => [...coachSubjectFollowUpLines.askedBack, ...coachSubjectFollowUpLines.askedBackOpen].some((line) => answer.includes(line.split('{')[0] ?? ''));

describe('an answer that was given before, where something else is asked', () => {
  it.each([
    ['how do i change my nickname in here >> and the picture', /12 to choose from|How do I change my picture/],
    ['comment on change son pseudo >> et la photo', /12 to choose from/],
    ['what should i eat before a match >> and how long before', /two (?:or|to) three hours/],
    ['jai combien de jetons >> ca fait combien de packs', /packs?\b/],
    ['am samstag ist turnier >> was soll ich am tag davor machen >> und zwischen den spielen', /[Bb]etween two/],
  ])('gives way to the next reading on the subject: %s', (talk, says) => {
    const answers = answersTo(talk);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.at(-1)).toMatch(says);
  });

  it.each([
    'how much xp do i get for a session >> and if i do two',
    'how many tokens do i have >> and the others',
    'cuanto xp da una sesion >> y si hago dos',
    'what level am i >> and since when',
  ])('else questions on the subject are offered: %s', (talk) => expect(isAskedBack(lastOf(talk))).toBe(true));

  it.each([
    'what level am i >> how much more til the next one',
    'whats my best at wall passes >> when was that',
    'how many tokens do i have >> sorry what did you say again',
    'how do i change my name >> how can i change my name',
    'how do packs work >> explain it again',
    'my left foot is bad >> ok thanks',
    'my knee hurts >> is that bad',
  ])('stays where that answer holds what is asked, or the same is wanted: %s', (talk) => expect(isAskedBack(lastOf(talk))).toBe(false));

  it.each(['we lost 7-0 today >> my mates are all blaming me', 'my dad shouts at me during games >> it makes me play worse'])('is never answered with an offer where a child tells how it feels: %s', (talk) => expect(isAskedBack(lastOf(talk))).toBe(false));
});

describe('a turn that names nothing of its own', () => {
  it.each([
    ['how long is my streak >> what happens if i miss tmrw >> can i get it back after', /substitution/, /stays in your records|longest/],
    ['q es la racha >> y para q sirve >> cuanto dura', /15 to 25 minutes|20 to 30 minutes/, /streak|day/],
  ])('does not jump from the subject of the talk: %s', (talk, jump, subject) => {
    expect(lastOf(talk)).not.toMatch(jump);
    expect(lastOf(talk)).toMatch(subject);
  });

  it('is not answered with all numbers of the player', () => {
    const last = lastOf('how do i get on the leaderboard >> what do i have');
    expect(last).not.toMatch(/136 sessions|8,491 XP/);
    expect(isAskedBack(last)).toBe(true);
    expect(lastOf('en q puesto estoy >> y mi amigo >> como le gano')).toMatch(/The boards rank who practiced on the most days/);
  });

  it.each(['which drill should i do >> how long', 'i have a match tomorrow >> and what should i eat', 'where do i see my badges >> sehen die anderen meinen namen', 'how do i get better at passing >> and how fast should i go'])('keeps its own reading where that is of the talk, or names a subject: %s', (talk) => expect(isAskedBack(lastOf(talk))).toBe(false));
});

it('offers no question twice, none that was answered, and none to a first message', () => {
  const offered = [...lastOf('how much xp do i get for a session >> what level am i >> and since when').matchAll(/“([^”]+)”/g)].map(([, question]) => question);
  expect(offered.length).toBeGreaterThan(1);
  expect(offered).not.toContain('How much XP does a drill give?');
  expect(new Set(offered).size).toBe(offered.length);
  for (const message of ['and the picture', 'can i get it back after', 'is it worth it or should i save']) expect(isAskedBack(lastOf(message))).toBe(false);
});

describe('the same answer', () => {
  it.each(['como bato falta por cima da barreira >> a bola não desce', 'meu time perdeu de 7 a 0 >> foi tudo culpa minha >> como eu olho pra eles no treino', 'mi hermano se burla porque soy bajita >> el mide mucho mas >> hay jugadoras asi de buenas'])('is not given again for another question: %s', (talk) => {
    const messages = answersToPractisedPlayer(talk).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('may be given again to the same question', () => {
    const [first, second] = answersToPractisedPlayer('how do i shoot harder >> how do i shoot harder');
    expect(first?.kind).toBe('advice');
    expect(saysOneOf(second ?? lastAnswerToPractisedPlayer('hi'), [...coachDialogueActLines.saidAlready.other, ...coachDialogueActLines.saidAlready.about])).toBe(false);
  });
});
