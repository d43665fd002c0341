import type { TimedResult } from '../question-parts/timed-result-type.ts';
import type { DrillId } from '@touchline/domain';
import type { ParentAsk } from '../safety/parent-of-child.ts';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { OnApp } from '../app-talk/asks-on-thing.ts';
import type { NumberTold, OnAdvice, OnAnswer, OnSubject, TalkSubject } from '../talk-subject/talk-subject-types.ts';
import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import type { Role } from '../talk-subject/playing-position-in-talk.ts';
import type { CoachWord } from '@touchline/messages/coach-glossary';
import type { ChallengeOrSum } from '../question-parts/challenge-and-sum-question-types.ts';
import type { GearLeftOut } from '../question-parts/gear-left-out.ts';
import type { FootballTerm } from '../question-parts/football-terms.ts';
import type { TitleAsk } from '../question-parts/football-titles.ts';
import type { IndoorFootballAsk, News } from '../question-parts/indoor-football-and-news-kinds.ts';
import type { OffTopicArea } from '../question-parts/off-topic-area-kinds.ts';
import type { OfPlay } from '../question-parts/team-play-follow-up-kinds.ts';
import type { SadNews } from '../safety/sad-news.ts';
import type { TeasedBy } from '../safety/ordinary-teasing.ts';
import type { SmallTalk } from '../safety/harmless-small-talk.ts';

/** What goes wrong with a drill, by what the ball or the player does; null where that is not said. */
export type DrillFault = 'away' | 'trips' | 'slow' | 'hits' | 'high' | 'drops' | null;

/** A day that a turn asks for: Monday is 0. */
export type NamedDay = 'tomorrow' | 'dayAfterTomorrow' | 'weekend' | number;

