import { drillCatalogue, drillOf, findDrill, suggestedMinutes, type Drill } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachDialogueActLines, coachPracticeLoadStreakAndMatchLines, coachSubjectFollowUpLines } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import { fill } from '@touchline/messages/fill';
import { helplineOf } from '../crisis-contacts-by-country.ts';
import { formationAsked } from '../question-parts/formation-question.ts';
import { OFFERS } from '../intents/continue-conversation.ts';
import { lacksLadder } from '../question-parts/missing-gear-or-space.ts';
import { kickoffIn, nightBefore } from '../question-parts/kickoff-time.ts';
import { kickoffOfTalk } from '../question-parts/bedtime-before-match.ts';
import { SOON } from '../question-parts/match-day-and-team-situation-patterns.ts';
import { says } from '../question-parts/whole-word-pattern.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import type { Topic } from '../topics/topic.ts';
import type { Asked } from './answer-context.ts';
import { isSide, pointsFor, suitsFoot } from './asked-foot.ts';
import { drillsFor } from './choose-drill.ts';
import { clock } from './clock-text.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { described, whichDrill } from './drill-choice-and-technique-answers.ts';
import { moveInMatch } from './move-with-foot-and-in-match.ts';
import { firstScoreLine, rowOf, valuesOf } from './own-statistics-text.ts';
import { footName, listed, nameOf } from './phrasing.ts';
import { valuesFor } from './values-of-topic-line.ts';

const SOME = 3;
const MOST_AT_ONCE = 5;

/** As many drills as are asked for, of the skill that is named. */
function severalDrills({ context, words, category, foot, not }: Asked): readonly Drill[] {
  const text = words.join(' ');
  const asked = Number(/\b([2-9])\b/.exec(text)?.[1] ?? NUMBER_WORDS[/\b(two|three|four|five|zwei|drei|vier|funf)\b/.exec(text)?.[1] ?? ''] ?? SOME);
  return drillsFor(context, { category, not, fits: suitsFoot(foot, context), ...(category === null ? {} : { maxLevel: 3 }) }).slice(0, Math.min(asked, MOST_AT_ONCE));
}

/** What makes more of each kind of drill. */
const MORE_OF: Readonly<Record<Drill['category'], CoachTopic>> = {
  ball_control: 'moreTouches',
  dribbling: 'moreRuns',
  passing: 'morePasses',
  shooting: 'moreGoals',
  fitness: 'moreRunsWithoutBall',
  turns: 'moreMoves',
  skills: 'moreMoves',
  other: 'moreMoves',
};

