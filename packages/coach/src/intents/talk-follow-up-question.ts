import type { CoachIntent } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { figuresOfAsk } from '../question-parts/parent-or-trainer-question.ts';
import { intentOfTerm, topicOfTerm } from '../question-parts/positions-rules-and-review-hints.ts';
import { parentAsk } from '../safety/parent-of-child.ts';
import { adultRole } from '../talk-subject/adult-role-in-talk.ts';
import { BODY_FUTURE_AND_APP_ROWS } from '../talk-subject/talk-follow-up-rows-of-body-future-and-app.ts';
import { TEAM_AND_FRIEND_ROWS } from '../talk-subject/talk-follow-up-rows-of-team-and-friends.ts';
import { TECHNIQUE_ROWS } from '../talk-subject/talk-follow-up-rows-of-technique.ts';
import { CORRECTION_AND_EVERYDAY_ROWS } from '../talk-subject/talk-follow-up-rows-of-corrections-and-everyday.ts';
import { DEFENDER_ROWS } from '../talk-subject/talk-follow-up-rows-of-defenders.ts';
import { WHAT_IS_THERE_ROWS } from '../talk-subject/talk-follow-up-rows-of-what-is-there.ts';
import { AROUND_MATCH_ROWS } from '../talk-subject/talk-follow-up-rows-around-matches.ts';
import { ANSWER_TO_COACH_ROWS } from '../talk-subject/talk-follow-up-rows-of-answers-to-the-coach.ts';
import { JOY_ROWS } from '../talk-subject/talk-follow-up-rows-of-joy.ts';
import { TWO_SENSE_ROWS } from '../talk-subject/talk-follow-up-rows-of-words-with-two-senses.ts';
import { INTENT_OF_JOY_AND_PLAY, KEEPS_DRILL, SKILL_OF_LIKED } from '../talk-subject/intents-of-joy-and-play-lines.ts';
import { ADULT_ROWS } from '../talk-subject/talk-follow-up-rows-of-adults.ts';
import { GROUP_AND_CHILD_ROWS } from '../talk-subject/talk-follow-up-rows-of-groups-and-children.ts';
import { PLAYER_ROWS } from '../talk-subject/talk-follow-up-rows-of-players.ts';
import { RECORDING_AND_REWARD_ROWS } from '../talk-subject/talk-follow-up-rows-of-recording-and-rewards.ts';
import { RULE_AND_POSITION_ROWS } from '../talk-subject/talk-follow-up-rows-of-rules-and-positions.ts';
import { SESSION_GAME_ROWS } from '../talk-subject/talk-follow-up-rows-of-session-games.ts';
import { SETBACK_KEEPER_AND_FOOD_ROWS } from '../talk-subject/talk-follow-up-rows-of-setbacks-keepers-and-food.ts';
import { YOUNG_CHILD_ROWS } from '../talk-subject/talk-follow-up-rows-of-young-children.ts';
import { TO_COACH_ROWS } from '../talk-subject/talk-follow-up-rows-to-the-coach.ts';
import { MATCH_DAY_AND_REASON_ROWS } from '../talk-subject/talk-follow-up-rows-of-match-day-and-reasons.ts';
import { RULE_PACK_AND_WORRY_ROWS } from '../talk-subject/talk-follow-up-rows-of-rules-packs-and-worries.ts';
import { ROOM_KIT_AND_GAME_ROWS } from '../talk-subject/talk-follow-up-rows-of-room-kit-and-games.ts';
import { DUEL_SHOT_AND_PLAN_ROWS } from '../talk-subject/talk-follow-up-rows-of-duels-shots-and-plans.ts';
import { INTENT_OF_ROOM_KIT_OR_GAME, ROOM_KIT_AND_GAME_LINES_OF_LOAD } from '../talk-subject/intents-of-room-kit-and-game-lines.ts';
import { INTENT_OF_MATCH_DAY_REASON_OR_RULE } from '../talk-subject/intents-of-match-day-reason-and-rule-lines.ts';
import type { TalkFollowUp, TalkFollowUpRow } from '../talk-subject/talk-follow-up-row-type.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';
import { turnsBefore, wordsOfTurnsBefore } from './turns-before.ts';

