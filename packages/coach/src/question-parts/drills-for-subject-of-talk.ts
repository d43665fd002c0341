import { findDrill } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { categoryOf } from '../intents/find-drill-and-skill.ts';
import { drillOfSubjectIn } from '../talk-subject/drill-alone-for-subject.ts';
import { hurts } from '../topics/find-topic.ts';
import { minutesIn } from './minutes-named.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 11;
const MOST_TURNS_BACK = 4;

const DRILLS = some('drills?', 'drils?', 'exercises?', '\\w*ubung\\w*');
const FOR_IT = some('for (?:that|this|it|those|them)', 'to (?:fix|help|train|practi[cs]e|learn) (?:that|this|it)', 'against (?:that|this|it)', 'dafur', 'dazu', 'dagegen', 'fur (?:das|sowas|so was|so etwas)', 'damit');
const ARE_THERE = some('(?:are|is) there', 'have you(?: got)?', 'do you (?:have|know)', 'does (?:the|this|it|the app)(?: app)? have', 'got', 'any', 'which', 'what', 'give me', 'show me', 'can you', 'gibts?', 'gibt es', 'hast du', 'habt ihr', 'hat die app', 'kennst du', 'welche\\w*', 'zeig mir', 'gib mir');
const OTHERWISE = some('how (?:many|long|often)', 'wie (?:viele?|lange?|oft)', 'why', 'warum', 'wieso', 'without', 'ohne', 'another', 'other', 'andere\\w*', 'more', 'mehr', 'noch', 'easier', 'leichter\\w*', 'harder', 'schwerer\\w*', 'alone', 'allein\\w*', 'plan', 'video', 'tokens?', 'xp');

const isOfWeakFoot = ({ intent, foot, drillId, skill, words }: Understood): boolean => intent === 'weak_foot' || skill === 'weak_foot' || drillId === 'weak_foot' || foot === 'weak' || drillOfSubjectIn(words.join(' ')) === 'weak_foot';

/** What is practiced for what a turn is of: the weaker foot, a skill, or the kind of drill that it names or tells of. */
function skillOf(turn: Understood): string | null {
  if (isOfWeakFoot(turn)) return 'weak_foot';
  if (turn.skill !== null && categoryOf(turn.skill) !== null) return turn.skill;
  return findDrill(turn.drillId ?? drillOfSubjectIn(turn.words.join(' ')) ?? '')?.category ?? null;
}

