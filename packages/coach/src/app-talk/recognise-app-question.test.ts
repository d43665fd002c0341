import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import german from '../data/app-ask-weights-de.json' with { type: 'json' };
import english from '../data/app-ask-weights-en.json' with { type: 'json' };
import { hashOfAppAskSources, turnLanguages } from '../../training/training-hash.ts';
import { compose } from '../answers/compose-answer.ts';
import { speaker } from '../answers/phrasing.ts';
import { askCoach } from '../coach.ts';
import { prepareReply } from '../coach-reply.ts';
import { understandTalk } from '../english-reading/translate-talk-to-english.ts';
import { readQuestion } from '../intents/read-question.ts';
import { playerContext, type PlayerFacts } from '../player-context.ts';
import { isAnswerFit } from '../safety/check-answer.ts';
import { checkWords } from '../safety/check-message.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { isAskOn, type AppThing } from './asks-on-thing.ts';
import { likeliestAsk } from './recognise-app-question.ts';
import { isUnambiguousAsk } from './unambiguous-app-question.ts';

const partsOf = (talk: string) => {
  const messages = talk.split(' >> ');
  return { message: messages.at(-1) ?? '', turns: messages.slice(0, -1) };
};
const answerTo = (talk: string, facts: PlayerFacts = factsOfPlayer('teen')) => askCoach({ ...partsOf(talk), facts, seed: 1 }).message;
const askIn = (talk: string) => {
  const { message, turns } = partsOf(talk);
  const { act } = understandTalk(message, turns).asked;
  return act?.kind === 'onApp' ? `${act.thing} ${act.name}` : null;
};

describe('what is asked of a thing of the app that the talk is about', () => {
  it.each([
    // Tokens, packs and cards.
    ['how many tokens do i have >> is it worth it or shud i save', 'tokens worthIt'],
    ['wie kriege ich mehr tokens >> und wofür sind die überhaupt gut', 'tokens whatFor'],
    ['a quoi servent les jetons >> ça fait combien de packs', 'pack howManyPacks'],
    ['como abro un sobre >> me alcanza', 'pack enoughForOne'],
    ['vale a pena gastar as fichas >> e se sair repetido', 'card double'],
    ['e se vier figurinha repetida >> posso trocar com um amigo', 'card swap'],
    ['was bringt eine doppelte karte >> kann ich die meinem bruder geben', 'card swap'],
    // XP and levels.
    ['quanto xp ganho por treino >> e se eu bater o recorde', 'level forRecord'],
    ['how much xp do i get for a session >> and for half an hour', 'level longerPays'],
    ['what level am i >> can i lose it again', 'level loseIt'],
    // The streak.
    ['how long is my streak >> can i get it back after', 'streak getBack'],
    ['wie lang ist meine serie >> bis wann hab ich heute zeit', 'streak untilWhen'],
    ['cuantos dias llevo de racha >> y en vacaciones', 'streak away'],
    // The board and others.
    ['en q puesto estoy >> y mi amigo', 'board ofFriend'],
    ['qual é o meu recorde de embaixadinhas >> e o do meu amigo', 'result ofFriend'],
    ['wer sieht mich in der rangliste >> kann ich das ausmachen', 'board switchOff'],
    ['when does the weekly board start again >> does everybody go back to zero', 'board resets'],
    ['can i add my friend >> does he have to pay', 'friend costs'],
    // Profile, settings, videos and devices.
    ['comment on change son pseudo >> et la photo', 'profile picture'],
    ['how do i turn the sound off >> and dark mode', 'settings theme'],
    ['how do i film myself >> where does it go', 'analysis whereKept'],
    ['funciona sin internet >> y en la tablet', 'device otherDevice'],
    ['how do i get a badge >> which one is easiest', 'badge nextBadge'],
    ['quantas figurinhas tem no pacote >> qual a chance da rara >> da pra trocar', 'card swap'],
    ['whats my streak >> and my level', 'level howManyHave'],
    // Two turns behind what was told.
    ['can i swap cards >> cool thanks >> and if i get the same one twice', 'card double'],
  ])('%s: %s', (talk, asked) => {
    expect(askIn(talk)).toBe(asked);
  });

  it.each([
    ['which drill should i do today >> how long for', 'is about a drill'],
    ['whats my best at juggling >> is that good', 'asks of the own number'],
    ['how many tokens do i have >> my knee hurts', 'tells of pain'],
    ['why did he get a red card >> what if he gets two', 'is about cards of a referee'],
    ['juego de central >> y para ser mas rapido', 'is about football'],
    ['whats my juggling record >> how do i get faster at it', 'is about a drill'],
  ])('is none where the talk %s: %s', (talk) => {
    expect(askIn(talk)).toBeNull();
  });

  it.each([
    ['how many tokens do i have >> should i save them', /nothing extra|lose nothing/, /motivation|rest/],
    ['how many tokens do i have >> is that enough for 2 packs', /\d+/, /badge/i],
    ['how much xp do i get for a session >> for 20 minutes', /70 XP/, /Ready\?/],
    ['how do i get to level 200 >> how many sessions is that', /level 200/i, /substitut/],
    ['how long is my streak >> can i get it back if i lose it', /cannot be brought back|does not come back/, /substitut/],
    ['how many tokens do i have >> what about xp', /8,491 XP/, /tokens|50 XP/],
    ['when will i be lvl 5', /already/, /sessions? of 10 minutes/],
    ['whats my juggling record >> and my friends', /only see your own|see nothing/, /Your best/],
  ])('%s is told what is true of it', (talk, holds, lacks) => {
    const message = answerTo(talk);
    expect(message).toMatch(holds);
    expect(message).not.toMatch(lacks);
  });

  it('why one is not on the board is told as a question of enough, streak and match', () => {
    const talk = 'why am i not on the leaderboard';
    const shown = { ...factsOfPlayer('teen'), hidden: false };
    expect(answerTo(talk, { ...shown, sessions: shown.sessions.map((one) => ({ ...one, daysAgo: 0 })) })).toMatch(/others can see you/i);
    expect(answerTo(talk, { ...shown, sessions: [] })).toMatch(/Sunday/);
    expect(answerTo(talk, { ...shown, hidden: true })).toMatch(/Others see me/);
  });

  it('has the place looked up for who asks how to get past somebody in a talk about the board', () => {
    const chatHistory = [{ sender: 'user', message: 'who is first on the leaderboard' }];
    expect(prepareReply({ message: 'how do i get past him', chatHistory }).board).toBe('weekly');
    expect(prepareReply({ message: 'how do i get past him', chatHistory: [] }).board).toBeNull();
  });
});

