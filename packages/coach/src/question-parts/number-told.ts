import type { CoachIntent, DrillId } from '@touchline/domain';
import { numberIn } from '../english-reading/named.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import type { NumberTold } from '../talk-subject/talk-subject-types.ts';
import { hurts } from '../topics/find-topic.ts';

/** Words that open a turn which tells something of oneself, in the five languages. */
const TELLS = /^(?:(?:and|but|so|ok|oh|yes|no|yeah|und|aber|ja|ne|nein|y|pero|si|et|mais|oui|e|mas|sim|lol|haha|hey) )*(?:i|im|ive|id|my|mine|it was|that was|was|had|got|did|made|only|just|now|ich|hab|habe|hatte|mein\w*|es waren|das waren|waren|war|bin|schaff\w*|nur|jetzt|mi|yo|tengo|tenia|hice|era|eran|fue|fueron|llegue|logre|consegui|solo|ya|ahora|jai|javais|jen|je|mon|ma|cetait|seulement|maintenant|meu|minha|eu|fiz|tinha|tenho|foi|foram|so|agora)\b/;
/** Asks, or names a time, an age, a length, a score or a place, which are other numbers. */
const OTHER = /\b(?:how|what|when|why|where|who|which|can|could|should|do i|is it|wie|was (?:ist|sind|heisst|soll|mach\w*|kann)|wann|warum|wo|wer|welche\w*|kann|soll\w*|cuant\w*|como|que|cuando|por ?que|donde|puedo|combien|comment|quand|pourquoi|ou|puis|quant\w*|quando|posso|next|until|till|want|wanna|will|mochte|quiero|veux|quero|need|brauch\w*|min\w*|mins?|hours?|std|stunden?|horas?|heures?|am|pm|uhr|oclock|years?|old|jahr\w*|anos?|ans|euro\w*|place|platz|puesto|rank|lugar|level|lvl|nivel|niveau|hoch|tore?|goals?|weeks?|wochen?|semanas?|semaines?|months?|monat\w*|mes|meses|mois|times?|mal|veces|fois|vezes)\b/;
const SCORE = /\b\d+ ?(?:[:-]|a|to|zu|x) ?\d+\b/;
const MOST_WORDS = 9;

const toldBefore = (turn: Understood | null, of: NumberTold['of']): number | null => (turn === null ? null : turn.act?.kind === 'numberTold' && turn.act.of === of ? turn.act.number : toldBefore(turn.before, of));

/** Their answers tell a result. */
const OF_RESULTS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['records', 'last_practice']);

/** Results are counted in drills that have a number; a subject without a named drill has none. */
function ofSubject(before: Understood): { readonly of: NumberTold['of']; readonly drillId: DrillId | null } | null {
  const subject = subjectOfTalk(before);
  const isOfResults = before.drillId !== null && OF_RESULTS.has(before.intent);
  if (subject === null) return isOfResults ? { of: 'result', drillId: before.drillId } : null;
  if ((subject.of === 'drill' || subject.of === 'result') && subject.drillId !== null) return { of: 'result', drillId: subject.drillId };
  if (subject.of === 'streak') return { of: 'streak', drillId: null };
  return subject.of === 'level' || subject.of === 'tokens' ? { of: 'earned', drillId: null } : null;
}

/** A turn of few words that tells a number of what the talk is about, and asks nothing; null for all else. */
export function numberTold(question: Question): Understood | null {
  const { before, raw, words, text, drillId } = question;
  const said = raw.join(' ');
  if (before === null || raw.length > MOST_WORDS || text.includes('?') || !TELLS.test(said) || OTHER.test(said) || SCORE.test(said) || hurts(raw, words)) return null;
  const number = numberIn(said);
  const of = number === null || said.match(/\d+/g)?.length !== 1 ? null : ofSubject(before);
  if (number === null || of === null || (drillId !== null && drillId !== of.drillId)) return null;
  const intent = of.of === 'result' ? 'records' : 'rewards_levels';
  return understoodAs(question, intent, { sureness: 1, drillId: of.drillId, act: { kind: 'numberTold', of: of.of, number, before: toldBefore(before, of.of) } });
}
