import { drillNames } from '@touchline/messages/drill-names';
import type { Question } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';

const MOST_WORDS = 30;

interface Row {
  /** All of them stand in the message, in plain words. */
  readonly asks: readonly RegExp[];
  readonly unless?: RegExp;
  /** The question that it is, in the words that the coach knows. */
  readonly as: string;
}

const OF_CHILD = '(?:he|she|hes|shes|my (?:son|daughter|kid|child|boy|girl)|ben)';
/** Questions that are read in other words: what they ask is known, the way they ask it is not. */
const ROWS: readonly Row[] = [
  { asks: [new RegExp(`\\bhow (?:is )?${OF_CHILD} (?:is )?(?:actually |really |been )*(?:doing|getting on|coming along|progressing)\\b`)], unless: /\b(?:school|messi|ronaldo|hospital|feel\w*|worried|worse)\b/, as: 'how am i doing' },
  { asks: [/\b(?:wie (?:macht|schlagt) (?:er|sie|mein\w* (?:sohn|tochter|kind)) sich|wie lauft es (?:denn )?(?:bei|mit) (?:ihm|ihr|mein\w* (?:sohn|tochter|kind)))\b/], as: 'wie stehe ich da' },
  { asks: [/\bhow (?:much|long|many minutes) (?:has|have|did) (?:he|she|i) (?:practi[cs]ed?|trained?) this week\b/, /\b(?:is (?:he|she|i)|am i) getting better at juggling\b/], as: 'how many minutes did i do this week and am i getting better at juggling' },
  { asks: [/\b(?:drills?|ubung\w*)\b/, /\b(?:turn\w*|dreh\w*|wegdreh\w*|abdreh\w*)\b/, /\b(?:defenders?|opponents?|pressure|verteidiger\w*|gegner\w*|druck)\b/, /\b(?:which|what|wich|welche\w*)\b/], as: 'which drill is good for turning' },
  { asks: [/\b(?:yor|your|youre|ur|yur|u|yu|you)\b/, /\b(?:fav|favs|favrit\w*|favou?rit\w*|favort\w*|favert\w*|favrot\w*)\b/, /\b(?:teem|team|teams|club|clubb|tim)\b/], unless: /\b(?:mine|my|favou?rite)\b/, as: 'what team do you like' },
  { asks: [/\b(?:hob|wos|i|soll i|bin i|hab i)\b/, /\b(?:essen|ess)\b/, /\bturnier\w*\b/, /\b(?:davor|vorher|vor)\b/], unless: /\b(?:ich|zwischen)\b/, as: 'was soll ich vor einem turnier essen' },
];

const TIPS = /\b(?:tips?|tipps?|how|wie|trick)\b/;
const REACHES = /\b(?:die |the |to |auf )?(\d{2,3}) (?:schaff\w*|komm\w*|erreich\w*|knack\w*|reach|hit|get|beat)\b|\b(?:reach|get to|hit|make|schaff\w*|erreich\w*) (?:the |die |auf )?(\d{2,3})\b/;

/** How to come to a number, in a talk about a drill's results. */
function goalOfTalk({ raw, before, drillId, language }: Question): string | null {
  const act = before?.act;
  const id = act?.kind === 'gotWorse' ? act.drillId : act?.kind === 'lowerToday' ? (before?.drillId ?? null) : null;
  if (id === null || drillId !== null) return null;
  const text = raw.join(' ');
  const found = REACHES.exec(text);
  const number = found?.[1] ?? found?.[2];
  if (number === undefined || !TIPS.test(text)) return null;
  return language === 'de' ? `wie komme ich auf ${number} bei ${drillNames[id]}` : `how do i get to ${number} at ${drillNames[id]}`;
}

/** The same question in words that are known; null where the message is read as it is. */
export function inOtherWords(question: Question): string | null {
  const { raw, words } = question;
  if (raw.length === 0 || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const row = ROWS.find(({ asks, unless, as }) => as !== text && asks.every((pattern) => pattern.test(text)) && unless?.test(text) !== true);
  return row?.as ?? goalOfTalk(question);
}
