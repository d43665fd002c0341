import { coachChatLines } from '@touchline/messages/coach-lines';
import type { Say } from '../answers/phrasing.ts';
import { CHAT_WORDS } from './chat-words.ts';
import type { ChatMood, ChatRead, ChatSubject } from './chat-subject.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** A smaller share of the likeliest subject is none; of one whose lines name it, a larger one is needed, for a wrong one is noticed. */
const SUBJECT_FROM = 0.45;
const NAMED_SUBJECT_FROM = 0.6;
/** Things of everyday life, which may be what was meant. */
const EVERYDAY: readonly ChatSubject[] = ['pet', 'family', 'food', 'school', 'friends', 'screens', 'fan'];
const OF_EVERYDAY: ReadonlySet<ChatSubject> = new Set(EVERYDAY);
const NAMED: ReadonlySet<ChatSubject> = new Set<ChatSubject>([...EVERYDAY, 'weather', 'joke', 'willtell', 'aboutyou', 'bye', 'nomeant']);
/** Of what is not the correction itself, so much has to be of what was meant. */
const MEANT_FROM = 0.5;

/** The thing of everyday life that a correction means; null where it is no correction, or means something else. */
export function meantBy([first, second]: ChatRead['subjects']): ChatSubject | null {
  if (first?.subject !== 'nomeant' || second === undefined) return null;
  return OF_EVERYDAY.has(second.subject) && second.share >= MEANT_FROM * (1 - first.share) ? second.subject : null;
}

/** How sure a mood has to be, and one that the subject speaks against. */
const MOOD_FROM = 0.6;
const MOOD_AGAINST_FROM = 0.85;

const GLAD: ReadonlySet<ChatSubject> = new Set<ChatSubject>(['brag', 'funny', 'joke']);
const SAD: ReadonlySet<ChatSubject> = new Set<ChatSubject>(['badluck', 'annoyed']);

function moodOf({ moods }: ChatRead, subject: ChatSubject | null): ChatMood {
  const usual: ChatMood = subject === null ? 'plain' : GLAD.has(subject) ? 'glad' : SAD.has(subject) ? 'sad' : 'plain';
  const told = (['glad', 'sad'] as const).find((mood) => moods[mood] >= (usual !== 'plain' && usual !== mood ? MOOD_AGAINST_FROM : MOOD_FROM));
  return told ?? usual;
}

const RIDDLE = CHAT_WORDS.find(([kind]) => kind === 'riddle')?.[1];
/** Whether a message is the question of a riddle, whose answer is to come. */
export const isRiddle = (message: string): boolean => RIDDLE?.test(wordsOf(message).join(' ')) === true;

/** More words than these tell what they open with “guess what”. */
const MOST_WORDS_OF_OPENING = 5;

/** The subjects of a message, the likeliest first; of one that tells what it opens, without the opening. */
function subjectsOf(message: string, { subjects }: ChatRead): ChatRead['subjects'] {
  if (subjects[0]?.subject !== 'guess' || wordsOf(message).length <= MOST_WORDS_OF_OPENING) return subjects;
  const told = subjects.filter(({ subject }) => subject !== 'guess');
  const all = told.reduce((sum, { share }) => sum + share, 0);
  return told.map(({ subject, share }) => ({ subject, share: share / all }));
}

/** What is said to a chat: a kind word of its subject in its mood, or in the one that is given; to who corrects the coach an apology first. */
export function chatAnswer(message: string, read: ChatRead, say: Say, only: ChatMood | null = null): string {
  const subjects = subjectsOf(message, read);
  const [first] = subjects;
  const subject = first === undefined || first.share < (NAMED.has(first.subject) ? NAMED_SUBJECT_FROM : SUBJECT_FROM) ? null : first.subject;
  const mood = only ?? moodOf(read, subject);
  if (subject === null) return say(coachChatLines.other[mood]);
  if (subject === 'joke' && isRiddle(message)) return say(coachChatLines.riddle[mood]);
  if (subject !== 'nomeant') return say(coachChatLines[subject][mood]);
  return `${say(coachChatLines.nomeant[mood])} ${say(coachChatLines[meantBy(subjects) ?? 'tellMeMore'][mood])}`;
}
