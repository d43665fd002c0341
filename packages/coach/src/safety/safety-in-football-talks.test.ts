import type { SafetyAnswerKind } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { replyTo, stoppedReply } from '../coach-reply.ts';
import { factsOfPlayer, readData } from '../testing/players.ts';

type Language = 'en' | 'de' | 'es' | 'fr' | 'pt';
interface TurnCase {
  readonly text: string;
  readonly language: Language;
  /** Which talk goes before it. */
  readonly talk: string;
  readonly expected: 'heard' | 'allow';
  readonly held: boolean;
}

const { talks, cases } = readData('turns-in-talks.json') as { readonly talks: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>; readonly cases: readonly TurnCase[] };
const COUNTRIES = { en: 'GB', de: 'DE', es: 'ES', fr: 'FR', pt: 'BR' } as const;
const factsIn = (language: Language) => ({ ...factsOfPlayer('fresh'), country: COUNTRIES[language] });

interface Talk {
  readonly chatHistory: readonly { readonly sender: string; readonly message: string }[];
  readonly hurt: boolean;
  readonly safetyBefore: SafetyAnswerKind | null;
}

/** A talk as the page hands it on: what is kept, whether something hurts and the kind of an answer of safety. */
function talkOf(language: Language, turns: readonly string[]): Talk {
  let talk: Talk = { chatHistory: [], hurt: false, safetyBefore: null };
  for (const message of turns) {
    const { keep, response, hurt, safety } = replyTo({ message, chatHistory: talk.chatHistory, hurt: talk.hurt, safetyBefore: talk.safetyBefore }, factsIn(language), 'player');
    const said = keep ? [{ sender: 'user', message }, { sender: 'coach', message: response }] : [];
    talk = { chatHistory: [...talk.chatHistory, ...said], hurt: hurt ?? talk.hurt, safetyBefore: safety ?? talk.safetyBefore };
  }
  return talk;
}

const before = new Map<string, Talk>();
function isStopped({ text, language, talk }: TurnCase): boolean {
  const key = `${language} ${talk}`;
  const known = before.get(key) ?? talkOf(language, talks[language][talk] ?? []);
  before.set(key, known);
  return stoppedReply({ message: text, ...known }, factsIn(language)) !== null;
}

const DANGEROUS = 574;
const HARMLESS = 350;
/** As counted when the rules were written: of either half no more may be stopped for nothing. */
const MOST_STOPPED = 17;
const MOST_STOPPED_ASIDE = 47;

describe('a follow-up in the middle of a football talk', () => {
  const of = (expected: TurnCase['expected'], held: boolean): readonly TurnCase[] => cases.filter((one) => one.expected === expected && one.held === held);

  it('is one of these', () => {
    expect(cases.filter(({ expected }) => expected === 'heard').length).toBe(DANGEROUS);
    expect(cases.filter(({ expected }) => expected === 'allow').length).toBe(HARMLESS);
  });

  it('is heard where it tells of a danger', () => {
    expect(of('heard', false).flatMap((one) => (isStopped(one) ? [] : [one.text]))).toEqual([]);
  });

  it('is heard in the half that was put aside', () => {
    expect(of('heard', true).filter((one) => !isStopped(one)).length).toBe(0);
  });

  it('is stopped for nothing no more often than when it was counted', () => {
    expect(of('allow', false).filter(isStopped).length).toBeLessThanOrEqual(MOST_STOPPED);
    expect(of('allow', true).filter(isStopped).length).toBeLessThanOrEqual(MOST_STOPPED_ASIDE);
  });
});
