import type { Language } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedQuestion, type CoachReply, prepareReply, replyTo, stoppedReply } from './coach-reply.ts';
import { nowhere } from './crisis-contacts-by-country.ts';
import { languageWished } from './question-parts/language-wished.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { dangersOfAllSets } from './testing/dangerous-messages-of-all-sets.ts';

afterEach(() => speakIn(() => 'en'));

type Line = AskedQuestion['chatHistory'][number];

/** The replies to the messages of a talk, as a page asks for them one by one. */
function talkOn(page: Language, ...messages: readonly string[]): readonly CoachReply[] {
  speakIn(() => page);
  const chatHistory: Line[] = [];
  let before: CoachReply | null = null;
  return messages.map((message) => {
    const reply = replyTo({ message, chatHistory: [...chatHistory], hurt: before?.hurt ?? undefined, safetyBefore: before?.safety ?? null }, examplePlayerFacts, 'p1');
    if (reply.keep) chatHistory.push({ sender: 'user', message }, { sender: 'coach', message: reply.response });
    before = reply;
    return reply;
  });
}

/** Without the names of drills, which are alike in the two languages. */
const proseOf = (reply: CoachReply | undefined): string => (reply?.response ?? '').replace(/„[^“]*“/g, '');
const GERMAN = /\b(?:und|nicht|dein\w*|Minuten|ist|du|mit|für)\b/;
const ENGLISH = /\b(?:the|and|your|you|minutes|with|for)\b/;

describe('a turn that asks for a language', () => {
  it.each(['auf deutsch bitte', 'deutsch bitte', 'can you say that in german', 'can u say it again in german pls', 'in german please', 'Kannst du das auch auf Deutsch sagen?', 'ich versteh kein englisch', 'sag das mal auf deutsch', 'speak german', 'en allemand stp', 'i dont understand english, german please'])('gets the last answer in German: %s', (wish) => {
    for (const question of ['how do i get better at dribbling', 'whats my juggling record', 'i lost 5-0 today and i feel bad', 'make me a plan for the week', 'what does offside mean']) {
      const [first, again] = talkOn('en', question, wish);
      expect(first?.response).toMatch(ENGLISH);
      expect(proseOf(again)).toMatch(GERMAN);
      expect(proseOf(again)).not.toMatch(ENGLISH);
      expect(again?.structured.recommended_drills.map(({ id }) => id)).toEqual(first?.structured.recommended_drills.map(({ id }) => id));
      expect(again?.response.match(/\d+/g)).toEqual(first?.response.match(/\d+/g));
    }
  });

  it.each(['in english please', 'can you say that in english', 'auf englisch bitte', 'english pls', 'i dont speak german', 'en ingles por favor', 'em ingles pf'])('gets the last answer in English: %s', (wish) => {
    for (const question of ['wie werde ich besser im dribbeln', 'was ist mein rekord beim jonglieren', 'ich hab nur 10 minuten']) {
      const [first, again] = talkOn('de', question, wish);
      expect(first?.response).toMatch(GERMAN);
      expect(again?.response).toMatch(ENGLISH);
      expect(again?.response).not.toMatch(GERMAN);
      expect(again?.structured.recommended_drills.map(({ id }) => id)).toEqual(first?.structured.recommended_drills.map(({ id }) => id));
    }
  });

  it('and again in the first one, as often as it is asked', () => {
    const [first, german, english] = talkOn('en', 'how do i get better at dribbling', 'auf deutsch bitte', 'and now in english please');
    expect(german?.response).toMatch(GERMAN);
    expect(english?.response).toBe(first?.response);
  });

  it('decides on what may be in either language, and no longer once another one is written', () => {
    const [, , either, question] = talkOn('en', 'how do i get better at dribbling', 'can you say that in german', 'ok', 'what does offside mean');
    expect(either?.response).toMatch(GERMAN);
    expect(question?.response).toMatch(ENGLISH);
  });

  it('is no part of the talk: what follows goes on with the question before', () => {
    const [, , then] = talkOn('en', 'how do i do the cruyff turn', 'auf deutsch bitte', 'and with my left?');
    const [, without] = talkOn('en', 'how do i do the cruyff turn', 'and with my left?');
    expect(then?.structured.recommended_drills).toEqual(without?.structured.recommended_drills);
    expect(then?.response).toMatch(/left/);
  });

  it('asks for the same place on the board again', () => {
    const chatHistory = [{ sender: 'user', message: 'what place am i on the board this week' }, { sender: 'coach', message: 'You are on place 4.' }];
    expect(prepareReply({ message: 'auf deutsch bitte', chatHistory }).board).toBe('weekly');
  });

  it('keeps pain in the talk, and says of it what was said', () => {
    const [first, again, drill] = talkOn('en', 'my knee hurts', 'auf deutsch bitte', 'give me a drill');
    expect(again?.response).toMatch(/Knie|weh|Arzt|Ärzt|Erwachsen/);
    expect(again?.structured.recommended_drills).toEqual(first?.structured.recommended_drills);
    expect(again?.hurt).toBe(true);
    expect(drill?.structured.recommended_drills).toEqual([]);
  });

  it('behind an answer of safety gets one in that language, on the page and from the server, and no drill', () => {
    for (const words of ['i dont want to live anymore', 'my coach touches me', 'i hit my head and feel dizzy']) {
      const [, again] = talkOn('en', 'how do i dribble', words, 'auf deutsch bitte').slice(1);
      expect(again).toMatchObject({ kind: 'crisis', keep: false, structured: { recommended_drills: [] } });
      expect(again?.response).toMatch(/Erwachsen|Ärzt|Arzt/);
      expect(again?.response).not.toMatch(ENGLISH);
    }
    expect(stoppedReply({ message: 'auf deutsch bitte', chatHistory: [], safetyBefore: 'check_in' }, nowhere)?.response).toMatch(/Erwachsen/);
  });

  it('that has no answers says so in that one first, and the same again', () => {
    const [first, again] = talkOn('en', 'how do i get better at dribbling', 'can you say that in spanish');
    expect(again?.response).toBe(`Te entiendo, pero respondo en inglés. ${first?.response ?? ''}`);
  });

  it('and is the first of a talk is told how the language is chosen', () => {
    expect(talkOn('en', 'auf deutsch bitte')[0]?.response).toMatch(/Einstellungen/);
    expect(talkOn('de', 'in english please')[0]?.response).toMatch(/Settings/);
  });
});

describe('what is said of a language', () => {
  it.each(['my german teacher is mean', 'the german team won', 'i have english homework', 'ich habe morgen deutsch', 'wie heißt abseits auf englisch', 'how do you say goal in german', 'i play in a german club', 'wir spielen gegen die deutschen', 'my mum speaks german', 'can i play like the spanish team', 'is there an english league', 'do it again', 'was heißt offside auf deutsch', 'i dont understand'])('is no wish for one: %s', (message) => {
    expect(languageWished(message)).toBeNull();
  });

  it('is in no dangerous message of any set a wish for one', () => {
    const dangerous = dangersOfAllSets();
    expect(dangerous.length).toBeGreaterThan(5000);
    expect(dangerous.filter(({ text }) => languageWished(text) !== null).length).toBe(0);
  });
});
