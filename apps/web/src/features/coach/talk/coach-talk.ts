import type { CoachAnswerBody, CoachEvent } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import type { SafetyAnswerKind } from '@touchline/domain';
import { SIGN_IN_TROUBLE } from '../../../auth-session/token-failure-codes.ts';
import { createStore, type Store } from '../../../store/emitter-and-store.ts';
import { LINES_SENT, sentLines, shownLines, type CoachingRecord, type CoachMessage } from '../history/coaching-history.ts';
import { failureWords, type FailureWords } from './answer-failure-text.ts';
import { mayAskQuick, type LastQuick, type QuickType } from './quick-questions.ts';

/** What is asked, with the talk before it. */
export interface Question {
  readonly message: string;
  readonly chatHistory: readonly Pick<CoachMessage, 'sender' | 'message'>[];
  /** Whether the player has told of pain, maybe in lines that are not sent along any more, or never are. */
  readonly hurt: boolean;
  /** The kind of the last answer of safety, for some questions after it: its words are in no line that is sent along. */
  readonly safetyBefore: SafetyAnswerKind | null;
}

type Structured = CoachAnswerBody['structured'];

export interface PlayerLine {
  readonly id: number;
  readonly sender: 'player';
  readonly text: string;
}
export interface CoachLine {
  readonly id: number;
  readonly sender: 'coach';
  readonly text: string;
  /** Null while it grows, and where it was stopped. */
  readonly structured: Structured | null;
  readonly state: 'growing' | 'whole' | 'stopped';
  /** A crisis, and help that was asked for, look calm and lead to a person. */
  readonly isHelp: boolean;
  readonly fromDevice: boolean;
  /** Came before this visit: it is not read out again. */
  readonly isOld: boolean;
  /** An answer of safety that is in no history, nor is its question: it goes with this visit. */
  readonly isUnkept: boolean;
}
export interface ProblemLine extends FailureWords {
  readonly id: number;
  readonly sender: 'problem';
  /** What was asked, to ask it again. */
  readonly message: string;
}
export type TalkLine = PlayerLine | CoachLine | ProblemLine;

export interface TalkState {
  readonly lines: readonly TalkLine[];
  /** The typing phrase, by its number from 0, while an answer is made; null while none is. */
  readonly typing: number | null;
  /** Whether something of the player hurts: then no drill stands beside the talk. */
  readonly isHurt: boolean;
}

/** For so many questions after an answer of safety its kind is sent along. */
const QUESTIONS_AFTER_SAFETY = 3;

/** What was answered behind the question whether all is well: it stands in the talk for words that nobody keeps, as long as that kind is sent along. */
interface AnsweredSubject {
  /** A question of the coach's own. */
  readonly subject: string;
  readonly answer: string;
  /** How many exchanges were kept since. */
  readonly keptSince: number;
}

/** The lines that go with a question: those that are kept, with what was answered between them. */
function sentWith(records: readonly CoachingRecord[], answered: AnsweredSubject | null): Question['chatHistory'] {
  if (answered === null) return sentLines(records);
  const at = Math.max(0, records.length - answered.keptSince);
  const between = [{ sender: 'user', message: answered.subject }, { sender: 'coach', message: answered.answer }] as const;
  return [...sentLines(records.slice(0, at)), ...between, ...sentLines(records.slice(at))].slice(-LINES_SENT);
}

/** How many typing phrases there are. */
const TYPING_PHRASES = 4;