/** Whether there are drills for what the talk is of: those of its subject; null for all else. */
export function drillsForSubject(question: Question): Understood | null {
  const { raw, words, language, before, drillId, skill } = question;
  const said = raw.join(' ');
  if (before === null || before.intent === 'injury' || drillId !== null || skill !== null || (language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  if (!DRILLS.test(said) || !FOR_IT.test(said) || !ARE_THERE.test(said) || OTHERWISE.test(said)) return null;
  const asked = turnsBefore(before, MOST_TURNS_BACK).map(skillOf).find((one) => one !== null) ?? null;
  return asked === null ? null : understoodAs(question, 'which_drill', { sureness: 1, ask: { kind: 'drillList', skill: asked }, skill: asked, drillId: null, foot: asked === 'weak_foot' ? 'weak' : null });
}

const AGREES = '(?:(?:ok|okay|oki|alright|fine|yes|yeah|yep|good|cool|well|so|then|maybe|just|only|but|and|na gut|gut|ja|also|dann|vielleicht|nur|aber|und|lets do|lets say|sagen wir|i have|ive got|i got|ich hab|ich habe|hab) ){0,4}';
const MINUTES = '(?:\\d{1,2}|five|ten|fifteen|twenty|funf|zehn|funfzehn|zwanzig) ?(?:min|mins|minutes?|minuten?|m)';
const THEN_WHAT = '(?:(?:then|so|now|and|dann|also|jetzt|und|only|max|today|heute|zeit|time) ){0,3}(?:what|wat|which|was|welche\\w*|what now|what then|what next|und jetzt|und dann)(?: (?:then|now|next|drill|exercise|one|ones|should|shall|do|can|could|i|we|to|dann|denn|jetzt|ubung|soll|kann|mach|mache|ich|machen|uben|tun|da|so|am besten|would you do)){0,7}';
/** So many minutes, and then asks what to do in them. */
const MINUTES_THEN_WHAT = new RegExp(`^${AGREES}${MINUTES} ${THEN_WHAT}$`);
const WORDS_OF_MINUTES: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20, funf: 5, zehn: 10, funfzehn: 15, zwanzig: 20 };

/** A turn as sure as this is not read with the one before. */
const SURE = 1.1;

/** What to do in the minutes that a turn tells (“ok 10 mins then what”): a drill for these; null for all else. */
export function drillForMinutes(question: Question): Understood | null {
  const { raw, language, before } = question;
  if (before === null || before.intent === 'injury' || (language !== 'en' && language !== 'de') || !MINUTES_THEN_WHAT.test(raw.join(' '))) return null;
  const minutes = minutesIn(raw) ?? Object.entries(WORDS_OF_MINUTES).find(([word]) => raw.includes(word))?.[1] ?? null;
  return minutes === null ? null : understoodAs(question, 'little_time', { sureness: SURE, drillId: null, skill: null, words: [String(minutes), 'minutes'] });
}

const MINUTES_SAID = new RegExp(`(?:^| )${MINUTES}(?= |$)`);
const WHAT_TO_DO = some('(?:what|wat|which drills?|wich drill) (?:\\w+ )?(?:can|could|should|shall|do|to) (?:i |we |you )?(?:\\w+ )?(?:do|practi[cs]e|train|play|work on)', '(?:was|welche ubung\\w*) (?:kann|konnte|soll|sollte|mach|mache|ub|ube|geht) (?:ich|man|wir|da)?(?:(?: \\w+){0,4} (?:machen|tun|uben|trainieren))?', 'any(?:thing)? (?:i can |to )(?:do|practi[cs]e|train)', 'any (?:drills?|ideas?)');
const PLACE_OR_END = some('inside', 'indoors?', '(?:in|at) (?:my|the|a|our) (?:\\w+ )?(?:room|bedroom|living room|flat|house|kitchen|hallway)', 'drinnen', 'drin', '(?:im|in meinem|in der) (?:\\w+ )?(?:zimmer|kinderzimmer|wohnzimmer|wohnung|flur|haus)', 'before (?:dinner|lunch|tea|breakfast|school|bed|training|practi[cs]e|we (?:eat|go|leave)|mum|mom|dad)(?: \\w+){0,2}', 'vor(?:m| dem| der)? (?:essen|abendessen|mittagessen|fruhstuck|schule|training|schlafen|bett)', 'bis (?:zum |es )?(?:essen|training|abendessen)(?: gibt)?');
const NOT_TO_DO = some('plan\\w*', 'weeks?', 'woche\\w*', 'eat', 'drink', 'essen', 'esse', 'ess', 'trinken', 'trink', 'warm ?up', 'aufwarm\\w*', 'match\\w*', 'games?', 'spiel\\w*', 'stretch\\w*', 'sleep', 'nervous', 'nervos', 'tired', 'mude', 'without (?:a )?ball', 'ohne ball', 'no ball', 'kein\\w* ball');
/** Until when the minutes are, which asks for no food. */
const UNTIL_MEAL = /\b(?:vorm|vor dem|bis zum|bis es) \w*essen\b|\bbefore we eat\b/g;
const MOST_WORDS_HERE = 18;

/** What to do in the minutes that are left before something, or that are spent in a room (“10 mins before dinner, what can I do inside”): a drill for these; null for all else. */
export function drillForMinutesHere(question: Question): Understood | null {
  const { raw, words, language, drillId, skill } = question;
  const text = raw.join(' ');
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS_HERE || drillId !== null || skill !== null || hurts(raw, words)) return null;
  if (!MINUTES_SAID.test(text) || !WHAT_TO_DO.test(text) || !PLACE_OR_END.test(text) || NOT_TO_DO.test(text.replaceAll(UNTIL_MEAL, ' '))) return null;
  return understoodAs(question, 'little_time', { sureness: SURE });
}
