import type { Language } from '@touchline/domain';
import { coachChatLines, coachDialogueActLines, coachMoodLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { isOfferedQuestion } from '../question-parts/is-suggested-question.ts';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

/** Whether a text is one of some lines, whatever is filled into it. */
const isOneOf = (lines: readonly string[], said: string): boolean => lines.some((line) => new RegExp(`^${line.split(/\{\w+\}/).map((part) => part.replace(/[.?*+()]/g, '\\$&')).join('.+')}`).test(said));

const asksBack = (language: Language, said: string): boolean =>
  speaking(language, () => {
    const { wordWithOffer, otherWithOffer, word, other } = coachDialogueActLines.unexplained;
    return isOneOf([...wordWithOffer, ...otherWithOffer, ...word, ...other], said);
  });
const asksAdultBack = (language: Language, said: string): boolean => speaking(language, () => isOneOf(coachMoodLines.adult.unexplained, said));
const saysWhoCanHelp = (language: Language, said: string): boolean => speaking(language, () => isOneOf(coachDialogueActLines.unexplained.again, said));

const isChat = (language: Language, said: string): boolean => speaking(language, () => Object.values(coachChatLines).some(({ glad, plain, sad }) => [...glad, ...plain, ...sad].includes(said)));

const answerTo = (language: Language, talk: string) => talkWithCoach(language, talk.split(' >> '));

const UNEXPLAINED: readonly (readonly [Language, string])[] = [
  // A time that a parent says
  ['en', 'i have a match tomorrow >> what should i eat before >> my mum says bed at 8 is that too early'],
  ['en', 'i have a match tomorrow >> what should i eat before >> is bed at 8 too early'],
  ['en', 'i have a match tomorrow >> what should i eat before >> my dad says bed at 7 is that too early'],
  ['en', 'i have a match tomorrow >> what should i eat before >> my mum says i have to go bed at 8 is that too early'],
  ['de', 'ich hab morgen ein spiel >> was soll ich vorher essen >> ist um 8 ins bett zu früh'],
  ['de', 'ich hab morgen ein spiel >> was soll ich vorher essen >> papa will dass ich um halb 8 schlafe ist das quatsch'],
  ['de', 'ich hab morgen ein spiel >> was soll ich vorher essen >> ich geh immer um 10 pennen ist das schlimm'],
  // What comes when a plan is done
  ['en', 'make me a plan for today >> how long does it take >> whats in it for me when i finish'],
  ['en', 'make me a plan for today >> how long does it take >> ok and what do i get when im finishd'],
  ['de', 'mach mir einen plan für heute >> wie lange dauert das >> was gibts wenn ich alles geschafft hab'],
  ['de', 'mach mir einen plan für heute >> wie lange dauert das >> was passiert wenn ich alles geschafft hab'],
  ['de', 'mach mir einen plan für heute >> wie lange dauert das >> und was ist wenn ich alles geschafft hab'],
  ['de', 'mach mir einen plan für heute >> wie lange dauert das >> bin ich dann ein held'],
  // What is told beside it
  ['de', 'welche übungen sind gut fürs passen >> wir sind meistens nur 9 leute'],
  ['de', 'welche übungen sind gut fürs passen >> bei uns ist kirmes'],
  // Another thing to take or to go to
  ['de', 'lohnt sich krafttraining mit 15 oder wachs ich dann nicht mehr >> muss ich dafür ins studio'],
  ['de', 'lohnt sich krafttraining mit 15 oder wachs ich dann nicht mehr >> und muss ich da booster trinken'],
  ['de', 'lohnt sich krafttraining mit 15 oder wachs ich dann nicht mehr >> muss ich da magnesium nehmen'],
  ['en', 'what should i eat before a match at 9 in the morning >> i dont like porridge >> is a pancake ok'],
  ['en', 'how do i get faster over the first 5 metres >> no gym just the garden its like 8m long'],
  // One thing or the other
  ['en', 'got subbed at half time again gaffer didnt even say why >> should i ask him or just train harder'],
  ['en', 'got subbed at half time again gaffer didnt even say why >> better to ask or just train harder'],
  ['en', 'got subbed at half time again gaffer didnt even say why >> should i message him or just train harder'],
  ['en', 'how many tokens do i have >> can i do the cone one twice and get double'],
  ['en', 'how many tokens do i have >> do i get extra if my sister joins'],
  ['en', 'how many tokens do i have >> is it double on sundays'],
];
/** What is told beside a talk and asks nothing may be met as a chat too. */
const TOLD_BESIDE: readonly (readonly [Language, string])[] = [
  ['en', 'what drills are good for passing >> the goals are on the other pitch'],
  ['en', 'what drills are good for passing >> the bibs are still wet'],
  ['en', 'what drills are good for passing >> the floodlights are off'],
  ['de', 'welche übungen sind gut fürs passen >> einer hat nen hund dabei'],
  ['de', 'welche übungen sind gut fürs passen >> der rasen wird gerade gemäht'],
  ['en', 'how do i get faster over the first 5 metres >> our street has a bump'],
];
const OF_ADULTS: readonly (readonly [Language, string])[] = [
  ['en', 'Hello, I am the mother of a nine year old, how often should she practise? >> are there shorter sessions'],
  ['en', 'Hello, I am the mother of a nine year old, how often should she practise? >> what about piano on Wednesdays'],
  ['en', 'Hello, I am the mother of a nine year old, how often should she practise? >> what about swimming on Wednesdays'],
  ['en', 'Hello, I am the mother of a nine year old, how often should she practise? >> what about drama club on Fridays'],
  ['de', 'Guten Tag, ich bin die Mutter einer Neunjährigen, wie oft soll sie üben? >> und was ist mit Klavier am Mittwoch'],
  ['de', 'Guten Tag, ich bin die Mutter einer Neunjährigen, wie oft soll sie üben? >> sie will es nur mit ihrer Cousine machen'],
  ['de', 'Guten Tag, ich bin die Mutter einer Neunjährigen, wie oft soll sie üben? >> und was ist mit Turnen am Freitag'],
  ['de', 'Guten Tag, ich bin die Mutter einer Neunjährigen, wie oft soll sie üben? >> und was ist mit Ballett am Montag'],
];

describe('a turn that its reading does not explain', () => {
  it.each(UNEXPLAINED)('is asked back of, with questions and no drill (%s): %s', (language, talk) => {
    const { response, structured } = answerTo(language, talk);
    expect([asksBack(language, response), structured.recommended_drills, structured.next_session_suggestion]).toEqual([true, [], null]);
    expect((structured.offered_questions ?? []).length).toBeGreaterThanOrEqual(2);
  });

  it.each(TOLD_BESIDE)('is asked back of or met as a chat, with no drill (%s): %s', (language, talk) => {
    const { response, structured } = answerTo(language, talk);
    expect([asksBack(language, response) || isChat(language, response), structured.recommended_drills, structured.next_session_suggestion]).toEqual([true, [], null]);
  });

  it.each(UNEXPLAINED)('offers questions that are answered (%s): %s', (language, talk) => {
    const offered = answerTo(language, talk).structured.offered_questions ?? [];
    expect(offered.filter((question) => !speaking(language, () => isOfferedQuestion(question)))).toEqual([]);
  });

  it.each(OF_ADULTS)('is asked back of as of an adult (%s): %s', (language, talk) => {
    const { response, structured } = answerTo(language, talk);
    expect([asksAdultBack(language, response), structured.recommended_drills]).toEqual([true, []]);
    expect(response).not.toMatch(/(?:^|[^\p{L}])(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?)(?!\p{L})/u);
  });

  it.each([
    ['de', 'welche übungen sind gut fürs passen >> bei uns ist kirmes >> wir sind meistens nur 9 leute'],
    ['en', 'how many tokens do i have >> is it double on sundays >> do i get extra if my sister joins'],
  ] as const)('says the second time in a row what can be asked and who can help (%s): %s', (language, talk) => {
    expect(saysWhoCanHelp(language, answerTo(language, talk).response)).toBe(true);
  });

  it('leaves the talk as it was, where it asked', () => {
    expect(answerTo('en', 'got subbed at half time again gaffer didnt even say why >> should i ask him or just train harder >> what would i even say').response).toMatch(/You could say|calm/);
  });

  it.each(['my knee hurts', 'i feel sick', 'i dont want to go anymore', 'how many days did i train'])('is never one of pain, of care or of own numbers: %s', (turn) => {
    expect(asksBack('en', answerTo('en', `what drills are good for passing >> ${turn}`).response)).toBe(false);
  });
});

describe('a turn that is understood', () => {
  it.each([
    ['en', 'how many stars do i hav >> what can i get for them'],
    ['en', 'how many stars do i hav >> what can i get for them >> and how do i get more quick'],
    ['en', 'why do i always toe poke the ball when i shoot >> ok and with left??'],
    ['en', 'why do i always toe poke the ball when i shoot >> ok and with left?? >> i cant do it my left foot is rubbish >> how long till its good'],
    ['en', 'whats the offside rule i dont get it >> what about from a throw in'],
    ['en', 'got trials on saturday what do i do the days before >> and the night before?'],
    ['en', 'which drills have i done the most >> am i getting better at them tho'],
    ['en', 'which drills have i done the most >> am i getting better at them tho >> whats my weakest thing >> make me a plan for this week then, only got 20 min a day'],
    ['en', 'how do i get quicker over the first 5 metres >> can i do that every day >> do i need weights for it'],
    ['en', 'how do i get quicker over the first 5 metres >> can i do that every day >> do i need weights for it >> im also a winger, how do i beat a fullback 1v1'],
    ['en', 'what data does this app store about my son and who can see it >> does it need internet'],
    ['en', 'what data does this app store about my son and who can see it >> does it need internet >> can i switch the reminders off'],
    ['en', 'what data does this app store about my son and who can see it >> does it need internet >> can i switch the reminders off >> how do i change his name in it'],
    ['en', 'i havent trained for a week cos we were on holiday is my streak gone >> can i get it back >> feeling a bit lazy today tbh'],
    ['en', 'my left foot is rubbish how do i make it good >> is there a drill for it in here'],
    ['en', 'my left foot is rubbish how do i make it good >> is there a drill for it in here >> how many times a week'],
    ['en', 'i have a match tommorow and im goalie for the first time >> what do i do if they come 1 on 1'],
    ['en', 'i have a match tommorow and im goalie for the first time >> what do i do if they come 1 on 1 >> and what should i eat before'],
    ['en', 'how many days did i train this week >> is that more than last week >> whats my best drill'],
    ['en', 'how many days did i train this week >> is that more than last week >> whats my best drill >> and my worst lol'],
    ['en', 'whats the best way to get faster over the first 5 metres >> do i need weights for that'],
    ['en', 'i lost my streak cause i was on holiday thats so unfair >> can i get it back'],
    ['en', 'i lost my streak cause i was on holiday thats so unfair >> can i get it back >> how does it even work'],
    ['en', 'got benched again on saturday coach never says why >> how do i ask him without sounding moany'],
    ['en', 'my daughter wants to stop after 10 mins every time, how do i keep her motivated without nagging >> are there shorter sessions >> she likes the cards or badges thing, how does she earn those'],
    ['en', 'my daughter wants to stop after 10 mins every time, how do i keep her motivated without nagging >> are there shorter sessions >> she likes the cards or badges thing, how does she earn those >> do i have to pay for any of it'],
    ['de', 'hallo sarah ich bin leo und bin 8 >> was kann ich heute üben'],
    ['de', 'hallo sarah ich bin leo und bin 8 >> was kann ich heute üben >> aber wir haben nur einen kleinen garten'],
    ['de', 'hallo sarah ich bin leo und bin 8 >> was kann ich heute üben >> aber wir haben nur einen kleinen garten >> und wie lange'],
    ['de', 'wie krieg ich den ball öfter hoch ich schaff nur 4 >> mit welchem fuß soll ich anfangen'],
    ['de', 'wie krieg ich den ball öfter hoch ich schaff nur 4 >> mit welchem fuß soll ich anfangen >> und wenn der immer weg fliegt'],
    ['de', 'wie viele tage hab ich schon trainiert >> und diese woche >> was hab ich am meisten geübt'],
    ['de', 'wie viele tage hab ich schon trainiert >> und diese woche >> was hab ich am meisten geübt >> und was am wenigsten'],
    ['de', 'warum hab ich noch kein neues abzeichen >> wie krieg ich das nächste'],
    ['de', 'warum hab ich noch kein neues abzeichen >> wie krieg ich das nächste >> was ist eig abseits'],
    ['de', 'morgen haben wir ein spiel bin voll aufgeregt >> was soll ich vorher essen'],
    ['de', 'morgen haben wir ein spiel bin voll aufgeregt >> was soll ich vorher essen >> und wann muss ich ins bett >> wir spielen gegen die ersten in der tabelle die sind viel besser'],
    ['de', 'wie werd ich schneller auf den ersten metern >> wie oft die woche'],
    ['de', 'sitz seit 3 spielen nur auf der bank nervt >> soll ich mit dem trainer reden'],
    ['de', 'Guten Tag, mein Sohn ist 9 und möchte jeden Tag üben, ist das nicht zu viel? >> Wie lange sollte eine Einheit denn sein?'],
    ['de', 'bin trainer einer e-jugend, brauche eine idee zum aufwärmen für 12 kinder >> und danach was mit passen'],
    ['de', 'was kannst du eigentlich alles >> bist du echt oder ne ki'],
    ['de', 'hallo sarah ich bin leo und ich bin 8 wie viele tage hab ich schon geübt >> und wieviel sterne oder so hab ich dafür gekriegt >> was fehlt mir noch bis zum nächsten'],
    ['de', 'hallo sarah ich bin leo und ich bin 8 wie viele tage hab ich schon geübt >> und wieviel sterne oder so hab ich dafür gekriegt >> was fehlt mir noch bis zum nächsten >> ok und was soll ich heute machen ich hab nur 10 minuten'],
    ['de', 'ich kann den ball nicht hochhalten der fällt immer runter nach 3 mal >> mit welchem teil vom fuß'],
    ['de', 'heute hab ich 2 tore geschossen!!! und wir haben 4 zu 1 gewonnen >> eins war mit links obwohl ich rechts bin >> wie kann ich meinen linken fuss noch besser machen'],
    ['de', 'bin seit heute im probetraining bei nem höheren verein und mega aufgeregt was kann ich machen >> die sind alle viel größer und schneller als ich'],
    ['de', 'welche übung hab ich am meisten gemacht >> und welche am wenigsten >> meine serie ist gerissen weil ich im urlaub war kriegt man die zurück >> ist doch eh egal oder bringt so ne serie überhaupt was'],
    ['de', 'hallo hier ist der papa, meine tochter 12 hat im moment null lust mehr auf training, was raten sie >> sie sagt es ist langweilig immer das gleiche'],
    ['de', 'Moin, ich trainiere eine U10 mit 14 Kindern, hast du eine gute Aufwärmübung mit Ball für die ganze Gruppe? >> und was mache ich wenn drei davon nur quatsch machen >> wie kriege ich sie dazu dass sie nicht alle auf den ball rennen >> kann ich die app auch für die ganze mannschaft nutzen und sehen was die kinder üben'],
    ['de', 'ich bin torwart und hab angst vorm ball wenn die doll schießen >> gibts hier in der app auch übungen für torwart'],
    ['de', 'ich bin torwart und hab angst vorm ball wenn die doll schießen >> gibts hier in der app auch übungen für torwart >> und wie halte ich einen elfmeter'],
  ] as const)('is answered (%s): %s', (language, talk) => {
    const { response } = answerTo(language, talk);
    expect([asksBack(language, response), asksAdultBack(language, response), saysWhoCanHelp(language, response)]).toEqual([false, false, false]);
  });
});
