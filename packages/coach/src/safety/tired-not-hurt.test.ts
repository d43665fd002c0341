import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';
import { checkWords } from './check-message.ts';

afterEach(() => speakIn(() => 'en'));

/** The answer to the last turn, each turn asked with what the answer before said of pain; ` >> ` stands between them. */
function lastOf(language: 'en' | 'de', talk: string): CoachAnswer {
  speakIn(() => language);
  const turns = talk.split(' >> ');
  let isHurt = false;
  let last: CoachAnswer | undefined;
  for (const [at, message] of turns.entries()) {
    // What is a crisis is kept nowhere and sent with no later question.
    const before = turns.slice(0, at).filter((turn) => checkWords(turn).action !== 'crisis');
    last = askCoach({ message, turns: before, isHurt, facts: examplePlayerFacts, seed: at + 1 });
    isHurt = last.isHurt ?? isHurt;
  }
  return { ...(last as CoachAnswer), isHurt };
}

const TIRED = [
  ['en', 'my legs are dead from pe but nothing hurts'],
  ['en', 'im just tired nothing hurts'],
  ['en', 'my legs are tired but nothing hurts'],
  ['en', 'legs feel like jelly after pe'],
  ['en', 'my legs are burning after sprints is that good'],
  ['en', 'my legs feel so heavy after training'],
  ['en', 'my legs are sore from yesterday'],
  ['en', 'my muscles are sore after the match'],
  ['en', 'my legs are tired but it doesnt hurt'],
  ['en', 'im knackered but nothing hurts'],
  ['de', 'hab muskelkater'],
  ['de', 'der muskelkater von gestern ist nice hab mega gas gegeben'],
  ['de', 'meine beine sind tot vom sport aber nichts tut weh'],
  ['de', 'bin nur müde mir tut nichts weh'],
  ['de', 'meine beine sind so schwer nach dem training'],
  ['de', 'meine beine sind müde aber es tut nicht weh'],
  ['de', 'meine beine brennen nach den sprints ist das gut'],
] as const;

describe('tired and sore muscles that hurt nowhere', () => {
  it.each(TIRED)('are no injury: %s: %s', (language, talk) => {
    const answer = lastOf(language, talk);
    expect(answer).toMatchObject({ kind: 'advice', isHurt: false });
    expect(answer.message).toMatch(/normal/);
    expect(answer.message).toMatch(/adult|Erwachsenen/);
    expect(answer.message).not.toMatch(/doctor|Arzt|Stop for today|Stop now/);
  });

  it.each(TIRED)('are followed by an easy day: %s: %s', (language, talk) => {
    const answer = lastOf(language, `${talk} >> ${language === 'de' ? 'was soll ich heute machen' : 'what should i do today'}`);
    expect(answer).toMatchObject({ recommendedDrills: ['recovery'], isHurt: false });
  });

  it.each([
    ['en', 'how do i get rid of sore legs'],
    ['de', 'was hilft gegen muskelkater'],
  ] as const)('are asked about like any other thing: %s: %s', (language, talk) => {
    expect(lastOf(language, talk)).toMatchObject({ isHurt: false, recommendedDrills: [] });
    expect(lastOf(language, talk).message).toMatch(/walk|geh spazieren|sleep|Schlaf/);
  });

  it('hear what was done today and yesterday, and that the streak goes on', () => {
    expect(lastOf('en', 'my legs are dead from pe but nothing hurts').message).toMatch(/5 minutes.*2 days/);
    expect(lastOf('de', 'der muskelkater von gestern ist nice hab mega gas gegeben').message).toMatch(/1 Einheit gestern|gestern 1 Einheit/);
  });

  it.each([
    ['en', 'my knee is tired'],
    ['en', 'nothing hurts except my knee'],
    ['en', 'nothing hurts but my knee'],
    ['en', 'my legs are dead and my ankle hurts'],
    ['en', 'my left leg is sore'],
    ['en', 'i got a dead leg'],
    ['en', 'legs are heavy i want to stop everything'],
    ['de', 'mein muskelkater geht nicht weg'],
    ['en', 'my legs are tired and one calf hurts'],
    ['en', 'my legs hurt'],
    ['en', 'i pulled a muscle my legs are sore'],
    ['en', 'my legs have been sore for weeks'],
    ['en', 'my legs are so sore i cant walk'],
    ['de', 'nichts tut weh außer mein knie'],
    ['de', 'meine beine sind müde und der knöchel tut weh'],
    ['de', 'mein linkes bein hat muskelkater und sticht'],
    ['de', 'mir tun die beine weh'],
    ['de', 'ich hab seit wochen muskelkater'],
    ['de', 'nichts tut weh nur mein fuß'],
  ] as const)('are not meant: %s: %s', (language, talk) => {
    expect(lastOf(language, talk)).toMatchObject({ isHurt: true, recommendedDrills: [] });
  });

  it.each(['my legs are dead in the second half', 'why do my legs get heavy in the second half', 'how can i make my legs stronger', 'nach 3 sprints brennen meine beine'])('is asked for something to train: %s', (talk) => {
    const answer = lastOf(talk.startsWith('nach') ? 'de' : 'en', talk);
    expect(answer.isHurt).toBe(false);
    expect(answer.message).not.toMatch(/rest today|Heute ist eine Pause|Ruh dich heute aus/);
  });
});

