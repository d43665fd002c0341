import { drillOf, findDrill, packOdds, suggestedMinutes, type Drill, type DrillId, type Rarity } from '@touchline/domain';
import { coachTalkFollowUpLines, type CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Understood } from '../intents/read-question.ts';
import { ageIn } from '../question-parts/child-age-told.ts';
import { says } from '../question-parts/whole-word-pattern.ts';
import { WHO_IN_GOAL } from '../talk-subject/talk-follow-up-rows-of-players.ts';
import { matchDayTold } from '../talk-subject/match-day-told.ts';
import { DAYS_IN_WEEK } from '../text/weekday-names.ts';
import { drillsIn } from '../intents/find-drill-and-skill.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor } from './choose-drill.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { streakAnswer } from './own-statistics-text.ts';
import { playLine } from './play-line-answer.ts';
import { roomKitAndGameLine } from './room-kit-and-game-answer.ts';
import { footName, nameOf, weekdayFromMonday, weekdayName } from './phrasing.ts';
import { bedForBus, matchDayTimes } from './times-of-day-answers.ts';

/** Who asks without an age is told what suits this one. */
const MIDDLE_AGE = 10;

/** How many minutes a training with a team takes, up to each age. */
const TRAINING_MINUTES: readonly (readonly [upTo: number, low: number, high: number])[] = [[8, 45, 60], [10, 60, 75], [99, 75, 90]];

/** The age of a group that its trainer told last, in this turn or before. */
function ageOfGroup(turn: Understood | null): number | null {
  return turn === null ? null : (ageIn(turn.words.join(' ')) ?? ageOfGroup(turn.before));
}

/** How long a training of a group is, by its age where that was told. */
function trainingLength(asked: Understood, say: Asked['say']): Composed {
  const age = ageOfGroup(asked);
  const [, trainLow, trainHigh] = TRAINING_MINUTES.find(([upTo]) => age !== null && age <= upTo) ?? [0, 0, 0];
  return only(age === null ? say(coachTalkFollowUpLines.groupTrainingLengthAny) : say(coachTalkFollowUpLines.groupTrainingLength, { age, trainLow, trainHigh }));
}

const LEFT = says('left', 'links', 'linke\\w*');
const RIGHT = says('right', 'rechts', 'rechte\\w*');

/** How a keeper gets down to low balls: on the side that the turn names, or on both. */
function lowDive({ words }: Understood, say: Asked['say']): Composed {
  const text = words.join(' ');
  const [isLeft, isRight] = [LEFT.test(text), RIGHT.test(text)];
  return only(isLeft === isRight ? say(coachTalkFollowUpLines.keeperLowDiveAny) : say(coachTalkFollowUpLines.keeperLowDive, { foot: footName(isLeft ? 'left' : 'right') }));
}

const PACKS = /\b(\d{1,4}) (?:packs?|packchen)\b|\bpacks? (\d{1,4})\b/;
const RARITIES = [['legendary', /\blegend\w*/], ['epic', /\bepi\w*/], ['rare', /\b(?:rares?|selten\w*)\b/]] as const;

const TOMORROW = says('tomorrow', 'tmrw', 'tmr', 'morgen');

/** What to practice behind an own goal, with the drill for it, on the day that is asked for. */
function clearances({ words }: Understood, { context, say }: Asked): Composed {
  const step = withDrill(findDrill('one_touch_wall_pass'), [say(coachTalkFollowUpLines.ownGoalPractise)]);
  return TOMORROW.test(words.join(' ')) ? { ...step, stepDay: weekdayName((weekdayFromMonday(context.today) + 1) % DAYS_IN_WEEK) } : step;
}

/** When the own next match is, and who is in goal where that is asked too: neither is known here. */
function ownFixture({ say, asked }: Asked): Composed {
  const day = matchDayTold(asked.before);
  const match = day === null ? say(coachTalkFollowUpLines.ownFixture) : say(coachTalkFollowUpLines.ownFixtureTold, { day: weekdayName(day) });
  return only(match, ...(WHO_IN_GOAL.test(asked.words.join(' ')) ? [say(coachTalkFollowUpLines.keeperNotKnown)] : []));
}

/** The drill in which what a line says is practiced. */
const DRILL_OF_LINE: Readonly<Partial<Record<CoachTalkFollowUpLine, DrillId>>> = { easyForToday: 'recovery', likesScoring: 'target_shooting', likesDribbling: 'cone_weaving', likesPassing: 'one_touch_wall_pass', chestControl: 'first_touch', whySlow: 'ladder_in_in_out_out', juggleLosesOnFoot: 'juggling', juggleHeight: 'juggling', chopSteps: 'turning', chopOtherFoot: 'turning', firstTouchWinger: 'first_touch', firstTouchSoft: 'first_touch', firstTouchOnRun: 'first_touch', fullBackPractise: 'straight_line_dribble' };

