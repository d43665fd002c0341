import type { CoachIntent, CoachLanguage, DrillId } from '@touchline/domain';
import { languageOf, mendedWords, wordsOf } from '../text/language.ts';
import { cueWeights } from './cues.ts';
import { followUps, matchWords, type Class, type FollowUp, type Match } from './match.ts';
import { drillIn, skillIn, withoutNames } from './subject.ts';

/** Below this a text is like nothing that the coach knows. */
const KNOWN_FROM = 0.16;
/** Two intents nearer to each other than this are asked about, where neither is far ahead of what a guess would be. */
const UNSURE_MARGIN = 0.05;
const SURE_FROM = 0.5;

/** What the coach makes of a question. */
export interface Understood {
  readonly intent: CoachIntent;
  /** The other reading, where the coach should ask which one is meant. */
  readonly unsureOf: CoachIntent | null;
  readonly followUp: FollowUp | null;
  /** The language of the question; English where it is in none of ours. */
  readonly language: CoachLanguage;
  /** The drill and the skill that are spoken of, now or before. */
  readonly drillId: DrillId | null;
  readonly skill: string | null;
  /** The words as they are understood. */
  readonly words: readonly string[];
}

const isFollowUp = (name: Class): name is FollowUp => (followUps as readonly Class[]).includes(name);

const GREETS = /^(?:👋|🙋|✌)+$/u;
const THANKS = /^(?:👍|🙏|❤|💙|💚|💛|🧡|💜|🖤|👌|🥰|😍|🤗|😊|🙂|😀|😁|💪|⚽|🔥|💯|👏|🙌|😎|✅)+$/u;
/** The signs of a text without the marks that only change how they look. */
const bareSigns = (text: string): string => text.replace(/\p{M}|\p{Emoji_Modifier}|\u200D|♂|♀|\s/gu, '');
const GOES_ON = /^(and|but|or|what about|how about|ok and|und|aber|oder|y|pero|o|e|mas|et|mais|ou|what if|why|so) /;

/** What a word by itself says of a drill that is too hard or too easy. */
const FOLLOWS_AS: Readonly<Partial<Record<FollowUp, CoachIntent>>> = { follow_easier: 'too_hard', follow_harder: 'too_easy', follow_left_foot: 'weak_foot' };

function ranked(words: readonly string[], language: CoachLanguage, raw: readonly string[]): Match[] {
  const weights = cueWeights(withoutNames(words));
  for (const reading of [words, withoutNames(raw)]) {
    for (const [intent, weight] of cueWeights(reading)) weights.set(intent, Math.max(weights.get(intent) ?? 0, weight));
  }
  return matchWords(words, language)
    .map((match) => ({ ...match, score: match.score + (isFollowUp(match.class) ? 0 : (weights.get(match.class) ?? 0)) }))
    .toSorted((a, b) => b.score - a.score);
}

/** What is asked, in the light of what the player wrote before, oldest first. */
export function understand(text: string, turns: readonly string[] = []): Understood {
  const found = languageOf(text);
  const before = turns.length > 0 ? understand(turns.at(-1) ?? '', turns.slice(0, -1)) : null;
  const language = found ?? 'en';
  const raw = wordsOf(text);
  const words = mendedWords(text, language);
  const drillId = drillIn(words) ?? drillIn(raw);
  const skill = skillIn(words) ?? skillIn(raw);
  const as = (intent: CoachIntent, more: Partial<Understood> = {}): Understood => ({
    intent,
    unsureOf: null,
    followUp: null,
    language,
    drillId,
    skill,
    words,
    ...more,
  });
  const goingOn = (followUp: FollowUp | null): Understood | null =>
    before === null || before.intent === 'greeting' || before.intent === 'thanks'
      ? null
      : as(before.intent, { followUp, drillId: drillId ?? (skill === null ? before.drillId : null), skill: skill ?? before.skill, language: raw.length < 2 ? before.language : language });

  if (found === null || /(speak|talk|answer|sprichst|hablas|parles|fala\w*) (\w+ )?(polish|italian|turkish|dutch|arabic|russian|chinese|japanese|swedish|ukrainian|hindi|romanian|greek|danish|norwegian|korean|urdu|bengali|punjabi|welsh|irish|catalan|polnisch|turkisch|italienisch|arabisch|italiano|arabe|chino|turc|italien|polonais|russo|chines)|^in (polish|italian|turkish|dutch|arabic|russian|chinese|japanese)/.test(words.join(' '))) {
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
  if (top === undefined || first === undefined || second === undefined) return as('off_topic');

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
  if (first.score < KNOWN_FROM) return as('off_topic');
  const unsure = first.score < SURE_FROM && first.score - second.score < UNSURE_MARGIN;
  return as(first.class, {
    unsureOf: unsure ? second.class : null,
    drillId: drillId ?? (first.class === 'too_hard' || first.class === 'too_easy' ? (before?.drillId ?? null) : null),
    skill: skill ?? (first.class === 'too_hard' || first.class === 'too_easy' ? (before?.skill ?? null) : null),
  });
}
