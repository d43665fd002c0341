import type { CoachIntent } from '@touchline/domain';
import { tellsOfOpponent } from '../text/tells-of-opponent.ts';
import { topicIn, topicOf } from '../topics/find-topic.ts';
import { saysOnlyLength } from '../question-parts/complete-question-from-turn-before.ts';
import { followUpIn } from './recognise-follow-up.ts';
import type { FollowUp } from './score-intents.ts';
import { goingOn, understoodAs, type Question, type Understood } from './read-question.ts';
import { isFollowUp, playIntents, type IntentMatch, type Ranking } from './rank-intents.ts';

/** From here on a text says something new, whatever was said before. */
const CLEAR_FROM = 0.6;
/** Words that open what goes on with the talk are taken so, unless something else is as likely as this. */
const NEW_SUBJECT_FROM = 0.55;
const WEAK_BELOW = 0.5;
/** Words that go on with nothing say their intent where they are so few and so much likelier than the next. */
const ALONE_AHEAD = 0.15;
const MOST_WORDS_ALONE = 3;
const GOES_ON = /^(and|but|or|what about|how about|ok and|und|aber|oder|y|pero|o|e|mas|et|mais|ou|what if|why|so) /;

/** What a word by itself says of a drill that is too hard or too easy. */
const FOLLOWS_AS: Readonly<Partial<Record<FollowUp, CoachIntent>>> = { follow_easier: 'too_hard', follow_harder: 'too_easy', follow_left_foot: 'weak_foot' };

/** Intents whose answer names a drill to do: what "that one" and "another one" are said of. */
export const OFFERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>([
  'which_drill',
  'improve_skill',
  'drill_technique',
  'weak_foot',
  'little_time',
  'no_wall',
  'no_ball',
  'rain',
  'bored',
  'too_hard',
  'too_easy',
  'plan_day',
  'motivation',
  'analyse_practice',
  'greeting',
]);
/** What words that go on with the talk are also like. */
const GENERIC: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'drill_technique', 'improve_skill', 'bored', 'too_hard', 'weak_foot', 'little_time', 'my_numbers', 'app_help', 'last_practice', 'off_topic']);
/** After these "another one" asks for another drill, and no more for the same. */
const GOES_ON_AS_WHICH: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['drill_technique', 'motivation', 'analyse_practice', 'greeting']);
/** "and xp?" after a count asks for another count. */
const AND: ReadonlySet<string> = new Set('and what about how many und y et e my'.split(' '));
const MOST_WORDS_OF_COUNT = 4;
const ASKS_FOR_DRILL = /\b(drills?|exercises?|ubung\w*|train\w*|ejercicio\w*|entren\w*|exercice\w*|exercicio\w*|treino\w*)\b/;
/** A foot that is named in so few words of a talk is all that is meant. */
export const MOST_WORDS_ABOUT_FEET = 7;
/** Asks what the drill of the turn before is for, however much it sounds like having no drive. */
const POINT_OF_IT = /\b(point|use|purpose|benefit) of (it|that|this|doing)\b/;
/** Answers to "if you meant B, say so". */
const FIRST = /^(the )?(first|1st|former|1|a)( one)?( pls| please)?$|^(das|die|der) erste$/;
const SECOND = /^((no|nah|nope) ?)?(i (mean|meant) )?(the )?(second|2nd|latter|last|other|2|b)( one)?( pls| please)?$|^(no|nah|nope)( thanks)?$|^(nein |ne |nee )?(ich meine? )?(das|die|der) (andere|zweite|letzte)( bitte)?$|^(nein|ne|nee|no)( danke)?$/;

/** A turn that answers what the coach asked, or says by words of its own how it goes on with the one before. */
export function goOnByWords(question: Question, { first }: Ranking): Understood | null {
  const { before, raw, drillId, skill } = question;
  if (before === null) return null;
  const chosen = choice(raw.join(' '), before);
  if (chosen !== null) return chosen;
  // So little time is for the drill that was offered, with the foot that was spoken of.
  if (OFFERS.has(before.intent) && saysOnlyLength(raw)) return understoodAs(question, 'little_time', { sureness: 1, goesOn: true, foot: before.foot, drillId: before.drillId, skill: before.skill });
  const counted = anotherCount(question, before);
  if (counted !== null) return counted;
  const saysNew = drillId !== null || skill !== null || (first.score >= CLEAR_FROM && !GENERIC.has(first.class));
  const asksWhatFor = OFFERS.has(before.intent) && POINT_OF_IT.test(raw.join(' '));
  const told = saysNew && !asksWhatFor ? null : (followUpIn(raw) ?? followUpIn(question.words));
  return goOnByCue(question, before, told) ?? sameWithFoot(question, before, first);
}

/** "The second one", after "A or B?". */
function choice(said: string, before: Understood): Understood | null {
  if (before.unsureOf === null) return null;
  if (FIRST.test(said)) return { ...before, unsureOf: null, before: before.before };
  return SECOND.test(said) ? { ...before, intent: before.unsureOf, unsureOf: null, before: before.before } : null;
}