/** How more comes of a drill that is known, with the own numbers to get past. */
function moreOfDrill(drill: Drill, { context, say, foot }: Asked): string[] {
  const row = rowOf(context, drill.id);
  const line = drill.id.includes('juggling') ? 'moreJuggles' : MORE_OF[drill.category];
  return [
    say(coachTopics[line], { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' }),
    ...(row === undefined || row.bestResult === 0 ? [say(coachTopics.firstCount, { drill: nameOf(drill.id) })] : [row.attempts === 1 ? firstScoreLine(row, say) : say(coachTopics.pastOwnBest, { ...valuesOf(row), average: Math.round(row.averageResult) })]),
  ];
}

/** The hardest drills there are, and the hardest that is within the player's reach now. */
function hardest(topic: Topic, asking: Asked): Composed {
  const { context, say, not } = asking;
  const tried = Math.max(0, ...context.drills.map(({ drillId }) => drillOf(drillId).level));
  const [next] = drillsFor(context, { not, maxLevel: tried + 1 }).toSorted((a, b) => b.level - a.level);
  return withDrill(next, [say(coachTopics.hardest, valuesFor(topic, asking, next)), ...(next === undefined ? [] : [say(coachPracticeLoadStreakAndMatchLines.hardestNow, { drill: nameOf(next.id), level: next.level })])]);
}

/** When to go to bed before a match whose time is told. */
function bedtime({ context, say, words, asked }: Asked): Composed {
  const kickoff = kickoffIn(words.join(' ')) ?? kickoffOfTalk(asked.before);
  if (kickoff === null) return only(say(coachTopics.beforeBed));
  const { up, bed, hours } = nightBefore(kickoff, context.age);
  return only(say(coachTopics.bedtimeForKickoff, { kickoff: clock(kickoff), up: clock(up), bed: clock(bed), hours }));
}

/** Nothing of the day before helps any more. */
const IS_SOON = says(SOON);

/** Asks whether a child is safe here, beside who reads what it writes. */
const ASKS_IF_SAFE = says('safe', 'secure', 'sicher');

/** How long to do a drill, with the foot that is asked for. */
function amountOfDrill({ context, say, given, foot, asked, answerBefore }: Asked): Composed {
  if (given === undefined) return only(say(coachTopics.enough, { ...suggestedMinutes(context.age) }));
  const minutes = asked.drillId === null ? (answerBefore()?.minutes ?? MINUTES) : MINUTES;
  const side = isSide(foot) && given.weakFoot ? [say(coachDialogueActLines.withFoot, { foot: footName(foot) })] : [];
  return withDrill(given, [say(coachTopics.amountOfDrill, { minutes, drill: nameOf(given.id) }), ...side], minutes);
}

function listOfDrills(asking: Asked): Composed {
  const some = severalDrills(asking);
  const list = listed(some.map(({ id, level }) => fill(coachGrammar.drillOfLevel, { drill: nameOf(id), level })));
  return { said: [asking.say(coachTopics.severalDrills, { list })], drills: some.map(({ id }) => id), minutes: MINUTES };
}

/** The first or the last drill by its level of the skill that is named; null where none is. */
function ofSkillByLevel({ category, say }: Asked, which: 'easiest' | 'hardest'): Composed | null {
  if (category === null) return null;
  const byLevel = drillCatalogue.filter((drill) => drill.category === category).toSorted((a, b) => a.level - b.level);
  const one = which === 'easiest' ? byLevel[0] : byLevel.at(-1);
  return withDrill(one, one === undefined ? [] : [say(coachTopics[`${which}Of`], described(one))]);
}

/** Who leaves it to the coach gets one drill, and why that one. */
function chosenByCoach(asking: Asked): Composed {
  const chosen = whichDrill(asking);
  return { ...chosen, said: [asking.say(coachTopics.unsureSelf), ...chosen.said] };
}

/** What makes a ladder, for the drill of the talk that is done in one, or that the drill which was offered needs none; null where no drill was. */
function ladder({ say, given, asked, answerBefore }: Asked): Composed | null {
  const before = answerBefore();
  const drill = [given?.id, ...(before?.drills ?? [])].find((id) => id?.includes('ladder') === true);
  if (drill !== undefined) return withDrill(drillOf(drill), [say(coachTopics.ladder)], before?.minutes ?? MINUTES);
  const offered = asked.before !== null && asked.before.topic === null && OFFERS.has(asked.before.intent) && lacksLadder(asked.words) ? findDrill(before?.drills[0] ?? '') : undefined;
  return offered === undefined ? null : withDrill(offered, [say(coachSubjectFollowUpLines.needsNone, { drill: nameOf(offered.id) })], before?.minutes ?? MINUTES);
}

/** Topics whose answer is made in a way of its own; null where such a one is answered as any other. */
export const ownAnswers: Readonly<Partial<Record<CoachTopic, (asking: Asked, topic: Topic) => Composed | null>>> = {
  amountOfDrill,
  ladder,
  severalDrills: listOfDrills,
  easiest: (asking) => ofSkillByLevel(asking, 'easiest'),
  hardest: (asking, topic) => ofSkillByLevel(asking, 'hardest') ?? hardest(topic, asking),
  bedtimeForKickoff: bedtime,
  beforeMatch: ({ words, say }) => (IS_SOON.test(words.join(' ')) ? only(say(coachTopics.matchInAnHour)) : null),
  childMocked: ({ context, say }) => only(say(coachTopics.childMocked, { helpline: helplineOf(context) ?? say(coachPracticeLoadStreakAndMatchLines.helplineOfEurope) })),
  childTalkSeen: ({ words, say }) => (ASKS_IF_SAFE.test(words.join(' ')) ? only(say(coachTopics.safeForChildren), say(coachTopics.childTalkSeen)) : null),
  tiredToday: ({ say }) => withDrill(findDrill('recovery'), [say(coachTopics.tiredToday)]),
  whenMove: (asking) => moveInMatch(asking.given?.id ?? null, asking),
  moveDirection: ({ given, say }) => (given === undefined ? null : withDrill(given, [say(coachTopics.moveDirection, { drill: nameOf(given.id) })])),
  formation: ({ words, say }) => only(say(coachTopics[formationAsked(words.join(' ')) ?? 'formation'])),
  unsureSelf: chosenByCoach,
  moreOfDrill: (asking) => (asking.given === undefined ? null : withDrill(asking.given, moreOfDrill(asking.given, asking))),
  prosDo: ({ given, say, foot }) => (given === undefined ? null : withDrill(given, [say(coachTopics.prosDoDrill, { drill: nameOf(given.id), point: pointsFor(given, foot)[0] ?? '' })])),
};
