import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { skillWithoutDrillIn } from '../question-parts/skill-without-drill.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { hurts } from '../topics/find-topic.ts';
import { namedInPlan } from './named-in-plan.ts';
import { subjectOfTalk } from './subject-of-talk.ts';

const MOST_WORDS = 26;
/** It is wished for in the plan, missed there, or was said before. */
const WISHES = some(
  'put', 'add', 'include', 'want\\w*', 'wanna', 'need', 'said', 'meant', 'mean', 'asked', 'change', 'swap', 'replace', 'instead', 'missing', 'more', 'where', 'wheres', 'forgot', 'also', 'too', 'opposite',
  'rein\\w*', 'dazu', 'hinzu\\w*', 'einbau\\w*', 'wollte', 'will', 'mochte', 'brauch\\w*', 'gesagt', 'meinte?', 'meine', 'ander\\w*', 'tausch\\w*', 'statt', 'stattdessen', 'fehlt', 'wo', 'mehr', 'vergessen', 'auch', 'pack', 'mach', 'setz', 'gegenteil',
);
/** It is not wished for, or cannot be done. */
const NOT_WISHED = some('(?:no|not|without|less|dont want|dont like|hate|instead of|rather than|take out|remove) (?:the |any |more |to do |doing )*(?:cross\\w*|tackl\\w*|defend\\w*)', '(?:kein\\w*|ohne|weniger|statt|nicht) (?:mehr )?(?:flanken?|verteidig\\w*|zweikampf\\w*|abwehr\\w*)', '(?:cant|cannot) (?:cross|tackle|defend)', '(?:flanken?|verteidigen|zweikampf\\w*) (?:will|mag|kann|brauch\\w*) ich nicht', '(?:crossing|tackling|defending) out');
/** Asks how it is done. */
const ASKS_HOW = some('how (?:do|can|to|should|does|far|hard)', 'which (?:foot|leg)', 'whats', 'what is', 'what does', 'explain', 'wie (?:geht|mach\\w*|kann|soll|schlag\\w*|verteidig\\w*)', 'was (?:ist|heisst|bedeutet)', 'welche\\w* (?:fuss|bein)', 'erklar\\w*', 'the rule', 'regel');

/** A turn that wants a skill in the plan of the talk for which there is no drill; null for all else. */
export function skillPutIntoPlan(question: Question): Understood | null {
  const { before, raw, words, text: written } = question;
  if (before === null || raw.length === 0 || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = inUsualSpelling(raw).join(' ');
  if (skillWithoutDrillIn(text) === null || !WISHES.test(text) || ASKS_HOW.test(text) || NOT_WISHED.test(text)) return null;
  const subject = subjectOfTalk(before);
  if (subject?.of !== 'plan') return null;
  const named = namedInPlan(raw, words, written.includes('?'));
  return understoodAs(question, subject.span === 'week' ? 'plan_week' : 'plan_day', { sureness: 1, drillId: null, skill: null, act: { kind: 'onSubject', subject, turn: 'helpSkill', number: named.count, ofPlan: named } });
}
