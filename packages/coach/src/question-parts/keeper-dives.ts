import { asTopic } from '../intents/understood-as-topic.ts';
import type { Question, Understood } from '../intents/read-question.ts';
import { tellsOfHurtingLimb } from '../safety/whole-message-of-hurting-limb.ts';

/** Dives of a keeper, and of nobody in the water. */
const DIVES = /\b(?:div(?:e|es|ed|ing)|hecht\w*|plong(?:e|es|er|eon|eons|ent)|(?:tirarme|lanzarme|tirarse|estirarme|me tiro|me lanzo|estiradas?|palomitas?|vuelo|volar) ?(?:al suelo|de porter[oa])?|mergulh\w*|me jog(?:o|ar)|pular na bola|ponte)\b/;
const OF_KEEPER = /\b(?:goal\w*|keeper\w*|goalie\w*|save\w*|ball|tor|torwart\w*|ball|porter[oa]\w*|porteria|balon|gardien\w*|but|ballon|goleir[oa]|gol|bola|suelo|chao|sol|ground|boden|land\w*|hurt\w*|mal|wehtun|weh|dano|machucar|how|wie|como|comment)\b/;
const NO_KEEPER = /\b(?:swim\w*|pool|water|schwimm\w*|wasser|piscine|piscina|nager|ref|referee|schiri|arbitr\w*|cheat\w*|foul|schwalbe|simul\w*|penalty|striker)\b/;
const HARD = /\b(?:concrete|tarmac|asphalt|pavement|playground|cement|street|road|hard (?:ground|floor)|parquet|hall floor|beton|strasse|pflaster|hallenboden|harte[mrn]? boden|schulhof|hormigon|cemento|asfalto|calle|patio|suelo duro|parque|goudron|bitume|rue|sol dur|dur|carrelage|cimento|concreto|rua|quadra|chao duro|piso duro)\b/;
const SOFT = /\b(?:grass|lawn|mat|mats|mattress|sand|turf|rasen|gras|wiese|matte|matten|matratze|sand|cesped|hierba|colchoneta|colchon|arena|herbe|pelouse|gazon|tapis|matelas|sable|grama|colchonete|colchao|areia|gramado)\b/;
/** So many turns back dives are still spoken of. */
const TURNS_BACK = 3;

function speaksOfDives(before: Understood | null): boolean {
  let turn = before;
  for (let back = 0; back < TURNS_BACK && turn !== null; back += 1) {
    if (turn.topic?.topic === 'keeperDive' || turn.act?.kind === 'diveHard' || turn.act?.kind === 'diveSoft') return true;
    turn = turn.before;
  }
  return false;
}

/** How a keeper dives, and that nobody dives on hard ground; null for all else. */
export function keeperDives(question: Question): Understood | null {
  const { raw, before } = question;
  const text = raw.join(' ');
  if (NO_KEEPER.test(text) || tellsOfHurtingLimb(raw)) return null;
  const dives = DIVES.test(text) && OF_KEEPER.test(text);
  if (HARD.test(text) && (dives || speaksOfDives(before))) return asTopic(question, 'keeperDive', { act: { kind: 'diveHard' } });
  if (SOFT.test(text) && (speaksOfDives(before) || (dives && before !== null))) return asTopic(question, 'keeperDive', { act: { kind: 'diveSoft' } });
  return dives && question.spoken !== 'en' && question.spoken !== 'de' ? asTopic(question, 'keeperDive') : null;
}
