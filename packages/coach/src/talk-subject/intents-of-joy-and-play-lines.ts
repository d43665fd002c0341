import type { CoachIntent } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';

/** What the talk is of behind lines of joy, of what is liked, of turns in goal and of a word that was read in another sense. */
export const INTENT_OF_JOY_AND_PLAY: Readonly<Partial<Record<CoachTalkFollowUpLine, CoachIntent>>> = {
  goalDetail: 'matches', trickTold: 'matches', savesTold: 'matches', bestTold: 'matches', praisedBy: 'matches', celebrated: 'matches', celebratedInMud: 'matches', momentTold: 'matches', momentAndCoachNever: 'matches', nearHattrick: 'matches', beatSomebody: 'matches', gladNotSad: 'matches', notIllBelieved: 'thanks',
  crossAboutMud: 'matches', somebodyCross: 'team_mates', coachNeverWon: 'who_are_you', seesNoMatches: 'off_topic', starLiked: 'off_topic', clubLiked: 'off_topic', recordsOfWorld: 'off_topic',
  likesScoring: 'improve_skill', likesDribbling: 'improve_skill', likesPassing: 'improve_skill', likesDefending: 'improve_skill', likesSaving: 'improve_skill', likesAny: 'greeting',
  metDefender: 'greeting', metMidfielder: 'greeting', metWinger: 'greeting', metStriker: 'greeting', metKeeper: 'greeting',
  offsideKeeperIsOne: 'football_knowledge', offsideNextToKeeper: 'football_knowledge', whyStepUp: 'football_knowledge', standingFoot: 'football_knowledge', sameWithOtherFoot: 'improve_skill', keeperStaysAwake: 'football_knowledge',
  mayRefuseGoal: 'team_mates', whoInGoal: 'team_mates', shoesTooSmall: 'equipment', percentJudged: 'rewards_levels', whyOnlyCommon: 'rewards_levels', legendaryHard: 'rewards_levels', luckOfFriend: 'rewards_levels', tokensMany: 'rewards_levels', numberNotPoor: 'records',
  knockWho: 'thanks', knockWhoElse: 'thanks',
};

/** The skill that a talk goes on with behind what is liked. */
export const SKILL_OF_LIKED: Readonly<Partial<Record<CoachTalkFollowUpLine, string>>> = { likesScoring: 'shooting', likesDribbling: 'dribbling', likesPassing: 'passing' };

/** These are of the drill that was spoken of. */
export const KEEPS_DRILL: ReadonlySet<CoachTalkFollowUpLine> = new Set<CoachTalkFollowUpLine>(['numberNotPoor']);
