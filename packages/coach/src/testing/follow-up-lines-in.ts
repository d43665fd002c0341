import type { Language } from '@touchline/domain';
import { coachTalkFollowUpLines, type CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';

/** A line as a pattern, with anything in the place of its values. */
const patternOf = (line: string): RegExp => new RegExp(line.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+?'));

/** The lines of follow-ups that an answer in a language says. */
export const followUpLinesIn = (language: Language, response: string): readonly CoachTalkFollowUpLine[] =>
  speaking(language, () => Object.entries(coachTalkFollowUpLines).flatMap(([line, ways]) => (ways.some((way) => patternOf(way).test(response)) ? [line as CoachTalkFollowUpLine] : [])));