const ROWS: readonly TalkFollowUpRow[] = [...ROOM_KIT_AND_GAME_ROWS, ...DUEL_SHOT_AND_PLAN_ROWS, ...MATCH_DAY_AND_REASON_ROWS, ...RULE_PACK_AND_WORRY_ROWS, ...TWO_SENSE_ROWS, ...JOY_ROWS, ...ANSWER_TO_COACH_ROWS, ...DEFENDER_ROWS, ...WHAT_IS_THERE_ROWS, ...TO_COACH_ROWS, ...SESSION_GAME_ROWS, ...GROUP_AND_CHILD_ROWS, ...ADULT_ROWS, ...RECORDING_AND_REWARD_ROWS, ...AROUND_MATCH_ROWS, ...RULE_AND_POSITION_ROWS, ...PLAYER_ROWS, ...SETBACK_KEEPER_AND_FOOD_ROWS, ...YOUNG_CHILD_ROWS, ...TECHNIQUE_ROWS, ...TEAM_AND_FRIEND_ROWS, ...BODY_FUTURE_AND_APP_ROWS, ...CORRECTION_AND_EVERYDAY_ROWS];
const MOST_WORDS = 24;
/** So many turns back a talk still has what it told; who asks in it is known from any turn. */
const MOST_TURNS_BACK = 4;

/** Lines for adults are of a child or a group, the others of these. */
const INTENT_OF_LINE: Readonly<Partial<Record<CoachTalkFollowUpLine, CoachIntent>>> = { ...INTENT_OF_MATCH_DAY_REASON_OR_RULE, ...INTENT_OF_ROOM_KIT_OR_GAME, fullBackPractise: 'improve_skill', fullBackOverlap: 'improve_skill', sideOnDefending: 'improve_skill', defendWhichFoot: 'improve_skill', pairDefending: 'improve_skill', opponentGetsPast: 'improve_skill', weakFootWall: 'improve_skill', wallNoShot: 'improve_skill', harderOfKind: 'improve_skill', longBallDriven: 'improve_skill', longBallUp: 'improve_skill', fullBackScouts: 'motivation', fullBackHowFast: 'motivation', goodEnoughAcademy: 'motivation', assistTold: 'motivation', newPartner: 'team_mates', meetTeasers: 'team_mates', onePackKind: 'rewards_levels', packsOnAverage: 'rewards_levels', whenBetween: 'motivation', nothingThere: 'no_ball', ballFlat: 'no_ball', standsStill: 'which_drill', inRoom: 'which_drill', ballNoWall: 'which_drill', workHarder: 'team_mates', streakLonger: 'rewards_levels', streakOnlyNumber: 'rewards_levels', formWhoChecks: 'form_analysis', lightFood: 'food_sleep', lightFoodAndSleep: 'food_sleep', skipAfterShortNight: 'food_sleep', wingerGotPast: 'bad_day', wingerStop: 'football_knowledge', boardFirst: 'app_help', coachBored: 'who_are_you', inLesson: 'thanks', impressWith: 'improve_skill', coachSaysSame: 'who_are_you', coachNotTrue: 'who_are_you', restBeforeMatch: 'matches', restMatchDay: 'matches', restAfterMatch: 'matches', restFriendly: 'matches', mudOutside: 'rain', trialNotTaken: 'motivation', rainOutside: 'rain', coldFromRain: 'football_knowledge', wetBall: 'football_knowledge', ownFixture: 'matches', ownFixtureTold: 'matches', keeperNotKnown: 'matches', keeperOfMatch: 'matches', ownTraining: 'matches', juggleWhichFoot: 'football_knowledge', jugglePros: 'football_knowledge', coachCannotPlay: 'who_are_you', offsideBehindBall: 'football_knowledge', offsideKeeperToo: 'football_knowledge', offsideFreeKick: 'football_knowledge', offsidePenalty: 'football_knowledge', offsideNotBehind: 'football_knowledge', recordsInApp: 'app_help', earnedNotGiven: 'rewards_levels', starsAreTokens: 'rewards_levels', eatBetween: 'food_sleep', sprintsDayBefore: 'matches', lostInGoal: 'bad_day', starsLose: 'matches', earnedStays: 'rewards_levels', ownGoalPrevent: 'improve_skill', ownGoalPractise: 'improve_skill', keeperLowDive: 'improve_skill', keeperLowDiveAny: 'improve_skill', keeperLowDrill: 'improve_skill', noMorningHunger: 'food_sleep', askWithoutAnnoying: 'team_mates', softBallForFear: 'equipment', softBallStandIn: 'equipment', whyBallOver: 'football_knowledge', whyBallAside: 'football_knowledge', whyBallBouncesOff: 'football_knowledge', whyOthersMore: 'motivation', receiveFromAbove: 'improve_skill', receiveInsideOrOutside: 'improve_skill', receiveWhichFoot: 'improve_skill', keeperOrOutfield: 'football_knowledge', keeperSolo: 'improve_skill', keeperCatching: 'improve_skill', goalWithHead: 'off_topic', headingAllowed: 'football_knowledge', petOnBall: 'off_topic', offsideShort: 'football_knowledge', crossTooFar: 'improve_skill', crossWeakFoot: 'improve_skill', crossWhichPart: 'improve_skill', juggleLosesOnFoot: 'improve_skill', juggleHeight: 'improve_skill', stepOverOrChop: 'improve_skill', chopSteps: 'improve_skill', chopOtherFoot: 'improve_skill', firstTouchWinger: 'improve_skill', firstTouchSoft: 'improve_skill', firstTouchOnRun: 'improve_skill', sprintTime: 'improve_skill', sprintsAndRest: 'improve_skill', whyLongRest: 'improve_skill', noShake: 'food_sleep', gymAndShake: 'food_sleep', sleepSoLate: 'food_sleep', proChance: 'motivation', starHours: 'motivation', passOnBoard: 'app_help', formAccuracy: 'app_help', textToFriend: 'team_mates', textToCoach: 'team_mates', textToWhom: 'team_mates', afraidOfAnger: 'team_mates', coachMayBeCross: 'team_mates', parentSaysQuit: 'team_mates', rarestCard: 'rewards_levels', chestControl: 'improve_skill', whySlow: 'improve_skill' };

