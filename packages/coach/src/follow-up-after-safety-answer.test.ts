import { languages, safetyAnswerKinds, type SafetyAnswerKind } from '@touchline/domain';
import { coachAfterSafetyOf, coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { speakIn } from '@touchline/messages/language';
import { afterAll, describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { stop } from './safety/safety-answer.ts';
import { afterSafetyTurn } from './safety/follow-up-after-safety-answer.ts';
import { isAnswerFit } from './safety/check-answer.ts';
import { factsOfPlayer } from './testing/players.ts';
import { wordsOf } from './text/recognise-words.ts';

const { coachAfterCheckIn, coachAfterCrisis, coachAfterCrisisInOtherWords } = coachAfterSafetyOf.en;
const { coachSafetyLines } = coachSafetyOf.en;
const facts = { ...factsOfPlayer('teen'), country: 'GB', likelyCountry: null };
const answer = (message: string, safetyBefore: SafetyAnswerKind | null, turns: readonly string[] = []): CoachAnswer => askCoach({ message, turns, facts, seed: 1, safetyBefore, isHurt: safetyBefore === 'body' });
/** What a line says in front of the helpline. */
const beginOf = (line: string): string => line.split('{')[0]?.trim() ?? '';

const TURNS = {
  next: ['should i tell my coach', 'soll ich das meiner mama sagen', 'what should i even say to my coach', 'what do i tell her', 'was soll ich denn meinem trainer sagen', 'was sag ich meiner mama', 'and then?', 'what should i do now', 'what do i do', 'how do i tell her', 'help me', 'und jetzt', 'was soll ich tun', 'y ahora que', 'que hago', 'je fais quoi', 'et alors', 'e agora', 'oq eu faço', 'im not ok', 'no estoy bien'],
  taken: ['ok', 'okay thanks', 'yes', 'danke', 'vale gracias', 'd’accord merci', 'valeu', 'ok mach ich morgen danke', 'ok ill do it after school'],
  told: ['i told my mum', 'hab es meiner mama gesagt', 'se lo dije a mi madre', 'jen ai parlé a ma mère', 'contei pra minha mae'],
  hardToTell: ['i dont want to tell them', 'i cant tell anyone', 'im scared to tell', 'they wont believe me', 'nobody listens to me', 'ich trau mich nicht', 'hab angst es zu sagen', 'mein trainer glaubt mir nicht', 'no quiero contarlo', 'me da vergüenza', 'nadie me cree', 'jose pas le dire', 'jai trop peur', 'ils vont pas me croire', 'tenho vergonha de contar', 'nao quero contar', 'ninguem me entende', 'i dont want to tell my dad cos hell make me miss the final', 'i cant tell anyone because hes my uncle', 'if i tell it gets worse', 'i have nobody to tell', 'ich will nich dass mama sauer wird', 'wenn ich es sag wird es nur schlimmer', 'ich hab niemanden zum reden', 'si lo digo sera peor', 'no tengo a nadie a quien contarselo', 'si je le dis ca sera pire', 'jai personne a qui parler', 'se eu contar vai ser pior', 'they said if i tell the coach its gonna be worse', 'he said if i tell it will get worse', 'my mum doesnt know', 'nobody knows about it', 'no i havent told anyone', 'i told nobody', 'what if she gets mad', 'what if they dont believe me', 'meine mutter weiß das nicht', 'meine eltern wissen davon nichts', 'nein hab ich keinem erzählt', 'das weiß keiner', 'und wenn sie sauer wird', 'was ist wenn papa schimpft', 'n tenho ninguem pra contar'],
  saidNormal: ['my mum says its normal', 'meine eltern sagen das ist normal', 'mis padres dicen que es normal', 'mes parents disent que cest normal', 'meus pais dizem q é normal'],
  fine: ['its ok now', 'im fine', 'never mind', 'mir gehts gut', 'ist schon gut', 'ya estoy bien', 'ca va maintenant', 'to bem agora', 'deixa pra la'],
  joke: ['it was a joke', 'jk lol', 'war nur spaß', 'era broma', 'cetait une blague', 'era brincadeira'],
  meantFootball: ['i meant the game', 'no i was talking about football', 'du hast mich falsch verstanden', 'me refiero al partido', 'je parlais du foot', 'to falando do jogo'],
  blame: ['is it my fault', 'bin ich schuld', 'es mi culpa', 'cest ma faute', 'é minha culpa'],
  tellForMe: ['can you tell my mum for me', 'could you write to my coach for me pls', 'kannst du es meiner mama sagen', 'kannst du für mich mit meinem trainer reden', 'puedes decirselo tu a mi madre', 'tu peux le dire a ma mere pour moi', 'vc pode contar pra minha mae por mim'],
  whoSees: ['will you tell my mum', 'who can see this', 'sagst du es meinen eltern', 'se lo vas a decir a mis padres', 'tu vas le dire a mes parents', 'vc vai contar pra minha mae'],
  quit: ['i dont wanna go tuesday', 'i dont want to go to training on monday', 'ich will am dienstag nicht hingehen', 'should i quit', 'i dont know if i should keep playing', 'soll ich aufhören', 'no se si seguir jugando', 'jsais pas si je continue', 'nao sei se quero continuar jogando'],
  other: ['idk', 'maybe', 'no', 'keine ahnung', 'no se', 'jsp', 'sei la'],
} as const;
const all = Object.entries(TURNS).flatMap(([turn, messages]) => messages.map((message) => ({ turn: turn as keyof typeof TURNS, message })));

describe('a turn behind an answer of safety', () => {
  it.each(all)('is read as $turn: $message', ({ turn, message }) => {
    expect(afterSafetyTurn(wordsOf(message))).toBe(turn);
  });

  it.each(all)('gets an adult and the helpline, no drill, and is kept nowhere: $message', ({ turn, message }) => {
    for (const before of ['crisis', 'check_in'] as const) {
      const said = answer(message, before);
      expect(said).toMatchObject({ kind: 'crisis', mayBeKept: false, recommendedDrills: [], nextSession: null });
      expect(said.safety).not.toBeNull();
      expect(said.message).toContain('0800 1111');
      // Some are a crisis by themselves, with its own answer.
      if (!('safety' in said.decidedBy) || said.decidedBy.safety !== 'check_in') continue;
      expect(said.message).toContain(beginOf((before === 'check_in' ? coachAfterCheckIn[turn] : undefined) ?? coachAfterCrisis[turn]));
    }
  });

  it.each(['i will tell my mum', 'ok il tell mum thx', 'das sag ich ihr heute', 'vllt sag ichs meiner mama', 'i will tell them tomorrow thanks'])('that says an adult will be told is praised: %s', (message) => {
    for (const before of ['check_in', 'crisis'] as const) {
      const said = answer(message, before);
      expect(said).toMatchObject({ kind: 'crisis', mayBeKept: false, recommendedDrills: [], safety: before });
      expect([coachAfterSafetyOf.en, coachAfterSafetyOf.de].some((lines) => said.message.includes(beginOf((before === 'check_in' ? lines.coachAfterCheckIn : lines.coachAfterCrisis).willTell ?? '')))).toBe(true);
    }
  });

  it.each(['i told her she said well done', 'ok i told my dad'])('that says an adult was told is praised: %s', (message) => {
    expect(answer(message, 'crisis').message).toContain(beginOf(coachAfterCrisis.told));
  });

  it.each(['todo mundo do time me odeia', 'everyone in my team hates me', 'keiner mag mich', 'he looks at me weird', 'mas ele e meu tio'])('that only sounds like more is not doubted behind a crisis: %s', (message) => {
    for (const before of ['crisis', 'body'] as const) {
      const said = answer(message, before);
      expect(said).toMatchObject({ kind: 'crisis', mayBeKept: false, recommendedDrills: [], nextSession: null, safety: before });
      const ways = before === 'body' ? [coachSafetyLines.afterBody] : [coachAfterCrisis.other, ...coachAfterCrisisInOtherWords];
      expect(ways.filter((way) => said.message.includes(beginOf(way)))).toHaveLength(1);
      expect(said.message).not.toContain('understood you wrong');
    }
  });

  it.each(all)('is seen by the device as well, from the words alone: $message', ({ message }) => {
    expect(stop(message, facts, { turns: [], isHurt: false, safetyBefore: 'crisis' })).toMatchObject({ kind: 'crisis', mayBeKept: false });
  });

  it.each(['and then?', 'ok', 'it was a joke', 'its ok now', 'idk', 'no'])('is an ordinary one where there was none: %s', (message) => {
    expect(answer(message, null).safety).toBeNull();
  });

  it.each(['he hits me again', 'i want to die', 'he says he will kill me if i tell', 'me quiero morir', 'ele me bate', 'ich will sterben', 'il me frappe'])('is a crisis where it tells of one: %s', (message) => {
    for (const before of safetyAnswerKinds) expect(answer(message, before)).toMatchObject({ kind: 'crisis', safety: 'crisis' });
  });

  it.each(['which drill should i do', 'make me a plan for the week', 'how do i do toe taps', 'how many tokens do i have', 'que ejercicio hago hoy', 'welche übung soll ich machen'])('leads back to football where it asks for that: %s', (message) => {
    for (const before of ['crisis', 'check_in'] as const) expect(answer(message, before)).toMatchObject({ kind: 'advice', safety: null });
  });

  it.each(['my friends think its funny', 'i hate everything', 'the weather is weird', 'purple'])('is not taken for a question of football by chance: %s', (message) => {
    expect(answer(message, 'crisis')).toMatchObject({ kind: 'crisis', recommendedDrills: [], safety: 'crisis' });
  });

  it('goes on with the talk before where only whether all is well was asked', () => {
    expect(answer('and how long', 'check_in', ['how do i do toe taps']).kind).toBe('advice');
    expect(answer('since last year', 'crisis', ['how do i do toe taps']).kind).toBe('crisis');
  });

  it.each(['i dont want to tell them', 'my mum doesnt know', 'what if she gets mad', 'can you tell my dad for me'])('gets help to tell somebody behind signs of a hurt head, and still no play: %s', (message) => {
    const said = answer(message, 'body');
    expect(said).toMatchObject({ kind: 'crisis', mayBeKept: false, recommendedDrills: [], isHurt: true, safety: 'body' });
    expect(said.message.startsWith(coachSafetyLines.noPlayYet)).toBe(true);
    expect(said.message).toContain('0800 1111');
  });

  it.each(['ok', 'what now', 'it was a joke'])('stays away from playing behind signs of a hurt head: %s', (message) => {
    const said = answer(message, 'body');
    expect(said).toMatchObject({ kind: 'crisis', mayBeKept: false, recommendedDrills: [], isHurt: true, safety: 'body' });
    expect(said.message).toContain(beginOf(coachSafetyLines.afterBody));
  });

  it('says first in the own language to tell an adult, but not to who takes it back', () => {
    expect(askCoach({ message: 'no quiero contarlo a nadie', turns: [], facts, seed: 1, safetyBefore: 'crisis' }).message).toMatch(/^Por favor, cuéntaselo ahora a un adulto/);
    expect(askCoach({ message: 'ya estoy bien gracias', turns: [], facts, seed: 1, safetyBefore: 'crisis' }).message).not.toMatch(/^Por favor/);
  });
});

describe.each(languages)('in %s', (language) => {
  afterAll(() => speakIn(() => 'en'));
  it('no answer to such a turn breaks the rules for answers', () => {
    speakIn(() => language);
    const after = coachAfterSafetyOf[language];
    const { afterBody, teasedForBody } = coachSafetyOf[language].coachSafetyLines;
    const lines = [...Object.values({ ...after.coachAfterCrisis }), ...after.coachAfterCrisisInOtherWords, ...Object.values({ ...after.coachAfterCheckIn }), after.coachPainAfterCrisis, afterBody, teasedForBody];
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.map((line) => line.replace('{helpline}', '').replace('{emergency}', '112')).filter((line) => !isAnswerFit(line))).toEqual([]);
  });
});

describe('behind a crisis', () => {
  it.each(['i already sent one', 'he does it every time', 'and they filmed it', 'ich hab ihm schon eins geschickt', 'er schreibt mir wieder'])('what is told on is no question of the app: %s', (message) => {
    const { kind, message: said, mayBeKept, recommendedDrills } = answer(message, 'crisis');
    expect({ kind, mayBeKept, drills: recommendedDrills }).toEqual({ kind: 'crisis', mayBeKept: false, drills: [] });
    expect(said).toContain('0800 1111');
    expect(said).not.toMatch(/not sure what you mean/);
  });

  it.each(['he said id lose my place if i tell anyone', 'er sagt ich flieg raus wenn ich es jemandem sage'])('a threat against telling is answered as what it is: %s', (message) => {
    expect(answer(message, 'crisis').message).toContain('You do nothing wrong by telling.');
  });

  it.each(['how do i get better at juggling', 'i want a new drill', 'whats my streak'])('a question of football is answered: %s', (message) => {
    expect(answer(message, 'crisis').kind).toBe('advice');
  });
});

describe('who goes on telling behind a crisis', () => {
  it('does not read the same words three times', () => {
    const told = ['und danach hat er es noch mal gemacht als keiner da war', 'er meinte das wäre ganz normal und ich soll mich nicht so haben weißt du', 'ich weiß gar nicht mehr was ich jetzt noch machen kann oder soll'];
    expect(new Set(told.map((message) => answer(message, 'crisis').message)).size).toBeGreaterThan(1);
  });
});
