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
/** Of these, what weighs on a child. */
const WEIGHS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'parents']);
/** Longer turns tell more, so that the same answer may be meant. */
const MOST_WORDS_OF_TURN = 14;
/** These may say the same again. */
const MAY_REPEAT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported', 'off_topic', 'form_analysis', 'analyse_practice']);

/**
 * A turn whose answer would be one that an earlier turn got, although it asks something else: its next reading, else that the
 * coach would only repeat herself, with what to do about a feeling or about what hurts. `isTold` says whether an answer was given before.
 */
export function notTwice(asked: Understood, talk: TalkWords, isTold: (one: Understood) => boolean): Understood {
  const { before, intent, act } = asked;
  const message = talk.messages.at(-1) ?? '';
  const words = wordsOf(message);
  if (before === null || words.length > MOST_WORDS_OF_TURN || MAY_REPEAT.has(intent) || isPlan(asked) || isOfBody(act) || act?.kind === 'onApp' || isExact(asked) || !(isTold(asked) || addsNothing(asked, talk))) return asked;
  // Of a foot other rules know.
  if (readQuestion(message, before).foot !== null) return asked;
  const text = words.join(' ');
  const learned = learnedTurn(message, talk.language, false);
  const wantsSame = asked.goesOn && asked.topic !== null ? WANTS_SAME_ADVICE : WANTS_SAME;
  if (AGAIN.test(text) || (wantsSame.has(learned.name) && learned.likelihood >= WANTS_SAME_FROM)) return asked;
  const own = contentOf(message, talk.language);
  if (talk.messages.slice(0, -1).some((one) => wordsOf(one).join(' ') === text || saysTheSame(own, contentOf(one, talk.language)))) return asked;
  // A time that is asked for may stand in what was said.
  if (CLOCK.test(text) || OF_CIRCUMSTANCE.has(intent) || (intent === 'improve_skill' && CIRCUMSTANCE.test(text))) return asked;
  const isPain = intent === 'injury';
  // Who tells more is comforted again, in other words.
  if (!isPain && TELLS.test(text)) return asked;
  const feels = WEIGHS.has(intent) || act?.kind === 'teased' || asked.topic?.topic === 'mocked' || asked.topic?.topic === 'laughedAt';
  const next = isPain || feels || addsNothing(asked, talk) ? null : reread(asked, talk, isTold);
  if (next !== null) return next;
  const about = asked.topic === null || asked.topic.intent === 'injury' ? null : asked.topic.topic;
  const offered = isPain || feels ? [] : nearTalk(asked, talk, about);
  const said = understoodAs(readQuestion(message, before), intent, { sureness: 1, language: asked.language, act: { kind: 'saidAlready', of: isPain ? 'pain' : feels ? 'feeling' : 'other', about, offered } });
  return isTold(said) ? asked : said;
}
