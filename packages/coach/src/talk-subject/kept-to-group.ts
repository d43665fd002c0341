import type { CoachIntent } from '@touchline/domain';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { readQuestion, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import { figuresOfAsk, type ParentOrTrainerQuestionKind } from '../question-parts/parent-or-trainer-question.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { hurts } from '../topics/find-topic.ts';
import { adultRole } from './adult-role-in-talk.ts';

/** What is of an account or of the app, which a trainer may ask of as well. */
const OF_ACCOUNT = some('(?:the |this |your |der |die |diese )*apps?', 'accounts?', 'konto', 'kontos', 'streaks?', 'serie', 'tokens?', 'packs?', 'cards?', 'karten?', 'levels?', 'xp', 'badges?', 'abzeichen', 'leader ?board', 'rangliste\\w*', 'videos?', 'timer', 'profile?', 'settings', 'einstellungen', 'my (?:own )?(?:numbers|results?|records?|stats|practi[cs]e|drills?)', 'mein\\w* (?:eigene\\w* )?(?:zahlen|ergebnis\\w*|rekord\\w*|bestwert\\w*|ubung\\w*)', 'myself', 'for me', 'fur mich', 'selbst', 'selber');

/** Asks for something to do. */
const FOR_PRACTICE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'which_drill', 'drill_technique', 'little_time', 'no_ball', 'no_wall', 'weak_foot', 'bored', 'too_hard', 'too_easy', 'equipment']);
const AS_OF_GROUP: Readonly<Partial<Record<CoachIntent, ParentOrTrainerQuestionKind>>> = { plan_day: 'sessionPlan', plan_week: 'sessionPlan', warm_up: 'warmUpGame', rain: 'groupRain' };
/** Not understood, or only that the talk goes on. */
const UNCLEAR: ReadonlySet<DialogueAct['kind']> = new Set<DialogueAct['kind']>(['unclear', 'askedBack', 'unexplained', 'saidAlready', 'onSubject', 'onAnswer']);

/** Whether a trainer writes a message, as its talk says. */
export const isOfTrainer = (question: Question): boolean => adultRole(question) === 'trainer';

/** Whether a message of a trainer names nothing of an account and no drill of the app. */
export const namesNoAccount = ({ raw, drillId }: Question): boolean => drillId === null && !OF_ACCOUNT.test(raw.join(' '));

/**
 * What a trainer asks, of the group where it names nothing of an account: a form of practice in the place of a drill, a plan of an
 * hour in the place of one's own, and for what was not understood what can be asked of a group. Of the own numbers nothing is told.
 */
export function keptToGroup(asked: Understood, message: string): Understood {
  const { ask, act, topic, told, intent, before } = asked;
  if (before === null || (ask !== null && ask.kind === 'parentOrTrainer') || told !== null) return asked;
  const question = readQuestion(message, before);
  if ((asked.language !== 'en' && asked.language !== 'de') || hurts(question.raw, question.words) || !isOfTrainer(question) || !namesNoAccount(question)) return asked;
  const of = (kind: ParentOrTrainerQuestionKind): Understood => understoodAs(question, 'parents', { sureness: 1, ask: { kind: 'parentOrTrainer', parentOrTrainer: figuresOfAsk(question.raw.join(' '), kind) }, drillId: null, skill: null, language: asked.language });
  const unclear = understoodAs(question, 'parents', { sureness: 1, act: { kind: 'talkLine', line: 'groupUnclear' }, drillId: null, skill: null, language: asked.language });
  const isUnclear = act !== null && UNCLEAR.has(act.kind);
  if (act !== null && !isUnclear) return asked;
  const asOfGroup = AS_OF_GROUP[intent];
  if (asOfGroup !== undefined && !isUnclear && topic === null) return of(asOfGroup);
  if (OF_NUMBERS.has(intent) || intent === 'rewards_levels') return unclear;
  if (FOR_PRACTICE.has(intent) && topic === null && !isUnclear) return asked.goesOn ? unclear : of('groupDrill');
  return isUnclear || (asked.goesOn && topic === null) || (intent === 'off_topic' && topic === null) ? unclear : asked;
}
