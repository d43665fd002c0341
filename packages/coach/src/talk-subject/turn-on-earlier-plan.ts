import { drillIn } from '../intents/find-drill-and-skill.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { skillWithoutDrillIn } from '../question-parts/skill-without-drill.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { weekdaysOf } from '../text/weekday-names.ts';
import { hurts } from '../topics/find-topic.ts';
import type { TurnOn } from './follow-up-kinds-by-subject.ts';
import { namedInPlan, type NamedInPlan } from './named-in-plan.ts';
import type { TalkSubject } from './talk-subject-types.ts';

type PlanSubject = Extract<TalkSubject, { readonly of: 'plan' }>;

/** So many turns back a plan is still the one that is spoken of, whatever was asked in between; what is on a day is said of it sooner. */
const MOST_TURNS_BACK = 6;
const MOST_TURNS_BACK_OF_DAYS = 3;
const MOST_TURNS_BACK_OF_IT = 2;
const MOST_WORDS = 34;

/** The plan that a turn made or changed; null where it did neither. */
function planOfTurn({ act, ask, ...turn }: Understood, back: number): PlanSubject | null {
  if (act?.kind === 'onSubject') return act.subject.of === 'plan' ? { ...act.subject, back } : null;
  if (ask?.kind === 'trial' && ask.trial.wants === 'plan') return { of: 'plan', span: 'week', back };
  return isPlan({ act, ask, ...turn }) ? { of: 'plan', span: turn.intent === 'plan_week' ? 'week' : 'session', back } : null;
}

/** The last plan of the talk behind a turn, some turns back too; null where there was none. */
function planOfTalk(before: Understood | null): PlanSubject | null {
  return turnsBefore(before, MOST_TURNS_BACK).reduce<PlanSubject | null>((found, turn, at) => found ?? planOfTurn(turn, at + 1), null);
}

const PLAN_WORD = '(?:plan|wochenplan|trainingsplan|schedule|timetable|week plan)';
/** The plan is to be told once more. */
const SHOWS = [
  some(`(?:show|see|tell|give|send|read|say|repeat|whats|what is|what was|hows|how is|zeig\\w*|sag\\w*|schick\\w*|gib|seh\\w*|wie (?:ist|war|sieht|is|geht)|was (?:ist|war|is)|wiederhol\\w*)(?: \\w+){0,6}? ${PLAN_WORD}(?: \\w+){0,3}? (?:again|now|once more|one more time|please|pls|look like|nochmal|noch mal|noch einmal|nochmals|jetzt|nun|bitte|aus|gerade|so far|bis jetzt)`),
  some(`(?:show|see|zeig\\w*|seh\\w*)(?: \\w+){0,3}? (?:the|my|whole|full|new|den|mein\\w*|ganzen?|neuen?) ${PLAN_WORD}`),
  some(`(?:whats|what is|what was|wie (?:war|ist|is)) (?:the|my|der|mein) ${PLAN_WORD}`, `(?:nochmal|noch mal|noch einmal|again) (?:den|der|the|my|mein\\w*) ${PLAN_WORD}`, `(?:the|my|den|mein\\w*) ${PLAN_WORD} (?:again|nochmal|noch mal|noch einmal)`),
];
/** The same, said of what the turn before told. */
const SHOWS_IT = /^(?:(?:ok|okay|and|und|pls|please|bitte|can you|can u|kannst du|so|cool|thx|danke|mir) )*(?:show|see|tell|say|zeig\w*|sag\w*)(?: (?:me|it|that|him|mir|ihn|das|es|all))* (?:again|once more|one more time|nochmal|noch mal|noch einmal)(?: (?:pls|please|bitte|now|jetzt))*$/;
const MAKES_NEW = some('make', 'new one', 'another', 'different', 'mach', 'neuen', 'anderen', 'without', 'ohne', 'for (?:my|next)', 'nachste\\w*', 'where', 'wo', 'save', 'speicher\\w*', 'not', 'kein\\w*');