export interface TalkPorts {
  /** Asks the server; `onEvent` hears the answer while it is made. Throws `ApiError`. */
  readonly ask: (question: Question, onEvent: (event: CoachEvent) => void, signal: AbortSignal) => Promise<void>;
  readonly isOnline: () => boolean;
  /** The built-in coach on this device. */
  readonly device: {
    /** Fetches its code; done when it is here, or cannot come. */
    readonly load: () => Promise<void>;
    /** The fixed answer to a crisis, null for everything else, and while the code is not here. */
    readonly crisis: (question: Question) => Promise<CoachAnswerBody | null>;
    /** Null where the code or the player's numbers are not here. */
    readonly answer: (question: Question) => Promise<CoachAnswerBody | null>;
  };
  readonly history: {
    readonly read: () => readonly CoachingRecord[];
    readonly keep: (records: readonly CoachingRecord[]) => void;
  };
  readonly pain: {
    readonly isTold: () => boolean;
    readonly keep: (isHurt: boolean) => void;
  };
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** `busy`: an answer is being made, and there is one at a time. `ignored`: nothing was typed, or it came too soon. */
export type AskOutcome = 'asked' | 'busy' | 'ignored';

/** A talk with the coach: its lines, and what may be done. */
export interface Talk {
  readonly state: Store<TalkState>;
  readonly ask: (message: string) => AskOutcome;
  readonly askQuick: (type: QuickType, message: string) => AskOutcome;
  /** Words of a crisis do not wait: they leave the answer that is being made. True where they were taken, false for any others. */
  readonly interrupt: (message: string) => Promise<boolean>;
  /** Asks once the answer that is being made is there, or was left, if that is still meant then: whether it was asked. */
  readonly askNext: (message: string, isMeant: () => boolean) => Promise<boolean>;
  /** Asks again what had no answer; its problem goes. */
  readonly retry: (problem: ProblemLine) => AskOutcome;
  /** Shows where a person is to talk to; works while an answer is made. */
  readonly showHelp: (words: string) => void;
  /** Leaves the answer that is being made. */
  readonly stop: () => void;
  /** False while an answer is made. */
  readonly clear: () => boolean;
  /** Takes the history that another device has left, if it is another; what this visit shows and nobody keeps stays. */
  readonly reload: () => void;
}

/** Codes of a coach who is out of reach: no connection, half an answer, or no session just now. */
const UNREACHABLE = new Set(['network', 'cut', SIGN_IN_TROUBLE]);

export function createTalk(ports: TalkPorts): Talk {
  const { history, device, pain } = ports;
  let nextId = 0;
  const newId = (): number => {
    nextId += 1;
    return nextId;
  };
  let lastQuick: LastQuick | null = null;
  let leaving: AbortController | null = null;
  /** The answer that is being made, or was made last. */
  let answering: Promise<void> = Promise.resolve();
  /** The kind of the last answer of safety, and for how many more questions it counts. Only this visit knows of it: it is in no storage. */
  let lastSafety: { readonly kind: SafetyAnswerKind; readonly questions: number; readonly answered: AnsweredSubject | null } | null = null;
  /** Lines of this visit that are in no history. */
  const unkept = new Set<number>();

  /** The history that the lines show, as text. */
  let shownHistory = '';
  const restored = (): TalkLine[] => {
    const records = history.read();
    shownHistory = JSON.stringify(records);
    return shownLines(records).map((line) => restoredLine(line, newId()));
  };
  /** Of a talk that was cleared nothing is known: what hurts and the kind of an answer of safety neither. */
  const forget = (): void => {
    lastSafety = null;
    pain.keep(false);
  };
  const state = createStore<TalkState>({ lines: restored(), typing: null, isHurt: pain.isTold() });
  const change = (part: Partial<TalkState>): void => state.set({ ...state.get(), ...part });
  const put = (line: TalkLine): void => {
    const { lines } = state.get();
    const isNew = lines.every(({ id }) => id !== line.id);
    change({ lines: isNew ? [...lines, line] : lines.map((one) => (one.id === line.id ? line : one)) });
  };

  function ask(message: string): AskOutcome {
    const trimmed = message.trim();
    if (trimmed === '') return 'ignored';
    if (state.get().typing !== null) return 'busy';
    const player: PlayerLine = { id: newId(), sender: 'player', text: trimmed };
    unkept.add(player.id);
    put(player);
    change({ typing: Math.floor(ports.random() * TYPING_PHRASES) });
    answering = answer(player).finally(() => change({ typing: null }));
    return 'asked';
  }

  const inTalk = (message: string): Question => ({ message, chatHistory: sentWith(history.read(), lastSafety?.answered ?? null), hurt: pain.isTold(), safetyBefore: lastSafety?.kind ?? null });

  async function interrupt(message: string): Promise<boolean> {
    if (message.trim() === '' || (await device.crisis(inTalk(message))) === null) return false;
    leaving?.abort();
    await answering.catch(() => undefined);
    return ask(message) === 'asked';
  }

  async function askNext(message: string, isMeant: () => boolean): Promise<boolean> {
    await answering.catch(() => undefined);
    return isMeant() && ask(message) === 'asked';
  }

  async function answer({ id: playerLineId, text: message }: PlayerLine): Promise<void> {
    const controller = new AbortController();
    leaving = controller;
    const { signal } = controller;
    const id = newId();
    unkept.add(id);
    let text = '';
    const grow = (piece: string, rest: Partial<CoachLine> = {}): void => {
      text = piece;
      put({ id, sender: 'coach', text, structured: null, state: 'growing', isHelp: false, fromDevice: false, isOld: false, isUnkept: false, ...rest });
    };
    const finish = (whole: CoachAnswerBody, fromDevice: boolean): void => {
      grow(whole.response, { structured: whole.structured, state: 'whole', isHelp: whole.kind === 'crisis', fromDevice, isUnkept: !whole.keep });
      if (whole.hurt !== null) {
        pain.keep(whole.hurt);
        change({ isHurt: whole.hurt });
      }
      if (whole.safety !== null) lastSafety = { kind: whole.safety, questions: QUESTIONS_AFTER_SAFETY, answered: answeredIn(whole) ?? (whole.safety === lastSafety?.kind ? lastSafety.answered : null) };
      else if (lastSafety !== null) lastSafety = lastSafety.questions > 1 ? { ...lastSafety, questions: lastSafety.questions - 1 } : null;
      if (!whole.keep) return;
      if (lastSafety !== null && lastSafety.answered !== null) lastSafety = { ...lastSafety, answered: { ...lastSafety.answered, keptSince: lastSafety.answered.keptSince + 1 } };
      unkept.delete(id);
      unkept.delete(playerLineId);
      const { structured, usedOpenAI, response: coachResponse, hurt } = whole;
      const timestamp = new Date(ports.now()).toISOString();
      history.keep([...history.read(), { userMessage: message, coachResponse, structured, usedOpenAI, timestamp, ...(hurt !== null && { hurt }) }]);
    };

    // Safety first, here: words of a crisis are answered at once and do not leave the device.
    const crisis = await Promise.race([device.crisis(inTalk(message)), aborted(signal)]);
    if (crisis === 'aborted') return grow(text, { state: 'stopped' });
    if (crisis !== null) return finish(crisis, true);
    const question = inTalk(message);
    try {
      if (!ports.isOnline()) throw new ApiError({ status: 0, code: 'network', message: 'offline' });
      await ports.ask(question, (event) => (event.type === 'text' ? grow(text + event.text) : finish(event.answer, false)), signal);
    } catch (error) {
      if (!signal.aborted) await device.load();
      if (signal.aborted) return grow(text, { state: 'stopped' });
      const isUnreachable = error instanceof ApiError && UNREACHABLE.has(error.code);
      const whole = (await device.crisis(inTalk(message))) ?? (isUnreachable ? await device.answer(question) : null);
      if (whole !== null) return finish(whole, true);
      // Half an answer without an end could be taken for the whole.
      change({ lines: state.get().lines.filter((line) => line.id !== id) });
      const problem: ProblemLine = { id: newId(), sender: 'problem', message, ...failureWords(error) };
      unkept.add(problem.id);
      put(problem);
    }
  }

  return {
    state,
    ask,
    askQuick(type, message) {
      const now = ports.now();
      if (!mayAskQuick(type, lastQuick, now)) return 'ignored';
      lastQuick = { type, at: now };
      return ask(message);
    },
    interrupt,
    askNext,
    retry(problem) {
      if (state.get().typing !== null) return 'busy';
      const at = state.get().lines.indexOf(problem);
      const before = state.get().lines[at - 1];
      // The question goes with its problem, and comes again with the new answer.
      const gone = new Set([problem.id, ...(before?.sender === 'player' && before.text === problem.message ? [before.id] : [])]);
      change({ lines: state.get().lines.filter(({ id }) => !gone.has(id)) });
      return ask(problem.message);
    },
    showHelp(words) {
      // Once is enough, at the end of the talk.
      change({ lines: state.get().lines.filter((line) => line.sender !== 'coach' || line.text !== words) });
      const id = newId();
      unkept.add(id);
      put({ id, sender: 'coach', text: words, structured: null, state: 'whole', isHelp: true, fromDevice: true, isOld: false, isUnkept: false });
    },
    stop: () => leaving?.abort(),
    clear() {
      if (state.get().typing !== null) return false;
      history.keep([]);
      forget();
      change({ lines: [], isHurt: pain.isTold() });
      return true;
    },
    reload() {
      const records = history.read();
      if (state.get().typing !== null || JSON.stringify(records) === shownHistory) return;
      // Cleared on another device.
      if (records.length === 0) forget();
      change({ lines: [...restored(), ...state.get().lines.filter(({ id }) => unkept.has(id))], isHurt: pain.isTold() });
    },
  };
}

/** What an answer behind the question whether all is well was to; null for any other answer. */
const answeredIn = ({ subject, response }: CoachAnswerBody): AnsweredSubject | null => (subject === undefined ? null : { subject, answer: response, keptSince: 0 });

const aborted = (signal: AbortSignal): Promise<'aborted'> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'), { once: true }));

function restoredLine({ sender, message: text, structured }: CoachMessage, id: number): TalkLine {
  if (sender === 'user') return { id, sender: 'player', text };
  return { id, sender: 'coach', text, structured, state: 'whole', isHelp: false, fromDevice: false, isOld: true, isUnkept: false };
}
