// `node scripts/with-node.mjs node packages/coach/training/train-turns.ts`: trains in what way a turn goes on with a talk, on the
// phrases of `turn-phrases` against questions that begin a subject of their own: one model in German, and one in English with
// Spanish, French and Portuguese word by word in English. Writes `src/data/turn-weights-*.json`. With --held-out every fifth phrase
// is kept from the training, and it prints how many of these are known from which likelihood on instead.
import { writeFileSync } from 'node:fs';
import { OWN_SUBJECT, turnFeatures, type TurnLanguage } from '../src/english-reading/learned-turn.ts';
import { TURN_FORMS } from '../src/english-reading/turn-forms.ts';
import { likelihoodsOf, readTrained } from '../src/meanings/trained-classes.ts';
import { randomFrom } from './draw-sentences.ts';
import { phrasesIn, type Phrase } from './phrase-files.ts';
import { trainClasses } from './softmax-training.ts';
import { hashOfTurnSources, turnLanguages } from './topic-training-hash.ts';

/** What turns of the other languages are read as has to be known too. */
const named = { drillId: null, skill: null, foot: null, minutes: 10, ofPlan: { days: [4], count: 3, at: 1 }, position: 'striker', number: 50 } as const;
const forms: readonly Phrase[] = Object.entries(TURN_FORMS).flatMap(([name, form]) => {
  const text = form(named);
  return text === null ? [] : [{ name, text }];
});

/** Each of them so often, as it is said by every turn of its kind. */
const TIMES_OF_FORMS = 6;

/** Of the questions with a subject so many are drawn, a class of their own. */
const SUBJECTS_DRAWN: Readonly<Record<TurnLanguage, number>> = { en: 3000, de: 1500 };
const MOST_WORDS_OF_TURN = 12;

function examplesIn(language: TurnLanguage) {
  const random = randomFrom(20_261_126);
  const subjects = phrasesIn('topic-phrases', language)
    .map(({ text }) => ({ name: OWN_SUBJECT, text }))
    .filter(({ text }) => text.split(' ').length <= MOST_WORDS_OF_TURN)
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, SUBJECTS_DRAWN[language])
    .map(({ one }) => one);
  return [...phrasesIn('turn-phrases', language), ...(language === 'en' ? Array.from({ length: TIMES_OF_FORMS }, () => forms).flat() : []), ...subjects].map(({ name, text }) => ({ name, features: turnFeatures(text, language) }));
}

/** How many of the phrases that are kept from the training are known. */
function judge(language: TurnLanguage): void {
  const examples = examplesIn(language);
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
    process.stdout.write(`${language} from ${from}: ${met.length} called a turn of ${judged.filter(({ name }) => name !== OWN_SUBJECT).length}, ${met.filter(({ name, said }) => name === said).length} right, ${own} of ${judged.filter(({ name }) => name === OWN_SUBJECT).length} questions of their own among them\n`);
  }
}

for (const language of turnLanguages) {
  if (process.argv.includes('--held-out')) judge(language);
  else writeFileSync(new URL(`../src/data/turn-weights-${language}.json`, import.meta.url), `${JSON.stringify({ trainedOn: hashOfTurnSources(language), ...trainClasses(examplesIn(language)) })}\n`);
}
