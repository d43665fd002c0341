import type { DrillId } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { drillIn } from '../intents/find-drill-and-skill.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const OPEN = '(?:(?:and|but|so|ok|okay|hm+|ha|hae|huh|wtf|wait|no|nah|na|ey|bro|digga|alter|und|aber|also|ja|nein|ne|nee|hey) )*';
const WHY = '(?:why|wy|y|how come|warum|wieso|weshalb|wiso|warun)';
const TODAY = some('today', '2day', 'heute?', 'heut');
const YESTERDAY = some('yesterday', 'yestaday', 'yesturday', 'last time', 'gestern', 'letztes? mal');
const COMPARED = some('better', 'beter', 'worse', 'more', 'less', 'fewer', 'besser\\w*', 'schlechter', 'mehr', 'weniger');
const HOW_MANY = some('how (?:many|much)', 'wie ?viele?', 'wieviel\\w*');
const JUGGLES = some('juggles?', 'jugles?', 'juggl\\w*', 'jongl\\w*', 'jonglier\\w*', 'gaberl\\w*', 'kick ?ups?', 'keep(?:y|ie) ?ups?');
const OF_OTHERS = some('my (?:brother|sister|friend|mate)s?', 'he', 'she', 'mein \\w+ (?:hat|ist|war)', 'er', 'sie', 'you', 'du', '\\d+');

const drillNamed = ({ raw, words, drillId }: Question): DrillId | null => drillId ?? drillIn(words) ?? drillIn(raw) ?? (JUGGLES.test(raw.join(' ')) ? 'juggling' : null);

/** How many today in one drill and whether that is better than before, in one message. */
function comparesDays(question: Question): Understood | null {
  const text = question.raw.join(' ');
  const drillId = drillNamed(question);
  if (drillId === null || !HOW_MANY.test(text) || !TODAY.test(text) || !YESTERDAY.test(text) || !COMPARED.test(text) || OF_OTHERS.test(text)) return null;
  return understoodAs(question, 'records', { sureness: 1, ask: { kind: 'resultGoal', goal: { of: 'twoDays', drillId } }, drillId, skill: null });
}

const WHY_WORSE = new RegExp(`^${OPEN}${WHY}(?: (?:is|was|am|did|do|it|that|this|i|so|ist|war|bin|hab|das|es|ich|denn|jetzt|heute?|heut|today|get|got|a|bit|bissl))* (?:worse|less|lower|fewer|not better|not as (?:good|many)|schlechter|weniger|schwacher|nicht besser|nich besser|runter|down)(?: (?:than|als|then|denn|geworden|heute?|today|yesterday|gestern|before|vorher|now|jetzt|it|is|i|ich|bin|war))*$`);

/** The drill whose two days were told in the turn before. */
const comparedBefore = ({ ask, act }: Understood): DrillId | null => (ask?.kind === 'resultGoal' && ask.goal.of === 'twoDays' ? ask.goal.drillId : act?.kind === 'gotWorse' ? act.drillId : null);

/** Why a result is lower, behind one that was told, or today. */
function whyWorse(question: Question): Understood | null {
  const { raw, before } = question;
  const text = raw.join(' ');
  if (!WHY_WORSE.test(text)) return null;
  const drillId = drillNamed(question) ?? (before === null ? null : comparedBefore(before));
  if (drillId === null && !TODAY.test(text)) return null;
  return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'gotWorse', withinDays: null, drillId, isOfToday: true }, drillId, skill: null });
}

