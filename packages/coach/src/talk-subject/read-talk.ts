import { talkInEnglish, understandTalk, wordsOfTalk } from '../english-reading/translate-talk-to-english.ts';
import type { Understood } from '../intents/read-question.ts';
import { understand } from '../intents/understand.ts';
import { forgetFound, forgetFoundBefore, setFound } from '../text/remember-during-answer.ts';
import { isSuggestedQuestion } from '../question-parts/is-suggested-question.ts';
import { keptToGroup } from './kept-to-group.ts';
import { keptToTalk } from './keep-turn-to-talk.ts';
import { readForPlayingPosition } from './read-for-playing-position.ts';
import { onlySuggestion } from './only-suggestion.ts';
import { unexplainedTurn } from './unexplained-turn.ts';
import { notTwice } from './avoid-repeated-answer.ts';
import { clearBehindWorry } from './clear-question-behind-worry.ts';
import { kindOf, type TalkWords } from './reread-turn-in-talk.ts';

/** A message as it is answered. */
export interface ReadMessage {
  readonly asked: Understood;
  /** Whether it is as it was first understood, and no other reading took its place. */
  readonly isFirstReading: boolean;
  /** The message as it was read. */
  readonly message: string;
}

/** How the message of a talk is read, whose turns before are read already. */
interface ReadingOfTalk {
  readonly isTold: (one: Understood) => boolean;
  /** Whether it may be asked what is meant; null where it may not, else whether that was asked of the turn before. */
  readonly askedBefore: boolean | null;
}

/** A message behind the turns that were let through, which are read already. */
function readMessage(message: string, turns: readonly string[], { isTold, askedBefore }: ReadingOfTalk): ReadMessage {
  // What is offered to be asked is a question of its own, behind whatever it stands.
  if (turns.length > 0 && isSuggestedQuestion(message)) {
    const { asked: alone, message: readAlone } = understandTalk(message, []);
    return { asked: { ...alone, before: understandTalk(message, turns).asked.before }, isFirstReading: false, message: readAlone };
  }
  const { asked: first, message: read } = understandTalk(message, turns);
  const understood = readForPlayingPosition(first, read);
  const talk: TalkWords = { messages: wordsOfTalk([...turns, message]), language: understood.language === 'de' ? 'de' : 'en' };
  const kept = notTwice(readForPlayingPosition(keptToTalk(understood, talk, isTold), read), talk, isTold);
  const unsure = (askedBefore === null ? null : unexplainedTurn(kept, talk, askedBefore)) ?? kept;
  const suggested = (askedBefore === null ? null : onlySuggestion(unsure, talk, isTold)) ?? unsure;
  const clear = turns.length === 0 ? null : clearBehindWorry(suggested, message, talk, () => understandTalk(message, []).asked);
  const asked = keptToGroup(clear ?? suggested, read);
  return { asked, isFirstReading: asked === first, message: read };
}

/**
 * What a message asks behind its turns, oldest first. Each turn stands as it was answered: where another reading than its first one
 * was, what follows goes on with that, and a turn that it was asked back of is no part of the talk. `isTold` says whether the answer
 * to a reading was given before, `mayAskBack` whether a turn may be asked back of that its reading does not explain.
 */
export function readTalk(message: string, turns: readonly string[], isTold: (one: Understood) => boolean, mayAskBack = false): ReadMessage {
  const answered: { readonly text: string; readonly before: readonly string[]; readonly asked: Understood }[] = [];
  const talk: string[] = [];
  let askedBefore = mayAskBack ? false : null;
  turns.forEach((turn) => {
    const earlier = [...talk];
    const { asked, isFirstReading } = readMessage(turn, earlier, { isTold, askedBefore });
    const isUnexplained = asked.act?.kind === 'unexplained';
    if (mayAskBack) askedBefore = isUnexplained;
    // What is told stays in the talk, as far as it was read.
    if (isUnexplained && kindOf(turn) !== null) return;
    // Behind “which word do you mean” the talk goes on with what was spoken of before.
    if (asked.topic?.topic === 'unclearWord') return;
    talk.push(turn);
    if (isUnexplained) return;
    // A turn that was not understood leaves the talk as it was.
    if (isFirstReading || asked.act?.kind === 'askedBack' || asked.act?.kind === 'saidAlready') return;
    const { message: text, turns: before } = talkInEnglish(turn, earlier);
    answered.push({ text, before, asked });
    // What was read up to here, for safety or before this answer, went on with the first readings.
    forgetFound(understand);
    forgetFoundBefore(understandTalk);
    for (const one of answered) setFound(understand, one.text, one.before, one.asked);
  });
  return readMessage(message, talk, { isTold, askedBefore });
}
