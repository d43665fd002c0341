import { isByItself, type AppThing, type OnApp } from '../../app-talk/asks-on-thing.ts';
import type { Asked } from '../answer-context.ts';
import type { Composed } from '../composed-answer.ts';
import type { AppAnswer } from './shared-app-answers.ts';
import { byItself, ofAnalysis, ofDevice, ofFriends, ofProfile, ofSettings } from './profile-settings-and-analysis-answers.ts';
import { ofBadge, ofCard, ofLevel, ofPack, ofResult, ofTokens } from './level-token-card-and-badge-answers.ts';
import { ofBoard, ofStreak } from './streak-and-board-answers.ts';

const answersOf: Readonly<Record<AppThing, Readonly<Record<string, AppAnswer>>>> = {
  level: ofLevel,
  tokens: ofTokens,
  pack: ofPack,
  card: ofCard,
  badge: ofBadge,
  streak: ofStreak,
  board: ofBoard,
  friend: ofFriends,
  profile: ofProfile,
  settings: ofSettings,
  analysis: ofAnalysis,
  device: ofDevice,
  result: ofResult,
};

/** The answer to what is asked of a thing of the app. */
export function appTalkAnswer(on: OnApp, asking: Asked): Composed {
  const answer = answersOf[on.thing][on.name] ?? (isByItself(on.name) ? byItself[on.name] : undefined);
  if (answer === undefined) throw new Error(`${on.name} has no answer for ${on.thing}`);
  return answer({ ...asking, on });
}