/** How much time the plan takes in all. */
const MINUTES = some('min', 'mins', 'minutes?', 'minits?', 'minuts', 'minuten?', 'hours?', 'stunden?', 'zeit', 'time', 'long', 'lang\\w*');
const HOW_MUCH = some('how (?:many|much|long|meny)', 'wie ?viele?', 'wie ?lang\\w*', 'wieviele?');
const IN_ALL = some('in total', 'total', 'all together', 'altogether', 'in all', 'all in all', 'overall', '(?:a|per|the|this|each|every|whole) week', 'insgesamt', 'zusammen', 'gesamt', '(?:die|der|pro|in der|diese|ganze) woche', 'alles', 'add up', '(?:then|dann|denn)', 'plan');
const OF_IT = some('is (?:that|it|this)', 'are (?:that|they|those|these)', '(?:that|it|this) (?:is|is all|takes?|be)', '(?:would|will|does) (?:that|it|this)', 'sind (?:das|es)', '(?:ist|is|war\\w*|macht|ergibt|dauert) (?:das|es|der)', 'das (?:ist|sind|macht)', 'the plan', '(?:vom|im|der|fur den) plan');
/** A length that is of something else than the plan. */
const OF_ANOTHER_THING = some('match', 'game', 'half', 'halbzeit', 'spiel', 'spiels', 'sleep', 'schlaf\\w*', 'video', 'each', 'one drill', 'a day', 'per day', 'pro tag', 'am tag', 'jeden tag', 'je', 'to get', 'until', 'streak', 'serie', 'level');
const ONLY_MINUTES = some('min', 'mins', 'minutes?', 'minits?', 'minuts', 'minuten?');
const FEW_WORDS = 8;
const PAST = some('did', 'have i', 'ive', 'i did', 'done', 'so far', 'hab\\w*', 'war\\w* es', 'gemacht', 'trainiert', 'geubt', 'bisher', 'bis jetzt', 'already', 'schon', 'ago', 'until', 'till', 'bis');
/** Says that the plan was meant, and not what was practised. */
const MEANS_PLAN = /^(?:(?:no|nope|nah|nein|ne|nee|noe|man|hey|but|aber|also|das|that|doch|i|ich) )*(?:mean|meant|meen|mein|meine|meinte|meint)(?: (?:ich|i|the|that|das|den|doch|ja|from|of|in|im|vom|for|fur|am|on|dem|my|mein\w*|minutes|minuten))* (?:plan|wochenplan|trainingsplan|week)(?: (?:not|nicht|pls|bitte|man|digga|bro|minutes|minuten)(?: \w+){0,3})?$/;

const WHY = /^(?:(?:and|but|so|ok|okay|und|aber|also|hm|huh|ha|hae|bro|digga|ey|warte|wait) )*(?:why|how come|warum|wieso|weshalb|wiso)\b/;
const ONLY_SO_LONG = some('(?:only|just|so|nur|bloss|immer|always) (?:\\w+ )?(?:\\d{1,2}|ten|five|fifteen|twenty|zehn|funf|funfzehn|zwanzig) ?(?:m|min|mins|minutes?|minits?|minuten?)', 'so (?:short|long|little|few|kurz|lang\\w*|wenig)', '(?:nicht|not) (?:longer|more|langer|mehr)');
const OF_WARM_UP = some('warm ?up', 'warming', 'aufwarm\\w*', 'match', 'spiel', 'break', 'pause');
const NONE_OF = some('(?:is there )?(?:no|not any|none|zero|never any)', 'isnt there', 'arent there', '(?:there )?(?:isnt|arent|aint)', 'kein\\w*', 'garkein\\w*', 'nicht', 'nix', 'nichts', 'without', 'ohne');
const NOTHING_WITH_FOOT = some('(?:nothing|nuffink|nuffin|none|no drills?|not (?:one|any)|isnt (?:any|anything)|garnix|gar nix|nix|nichts|gar nichts|garnichts|kein\\w*)(?: \\w+){0,5}? (?:left|weak\\w*|links|linke\\w*|schwach\\w*)(?: \\w+){0,3}');
const LIKE_BABY = some('baby\\w*', 'babies', 'too easy', 'to easy', 'way easy', 'boring easy', 'zu (?:leicht|einfach|easy)', 'kinderkram', 'fur kleine', 'for little kids', 'kindergarten');