/** The topic that a talk goes on with behind a line. */
const TOPIC_OF_LINE: Readonly<Partial<Record<CoachTalkFollowUpLine, CoachTopic>>> = { eightRole: 'roles', sixAndEight: 'roles', defendOneOnOne: 'defend', againstLosingBall: 'losesBall', starLiked: 'opinion', clubLiked: 'opinion', praisedBy: 'goodNews', shoesTooSmall: 'tightBoots', legendaryHard: 'packOdds', whyOnlyCommon: 'packOdds', lostInGoal: 'keeperConceded', whySlow: 'faster', chestControl: 'highBall', rarestCard: 'packOdds', keeperCatching: 'keeperCatch', offsideShort: 'offside', crossTooFar: 'cross', crossWeakFoot: 'cross', crossWhichPart: 'cross', sprintsAndRest: 'faster', whyLongRest: 'faster' };

/** A question as one of what adults ask. */
export function askedAsAdult(question: Question, of: Extract<TalkFollowUp, { readonly asAdult: unknown }>['asAdult']): Understood {
  return understoodAs(question, 'parents', { sureness: 1, ask: { kind: 'parentOrTrainer', parentOrTrainer: figuresOfAsk(question.raw.join(' '), of) }, drillId: null, skill: null });
}

function understoodTo(question: Question, to: TalkFollowUp): Understood {
  const named = { sureness: 1, drillId: null, skill: null };
  if ('asAdult' in to) return askedAsAdult(question, to.asAdult);
  if ('closer' in to) return understoodAs(question, 'app_help', { ...named, act: { kind: 'deeper', line: to.closer } });
  if ('topic' in to) {
    const topic = topicOf(to.topic) ?? null;
    return understoodAs(question, topic?.intent ?? 'football_knowledge', { ...named, topic });
  }
  if ('term' in to) return understoodAs(question, intentOfTerm(to.term), { ...named, act: { kind: 'football', term: to.term, title: null }, topic: topicOf(topicOfTerm(to.term) ?? 'terms') ?? null });
  const name = TOPIC_OF_LINE[to.line];
  const { line } = to;
  const kept = { skill: SKILL_OF_LIKED[line] ?? null, drillId: KEEPS_DRILL.has(line) ? (question.before?.drillId ?? null) : null };
  return understoodAs(question, INTENT_OF_LINE[line] ?? INTENT_OF_JOY_AND_PLAY[line] ?? 'parents', { ...named, ...kept, act: { kind: 'talkLine', line }, topic: name === undefined ? null : (topicOf(name) ?? null) });
}

const asksAmount = (to: TalkFollowUp): boolean => ('asAdult' in to ? to.asAdult === 'amountForAge' : 'line' in to && to.line === 'childHowLongEach');

/** So many turns back a line that was told is still spoken of. */
const MOST_TURNS_BEHIND_LINE = 2;
const isBehindLine = (before: Understood | null, lines: readonly CoachTalkFollowUpLine[]): boolean => turnsBefore(before, MOST_TURNS_BEHIND_LINE).some(({ act }) => act?.kind === 'talkLine' && lines.includes(act.line));

