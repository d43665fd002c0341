import type { Language } from '@touchline/domain';
import { coachTalkFollowUpLines, coachTeasingBenchAndSmallPainLines, type CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import type { CareAsk } from './care/care-pattern-type.ts';
import { askBehind, talkWithCoach } from './testing/talk-with-coach.ts';

const saysCare = (language: Language, care: CareAsk, response: string): boolean => speaking(language, () => coachTeasingBenchAndSmallPainLines[care].some((line) => response.includes(line)));
const saysLine = (language: Language, of: CoachTalkFollowUpLine, response: string): boolean => speaking(language, () => coachTalkFollowUpLines[of].some((line) => response.includes(line)));

const UNPASSING_DE = 'hallo mein bester freund passt mir nie den ball was soll ich machen';
const UNPASSING_EN = 'my best friend never passes to me what should i do';
const BENCH_DE = 'ich sitz immer nur auf der bank';
const BENCH_EN = 'im always on the bench';

const worries: readonly (readonly [care: CareAsk, language: Language, turns: readonly string[]])[] = [
  ['friendLaughsWhenTold', 'de', [UNPASSING_DE, 'hab ich schon gesagt er lacht nur']],
  ['friendLaughsWhenTold', 'de', [UNPASSING_DE, 'er lacht dann nur']],
  ['friendLaughsWhenTold', 'de', [UNPASSING_DE, 'habs ihm schon gesagt aber er ignoriert mich']],
  ['friendLaughsWhenTold', 'en', [UNPASSING_EN, 'he just laughs when i tell him']],
  ['friendLaughsWhenTold', 'en', [UNPASSING_EN, 'i already told him but he just laughs']],
  ['friendLaughsWhenTold', 'en', [UNPASSING_EN, 'told him already he just ignores me']],
  ['passToUnpassingFriend', 'de', [UNPASSING_DE, 'soll ich ihm dann nich mehr passen wenn er mir auch nie passt']],
  ['passToUnpassingFriend', 'de', [UNPASSING_DE, 'dann pass ich ihm auch nicht mehr']],
  ['passToUnpassingFriend', 'en', [UNPASSING_EN, 'should i stop passing to him if he never passes to me']],
  ['passToUnpassingFriend', 'en', [UNPASSING_EN, 'then i wont pass to him either']],
  ['nervousBeforeMatch', 'de', ['hab morgen spiel gegen den tabellenführer was soll ich heute noch machen', 'bin halt voll nervös']],
  ['nervousBeforeMatch', 'en', ['i have a match tomorrow against the top team', 'im just really nervous']],
  ['fearsMistakeAndMoaning', 'de', ['ich bin voll nervös wegen dem spiel morgen', 'das ich wieder nen fehler mach und alle mich anmeckern']],
  ['fearsMistakeAndMoaning', 'de', ['was wenn ich nen fehlpass spiele und alle meckern']],
  ['fearsMistakeAndMoaning', 'en', ['im so nervous for the match tomorrow', 'that i make a mistake again and everyone moans at me']],
  ['fearsMistakeAndMoaning', 'de', ['was kann ich machen wenn ich nen fehler mache und die anderen motzen']],
  ['fearsMistakeAndMoaning', 'en', ['what if i mess up and they all get mad']],
  ['daresNotAskTrainer', 'de', [BENCH_DE, 'trau mich nich den zu fragen']],
  ['daresNotAskTrainer', 'de', [BENCH_DE, 'bin zu schüchtern ihn zu fragen']],
  ['daresNotAskTrainer', 'de', ['wie frag ich den trainer ob ich mehr spielen darf', 'ich trau mich das nicht zu sagen']],
  ['daresNotAskTrainer', 'en', [BENCH_EN, 'i dont dare to ask him']],
  ['daresNotAskTrainer', 'en', [BENCH_EN, 'im too scared to ask my coach']],
  ['quitForTrainer', 'de', [BENCH_DE, 'trau mich nich den zu fragen', 'vllt hör ich auf mit fußball']],
  ['quitForTrainer', 'en', [BENCH_EN, 'i dont dare to ask him', 'maybe i should quit football']],
  ['putDownEveryTime', 'de', ['ey paar jungs im team sagen ich bin schlecht', 'ja jedes mal']],
  ['putDownEveryTime', 'de', ['ey paar jungs im team sagen ich bin schlecht', 'immer beim training']],
  ['putDownEveryTime', 'en', ['some boys in my team say im bad', 'yeah every time']],
  ['putDownEveryTime', 'en', ['some boys in my team say im bad', 'its every training']],
  ['painKnownAtHome', 'de', ['hi mir tut das knie voll weh seit gestern soll ich trotzdem trainiern', 'is nich so schlimm mama weiß das schon']],
  ['painKnownAtHome', 'de', ['ey digga mein fuß tut übelst weh', 'hab ich papa schon gesagt']],
  ['painKnownAtHome', 'de', ['mein knöchel tut weh seit dem training', 'hab mama gesagt sie schaut sich das an']],
  ['painKnownAtHome', 'en', ['bro my ankle is killing me can i still play tomorrow', 'its not so bad i told my dad already']],
  ['painKnownAtHome', 'en', ['my knee hurts', 'my mum already knows']],
];

describe('a worry of a team, told in few words', () => {
  it.each(worries)('has its answer and no question whether all is well: %s (%s) %j', (care, language, turns) => {
    const { response, safety } = talkWithCoach(language, turns);
    expect([safety, saysCare(language, care, response), response]).toEqual([null, true, response]);
  });

  it.each([
    ['de', [BENCH_DE, 'trau mich nich den zu fragen', 'und wenn der dann sauer wird']],
    ['de', [BENCH_DE, 'was wenn der trainer dann genervt ist']],
    ['en', [BENCH_EN, 'i dont dare to ask him', 'and what if he gets mad']],
  ] as const)('the anger that is feared is the trainer’s, and not the own (%s, %j)', (language, turns) => {
    expect(saysLine(language, 'coachMayBeCross', talkWithCoach(language, turns).response)).toBe(true);
  });

  it.each([
    ['mein trainer fasst mich an', 'trau mich nich den zu fragen'],
    ['die jungs im team lachen mich immer aus', 'vllt hör ich auf mit fußball'],
    ['ich sitz immer nur auf der bank', 'ich trau mich nich zu sagen wer das war'],
    ['my dad hits me when we lose', 'he just laughs when i tell him'],
    ['mein trainer schlägt mich', 'jedes mal'],
    ['my head hurts since the clash', 'my mum knows'],
    ['mein papa schlägt mich und mein knie tut weh', 'mama weiß das'],
  ])('behind more than that it is no such worry: %s', (before, message) => {
    const { response } = askBehind(/[äöüß]|trau|mein/.test(`${before} ${message}`) ? 'de' : 'en', message, [before]);
    for (const care of ['daresNotAskTrainer', 'quitForTrainer', 'friendLaughsWhenTold', 'putDownEveryTime', 'painKnownAtHome'] as const) {
      expect(saysCare('de', care, response) || saysCare('en', care, response)).toBe(false);
    }
  });

  it('a pain of weeks is for a doctor, whoever knows of it', () => {
    const { response } = talkWithCoach('en', ['my knee hurts for three weeks', 'my mum knows']);
    expect(saysCare('en', 'painKnownAtHome', response)).toBe(false);
  });
});

describe('what is asked of football in words that sound like more', () => {
  it.each([
    ['de', ['wie nehm ich nen hohen ball an der springt mir immer weg', 'und mit der brust']],
    ['de', ['wie nehm ich nen hohen ball an der springt mir immer weg', 'und mim kopf']],
    ['de', ['wie jonglier ich öfter', 'geht das auch mit dem oberschenkel']],
    ['en', ['how do i control a high ball it always bounces away', 'and with my chest']],
    ['en', ['how do i control a high ball it always bounces away', 'what about with my thigh']],
    ['de', ['ich will lieber 10er sein trainer stellt mich aber hinten hin']],
    ['de', ['trainer stellt mich immer hinten hin']],
    ['de', ['er stellt mich immer nur in die abwehr']],
    ['de', ['ich will viel lieber stürmer spielen aber muss immer ins tor']],
    ['en', ['coach always puts me at the back']],
    ['en', ['i want to play number 10 but coach always puts me at the back']],
    ['en', ['he always puts me in defence but i want to be a striker']],
  ] as const)('is asked about nothing else (%s, %j)', (language, turns) => {
    const { response, safety } = talkWithCoach(language, turns);
    expect(safety).toBe(null);
    expect(response).not.toMatch(/Are you okay|Geht es dir gut\?/);
  });

  it.each([
    'coach always puts me in the back of his car',
    'he always puts me on his lap at the back',
    'und mit der brust hat er mich angefasst',
    'and with my chest i cant breathe',
    'trainer stellt mich immer hinten hin und fasst mich an',
  ])('is asked about where one word is of more: %s', (message) => {
    expect(askBehind(/[äöüß]|trainer|brust/.test(message) ? 'de' : 'en', message, []).safety).not.toBe(null);
  });

  it.each([
    ['de', 'trainer stellt mich immer hinten hin', /Position|wo du gern spielen/],
    ['en', 'coach always puts me at the back', /position|where you would like to play/i],
    ['de', 'ich will halt 10er spielen', /Mittelfeld/],
    ['en', 'i just want to play as a 10', /middle|midfield/i],
  ] as const)('another place on the pitch is wished for (%s, %s)', (language, message, said) => {
    expect(talkWithCoach(language, [message]).response).toMatch(said);
  });

  it('who says to be well is not comforted', () => {
    const { response } = talkWithCoach('de', ['ich will lieber 10er sein trainer stellt mich aber hinten hin', 'hä mir gehts gut digga ich will halt 10er spielen']);
    expect(response).not.toMatch(/traurig|tut mir leid|Wort/);
    expect(response).toMatch(/Position|Trainer/);
  });
});

describe('an injury told in slang', () => {
  it.each([
    ['de', 'hi mir tut das knie voll weh seit gestern soll ich trotzdem trainiern'],
    ['de', 'ey digga mein fuß tut übelst weh kann ich morgen trotzdem spielen'],
    ['de', 'alter mein knöchel tut mega weh'],
    ['de', 'hab voll die schmerzen im knie soll ich heute ins training gehn'],
    ['de', 'mein knie tut iwie weh bro darf ich trotzdem mitmachen'],
    ['en', 'my knee proper hurts since yesterday shud i still train'],
    ['en', 'bro my ankle is killing me can i still play tomorrow'],
    ['en', 'yo my foot hurts like mad ngl'],
  ] as const)('is answered with rest and an adult (%s, %s)', (language, message) => {
    const { response, safety, hurt } = talkWithCoach(language, [message]);
    expect([safety, hurt]).toEqual([null, true]);
    expect(response).toMatch(language === 'de' ? /Hör (?:jetzt|bitte)/ : /[Ss]top/);
  });

  it.each([
    ['de', ['mir tut das knie voll weh seit gestern', 'unterm knie vorne wenn ich renne']],
    ['de', ['alter mein knöchel tut mega weh', 'am knöchel außen']],
    ['en', ['my knee proper hurts', 'under the knee cap at the front when i run']],
  ] as const)('where exactly is told behind it, and rest stays the answer (%s, %j)', (language, turns) => {
    const { response, safety, hurt } = talkWithCoach(language, turns);
    expect([safety, hurt]).toEqual([null, true]);
    expect(response).toMatch(/Ruhe|Pause|rest/);
    expect(response).not.toMatch(/nichts falsch gemacht|nothing wrong/);
  });
});