/** A day that was taken out is to be in the plan again. */
const BACK_IN = some('back (?:in|on)', '(?:put|add|take|have)(?: \\w+){0,3} back', '(?:works|is ok|is fine|is free|goes) again', 'again after all', 'wieder (?:rein\\w*|dazu|dabei|hinzu\\w*|mit rein)', '(?:geht|klappt|passt|kann ich) (?:jetzt )?(?:doch|wieder)', 'doch wieder');
/** One day for another: “swap monday for saturday”, “tausch donnerstag mit sonntag”. */
const SWAPS = /^(?:swap|swop|switch|change|trade|move|put|tausch\w*|wechsel\w*|verschieb\w*|leg|lege|verleg\w*)$/;
const BETWEEN_SWAPPED = /^(?:for|with|to|and|onto|on|mit|gegen|auf|und|fur|zum|in|the|den|am|instead|of|statt)$/;
/** The two days that a turn swaps, in their order; null where it swaps none. */
function swappedDays(words: readonly string[]): readonly [number, number] | null {
  const days = weekdaysOf(words);
  const at = words.findIndex((word) => SWAPS.test(word));
  const swapsBehind = words.some((word, place) => /^(?:tauschen|wechseln|verschieben|verlegen|getauscht)$/.test(word) && place > 0);
  const first = days.findIndex((day, place) => day !== null && (place > at || swapsBehind));
  const second = days.findIndex((day, place) => day !== null && place > first && first >= 0);
  if ((at < 0 && !swapsBehind) || first < 0 || second < 0) return null;
  const between = words.slice(first + 1, second);
  const [one = null, two = null] = [days[first], days[second]];
  return between.length > 0 && between.every((word) => BETWEEN_SWAPPED.test(word)) && one !== null && two !== null && one !== two ? [one, two] : null;
}

/** What stands on a day, so that it is not free for practice. */
const SOMETHING_ELSE = '(?!(?:also |auch |noch |jetzt |mehr |more |still |some |ein bisschen |viel |da |immer )*(?:time|free|zeit|frei|lust|bock|nothing|nichts|nix|no|kein\\w*|drills?|ubung\\w*|it|das|es|die|den|only|nur|new|neu\\w*|better|besser|hurt|sick|ill|krank|verletzt|lost|won|gewonnen|verloren|scored|geschossen|gemacht|geschafft|geubt|trainiert|gespielt|boots|ball|goals?|tore?|\\d+|question|frage|drill)(?: |$))\\w+';
const HAS_ELSE = some(
  `(?:ive got|i have|i got|i go|weve got|we have|we got|theres|there is|im at|i am at|got) (?:also |always |got |my |a |an |the )*${SOMETHING_ELSE}`,
  '(?:i|we) (?:train|practi[cs]e) (?:\\w+ )?(?:with|at) (?:my|me|our|the) (?:team|club|mates|school)',
  'its (?:my|me|our|mums?|dads?|nans?) \\w+',
  `(?:hab|habe|haben|bin|sind|muss) (?:ich|wir) (?:jetzt |auch |noch |immer |da |dann |schon |leider )*${SOMETHING_ELSE}`,
  `(?:ich|wir) (?:hab|habe|haben|bin|sind) (?:jetzt |auch |noch |immer |da |dann |schon )*${SOMETHING_ELSE}`,
  '(?:da |dann )?(?:is|ist) (?:auch |noch |immer |da )*(?:training|spiel|match|kino|musik|gitarre|klavier|schule|schwimm\\w*|oma|geburtstag|turnen|nachhilfe|zahnarzt|familie\\w*|besuch)',
);
const TAKES_OUT = some('(?:mach|nimm|nehm|tu|lass|schmeiss|streich|losch\\w*)(?: (?:den|das|die|es|ihn|mal|bitte|tag|da|am))* (?:raus|weg|frei|aus)', 'mach das raus', 'raus (?:damit|bitte)', 'raus', 'rausnehmen', '(?:take|get|leave|cut) (?:it|that|this|them|the day) (?:out|off|away)', 'scrap (?:it|that)', '(?:is|are|its) (?:a |an )?(?:no|nope|no no|out|off|no good|impossible|not possible)', 'no (?:drills?|training|practi[cs]e|football|footy|plan|session|exercises?)(?: \\w+){0,2}? on', '(?:dont|do not|not) (?:want|put|do|plan|give)(?: \\w+){0,4}? on', 'cant', 'cannot', 'kann (?:ich|i) (?:\\w+ )?(?:nicht|nich|net|ned)', 'kann (?:nicht|nich)', 'geht (?:\\w+ )?(?:nicht|nich|net)', 'keine? (?:ubung\\w*|training|zeit)', 'nix', 'passt (?:nicht|nich|net)', 'fallt (?:aus|weg|flach)', 'faellt (?:aus|weg)', '(?:the )?other days', '(?:den |an |die )*anderen tage\\w*');
const OF_MATCH = some('match', 'matches', 'mach', 'games?', 'spiel', 'punktspiel', 'turnier', 'tournament', 'cup', 'pokalspiel', 'final', 'finale');
const ASKS_OR_PAST = some('what', 'how', 'which', 'who', 'when', 'where', 'why', 'was (?:mach|soll|kommt|ist|habe|hab)', 'wie', 'welche\\w*', 'wann', 'wer', 'wo', 'warum', 'wieso', 'yesterday', 'gestern', 'last', 'letzte\\w*', 'did', 'do i', 'can i', 'should i', 'soll ich', 'darf ich', 'kann ich (?:auch|da)', 'nervous', 'scared', 'angst', 'aufgeregt', 'nervos');
const ADDS = some('(?:put|add|do|also|too|as well)(?: \\w+){0,3}? (?:in|to it|too)', 'auch (?:machen|uben|trainieren|dazu|rein)', 'dazu', 'lieber', 'rather', 'instead', 'statt\\w*', 'only', 'nur', 'free', 'frei', 'time', 'zeit');