/** A turn that is answered by who asks in the talk, and by what was told some turns before; null for all else, and for what hurts. */
export function talkFollowUp(question: Question): Understood | null {
  const { raw, words, language, before, drillId } = question;
  const isAsked = question.text.includes('?');
  if ((language !== 'en' && language !== 'de') || raw.length === 0 || raw.length > MOST_WORDS || before?.intent === 'injury') return null;
  const isSore = hurts(raw, words);
  const text = raw.join(' ');
  const usual = inUsualSpelling(raw).join(' ');
  const met = ROWS.filter(({ asks, unless, noDrill, thoughSore, mostWords = MOST_WORDS }) => !(isSore && thoughSore !== true) && !(noDrill === true && drillId !== null) && raw.length <= mostWords && unless?.test(text) !== true && unless?.test(usual) !== true && asks.every((pattern) => pattern.test(text) || pattern.test(usual)));
  if (met.length === 0) return null;
  const role = adultRole(question);
  const talkOf = (turns: number): string => `${text} ${wordsOfTurnsBefore(before, turns)}`;
  // How much a child should practice, in whole sentences, has an answer of its own.
  const isOfAmount = role === 'parent' && parentAsk(question.text) === 'howMuch';
  const row = met.find((one) => (one.role === undefined || one.role === role) && !(one.onlyTells === true && isAsked) && (one.behind === undefined || (before !== null && one.behind(before))) && (one.talk === undefined || (before !== null && one.talk.test(talkOf(one.turnsBack ?? MOST_TURNS_BACK)))) && one.notInTalk?.test(talkOf(MOST_TURNS_BACK)) !== true && (one.behindLine === undefined || isBehindLine(before, one.behindLine)) && !(isOfAmount && asksAmount(one.to)));
  return row === undefined ? null : understoodTo(question, row.to);
}

/** Lines of how much or whether to train, which who is hurt does not get. */
const OF_LOAD: ReadonlySet<CoachTalkFollowUpLine> = new Set<CoachTalkFollowUpLine>([...ROOM_KIT_AND_GAME_LINES_OF_LOAD, 'matchWarmUp', 'whyLadderDefending', 'whyDirectPass', 'sameWithOtherFoot', 'againstLosingBall', 'defendOneOnOne', 'easyForToday', 'yesQuicker', 'yesBetter', 'fullBackPractise', 'fullBackOverlap', 'fullBackHowFast', 'defendWhichFoot', 'pairDefending', 'opponentGetsPast', 'nothingThere', 'ballFlat', 'standsStill', 'inRoom', 'weakFootWall', 'wallNoShot', 'ballNoWall', 'whenBetween', 'harderOfKind', 'longBallDriven', 'longBallUp', 'restBeforeMatch', 'restMatchDay', 'restAfterMatch', 'restFriendly', 'rainOutside', 'mudOutside', 'wetBall', 'juggleWhichFoot', 'sprintsDayBefore', 'ownGoalPractise', 'keeperLowDive', 'keeperLowDiveAny', 'keeperLowDrill', 'softBallForFear', 'keeperSolo', 'keeperCatching', 'receiveFromAbove', 'receiveInsideOrOutside', 'receiveWhichFoot', 'minutesOfDrill', 'crossTooFar', 'crossWeakFoot', 'crossWhichPart', 'juggleLosesOnFoot', 'juggleHeight', 'chestControl', 'whySlow', 'stepOverOrChop', 'chopSteps', 'chopOtherFoot', 'firstTouchWinger', 'firstTouchSoft', 'firstTouchOnRun', 'sprintTime', 'sprintsAndRest', 'whyLongRest', 'gymAndShake', 'skipAfterShortNight', 'wingerStop', 'impressWith']);
/** Whether a reading is answered with how or whether to practice. */
export const isTalkLineOfPractice = ({ act }: Understood): boolean => act?.kind === 'talkLine' && OF_LOAD.has(act.line);

/** Lines with words for somebody, or about somebody, of whom an answer of safety may have spoken. */
const OF_PEOPLE: ReadonlySet<CoachTalkFollowUpLine> = new Set<CoachTalkFollowUpLine>(['stayMates', 'coachHadItWrong', 'unfairNotPicked', 'workHarder', 'textToFriend', 'textToCoach', 'textToWhom', 'afraidOfAnger', 'coachMayBeCross', 'parentSaysQuit']);
/** Whether a reading is answered with what to say to or think of a person, which is not said where that person may be the danger. */
export const isTalkLineOfPeople = ({ act }: Understood): boolean => act?.kind === 'talkLine' && OF_PEOPLE.has(act.line);
