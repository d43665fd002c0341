import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { wishesPlanForThat, wishesPlanOfNamed } from '../question-parts/plan-of-named-drills.ts';
import { praisesFavourite } from '../question-parts/praises-favourite.ts';
import { wasAnsweredWithWeakestDrill } from '../talk-subject/answered-with-weakest-drill.ts';
import { hurts } from '../topics/find-topic.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';
import type { TurnToRead } from './turn-readers.ts';

/** Agrees, and asks nothing more. */
const AGREES = /^(?:ok|okay|oki|okey|okie|okidoki|kk|k|alright|all right|alrighty|got it|understood|makes sense|fair enough|(?:ok |okay |yeah |ja |na gut )?(?:fair (?:point|enough)|good point|point taken|guter punkt|da hast du recht|hast recht|hast du recht|ok stimmt|stimmt auch|auch wieder wahr)|alles klar|verstanden|na gut|in ordnung|vale|de acuerdo|entendido|daccord|d accord|ca marche|beleza|entendi)(?: (?:then|dann|sarah|coach))*$/;
const MOST_WORDS_OF_NAME = 3;
/** Says something else than a name. */
const NO_NAME = /\b(?:yes|no|nope|yeah|ok|okay|thanks?|thx|cool|lol|haha|hi|hello|what|who|why|how|which|when|where|i|you|me|my|it|that|give|show|more|dont|none|nobody|next|drill|plan|ja|nein|danke|was|wer|wie|warum|ich|du|mein\w*|das|mir|mehr|keine\w*|niemand|und|and|si|gracias|oui|non|merci|sim|nao|obrigad\w*|level|xp|tokens?|streak|help|hilfe|sad|traurig)\b/;
/** Whether a turn is a name, behind the question whom the player likes. */
export const namesFavourite = ({ before, raw, drillId, skill, words }: Question): boolean =>
  before?.topic?.topic === 'favourite' && raw.length > 0 && drillId === null && skill === null && !hurts(raw, words) && (praisesFavourite(raw) || (raw.length <= MOST_WORDS_OF_NAME && !NO_NAME.test(raw.join(' '))));

const SEVERAL_DAYS = /\b(?:week\w*|woche\w*|(?:[2-7]|two|three|four|five|six|seven|zwei|drei|vier|funf|sechs|sieben) (?:days?|tage?n?))\b/;
/** A plan for what an answer of the talk named: the weakness, or drills to do. */
export function planForNamed(question: Question): Understood | null {
  const { before, raw } = question;
  if (before === null) return null;
  const text = raw.join(' ');
  const isOfWeakest = wasAnsweredWithWeakestDrill(before) && wishesPlanForThat(raw);
  if (!isOfWeakest && (before.intent === 'injury' || isPlan(before) || question.drillId !== null || question.skill !== null || !wishesPlanOfNamed(raw))) return null;
  return understoodAs(question, SEVERAL_DAYS.test(text) ? 'plan_week' : 'plan_day', { sureness: 1, drillId: null, skill: null, words: isOfWeakest ? question.words : raw });
}

/** A turn that agrees, and asks nothing more. */
export function agreed({ question, text }: TurnToRead): Understood | null {
  const { before, raw } = question;
  if (before === null || text.includes('?') || !AGREES.test(raw.join(' '))) return null;
  return understoodAs(question, 'thanks', { sureness: 1, act: { kind: 'agreed' }, drillId: before.intent === 'injury' ? null : before.drillId });
}
