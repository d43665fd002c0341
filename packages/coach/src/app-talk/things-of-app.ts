import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { TurnLanguage } from '../english-reading/learned-turn.ts';
import type { Understood } from '../intents/read-question.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { wordsOf } from '../text/recognise-words.ts';
import type { AppThing, OnApp } from './asks-on-thing.ts';

/** Topics that tell of a thing of the app: the talk is about that after them. */
const TOPICS_OF: Readonly<Record<Exclude<AppThing, 'result'>, readonly CoachTopic[]>> = {
  level: ['levelOnly', 'levelReached', 'levelMeaning', 'experienceOnly', 'xpMeaning', 'sessionXp', 'extraExperience', 'matchRewards', 'noReward'],
  tokens: ['tokensOnly', 'tokensFor', 'packNeeds', 'tokenHistory', 'firstTokens'],
  pack: ['packOdds', 'cardsGet', 'wherePacks'],
  card: ['swapCards', 'repeatCards'],
  badge: ['badge', 'badgesHow', 'allBadges'],
  streak: ['streakOnly', 'streakRule', 'streakLost', 'streakAfter', 'streakTo', 'streakToDone', 'streakFreeze', 'newStreak', 'streakRuns', 'streakEnds'],
  board: ['climbBoard', 'notOnBoard', 'boardWeek', 'boardNotXp', 'ownBoard', 'boardHidden', 'boardShown', 'teamBoard', 'myRank', 'whoSeesMe', 'hideMe', 'hiddenCounts'],
  friend: ['friendsInApp', 'ownAccounts'],
  profile: ['changeName', 'nameRules', 'avatarChange', 'photo', 'profileFields', 'changeAge', 'changeFoot', 'myClub', 'changePassword', 'forgotPassword', 'changeEmail', 'deleteAccount', 'signOut'],
  settings: ['sound', 'theme', 'motionOff', 'appLanguage', 'whereSettings', 'noReminders', 'timerVoice', 'cameraSettings'],
  analysis: ['analysisWhat', 'analysisSkills', 'videoStays', 'howToFilm', 'phonePlace', 'filmLight', 'clipLength', 'compareClips', 'keepReview', 'deleteAnalysis', 'scoreMeaning', 'videoCannotSee', 'filmOptional', 'notInPicture', 'clipKept', 'cameraCounts'],
  device: ['offlineUse', 'newDevice', 'installApp', 'savedInAccount', 'appSlow', 'waitingSessions'],
};
const thingOfTopic = new Map<string, AppThing>(Object.entries(TOPICS_OF).flatMap(([thing, names]) => names.map((name): [string, AppThing] => [name, thing as AppThing])));

/** Whether a topic tells of a thing of the app. */
export const isTopicOfApp = (topic: string): boolean => thingOfTopic.has(topic);

/** Cards of a referee are no cards of the app. */
const OF_REFEREE = /\b(?:red|yellow|rote?n?|gelbe?n?|roja|amarilla|rouge|jaune|vermelho|amarelo|ref|referee|schiri|arbitro|arbitre)\b/;

/** Words that name a thing of the app in the five languages, in plain letters; the first that is met is meant. */
const WORDS_OF: readonly (readonly [AppThing, RegExp])[] = [
  ['card', /\b(?:cards?|karten?|sammelkarten?|cartas?|cromos?|figurinhas?|cartes?|vignettes?|doppelte\w*|duplicates?|doubles|doublons?|repetid[ao]s?|rims?|legendary|legendar\w*|legendari[ao]s?|lendari[ao]s?)\b/],
  ['pack', /\b(?:packs?|packchen|sobres?|pacotes?|paquets?|pochettes?|boosters?)\b/],
  ['tokens', /\b(?:tokens?|coins?|munzen|fichas?|monedas?|jetons?|moedas?)\b/],
  ['badge', /\b(?:badges?|abzeichen|insignias?|medallas?|medalhas?|achievements?|conquistas?|logros?)\b/],
  ['streak', /\b(?:streaks?|serie|racha|sequencia|ofensiva)\b/],
  ['level', /\b(?:levels?|lvls?|level\w*|xp|exp|nivel|niveles|niveis|niveau|stufen?|erfahrungspunkte)\b/],
  ['board', /\b(?:leader ?boards?|boards?|rang ?listen?|besten ?liste|ranking|rankings|classement|clasificacion|tabla|classificacao|placar)\b/],
  ['analysis', /\b(?:video ?analyse|analysis|videos?|clips?|analyse|analise)\b/],
];

