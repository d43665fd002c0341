import type { AskByItself, AskOn } from '../../app-talk/asks-on-thing.ts';
import { intentAnswers } from '../intent-answers.ts';
import { line, ofOthers, topic, type AppAnswer } from './shared-app-answers.ts';
import { ofBoard } from './streak-and-board-answers.ts';

/** What is said to what names its thing by itself. */
export const byItself: Readonly<Record<AskByItself, AppAnswer>> = {
  name: topic('changeName'),
  picture: topic('avatarChange'),
  age: topic('changeAge'),
  team: line('teamIn'),
  password: topic('changePassword'),
  mail: topic('changeEmail'),
  sound: topic('sound'),
  voice: topic('timerVoice'),
  theme: topic('theme'),
  language: topic('appLanguage'),
  notifications: topic('noReminders'),
  offline: topic('offlineUse'),
  otherDevice: line('otherDevice'),
  addFriend: topic('friendsInApp'),
  playTogether: line('playTogether'),
  write: line('noMessages'),
};

/** What is said to what is asked of friends in the app. */
export const ofFriends: Readonly<Record<AskOn<'friend'>, AppAnswer>> = {
  addFriend: byItself.addFriend,
  playTogether: byItself.playTogether,
  write: byItself.write,
  howGoes: byItself.playTogether,
  costs: line('noMoney'),
  whoSees: topic('whoSeesMe'),
  ofFriend: ofOthers,
  aheadOfMe: ofBoard.aheadOfMe,
  swap: topic('swapCards'),
  switchOff: ofBoard.switchOff,
  whereIs: byItself.addFriend,
};

/** What is said to what is asked of the profile. */
export const ofProfile: Readonly<Record<AskOn<'profile'>, AppAnswer>> = {
  changeBack: line('changeAgain'),
  whoSees: topic('whoSeesMe'),
  whereIs: topic('profileFields'),
  howGoes: topic('profileFields'),
  costs: line('noMoney'),
  deleteIt: topic('deleteAccount'),
  keepMine: line('allThere'),
};

/** What is said to what is asked of the settings. */
export const ofSettings: Readonly<Record<AskOn<'settings'>, AppAnswer>> = {
  changeBack: line('changeAgain'),
  whereIs: topic('whereSettings'),
  howGoes: topic('whereSettings'),
};

/** A score by the reviews that are known; where none is, what it is measured by. */
const scoreJudged: AppAnswer = (asking) => (asking.context.analyses.length > 0 ? intentAnswers.form_analysis(asking) : line('noFixedMark')(asking));

/** What is said to what is asked of videos and their score. */
export const ofAnalysis: Readonly<Record<AskOn<'analysis'>, AppAnswer>> = {
  howFilm: topic('howToFilm'),
  howGoes: topic('howToFilm'),
  howFar: topic('phonePlace'),
  whereKept: topic('keepReview'),
  whereIs: topic('keepReview'),
  whoSees: topic('videoStays'),
  switchOff: topic('videoStays'),
  runOut: topic('clipKept'),
  deleteIt: topic('deleteAnalysis'),
  whyLow: topic('scoreMeaning'),
  earnFaster: topic('scoreMeaning'),
  whyNoScore: topic('notInPicture'),
  isGood: scoreJudged,
  isBad: scoreJudged,
  costs: line('noMoney'),
  ofFriend: ofOthers,
};

/** What is said to what is asked of devices and of being without a connection. */
export const ofDevice: Readonly<Record<AskOn<'device'>, AppAnswer>> = {
  offline: byItself.offline,
  otherDevice: byItself.otherDevice,
  howGoes: byItself.otherDevice,
  whereIs: topic('installApp'),
  keepMine: line('allThere'),
  loseIt: line('allThere'),
  getBack: line('allThere'),
  costs: line('noMoney'),
  whoSees: topic('whoSeesMe'),
};
