// `node scripts/with-node.mjs node packages/coach/training/train-app-asks.ts`: trains what is asked of a thing of the app, on the
// phrases of `app-ask-phrases` and on the turns of `turn-phrases` that ask the same, against all other turns and questions: one
// model in German, and one in English with Spanish, French and Portuguese word by word in English. Writes
// `src/data/app-ask-weights-*.json`. With --held-out every fifth phrase is kept from the training, and it prints how many of these
// are known of a thing that they are asked of instead.
import { writeFileSync } from 'node:fs';
import { OF_NO_THING } from '../src/app-talk/app-question-classifier.ts';
import { isTopicOfApp, withPronouns } from '../src/app-talk/things-of-app.ts';
import { turnFeatures, type TurnLanguage } from '../src/english-reading/learned-turn.ts';
import type { TurnName } from '../src/english-reading/turn-forms.ts';
import type { AppAskName } from '../src/app-talk/asks-on-thing.ts';
import { randomFrom } from './draw-sentences.ts';
import { judgeHeldOut } from './judge-held-out.ts';
import { drawn, phrasesIn, type Phrase } from './phrase-files.ts';
import { trainClasses } from './softmax-training.ts';
import { hashOfAppAskSources, turnLanguages } from './training-hash.ts';

/** Turns of a talk that ask the same of a thing of the app. */
const SAME_AS_TURN: Readonly<Partial<Record<TurnName, AppAskName>>> = {
  costs: 'costs',
  whoSees: 'whoSees',
  whatInside: 'whatInside',
  missDay: 'missDay',
  evenIfIll: 'ill',
  keepIt: 'keepIt',
  whereInApp: 'whereIs',
  aheadOfMe: 'aheadOfMe',
  reachNumber: 'reachNumber',
  untilNumber: 'reachNumber',
  howManyNeed: 'howManyNeed',
  howManySessions: 'howManySessions',
  nextBadge: 'nextBadge',
  howManyHave: 'howManyHave',
  isGood: 'isGood',
  isBad: 'isBad',
  whatGet: 'whatGet',
  earnFaster: 'earnFaster',
  howFar: 'howFar',
};
const sameAsTurn: Readonly<Record<string, AppAskName>> = SAME_AS_TURN;

/** Of the turns and of the questions of other topics, which ask nothing of the app, so many each are drawn. */
const OTHERS_DRAWN: Readonly<Record<TurnLanguage, number>> = { en: 1500, de: 700 };
const MOST_WORDS = 12;

function examplesIn(language: TurnLanguage) {
  const random = randomFrom(20_261_127);
  const ofNoThing = (phrases: readonly Phrase[]): Phrase[] => drawn(phrases, OF_NO_THING, OTHERS_DRAWN[language], random);
  const questions = ofNoThing(phrasesIn('topic-phrases', language).filter(({ name, text }) => !name.startsWith('=') && !isTopicOfApp(name) && text.split(' ').length <= MOST_WORDS));
  const turns = phrasesIn('turn-phrases', language);
  const same = turns.flatMap(({ name, text }): Phrase[] => (sameAsTurn[name] === undefined ? [] : [{ name: sameAsTurn[name], text }]));
  const own = phrasesIn('app-ask-phrases', language);
  // A phrase that is learned as an ask of the app is none of those that ask nothing of it.
  const known = new Set(own.map(({ text }) => text));
  const others = ofNoThing(turns.filter(({ name, text }) => sameAsTurn[name] === undefined && !known.has(text)));
  return [...own, ...same, ...others, ...questions].map(({ name, text }) => ({ name, features: turnFeatures(withPronouns(text, language), language) }));
}

for (const language of turnLanguages) {
  if (process.argv.includes('--held-out')) judgeHeldOut(language, examplesIn(language), OF_NO_THING, [0, 0.3, 0.5, 0.75]);
  else writeFileSync(new URL(`../src/data/app-ask-weights-${language}.json`, import.meta.url), `${JSON.stringify({ trainedOn: hashOfAppAskSources(language), ...trainClasses(examplesIn(language)) })}\n`);
}
