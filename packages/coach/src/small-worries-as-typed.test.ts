import type { Language } from '@touchline/domain';
import { coachDialogueActLines, coachTeasingBenchAndSmallPainLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import type { CareAsk } from './care/care-pattern-type.ts';
import { askBehind, talkWithCoach } from './testing/talk-with-coach.ts';

/** Whether the last answer of a talk is one of the ways in which a care is answered. */
const isAnsweredAs = (care: CareAsk, language: Language, turns: readonly string[]): boolean => {
  const { response } = talkWithCoach(language, turns);
  return speaking(language, () => coachTeasingBenchAndSmallPainLines[care].some((line) => response.includes(line.slice(0, 60))));
};
const CALMS = /angry|wütend|ärgert|Atme dreimal|three slow breaths/;

describe('a small worry as a child types it', () => {
  it.each<readonly [CareAsk, Language, readonly string[]]>([
    ['friendSulks', 'de', ['meine freundin hat heut nich mit mir geredet im training']],
    ['friendSulks', 'en', ['my frend didnt talk to me today at training']],
    ['friendSulks', 'en', ['my best friend is mad at me']],
    ['friendSulks', 'de', ['mein kumpel ist sauer auf mich']],
    ['friendMadForReason', 'de', ['meine freundin hat heut nich mit mir geredet im training', 'mir gehts gut sie is nur sauer weil ich im tor spiel statt ihr']],
    ['friendMadForReason', 'en', ['im fine shes just mad cos i play in goal and not her']],
    ['makeUpWithFriend', 'de', ['man ich mein fusball. wie vertrag ich mich wieder mit lea']],
    ['makeUpWithFriend', 'en', ['my friend is mad at me', 'how do i make up with her']],
    ['coachOrParent', 'de', ['mein trainer lässt mich imma auf der bank sitzn das is unfair', 'soll ich ihm das sagen oder mama']],
    ['coachOrParent', 'en', ['my coach always puts me on the bench', 'shud i tell him or my mum']],
    ['fearsShoutingParent', 'de', ['papa schreit imma beim spiel rein das nervt', 'soll ich ihm das sagen', 'hab schiss das er dann sauer is']],
    ['fearsShoutingParent', 'en', ['my dad shouts at me wen i play', 'im scared he will be mad']],
    ['fearsSomebodyCross', 'de', ['mein papa schreit zuhause immer', 'hab schiss das er dann sauer is']],
    ['whatTheyShout', 'en', ['my dad shouts at me wen i play', 'he shouts shoot sam shoot']],
    ['whatTheyShout', 'de', ['papa schreit imma beim spiel rein', 'er ruft immer schieß schieß']],
    ['lookBefore', 'de', ['wir ham gestern 0:6 verlorn', 'und ich war schuld am 3. tor', 'hab den ball verloren weil ich nich geschaut hab', 'wie übt man das']],
    ['lookBefore', 'en', ['i lost the ball becos i didnt look', 'how do i practise that']],
    ['smallestInTeam', 'de', ['bin die kleinste im team is das schlimm']],
    ['smallestInTeam', 'en', ['i am the smalest in my team is that bad']],
    ['duelsBig', 'de', ['bin die kleinste im team is das schlimm', 'wie setz ich mich gegen große durch']],
    ['duelsBig', 'en', ['i am the smalest in my team is that bad', 'how do i beat the big ones']],
    ['boysBetter', 'de', ['jungs in der schule sagn mädchen können kein fusball', 'aber die sind echt besser als ich']],
    ['boysBetter', 'en', ['boys at skool say girls cant play footbal', 'but they are better than me']],
    ['laughedAsGirl', 'de', ['jungs in der schule sagn mädchen können kein fusball', 'das sie mich auslachen']],
    ['laughedAsGirl', 'en', ['boys at skool say girls cant play footbal', 'and they laugh at me']],
  ])('has its answer: %s (%s) %s', (care, language, turns) => {
    expect(isAnsweredAs(care, language, turns)).toBe(true);
  });

  it.each<readonly [Language, string]>([
    ['de', 'jungs in der schule sagn mädchen können kein fusball'],
    ['de', 'die jungs sagen mädls könn nich fußball spielen'],
    ['de', 'mein bruder sagt mädels können kein fussbal'],
    ['en', 'boys at skool say girls cant play footbal'],
  ])('is no fault of a girl who reports it (%s): %s', (language, message) => {
    const { response } = talkWithCoach(language, [message]);
    expect(speaking(language, () => coachDialogueActLines.saidOfGirls.some((line) => response.includes(line)))).toBe(true);
  });

  it.each<readonly [Language, readonly string[]]>([
    ['en', ['my friend hit me today']],
    ['de', ['meine freundin haut mich und redet heute nicht mit mir']],
    ['de', ['ich hab angst das papa sauer wird']],
    ['de', ['mein papa schlägt mich', 'hab schiss das er dann sauer is']],
    ['en', ['my friend is mad at me because i will not send her pictures']],
    ['en', ['my dad hits me', 'im scared he will be mad']],
  ])('is no light one where more is told (%s): %s', (language, turns) => {
    expect(talkWithCoach(language, turns).safety).not.toBeNull();
  });

  it('is believed behind the question whether all is well, where the reason is a light one', () => {
    expect(askBehind('en', 'im fine it was only a silly game', ['i am so angry that the ref cheated'], 'check_in').response).not.toContain('I am not sure what you mean');
  });

  it.each<readonly [Language, readonly string[]]>([['de', ['es regnet was kann ich im zimmer machn', 'hallo?? im zimmer nich an die wand']], ['en', ['it rains what can i do in my room', 'but not on the wall in my room']]])('is none where only a place and a wall are named (%s)', (language, turns) => {
    expect(talkWithCoach(language, turns).safety).toBeNull();
  });
});

describe('anger', () => {
  it.each<readonly [Language, readonly string[]]>([
    ['en', ['my dad shouts at me wen i play', 'he shouts shoot sam shoot']],
    ['en', ['my dad shouts at me wen i play', 'he shouts shoot sam shoot', 'i am not angry. i just dont no wen to shoot']],
    ['en', ['i no a joke. why did the chiken cros the pich', 'becos the ref bloo a fowl']],
    ['de', ['hab schiss das er dann sauer is']],
  ])('is not answered where none is told (%s): %s', (language, turns) => {
    expect(talkWithCoach(language, turns).response).not.toMatch(CALMS);
  });

  it.each<readonly [Language, string]>([
    ['en', 'the ref robbed us it was so unfair'],
    ['de', 'der schiri hat uns betrogen'],
    ['de', 'ich bin so sauer der schiri hat uns betrogen'],
  ])('is met where it is told (%s): %s', (language, message) => {
    expect(talkWithCoach(language, [message]).response).toMatch(/annoys|angry|ärgert|sauer|wütend|Schiedsrichter/);
  });

  it('is put aside where a child says that it is not angry and asks', () => {
    expect(talkWithCoach('en', ['i am not angry. i just dont no wen to shoot']).response).toContain('Near the goal');
  });
});

describe('days of training and matches', () => {
  it.each<readonly [Language, readonly string[]]>([
    ['de', ['mach mir einen plan für nächste woche', 'dienstag und donnerstag hab ich training', 'samstag is spiel']],
    ['en', ['make me a plan for next week', 'tuesday and thursday i have training', 'game on saturday']],
    ['en', ['plan for the week, i got team training tue n thu and game on sunday']],
  ])('are no sorrow (%s)', (language, turns) => {
    expect(talkWithCoach(language, turns).response).not.toMatch(/allein damit|alone with it|nicht heute lösen|Magst du mir mehr|worries you/);
  });
});
