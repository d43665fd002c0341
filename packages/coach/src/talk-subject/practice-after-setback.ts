import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';
import { hurts } from '../topics/find-topic.ts';
import { subjectOfTalk } from './subject-of-talk.ts';

const WHAT = '(?:what|which drill|wat|was|welche ubung|welche ubungen)';
const DO_I = '(?:can|could|should|shall|do|must|kann|konnte|soll|sollte|muss|mach|mache|ub|ube|trainier|trainiere) (?:i|ich) (?:(?:practi[cs]e|train|work on|do|learn) )?';
const WHEN = '(?:(?:tomorrow|tmrw|today|now|then|this week|next|for that|morgen|heute|jetzt|dann|diese woche|denn|am besten|dafur|dagegen) )*';
const GERMAN_VERB = '(?:(?:uben|trainieren|machen|lernen|tun) )?';
/** What it is for: that it goes better the next time. */
const TO_GET_BETTER = '(?:(?:so|so that|to make|to get|in order to|that|damit|dass|um) (?:\\w+ ){0,6}?(?:better|again|in|it|score|happen|besser|nicht|nochmal|mal|treffe|rein\\w*|klappt|passiert|wird|werden|werde|mehr)(?: \\w+){0,4}|to (?:get|be) better|(?:to )?(?:improve|fix) (?:it|that|this))';
const ASKS_PRACTICE = new RegExp(`^${TURN_OPENING}(?:danke |thanks )?${TURN_OPENING}${WHAT} ${DO_I}${WHEN}${GERMAN_VERB}${WHEN}${TO_GET_BETTER}$`);
const MOST_WORDS = 16;

/** What to practice so that what went wrong goes better, behind that: a drill for it, and no more comfort. */
export function practiceAfterSetback(question: Question): Understood | null {
  const { before, raw, words } = question;
  if (before === null || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const subject = subjectOfTalk(before);
  // What team mates do is no matter of practice.
  if (subject?.of !== 'setback' || subject.kind === 'teamMates' || !ASKS_PRACTICE.test(raw.join(' '))) return null;
  return understoodAs(question, 'bad_day', { sureness: 1, act: { kind: 'onSubject', subject, turn: 'practiseThat', number: null }, drillId: null });
}
