import { readFileSync } from 'node:fs';
import { drillCatalogue, languages, type Language } from '@touchline/domain';
import { count } from '@touchline/domain/testing';
import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { drillName } from '@touchline/messages/drill-names';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { compose } from './answers/compose-answer.ts';
import { speaker, speakerToParent } from './answers/phrasing.ts';
import { understand } from './intents/understand.ts';
import { adultSpeaks } from './mood/who-speaks.ts';
import { isSuggestedQuestion } from './question-parts/is-suggested-question.ts';
import { playerContext } from './player-context.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';
import { duringAnswer } from './text/remember-during-answer.ts';

/** What a question is asked behind: one that is not known, whose answer offers others, a drill, a plan. */
const BEFORE: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  en: ['who paints the lines on the pitch', 'how do i do toe taps', 'make me a plan for the week'],
  de: ['wer malt die linien auf dem platz', 'wie gehen toe taps', 'mach mir einen plan für die woche'],
};
const ADULT: Readonly<Record<Language, string>> = { en: 'i am the dad of a nine year old', de: 'ich bin der vater von einem neunjährigen' };
/** Each line has so many ways at most to be said in. */
const WAYS = Array.from({ length: 8 }, (_, way) => way);
/** So much of a line tells it from all others, and a shorter one is no line. */
const TELLING = 60;
const SHORTEST = 12;

const context = playerContext(examplePlayerFacts, []);
const plainly = (text: string): string => text.replace(/\s+/g, ' ');

/** How the answer that a question promises may begin, in each way to say it, to a player and to an adult. */
function promisedBy(question: string): readonly string[] {
  const asked = duringAnswer(() => understand(question));
  return WAYS.flatMap((way) => [speaker(way), speakerToParent(speaker(way))].flatMap((say) => compose(asked, context, say).said.filter((line) => line.length > SHORTEST).slice(0, 1))).map((line) => plainly(line).slice(0, TELLING));
}

/** The talks in which a question of a table is asked: alone, behind something else, and by an adult where only one asks it. */
function talksOf(language: Language, question: string, at: number): readonly (readonly string[])[] {
  const before = BEFORE[language][at % BEFORE[language].length] ?? BEFORE[language][0];
  // “This drill” is the one before.
  return [[question], ...(isSuggestedQuestion(question) ? [[before, question]] : []), ...(adultSpeaks(question, []) ? [[ADULT[language], question]] : [])];
}

/** What the answer to the last turn of a talk has wrong; null where it is what the question promises. */
function wrongIn(language: Language, turns: readonly string[], promised: readonly string[]): string | null {
  const { safety, response } = talkWithCoach(language, turns);
  if (safety !== null) return `${turns.join(' / ')}: answered by safety (${safety})`;
  const said = plainly(response);
  return promised.some((line) => said.includes(line)) ? null : `${turns.join(' / ')}: ${said.slice(0, TELLING * 2)}`;
}

/** What the page of the coach offers to be asked, by the names of its messages. */
const OFFERED_BY_PAGE = ['coach_ask_analyze', 'coach_ask_improve', 'coach_ask_motivation', 'coach_ask_drills', 'coach_more_plan', 'coach_more_foot', 'coach_more_record', 'coach_more_how'] as const;
const wordsOfPage = (language: Language): Readonly<Record<string, string>> => JSON.parse(readFileSync(new URL(`../../messages/src/${language}/coach.json`, import.meta.url), 'utf8')) as Readonly<Record<string, string>>;

const ofAll = Math.max(1, count('offeredQuestionsForOne'));

describe.each(languages)('each question that the coach offers, in %s', (language) => {
  it('is answered by what it promises: alone, behind an answer that offered it, and where an adult asks it', () => {
    const offered = Object.entries(coachTopicExampleQuestionsOf[language] ?? {}).map(([topic, ways]) => ({ topic: topic as CoachTopic, question: ways.split('|')[0] ?? '' })).filter(({ question }) => question !== '');
    expect(offered.length).toBeGreaterThan(280);
    const wrong = speaking(language, () =>
      offered.flatMap(({ topic, question }, at) => {
        if (at % ofAll !== 0) return [];
        const promised = promisedBy(question);
        const read = duringAnswer(() => understand(question)).topic?.topic;
        return [...(read === topic ? [] : [`${question}: read as ${read ?? 'none'}`]), ...talksOf(language, question, at).flatMap((turns) => wrongIn(language, turns, promised) ?? [])];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('of the page is answered with its drill, its numbers or its plan, and by no card', () => {
    const wrong = speaking(language, () => {
      const drills = drillCatalogue.filter((_, at) => at % ofAll === 0).map(({ id }) => drillName(id));
      const words = wordsOfPage(language);
      const page = OFFERED_BY_PAGE.flatMap((name) => (words[name] ?? '').includes('{drill}') ? drills.map((drill) => (words[name] ?? '').replace('{drill}', drill)) : [words[name] ?? '']);
      return page.flatMap((question, at) => {
        const promised = promisedBy(question);
        return talksOf(language, question, at).flatMap((turns) => wrongIn(language, turns, promised) ?? []);
      });
    });
    expect(wrong).toEqual([]);
  });
});
