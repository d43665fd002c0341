import { hasContactDetails, type CoachIntent, type CoachLanguage } from '@touchline/domain';
import { isOfBody } from '../intents/dialogue-act-types.ts';
import { understand } from '../intents/understand.ts';
import { checkWords } from '../safety/check-message.ts';
import { isFamiliar } from '../text/correct-spelling.ts';

/**
 * What an AI outside may be asked. Rules alone answer what hurts or weighs on somebody, where a message that safety
 * missed would land; what only they know (rewards, the app, matches, what the coach is); and what is no football.
 */
const ASKED_OUTSIDE: ReadonlySet<CoachIntent> = new Set<CoachIntent>([
  'analyse_practice',
  'improve_skill',
  'which_drill',
  'drill_technique',
  'my_numbers',
  'last_practice',
  'records',
  'plan_day',
  'plan_week',
  'little_time',
  'no_wall',
  'no_ball',
  'rain',
  'bored',
  'too_hard',
  'too_easy',
  'warm_up',
  'weak_foot',
]);

const MOST_EARLIER = 4;
const LONGEST = 500;
/** Stands where words of a person stood. */
const REMOVED = '[removed]';

/** After these comes a name, of one word or of several with capitals. */
const BEFORE_NAME =
  /\b(my (?:full |real |last |first )?name(?:'s|’s|s| is)|(?:i am|i'm|i’m|im) called|call me|ich hei(?:ß|ss)e|mein name ist|me llamo|mi nombre es|je m['’]appelle|mon nom est|me chamo|meu nome (?:é|e))(\s+)\p{L}[\p{L}'’-]*((?:\s+\p{L}[\p{L}'’-]*){0,3})/giu;
/** "I'm Kim": small letters would be a state and no name. */
const BEFORE_CAPITALS = /\b([Ii] am|[Ii]['’]?m|[Tt]his is)(\s+)\p{Lu}[\p{L}'’-]*((?:\s+\p{Lu}[\p{L}'’-]*){0,3})/gu;
/** After these comes a place, up to the end of what is said. */
const BEFORE_PLACE =
  /\b(i live|my (?:address|school|village|town|street|team|club)(?:'s|’s| is)?(?: called)?|i (?:play|train) (?:for|with)|i go to|ich wohne|meine (?:adresse|schule)|vivo en|mi (?:escuela|colegio|equipo)|j['’]habite|mon (?:école|ecole|club)|moro em|minha escola)(\s+)[^,;.!?]+/giu;

/** After these comes somebody or some place, unless it is a word of football. */
const BEFORE_STRANGER =
  /(?:^|[^\p{L}\p{N}])(?:i am|i['’]?m|it['’]?s|this is|here is|hey|hi|my (?:friend|mate|brother|sister|coach|trainer|teacher|dad|mum|mom)|coach|trainer|mr|mrs|ms|from|in|at|near|with|against|ich bin|aus|mit|bei|soy|con|je suis|avec|chez|sou|com)\s+$/iu;
const MID_SENTENCE = /[\p{L}\p{N},;:'’]\s+$/u;
const WORD = /\p{L}[\p{L}'’-]*/gu;

export interface OutsideQuestion {
  readonly message: string;
  /** What the player asked before, oldest first. */
  readonly earlier: readonly string[];
  readonly language: CoachLanguage;
}

/**
 * What may leave of a question and the player's turns before it: football that no rule of safety stops, without who
 * the player is. `own` are words that name the player. Null where nothing may.
 */
export function outsideQuestion(message: string, turns: readonly string[], own: readonly string[]): OutsideQuestion | null {
  if (!mayLeave(message)) return null;
  const allowed = turns.filter(mayLeave);
  const { intent, unsureOf, language, act } = understand(message, allowed);
  if (!ASKED_OUTSIDE.has(intent) || isOfBody(act) || (unsureOf !== null && !ASKED_OUTSIDE.has(unsureOf))) return null;
  const earlier = allowed.filter((one) => {
    const told = understand(one);
    return ASKED_OUTSIDE.has(told.intent) && !isOfBody(told.act);
  });
  return {
    message: withoutPerson(message, own),
    earlier: earlier.slice(-MOST_EARLIER).map((turn) => withoutPerson(turn, own)),
    language,
  };
}

const mayLeave = (text: string): boolean => checkWords(text).action === 'allow' && !hasContactDetails(text);

/** One line without signs that cannot be seen, markup, and words that name the player. */
function withoutPerson(text: string, own: readonly string[]): string {
  const line = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[<>{}[\]`|\\]/g, '');
  const nameless = (_: string, before: string, blank: string, more: string): string => `${before}${blank}${REMOVED}${withoutCapitals(more)}`;
  const told = line.replace(BEFORE_NAME, nameless).replace(BEFORE_CAPITALS, nameless).replace(BEFORE_PLACE, `$1$2${REMOVED}`);
  // A team called 'Left Foot' is found as a whole; its words are everybody's.
  const names = own.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).filter((name) => name.length > 1 && !isFamiliar(name));
  const unnamed = [...names, ...own.filter((name) => /\s/.test(name))]
    .toSorted((a, b) => b.length - a.length)
    .reduce((said, name) => said.replace(new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(name.normalize('NFKC'))}(?![\\p{L}\\p{N}])`, 'giu'), `$1${REMOVED}`), told);
  const estranged = unnamed.replace(WORD, (word, at: number) => {
    const before = unnamed.slice(0, at);
    if (before.endsWith('[') || isFamiliar(word)) return word;
    return BEFORE_STRANGER.test(before) || (/^\p{Lu}/u.test(word) && MID_SENTENCE.test(before)) ? REMOVED : word;
  });
  return estranged.trim().slice(0, LONGEST);
}

/** What follows a name, without the words that still belong to it. */
const withoutCapitals = (words: string): string => words.replace(/^(?:\s+\p{Lu}[\p{L}'’-]*)+/u, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
