import type { CoachIntent } from '@touchline/domain';
import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { ORDINALS, ordinalIn } from '../text/ordinals.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';

const WHICH = ORDINALS.map(([, words]) => words).join('|');
const THE = '(?:(?:the|that|my|die|der|das|den|el|la|le|les|o|a|drill|ubung|ejercicio|exercice|exercicio) )*';
const ONE = '(?: (?:one|drill|exercise|ubung|ejercicio|exercice|exercicio|then|pls|please|bitte|dann|too|auch|tambien|aussi|tambem|por favor|stp|svp|mal|there|davon|of them))*';
const TAKES = '(?:(?:i|ich|ill|i ll|lets|let s|wir|je|eu|yo) )?(?:(?:will|want|would like|take|taking|do|choose|pick|try|prefer|like|start with|begin with|explain|show me|tell me about|nehme?|will|mochte|mach\\w*|wahle?|zeig mir|erklar\\w*|quiero|prefiero|je veux|veux|prends|prefere|quero|prefiro) )*';
const PICKS = new RegExp(`^${TURN_OPENING}${TAKES}${THE}(?:${WHICH})${ONE}$`);
const CHANGE = '(?:change|swap|switch|replace|exchange|skip|remove|leave out|take out|without|not|drop|tausch\\w*|wechsel\\w*|ersetz\\w*|ander\\w*|lass|ohne|nicht|cambia\\w*|quita\\w*|sin|remplace\\w*|enleve\\w*|sans|troca\\w*|muda\\w*|tira\\w*|sem|another|different|something else for|something else instead of|something different for|(?:eine |was )?andere[sr]? (?:fur|statt|als)|otr[oa] en vez de)';
const SWAPS = new RegExp(`^${TURN_OPENING}(?:(?:can|could|can you|could you|please|pls|bitte|kannst du|puedes|tu peux|pode|i dont like|i dont want|ich mag|ich will|no quiero|je veux pas|nao quero) )*(?:${CHANGE} )?${THE}(?:${WHICH})${ONE}(?: (?:out|weg|aus|nicht|mag ich nicht|will ich nicht|no me gusta|nao gosto|austauschen|tauschen|wechseln|andern|ersetzen|for something else|with something else|for another(?: one)?|to something else|por otr[oa]|par autre chose|por outr[oa]))*$`);
const ASKS_CHANGE = new RegExp(`\\b(?:${CHANGE}|dont like|dont want|mag|will ich nicht|no me gusta|nao gosto|no quiero|veux pas|nao quero|out|weg|something else|another|austauschen|tauschen|wechseln|andern|ersetzen)\\b`);
/** These offer more than one drill. */
const LISTS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'improve_skill', 'no_ball', 'no_wall', 'equipment', 'weak_foot', 'bored']);
const MOST_WORDS = 10;

/** The one of several drills, or of a plan, that a turn takes or wants another for: "the last one", "swap the second". */
export function choiceOfList(question: Question): Understood | null {
  const { before, raw } = question;
  if (before === null || raw.length > MOST_WORDS) return null;
  const text = raw.join(' ');
  // “The last one”, behind the second one, is of the same list.
  const chosenBefore = before.act?.kind === 'ofList' && !before.act.swaps ? before.act : null;
  const isPlan = (before.intent === 'plan_day' || before.intent === 'plan_week') && before.topic === null;
  const hasSwapped = before.act?.kind === 'ofList' && before.act.swaps;
  if (!isPlan && chosenBefore === null && !LISTS.has(before.intent)) return null;
  const at = ordinalIn(text);
  if (at === null) return null;
  if (isPlan && ((ASKS_CHANGE.test(text) && SWAPS.test(text)) || (hasSwapped && PICKS.test(text)))) {
    const on = goingOn(question, null);
    return on === null ? null : { ...on, act: { kind: 'ofList', at, swaps: true, back: 1 } };
  }
  return PICKS.test(text) ? understoodAs(question, 'drill_technique', { sureness: 1, act: { kind: 'ofList', at, swaps: false, back: (chosenBefore?.back ?? 0) + 1 } }) : null;
}
