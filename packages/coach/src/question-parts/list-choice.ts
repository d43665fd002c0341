import type { CoachIntent } from '@touchline/domain';
import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { ORDINALS, ordinalIn } from '../text/ordinals.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';

const WHICH = ORDINALS.map(([, words]) => words).join('|');
const THE = '(?:(?:the|that|my|die|der|das|den|el|la|le|les|o|a|drill|ubung|ejercicio|exercice|exercicio) )*';
const ONE = '(?: (?:one|drill|exercise|ubung|ejercicio|exercice|exercicio|then|pls|please|bitte|dann|too|auch|tambien|aussi|tambem|por favor|stp|svp|mal|there|davon|of them))*';
const TAKES = '(?:(?:i|ich|ill|i ll|lets|let s|wir|je|eu|yo) )?(?:(?:will|want|would like|take|taking|do|choose|pick|try|prefer|like|start with|begin with|explain|show me|tell me about|nehme?|will|mochte|mach\\w*|wahle?|zeig mir|erklar\\w*|quiero|prefiero|je veux|veux|prends|prefere|quero|prefiro) )*';
const PICKS = new RegExp(`^${TURN_OPENING}${TAKES}${THE}(?:${WHICH})${ONE}$`);
/** What one of them is good for, or how it goes, behind its place. */
const ASKS_WHY = '(?:(?:and|so|und|also) )*(?:(?:whats|what s|what is|wats|what does|what do|wat does|what would|was) (?:it|that|that one|this|it even|bringt|macht|soll|die|das|the drill)(?: (?:do|does|for|good for|good|train|help|help with|teach|even|me|mir|die|das|der|denn|es|gut|eigentlich))*|why(?: (?:that|that one|is it good|it))?|wo ?(?:fur|zu) (?:ist )?(?:die|das|der)(?: (?:gut|da|denn))*|was bringt (?:die|das|der|mir die|mir das)(?: (?:mir|denn))*|warum(?: die| das)?|wozu)';
const ASKS_HOW = '(?:(?:and|so|und|also) )*(?:(?:whats|what is|wats) (?:it|that|that one)|how (?:does|do|is) (?:it|that|that one|i do it|i do that|i)(?: (?:go|work|do it|do that))?|hows it (?:go|work|done)|explain(?: (?:it|that))?|wie geht (?:die|das|der)(?: (?:denn|nochmal))*|wie macht man (?:die|das|den)|was ist das|erklar (?:die|das)(?: mal)?)';
const PICKS_AND_ASKS_WHY = new RegExp(`^${TURN_OPENING}${TAKES}${THE}(?:${WHICH})${ONE} ${ASKS_WHY}$|^${TURN_OPENING}(?:(?:what|was|wat|whats) (?:does|is|bringt|macht|ist|trains?)|why|warum|wozu ist|wofur ist) ${THE}(?:${WHICH})${ONE}(?: (?:do|for|good for|good|train|teach|help with|gut|denn|da))*$`);
const PICKS_AND_ASKS_HOW = new RegExp(`^${TURN_OPENING}${TAKES}${THE}(?:${WHICH})${ONE} ${ASKS_HOW}$|^${TURN_OPENING}(?:how (?:does|do i do|do you do)|wie geht|wie macht man) ${THE}(?:${WHICH})${ONE}(?: (?:go|work|denn))*$`);
/** That another one of them was meant: “I said second”, “not the first”. */
const SAID = new RegExp(`(?:^| )(?:i (?:said|meant|mean|asked (?:about|for))|ich (?:sagte|meinte|meine|mein|wollte)|hab(?:e)? (?:ich )?(?:gesagt|gemeint)) ${THE}(${WHICH})(?= |$)`);
const NOT_THAT = new RegExp(`(?:^| )(?:not|nicht|thats|that s|that is|das (?:ist|war)) ${THE}(?:${WHICH})${ONE}`);

const CHANGE = '(?:change|swap|switch|replace|exchange|skip|remove|leave out|take out|without|not|drop|tausch\\w*|wechsel\\w*|ersetz\\w*|ander\\w*|lass|ohne|nicht|cambia\\w*|quita\\w*|sin|remplace\\w*|enleve\\w*|sans|troca\\w*|muda\\w*|tira\\w*|sem|another|different|something else for|something else instead of|something different for|(?:eine |was )?andere[sr]? (?:fur|statt|als)|otr[oa] en vez de)';
const SWAPS = new RegExp(`^${TURN_OPENING}(?:(?:can|could|can you|could you|please|pls|bitte|kannst du|puedes|tu peux|pode|i dont like|i dont want|ich mag|ich will|no quiero|je veux pas|nao quero) )*(?:${CHANGE} )?${THE}(?:${WHICH})${ONE}(?: (?:out|weg|aus|nicht|mag ich nicht|will ich nicht|no me gusta|nao gosto|austauschen|tauschen|wechseln|andern|ersetzen|for something else|with something else|for another(?: one)?|to something else|por otr[oa]|par autre chose|por outr[oa]))*$`);
const ASKS_CHANGE = new RegExp(`\\b(?:${CHANGE}|dont like|dont want|mag|will ich nicht|no me gusta|nao gosto|no quiero|veux pas|nao quero|out|weg|something else|another|austauschen|tauschen|wechseln|andern|ersetzen)\\b`);
/** These offer more than one drill. */
const LISTS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'improve_skill', 'no_ball', 'no_wall', 'equipment', 'weak_foot', 'bored']);
const MOST_WORDS = 14;

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
  const corrected = chosenBefore === null ? null : placeMeant(text);
  if (corrected !== null && chosenBefore !== null) return understoodAs(question, 'drill_technique', { sureness: 1, drillId: null, skill: null, act: { ...chosenBefore, at: corrected, back: chosenBefore.back + 1 } });
  const at = ordinalIn(text);
  if (at === null) return null;
  const back = (chosenBefore?.back ?? 0) + 1;
  if (!isPlan && PICKS_AND_ASKS_WHY.test(text)) return understoodAs(question, 'drill_technique', { sureness: 1, drillId: null, skill: null, act: { kind: 'ofList', at, swaps: false, back, asksWhy: true } });
  if (!isPlan && PICKS_AND_ASKS_HOW.test(text)) return understoodAs(question, 'drill_technique', { sureness: 1, drillId: null, skill: null, act: { kind: 'ofList', at, swaps: false, back } });
  if (isPlan && ((ASKS_CHANGE.test(text) && SWAPS.test(text)) || (hasSwapped && PICKS.test(text)))) {
    const on = goingOn(question, null);
    return on === null ? null : { ...on, act: { kind: 'ofList', at, swaps: true, back: 1 } };
  }
  return PICKS.test(text) ? understoodAs(question, 'drill_technique', { sureness: 1, act: { kind: 'ofList', at, swaps: false, back } }) : null;
}

/** The place that a turn says was meant, where another one was told; null where it says none. */
function placeMeant(text: string): number | null {
  const said = SAID.exec(text)?.[1];
  if (said !== undefined) return ordinalIn(said);
  const rest = text.replace(NOT_THAT, ' ');
  return rest === text ? null : ordinalIn(rest);
}

/** Whether a turn asks what one of several drills is for or how it goes, or says which one was meant. */
export function asksOfPlace({ raw, before }: Question): boolean {
  const text = raw.join(' ');
  return raw.length <= MOST_WORDS && (PICKS_AND_ASKS_WHY.test(text) || PICKS_AND_ASKS_HOW.test(text) || (before?.act?.kind === 'ofList' && placeMeant(text) !== null));
}
