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

describe('first contact', () => {
  it.each<[Language, string]>([
    ['en', 'hi coach sarah im 8 and i just started soccer what do i do first'],
    ['en', 'i just started soccer what do i do first'],
    ['de', 'hallo ich bin neu und kann noch garnix. womit soll ich anfangen'],
    ['de', 'ich bin anfänger was soll ich zuerst machen'],
  ])('gives who begins three easy drills (%s: %s)', (language, message) => {
    const { response, structured } = talkWithCoach(language, [message]);
    expect(response).toContain(line(language, 'firstSteps'));
    expect(structured.recommended_drills.map(({ id }) => id)).toEqual(['bell_touches', 'sole_rolls', 'wall_passes']);
  });

  it('tells who names a favorite of one’s own that a program has none', () => {
    expect(talkWithCoach('de', ['hi sarah hast du auch einen lieblingsspieler? meiner ist musiala']).response).toContain(line('de', 'favouriteToo'));
    expect(talkWithCoach('en', ['helo cotch wat is yor favrit teem']).response).toContain('program');
  });

  it('reads Austrian German as German', () => {
    expect(talkWithCoach('de', ['Servus! I hob am Wochenend a Turnier in Linz, was soll i davor essen?']).response).toContain('Banane');
  });
});

describe('own numbers as they are told', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'whats my juggling record', 'why is it 50 today when i got 68 yesterday, did i get worse'],
    ['de', 'wie gut bin ich beim jonglieren', 'heute nur 50?? warum bin ich heute schlechter'],
    ['de', 'was ist mein rekord beim jonglieren', 'ich hatte gestern 68 und heute 50, ist das schlechter'],
  ])('compares today with the best, and says that one day is no trend (%s: %s %s)', (language, ...turns) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(/50.*68/);
    expect(response).toMatch(/trend/i);
  });

  it('reads what each foot did', () => {
    const { response } = talkWithCoach('en', ['wat drills can i do NOW with a wall', 'just did it, 22 with my right n 9 with my left. is that ok']);
    expect(response).toMatch(/22.*9.*11/);
    expect(talkWithCoach('de', ['wie geht passen gegen die wand', 'hab 20 mit rechts und 18 mit links geschafft, ist das gut']).response).toMatch(/20.*18.*20/);
  });

  it.each<[Language, string, number]>([
    ['en', 'wat shud i do today got like 15 mins n a wall', 15],
    ['en', 'We have 20 minutes and a wall. What should we do?', 20],
    ['de', 'was kann ich machen, hab 10 minuten und eine wand', 10],
  ])('fills the minutes at a wall (%s: %s)', (language, message, minutes) => {
    const { response, structured } = talkWithCoach(language, [message]);
    expect(response).toContain(String(minutes));
    expect(structured.recommended_drills.every(({ id }) => id.includes('wall'))).toBe(true);
    expect(structured.recommended_drills.length).toBeGreaterThan(1);
  });

  it('tells a parent the numbers of the child', () => {
    expect(talkWithCoach('en', ['Hi, I’m Ben’s mom. He’s been using this for a couple weeks. Can you tell me how he’s actually doing?']).response).toMatch(/10 sessions/);
  });
});

describe('plans do what was asked', () => {
  const academy = 'Ich will unbedingt ins NLZ. Mach mir bitte einen Trainingsplan für die ganze Woche, ich hab jeden Tag so 30 Minuten Zeit.';
  const days = (text: string): number => text.split('•').length - 1;

  it('invents no trial, and fills every day but one', () => {
    const { response } = talkWithCoach('de', [academy]);
    expect(response).not.toMatch(/Probetraining/);
    expect(days(response)).toBe(6);
    expect(talkWithCoach('de', [academy, 'Warum steht da Probetraining? Ich hab noch gar keins.']).response).toContain(line('de', 'noTrialInPlan'));
  });

  it.each<[Language, string, string]>([
    ['de', 'mach mir einen plan für die woche', '6 Tage, nur der Sonntag frei'],
    ['de', academy, 'Ok, dann bitte 6 Tage, nur der Sonntag frei'],
    ['en', 'make me a plan for the week', '6 days please, only sunday is free'],
  ])('has six days with Sunday free (%s: %s, %s)', (language, plan, turn) => {
    const { response } = talkWithCoach(language, [plan, turn]);
    expect(days(response)).toBe(6);
    expect(response).not.toMatch(/• (?:Sonntag|Sunday):/);
  });

  it.each<[Language, string, string]>([
    ['de', 'mach mir einen plan für die woche', 'bitte jeden Tag'],
    ['en', 'make me a plan for the week', 'every day please'],
  ])('takes as many days as there may be, and says why one stays free (%s: %s, %s)', (language, plan, turn) => {
    expect(days(talkWithCoach(language, [plan, turn]).response)).toBe(6);
  });

  it('adds the days that are named', () => {
    const { response } = talkWithCoach('de', ['mach mir einen plan für 3 tage', 'Das sind zu wenig. Kannst du Montag und Mittwoch auch noch dazu machen?']);
    expect(response).toMatch(/• Montag:/);
    expect(response).toMatch(/• Mittwoch:/);
  });

  it('keeps the day before a match free where that is asked', () => {
    const { response } = talkWithCoach('de', ['mach mir einen plan für die woche', 'könnte ich am Freitag vor dem Spiel nicht besser ganz pausieren?']);
    expect(response).not.toMatch(/• Freitag:/);
    expect(response).toMatch(/Freitag/);
  });

  it('plans until a trial that was told before', () => {
    const { response } = talkWithCoach('en', ['I’ve got trials for an academy in three weeks. What do they actually look for?', 'i’ve only got about 40 mins a day after homework, can you make me a plan for the 3 weeks']);
    expect(response).toMatch(/3 weeks/);
    expect(response).toMatch(/trial/);
  });
});
