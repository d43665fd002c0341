import type { CoachIntent, CoachLanguage, DrillId } from '@touchline/domain';
import { languageOf, mendedWords, wordsOf } from '../text/language.ts';
import { chooseMeaning, intentByMeaning, nearestTopics } from '../meanings/choose-meaning.ts';
import { meaningsOf } from '../meanings/find-meaning.ts';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { cueWeights } from './cues.ts';
import { followUpIn, footIn, type FootWish } from './follow-up.ts';
import { followUps, matchWords, type Class, type FollowUp, type Match } from './match.ts';
import { drillIn, skillIn, withoutNames } from './subject.ts';
import { hurts, topicIn, topicOf, type FoundTopic } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';

/** Below this a text is like nothing that the coach knows. */
const KNOWN_FROM = 0.16;
/** Below this an English text about football is guessed at no more: what is near to it is offered. */
const GUESSED_FROM = 0.33;
/** Below this a guess is doubted where the meaning of the words is of another intent, unless they are fewer than these. */
const FEWEST_WORDS_DOUBTED = 4;
const DOUBTFUL_FROM = 0.5;
/** Two intents nearer to each other than this are asked about, where neither is far ahead of what a guess would be. */
const UNSURE_MARGIN = 0.05;
const SURE_FROM = 0.5;
/** From here on a text says something new, whatever was said before. */
const CLEAR_FROM = 0.6;

/** So like another intent's phrases, and so much less like its own, the words of a topic were met by chance. */
const ALIKE_FROM = 0.58;
/** Enough against a topic that was met only in mended words. */
const LIKE_FROM = 0.4;
const CLEAR_WITH_CUES = 0.95;
const BY_CHANCE = 0.2;

/** What the coach makes of a question. */
export interface Understood {
  readonly intent: CoachIntent;
  /** How like what is known it is: 0 to about 1.6. */
  readonly sureness: number;
  /** The other reading, where the coach should ask which one is meant. */
  readonly unsureOf: CoachIntent | null;
  readonly followUp: FollowUp | null;
  /** Whether it keeps the subject of the turn before. */
  readonly goesOn: boolean;
  /** The turn before, as it was understood. */
  readonly before: Understood | null;
  /** The foot that is spoken of, now or in what it goes on with. */
  readonly foot: FootWish | null;
  /** The language of the question; English where it is in none of ours. */
  readonly language: CoachLanguage;
  /** The drill and the skill that are spoken of, now or before. */
  readonly drillId: DrillId | null;
  readonly skill: string | null;
  /** The exact question, where it is one that has an answer of its own. */
  readonly topic: Topic | null;
  /** Where it is not understood, or doubtful: the topics that are nearest to it. */
  readonly nearest: readonly CoachTopic[];
  /** The words as they are understood. */
  readonly words: readonly string[];
}

const isFollowUp = (name: Class): name is Class & FollowUp => (followUps as readonly Class[]).includes(name);

const GREETS = /^(?:👋|🙋|✌)+$/u;
const THANKS = /^(?:👍|🙏|❤|💙|💚|💛|🧡|💜|🖤|👌|🥰|😍|🤗|😊|🙂|😀|😁|💪|⚽|🔥|💯|👏|🙌|😎|✅)+$/u;
/** The signs of a text without the marks that only change how they look. */
const bareSigns = (text: string): string => text.replace(/\p{M}|\p{Emoji_Modifier}|\u200D|♂|♀|\s/gu, '');
const GOES_ON = /^(and|but|or|what about|how about|ok and|und|aber|oder|y|pero|o|e|mas|et|mais|ou|what if|why|so) /;

/** What a word by itself says of a drill that is too hard or too easy. */
const FOLLOWS_AS: Readonly<Partial<Record<FollowUp, CoachIntent>>> = { follow_easier: 'too_hard', follow_harder: 'too_easy', follow_left_foot: 'weak_foot' };

