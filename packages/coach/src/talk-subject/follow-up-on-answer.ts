import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { learnedTurn } from '../english-reading/learned-turn.ts';
import type { TurnName } from '../english-reading/turn-forms.ts';
import { OFFERS } from '../intents/continue-conversation.ts';
import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { nearestTopics } from '../meanings/choose-meaning.ts';
import { meaningsOf } from '../meanings/topic-similarity.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { subjectOfTalk } from './subject-of-talk.ts';
import type { OnAnswer, TalkSubject } from './talk-subject-types.ts';

interface Row {
  readonly turn: OnAnswer['turn'];
  /** From here on a turn says so plainly enough. */
  readonly from: number;
  /** Of a drill, a plan or a number other rules know more. */
  readonly onlyOfAdvice: boolean;
}
const OF_TURN: Readonly<Partial<Record<TurnName, Row>>> = {
  notWhatIAsked: { turn: 'notMeant', from: 0.7, onlyOfAdvice: false },
  areYouSure: { turn: 'sure', from: 0.7, onlyOfAdvice: false },
  whereInApp: { turn: 'where', from: 0.7, onlyOfAdvice: false },
  fails: { turn: 'tried', from: 0.6, onlyOfAdvice: true },
  howLong: { turn: 'howLong', from: 0.7, onlyOfAdvice: true },
  untilGood: { turn: 'howLong', from: 0.7, onlyOfAdvice: true },
  whatElse: { turn: 'more', from: 0.7, onlyOfAdvice: true },
};
/** Refuses, as a whole turn in the five languages, what was proposed. */
const REFUSES = new RegExp(`^${TURN_OPENING}(?:(?:no|nah|nope|ne|nee|nein|non|nao) )*(?:i (?:dont|do not) (?:want|wanna|like)(?: to)?(?: (?:that|it|this|do that|do it))?(?: one)?|(?:das|den|die|es) (?:will|mag) ich nicht|ich (?:will|mag) (?:das|den|die|es) nicht|will ich nicht|kein(?:en?)? (?:bock|lust)(?: darauf| drauf)?|no (?:lo )?quiero(?: (?:eso|ese|hacerlo))?|(?:je|j) ?(?:ne )?(?:veux|aime) pas(?: (?:ca|faire ca))?|nao (?:quero|gosto)(?: (?:isso|disso|fazer isso))?)$`);
const OF_ANSWER = '(?:answers?|advice|tips?|reply|antwort\\w*|rat|tipps?)';
const POOR = '(?:useless|rubbish|bad|poor|unhelpful|stupid|silly|terrible|awful|wrong|dumb|pointless|weird|boring|nonsense|schlecht\\w*|blod\\w*|doof\\w*|dumm\\w*|falsch\\w*|nutzlos\\w*|komisch\\w*|bescheuert\\w*)';
const STRESS = '(?:a|an|so|such|really|just|very|totally|kinda|bit|all|eine?|echt|doch|so|ja|voll|ziemlich|mal|wirklich|kein\\w*|gute?|no|not|nicht|good|great)';
/** Finds the answer poor, as a whole turn: "thats a rubbish answer", "das war keine gute Antwort". */
const COMPLAINS = new RegExp(
  `^${TURN_OPENING}(?:(?:(?:that|thats|this|it|its|the|your|ur|das|die|deine?)(?: (?:was|is|wasnt|isnt|war|ist))?|(?:das|dies)(?: war| ist)) )?(?:${STRESS} )*(?:(?:${POOR} )${OF_ANSWER}|${OF_ANSWER} (?:(?:is|are|was|were|ist|war|sind) )?(?:${STRESS} )*${POOR}|(?:(?:not|no|nicht|keine?) (?:\\w+ )?(?:help|helpful|use|hilfe|hilfreich)|makes no sense|(?:is|was|ist|war) (?:\\w+ )?(?:nonsense|rubbish|quatsch|unsinn|kase)|(?:keine?|not|no|not a) (?:good|great|gute?|tolle?) ${OF_ANSWER}))(?: at all| tho| though| lol)*$`,
);
/** And this where a drill was proposed and nothing was asked. */
const SAYS_NO = /^(?:no|nah|nope|naw|nee?|nein|non|nao)(?: (?:thanks|thx|danke|gracias|merci|obrigad[oa]))?$/;
/** What these ask for stands in a place of the app. */
const OF_APP: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['app_help', 'rewards_levels', 'form_analysis', 'analyse_practice', 'my_numbers', 'records', 'last_practice', 'matches']);
/** What was said to these sends to an adult or comforts, and is neither doubted nor taken back; nor is a greeting. */
const WEIGHS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'bad_day', 'nerves', 'motivation', 'team_mates', 'parents', 'greeting', 'thanks', 'off_topic']);
/** These have a drill, a plan or numbers of their own to speak of. */
const OF_PRACTICE: ReadonlySet<TalkSubject['of']> = new Set<TalkSubject['of']>(['drill', 'result', 'move', 'position', 'plan', 'practice']);
/** Asks for a count of minutes, and not how long something takes. */
const COUNTS = /\b(?:how many|wie ?viele?)\b/;
const MOST_WORDS = 8;
const MOST_OFFERED = 3;

