import type { CoachIntent } from '@touchline/domain';
import { isOfBody } from '../intents/dialogue-act-types.ts';
import { readQuestion, understoodAs, type Understood } from '../intents/read-question.ts';
import { learnedTurn } from '../english-reading/learned-turn.ts';
import type { TurnName } from '../english-reading/turn-forms.ts';
import { contentOf } from '../meanings/topics-in-talk.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { AGAIN, isExact, nearTalk, reread, saysTheSame, TELLS, WANTS_SAME, WANTS_SAME_FROM, type TalkWords } from './reread-turn-in-talk.ts';

/** Behind an advice these want the same advice; who wants more of it, or what to do now, does not. */
const WANTS_SAME_ADVICE: ReadonlySet<string> = new Set(['explainAgain', 'areYouSure', 'wordMeaning', 'yes', 'laughs', 'didIt', 'willTry'] satisfies TurnName[]);
/** Whether a message asks for what was said once more. */
export const asksAgain = (message: string): boolean => AGAIN.test(wordsOf(message).join(' '));

/** Whether a turn goes on with the topic of the turn before, names nothing of its own and asks in no way that is known. */
const addsNothing = ({ before, goesOn, followUp, topic, foot }: Understood, { messages, language }: TalkWords): boolean =>
  goesOn && followUp === null && foot === null && topic !== null && topic.topic === before?.topic?.topic && contentOf(messages.at(-1) ?? '', language).length === 0;

/** Asks for a time. */
const CLOCK = /\b(?:hours?|time|uhr|uhrzeit|clock)\b/;
/** Where and with what to practise is answered with the same drill again. */
const OF_CIRCUMSTANCE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'no_ball', 'no_wall', 'little_time', 'rain', 'drill_technique', 'plan_day', 'plan_week']);
const CIRCUMSTANCE = /\b(?:without|less|little|space|room|place|only|alone|ohne|weniger|wenig|platz|raum|nur|allein)\b/;
/** Whether a turn tells where or with what one practices. */
export const isOfCircumstance = ({ intent }: Understood, text: string): boolean => (OF_CIRCUMSTANCE.has(intent) || intent === 'improve_skill') && CIRCUMSTANCE.test(text);
/** Of these, what weighs on a child. */
const WEIGHS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'parents']);
/** Longer turns tell more, so that the same answer may be meant. */
const MOST_WORDS_OF_TURN = 14;
/** These may say the same again. */
const MAY_REPEAT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported', 'off_topic', 'form_analysis', 'analyse_practice']);

/** Whether a turn may have the same answer again, for what it is of or because it is known exactly. */
const mayRepeat = (asked: Understood): boolean => MAY_REPEAT.has(asked.intent) || isPlan(asked) || isOfBody(asked.act) || asked.act?.kind === 'onApp' || isExact(asked);

/** Whether a turn wants what was said before once more. */
function wantsSame({ goesOn, topic }: Understood, message: string, text: string, { language }: TalkWords): boolean {
  if (AGAIN.test(text)) return true;
  const learned = learnedTurn(message, language, false);
  return (goesOn && topic !== null ? WANTS_SAME_ADVICE : WANTS_SAME).has(learned.name) && learned.likelihood >= WANTS_SAME_FROM;
}

/** Whether an earlier turn of the talk asked the same. */
function wasAsked(message: string, text: string, { messages, language }: TalkWords): boolean {
  const own = contentOf(message, language);
  return messages.slice(0, -1).some((one) => wordsOf(one).join(' ') === text || saysTheSame(own, contentOf(one, language)));
}

/** Whether the answer before may be the one to this turn: a time that is asked for may stand in it, and it may be of where and with what to practise. */
const mayStandInAnswer = ({ intent }: Understood, text: string): boolean => CLOCK.test(text) || OF_CIRCUMSTANCE.has(intent) || (intent === 'improve_skill' && CIRCUMSTANCE.test(text));

/** What a turn is of that the coach has said something about already. */
function repeatedOf({ intent, act, topic }: Understood): 'pain' | 'feeling' | 'other' {
  if (intent === 'injury') return 'pain';
  const weighs = WEIGHS.has(intent) || act?.kind === 'teased' || topic?.topic === 'mocked' || topic?.topic === 'laughedAt';
  return weighs ? 'feeling' : 'other';
}

/**
 * A turn whose answer would be one that an earlier turn got, although it asks something else: its next reading, else that the
 * coach would only repeat herself, with what to do about a feeling or about what hurts. `isTold` says whether an answer was given before.
 */
export function notTwice(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean): Understood {
  const { before, intent, topic } = asked;
  const message = talk.messages.at(-1) ?? '';
  const words = wordsOf(message);
  if (before === null || words.length > MOST_WORDS_OF_TURN || mayRepeat(asked) || !(isTold(asked) || addsNothing(asked, talk))) return asked;
  // What is wanted in fewer words is the same, only shorter.
  if (asked.goesOn && asked.followUp === 'follow_shorter') return asked;
  const read = readQuestion(message, before);
  // Of a foot other rules know.
  if (read.foot !== null) return asked;
  const text = words.join(' ');
  if (wantsSame(asked, message, text, talk) || wasAsked(message, text, talk) || mayStandInAnswer(asked, text)) return asked;
  const of = repeatedOf(asked);
  // Who tells more is comforted again, in other words.
  if (of !== 'pain' && TELLS.test(text)) return asked;
  const next = of !== 'other' || addsNothing(asked, talk) ? null : reread(asked, talk, isTold);
  if (next !== null) return next;
  const about = topic === null || topic.intent === 'injury' ? null : topic.topic;
  const offered = of === 'other' ? nearTalk(asked, talk, about) : [];
  const said = understoodAs(read, intent, { sureness: 1, language: asked.language, act: { kind: 'saidAlready', of, about, offered } });
  return isTold(said) ? asked : said;
}
