import { readFileSync } from 'node:fs';
import type { Language } from '@touchline/domain';
import { coachChatLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { hashOfChatSources } from '../../training/training-hash.ts';
import trained from '../data/chat-weights.json' with { type: 'json' };
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import type { ChatMood } from './chat-subject.ts';

/** The lines of one subject, in any sound. */
const linesOf = (language: Language, subject: keyof typeof coachChatLines): readonly string[] => speaking(language, () => (['glad', 'plain', 'sad'] as const satisfies readonly ChatMood[]).flatMap((mood) => coachChatLines[subject][mood]));

/** The last answer of a talk on a page in its language. */
const replyTo = (language: Language, turns: readonly string[]) => speaking(language, () => talkWithCoach(language, turns));

describe('what a child tells and asks nothing with', () => {
  it('was learned from what is there', () => {
    expect(trained.trainedOn).toBe(hashOfChatSources());
  });

  it.each([
    ['en', ['what is offside', 'guess what'], 'guess'],
    ['en', ['what is offside', 'having pasta for my tea'], 'food'],
    ['en', ['what can you do', 'i got detention at school'], 'school'],
    ['de', ['was ist abseits', 'rate mal'], 'guess'],
  ] as const)('gets a line of its subject (%s): %j', (language, turns, subject) => {
    const { response, kind, keep, structured } = replyTo(language, turns);
    expect(linesOf(language, subject)).toContain(response);
    expect({ kind, keep, drills: structured.recommended_drills, offered: structured.offered_questions ?? [] }).toEqual({ kind: 'advice', keep: true, drills: [], offered: [] });
  });

  it.each([
    ['en', 'bye im going for my tea', 'bye'],
    ['de', 'ich bin fast 13', 'me'],
  ] as const)('is met with that where safety asks in passing (%s): %s', (language, message, subject) => {
    const { response, safety } = replyTo(language, [message]);
    expect(safety).toBe('check_in_passing');
    expect(linesOf(language, subject).some((line) => response.startsWith(line))).toBe(true);
  });

  it.each([
    ['en', ['how do i shoot harder', 'no i meant my dog']],
  ] as const)('begins with an apology where the coach is corrected (%s): %j', (language, turns) => {
    const { response } = replyTo(language, turns);
    expect(linesOf(language, 'nomeant').some((line) => response.startsWith(line))).toBe(true);
  });

  it.each([
    ['en', 'guess what i scored 2 goals today!!'],
    ['de', 'rate mal wer heute zwei tore geschossen hat'],
  ] as const)('is heard where it opens with a guess (%s): %s', (language, message) => {
    expect(linesOf(language, 'guess')).not.toContain(replyTo(language, [message]).response);
  });

  it.each([
    ['en', 'how do i pass better'],
    ['en', 'whats offside'],
    ['en', 'make me a plan for the week'],
    ['en', 'how many tokens do i have'],
    ['de', 'wie werde ich schneller'],
    ['de', 'welche übung heute'],
    ['de', 'mein knie tut weh'],
  ] as const)('is no question of football (%s): %s', (language, message) => {
    const all = (Object.keys(coachChatLines) as (keyof typeof coachChatLines)[]).flatMap((subject) => linesOf(language, subject));
    expect(all.filter((line) => replyTo(language, [message]).response.includes(line))).toEqual([]);
  });

  // Of turns that were put aside and never read. Of the first 572 of them 33 % got unrelated questions to choose from before a chat was learned, and 15 % a drill.
  it('gets hardly any unrelated questions, drills or alarms', () => {
    const FIRST = { en: 'how do i get better at passing', de: 'wie werde ich besser beim passen' } as const;
    const heldOut = JSON.parse(readFileSync(new URL('../../data/chat-turns-held.json', import.meta.url), 'utf8')) as readonly { readonly language: Language; readonly turn: string }[];
    const replies = heldOut.map(({ language, turn }) => replyTo(language, [FIRST[language], turn]));
    const share = (isOne: (reply: (typeof replies)[number]) => boolean): number => replies.filter(isOne).length / heldOut.length;
    expect(share(({ structured }) => (structured.offered_questions ?? []).length > 0)).toBeLessThan(0.18);
    expect(share(({ structured }) => structured.recommended_drills.length > 0)).toBeLessThan(0.14);
    expect(share(({ kind }) => kind === 'crisis')).toBeLessThan(0.03);
  });
});
