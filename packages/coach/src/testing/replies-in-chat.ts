import { experienceToNextLevel, levelOf } from '@touchline/domain';
import { speaking } from '@touchline/messages/language';
import { prepareReply, type CoachReply } from '../coach-reply.ts';
import type { PlayerFacts } from '../player-context.ts';
import { examplePlayerFacts } from './example-player-facts.ts';

/** 626 XP beside sessions that are dated: today is Wednesday, 25 November. */
export const factsWith626Xp: PlayerFacts = { ...examplePlayerFacts, totalExperience: 626, level: levelOf(626), experienceToNextLevel: experienceToNextLevel(626) };

/** The replies to messages, each with all that was said before it. */
export function repliesInChat(messages: readonly string[], facts: PlayerFacts = factsWith626Xp): readonly CoachReply[] {
  const chatHistory: { sender: string; message: string }[] = [];
  return messages.map((message) => {
    const { language, reply } = prepareReply({ message, chatHistory });
    const replied = speaking(language, () => reply(facts, 'player'));
    chatHistory.push({ sender: 'user', message }, { sender: 'coach', message: replied.response });
    return replied;
  });
}

/** What the last of these replies says. */
export const lastReplyInChat = (messages: readonly string[], facts?: PlayerFacts): string => repliesInChat(messages, facts).at(-1)?.response ?? '';