/** How likely a card of a kind is in a pack, in percent. */
const percentOf = (kind: Rarity): number => packOdds().rarities.find(({ rarity }) => rarity === kind)?.percent ?? 0;

/** How many cards of a kind so many packs give on average. */
function packsOnAverage({ words }: Understood, say: Asked['say']): Composed {
  const text = words.join(' ');
  const packs = Number(PACKS.exec(text)?.[1] ?? PACKS.exec(text)?.[2] ?? 0);
  const rarity = RARITIES.find(([, named]) => named.test(text))?.[0] ?? 'legendary';
  const odds = percentOf(rarity);
  return only(say(coachTalkFollowUpLines.packsOnAverage, { packs, odds, count: Math.round((packs * odds) / 100) }));
}

const isQuickFeet = ({ id }: Drill): boolean => QUICK_FEET.has(id);
const QUICK_FEET: ReadonlySet<DrillId> = new Set<DrillId>(['bell_touches', 'toe_taps', 'sole_rolls', 'pull_push_v', 'quick_touches', 'ladder_in_in_out_out']);
/** A drill for quick feet that is harder than the one that the talk named. */
function harderForQuickFeet(asking: Asked): Drill | undefined {
  const named = [asking.asked.words, asking.asked.before?.words ?? []].flatMap((words) => drillsIn(words)).map(drillOf);
  const level = Math.max(1, ...named.filter(isQuickFeet).map((one) => one.level));
  return drillsFor(asking.context, { fits: (drill) => isQuickFeet(drill) && drill.level > level, maxLevel: HARDEST }).toSorted((a, b) => a.level - b.level)[0];
}

const HARDEST = 5;
const STEPS_OF_ROOM = 2;
/** A drill for what is there: those of the last answers come last. */
const drillHere =
  (fits: (drill: Drill) => boolean) =>
  (asking: Asked): Drill | undefined => {
    const before = asking.answerBefore()?.drills ?? [];
    return drillsFor(asking.context, { fits, not: before })[0] ?? drillsFor(asking.context, { fits })[0];
  };
const DRILL_HERE: Readonly<Partial<Record<CoachTalkFollowUpLine, (asking: Asked) => Drill | undefined>>> = {
  harderOfKind: harderForQuickFeet,
  inRoom: drillHere(({ space, equipment }) => space.width <= STEPS_OF_ROOM && space.length <= STEPS_OF_ROOM && equipment.balls > 0),
  ballNoWall: drillHere(({ equipment, category }) => equipment.balls > 0 && !equipment.wall && !equipment.partner && category !== 'fitness'),
  weakFootWall: () => drillOf('weak_foot_wall_pass'),
  wallNoShot: () => drillOf('wall_passes'),
  whyLadderDefending: ({ asked }) => drillOf(asked.words.includes('in') ? 'ladder_in_in_out_out' : 'agility_ladder'),
  whyDirectPass: () => drillOf('one_touch_wall_pass'),
  againstLosingBall: ({ context }) => drillsFor(context, { category: 'turns' })[0],
};

/** The answer to a turn by who asks in the talk, or by what was told some turns before. */
export function talkLineAnswer({ line }: Extract<DialogueAct, { readonly kind: 'talkLine' }>, asking: Asked): Composed {
  const { context, say, asked } = asking;
  if (line === 'streakLonger') return only(streakAnswer(context, say), say(coachTalkFollowUpLines.streakLonger));
  if (line === 'ownFixture') return ownFixture(asking);
  if (line === 'groupTrainingLength') return trainingLength(asked, say);
  if (line === 'keeperLowDive') return lowDive(asked, say);
  if (line === 'ownGoalPractise') return clearances(asked, asking);
  if (line === 'minutesOfDrill' && asked.drillId !== null) {
    const minutes = minutesIn(asked.words) ?? MINUTES;
    return withDrill(findDrill(asked.drillId), [say(coachTalkFollowUpLines.minutesOfDrill, { minutes, drill: nameOf(asked.drillId) })], minutes);
  }
  if (line === 'matchDayTimes' || line === 'matchDayCountBack') return matchDayTimes(asking);
  if (line === 'bedForBus') return bedForBus(asking);
  if (line === 'packsOnAverage') return packsOnAverage(asked, say);
  const play = playLine(line, asking) ?? roomKitAndGameLine(line, asking);
  if (play !== null) return play;
  const here = DRILL_HERE[line]?.(asking);
  if (here !== undefined) return withDrill(here, [say(coachTalkFollowUpLines[line], { drill: nameOf(here.id) })]);
  const age = context.age ?? MIDDLE_AGE;
  return withDrill(findDrill(DRILL_OF_LINE[line] ?? ''), [say(coachTalkFollowUpLines[line], { age, ...suggestedMinutes(age), tokens: context.tokens, experience: context.totalExperience, legendary: percentOf('legendary'), common: percentOf('common'), streak: context.currentStreak, best: context.bestStreak })]);
}
