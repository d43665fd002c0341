// `node scripts/with-node.mjs node packages/coach/training/train-chat.ts`: trains what children chat about, and how, on `chat-turns.json`
// against questions of the topics, turns of talks, asks of the app and the dangers of the open sets of safety. Writes
// `src/data/chat-weights.json`. With --held-out it prints how many of `data/chat-turns-held.json` are met from which likelihood on.
import { readFileSync, writeFileSync } from 'node:fs';
import { languages } from '@touchline/domain';
import { chatFeatures } from '../src/chat/chat-features.ts';
import { CHAT_RIVALS } from '../src/chat/chat-subject.ts';
import { likelihoodsOf, readTrained, type TopicWeights, type TrainedClasses } from '../src/meanings/trained-classes.ts';
import type { MoodLanguage } from '../src/mood/mood-features.ts';
import { randomFrom } from './draw-sentences.ts';
import { drawn, phrasesIn } from './phrase-files.ts';
import { openCases, trainedSets, typedByChildren } from './safety-training-cases.ts';
import { trainClasses, type Example } from './softmax-training.ts';
import { hashOfChatSources } from './training-hash.ts';

interface ChatTurn {
  readonly language: MoodLanguage;
  readonly subject: string;
  readonly mood: string;
  readonly turn: string;
}

/** A turn of the writers counts as much as so many others. */
const COPIES = 4;
/** Longer messages tell more than a turn. */
const MOST_WORDS = 20;
/** So many questions, turns of talks and asks of the app of a language are drawn. */
const DRAWN = { 'topic-phrases': 2_000, 'turn-phrases': 600, 'app-ask-phrases': 300 } as const;
const DANGERS = 2_000;
const WEIGHTS_OF_SUBJECT = 220;
const WEIGHTS_OF_MOOD = 700;

const turnsOf = (path: string): readonly ChatTurn[] => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as readonly ChatTurn[];
const copies = (example: Example): Example[] => Array.from({ length: COPIES }, () => example);

/** What a chat is not: questions, and dangers. */
function rivals(random: () => number): Example[] {
  const asks = languages.flatMap((language) =>
    Object.entries(DRAWN).flatMap(([folder, count]) => drawn(phrasesIn(folder, language), CHAT_RIVALS.ask, count, random).map(({ name, text }) => ({ name, features: chatFeatures(text, language) }))),
  );
  const cases = openCases([...trainedSets, ...typedByChildren]).flatMap(({ text, language, expected }) =>
    languages.flatMap((own) => (own === language && expected !== 'allow' && text.split(/\s+/).length <= MOST_WORDS ? [{ text, own, at: random() }] : [])),
  );
  const dangers = cases.toSorted((a, b) => a.at - b.at).slice(0, DANGERS);
  return [...asks, ...dangers.map(({ text, own }) => ({ name: CHAT_RIVALS.danger, features: chatFeatures(text, own) }))];
}

function subjects(turns: readonly ChatTurn[]): TopicWeights {
  const random = randomFrom(20_261_201);
  const chats = turns.flatMap(({ language, subject, turn }) => copies({ name: subject, features: chatFeatures(turn, language) }));
  return trainClasses([...chats, ...rivals(random)], random, WEIGHTS_OF_SUBJECT);
}

const moods = (turns: readonly ChatTurn[]): TopicWeights =>
  trainClasses(turns.flatMap(({ language, mood, turn }) => copies({ name: mood, features: chatFeatures(turn, language) })), randomFrom(20_261_201), WEIGHTS_OF_MOOD);

/** Counts how many turns held out are taken for a chat: what is no question and no danger is one, whatever its subject. */
function countChats(model: TrainedClasses): void {
  const chats = turnsOf('../data/chat-turns-held.json').map(({ turn, language }) => {
    const all = likelihoodsOf(chatFeatures(turn, language), model);
    return model.classes.reduce((sum, name, at) => (name.startsWith('=') ? sum : sum + (all[at] ?? 0)), 0);
  });
  for (const limit of [0.3, 0.5, 0.7, 0.8, 0.9]) process.stdout.write(`chat from ${limit}: ${chats.filter((chat) => chat >= limit).length} of ${chats.length}\n`);
}

/** Counts how many turns held out are met. */
function countHeldOut(told: 'subject' | 'mood', weights: TopicWeights): void {
  const model = readTrained(weights);
  const judged = turnsOf('../data/chat-turns-held.json').map((one) => {
    const all = likelihoodsOf(chatFeatures(one.turn, one.language), model);
    const highest = Math.max(...all);
    return { truth: one[told], name: model.classes[all.indexOf(highest)] ?? '', highest };
  });
  for (const limit of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const taken = judged.filter(({ name, highest }) => highest >= limit && !name.startsWith('='));
    process.stdout.write(`${told} from ${limit}: ${taken.filter(({ truth, name }) => truth === name).length} right of ${taken.length} taken of ${judged.length}\n`);
  }
  if (told === 'subject') countChats(model);
  for (const subject of new Set(judged.map(({ truth }) => truth))) process.stdout.write(`  ${subject}: ${judged.filter(({ truth, name }) => truth === subject && name === subject).length} of ${judged.filter(({ truth }) => truth === subject).length}\n`);
}

const turns = turnsOf('chat-turns.json');
const trained = { subject: subjects(turns), mood: moods(turns) };
if (process.argv.includes('--held-out')) for (const told of ['subject', 'mood'] as const) countHeldOut(told, trained[told]);
else writeFileSync(new URL('../src/data/chat-weights.json', import.meta.url), `${JSON.stringify({ trainedOn: hashOfChatSources(), ...trained })}\n`);
