import type { DrillId } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { wordsOf } from '../text/recognise-words.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';

/** Whether a reading is of exactly something. */
export const isMet = ({ topic, ask, told, act }: Understood): boolean => topic !== null || ask !== null || told !== null || (act !== null && act.kind !== 'unclear');

/** A reading of what was meant, which stands where it is of exactly something, whatever the talk was about. */
export const firmly = (asked: Understood, before: Understood): Understood => ({ ...asked, before, ...(isMet(asked) ? { sureness: 1 } : {}) });

/** Whether two readings are answered alike. */
export const isSameReading = (one: Understood, other: Understood): boolean => one.topic?.topic === other.topic?.topic && JSON.stringify([one.act, one.ask, one.told]) === JSON.stringify([other.act, other.ask, other.told]) && one.intent === other.intent && one.drillId === other.drillId;

/** How a drill is done, in the words of its own name, however it was written. */
export const ofDrill = (question: Question, drillId: DrillId | null): Understood => understoodAs(question, 'drill_technique', { sureness: 1, drillId, skill: null, ...(drillId === null ? {} : { words: wordsOf(drillNames[drillId]) }) });
