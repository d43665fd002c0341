import type { Language } from '@touchline/domain';
import { type CoachDetailFollowUpLine, coachDetailFollowUpLines } from '@touchline/messages/coach-detail-follow-up-lines';
import { coachIntentLines, coachReportedResultAndReactionLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { withoutSmallTalk } from './question-parts/strip-words-before-question.ts';
import { correctionIn } from './question-parts/corrected-question.ts';
import { answerToTeen } from './testing/answers-in-talk.ts';
import { askBehind, talkWithCoach } from './testing/talk-with-coach.ts';

const thanks = (language: Language): readonly string[] => speaking(language, () => Object.values(coachIntentLines.thanks).flat());

const line = (language: Language, name: CoachDetailFollowUpLine): string => speaking(language, () => coachDetailFollowUpLines[name]);

describe('what stands before a question is no part of it', () => {
  it.each([
    ['Thanks. One more, how do I keep the ball close?', 'how do I keep the ball close?'],
    ["Cheers, that's more like it. How do I get him to stick at it, he gives up after two minutes", 'How do I get him to stick at it, he gives up after two minutes'],
    ['Danke. Und zählt der Schulsport da auch mit?', 'Und zählt der Schulsport da auch mit?'],
    ['Lovely, thank you. How many passes in a row would be good?', 'How many passes in a row would be good?'],
    ['a W! cool thx. can i train that alone without a goal', 'can i train that alone without a goal'],
    ['thanks. and what should I eat on sunday, kick off is 10am', 'and what should I eat on sunday, kick off is 10am'],
    ["Thanks, I'll ring the club tomorrow. Can other adults message him?", "I'll ring the club tomorrow. Can other adults message him?"],
    ['haha how far do i stand from the wall', 'how far do i stand from the wall'],
    ['alles klar danke dir, und was esse ich danach?', 'und was esse ich danach?'],
    ['merci vilmal! wie blib ich ruhig?', 'wie blib ich ruhig?'],
    ['vielen Dank für die Hilfe! Noch eine Frage: wie oft soll ich üben?', 'wie oft soll ich üben?'],
    ['ty that helps a lot! what about my left foot?', 'what about my left foot?'],
    ['thx 😂 how many xp do i have', 'how many xp do i have'],
    ['Danke schön, das hilft mir sehr. Was mache ich morgen?', 'Was mache ich morgen?'],
    ['gut. und wie lange?', 'und wie lange?'],
    ['hi im leo how do i kick the ball really hard', 'how do i kick the ball really hard'],
    ['Hallo ich bin Mia und 9 Jahre alt wie jongliere ich', 'wie jongliere ich'],
    ['hey sarah my name is tom, what is offside', 'what is offside'],
  ])('%s', (message, rest) => {
    expect(withoutSmallTalk(message)).toBe(rest);
  });

  it.each(['Thanks', 'thx sarah ur the best', 'Danke dir!', 'thanks i will try that', 'cheers mate see you tomorrow', 'im a goalie how do i dive', 'im tor ist mir kalt', 'im deaf can i play', 'bin tormann, wie hechte ich', 'my name is hidden do i level up', 'one is boring, name me a couple', 'hi im sad', 'thank you for asking', 'im scared how do i stop that'])('%s stays as it is', (message) => {
    expect(withoutSmallTalk(message)).toBe(message);
  });

  it.each<[Language, string]>([
    ['en', 'Thanks. One more, how do I keep my ball close when I dribble?'],
    ['en', 'cheers! which drill is best for shooting'],
    ['en', 'ok cool thanks so how many tokens do i have'],
    ['de', 'Danke! Welche Übung ist gut zum Schießen?'],
    ['de', 'super danke, wie viele token hab ich'],
  ])('%s: %s is answered, and not thanked for', (language, message) => {
    const { response } = askBehind(language, message, [language === 'en' ? 'what should i do today' : 'was soll ich heute machen']);
    expect(thanks(language).filter((line) => response.includes(line))).toEqual([]);
  });

  it.each<[Language, string]>([['en', 'Thanks'], ['en', 'thanks sarah'], ['de', 'Danke']])('%s: %s alone is thanks', (language, message) => {
    const { response } = askBehind(language, message, [language === 'en' ? 'what should i do today' : 'was soll ich heute machen']);
    expect(thanks(language).filter((line) => response.includes(line))).not.toEqual([]);
  });

  it('a name behind a greeting hides no question', () => {
    expect(askBehind('en', 'hi im leo how do i kik the ball realy hard').response).toMatch(/laces/);
  });
});

describe('what corrects', () => {
  it.each([
    ['no i mean when i catch a high ball. what do my hands do', 'when i catch a high ball. what do my hands do', true],
    ['no the wol for passing', 'the wol for passing', false],
    ['no 100 juggles. im on 68', '100 juggles. im on 68', false],
    ['nah i mean the elastico. should i push it less far', 'the elastico. should i push it less far', true],
    ['no like how do we press as a team, who goes first', 'how do we press as a team, who goes first', true],
    ['nein ich meinte ob energy drinks gut sind', 'ob energy drinks gut sind', true],
    ['geht um den elastico. gegen verteidiger der steht?', 'den elastico. gegen verteidiger der steht?', true],
    ['i dont mean long balls. i mean short passes', 'short passes', false],
    ['you dont listen. i asked how to shoot', 'how to shoot', true],
    ['nee ich mein mit links', 'mit links', false],
  ])('%s', (text, rest, asks) => {
    expect(correctionIn(text)).toEqual({ rest, asks });
  });

  it.each(['no', 'no thanks', 'no wall', 'no i dont want to', 'no its raining', 'i mean it', 'nein danke', 'nein das will ich nicht', 'ja ich mein das ernst', 'no my mum says i cant', 'not today', 'no the ball is flat'])('%s corrects nothing', (text) => {
    expect(correctionIn(text)).toBeNull();
  });
});

describe('who corrects is answered anew', () => {
  const line = (language: Language, name: CoachDetailFollowUpLine): string => speaking(language, () => coachDetailFollowUpLines[name]);
  it.each<[Language, CoachDetailFollowUpLine, ...string[]]>([
    ['en', 'catchHands', 'im a goalie and i keep dropping the ball when a high cross comes in', 'no i mean when i catch a high ball. what do my hands do'],
    ['en', 'catchHands', 'how do i catch a ball as a keeper', 'nah i meant where do my thumbs go'],
    ['en', 'moveRunning', 'yo how do u do the elastico', 'nah i mean the elastico. should i push it less far when im running'],
    ['en', 'pressWho', 'our coach wants us to press', 'no like how do we press as a team, who goes first'],
    ['de', 'pressWho', 'wie geht pressing', 'nein ich mein wer läuft zuerst an beim pressing'],
    ['de', 'moveWhichDefender', 'bro wie geht elastico', 'geht um den elastico. gegen verteidiger der auf mich zurennt oder wenn der steht?'],
    ['de', 'drinksNo', 'was soll ich vor dem training essen', 'nein ich meinte ob energy drinks gut sind'],
  ])('%s %s: %s → %s', (language, name, ...turns) => {
    expect(talkWithCoach(language, turns).response).toContain(line(language, name));
  });

  it.each<[Language, ...string[]]>([
    ['en', 'wat is a wol pas', 'how far do i stand from the wol', 'no the wol for passing'],
    ['en', 'how do i get better at dribbling', 'no the passing'],
    ['en', 'whats my best in juggling', 'how far am i off 100', 'no 100 juggles. im on 68'],
    ['de', 'wie werde ich besser im dribbeln', 'nein ich mein passen'],
    ['de', 'was ist mein rekord beim jonglieren', 'nein ich mein bei wandpässen'],
  ])('%s: %s … is no same answer and no thanks for telling', (language, ...turns) => {
    const before = talkWithCoach(language, turns.slice(0, -1)).response;
    const { response } = talkWithCoach(language, turns);
    expect(response).not.toBe(before);
    expect(response).not.toMatch(/Thank you for telling|Danke, dass du|Schön, dass du|How was that for you|Wie geht es dir/);
  });
});

describe('the name of a star or a team behind the question whom one likes', () => {
  it.each([
    ['who is your favourite player?', 'de bruyne'],
    ['whats your favourite team', 'bayern'],
    ['wer ist dein lieblingsspieler', 'musiala'],
  ])('%s >> %s', (question, name) => {
    expect(understand(name, [question]).topic?.topic).toBe('likesStar');
  });

  it.each(['ok thanks', 'what should i train', 'my knee hurts', 'none'])('is not %s', (turn) => {
    expect(understand(turn, ['who is your favourite player?']).topic?.topic).not.toBe('likesStar');
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

describe('a correction', () => {
  it.each([
    ['en', ['how do i juggle', 'thats not my question. where do i find my tokens'], /Reward Store/],
    ['en', ['how do i get faster', 'no thats not what i asked. how do i do a throw in'], /throw|head/i],
    ['en', ['keeper one on one tips', 'how long do i wait', 'not that kind of waiting. the striker runs at me, when do i go'], /first at the ball/],
    ['de', ['wie jongliere ich', 'das war nicht meine frage. wie geht ein einwurf'], /Kopf|Einwurf/],
  ] as const)('decides by its own words: %s: %j', (language, turns, about) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(about);
    expect(response).not.toBe(talkWithCoach(language, turns.slice(0, -1)).response);
  });

  it('that nothing knows gets one question to choose by', () => {
    const { response } = talkWithCoach('en', ['how do i get faster', 'no i mean the wibble']);
    expect(response).toMatch(/ or .*\?$/);
  });
});

describe('who finds the answer poor', () => {
  it.each(['thats a rubbish answer', 'bad answer', 'this is no help at all', 'that makes no sense', 'your answers are so bad'])('is asked what was meant: %s', (message) => {
    expect(coachReportedResultAndReactionLines.notMeantOpen).toContain(answerToTeen(message, { turns: ['how do i get faster'], seed: 2 }).message);
  });
});
