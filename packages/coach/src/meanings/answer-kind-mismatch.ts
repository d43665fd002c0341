import type { CoachIntent } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import type { Understood } from '../intents/read-question.ts';
import { questionKind, type QuestionKind } from '../subjects/question-kind.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { questionOf } from './example-question-lookup.ts';

/** Kinds of answer that no other kind stands for, and by what words an answer shows that it gives one. */
const TIME = '(?:seconds?|minutes?|mins|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)';
const NUMBER = '(?:\\d+|\\{\\w+\\}|one|two|three|four|five|six|eight|ten|twenty|few|some|several|half|ein\\w*|zwei|drei|vier|funf|sechs|acht|zehn|zwanzig|paar|einige\\w*|mehrere\\w*|halbe?n?)';
const SIGNS: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  who: /\b(?:parents?|coach\w*|doctors?|adults?|friends?|team ?mates?|partners?|referee|captain|keeper|somebody|someone|nobody|everybody|you decide|eltern|trainer\w*|arzt|erwachsene\w*|freund\w*|mitspieler\w*|partner\w*|schiri|schiedsrichter|kapitan|torwart|jemand\w*|niemand\w*)\b/,
  why: /\b(?:because|so that|so the|since|reasons?|why|as (?:you|it|they|the|a|that)|that is how|makes?|means?|helps?|trains?|comes? from|weil|damit|denn|grund\w*|warum|deshalb|dadurch|macht|machen|hilft|helfen|ubst|ubt|kommt|kommen|liegt)\b/,
  where: /\b(?:where|shops?|online|home|garden|park|yard|wall|hall|profile|settings|progress|practice|rewards|leaderboard|analysis|line|post|side|middle|wo|laden|zuhause|zu hause|garten|hof|wand|halle|profil|einstellungen|fortschritt|linie|pfosten|seite|mitte)\b/,
  when: /\b(?:when|before|after|until|at once|from|as soon as|while|every|each|wenn|vor|nach|bevor|nachdem|bis|sobald|ab|jede\w*|sofort)\b|\d/,
  howLong: new RegExp(`\\b${NUMBER}[^.]{0,25}\\b${TIME}\\b|\\b(?:depends|differs|no end|forever|as long as|verschieden|solange|so lange)\\b`),
  howOften: new RegExp(`\\b(?:times|daily|weekly|every|each|once|twice|often|always|never|taglich|wochentlich|jede\\w*|\\w*mal|oft|immer|nie)\\b|\\b${NUMBER} (?:or \\w+ |bis \\w+ |oder \\w+ |to \\w+ )?(?:days?|tage?n?)\\b`),
  howMany: new RegExp(`\\b${NUMBER}\\b|\\b(?:none|many|much|enough|nothing|all|more|free|kein\\w*|viele?|genug|nichts|alle|mehr|reich\\w*)\\b`),
  howFar: new RegExp(`\\b${NUMBER}[^.]{0,15}(?:steps?|metres?|meters?|centimet\\w+|yards?|schritte?n?|meter\\w*|zentimeter\\w*)\\b|\\b(?:size|as (?:big|far|wide) as|arm.?s length|grosse|so (?:gross|weit|breit) wie)\\b`),
};

const shown = new Map<string, boolean>();

/** Whether the answer to a topic can be one of a kind: some way to ask for it asks for that kind, or its answer shows one. */
function givesKind(topic: CoachTopic, kind: QuestionKind): boolean {
  const sign = SIGNS[kind];
  if (sign === undefined) return true;
  // Each language has lines of its own.
  const key = `${coachGrammar.language} ${topic} ${kind}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const ways = Object.values(coachTopicExampleQuestionsOf).flatMap((questions) => questions?.[topic]?.split('|') ?? []);
  const gives = ways.some((way) => questionKind(wordsOf(way).join(' ')) === kind) || coachTopics[topic].some((line) => sign.test(line.toLowerCase()));
  shown.set(key, gives);
  return gives;
}

/** The question word stands among the first words; later it may join a clause. */
const OPENS = /^(?:\w+ ){0,2}?(?:who|whos|why|where|wheres|when|how|what time|wer|wem|warum|wieso|weshalb|wo|wohin|wann|wie)\b/;
const FEWEST_WORDS = 3;
/** Who tells of a feeling or of what hurts is comforted, whatever the form of the question. */
const NEVER: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'nerves', 'bad_day', 'parents', 'team_mates', 'motivation', 'who_are_you', 'off_topic', 'my_numbers', 'records', 'last_practice', 'analyse_practice']);

/** Whether a question wants another kind of answer than its topic gives: where to buy a ball, and the topic tells its size. */
export function isAnswerKindMismatch({ topic, intent, act, ask, told, goesOn, followUp, words }: Understood): boolean {
  if (topic === null || act !== null || ask !== null || told !== null || goesOn || followUp !== null || NEVER.has(intent) || words.length < FEWEST_WORDS || questionOf(topic.topic) === '') return false;
  const text = words.join(' ');
  const kind = questionKind(text);
  return kind !== null && OPENS.test(text) && !givesKind(topic.topic, kind);
}
