import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('a word that stands for something else', () => {
  it.each<[Language, RegExp, RegExp, ...string[]]>([
    // Crosses
    ['en', /standing foot/i, /bees/, 'how do i cross better, they all go behind the goal'],
    ['en', /two short steps/, /^With that foot even|congrat/i, 'how do i cross better, they all go behind the goal', 'and with my weak foot'],
    ['en', /inside/i, /Wall Pass/, 'how do i cross better, they all go behind the goal', 'and with my weak foot', 'is inside or outside foot better for that'],
    ['de', /Standfuß/, /Bienen/, 'wie flanke ich besser, die gehen immer ins aus'],
    ['de', /zwei kurze Schritte/, /Wand/, 'wie flanke ich besser, die gehen immer ins aus', 'und mit links'],
    ['de', /innenseite/i, /Wand/, 'meine flanken gehen immer hinters tor', 'innen oder außen'],
    // Juggling
    ['en', /one touch with that foot/i, /always lose\?/, 'how do i get from 68 to 100 juggles', 'i always lose it w my left'],
    ['en', /knee and hip|knee and your hip/i, /grow|parents/, 'how do i get from 68 to 100 juggles', 'ok what height shld the ball go'],
    ['en', /waist at the most|between your knee/i, /Heading/, 'how do i get from 68 to 100 juggles', 'ok what height shld the ball go', 'head height or waist?'],
    ['de', /ein Kontakt mit diesem Fuß/i, /verliert/, 'wie komm ich auf 100 beim jonglieren', 'mit links verlier ich ihn immer'],
    ['de', /Knie und Hüfte/, /wächst|Eltern/, 'wie komm ich auf 100 beim jonglieren', 'wie hoch soll der ball'],
    // The board
    ['en', /days with practice/, /session of passing/, 'my boy kwame got more tokens than me, how do i pass him on the board'],
    ['de', /Tage mit Training/, /Pass/, 'ben hat mehr token als ich wie überhol ich ihn in der rangliste'],
    // What becomes of one
    ['en', /percentage/, /65 %/, 'be real, can i go pro', 'so what % chance do i have'],
    ['de', /Prozentzahl|Zahl/, /65 %/, 'kann ich profi werden', 'wie viel prozent chance hab ich'],
    ['en', /15 to 25 minutes/, /Form|video/, 'how many hours a day did saka train at 14'],
    // Moves
    ['en', /step-over.*chop/i, /shooting/i, 'how do i beat a fullback 1v1 on the wing', 'which move is best tho, stepover or chop'],
    ['en', /inside of the foot, across your body/, /Target Shooting/, 'how do i beat a fullback 1v1 on the wing', 'which move is best tho, stepover or chop', 'whats a chop exactly, like step by step'],
    ['en', /cut|cuts/, /Target Shooting/, 'how do i beat a fullback 1v1 on the wing', 'whats a chop exactly, like step by step', 'and with my left?'],
    ['de', /Innenseite quer/, /Zielschießen/, 'was ist besser übersteiger oder chop', 'wie geht der chop genau'],
  ])('%s is no other subject: %s %s %s', (language, meaning, other, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(other);
  });
});

