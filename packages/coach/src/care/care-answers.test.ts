import type { Language } from '@touchline/domain';
import { coachTeasingBenchAndSmallPainLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import type { CareAsk } from './care-pattern-type.ts';

/** The answers that the last of these turns got, of those of care. */
function careIn(language: Language, turns: readonly string[]): readonly CareAsk[] {
  const { response } = talkWithCoach(language, turns);
  const isSaid = (way: string): boolean => response.startsWith(way.split(/[{]/)[0] ?? way);
  return speaking(language, () => (Object.keys(coachTeasingBenchAndSmallPainLines) as CareAsk[]).filter((of) => coachTeasingBenchAndSmallPainLines[of].some(isSaid)));
}

type Talk = readonly [of: CareAsk, language: Language, ...turns: readonly string[]];

const worries: readonly Talk[] = [
  ['thingsHidden', 'en', 'nobody passes to me at training and two boys say im rubbish and laugh every time i get the ball', 'its every week. they hide my boots too and i dont want to go anymore'],
  ['thingsHidden', 'en', 'the boys in my team always hide my shoes and laugh'],
  ['thingsHidden', 'en', 'they keep taking my bag and throwing my stuff around the changing room'],
  ['thingsHidden', 'en', 'someone in my team nicked my shin pads again'],
  ['thingsHidden', 'de', 'es ist nicht das training selber. die anderen lachen mich immer aus in der kabine und verstecken meine schuhe'],
  ['thingsHidden', 'en', 'they laff at me and hide my shoos evry week'],
  ['thingsHidden', 'de', 'die jungs klauen immer meine tasche und finden das lustig'],
  ['thingsHidden', 'de', 'sie haben heute schon wieder meine fussballschuhe versteckt'],
  ['snitching', 'de', 'die anderen lachen mich immer aus in der kabine und verstecken meine schuhe', 'ja ich mein das ernst. der trainer merkt das nicht und ich will es nicht petzen'],
  ['snitching', 'de', 'ist es petzen wenn ich es meinem trainer sage?'],
  ['snitching', 'de', 'aber dann bin ich doch ne petze'],
  ['snitching', 'en', 'is it snitching if i tell my coach they laugh at me'],
  ['snitching', 'en', 'they laugh at me at training', 'but that would be telling tales'],
  ['meansIt', 'de', 'die anderen lachen mich immer aus in der kabine und verstecken meine schuhe', 'ich mein das ernst'],
  ['meansIt', 'en', 'they hide my boots every week and laugh', 'im serious it happens all the time'],
  ['toldThenPass', 'en', 'some of the boys on my team keep calling me fat and they wont pass to me', 'ok i told my mum. but what do i do at training tomorrow when they dont pass'],
  ['toldThenPass', 'en', 'nobody passes to me', 'i talked to my dad about it, how do i make them pass to me'],
  ['toldThenPass', 'de', 'die passen nie zu mir und lachen', 'hab es meiner mama gesagt. was mach ich wenn sie mich morgen wieder nicht anspielen'],
  ['toldThenPlay', 'en', 'its every week. they hide my boots and laugh at me', 'my mum knows now and she will talk to the coach. what can i do so i play better'],
  ['toldThenPlay', 'de', 'die anderen lachen mich aus und verstecken meine schuhe', 'meine eltern wissen es jetzt. wie werde ich besser beim spielen'],
  ['getsFree', 'en', 'nobody passes to me at training', 'i just want to know how to get free so they have to pass to me'],
  ['getsFree', 'en', 'some of the boys on my team keep calling me fat and they wont pass to me', 'no nobody asked me to send anything. i just want to know how i can get the ball more in training'],
  ['getsFree', 'de', 'wie kann ich mich besser freilaufen damit ich den ball krieg'],
  ['getsFree', 'de', 'wie bekomme ich öfter den ball'],
  ['shoutedFromSide', 'de', 'Nei ich bin 12, nöd e Mami. Er rüeft immer vo usse und dänn mach ich meh Fähler'],
  ['shoutedFromSide', 'de', 'und wenn de Trainer am Spielfeldrand umeschreit, wie blib ich ruhig?'],
  ['shoutedFromSide', 'de', 'mein trainer schreit immer von draußen und dann mach ich fehler'],
  ['shoutedFromSide', 'en', 'my coach yells from the side line the whole match and then i make more mistakes'],
  ['shoutedFromSide', 'en', 'how do i stay calm when the coach is shouting from the bench'],
];

const feelings: readonly Talk[] = [
  ['bench', 'de', 'ich saß heute schon wieder das ganze spiel auf der bank :('],
  ['bench', 'de', 'immer nur auf der ersatzbank'],
  ['bench', 'en', 'i was on the bench the whole match again'],
  ['bench', 'en', 'i never get on to play, always benched'],
  ['pickedOther', 'de', 'ich saß heute schon wieder das ganze spiel auf der bank :(', 'aber ich trainiere doch jeden tag und der trainer nimmt trotzdem immer nur den leon'],
  ['pickedOther', 'de', 'der trainer stellt immer nur seinen liebling auf'],
  ['pickedOther', 'en', 'our coach always picks tom even though i train more'],
  ['pickedOther', 'en', 'the coachs son always plays'],
  ['tellTrainer', 'de', 'ich saß heute schon wieder das ganze spiel auf der bank :(', 'wie soll ich das dem trainer denn sagen ohne dass er sauer wird'],
  ['tellTrainer', 'de', 'was sag ich dem trainer damit er nicht böse ist'],
  ['tellTrainer', 'en', 'i was on the bench the whole match again', 'how do i tell my coach without him getting angry'],
  ['tellTrainer', 'en', 'how do i ask my coach to play striker without sounding rude'],
  ['showMyself', 'de', 'wie kann ich mich besser zeigen im training damit er mich mal aufstellt'],
  ['showMyself', 'de', 'was muss ich machen damit mich der trainer aufstellt'],
  ['showMyself', 'en', 'how can i impress my coach so he picks me'],
  ['showMyself', 'en', 'what do i have to do so the coach starts me'],
  ['heavyDefeat', 'en', 'we lost 7-0 today and i think it was my fault'],
  ['heavyDefeat', 'en', 'lost 5-1 and it was all because of me'],
  ['heavyDefeat', 'de', 'wir haben 0:8 verloren und es war meine schuld'],
  ['heavyDefeat', 'de', 'nur wegen mir haben wir verloren'],
  ['whyInGoal', 'en', 'we lost 7-0 today and i think it was my fault', 'why did the coach put me in goal tho i never play there'],
  ['whyInGoal', 'de', 'warum hat der trainer mich ins tor gestellt ich spiel da nie'],
  ['funNow', 'en', 'ok thanks. can you give me something fun to do today cos i dont want to think about it'],
  ['funNow', 'de', 'gib mir was lustiges ich will nicht mehr dran denken'],
  ['funNow', 'de', 'hast du ein spiel zum ablenken das spaß macht'],
  ['laughedTogether', 'de', 'Jaaa wir haben 7:1 gewonnen und ich hab 3 tore gemacht!!!', 'Nee es waren DREI tore 😂 meinem opa, der hat sich totgelacht weil ich nach dem dritten einen salto machen wollte und hingefallen bin'],
  ['laughedTogether', 'de', 'wir haben so gelacht weil der hund den ball geklaut hat'],
  ['laughedTogether', 'en', 'my grandpa laughed so hard when i slipped on the mud haha'],
  ['laughedTogether', 'en', 'we all laughed cos the ball landed on the roof'],
];

const body: readonly Talk[] = [
  ['keeperCharged', 'de', 'ich bin torwart und hab iwie schiss bei flanken rauszukommen. hast du tipps?', 'und wenn mich beim springen einer anrempelt?'],
  ['keeperCharged', 'de', 'ich mein beim spiel, bei ner ecke. darf der mich da überhaupt anrempeln im 5er?'],
  ['keeperCharged', 'en', 'what if they push me at a corner when im in goal as keeper'],
  ['keeperCharged', 'en', 'are they allowed to barge the keeper at a corner'],
  ['mealAfter', 'de', 'alles klar danke dir, und nach dem training? meine mutter macht immer nudeln'],
  ['mealAfter', 'de', 'papa kocht nach dem spiel immer spaghetti ist das gut'],
  ['mealAfter', 'en', 'my mum always makes pasta after training is that good'],
  ['mealAfter', 'en', 'is rice ok after the match'],
  ['ankle', 'de', 'Bin gestern im Training umgeknickt, Knöchel bisschen dick. Kann ich Freitag wieder spielen'],
  ['ankle', 'de', 'mein knöchel ist ganz dick'],
  ['ankle', 'en', 'twisted my ankle yesterday its a bit swollen can i play on friday'],
  ['ankle', 'en', 'i rolled my ankle in the match'],
  ['swollen', 'de', 'Bin gestern im Training umgeknickt, Knöchel bisschen dick. Kann ich Freitag wieder spielen', 'Darf man mit dickem Knöchel Fußball spielen oder lieber pause'],
  ['swollen', 'en', 'my ankel is swolen can i play tmrw'],
  ['swollen', 'de', 'mein knöchl ist dick darf ich morgen spieln'],
  ['swollen', 'en', 'can you play football with a swollen ankle or better rest'],
  ['withoutBody', 'de', 'Bin gestern im Training umgeknickt, Knöchel bisschen dick.', 'boah nerv nicht. welche übungen gehen im sitzen oder ohne fuß'],
  ['withoutBody', 'en', 'my heels hurt when i run, its been like 2 weeks. should i still train', 'is there anything i can do for football without running while i wait for the doctor'],
  ['growing', 'en', 'my heels hurt when i run, its been like 2 weeks. should i still train', 'ok fair. my mum says its a growing thing, is that true'],
  ['growing', 'de', 'meine ferse tut seit zwei wochen weh beim laufen', 'mama sagt das sind wachstumsschmerzen stimmt das'],
  ['carryOn', 'en', 'my heels hurt when i run, its been like 2 weeks. should i still train', 'is it bad for growing if i carry on playing'],
  ['carryOn', 'de', 'meine ferse tut seit zwei wochen weh beim laufen', 'ist es schlimm wenn ich weiterspiele'],
  ['toeKick', 'en', 'i am 8 and i started football last week. i kick with my toe and it hurts'],
  ['toeKick', 'en', 'i am 8 and i started football last week. i kick with my toe and it hurts', 'it only hurts when i kick it. how do i kick right'],
  ['toeKick', 'en', 'i kick with my toe and it hurts', 'not now it doesnt hurt. i want to kick like the big ones with which part of the foot'],
  ['toeKick', 'de', 'wenn ich mit dem zeh schieße tut es weh'],
  ['toeKick', 'de', 'mir tut der zeh weh wenn ich den ball schieße', 'wie schieße ich denn richtig'],
  ['rubbedHeel', 'en', 'my new boots rub a bit on my heel what should i do', 'ok mum has plasters! whats something fun i can do with my new boots in the garden'],
  ['rubbedHeel', 'de', 'meine neuen schuhe reiben an der ferse', 'mama hat ein pflaster! was kann ich jetzt im garten machen'],
];

const adults: readonly Talk[] = [
  ['growingOfChild', 'en', 'My daughter has had heel pain after practice for about two weeks, it goes away overnight. Should she keep playing?', "Ok we'll see the doctor. Could it be a growth thing? I've read about Sever's"],
  ['growingOfChild', 'de', 'Meine Tochter hat seit zwei Wochen Schmerzen an der Ferse nach dem Training. Soll sie weiterspielen?', 'Könnte das Morbus Sever sein?'],
  ['growingOfChild', 'en', 'my daughters knee hurts below the kneecap, is it osgood schlatter'],
  ['coachTextsChild', 'en', 'my daughter says her coach is texting her at 10pm, should i worry?'],
  ['buildUp', 'en', 'My daughter has had heel pain after practice for about two weeks, it goes away overnight. Should she keep playing?', "Makes sense. When she's allowed back, how should we build it up again?"],
  ['buildUp', 'de', 'Meine Tochter hat seit zwei Wochen Schmerzen an der Ferse nach dem Training. Soll sie weiterspielen?', 'Und wie steigt sie danach wieder ein?', 'Wie soll sie danach wieder anfangen?'],
  ['shinOfChild', 'de', 'Guten Tag, ich bin die Mutter. Wie oft pro Woche sollte ein elfjähriges Kind neben dem Vereinstraining noch zuhause üben?', 'Er sagt seit kurzem, sein Schienbein tut nach dem Laufen weh. Sollten wir pausieren?'],
  ['shinOfChild', 'en', "My son's shins hurt after running, should we rest?"],
  ['ankleOfChild', 'en', 'My son twisted his ankle at training and it is swollen, can he play on Saturday?'],
  ['ankleOfChild', 'de', 'Mein Sohn ist umgeknickt und der Knöchel ist dick. Kann er am Samstag spielen?'],
  ['coachTextsChild', 'en', "My son's team coach has started texting him privately in the evenings. He says its about football but I feel odd about it, what do you think"],
  ['coachTextsChild', 'en', 'My daughter’s coach messages her directly at night, is that normal?'],
  ['coachTextsChild', 'de', 'Der Trainer meines Sohnes schreibt ihm abends privat auf WhatsApp. Ist das in Ordnung?'],
  ['coachTextsChild', 'de', 'Unser Trainer schreibt meiner Tochter oft allein Nachrichten, das finde ich komisch.'],
  ['whoAtClub', 'en', "My son's team coach has started texting him privately in the evenings. He says its about football but I feel odd about it, what do you think", "I'm the mum, not a child. Who at the club do I talk to about this?"],
  ['whoAtClub', 'en', 'what is a welfare officer'],
  ['whoAtClub', 'de', 'Ich bin die Mutter, an wen im Verein kann ich mich wenden?'],
  ['adultsInApp', 'en', "My son's team coach has started texting him privately in the evenings. He says its about football but I feel odd about it, what do you think", "Thanks, I'll ring the club tomorrow. He still wants to train at home, can other adults message him through this app?"],
  ['adultsInApp', 'de', 'Ich bin der Vater. Können fremde Leute meinem Sohn über diese App schreiben?'],
];

describe.each([
  ['what weighs in a team', worries],
  ['what is felt around a match', feelings],
  ['what is of the body', body],
  ['what a parent asks', adults],
])('%s', (_, talks) => {
  it.each(talks.map(([of, language, ...turns]) => ({ of, language, turns, said: turns.join(' >> ') })))('is answered as $of: $said', ({ of, language, turns }) => {
    expect(careIn(language, turns)).toEqual([of]);
  });
});
