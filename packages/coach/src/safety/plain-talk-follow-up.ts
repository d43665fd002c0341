import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { hasWordOfMore } from '../care/recognise-care-message.ts';
import { understandTalk } from '../english-reading/translate-talk-to-english.ts';
import { readQuestion } from '../intents/read-question.ts';
import { talkFollowUp } from '../intents/talk-follow-up-question.ts';
import { wordsOf } from '../text/recognise-words.ts';

const MOST_WORDS = 12;
/** What is asked of practice, a trial, the weather or what is earned. */
const OF_PLAY: ReadonlySet<CoachTalkFollowUpLine> = new Set<CoachTalkFollowUpLine>(['groupNotListening', 'groupWhatIf', 'childMissed', 'restBeforeMatch', 'restAfterMatch', 'restMatchDay', 'trialNotTaken', 'coldFromRain', 'rainOutside', 'wetBall', 'ownFixture', 'juggleWhichFoot', 'jugglePros', 'earnedStays', 'starsCompared']);
/** People, places and times that may tell of more than play. */
const OF_MORE = /\b(?:alone|allein\w*|home|zu ?hause|daheim|room|zimmer|car|auto|night|nachts?|bed|bett|uncle|onkel|man|men|mann|stranger|fremde\w*|scared|afraid|angst|hate\w*|hass\w*|cr(?:y|ies|ied|ying)|wein\w*|heul\w*|live|leben|life|gone|weg sein|tell|sagen|sag|verrat\w*|send|schick\w*|meet|treff\w*|watch\w*|zuschau\w*|undress\w*|umzieh\w*|eat\w*|ess\w*|food|weigh\w*|gewicht|want me to|wants me|will dass ich|me (?:somewhere|away|with|to)|mich (?:mit|mitnehmen|anfassen|heim)|nimmt mich|take me|takes me|with (?:him|them)|mit (?:ihm|ihnen|denen))\b/;

/** Whether a message plainly goes on with a talk of play (“and if they do not take me” behind a trial), and has no word that may tell of more. */
export function isPlainTalkFollowUp(message: string, turns: readonly string[]): boolean {
  const words = wordsOf(message);
  const text = words.join(' ');
  if (turns.length === 0 || words.length > MOST_WORDS || hasWordOfMore(text) || OF_MORE.test(text)) return false;
  const before = understandTalk(turns.at(-1) ?? '', turns.slice(0, -1)).asked;
  const act = talkFollowUp(readQuestion(message, before))?.act;
  return act?.kind === 'talkLine' && OF_PLAY.has(act.line);
}