describe('lungs that burn in sprints', () => {
  it.each([
    ['de', 'meine lunge brennt beim sprinten wie werd ich fitter'],
    ['de', 'beim sprinten brennt mir die lunge wie werde ich fitter'],
    ['de', 'wie werd ich fitter meine lunge brennt immer beim sprinten'],
    ['en', 'my lungs burn when i sprint how do i get fitter'],
    ['en', 'my lungs always burn after sprints so how can i get fitter'],
    ['en', 'how do i get fitter my lungs burn when i sprint'],
  ] as const)('are asked about as fitness, with when to stop: %s: %s', (language, talk) => {
    const answer = lastOf(language, talk);
    expect(answer).toMatchObject({ kind: 'advice', isHurt: false });
    expect(answer.message).toMatch(/one minute|eine Minute|einer Minute/);
    expect(answer.message).toMatch(/(?:wheeze|pfeift).*(?:adult|Erwachsenen)|(?:adult|Erwachsenen).*(?:wheeze|pfeift)/);
  });

  it.each([
    'my chest hurts when i sprint',
    'my chest burns when i sprint how do i get fitter',
    'my lungs burn when i sprint and it doesnt go away',
    'my lungs burn when i sprint and i nearly fainted how do i get fitter',
    'my lungs burn all the time how do i get fitter',
    'i cant breathe when i sprint how do i get fitter',
    'meine lunge brennt und ich krieg keine luft',
    'meine lunge brennt beim sprinten und mir wird schwarz vor augen wie werd ich fitter',
    'meine brust brennt beim sprinten wie werd ich fitter',
  ])('are told to an adult where there is more: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'crisis', kind: 'chest_breath' });
  });
});

const DENIALS = [
  ['en', 'i said nothing hurts'],
  ['en', 'no nothing hurts'],
  ['en', 'i told you nothing hurts im just tired'],
  ['en', 'im not hurt'],
  ['en', 'actually nothing hurts'],
  ['en', 'i was joking nothing hurts'],
  ['en', 'im fine nothing hurts'],
  ['en', 'but it doesnt hurt'],
  ['en', 'i meant im just tired'],
  ['de', 'ich hab gesagt nichts tut weh'],
  ['de', 'mir tut doch gar nichts weh'],
  ['de', 'nein mir tut nichts weh'],
  ['de', 'bin nur müde'],
  ['de', 'war nur spaß mir tut nichts weh'],
  ['de', 'bin platt aber mir tut nix weh'],
  ['de', 'ich bin nicht verletzt'],
] as const;

describe('who says that nothing hurts', () => {
  it.each(DENIALS)('is never asked whether all is well: %s: %s', (_, text) => expect(checkWords(text)).toEqual({ action: 'allow' }));

  it.each(DENIALS.filter(([, text]) => !/just tired$|nur müde$/.test(text) || /nothing/.test(text)))('takes back a place that hurt a little: %s: %s', (language, text) => {
    const pain = language === 'de' ? 'mein fuß tut weh' : 'my foot hurts';
    const answer = lastOf(language, `${pain} >> ${text}`);
    expect(answer.isHurt).toBe(false);
    expect(answer.recommendedDrills.length).toBeGreaterThan(0);
    expect(lastOf(language, `${pain} >> ${text} >> ${language === 'de' ? 'gib mir eine übung' : 'give me a drill'}`).recommendedDrills).not.toEqual([]);
  });

  it.each([
    ['en', 'my foot hurts >> im just tired'],
    ['de', 'mein fuß tut weh >> bin nur müde'],
  ] as const)('takes no place back by being tired: %s: %s', (language, talk) => expect(lastOf(language, talk)).toMatchObject({ isHurt: true, recommendedDrills: [] }));

  it.each([
    ['en', 'i hit my head and now im dizzy >> i said nothing hurts'],
    ['en', 'my chest hurts a bit >> no nothing hurts'],
    ['en', 'my chest hurts a bit >> im just tired'],
    ['en', 'i cant breathe when i run >> nothing hurts'],
    ['de', 'ich krieg keine luft >> mir tut nichts weh'],
    ['de', 'ich hab mir den kopf gestoßen und mir ist schwindlig >> bin nur müde'],
  ] as const)('takes back neither the head nor chest and breath: %s: %s', (language, talk) => {
    const answer = lastOf(language, talk);
    expect(answer).toMatchObject({ kind: 'advice', isHurt: true, recommendedDrills: [] });
    expect(answer.message).toMatch(/it is better|es ist wieder gut/);
  });

  it.each(['my foot hurts >> nothing hurts except my foot', 'my foot hurts >> nothing hurts when i sit', 'my foot hurts >> it hurts', 'mein fuß tut weh >> nichts tut weh nur der fuß'])('is not heard where something still does: %s', (talk) => {
    expect(lastOf(talk.startsWith('mein') ? 'de' : 'en', `${talk} >> ${talk.startsWith('mein') ? 'gib mir eine übung' : 'give me a drill'}`)).toMatchObject({ isHurt: true, recommendedDrills: [] });
  });

  it.each([
    'nothing hurts any more i feel nothing',
    'nothing hurts me because im dead inside',
    'im just tired of living',
    'ich bin nur müde vom leben',
    'nothing hurts when i cut myself',
    'im not hurt but he hits me',
    'i said nothing hurts but dad hit me',
  ])('is heard where danger is said with it: %s', (text) => expect(checkWords(text).action).not.toBe('allow'));
});
