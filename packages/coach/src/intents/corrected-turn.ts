import type { DrillId } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { correctionIn } from '../question-parts/corrected-question.ts';
import { askedOfDrill } from '../question-parts/drill-was-meant-correction.ts';
import { drillNamedAlone } from '../question-parts/word-to-explain.ts';
import { clausesOf } from '../text/asks-something.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { drillNameForms } from './find-drill-and-skill.ts';
import { firmly, isMet, isSameReading, ofDrill } from './exact-understanding.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';
import { OF_NUMBERS } from './read-with-turn-before.ts';

/** The question before with the other drill in the place of its own; null where its drill is not named in it. */
function swappedDrill(turnBefore: string, drillId: DrillId | null, name: string): string | null {
  const text = ` ${wordsOf(turnBefore).join(' ')} `;
  const own = drillNameForms.find(([form, id]) => id === drillId && text.includes(` ${form} `))?.[0];
  return own === undefined ? null : text.replace(` ${own} `, ` ${name} `).trim();
}

const REWARD = /\b(?:xp|tokens?|levels?|streak|packs?|cards?|minutes|sessions|minuten|einheiten|serie|karten)\b/;
/** The question before with the other thing that is earned in the place of its own; null where either names none. */
function swappedReward(turnBefore: string, rest: string): string | null {
  const [text, other] = [wordsOf(turnBefore).join(' '), REWARD.exec(wordsOf(rest).join(' '))?.[0]];
  return other === undefined || wordsOf(rest).length > 3 || !REWARD.test(text) ? null : text.replace(REWARD, other);
}

/**
 * A turn that says what was meant instead of what was answered: its own question, else the question before asked of what it names.
 * `read` understands a message behind turns. Null where it corrects nothing.
 */
export function correctedQuestion(question: Question, turns: readonly string[], read: (text: string, turns: readonly string[]) => Understood): Understood | null {
  const { before, text } = question;
  if (before === null) return null;
  const correction = correctionIn(text);
  if (correction === null || askedOfDrill(text, turns.at(-1) ?? '', before.language) !== null) return null;
  const { rest, asks } = correction;
  // What hurts is no other question asked again.
  if (before.intent === 'injury' && !asks) return null;
  const drillId = drillNamedAlone(clausesOf(rest)[0] ?? '');
  const swapped = drillId === null ? swappedReward(turns.at(-1) ?? '', rest) : OF_NUMBERS.has(before.intent) ? swappedDrill(turns.at(-1) ?? '', before.drillId, drillNames[drillId]) : null;
  if (swapped !== null) return firmly(read(swapped, turns.slice(0, -1)), before);
  if (drillId !== null) return ofDrill(question, drillId);
  if (asks) {
    // What was not meant is not said again.
    const others = [read(rest, turns), read(rest, [])].filter((one) => !(isMet(one) && isSameReading(one, before)));
    const own = others.find(isMet) ?? others[0];
    return own === undefined ? notMeant(question, before) : firmly(own, before);
  }
  const whole = read(`${turns.at(-1) ?? ''} ${rest}`, turns.slice(0, -1));
  if (!isSameReading(whole, before)) return firmly(whole, before);
  const alone = read(rest, turns);
  if (isMet(alone) && !isSameReading(alone, before)) return firmly(alone, before);
  // Nothing else that is known has these words: which of what is near was meant is asked.
  return notMeant(question, before);
}

/** That it was not understood, with what is near to be chosen from. */
const notMeant = (question: Question, before: Understood): Understood => understoodAs(question, before.intent, { sureness: 1, act: { kind: 'onAnswer', turn: 'notMeant' }, nearest: before.nearest });
