import { languageOf, mendedWords, wordsOf } from '../text/recognise-words.ts';
import { understand } from '../intents/understand.ts';
import { hurts } from '../topics/find-topic.ts';
import type { Verdict } from './check-message.ts';

/** So many turns back somebody who told of pain gets no drill, where they have not said that it is over. */
const TURNS = 4;
const OVER =
  /\b((is|its|feels?|feeling|am|im|all) (\w+ )?(better|fine|ok|okay|good|healed|gone)( now| again)?|(no|without) (more )?pain|(doesnt|does not|dont|stopped|not) hurt(s|ing)?( any ?more| now)?|(wieder|nicht mehr|nichts mehr) (gut|okay|ok|weh)|tut (nicht|nichts) mehr weh|ya no (me )?duele|ya estoy bien|(ca|il) va mieux|plus mal|nao doi mais|ja (estou|esta) (bem|bom))\b/;
/** Asks how to stay well, and is not hurt. */
const PREVENTS = /\b(not get (hurt|injured)|dont get (hurt|injured)|avoid\w*|prevent\w*|vermeid\w*|evitar|eviter)\b/;

/** A turn of the player, and what safety made of it. */
export interface CheckedTurn {
  readonly turn: string;
  readonly verdict: Verdict;
}

/** Whether a player told of pain, of the head or of breath in the last turns (oldest first), and not since that it is over. */
export function toldOfPain(turns: readonly CheckedTurn[]): boolean {
  for (const { turn, verdict } of turns.slice(-TURNS).toReversed()) {
    if (verdict.action === 'crisis' && (verdict.kind === 'head_injury' || verdict.kind === 'chest_breath')) return true;
    if (isOver(turn)) return false;
    if (tellsOfPain(turn)) return true;
  }
  return false;
}

/** Whether a text says that what hurt is well again. */
export const isOver = (text: string): boolean => OVER.test(wordsOf(text).join(' '));

function tellsOfPain(text: string): boolean {
  const raw = wordsOf(text);
  if (PREVENTS.test(raw.join(' '))) return false;
  return hurts(raw, mendedWords(text, languageOf(text) ?? 'en')) || understand(text, []).intent === 'injury';
}
