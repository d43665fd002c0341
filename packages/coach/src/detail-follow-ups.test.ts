import type { Language } from '@touchline/domain';
import { coachDetailFollowUpLines, type CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const line = (language: Language, name: CoachDetailFollowUpLine): string => speaking(language, () => coachDetailFollowUpLines[name]);

describe('what is asked closer of the subject of the talk', () => {
  it.each<[Language, CoachDetailFollowUpLine, ...string[]]>([
    ['en', 'offsideLevel', 'can you explain offside i never get it', 'so if im level with the last defender im onside?'],
    ['en', 'offsideLevel', 'whats offside', 'and if im on the same line as the defender'],
    ['en', 'offsideWhyThrowIn', 'can you explain offside', 'why cant u be offside from a throw in'],
    ['en', 'offsideWhy', 'what is offside', 'but why is there that rule'],
    ['en', 'offsideExample', 'what is offside', 'give me an example pls'],
    ['en', 'offsideOwnHalf', 'what is offside', 'can it be in my own half'],
    ['de', 'offsideExample', 'was ist eigentlich abseits? ich versteh das nicht', 'zu lang. sag mal mit nem beispiel bitte'],
    ['de', 'offsideLevel', 'was ist abseits', 'und wenn ich auf gleicher höhe bin?'],
    ['de', 'offsideWhyThrowIn', 'was ist abseits', 'warum nicht beim einwurf'],
    ['de', 'offsideOwnHalf', 'was ist abseits', 'gilt das auch in der eigenen hälfte'],
    ['en', 'hardFoot', 'how do i shoot hard', 'how do i keep my foot hard when i kick'],
    ['de', 'hardFoot', 'wie schieße ich härter', 'wie halt ich den fuß fest dabei'],
    ['en', 'catchHands', 'im a goalie and i always drop the ball when its high', 'ok and how do i hold my hands'],
    ['en', 'catchAlone', 'how do i catch as a goalie', 'a W! cool thx. can i train that alone without a goal'],
    ['de', 'catchAlone', 'wie fang ich als torwart hohe bälle', 'kann ich das allein üben ohne tor'],
    ['de', 'catchHands', 'ich bin torwart wie fang ich flanken', 'und wo kommen die daumen hin'],
    ['en', 'moveRunning', 'yo how do u do the elastico', 'ok i can do it standing still but when i try it running the ball just runs away from me'],
    ['en', 'moveAfter', 'yo how do u do the elastico', 'ok calm. and once ive done it what do i do after, like the defenders gone the wrong way'],
    ['en', 'moveWhen', 'how do i do an elastico', 'when should i use it in a match'],
    ['de', 'moveWhen', 'bro wie geht elastico ich check die bewegung nd', 'jo und wann mach ich den im spiel am besten'],
    ['de', 'moveOtherFoot', 'bro wie geht elastico', 'und mit links? ich bin eig linksfuß'],
    ['en', 'pressAndCompact', 'we got murdered by riverside, how do we beat a team thats way faster than us', 'what does compact mean', 'so do we just all stay back? our coach wants us to press'],
    ['en', 'markDistance', 'we lost 9-0 on saturday and i was in defence', 'the coach said i keep standing too near to the striker. where do i have to stand'],
    ['de', 'markDistance', 'ich spiele verteidiger gegen einen schnellen stürmer', 'wie weit soll ich weg stehen'],
    ['en', 'wallDistance', 'how do i pass against a wall', 'how far do i stand from the wol'],
    ['de', 'wallDistance', 'wie geht passen gegen die wand', 'wie weit steh ich weg'],
    ['en', 'tapsBalance', 'How do you do toe taps?', 'i only got 12 before I lost my balance. any trick'],
    ['en', 'juggleLow', 'i want to get better at juggling', 'whats a good trick to keep the ball low'],
    ['de', 'juggleOtherFoot', 'mein ball fliegt beim jonglieren immer weg', 'und warum geht es mit dem linken fuß gar nicht bei mir'],
    ['de', 'drinksNo', 'ich hab in 1 stunde training. was kann ich noch essen?', 'ok hab jetzt ne banane gegessen. und was ist mit cola oder red bull bringt das was'],
    ['en', 'wallAlone', 'wat is a wol pas', 'i dont hav a mate only a wol at my gran hows do i do it'],
    ['de', 'wallAlone', 'was ist ein doppelpass', 'ich hab keinen freund da nur eine wand wie mach ich das'],
    ['en', 'offsideExample', 'can you explain offside', 'so if im level with the last defender im onside?', 'no offside not levels!! if i am in line with the last defender is it offside'],
    ['en', 'shotArms', 'how do i shoot harder', 'what do i do with my arms'],
    ['de', 'shotArms', 'wie schieße ich härter', 'was mach ich mit den armen'],
    ['en', 'shotHowMany', 'how do i shoot harder', 'how many should i do'],
    ['en', 'shotWhy', 'how do i shoot harder', 'why'],
    ['de', 'shotWhy', 'wie schieße ich härter', 'warum'],
    ['en', 'penaltyLook', 'how do i take a penalty', 'where do i look'],
    ['en', 'penaltyKeeperMoves', 'how do i take a penalty', 'and if the keeper moves early'],
    ['de', 'penaltyKeeperMoves', 'wie schieße ich einen elfmeter', 'und wenn der torwart früh springt'],
    ['en', 'throwFar', 'how do i do a throw in', 'how far should it go'],
    ['de', 'throwFar', 'wie mache ich einen einwurf', 'wie weit muss der gehen'],
    ['en', 'beatStays', 'how do i dribble past a defender', 'what if he doesnt go for it'],
    ['en', 'beatMatch', 'how do i dribble past a defender', 'and for the match'],
    ['de', 'beatMatch', 'wie dribble ich an einem verteidiger vorbei', 'geht das auch im spiel'],
    ['de', 'beatStays', 'wie dribble ich an einem verteidiger vorbei', 'und wenn der nicht reagiert'],
    ['en', 'pressWhen', 'what does press mean', 'when do we do it'],
    ['de', 'pressWhen', 'was ist pressing', 'und wann macht man das'],
    ['en', 'pressBeaten', 'what does press mean', 'and if they get past'],
    ['en', 'scanWhen', 'what is scanning', 'and when do i do it'],
    ['en', 'cornerFoot', 'how do i take a corner', 'which foot'],
    ['de', 'cornerFoot', 'wie schlage ich eine ecke', 'mit welchem fuß'],
    ['en', 'foulHold', 'what is a foul', 'is pulling a shirt one'],
    ['de', 'foulCard', 'was ist ein foul', 'krieg ich dafür eine karte'],
    ['en', 'crossWhen', 'how do i do a good cross', 'when should i do it'],
    ['de', 'crossHigh', 'wie flanke ich', 'wie hoch muss die sein'],
  ])('%s %s: %s → %s', (language, name, ...turns) => {
    expect(talkWithCoach(language, turns).response).toContain(line(language, name));
  });

  it.each<[Language, string, ...string[]]>([
    ['en', '32', 'whats my best juggling', 'how far am i off 100'],
    ['en', '32', 'whats my best juggling', 'how many more do i need to get to 100'],
    ['de', '32', 'Was ist mein Rekord beim Jonglieren?', 'Leiwand! Wie viele fehlen mir auf 100?'],
    ['de', '12', 'Was ist mein Rekord beim Jonglieren?', 'wie weit ist es noch bis 80'],
    ['en', '10', 'what is my record in toe taps', 'how far am i from 70'],
  ])('%s: %s are missing: %s, %s', (language, missing, ...turns) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(new RegExp(`\\b${missing}\\b`));
    expect(response).not.toMatch(/XP/);
  });

  it.each<[Language, RegExp, ...string[]]>([
    ['en', /Pass firmly|return/, 'whats a one two', 'how do i do it'],
    ['en', /laces for power/, 'haha ok. wat r laces', 'and when do i use them'],
    ['en', /shoulder|laces/, 'whats a volley', 'how do i get better at it'],
    ['de', /Doppelpass/, 'was ist ein doppelpass', 'und wie macht man den'],
  ])('a turn that refers to the word before is of that word (%s %s): %s → %s', (language, said, ...turns) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(said);
    expect(response).not.toMatch(/4-3-3|Four-four-two/);
  });

  it('where no more is known of a word, that is said in a sentence with what is near it', () => {
    const { response, structured } = talkWithCoach('de', ['was ist das standbein', 'und beim kopfball']);
    expect(response).toMatch(/Mehr als das weiß ich darüber nicht|was ich darüber weiß/);
    expect(structured.offered_questions).toHaveLength(2);
  });

  it.each<[Language, CoachDetailFollowUpLine, ...string[]]>([
    ['en', 'moveWhen', 'my knee hurts since yesterday', 'how do i do an elastico', 'when should i use it in a match'],
    ['en', 'catchAlone', 'my finger hurts', 'how do i catch as a goalie', 'can i train that alone without a goal'],
    ['de', 'shotArms', 'mein knie tut weh', 'wie schieße ich härter', 'was mach ich mit den armen'],
  ])('who is hurt gets no practice of it: %s %s', (language, name, ...turns) => {
    const { response, structured } = talkWithCoach(language, turns);
    expect(response).not.toContain(line(language, name));
    expect(structured.recommended_drills).toEqual([]);
  });

  it('a rule is told to who is hurt too', () => {
    expect(talkWithCoach('en', ['my knee hurts', 'what is offside', 'and if im level with the defender']).response).toContain(line('en', 'offsideLevel'));
  });

  it('xp and tokens are still asked for by their own words', () => {
    expect(talkWithCoach('en', ['can you explain offside', 'what level am i']).response).toMatch(/level/i);
    expect(talkWithCoach('en', ['whats my best juggling', 'how far am i off 100 xp']).response).toMatch(/XP/);
  });
});