const THINGS: readonly AppThing[] = ['level', 'tokens', 'pack', 'card', 'badge', 'streak', 'board', 'friend', 'profile', 'settings', 'analysis', 'device', 'result'];

it.each(THINGS)('every ask of it has an answer that may be said, of a player with many sessions and of one with none: %s', (thing) => {
  const { asked } = understandTalk('how many tokens do i have', []);
  for (const name of english.classes.split(' ')) {
    if (!isAskOn(thing, name)) continue;
    for (const player of ['teen', 'fresh']) {
      const act = { kind: 'onApp', thing, name, number: null, minutes: null, likelihood: 1 } as const;
      const said = compose({ ...asked, ask: null, topic: null, act }, playerContext(factsOfPlayer(player)), speaker(1)).said.join(' ');
      expect(said, `${thing} ${name}`).not.toBe('');
      expect(said).not.toMatch(/[{}]|undefined|NaN/);
      expect(isAnswerFit(said)).toBe(true);
    }
  }
});

it('lets no dangerous message that only the second opinion stops pass as an ask of the app, whatever the talk was about', () => {
  const folder = new URL('../../data/', import.meta.url);
  const dangerous = readdirSync(folder)
    .filter((name) => /^safety.*\.json$/.test(name))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly { text: string; expected: string }[])
    .filter(({ text, expected }) => expected !== 'allow' && wordsOf(text).length <= 8 && checkWords(text).action === 'check');
  expect(dangerous.length).toBeGreaterThan(200);
  for (const thing of THINGS) {
    const passed = dangerous.filter(({ text }) => {
      const ask = likeliestAsk(readQuestion(text, null), thing);
      return ask !== null && isUnambiguousAsk(ask, wordsOf(text));
    });
    expect(passed.map(({ text }) => `${thing}: ${text}`)).toEqual([]);
  }
});

it('the weights are those of the phrases', () => {
  for (const language of turnLanguages) {
    expect({ en: english, de: german }[language].trainedOn, 'run packages/coach/training/train-app-asks.ts').toBe(hashOfAppAskSources(language));
  }
});
