import { findDrill, type DrillId } from '@touchline/domain';
import { drillsIn } from '../intents/find-drill-and-skill.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';

/** Is below what the player can do. */
const BENEATH = /\b(?:bab(?:y|ies|ys?)|babyish|bubis?|little kids|toddlers?|kindergarten|beginners?|anfanger\w*|kleinkinder\w*|kinder ?kram|pipi(?:einfach|leicht)\w*|(?:way |much |far |viel |echt |voll )?(?:too|zu|sooo?) (?:easy|leicht|einfach)|baby ?(?:kram|stuff|zeug|ubung\w*|drill\w*))\b/;
/** Asks for something harder. */
const HARDER = /\b(?:harder|tougher|more difficult|more advanced|(?:a )?challenge|schwerer\w*|schwieriger\w*|schwere|schwierige)\b/;
/** Refuses, beside the name of a drill. */
const REFUSES = /\b(?:(?:i )?(?:dont|do not|wont|will not|really dont) (?:want|wanna|like|do)|not (?:again|that|doing)|no more|hate|boring|sick of|stop (?:with|saying)|(?:will|mag|mochte|mach\w*) (?:ich )?(?:\w+ ){0,3}?(?:nicht|kein\w*|nie)|ich (?:will|mag|mochte) (?:\w+ ){0,2}?(?:nicht|kein\w*)|kein\w* (?:bock|lust)|langweilig|nicht (?:schon )?(?:wieder|nochmal))\b/;
/** Asks how or whether, and refuses nothing. */
const ASKS = /^(?:(?:and|but|so|und|aber|also|ok) )*(?:how|why|when|where|who|is|are|am|do|does|did|can|should|wie|warum|wieso|wann|wo|wer|ist|sind|bin|kann|soll|darf|muss)\b/;
/** The own foot, whose name a drill has. */
const OWN_FOOT = /\b(?:my|mein\w*|mi|mon|meu) (?:\w+ )?(?:foot|fuss|pie|pied|pe)\b/;
const MOST_WORDS = 24;
/** Finds a drill dull, or asks for another one than that. */
const WANTS_OTHER = /\b(?:(?:was|etwas) ander\w*|(?:ne|n|eine|einen|lieber) andere\w*(?: ubung)?|something (?:else|different)|(?:another|a different|other) (?:one|drill|exercise)|anything but)\b/;
/** Words that stand for a drill, as its whole name is seldom said. */
const SHORT_NAMES: readonly (readonly [RegExp, readonly [DrillId, ...DrillId[]]])[] = [
  [/\b(?:corners?|ecken?|eckballe?)\b/, ['weak_foot_corners']],
  [/\b(?:ladders?|leiter\w*)\b/, ['agility_ladder', 'ladder_in_in_out_out']],
  [/\b(?:slalom|hutchen|cones?)\b/, ['cone_weaving']],
  [/\b(?:wand|wall)\b/, ['wall_passes', 'one_touch_wall_pass', 'weak_foot_wall_pass']],
];

/** The drill that a turn refuses by its name; null where it refuses none. */
function refusedIn(text: string, words: readonly string[]): { readonly id: DrillId; readonly others: readonly DrillId[]; readonly isBeneath: boolean } | null {
  const [named, other] = drillsIn(words);
  const [short, ...others] = WANTS_OTHER.test(text) ? (SHORT_NAMES.find(([name]) => name.test(text))?.[1] ?? []) : [];
  const id = named ?? short;
  if (id === undefined || (other !== undefined && other !== 'juggling') || ASKS.test(text) || (id === 'weak_foot' && OWN_FOOT.test(text))) return null;
  const isBeneath = BENEATH.test(text);
  return isBeneath || REFUSES.test(text) || WANTS_OTHER.test(text) ? { id, others: named === undefined ? others : [], isBeneath: isBeneath || HARDER.test(text) } : null;
}

/** A turn that refuses a drill by its name: a harder one of its kind where it is beneath the player, else another; null for all else. */
export function refusesDrill(question: Question): Understood | null {
  const { before, raw, words, unwanted } = question;
  if (before === null || before.intent === 'injury' || raw.length > MOST_WORDS) return null;
  const refused = refusedIn(raw.join(' '), raw) ?? refusedIn(words.join(' '), words);
  if (refused === null) return null;
  const { id, others, isBeneath } = refused;
  // The name of a drill may name its skill, which is not refused with it.
  const left = [...new Set([...unwanted.filter((name) => findDrill(name) !== undefined), id, ...others])];
  return isBeneath
    ? understoodAs(question, 'too_easy', { sureness: 1, drillId: id, skill: question.skill ?? before.skill, unwanted: left })
    : understoodAs(question, 'which_drill', { sureness: 1, drillId: null, skill: question.skill ?? before.skill, foot: question.foot, unwanted: left });
}
