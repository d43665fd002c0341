import type { Language } from '@touchline/domain';
import { coachDetailFollowUpLines, type CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const line = (language: Language, name: CoachDetailFollowUpLine): string => speaking(language, () => coachDetailFollowUpLines[name]);

describe('who asks is answered as the one in the situation', () => {
  it.each<[Language, CoachDetailFollowUpLine, ...string[]]>([
    ['de', 'keeperCrosses', 'bin torwart und hab angst vor hohen flanken soll ich da rauslaufen oder auf der linie bleiben'],
    ['de', 'keeperCrosses', 'ich bin torwart', 'ich bin der TORWART und der gegner flankt. wann soll ich raus'],
    ['de', 'keeperCrosses', 'ich bin torwart', 'wann soll ich bei flanken raus'],
    ['en', 'keeperCrosses', 'im a goalie how do i dive without it hurting', 'when should i come out for crosses'],
    ['en', 'keeperTooHigh', 'im a goalie how do i dive without it hurting', 'ok and what about when they shoot really high i cant reach it'],
    ['de', 'keeperTooHigh', 'ich bin im tor und die schießen immer über mich drüber, ich komm da nicht dran'],
    ['en', 'keeperSmall', 'i let in 5 goals on saturday and they were mostly over my head. im a keeper', 'i couldnt reach them im only small. is there anything i can do about high balls'],
    ['en', 'catchWhen', 'i let in 5 goals on saturday and they were mostly over my head. im a keeper', 'erm i asked about high balls. like crosses. do i catch or punch'],
    ['en', 'keeperLegsTold', 'we lost 6 1 today and it was my fault', 'but i let the ball through my legs and everyone saw'],
    ['en', 'keeperLegs', 'we lost 6 1 today and it was my fault', 'ok. how do i stop balls going thru my legs'],
    ['de', 'keeperLegs', 'ich bin torwart', 'wie verhinder ich dass bälle durch meine beine gehen'],
    ['en', 'keeperGloves', 'im a goalie how do i dive without it hurting', 'cool!! my gloves are too big does that matter'],
    ['en', 'defendFastWinger', 'What could he work on at home so he gets picked more? He’s a right back.', 'And when the winger is much quicker than him, what should he do?'],
    ['de', 'defendFastWinger', 'ich spiele verteidiger', 'was mach ich wenn der flügelspieler schneller ist als ich'],
    ['en', 'strikerPressed', 'How do I get more goals? I’m striker and I always shoot at the keeper', 'but in the game there is no time to look!! the defenders are on me'],
    ['de', 'strikerPressed', 'ich bin stürmer wie schieß ich mehr tore', 'aber im spiel hab ich keine zeit, der gegner ist dran'],
  ])('%s, %s: %s %s', (language, name, ...turns) => {
    expect(talkWithCoach(language, turns).response).toContain(line(language, name));
  });
});

describe('the words of the coach asked back, and how one stands', () => {
  it.each<[Language, CoachDetailFollowUpLine, ...string[]]>([
    ['en', 'armsLength', 'we got absolutely killed on saturday lol how do we stop them running past us', 'what is arms length, like my arm?'],
    ['en', 'armsLength', 'how do i defend better', 'you said stay an arms length away from the player. how far is that'],
    ['de', 'armsLength', 'wie verteidige ich besser', 'was heißt armlänge, so wie mein arm?'],
    ['de', 'askCoachWhat', 'digga mein trainer stellt mich immer auf die bank obwohl ich besser bin als der andere', 'und was soll ich den dann genau fragen'],
    ['en', 'askCoachWhat', 'i am always on the bench', 'what do i say to him exactly'],
    ['en', 'wallStance', 'wat drills can i do NOW with a wall', 'ok which way do i stand for one touch wall pass sideways or facing it'],
    ['de', 'wallStance', 'wie geht passen gegen die wand', 'steh ich da seitlich oder frontal zur wand'],
    ['en', 'standingFoot', 'my left foot is rubbish', 'where do i point my standing foot when i kick with it'],
    ['de', 'standingFoot', 'mein linker fuß ist schlecht', 'wohin zeigt das standbein wenn ich schieße'],
    ['de', 'bothFeetHow', 'wie geht jonglieren', 'und wenn ich links nur 3 schaff, soll ich dann lieber erst nur links üben oder abwechseln?'],
    ['en', 'bothFeetHow', 'how do i get better at juggling', 'should i do only left or alternate'],
    ['de', 'juggleForward', 'wie werd ich besser beim jonglieren', 'und warum fliegt er mit links immer nach vorne weg? liegt das am fuß?'],
    ['de', 'clearBall', 'ich hab heute ein eigentor geschossen und wir haben verloren', 'danke das hilft bisschen. wie mach ich das das ich nächstes mal den ball besser klär?'],
    ['en', 'clearBall', 'i scored an own goal today', 'thanks that helps. how do i clear the ball better next time'],
    ['en', 'offsideWhyTwo', 'can you explain offside like im 5', 'wait why two? isnt the goalie one'],
    ['de', 'offsideWhyTwo', 'was ist abseits', 'warum denn zwei, ist der torwart nicht einer'],
    ['de', 'offsideNoTouch', 'was ist eigentlich abseits ich check das nicht', 'und wenn ich im abseits steh aber den ball gar nicht krieg ist das dann auch abseits'],
    ['en', 'offsideNoTouch', 'what is offside', 'is it offside if i dont touch the ball'],
    ['de', 'offsideOpponent', 'was ist eigentlich abseits ich check das nicht', 'und was ist wenn der ball vom gegner kommt also der spielt einen rückpass und ich steh da'],
    ['en', 'cutInside', 'i like saka how does he cut inside and shoot', 'no the going in side bit with the left foot pleez'],
    ['en', 'rainbowHitsMe', 'how do i do a rainbow flick', 'but why does it hit me? am i doing it too close'],
  ])('%s, %s: %s %s', (language, name, ...turns) => {
    expect(talkWithCoach(language, turns).response).toContain(line(language, name));
  });

  it('is not told twice: that nothing else is known is said, with other questions of it', () => {
    const turns = ['what is offside', 'wait why two? isnt the goalie one'];
    const first = talkWithCoach('en', turns).response;
    const again = talkWithCoach('en', [...turns, 'no i mean why two, isnt the goalie one']).response;
    expect(again).not.toContain(first);
    expect(again).toMatch(/“.+”/);
  });
});

describe('a keeper who asks once more', () => {
  it('is never given the side of who crosses', () => {
    const { response } = talkWithCoach('de', ['bin torwart und hab angst vor hohen flanken soll ich da rauslaufen oder auf der linie bleiben', 'du verstehst mich nicht... ich bin der TORWART und der gegner flankt. wann soll ich raus']);
    expect(response).not.toContain(line('de', 'crossWhen'));
    expect(response).not.toContain(line('de', 'keeperCrosses'));
    expect(response).toContain('Torwart');
  });
});
