import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { asksForExtraPracticeBesideTeam } from './extra-practice-beside-team-question.ts';
import type { TrainingLoadQuestion } from './training-load-question-type.ts';

const PRACTISE = '(?:train|practi[cs]e|do (?:a |any |some |my |more )?(?:drills?|training|practi[cs]e|sessions?)|trainieren|trainiern|uben|trainiere)';
const MUST = new RegExp(`\\b(?:do i (?:really |still |even )*(?:have|need) to|must i|have i got to|muss ich|brauch ich)\\b(?: (?:really|still|even|always|again|now|noch|wirklich|denn|unbedingt|eigentlich|jetzt|auch|heute|morgen|heut|today|mehr|was|etwas))* ${PRACTISE}\\b`);
const TODAY = /\b(?:today|tonight|heute?|heut)\b/;
const TOMORROW = /\b(?:tomorrow|tmrw|morgen)\b/;
const A_DAY = /\b(?:(?:a|per|each|every|one|in a|in one|the same) day|daily|on one day|am (?:selben |gleichen )?tag|pro tag|jeden tag|taglich|an einem tag)\b/;
const NUMBER = '(\\d{1,3}|one|two|three|four|five|six|ten|fifteen|twenty|thirty|ein\\w?|zwei|drei|vier|funf|sechs|zehn|funfzehn|zwanzig|dreissig)';
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, fifteen: 15, twenty: 20, thirty: 30, ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, zehn: 10, funfzehn: 15, zwanzig: 20, dreissig: 30, once: 1, twice: 2, einmal: 1, zweimal: 2, dreimal: 3, viermal: 4 };
const MINUTES = new RegExp(`\\b${NUMBER} ?(?:mins?|minutes?|minuten?|m)\\b`);
const HOURS = new RegExp(`\\b(?:${NUMBER}|an) (?:hours?|hrs?|stunden?)\\b`);
const TIMES = new RegExp(`\\b(?:${NUMBER} ?(?:times|x|mal)|(once|twice|einmal|zweimal|dreimal|viermal))\\b`);
const SESSIONS = new RegExp(`\\b${NUMBER} (?:short |little |kurze )?(?:sessions?|drills?|exercises?|trainings?|workouts?|einheiten|einheit|ubungen|ubung)\\b`);
/** Asks whether it is right. */
const JUDGES = /\b(?:ok|okay|fine|alright|good|bad|right|enough|too (?:much|many|little|long)|allowed|can i|may i|should i|make sense|healthy|gut|genug|zu (?:viel|wenig|lang\w*)|reicht|reichen|darf ich|kann ich|soll ich|in ordnung|schlimm|schlecht|sinnvoll|normal|erlaubt)\b/;
const HOW_MANY = /\b(?:how (?:many|much|long)|how often|wie ?viele?|wie (?:oft|lange?))\b/;
const OF_SESSIONS = /\b(?:sessions?|drills?|exercises?|trainings?|workouts?|einheit\w*|ubung\w*|mal|times)\b/;
const OUGHT = /\b(?:should|shud|shall|make sense|makes sense|is (?:good|right|best|healthy|enough|normal)|are (?:good|right|best|enough|normal)|at most|maximum|max|without (?:it|being|getting|overdoing|doing)|soll\w*|macht sinn|machen sinn|sinnvoll|(?:ist|sind) (?:gut|richtig|genug|normal|ok|okay|am besten)|hochstens|maximal|ohne dass|zu viel)\b/;
/** Of other counts, of the app, of the team, and of who is not well. */
const OTHERWISE =
  /\b(?:juggl\w*|jonglier\w*|touch\w*|kontakte?|passes?|passe|shots?|schusse?|taps?|reps?|sets?|rounds?|runden|push ?ups?|liegestutz\w*|squats?|sit ?ups?|kniebeug\w*|sprints?|laps?|km|tokens?|xp|packs?|packchen|level|badges?|records?|rekord\w*|streaks?|serie|cards?|karten|sleep\w*|schlaf\w*|eat\w*|ess\w*|drink\w*|trink\w*|water|wasser|screen|phone|handy|videos?|match\w*|games?|spiele?|spiel|team|club|verein\w*|mannschaft\w*|academy|akademie|nlz|school|schule|homework|hausaufgaben|ill|sick|krank|erkaltet|fever|fieber|hurts?|sore|weh|tired|mude|muskelkater|hot|cold|rain\w*|regen\w*|regnet|snow\w*|heiss|kalt|dark|dunkel|birthday|geburtstag|holidays?|ferien|urlaub|warm|plan|week|woche|until|till|bis|get better|besser (?:zu )?werden|pros|profi\w*|messi|ronaldo|how am i|did i|have i (?:done|trained)|hab\w* ich|was i|kids?|child|son|daughter|kind|sohn|tochter|he|she|him|her)\b/;
const TOO_MUCH = /\b(?:too (?:much|many|long)|zu (?:viel|lang\w*))\b/;
const MOST_WORDS = 18;

const valueOf = (word: string | undefined): number => (word === undefined ? 1 : (NUMBERS[word] ?? Number(word)));

/** The minutes that so many times so long are; null where no length is named. */
function minutesOf(text: string): number | null {
  const length = MINUTES.exec(text);
  const hours = HOURS.exec(text);
  const each = length !== null ? valueOf(length[1]) : hours !== null ? valueOf(hours[1]) * 60 : /\b(?:half an hour|halbe stunde)\b/.test(text) ? 30 : null;
  if (each === null || Number.isNaN(each)) return null;
  const times = TIMES.exec(text);
  return each * (times === null ? 1 : valueOf(times[1] ?? times[2]));
}

/** What a text (in plain words) asks of how much practice is right; null where it asks nothing of it. */
function loadAsked(text: string): TrainingLoadQuestion | null {
  if (text.split(' ').length > MOST_WORDS || OTHERWISE.test(text) || asksForExtraPracticeBesideTeam(text)) return null;
  if (MUST.test(text) && !HOW_MANY.test(text)) return TODAY.test(text) ? { of: 'mustPractise', day: 'today' } : TOMORROW.test(text) ? { of: 'mustPractise', day: 'tomorrow' } : null;
  if (!A_DAY.test(text)) return null;
  if (HOW_MANY.test(text)) return OF_SESSIONS.test(text) || /\b(?:how many|wie ?viele?) (?:should|shud|soll\w*) (?:i|ich)\b/.test(text) ? (OUGHT.test(text) ? { of: 'howManyADay' } : null) : null;
  if (!JUDGES.test(text)) return null;
  const minutes = minutesOf(text);
  if (minutes !== null) return { of: 'minutesADay', minutes };
  const sessions = SESSIONS.exec(text);
  return sessions === null ? null : { of: 'sessionsADay', count: valueOf(sessions[1]) };
}

/** What is asked of how much practice is right, which no count of the own numbers answers; of a drill that is named its amount is known. */
export function trainingLoadQuestionIn(question: Question): Understood | null {
  const { raw, words, drillId, language } = question;
  if (drillId !== null || (language !== 'en' && language !== 'de') || hurts(raw, words)) return null;
  const load = loadAsked(raw.join(' ')) ?? loadAsked(words.join(' '));
  return load === null ? null : understoodAs(question, 'plan_day', { sureness: 1, topic: topicOf(TOO_MUCH.test(raw.join(' ')) ? 'tooMuch' : 'enough') ?? null, ask: { kind: 'case', case: { of: 'load', load } }, skill: null });
}
