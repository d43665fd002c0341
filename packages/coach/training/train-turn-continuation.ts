// `node scripts/with-node.mjs node packages/coach/training/train-turn-continuation.ts`: trains in what way a turn goes on with a talk, on the
// phrases of `turn-phrases` against questions that begin a subject of their own: one model in German, and one in English with
// Spanish, French and Portuguese word by word in English. Writes `src/data/turn-weights-*.json`. With --held-out every fifth phrase
// is kept from the training, and it prints how many of these are known from which likelihood on instead.
import { writeFileSync } from 'node:fs';
import { OWN_SUBJECT, turnFeatures, type TurnLanguage } from '../src/english-reading/learned-turn.ts';
import { TURN_FORMS } from '../src/english-reading/turn-forms.ts';
import { randomFrom } from './draw-sentences.ts';
import { judgeHeldOut } from './judge-held-out.ts';
import { drawn, phrasesIn, type Phrase } from './phrase-files.ts';
import { trainClasses } from './softmax-training.ts';
import { hashOfTurnSources, turnLanguages } from './training-hash.ts';

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
  const questions = phrasesIn('topic-phrases', language).filter(({ text }) => text.split(' ').length <= MOST_WORDS_OF_TURN);
  const subjects = drawn(questions, OWN_SUBJECT, SUBJECTS_DRAWN[language], random);
  return [...phrasesIn('turn-phrases', language), ...(language === 'en' ? Array.from({ length: TIMES_OF_FORMS }, () => forms).flat() : []), ...subjects].map(({ name, text }) => ({ name, features: turnFeatures(text, language) }));
}

for (const language of turnLanguages) {
  if (process.argv.includes('--held-out')) judgeHeldOut(language, examplesIn(language), OWN_SUBJECT, [0, 0.3, 0.4, 0.5, 0.6, 0.75]);
  else writeFileSync(new URL(`../src/data/turn-weights-${language}.json`, import.meta.url), `${JSON.stringify({ trainedOn: hashOfTurnSources(language), ...trainClasses(examplesIn(language)) })}\n`);
}