/** The thing of the app that words name, of several the one that the talk is about; null where they name none. */
export function thingNamed(raw: readonly string[], ofTalk: AppThing | null = null): AppThing | null {
  const text = raw.join(' ');
  const named = WORDS_OF.flatMap(([thing, pattern]) => (pattern.test(text) && !(thing === 'card' && OF_REFEREE.test(text)) ? [thing] : []));
  return ofTalk !== null && named.includes(ofTalk) ? ofTalk : (named[0] ?? null);
}

/** A text in plain letters with a pronoun for each thing of the app that it names but packs, which tokens are counted in: so what is asked is learned of all of them. */
export const withPronouns = (text: string, language: TurnLanguage): string =>
  WORDS_OF.filter(([thing]) => thing !== 'pack').reduce((said, [, pattern]) => said.replace(new RegExp(pattern.source, 'g'), language === 'de' ? 'das' : 'it'), wordsOf(text).join(' '));

/** After these asks the talk is about another thing than they were asked of. */
const MOVES_TO: Readonly<Partial<Record<OnApp['name'], AppThing>>> = {
  missDay: 'streak',
  double: 'card',
  odds: 'card',
  swap: 'card',
  whatInside: 'pack',
  howManyPacks: 'pack',
  enoughForOne: 'pack',
  name: 'profile',
  picture: 'profile',
  age: 'profile',
  team: 'profile',
  password: 'profile',
  mail: 'profile',
  sound: 'settings',
  voice: 'settings',
  theme: 'settings',
  language: 'settings',
  notifications: 'settings',
  offline: 'device',
  otherDevice: 'device',
  addFriend: 'friend',
  playTogether: 'friend',
  write: 'friend',
};
/** Of a streak it is asked without leaving it, and a level stays one however it is told of. */
const thingAfter = ({ thing, name }: OnApp): AppThing => (thing === 'streak' ? thing : (MOVES_TO[name] ?? thing));

/** Their words may name a thing of the app. */
const OF_APP: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['rewards_levels', 'app_help', 'my_numbers', 'form_analysis', 'off_topic']);
/** They leave the talk about what it was about. */
const PASSES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['thanks', 'joke', 'off_topic']);
const MOST_TURNS_BACK = 3;

function thingOfTurn(turn: Understood, back: number): AppThing | null {
  const { act, topic, intent, words } = turn;
  if (act?.kind === 'onApp') return thingAfter(act);
  const ofTopic = topic === null ? undefined : thingOfTopic.get(topic.topic);
  if (ofTopic !== undefined) return ofTopic;
  const subject = subjectOfTalk(turn, back);
  if (subject !== null && (subject.of === 'level' || subject.of === 'tokens' || subject.of === 'streak' || subject.of === 'board' || subject.of === 'result')) return subject.of;
  return OF_APP.has(intent) ? thingNamed(words) : null;
}

/** The thing of the app that a talk is about behind a turn; null where it is about none. */
export function thingOfTalk(turn: Understood, back = 1): AppThing | null {
  const own = thingOfTurn(turn, back);
  if (own !== null) return own;
  return back <= MOST_TURNS_BACK && turn.before !== null && PASSES.has(turn.intent) ? thingOfTalk(turn.before, back + 1) : null;
}