describe('friends, the coach and those at home', () => {
  it.each<[Language, RegExp, ...string[]]>([
    ['en', /“(?:Hey|Hi)/, 'what do i text my mate'],
    ['en', /“(?:Hey|Hi)/, 'my friend was not at training', 'what should i text him'],
    ['de', /„(?:Hey|Hi)/, 'was soll ich meinem freund schreiben'],
    ['en', /who it is|Whom/, 'what should i text him'],
    ['de', /Wem|wer es ist/, 'was soll ich ihm schreiben'],
    ['en', /with your parents/, 'what should i text my coach'],
    ['en', /ask(?:ed)? .*coach/i, 'my coach benches me every game', 'bruh my dad said i should just quit the team'],
    ['de', /Trainer fragen|frag zuerst deinen Trainer/i, 'mein trainer lässt mich immer auf der bank', 'mein papa sagt ich soll einfach aufhören'],
    ['en', /quiet moment.*tell your parents|Tell an adult who stays calm/, 'my coach benches me every game', 'i wanna start, what do i say to coach exactly', 'ngl im scared he gets mad tho'],
    ['de', /ruhige.* Moment.*sag es deinen Eltern|Angst davor, dass jemand sauer wird/, 'mein trainer lässt mich immer auf der bank', 'was soll ich ihm sagen', 'hab schiss dass er sauer wird'],
    ['en', /not answer|not write back|no reply|mute/i, 'my team was cussing me in the groupchat'],
    ['en', /not answer|not write back|no reply|mute/i, 'they roasted me in the team chat after the game'],
    ['de', /antworte|schreib nicht zurück|stumm/i, 'meine mannschaft hat mich im gruppenchat gedisst'],
  ])('%s %s: %s %s', (language, meaning, ...turns) => {
    expect(said(language, ...turns)).toMatch(meaning);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'a man i met online is nice', 'what should i text him'],
    ['en', 'he wants to meet me', 'what should i text him'],
    ['de', 'einer aus dem internet will mich treffen', 'was soll ich ihm schreiben'],
    ['en', 'he asked me for a photo', 'what should i text back'],
    ['en', 'someone in a game wants my snap', 'what do i write'],
    ['en', 'a guy from the other team wants my number', 'what should i text him'],
    ['en', 'an older boy keeps writing me', 'what should i text him'],
    ['de', 'er will dass ich ihm was schicke', 'was soll ich ihm schreiben'],
  ])('%s, to a stranger no words are given: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).not.toMatch(/Saturday|kickabout|Samstag|Kicken/);
  });

  it.each(['my coach hits me', 'my coach wants me alone', 'my coach shouts at me', 'my coach benches me if i dont hug him'])('fear behind what an adult does stays one: %s', (told) => {
    const answer = said('en', told, 'im scared he gets mad tho');
    expect(answer).not.toMatch(/That fear is normal|You ask for nothing bad|nervous/i);
    expect(answer).toMatch(/adult/);
  });
});

describe('the body and the form analysis', () => {
  it.each<[Language, RegExp, ...string[]]>([
    ['en', /space|into the run/i, 'whats a good first touch for a winger'],
    ['en', /^Soft/, 'whats a good first touch for a winger', 'is my first touch better if i touch it hard or soft'],
    ['en', /On the run|Take it with you/, 'whats a good first touch for a winger', 'is my first touch better if i touch it hard or soft', 'and on the run?'],
    ['de', /^Sanft/, 'was ist ein guter erster kontakt für einen flügelspieler', 'soll ich den fest oder weich annehmen'],
    ['en', /three times/, 'how fast shld a 14yo winger run 30m'],
    ['de', /dreimal/, 'wie schnell sollte ein 14 jähriger 30m laufen'],
    ['en', /five .*up to eight|five to eight sprints/i, 'how do i get faster', 'how many sprints exactly and how long rest'],
    ['en', /full speed|fresh legs/, 'how do i get faster', 'how many sprints exactly and how long rest', 'why so long rest tho, thats lazy'],
    ['de', /vollem Tempo|frischen Beinen/, 'wie werde ich schneller', 'wie viele sprints genau und wie lange pause', 'warum so lange pause das is faul'],
    ['en', /^No\b.*parents or a doctor/, 'should i go gym n take protein', 'so protein shake yes or no'],
    ['en', /normal food/i, 'should i go gym n take protein'],
    ['en', /quarter of an hour/, 'how much should i sleep then, i go bed at 1'],
    ['en', /not perfect/, 'what does the form analysis do', 'is it accurate fr'],
    ['de', /nicht perfekt/, 'was macht die formanalyse', 'ist die genau'],
  ])('%s %s: %s %s', (language, meaning, ...turns) => {
    expect(said(language, ...turns)).toMatch(meaning);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'my knee hurts', 'how many sprints exactly and how long rest'],
    ['en', 'my ankle is swollen', 'and on the run?'],
    ['de', 'mein knie tut weh', 'wie viele sprints und wie lange pause'],
  ])('%s, whoever is hurt gets no practice: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).not.toMatch(/sprints of|Sprints von|steps ahead/);
  });
});