const IN_IT = '(?:(?:in|at|bei|im|with|mit) )?';
const THERE = '(?:da|darin|dabei|dort|there|it|that|this|that one|der|dem|den|das)';
const WHY_JUDGED = new RegExp(`^${OPEN}${WHY} (?:am|bin|was|war|do|klappt|lauft|geht|is|ist) (?:i|ich|it|das|es|that)(?: (?:\\w+ ){0,4}?| )(?:so |that |soo+ |such |gut im? |am )*(good|best|strong|better|gut|stark|besser|besten|starksten|bad|worst|weak|poor|rubbish|schlecht|schwach|mies|schlechtesten|schlechtsten|schwachsten)(?: ${IN_IT}(?:${THERE}|[\\w ]+))?$`);
const BAD = /^(?:bad|worst|weak|poor|rubbish|schlecht|schwach|mies|schlechtesten|schlechtsten|schwachsten)$/;
const OF_JUDGED: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['weakestIs', 'strongestIs']);
const MOST_WORDS = 12;
/** Who asks of a match or a team asks of no drill. */
const NOT_OF_DRILL = some('match\\w*', 'games?', 'spiel\\w*', 'team\\w*', 'mannschaft\\w*', 'football', 'soccer', 'fussball', 'school', 'schule', 'goal', 'tor', 'everything', 'alles?', 'you', 'du', 'than', 'als', 'he', 'she', 'they', 'er', 'sie');

/** Why one is good or bad at the drill that was told as the strongest or the weakest, or that is named. */
function whyGoodOrBad(question: Question): Understood | null {
  const { raw, before } = question;
  const text = raw.join(' ');
  const judged = raw.length > MOST_WORDS || NOT_OF_DRILL.test(text) ? undefined : WHY_JUDGED.exec(text)?.[1];
  if (judged === undefined) return null;
  const topic = before?.topic?.topic;
  const drillId = drillNamed(question);
  if (drillId === null && (topic === undefined || !OF_JUDGED.has(topic))) return null;
  return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'ownDrillJudged', drillId, of: BAD.test(judged) ? 'whyBad' : 'whyGood' }, drillId, skill: null });
}

const DOUBTS = some('(?:dont|do not|cant|didnt) believe', 'glaub\\w*(?: (?:ich|dir|das|s))* (?:nicht|nich|ned|net|kein\\w*)', 'not true', 'isnt true', 'thats wrong', 'no way', 'stimmt (?:doch |gar |ja )?(?:nicht|nich|ned|net)', 'quatsch', 'but', 'aber', 'doch', 'too', 'also', 'as well', 'auch', 'actually', 'eigentlich');
const GOOD_AT = some('(?:im|i am|i m|am) (?:\\w+ ){0,3}?(?:good|great|really good|strong|best|the best) (?:at|in|with)?', 'i can(?: \\w+){1,4} (?:well|good)', 'kann ich(?: \\w+){0,4} (?:gut|super|am besten|perfekt|krass|stark)', '(?:ich kann|bin ich|ich bin)(?: \\w+){1,5} (?:gut|super|stark|krass|am besten|beste\\w*)', 'bin ich(?: \\w+){0,3} (?:gut|super|stark|krass|besser)');
/** Told in a talk of numbers that one is good at another drill. */
function saysGoodToo(question: Question): Understood | null {
  const { raw, before, text: written } = question;
  const text = raw.join(' ');
  const topic = before?.topic?.topic;
  const isOfNumbers = before !== null && ((topic !== undefined && OF_JUDGED.has(topic)) || before.act?.kind === 'ownDrillJudged' || before.intent === 'analyse_practice');
  const drillId = drillNamed(question);
  if (!isOfNumbers || drillId === null || raw.length > MOST_WORDS + 3 || written.includes('?') || !DOUBTS.test(text) || !GOOD_AT.test(`${text} `)) return null;
  return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'ownDrillJudged', drillId, of: 'goodToo' }, drillId, skill: null });
}

/** What is asked or doubted of what was said of the own results in a drill; null for all else, and where something hurts. */
export function judgedOwnDrill(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if ((language !== 'en' && language !== 'de') || before?.intent === 'injury' || hurts(raw, words)) return null;
  return comparesDays(question) ?? whyWorse(question) ?? whyGoodOrBad(question) ?? saysGoodToo(question);
}
