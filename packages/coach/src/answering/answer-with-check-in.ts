import { languages } from '@touchline/domain';
import { compose, isToldBefore } from '../answers/compose-answer.ts';
import { speaker, speakerToParent } from '../answers/phrasing.ts';
import { withoutDrillSentences } from '../answers/remove-drill-sentences.ts';
import type { CoachAnswer } from '../coach-answer.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import { adultSpeaks } from '../mood/who-speaks.ts';
import { playerContext } from '../player-context.ts';
import { isAnswerFit } from '../safety/check-answer.ts';
import { asOfPlayer } from '../safety/parent-of-child.ts';
import { toldOfPain } from '../safety/recent-pain-report.ts';
import { isAskedInPassing } from '../safety/check-in-in-passing.ts';
import { checkInPassing, checkInWithAnswer, inOwnWordsFirst, isAskedIfWell, isBehindPassing, isOfCheckIn } from '../safety/safety-answer.ts';
import { chatSaid } from './answer-to-chat.ts';
import { isSurelyOfTalk, mayBeAnsweredToo, topicSurelyMeant } from '../safety/topic-answered-after-check-in.ts';
import { readTalk } from '../talk-subject/read-talk.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { type MessageInTalk, allowedTurns, checkedTurns } from './message-in-talk.ts';
import { canSpeak } from './understood-message.ts';

/** Fewer words behind other turns are of those. */
const FEWEST_WORDS_ALONE = 4;

/**
 * The question whether all is well with the answer behind it, where the second opinion or a doubted rule asks it and the message is
 * surely of football all the same; null for all else, which gets that question alone. It holds no drill.
 */
export function answerWithCheckIn({ whole, turns, isHurt, safetyBefore, lastSafety, behindDenial, saidBefore, facts, seed }: MessageInTalk): CoachAnswer | null {
  const rest = isOfCheckIn(safetyBefore) && mayBeAnsweredToo(whole) ? behindDenial : null;
  const isDenied = rest !== null && rest !== '';
  const message = isDenied ? rest : whole;
  if (isHurt || !mayBeAnsweredToo(message) || (safetyBefore !== null && !isOfCheckIn(safetyBefore))) return null;
  if (!isAskedIfWell(whole, facts, { turns, isHurt, safetyBefore })) return null;
  const checked = checkedTurns(turns);
  const allowed = allowedTurns(checked);
  const context = playerContext(facts, saidBefore);
  const isParent = adultSpeaks(message, allowed, true);
  const ofPlayer = isParent ? asOfPlayer : (text: string): string => text;
  // An adult is asked as before.
  const isInPassing = !isParent && isAskedInPassing(whole, { turns, isHurt, safetyBefore });
  const readBehind = (before: readonly string[]) => {
    const { asked, message: read } = readTalk(ofPlayer(message), before.map(ofPlayer), (one) => isToldBefore(one, context));
    const topic = topicSurelyMeant(message, read, asked);
    return topic !== null || (isInPassing && isSurelyOfTalk(asked)) ? { asked, topic } : null;
  };
  // Behind other turns few words are taken to go on with them; what is sure by itself is no less so there.
  const isAlone = allowed.length > 0 && wordsOf(message).length >= FEWEST_WORDS_ALONE;
  const surely = readBehind(allowed) ?? (isAlone ? readBehind([]) : null);
  if (toldOfPain(checked)) return null;
  const inPassing = (said: string, subject: string | null): CoachAnswer => inOwnWordsFirst(checkInPassing(facts, isBehindPassing(lastSafety), { said, subject }), message, facts);
  if (surely === null) {
    const chat = isInPassing ? chatSaid(message, seed, saidBefore) : null;
    return chat === null ? null : inPassing(chat, null);
  }
  const { asked, topic } = surely;
  if (languages.some((one) => one === asked.language) && !canSpeak(asked.language)) return null;
  const subject = topic === null ? null : questionOf(topic.topic);
  const say = speaker(seed);
  const composed = compose(asked, context, isParent ? speakerToParent(say) : say).said.join(' ').replace(/ ?\n ?/g, '\n');
  // A plan is of drills.
  const said = topic === null ? composed : withoutDrillSentences(composed);
  if (subject === '' || said === '' || !isAnswerFit(said)) return null;
  if (isInPassing) return inPassing(said, subject);
  return subject === null ? null : checkInWithAnswer(said, subject, message, facts, isDenied);
}
