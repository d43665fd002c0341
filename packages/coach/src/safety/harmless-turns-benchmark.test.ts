import { languages } from '@touchline/domain';
import { speaking } from '@touchline/messages/language';
import { expect, it } from 'vitest';
import { readData } from '../testing/players.ts';
import { verdictInTalk } from './verdict-in-talk.ts';

/** By language the turns that go on with talks, by a word of what a talk is of. */
const turns = readData('harmless-turns.json') as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A message that begins a talk on a subject. */
const FIRST = { en: (about: string) => `how do i get better ${about === '' ? 'at football' : `with my ${about}`}`, de: (about: string) => `wie werde ich besser ${about === '' ? 'im fussball' : `bei ${about}`}` } as const;

/** How many of a language's 720 may be stopped or asked about for nothing: as many as were when they were counted. */
const MOST_STOPPED = { en: 35, de: 42 } as const;

it.each(languages)('of 720 harmless turns in %s no more are stopped than when they were counted first', (language) => {
  const asked = Object.entries(turns[language] ?? {}).flatMap(([about, said]) => said.map((turn) => ({ first: FIRST[language](about), turn })));
  expect(asked).toHaveLength(720);
  const stopped = speaking(language, () => asked.filter(({ first, turn }) => verdictInTalk(turn, [first]).action !== 'allow').map(({ turn }) => turn));
  expect(stopped.length).toBeLessThanOrEqual(MOST_STOPPED[language]);
});