/** What a turn does in the talk where that decides its answer: goes on with what was offered, tells how the player or the legs feel, greets. */
export type DialogueAct =
  | OnSubject
  | OnApp
  | OnAdvice
  | OnAnswer
  | NumberTold
  | { readonly kind: 'deniesPain' | 'seriousInjury' | 'lastingPain' | 'burningLungs' | 'stillHard' | 'whichFoot' | 'lengthOfPlan' | 'ballOnly' }
  | { readonly kind: 'saidOfGirls' | 'diveHard' | 'diveSoft' }
  | { readonly kind: 'ofPlay'; readonly of: OfPlay }
  /** Asks what a word or a rule of football is, or who won a tournament. */
  | { readonly kind: 'football'; readonly term: FootballTerm | null; readonly title: TitleAsk | null }
  /** Asks what a word means, and the drill of that name, where one has it. */
  | { readonly kind: 'word'; readonly word: CoachWord; readonly drillId: DrillId | null }
  /** Asks what a word means that is in no list. */
  | { readonly kind: 'unknownWord'; readonly word: string }
  /** Asks more closely of what the talk is about. */
  | { readonly kind: 'deeper'; readonly line: CoachDetailFollowUpLine }
  /** Is answered by who asks in the talk, or by what was told some turns before. */
  | { readonly kind: 'talkLine'; readonly line: CoachTalkFollowUpLine }
  /** The answer would be the one before again: of a feeling, of what hurts, or of anything else. */
  | { readonly kind: 'saidAlready'; readonly of: 'feeling' | 'pain' | 'other'; readonly about: CoachTopic | null; readonly offered: readonly CoachTopic[] }
  | { readonly kind: 'thunder' | 'notEaten' | 'painGoesOn' | 'painNotTold' | 'friendSilent' | 'streakThoughIll' }
  /** A parent asks how to bring a child up in practice, and no question of the player. */
  | { readonly kind: 'toParent'; readonly of: ParentAsk }
  /** Asks for more practice beside a lot of it with a team, or how to reach whoever runs this app. */
  | { readonly kind: 'muchTraining' | 'whomToWrite' }
  /** Whether the app takes hold of a child, whether its time can be limited, and a child that cries for its streak. */
  | { readonly kind: 'habit'; readonly of: 'addictive' | 'screenTime' | 'streakTears' | 'ownStreakTears' }
  /** Which drills went down, of those done within so many days, or whether one did; `isOfToday` where today is compared with before. */
  | { readonly kind: 'gotWorse'; readonly withinDays: number | null; readonly drillId: DrillId | null; readonly isOfToday?: true }
  /** A number told as a success behind an exercise, and the one that was told before; null where none was. */
  | { readonly kind: 'numberReached'; readonly number: number; readonly before: number | null }
  /** The own number in the place of a saved one that is said not to be the own; null where it was not told. */
  | { readonly kind: 'ownNumberBelieved'; readonly number: number | null; readonly isAsked?: true }
  /** A number that is told as a new best. */
  | { readonly kind: 'recordTold'; readonly number: number }
  /** What somebody else reaches in the drill of the talk. */
  | { readonly kind: 'numberOfOther'; readonly number: number }
  /** Whether the number told before, or the own best, is good at an age. */
  | { readonly kind: 'goodForAge'; readonly number: number | null }
  /** What each foot did, as the player tells it. */
  | { readonly kind: 'feetCompared'; readonly right: number; readonly left: number }
  /** Says once more that a result is lower today. */
  | { readonly kind: 'ratesCompared'; readonly results: readonly [TimedResult, TimedResult]; readonly isWhy: boolean }
  | { readonly kind: 'lowerToday' }
  /** What to do in so many minutes with a ball and a wall. */
  | { readonly kind: 'wallSession'; readonly minutes: number }
  /** Asks for a later week of the plan before. */
  | { readonly kind: 'laterWeek'; readonly week: number }
  | { readonly kind: 'teased'; readonly by: TeasedBy | 'friends' }
  /** Asks what to say to whom the turn before told of. */
  | { readonly kind: 'wordsTo'; readonly whom: 'parent' | 'coach' | 'other' | 'friend' }
  | { readonly kind: 'practiceAlone' | 'watchedByMany' | 'ashamed' | 'blamed' | 'ownGoal' }
  /** One of the drills of the answer so many turns back, by its place (the last is -1): to do it, or to have another in a plan. */
  | { readonly kind: 'ofList'; readonly at: number; readonly swaps: boolean; readonly back: number; readonly asksWhy?: boolean }
  /** A challenge from the own records, or a small sum of the own numbers and the rules. */
  | { readonly kind: 'challengeOrSum'; readonly asked: ChallengeOrSum }
  /** Agrees with what was said, and asks nothing more. */
  | { readonly kind: 'agreed' }
  /** Wishes for another drill, which does without something. */
  | { readonly kind: 'withoutGear'; readonly things: readonly GearLeftOut[] }
  /** What a session with so many counted earns; null where no number is said. */
  | { readonly kind: 'tokensOfResult'; readonly result: number | null }
  | { readonly kind: 'fewTokens' }
  /** What the last session of a drill brought. */
  | { readonly kind: 'tokensOfLast'; readonly drillId: DrillId }
  /** Doubts which of the own drills was called the strongest. */
  | { readonly kind: 'grownMost' }
  /** What of the minutes of the talk is left behind so many. */
  | { readonly kind: 'timeLeft'; readonly total: number; readonly done: number }
  /** Finds what the coach writes too long. */
  | { readonly kind: 'shortAnswers' }
  /** Asks of what is no football. */
  | { readonly kind: 'outside'; readonly area: OffTopicArea }
  /** A word alone, that several questions may be meant by. */
  | { readonly kind: 'oneWord' }
  /** In a language of which too little is known to offer what is near. */
  | { readonly kind: 'unclear' }
  /** Asks of football in a hall. */
  | { readonly kind: 'hall'; readonly of: IndoorFootballAsk }
  /** Tells in passing what weighs nothing. */
  | { readonly kind: 'news'; readonly of: News }
  /** One of two questions that is not understood, as it was written. */
  | { readonly kind: 'partUnknown'; readonly part: string }
  /** Not understood, but what the talk is about is known: its subject, or the topic that was answered before. */
  | { readonly kind: 'askedBack'; readonly subject: TalkSubject | null; readonly about: CoachTopic | null }
  /** Read as what its words hardly say: with a word that this leaves unexplained, where one can be named, and whether the turn before was not understood either. */
  | { readonly kind: 'unexplained'; readonly word: string | null; readonly again: boolean }
  | { readonly kind: 'smallTalk'; readonly said: SmallTalk }
  /** What happened to somebody near, or, after that was told, that it still weighs. */
  | { readonly kind: 'sadNews'; readonly of: SadNews | 'after' | 'thanked' }
  | { readonly kind: 'tired'; readonly feels: 'heavy' | 'burning' | 'sore'; readonly isProud: boolean; readonly ofYesterday: boolean }
  | { readonly kind: 'fault'; readonly fault: DrillFault }
  /** Asks how a move goes and when one does it. */
  | { readonly kind: 'howAndWhen' }
  /** Asks what several places on the pitch are there for. */
  | { readonly kind: 'roles'; readonly terms: readonly FootballTerm[] }
  /** Asks why one is good or bad at a drill, or says that one is good at it too; the drill told before where none is named. */
  | { readonly kind: 'ownDrillJudged'; readonly drillId: DrillId | null; readonly of: 'whyGood' | 'whyBad' | 'goodToo' }
  /** Asks why it is the drill of before and none for a place on the pitch; for the skill that is named where that is null. */
  | { readonly kind: 'whyNotFor'; readonly place: Role | null }
  /** Asks what to learn behind the drill of the talk. */
  | { readonly kind: 'afterDrill' }
  | { readonly kind: 'day'; readonly day: NamedDay }
  /** The drill of the turn before, or one that fits, in the room or the rain that is told of. */
  | { readonly kind: 'otherPlace'; readonly place: 'rain' | 'room' };

/** Whether it tells of tired legs, of lungs that burn, of pain that lasts, of an injury that needs help at once, or that nothing hurts. */
export const isOfBody = (act: DialogueAct | null): boolean => act !== null && ['tired', 'deniesPain', 'seriousInjury', 'lastingPain', 'painGoesOn', 'painNotTold', 'burningLungs'].includes(act.kind);
