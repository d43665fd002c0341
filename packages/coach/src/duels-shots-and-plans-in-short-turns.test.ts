import type { Language } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { followUpLinesIn } from './testing/follow-up-lines-in.ts';
import { factsOfPlayer } from './testing/players.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: Language, turns: readonly string[], player = 'nine'): readonly unknown[] => {
  const { response, safety } = talkWithCoach(language, turns, factsOfPlayer(player));
  return [safety, followUpLinesIn(language, response), response];
};

describe('short turns behind talk of football', () => {
  it.each<readonly [CoachTalkFollowUpLine, Language, readonly string[]]>([
    ['stayOrBackOff', 'en', ['how do i stop a fast winger', 'what if he cuts inside', 'so do i stay close or back off']],
    ['stayOrBackOff', 'de', ['wie stoppe ich einen schnellen flügelspieler', 'soll ich nah ran oder abstand halten']],
    ['duelDrill', 'en', ['how do i stop a fast winger', 'i always dive in my coach says', 'whats a drill for that']],
    ['scanDrill', 'de', ['ich verlier immer den ball wenn eine von hinten kommt', 'schulterblick vergess ich immer', 'ja stimmt. und gibts da ne übung']],
    ['scanDrill', 'en', ['how do i look over my shoulder', 'is there a drill for that']],
    ['starMove', 'en', ['whos ur favourite player', 'mine is saka hes left footed like me', 'whats his best move']],
    ['starMove', 'de', ['wer ist dein lieblingsspieler', 'musiala', 'was ist sein bester trick']],
    ['starMoveTeach', 'en', ['whos ur favourite player', 'mine is saka', 'whats his best move', 'can u teach me it']],
    ['starMoveTry', 'en', ['whos ur favourite player', 'mine is saka', 'whats his best move', 'can u teach me it', 'il try it on jayden']],
    ['bouncingBallShot', 'de', ['abschluss. ich bin im mittelfeld und treff nie was', 'und wenn der ball so hüpft?']],
    ['bouncingBallShot', 'en', ['how do i shoot harder', 'what if the ball is bouncing']],
    ['footDrill', 'de', ['wie kann ich besser mit links schießen?', 'ok gemacht. und welche übung jetz für links']],
    ['footDrill', 'en', ['how do i shoot better', 'which drill for my left']],
    ['footToldSame', 'en', ['how do i shoot better with my left', 'im right footed actually']],
    ['foulThrowOthers', 'en', ['my throw ins r always foul', 'so whats a foul throw again', 'and do i get it back or the other team']],
    ['foulThrowOthers', 'de', ['mein einwurf war falsch', 'bekommen wir den oder die anderen']],
    ['ruleGot', 'de', ['was is eigentlich abseits', 'ok jetz check ichs']],
    ['ruleGot', 'en', ['whats offside', 'ah ok i get it now']],
    ['ruleReally', 'en', ['can u be offside from a throw', 'really?? sick']],
    ['matchOff', 'en', ['the pitch is all frozen will our match be off']],
    ['matchOff', 'de', ['der platz ist gefroren fällt das spiel aus']],
    ['sweetCereal', 'en', ['i got a match tomorrow', 'wots best for breakfast', 'can i have coco pops']],
    ['sweetCereal', 'de', ['darf ich cornflakes vor dem spiel essen']],
    ['soundsLikeToeTaps', 'en', ['hows the one where u tap the ball on top']],
    ['eightRole', 'de', ['was muss man im mittelfeld so können', 'ich spiel auf der 8']],
    ['eightRole', 'en', ['what does a midfielder do', 'i play number 8']],
  ])('are answered by their own line: %s (%s, %j)', (line, language, turns) => {
    expect(said(language, turns)).toEqual([null, [line], expect.any(String)]);
  });

  it.each<readonly [CoachTalkFollowUpLine, Language, readonly string[], string]>([
    ['footToldOther', 'de', ['wie kann ich besser mit links schießen?', 'hä ich bin doch rechtsfuß'], 'teen'],
    ['streakUnkind', 'de', ['warum is meine serie weg', 'das is voll gemein'], 'comeback'],
    ['whyEasyBefore', 'de', ['machst du mir nen plan für die woche?', 'hab dienstag und donnerstag training und samstag spiel', 'ohne tor geht das auch?', 'ok cool. und freitag nur locker warum?'], 'teen'],
    ['whyEasyBefore', 'de', ['machst du mir nen plan für die woche?', 'hab dienstag und donnerstag training und samstag spiel', 'nee im plan steht freitag nur ganz locker'], 'teen'],
    ['whyEasyBefore', 'en', ['make me a plan for the week', 'i have a match on sunday', 'why only easy on saturday'], 'nine'],
  ])('or by what is known of the player and the week: %s (%s, %j, %s)', (line, language, turns, player) => {
    expect(said(language, turns, player)).toEqual([null, [line], expect.any(String)]);
  });

  it.each<readonly [string, readonly string[]]>([
    ['winBall', ['ok. wie kann ich so zweikämpfe gewinnen wie die obi']],
    ['winBall', ['wie kann ich so zweikämpfe gewinnen', 'nee ich mein den ball abnehmen']],
    ['winBall', ['how do i win the ball back']],
    ['holidays', ['wir fahrn in den ferien an bodensee', 'soll ich da auch üben']],
    ['refUnfair', ['was ist abseits', 'der schiri hat am samstag voll falsch gepfiffen']],
    ['easyMove', ['mein bruder ist gut', 'was kann ich noch für tricks gegen ihn machen']],
  ])('or as a topic: %s (%j)', (topic, turns) => {
    expect(understand(turns.at(-1) ?? '', turns.slice(0, -1)).topic?.topic).toBe(topic);
  });
});
