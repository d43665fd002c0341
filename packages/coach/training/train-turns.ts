// `node scripts/with-node.mjs node packages/coach/training/train-turns.ts`: trains in what way a turn goes on with a talk, on the
// phrases of `turn-phrases` in English and, word by word in English, in Spanish, French and Portuguese, against questions that
// begin a subject of their own. Writes `src/data/turn-weights.json`. With --held-out every fifth phrase is kept from the training,
// and it prints how many of these are known from which likelihood on instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { inEnglishWords, type GlossedLanguage } from '../src/english-reading/glossary.ts';
import { OWN_SUBJECT, turnFeatures } from '../src/english-reading/learned-turn.ts';
import { likelihoodsOf, readTrained } from '../src/meanings/trained-classes.ts';
import { randomFrom } from './draw-sentences.ts';
import { trainClasses } from './softmax-training.ts';
import { glossedLanguages, hashOfTurnSources } from './topic-sources.ts';

type Phrases = Readonly<Record<string, readonly string[]>>;
const phrasesOf = (folder: string, language: string): Phrases => JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), 'utf8')) as Phrases;
const inEnglish = (language: GlossedLanguage | 'en', text: string): string => (language === 'en' ? text : inEnglishWords(text, language));

/** Of the questions with a subject so many are drawn, a class of their own. */
const SUBJECTS_DRAWN = 5000;
const MOST_WORDS_OF_TURN = 12;

const languages = ['en', ...glossedLanguages] as const;
const turns = languages.flatMap((language) => Object.entries(phrasesOf('turn-phrases', language)).flatMap(([name, texts]) => texts.map((text) => ({ name, text: inEnglish(language, text) }))));
const random = randomFrom(20_261_126);
const subjects = languages
  .flatMap((language) => Object.values(phrasesOf('topic-phrases', language)).flatMap((texts) => texts.map((text) => ({ name: OWN_SUBJECT, text: inEnglish(language, text) }))))
  .filter(({ text }) => text.split(' ').length <= MOST_WORDS_OF_TURN)
  .map((one) => ({ one, at: random() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, SUBJECTS_DRAWN)
  .map(({ one }) => one);
const examples = [...turns, ...subjects].map(({ name, text }) => ({ name, features: turnFeatures(text) }));

if (process.argv.includes('--held-out')) {
  const isHeld = (at: number): boolean => at % 5 === 0;
  const model = readTrained(trainClasses(examples.filter((_, at) => !isHeld(at))));
  const judged = examples.filter((_, at) => isHeld(at)).map(({ name, features }) => {
    const likelihoods = likelihoodsOf(features, model);
    const likelihood = Math.max(...likelihoods);
    return { name, likelihood, said: model.classes[likelihoods.indexOf(likelihood)] };
  });
  for (const from of [0, 0.3, 0.4, 0.5, 0.6, 0.75]) {
    const met = judged.filter(({ likelihood, said }) => likelihood >= from && said !== OWN_SUBJECT);
    const own = met.filter(({ name }) => name === OWN_SUBJECT).length;
    process.stdout.write(`from ${from}: ${met.length} called a turn of ${judged.filter(({ name }) => name !== OWN_SUBJECT).length}, ${met.filter(({ name, said }) => name === said).length} right, ${own} of ${judged.filter(({ name }) => name === OWN_SUBJECT).length} questions of their own among them\n`);
  }
} else {
  writeFileSync(new URL('../src/data/turn-weights.json', import.meta.url), `${JSON.stringify({ trainedOn: hashOfTurnSources(), ...trainClasses(examples) })}\n`);
}