/** What a turn says of a plan, in words that can be of nothing else; null for all else. */
function turnOf(text: string, raw: readonly string[], named: NamedInPlan, { drill, back, isBehindTotals }: { readonly drill: boolean; readonly back: number; readonly isBehindTotals: boolean }): { readonly turn: TurnOn<'plan'>; readonly named: NamedInPlan } | null {
  const as = (turn: TurnOn<'plan'>, more: Partial<NamedInPlan> = {}): { readonly turn: TurnOn<'plan'>; readonly named: NamedInPlan } => ({ turn, named: { ...named, ...more } });
  if (named.days.length === 0 && ((!MAKES_NEW.test(text) && SHOWS.some((shows) => shows.test(text))) || (back <= MOST_TURNS_BACK_OF_IT && SHOWS_IT.test(text)))) return as('showPlan');
  if (named.days.length === 0 && !drill && !PAST.test(text) && !OF_ANOTHER_THING.test(text) && HOW_MUCH.test(text) && (OF_IT.test(text) || (back === 1 && raw.length <= FEW_WORDS && IN_ALL.test(text))) && ((MINUTES.test(text) && IN_ALL.test(text)) || (ONLY_MINUTES.test(text) && raw.length <= FEW_WORDS))) return as('totalMinutes');
  if (isBehindTotals && MEANS_PLAN.test(text)) return as('totalMinutes');
  if (WHY.test(text) && !drill && (ONLY_SO_LONG.test(text) || (named.minutes !== null && !OF_WARM_UP.test(text)))) return as('whyMinutes', { days: [] });
  if (WHY.test(text) && !drill && NONE_OF.test(text) && (named.skill !== null || skillWithoutDrillIn(text) !== null)) return as('whyNotSkill');
  if (NOTHING_WITH_FOOT.test(text) && !WHY.test(text)) return as('moreOfSkill', { skill: 'weak_foot', drillId: null, days: [] });
  if (named.days.length > 0 && LIKE_BABY.test(text)) return as('harder', { drillId: null, skill: null });
  if (named.days.length > 0 && !drill && BACK_IN.test(text) && !ASKS_OR_PAST.test(text)) return as('addDay');
  const swapped = swappedDays(raw);
  if (swapped !== null) return as('moveDay', { days: [...swapped] });
  if (named.days.length === 0 || drill || back > MOST_TURNS_BACK_OF_DAYS || ASKS_OR_PAST.test(text)) return null;
  if (TAKES_OUT.test(text) || (HAS_ELSE.test(text) && !ADDS.test(text))) return as(OF_MATCH.test(text) ? 'dayMatch' : 'dayNot', { skill: null, minutes: null });
  return null;
}

/**
 * A turn that shows the plan of the talk, sums it, asks for a reason in it or changes its days, in words that can be of nothing else,
 * also where something else was asked since; null for all else.
 */
export function turnOnEarlierPlan(question: Question): Understood | null {
  const { before, raw, words, text: written, language } = question;
  if (before === null || raw.length < 2 || raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || before.intent === 'injury' || hurts(raw, words)) return null;
  const subject = planOfTalk(before);
  if (subject === null) return null;
  const usual = inUsualSpelling(raw);
  const isBehindTotals = before.ask?.kind === 'practiceTotal' || before.intent === 'my_numbers' || (before.act?.kind === 'onSubject' && before.act.turn === 'totalMinutes');
  const found = turnOf(usual.join(' '), raw, namedInPlan(raw, words, written.includes('?')), { drill: drillIn(words) !== null, back: subject.back, isBehindTotals });
  if (found === null) return null;
  const { turn, named } = found;
  const span = subject.span === 'week' || named.days.length > 0 ? 'plan_week' : 'plan_day';
  return understoodAs(question, span, { sureness: 1, drillId: null, skill: null, foot: null, act: { kind: 'onSubject', subject, turn, number: named.count, ofPlan: named } });
}