function anotherCount(question: Question, before: Understood): Understood | null {
  const { raw } = question;
  if (before.topic?.intent !== 'my_numbers' || raw.length > MOST_WORDS_OF_COUNT) return null;
  const count = ['how', 'many', ...raw.filter((word) => !AND.has(word))];
  const counted = topicIn(count, [], false) ?? topicIn([...count, 'in', 'total', 'did', 'i', 'do'], [], false);
  return counted === null ? null : understoodAs(question, counted.topic.intent, { topic: counted.topic });
}

function goOnByCue(question: Question, before: Understood, told: FollowUp | null): Understood | null {
  const as = (intent: CoachIntent, more: Partial<Understood> = {}): Understood => understoodAs(question, intent, { followUp: told, ...more });
  const offers = OFFERS.has(before.intent);
  if (told === 'follow_why' && offers) return goingOn(question, told) ?? as('which_drill');
  // What has words of its own is said in its other ones.
  if (told === 'follow_how' && before.topic !== null && playIntents.has(before.intent)) return goingOn(question, told) ?? as(before.intent);
  if (told === 'follow_good' && before.drillId !== null) return as('analyse_practice', { drillId: before.drillId });
  const enough = told === 'follow_good' && before.intent === 'my_numbers' ? topicOf('enough') : undefined;
  if (enough !== undefined) return as(enough.intent, { topic: enough });
  if (told === 'follow_how' && offers) return as('drill_technique', { drillId: before.drillId, foot: question.foot ?? before.foot });
  if (told === 'follow_other' && offers) {
    return { ...(goingOn(question, told) ?? as('which_drill')), ...(GOES_ON_AS_WHICH.has(before.intent) ? { intent: 'which_drill', drillId: null } : {}) };
  }
  return told === 'follow_shorter' ? (goingOn(question, told) ?? as('little_time')) : null;
}

/** "And with my left?": the drill before, with the other foot. */
function sameWithFoot(question: Question, before: Understood, first: IntentMatch): Understood | null {
  const { raw, foot, drillId, skill } = question;
  const namesOnlyFoot = foot !== null && drillId === null && skill === null && raw.length <= MOST_WORDS_ABOUT_FEET;
  if (!namesOnlyFoot || !OFFERS.has(before.intent) || ASKS_FOR_DRILL.test(raw.join(' '))) return null;
  return first.score >= CLEAR_FROM && first.class !== 'weak_foot' ? null : goingOn(question, 'follow_left_foot');
}

/** A turn that is likest to the words that go on with a talk: "easier", "shorter", "why?". */
export function goOnByLikeness(question: Question, { top, first }: Ranking): Understood | null {
  if (!isFollowUp(top.class)) return null;
  const { before, words, raw, drillId, skill } = question;
  const followUp = top.class;
  const alone = FOLLOWS_AS[followUp];
  if ((alone === 'too_hard' || alone === 'too_easy') && tellsOfOpponent(raw.join(' '))) return null;
  if (alone === 'too_hard' || alone === 'too_easy') {
    const said = words.join(' ');
    const isTooEasy = /(easy|ez|facil|facile|leicht|einfach)/.test(said) && /(too|zu|muy|demasiado|trop|muito|demais)/.test(said);
    return understoodAs(question, isTooEasy ? 'too_easy' : alone, { followUp, drillId: drillId ?? before?.drillId ?? null, skill: skill ?? before?.skill ?? null });
  }
  // Without a foot no other foot is meant.
  if (followUp === 'follow_left_foot' && question.foot === null && before?.topic != null) return null;
  const on = goingOn(question, followUp);
  if (on !== null) return on;
  if (alone !== undefined) return understoodAs(question, alone, { followUp });
  if (followUp === 'follow_shorter') return understoodAs(question, 'little_time', { followUp });
  if (top.score <= first.score + ALONE_AHEAD || raw.length > MOST_WORDS_ALONE) return null;
  return understoodAs(question, followUp === 'follow_yes' ? 'which_drill' : first.class, { followUp });
}

/** After these nothing goes on that does not say so: they have no subject. */
const WITHOUT_SUBJECT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['joke', 'thanks', 'greeting', 'off_topic']);

/** Short words that go on with what was said keep its intent, unless they clearly say something new. */
export function goOnWithoutSubject(question: Question, { first }: Ranking): Understood | null {
  const { before, words } = question;
  if (before === null) return null;
  const said = words.join(' ');
  const opens = GOES_ON.test(`${said} `);
  if (opens && before.intent === 'drill_technique' && first.class === 'weak_foot') return goingOn(question, 'follow_left_foot') ?? understoodAs(question, 'weak_foot');
  const isNewSubject = first.score >= NEW_SUBJECT_FROM && first.class !== 'my_numbers';
  if (isNewSubject || (!opens && (first.score >= WEAK_BELOW || WITHOUT_SUBJECT.has(before.intent)))) return null;
  const on = goingOn(question, null);
  if (on === null) return null;
  if (before.intent === 'which_drill' && /(today|tomorrow|morgen|manana|demain|amanha)/.test(said)) return { ...on, intent: 'plan_day' };
  return before.intent === 'off_topic' ? null : on;
}