/** Intents whose answer names a drill to do: what "that one" and "another one" are said of. */
const OFFERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>([
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
/** Intents whose topics explain something to do. */
const ofPlay: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique']);
/** After these "another one" asks for another drill, and no more for the same. */
const GOES_ON_AS_WHICH: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['drill_technique', 'motivation', 'analyse_practice', 'greeting']);
/** "and xp?" after a count asks for another count. */
const AND: ReadonlySet<string> = new Set('and what about how many und y et e my'.split(' '));
const MOST_WORDS_OF_COUNT = 4;
const MOST_WORDS_OF_SKILL = 2;
const SKILL_ALONE_BELOW = 0.6;
const ASKS_FOR_DRILL = /\b(drills?|exercises?|ubung\w*|train\w*|ejercicio\w*|entren\w*|exercice\w*|exercicio\w*|treino\w*)\b/;
const MOST_WORDS_ABOUT_FEET = 7;
/** Asks what the drill of the turn before is for, however much it sounds like having no drive. */
const POINT_OF_IT = /\b(point|use|purpose|benefit) of (it|that|this|doing)\b/;
/** Asks which foot a drill is for: both. */
const WHICH_FOOT = /\b(which|what|wich) (foot|leg|side)\b/;
/** Answers to "if you meant B, say so". */
const FIRST = /^(the )?(first|1st|former|1|a)( one)?( pls| please)?$/;
const SECOND = /^((no|nah|nope) ?)?(i (mean|meant) )?(the )?(second|2nd|latter|last|other|2|b)( one)?( pls| please)?$|^(no|nah|nope)( thanks)?$/;

function ranked(words: readonly string[], language: CoachLanguage, raw: readonly string[]): Match[] {
  const weights = cueWeights(withoutNames(words));
  for (const reading of [words, withoutNames(raw)]) {
    for (const [intent, weight] of cueWeights(reading)) weights.set(intent, Math.max(weights.get(intent) ?? 0, weight));
  }
  return matchWords(words, language)
    .map((match) => ({ ...match, score: match.score + (isFollowUp(match.class) ? 0 : (weights.get(match.class) ?? 0)) }))
    .toSorted((a, b) => b.score - a.score);
}

/** Whether the words are so like another intent, in phrases alone or with the cues, that those of the topic were met by chance. */
function isClearlyOther({ topic: { intent }, asWritten }: FoundTopic, withCues: readonly Match[], words: readonly string[], language: CoachLanguage): boolean {
  const isOther = (matches: readonly Match[], from: number): boolean => {
    const own = matches.find((match) => match.class === intent)?.score ?? 0;
    const [best] = matches;
    // Who says "which drill" and what for has said what for.
    if (best?.class === 'which_drill' && ofPlay.has(intent)) return false;
    return best !== undefined && best.class !== intent && best.score >= from && best.score - own > BY_CHANCE;
  };
  if (withCues[0]?.class === intent) return false;
  if (!asWritten && isOther(withCues, LIKE_FROM)) return true;
  return isOther(withCues, CLEAR_WITH_CUES) || isOther(matchWords(words, language), ALIKE_FROM);
}

/** What is asked, in the light of what the player wrote before, oldest first. */
export function understand(text: string, turns: readonly string[] = []): Understood {
  const spoken = languageOf(text);
  const before = turns.length > 0 ? understand(turns.at(-1) ?? '', turns.slice(0, -1)) : null;
  const language = spoken ?? 'en';
  const raw = wordsOf(text);
  const words = mendedWords(text, language);
  const drillId = drillIn(words) ?? drillIn(raw);
  const named = skillIn(words) ?? skillIn(raw);
  // In a talk the weaker foot is a way to do what was spoken of, and no other subject.
  const skill = named === 'weak_foot' && before !== null ? null : named;
  const foot = footIn(raw) ?? footIn(words);
  const as = (intent: CoachIntent, more: Partial<Understood> = {}): Understood => ({
    intent,
    sureness: 0,
    unsureOf: null,
    followUp: null,
    goesOn: false,
    before,
    foot,
    language,
    drillId,
    skill,
    topic: null,
    nearest: [],
    words,
    ...more,
  });
  const goingOn = (followUp: FollowUp | null): Understood | null =>
    before === null || before.intent === 'greeting' || before.intent === 'thanks'
      ? null
      : as(before.intent, { followUp, goesOn: true, topic: before.topic, foot: foot ?? before.foot, drillId: drillId ?? (skill === null ? before.drillId : null), skill: skill ?? before.skill, language: raw.length < 2 ? before.language : language });

  if (spoken === null || /(speak|talk|answer|sprichst|hablas|parles|fala\w*) (\w+ )?(polish|italian|turkish|dutch|arabic|russian|chinese|japanese|swedish|ukrainian|hindi|romanian|greek|danish|norwegian|korean|urdu|bengali|punjabi|welsh|irish|catalan|polnisch|turkisch|italienisch|arabisch|italiano|arabe|chino|turc|italien|polonais|russo|chines)|^in (polish|italian|turkish|dutch|arabic|russian|chinese|japanese)/.test(words.join(' '))) {
    return as('other_language_unsupported');
  }
  if (raw.length === 0) {
    if (GREETS.test(bareSigns(text))) return as('greeting');
    return THANKS.test(bareSigns(text)) ? as('thanks') : (goingOn('follow_more') ?? as('off_topic'));
  }
  const matches = ranked(words, language, raw);
  const top = matches[0];
  const intents = matches.filter((match): match is Match & { class: CoachIntent } => !isFollowUp(match.class));
  const [first, second] = intents;
  const found = topicIn(raw, words, drillId !== null);
  const pattern = found !== null && !isClearlyOther(found, matches, words, language) ? found.topic : null;
  const asksForFoot = before !== null && foot !== null && raw.length <= MOST_WORDS_ABOUT_FEET;
  const meanings = language === 'en' ? meaningsOf(text) : null;
  const meant = meanings !== null && !asksForFoot ? chooseMeaning(text, meanings, { pattern, intent: first?.class, intentScore: first?.score ?? 0, hurts: hurts(raw, words), namesDrill: drillId !== null, inTalk: before !== null }) : null;
  const topic = meant ?? pattern;
  if (topic !== null) return as(topic.intent, { topic });
  if (top === undefined || first === undefined || second === undefined) return as('off_topic');

  if (before !== null) {
    if (before.unsureOf !== null && FIRST.test(raw.join(' '))) return { ...before, unsureOf: null, before: before.before };
    if (before.unsureOf !== null && SECOND.test(raw.join(' '))) return { ...before, intent: before.unsureOf, unsureOf: null, before: before.before };
    const saysNew = drillId !== null || skill !== null || (first.score >= CLEAR_FROM && !GENERIC.has(first.class));
    if (before.topic?.intent === 'my_numbers' && raw.length <= MOST_WORDS_OF_COUNT) {
      const count = ['how', 'many', ...raw.filter((word) => !AND.has(word))];
      const counted = topicIn(count, [], false) ?? topicIn([...count, 'in', 'total', 'did', 'i', 'do'], [], false);
      if (counted !== null) return as(counted.topic.intent, { topic: counted.topic });
    }
    const told = saysNew && !(OFFERS.has(before.intent) && POINT_OF_IT.test(raw.join(' '))) ? null : (followUpIn(raw) ?? followUpIn(words));
    if (told === 'follow_why' && OFFERS.has(before.intent)) return goingOn(told) ?? as('which_drill', { followUp: told });
    // What has words of its own is said in its other ones.
    if (told === 'follow_how' && before.topic !== null && ofPlay.has(before.intent)) return goingOn(told) ?? as(before.intent, { followUp: told });
    if (told === 'follow_good' && before.drillId !== null) return as('analyse_practice', { followUp: told, drillId: before.drillId });
    const enough = told === 'follow_good' && before.intent === 'my_numbers' ? topicOf('enough') : undefined;
    if (enough !== undefined) return as(enough.intent, { topic: enough, followUp: told });
    if (before.intent === 'drill_technique' && WHICH_FOOT.test(raw.join(' '))) return { ...(goingOn('follow_left_foot') ?? as('drill_technique')), foot: 'both' };
    if (told === 'follow_how' && OFFERS.has(before.intent)) return as('drill_technique', { followUp: told, drillId: before.drillId, foot: foot ?? before.foot });
    if (told === 'follow_other' && OFFERS.has(before.intent)) {
      return { ...(goingOn(told) ?? as('which_drill', { followUp: told })), ...(GOES_ON_AS_WHICH.has(before.intent) ? { intent: 'which_drill', drillId: null } : {}) };
    }
    if (told === 'follow_shorter') return goingOn(told) ?? as('little_time', { followUp: told });
    if (foot !== null && drillId === null && skill === null && OFFERS.has(before.intent) && raw.length <= MOST_WORDS_ABOUT_FEET && !ASKS_FOR_DRILL.test(raw.join(' ')) && !(first.score >= CLEAR_FROM && first.class !== 'weak_foot')) {
      const on = goingOn('follow_left_foot');
      if (on !== null) return on;
    }
  }
  if (isFollowUp(top.class)) {
    const alone = FOLLOWS_AS[top.class];
    if (alone === 'too_hard' || alone === 'too_easy') {
      const harder = /(easy|ez|facil|facile|leicht|einfach)/.test(words.join(' ')) && /(too|zu|muy|demasiado|trop|muito|demais)/.test(words.join(' '));
      return as(harder ? 'too_easy' : alone, { followUp: top.class, drillId: drillId ?? before?.drillId ?? null, skill: skill ?? before?.skill ?? null });
    }
    const on = goingOn(top.class);
    if (on !== null) return on;
    if (alone !== undefined) return as(alone, { followUp: top.class });
    if (top.class === 'follow_shorter') return as('little_time', { followUp: top.class });
    if (top.score > first.score + 0.15 && raw.length <= 3) return as(top.class === 'follow_yes' ? 'which_drill' : first.class, { followUp: top.class });
  }
  // Short words that go on with what was said keep its intent, unless they clearly say something new.
  if (before !== null) {
    const opens = GOES_ON.test(`${words.join(' ')} `);
    if (opens && before.intent === 'drill_technique' && first.class === 'weak_foot') return goingOn('follow_left_foot') ?? as('weak_foot');
    const newSubject = first.score >= 0.55 && first.class !== 'my_numbers';
    if (!newSubject && (opens || first.score < 0.5)) {
      const on = goingOn(null);
      if (on !== null && before.intent === 'which_drill' && /(today|tomorrow|morgen|manana|demain|amanha)/.test(words.join(' '))) return { ...on, intent: 'plan_day' };
      if (on !== null && before.intent !== 'off_topic') return on;
    }
  }
  const nearest = meanings !== null && first.score < DOUBTFUL_FROM && raw.length >= FEWEST_WORDS_DOUBTED && intentByMeaning(meanings) !== first.class ? nearestTopics(text, meanings) : [];
  if (first.score < GUESSED_FROM && meanings !== null) {
    const near = nearestTopics(text, meanings);
    if (near.length > 0) return as('off_topic', { nearest: near });
  }
  if (first.score < KNOWN_FROM) return as('off_topic');
  // A skill by itself, "shooting", wants to get better at it.
  if (raw.length <= MOST_WORDS_OF_SKILL && skill !== null && drillId === null && first.score < SKILL_ALONE_BELOW) return as('improve_skill', { sureness: first.score });
  const unsure = first.score < SURE_FROM && first.score - second.score < UNSURE_MARGIN;
  // Getting better with a foot, and at nothing else, is about that foot.
  const isAboutFoot = first.class === 'improve_skill' && foot !== null && foot !== 'both' && (skill === null || skill === 'weak_foot') && (drillId === null || drillId === 'weak_foot');
  return as(isAboutFoot ? 'weak_foot' : first.class, {
    sureness: first.score,
    unsureOf: unsure && !isAboutFoot && nearest.length === 0 ? second.class : null,
    nearest,
    drillId: drillId ?? (first.class === 'too_hard' || first.class === 'too_easy' ? (before?.drillId ?? null) : null),
    skill: skill ?? (first.class === 'too_hard' || first.class === 'too_easy' ? (before?.skill ?? null) : null),
  });
}
