import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { hasWordOfMore } from '../care/recognise-care-message.ts';
import { understandTalk } from '../english-reading/translate-talk-to-english.ts';
import { readQuestion } from '../intents/read-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { lineInSituation } from './line-for-player-situation.ts';

const MOST_WORDS = 22;
/** What is asked of a match, a drill, the coach of a team, gear, an account or its data; what to bring may be asked of a meeting. */
const OF_PLAY: ReadonlySet<CoachDetailFollowUpLine> = new Set<CoachDetailFollowUpLine>(['keeperDuel', 'keeperDuelWhen', 'keeperDuelChip', 'keeperLineOrOut', 'bestInTeam', 'bestInTraining', 'waitingInTraining', 'agOnGrass', 'sprintsPerWeek', 'askingAnnoys', 'kickSideways', 'defendStrong', 'defendFastWinger', 'defendTurner', 'defendTricks', 'keeperConcedes', 'keeperFirstHardShots', 'firstMatchInGoal', 'warmUpWithBall', 'turfShoes', 'oneAccountEach', 'teamAccount', 'dataKept', 'dataForParent', 'videoForParent', 'sprintsWithTeam', 'strengthWithTeam', 'drillsWithTeam', 'offsideByAge', 'backPassByAge', 'playersByAge', 'ballByAge', 'subsByAge', 'keeperLegs', 'keeperLegsTold', 'keeperLegsPros', 'transitionMeans', 'soloKeeper', 'soloDefending', 'soloFirstTouch', 'soloShot', 'soloPressed', 'soloMidfield', 'soloPassing', 'soloDribbling', 'soloWeakFoot', 'soloSpeed', 'soloFitness']);

/** Whether a message asks, as who is in a situation of play asks it, what has a line of its own, and has no word that may tell of more. */
export function isPlainSituation(message: string, turns: readonly string[]): boolean {
  const words = wordsOf(message);
  if (words.length > MOST_WORDS || hasWordOfMore(words.join(' '))) return false;
  const last = turns.at(-1);
  const before = last === undefined ? null : understandTalk(last, turns.slice(0, -1)).asked;
  const asked = lineInSituation(readQuestion(message, before));
  return asked !== null && OF_PLAY.has(asked.line);
}
