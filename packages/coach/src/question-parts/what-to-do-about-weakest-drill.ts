import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { wasAnsweredWithWeakestDrill } from '../talk-subject/answered-with-weakest-drill.ts';

const OPENING = '(?:(?:and|so|but|ok|okay|then|und|aber|also|na|gut)(?: |$))*';
const THAT = '(?: (?:that|it|this|that one|these|das|es|da|dagegen|dafur|daran|damit|dabei))?';
const CLOSE = '(?: (?:then|now|best|though|tho|please|pls|dann|jetzt|denn|nun|am besten|bitte|besser|machen|tun|andern|verbessern|uben|hinbekommen|hinkriegen)(?= |$))*';
/** What to do about it, or how to change it, and nothing else. */
const ASKS = new RegExp(`^${OPENING}(?:(?:how|what) (?:do|can|could|should|would|must) i (?:best )?(?:do|change|fix|improve|train|practi[cs]e|work on|get better at|get better|turn)(?: (?:about|against|with|for|on|at|round))?${THAT}(?: (?:round|around))?|how to (?:change|fix|improve)${THAT}|what (?:helps|now|next)|(?:wie|was|womit) (?:ander|andere|verbesser|verbessere|mach|mache|tu|tue|ub|ube|trainier|trainiere|krieg|kriege|bekomm|bekomme|kann|soll|sollte|muss) ich${THAT}|was (?:hilft|tun|nun|jetzt)${THAT}|wie (?:wird|geht) (?:das|es) besser)${CLOSE}$`);

/** Whether the talk is of the drill that the player is weakest at: it was told just now, or why it is that one. */
const isOfWeakest = ({ act, before, ...turn }: Understood): boolean => wasAnsweredWithWeakestDrill({ act, before, ...turn }) || (act?.kind === 'onSubject' && act.subject.of === 'practice' && act.turn === 'why' && before !== null && wasAnsweredWithWeakestDrill(before));

/** Asks what to do about the drill that the player is weakest at: that one is the next step. Null for all else. */
export function whatToDoAboutWeakest(question: Question): Understood | null {
  const { before, raw, drillId, language } = question;
  if (before === null || drillId !== null || (language !== 'en' && language !== 'de') || !isOfWeakest(before) || !ASKS.test(raw.join(' '))) return null;
  return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'onSubject', subject: { of: 'practice' }, turn: 'whatNow', number: null }, skill: null });
}
