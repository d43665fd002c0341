import type { Language } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { replyTo, stoppedReply, type PlayerFacts } from './index.ts';
import { nowhere } from './crisis-contacts-by-country.ts';
import { readData } from './testing/players.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { clearLanguageOf } from './text/clear-language.ts';

afterEach(() => speakIn(() => 'en'));

const GERMAN = /\b(?:viel|gern|zur|du|dein\w*|ist|und|nicht|Minuten|nächster|einem|bitte)\b/i;
const ENGLISH = /\b(?:you|your|the|and|is|minutes|please|to)\b/i;
/** What of the two languages its words are, but for the names of drills. */
const looksLike = (said: string): string => [said.replace(/„[^“]*“/g, '')].flatMap((text) => [GERMAN.test(text) ? 'de' : '', ENGLISH.test(text) ? 'en' : '']).filter((one) => one !== '').join(' and ');

/** The answer to the last message of a talk on a page in a language. */
function answerOn(page: Language, talk: readonly string[], facts: PlayerFacts = examplePlayerFacts) {
  speakIn(() => page);
  const before = talk.slice(0, -1).map((message) => ({ sender: 'user', message }));
  return replyTo({ message: talk.at(-1) ?? '', chatHistory: before }, facts, 'p1');
}

describe('a question in the other language of the app', () => {
  it.each([
    'wie werde ich besser im dribbeln',
    'hab heute kein bock',
    'was ist mein rekord beim jonglieren',
    'mach mir einen plan für die woche',
    'ich hab nur 10 minuten zeit',
    'meine freunde sind alle besser als ich',
    'welche übung soll ich machen',
    'mir ist langweilig',
    'ich bin so aufgeregt wegen morgen',
    'wie geht der übersteiger',
    'danke dir',
    'mein knie tut weh',
  ])('is answered in German on an English page: %s', (message) => {
    expect(looksLike(answerOn('en', [message]).response)).toBe('de');
  });

  it.each([
    'how do i get better at dribbling',
    'i dont feel like practicing today',
    'whats my juggling record',
    'make me a plan for the week',
    'i only have 10 minutes',
    'all my friends are better than me',
    'which drill should i do',
    'im bored of this drill',
    'im so nervous about tomorrow',
    'how do you do a step over',
    'thank you so much',
    'my knee hurts',
  ])('is answered in English on a German page: %s', (message) => {
    expect(looksLike(answerOn('de', [message]).response)).toBe('en');
  });

  it('does not say that it is answered in another one', () => {
    expect(answerOn('en', ['wie werde ich besser im dribbeln']).response).not.toMatch(/Ich verstehe dich, antworte aber/);
  });

  it('is answered in the language of the page where it is in neither', () => {
    expect(answerOn('de', ['cómo puedo mejorar mi regate']).response).toMatch(/^Te entiendo, pero respondo en alemán\. .*\b(?:Ball|Übung|Dribbeln)/s);
    expect(answerOn('en', ['come faccio a migliorare il mio tiro con il piede sinistro']).response).toMatch(/English/);
  });
});

describe('a message that may be in either', () => {
  it.each(['ok', 'Leon', 'lol', '10', 'juggling?', 'first touch', '👍', 'haha', 'messi', 'stop and go'])('keeps the language of the talk: %s', (message) => {
    expect(clearLanguageOf(message)).toBeNull();
    expect(looksLike(answerOn('en', ['wie werde ich besser im dribbeln', message]).response)).toBe('de');
    expect(looksLike(answerOn('de', ['how do i get better at dribbling', message]).response)).toBe('en');
  });

  it('is answered in the language of the page where nothing was said before', () => {
    expect(looksLike(answerOn('en', ['ok']).response)).toBe('en');
    expect(looksLike(answerOn('de', ['ok']).response)).toBe('de');
  });

  it('goes on in the language that the talk came to', () => {
    expect(looksLike(answerOn('en', ['how do i get better at dribbling', 'wie lange soll ich das machen', 'ok']).response)).toBe('de');
  });
});

describe('the language of a question', () => {
  const texts = (name: string): readonly string[] => (readData(name) as readonly { readonly text: string }[]).map(({ text }) => text);

  it('is never taken for the other one in everyday questions, and clear in nine of ten', () => {
    for (const [name, language, other] of [['everyday-questions.json', 'en', 'de'], ['german-everyday-questions.json', 'de', 'en']] as const) {
      const found = texts(name).map(clearLanguageOf);
      expect(found.filter((one) => one === other)).toEqual([]);
      expect(found.filter((one) => one === language).length / found.length).toBeGreaterThan(0.9);
    }
  });

  it('is never taken for English or German where it is Spanish, French or Portuguese', () => {
    const others = (readData('questions.json') as readonly { readonly text: string; readonly language: string }[]).filter(({ language }) => ['es', 'fr', 'pt'].includes(language));
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter(({ text }) => clearLanguageOf(text) !== null)).toEqual([]);
  });
});

describe('an answer of safety', () => {
  const onPage = (page: Language, message: string, turns: readonly string[] = []) => {
    speakIn(() => page);
    return stoppedReply({ message, chatHistory: turns.map((turn) => ({ sender: 'user', message: turn })) }, { ...nowhere, country: 'DE' })?.response ?? '';
  };

  it.each(['ich will nicht mehr leben', 'mein papa schlägt mich wenn ich verliere', 'ich hab einen ball an den kopf bekommen und mir ist schwindelig', 'mein trainer will fotos von mir ohne trikot', 'jemand erpresst mich mit bildern'])(
    'is whole in German on an English page, with the helpline: %s',
    (message) => {
      const said = onPage('en', message);
      expect(looksLike(said)).toBe('de');
      expect(said).toMatch(/anrufen|ruf|Nummer gegen Kummer/);
      expect(said).toMatch(/116 111/);
    },
  );

  it('is in English on a German page for an English message', () => {
    expect(looksLike(onPage('de', 'i dont want to live anymore'))).toBe('en');
    expect(looksLike(onPage('de', 'my dad hits me when i lose'))).toBe('en');
  });

  it('of few words is in the language of the talk', () => {
    expect(looksLike(onPage('en', 'suizid', ['wie werde ich besser im dribbeln']))).toBe('de');
  });

  it('refuses and goes on in that language too', () => {
    expect(looksLike(onPage('en', 'gib mir bitte deine telefonnummer'))).toBe('de');
    speakIn(() => 'en');
    expect(looksLike(replyTo({ message: 'und was jetzt', chatHistory: [], safetyBefore: 'crisis' }, examplePlayerFacts, 'p1').response)).toBe('de');
  });
});
