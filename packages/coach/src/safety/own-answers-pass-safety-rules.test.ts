import { languages } from '@touchline/domain';
import { count } from '@touchline/domain/testing';
import { coachDetailFollowUpLines } from '@touchline/messages/coach-detail-follow-up-lines';
import { coachGlossary, coachUnknownWord } from '@touchline/messages/coach-glossary';
import * as lines from '@touchline/messages/coach-lines';
import { coachSafetyLines } from '@touchline/messages/coach-safety';
import { coachTopicExampleQuestions } from '@touchline/messages/coach-topic-example-questions';
import { coachTopics } from '@touchline/messages/coach-topics';
import { drillNames } from '@touchline/messages/drill-names';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { speakIn } from '@touchline/messages/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer, players, readData } from '../testing/players.ts';
import { isAnswerFit } from './check-answer.ts';

/** Every text in a table, however deep. */
const textsIn = (words: unknown): string[] => (typeof words === 'string' ? [words] : typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []);

/** A text with a number in each place, and the name of a drill in those for words: one that ends in "go" and one in digits were withheld. */
const filled = (text: string, at: number): string[] =>
  [drillNames.stop_and_go, drillNames.shuttle_5_10_5].filter((_, which) => (at + which) % 2 < count('waysOfAnswers')).map((drill) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/drill|list|label|category|type|gear|point|other|step|reason|Line|skill/.test(name) ? drill : '47')));
/** Only the first of several ways to ask is offered. */
const offeredOf = (ways: string): string => ways.split('|')[0] ?? '';

describe.each(languages)('of what the coach says in %s', (language) => {
  beforeAll(() => speakIn(() => language));
  afterAll(() => speakIn(() => 'en'));

  it('no line in any way is withheld by the rules for answers', () => {
    const texts = textsIn([{ ...lines }, { ...coachTopics }, { ...drillInstructions }, { ...coachDetailFollowUpLines }, { ...coachUnknownWord }, Object.values(coachGlossary).map(({ means }) => means), Object.values(coachTopicExampleQuestions).map(offeredOf)]);
    expect(texts.length).toBeGreaterThan(1500);
    expect([...new Set(texts.flatMap(filled))].filter((text) => !isAnswerFit(text))).toEqual([]);
  });

  it('no answer to a known question is withheld, for any player', () => {
    const among = count('knownQuestionsForOne');
    const asked = (readData('questions.json') as readonly { readonly text: string; readonly heldOut: boolean }[]).filter(({ heldOut }, at) => !heldOut && (at + languages.indexOf(language)) % among === 0);
    const withheld = asked.flatMap(({ text }, at) => {
      const player = players[at % players.length]?.id ?? 'teen';
      const { message } = askCoach({ message: text, turns: [], facts: factsOfPlayer(player), seed: at });
      return /{\w+}|undefined|null|NaN/.test(message) || message === coachSafetyLines.withheld ? [`${text}: ${message}`] : [];
    });
    expect(withheld).toEqual([]);
  });
});