/** The topics that the message before is nearest to, but for the one that was answered. */
export function offeredInstead({ topic, language, words, nearest }: Understood): readonly CoachTopic[] {
  const meanings = meaningsOf(words.join(' '), language);
  const near = meanings === null ? [] : nearestTopics(meanings);
  return [...new Set([...nearest, ...near])].filter((name) => name !== topic?.topic).slice(0, MOST_OFFERED);
}

/** Whether what was answered was neither a drill nor a plan nor a number, but advice. */
function isAdvice(before: Understood): boolean {
  const subject = subjectOfTalk(before);
  return subject === null ? !OFFERS.has(before.intent) : !OF_PRACTICE.has(subject.of);
}

/** What a turn is about the answer before; null for all else. */
function turnIn({ before, raw, text, language }: Question): OnAnswer['turn'] | null {
  if (before === null) return null;
  const said = raw.join(' ');
  const isProposal = before.unsureOf === null && before.act === null && before.nearest.length === 0 && (before.intent === 'which_drill' || before.intent === 'bored');
  if (REFUSES.test(said) || (isProposal && SAYS_NO.test(said))) return 'refused';
  if (language !== 'en' && language !== 'de') return null;
  if (COMPLAINS.test(said)) return 'notMeant';
  const { name, likelihood } = learnedTurn(text, language, false);
  const row = OF_TURN[name as TurnName];
  if (row === undefined || likelihood < row.from || (row.onlyOfAdvice && !isAdvice(before)) || (row.turn === 'where' && !OF_APP.has(before.intent)) || (row.turn === 'howLong' && COUNTS.test(raw.join(' ')))) return null;
  return row.turn;
}

/** A question whose whole answer was said: that no more is known of it, with what is near; of the coach, what she can do. */
export function moreOfSame(asked: Understood): Understood {
  const rest = { ...asked, ask: null, told: null, followUp: null, goesOn: false };
  if (asked.intent === 'who_are_you') return { ...rest, act: null, topic: topicOf('whatCanYouDo') ?? null };
  return { ...rest, act: { kind: 'onAnswer', turn: 'more' }, topic: null, nearest: offeredInstead(asked) };
}

/** Who the coach is, and not whether the answer is true. */
const WHO_SPEAKS = /^(?:(?:hey|but|wait|ok|lol|so|aber|sag mal) )*(?:(?:are|r|is|bist|seid) (?:you|u|ya|sarah|this|du|ihr|das) |(?:you|u|ur|youre|du bist) )(?:(?:a|an|the|even|actually|really|ein|eine|echt|wirklich) )*(?:real|human|alive|robot|bot|ai|person|machine|computer|fake|echt|mensch|roboter|ki|maschine)\b/;

/** A turn about the answer before; null for all else. */
export function turnOnAnswer(question: Question): Understood | null {
  const { before, raw, words, drillId, skill } = question;
  if (before === null || raw.length > MOST_WORDS || drillId !== null || skill !== null || hurts(raw, words) || WHO_SPEAKS.test(raw.join(' '))) return null;
  const turn = turnIn(question);
  if (turn === null || (turn !== 'notMeant' && (WEIGHS.has(before.intent) || before.intent === 'injury'))) return null;
  // A drill that is refused gives way to another one.
  if (turn === 'refused' && !isAdvice(before)) return goingOn(question, 'follow_other');
  return understoodAs(question, before.intent, { sureness: 1, act: { kind: 'onAnswer', turn }, drillId: before.drillId, skill: before.skill, nearest: turn === 'sure' || turn === 'where' ? [] : offeredInstead(before) });
}
