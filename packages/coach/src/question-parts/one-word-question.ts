import type { CoachTopic } from '@touchline/messages/coach-topics';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';

/** Words that name a thing of which several questions have an answer, and none is likelier; what they ask for is offered. */
const OFFERED: readonly (readonly [words: string, topics: readonly CoachTopic[]])[] = [
  ['phone|my phone|mobile|cell ?phone|smartphone|tablet|ipad|handy|mein handy|telefon', ['newDevice', 'slowPhone', 'phonePlace']],
  ['food|eat|eating|lunch|dinner|breakfast|snacks?|essen|ernahrung|fruhstuck|mittagessen|abendessen|comida|manger|comer', ['fullStomach', 'eatAfter', 'sweets']],
  ['drinks?|drinking', ['milkOrJuice', 'fullStomach']],
  ['school|schule|schul|escuela|ecole|escola', ['school', 'tiredAfterSchool', 'schoolFirst']],
  ['mu+m|mom|mummy|mommy|dad|daddy|parents?|mama|mami|papa|papi|eltern', ['parentPlays', 'parentsPressure', 'parentsForbid']],
  ['trainer|mein trainer|my coach', ['coachUnfair', 'notMyPosition', 'benched']],
  ['team|my team|mannschaft|meine mannschaft', ['teamBoard', 'makeTeam', 'teamPlayer']],
  ['friends?|my friends|freunde?|freundin|kumpels?', ['friendsInApp', 'partnerDrills', 'friendLeft']],
  ['games?|match(?:es)?|spiele?|my game', ['beforeMatch', 'nextMatch', 'groupGames']],
  ['tired|im tired|i m tired|so tired|mude|bin mude|so mude', ['restToday', 'tiredAfterSchool', 'stamina']],
  ['cold|kalt|kalte', ['coldOutside', 'ill']],
  ['(?:place|platz|rank|rang|nr|number|nummer) ?(?:1|one|eins)|(?:1st|first|erster|1) (?:place|platz)|(?:the )?leader ?board|(?:die )?rangliste|ranking', ['climbBoard', 'myRank', 'notOnBoard']],
  ['(?:my )?cards|(?:meine )?karten', ['cardsGet', 'wherePacks', 'repeatCards']],
  ['bed|sleep|schlaf|schlafen|bett', ['beforeBed', 'sleepBefore', 'bedtimeTraining']],
  ['videos?|clips?', ['howToFilm', 'analysisWhat', 'videoStays']],
  ['fast|speed|schnell|schnelligkeit|tempo', ['faster', 'dribbleFaster', 'reactQuicker']],
  ['ball|balls|balle|my ball|mein ball', ['ballSize', 'otherBall', 'flatBall']],
  ['penalty|penalties|pen|elfmeter|elfer', ['penalty', 'missedPenalty']],
  ['garden|garten', ['smallSpace', 'grass', 'quiet']],
  ['weak|schwach', ['weakestIs', 'shotWeak', 'stronger']],
  ['goals?|tore?', ['setGoal', 'scoreMore', 'goalSize']],
  ['(?:ref|referee|schiri|schiedsrichter)', ['refUnfair', 'talkToRef']],
  ['bananas?|banane', ['eatAfter', 'sweets']],
];
const patterns = OFFERED.map(([words, topics]) => [new RegExp(`^(?:${words})$`), topics] as const);
const ENDS = /(?: (?:please|pls|bitte|help|hilfe|sarah|coach))+$/;

/** The questions that are near to a word alone, where it may ask for any of several; null for all else. */
export const offeredForWord = (words: readonly string[]): readonly CoachTopic[] | null => {
  if (words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  const bare = text.replace(ENDS, '');
  return patterns.find(([pattern]) => pattern.test(text) || pattern.test(bare))?.[1] ?? null;
};
const MOST_WORDS = 3;

/** A word alone at the begin of a talk, with the questions that it may mean; null for all else. */
export function oneWord(question: Question): Understood | null {
  const nearest = question.before === null ? offeredForWord(question.raw) : null;
  return nearest === null ? null : understoodAs(question, 'off_topic', { sureness: 1, act: { kind: 'oneWord' }, nearest });
}
