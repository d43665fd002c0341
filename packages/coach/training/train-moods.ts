// `node scripts/with-node.mjs node packages/coach/training/train-moods.ts`: trains in what mood a message is written, who writes it
// and whether it asks or tells, on the messages of three writers and the first messages of older talks (`moods.json`) and on
// phrases of topics (`topic-phrases`), and writes `src/data/mood-weights.json`. The same files give the same weights. With
// --held-out it prints instead how many of each writer's messages are met by what was learned from the other two.
import { readFileSync, writeFileSync } from 'node:fs';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { likelihoodsOf, readTrained, type TopicWeights } from '../src/meanings/trained-classes.ts';
import { moodFeatures, type MoodLanguage } from '../src/mood/mood-features.ts';
import type { MoodName } from '../src/mood/mood-classifier.ts';
import { randomFrom } from './draw-sentences.ts';
import { trainClasses, type Example } from './softmax-training.ts';
import { hashOfMoodSources } from './training-hash.ts';

/** A message of a writer (1 to 3), or of an older talk (0), whose act nobody has marked. */
interface Written {
  readonly writer: number;
  readonly lang: MoodLanguage;
  readonly say: string;
  readonly speaker: string;
  readonly mood: MoodName;
  readonly act: string | null;
}

/** What is told of a message: one training each. */
type Told = 'mood' | 'speaker' | 'act';

/** A message of a writer counts as much as so many phrases. */
const COPIES = 8;
/** One topic alone is asked in joy, and many in the other moods. */
const PHRASES_OF_MOOD: Readonly<Record<MoodName, number>> = { none: 1, joy: 56, sad: 8, ashamed: 8, angry: 8, afraid: 8 };
const WEIGHTS_OF_CLASS: Readonly<Record<Told, number>> = { mood: 600, speaker: 500, act: 500 };

/** Topics that are asked in a mood. */
const OF_MOOD: Readonly<Record<Exclude<MoodName, 'none'>, readonly (CoachTopic | `=${string}`)[]>> = {
  joy: ['goodNews'],
  sad: ['benched', 'friendLeft', 'notChosen', 'leftOut', 'subbedOff', 'alwaysLose', 'cried', 'secondTeam', 'quitFootball', 'dontLikeTeam', 'parentsQuarrel', 'missedPenalty', 'notPassedTo', '=bad_day'],
  ashamed: ['madeMistake', 'laughedAt', 'mocked', 'keeperConceded', 'unsureSelf', 'othersBetter', 'putDownByTeam'],
  angry: ['angry', 'refUnfair', 'coachUnfair', 'ballHog', 'teamNoEffort', 'argument', 'roughOpponents', 'coachShouts'],
  afraid: ['fearOfBall', 'fearOfTackle', 'bigAttacker', 'betterOpponents', 'newTeam', 'putInGoal', '=nerves', 'trialDay', 'sleepBefore'],
};
/** Topics that are asked in more than one mood teach none. */
const OF_ANY_MOOD: ReadonlySet<string> = new Set(['=nothing', '=off_topic', '=injury', '=motivation', '=too_hard', 'parentsPressure', 'parentsForbid', 'parentsAbsent', 'parentsEmbarrass', 'badForm', 'losingNow', 'confidence', 'winKindly', 'starSize', 'smallOrTall', 'girlsPlay', 'teacherDoubts', 'makeTeam', 'academy', 'streakLost', 'insulted', 'loveYou', 'goodResult', 'forOther', 'trainingBoring', 'iAmSelfish', 'notMyPosition', 'beforeMatch', 'captain', 'stuck', 'noReward']);
const moodOf = new Map<string, MoodName>(Object.entries(OF_MOOD).flatMap(([mood, topics]) => topics.map((topic): [string, MoodName] => [topic, mood as MoodName])));

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const written = json('moods.json') as readonly Written[];

/** The class of a message; null where nobody has marked it. A request is an ask too. */
function classOf(told: Told, { speaker, mood, act }: Pick<Written, 'speaker' | 'mood' | 'act'>): string | null {
  if (told === 'mood') return mood;
  if (told === 'speaker') return speaker === 'player' ? 'player' : 'adult';
  return act === 'request' ? 'question' : act;
}

/** Phrases of topics, by a player, with the mood that the topic is asked in. */
function phrases(told: Told): Example[] {
  if (told === 'act') return [];
  const random = randomFrom(3);
  return (['en', 'de'] as const).flatMap((language) =>
    Object.entries(json(`topic-phrases/${language}.json`) as Readonly<Record<string, readonly string[]>>).flatMap(([topic, texts]) => {
      if (OF_ANY_MOOD.has(topic)) return [];
      const mood = moodOf.get(topic) ?? 'none';
      const some = texts.map((text) => ({ text, at: random() })).toSorted((a, b) => a.at - b.at).slice(0, PHRASES_OF_MOOD[told === 'mood' ? mood : 'none']);
      return some.map(({ text }) => ({ name: classOf(told, { speaker: 'player', mood, act: null }) ?? '', features: moodFeatures(text, language) }));
    }),
  );
}

function train(told: Told, messages: readonly Written[]): TopicWeights {
  const examples = messages.flatMap((message): Example[] => {
    const name = classOf(told, message);
    if (name === null) return [];
    const example = { name, features: moodFeatures(message.say, message.lang) };
    return Array.from({ length: COPIES }, () => example);
  });
  return trainClasses([...examples, ...phrases(told)], randomFrom(20_261_128), WEIGHTS_OF_CLASS[told]);
}

/** Precision and recall by class of each writer's messages, by what the other two (and what is no writer's) teach. */
function countHeldOut(told: Told): void {
  const judged = [1, 2, 3].flatMap((writer) => {
    const model = readTrained(train(told, written.filter((one) => one.writer !== writer)));
    return written.flatMap((message) => {
      const truth = classOf(told, message);
      if (message.writer !== writer || truth === null) return [];
      const likelihoods = likelihoodsOf(moodFeatures(message.say, message.lang), model);
      const highest = Math.max(...likelihoods);
      return [{ truth, name: model.classes[likelihoods.indexOf(highest)] ?? '', likelihood: highest }];
    });
  });
  process.stdout.write(`${told}: ${judged.filter(({ truth, name }) => truth === name).length} of ${judged.length}\n`);
  for (const limit of [0, 0.5, 0.6, 0.7, 0.8]) {
    for (const name of new Set(judged.map(({ truth }) => truth))) {
      const taken = judged.filter((one) => one.name === name && one.likelihood >= limit);
      const right = taken.filter(({ truth }) => truth === name).length;
      process.stdout.write(`  from ${limit} ${name}: ${right} of ${taken.length} are, of ${judged.filter(({ truth }) => truth === name).length}\n`);
    }
  }
}

if (process.argv.includes('--held-out')) for (const told of ['mood', 'speaker', 'act'] as const) countHeldOut(told);
else {
  const weights = { trainedOn: hashOfMoodSources(), mood: train('mood', written), speaker: train('speaker', written), act: train('act', written) };
  writeFileSync(new URL('../src/data/mood-weights.json', import.meta.url), `${JSON.stringify(weights)}\n`);
}
