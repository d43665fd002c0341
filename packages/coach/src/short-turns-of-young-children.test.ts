import { expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: 'en' | 'de', ...turns: string[]): string => talkWithCoach(language, turns).response;

it.each([
  ['en', ['how do i kik it hard', 'it gos over the gol', 'why'], /lean/, /Target Shooting/],
  ['en', ['how do i kik it hard', 'it gos over the gol', 'why dus it go over wen i leen back'], /lean/, /Did you mean/],
  ['de', ['wie schieße ich fester', 'der geht immer drüber', 'wieso'], /Rücklage|zurücklehnst/, /Zielschießen/],
  ['en', ['my frend toby is beter than me', 'he can do 100 jugels', 'why can he do more'], /practiced it longer|Practice, nearly always/, /Agility Ladder/],
  ['de', ['mein freund kann mehr jonglieren als ich', 'warum kann er mehr'], /geübt|Üben/, /Koordinationsleiter/],
] as const)('tells a child (%s) who asks why behind %j the reason of that, and not of a drill', (language, turns, tells, tellsNot) => {
  const answer = said(language, ...turns);
  expect(answer).toMatch(tells);
  expect(answer).not.toMatch(tellsNot);
});

it.each([
  ['en', ['my frend toby is beter than me', 'he can do 100 jugels', 'ok how do i get to 100'], /\b68\b.*\b75\b|\b75\b/],
  ['en', ['jugling', 'how menny did i do'], /\b50\b/],
  ['en', ['jugling', 'how menny did i do', 'and yestaday'], /68/],
  ['en', ['jugling', 'how menny did i do', 'no i ment how menny yestaday'], /68/],
  ['en', ['jugling', 'wich foot is better'], /foot that you like better|first/],
  ['de', ['was is besser jonglieren oder zielschießen für mittelfeld', 'das zweite mach ich. wie oft hab ich da getroffn'], /„Zielschießen“.*8/],
  ['en', ['what is better juggling or wall passes', 'the furst one'], /Juggling/],
  ['de', ['will jonglieren bessa werden', 'ja aba nur 10 min was mach ich da'], /10 Minuten.*„Jonglieren“, 10 Minuten|„Jonglieren“.*10 Minuten/],
  ['de', ['will jonglieren bessa werden', 'ja aba nur 10 min was mach ich da', 'und wie viele kontakte soll ich schaffn'], /68/],
  ['de', ['muss noch hausaufgaben machn hab nur 10 min zeit'], /10 Minuten/],
] as const)('reads a few words of a child (%s) by the talk: %j', (language, turns, tells) => {
  expect(said(language, ...turns)).toMatch(tells);
});

it.each([
  ['de', ['der ball springt mir imma weg wenn ich ihn annehm', 'mit welchm fuß'], /Gegner/],
  ['de', ['der ball springt mir imma weg wenn ich ihn annehm', 'innen oder außen am fuß'], /[Ii]nnen/],
  ['de', ['der ball springt mir imma weg wenn ich ihn annehm', 'und wenn er von oben kommt'], /[Vv]on oben/],
  ['en', ['the ball bounces off my foot when i control it', 'inside or outside'], /inside/],
] as const)('tells (%s) how a ball is received where the talk is of that: %j', (language, turns, tells) => {
  expect(said(language, ...turns)).toMatch(tells);
});

it.each([
  ['en', ['wot are tokins for', 'can i get mbappe'], /not real|invented|made-up|No/],
  ['de', ['man ob da echte spieler drauf sind'], /ausgedacht|erfunden/],
  ['de', ['is da auch messi drin'], /ausgedacht|erfunden/],
  ['de', ['hallo', 'samstag is spiel', 'gegen den tabellnersten und wir sind nur 8'], /eng stehen|zusammen|Kein Grund zur Angst|besser/],
  ['en', ['i have a mach tomorow', 'striker'], /striker/],
  ['en', ['i am striker tomorow'], /striker/],
] as const)('answers (%s) what only one question can be meant by: %j', (language, turns, tells) => {
  const answer = said(language, ...turns);
  expect(answer).toMatch(tells);
  expect(answer).not.toMatch(/Did you mean|Meinst du|afraid|worries/);
});

it('explains offside in an example, and then in one sentence', () => {
  expect(said('en', 'wot is ofside', 'i dont get it')).toMatch(/example/i);
  expect(said('en', 'wot is ofside', 'i dont get it', 'shorter').length).toBeLessThan(160);
  expect(said('de', 'was ist abseits', 'versteh ich nicht', 'kürzer').length).toBeLessThan(180);
  expect(said('en', 'what is a throw in', 'i dont get it')).not.toBe(said('en', 'what is a throw in'));
});

it('tells another joke where one was not liked, and laughs at one of the player', () => {
  expect(said('en', 'can you tel me a joke', 'anuther wun', 'that was not funy')).not.toMatch(/Ha, good\./);
  expect(said('de', 'erzähl einen witz', 'haha nich lustig. noch einen')).not.toMatch(/Schön, dass du lachst/);
  expect(said('en', 'i no a joke. why did the chiken cros the pich')).toMatch(/do not know|give up/);
  expect(said('en', 'i no a joke. why did the chiken cros the pich', 'to get to the other goal')).toMatch(/Ha/);
  expect(said('en', 'tell me a joke', 'no it was a joke')).toMatch(/joke/);
  expect(said('de', 'ich kenn einen witz', 'warum hat der torwart eine leiter dabei', 'weil er hoch hinaus will')).toMatch(/Ha/);
});

it('leaves what weighs behind the question of a joke to those who know of it', () => {
  expect(said('en', 'i no a joke. why did the chiken cros the pich', 'my knee hurts')).not.toMatch(/Haha|see that coming/);
  expect(said('en', 'i know a joke', 'what should i practice today')).toMatch(/minutes/);
});

it('keeps to a room what is asked for one, with another ball or with none', () => {
  const room = 'es regnet was kann ich im zimmer machn ohne das mama schimpft';
  expect(said('de', room, 'hab nur nen softball')).not.toMatch(/Wand/);
  expect(said('de', room, 'hab nur nen softball', 'und ganz ohne ball')).not.toMatch(/Pendellauf|Leiter/);
  expect(said('de', 'was soll ich heute üben', 'du sagst imma das gleiche', 'wiso imma wand')).not.toMatch(/zur Wand/);
});

it('gives another drill to who refuses the one against boredom', () => {
  const [first, second] = [talkWithCoach('en', ['bored']), talkWithCoach('en', ['bored', 'no'])].map(({ response }) => /([A-Z][\w-]+(?: [A-Z][\w-]+)*), (?:passing|fitness|dribbling|shooting|turns)/.exec(response)?.[1]);
  expect(second).not.toBe(first);
});

it.each([
  ['en', 'today at school i scored 2 goals', 'one was with my hed', /head/],
  ['de', 'ich hab heute 2 tore geschossen', 'eins war mit dem kopf', /Kopf/],
] as const)('is glad (%s) of a goal with the head behind “%s”', (language, before, message, tells) => {
  expect(said(language, before, message)).toMatch(tells);
});

it('leaves headers to the team of a child, and says until when', () => {
  expect(said('en', 'am i alowd to hed the ball im 9')).toMatch(/twelve/);
  expect(said('de', 'darf ich schon kopfball machen')).toMatch(/zwölf/);
});

it('says goodbye to who leaves, and smiles at a cat', () => {
  expect(said('de', 'wie schieße ich fester', 'ok tschüss bis morgen')).not.toMatch(/Coach Sarah/);
  expect(said('en', 'bye see you tomorrow')).not.toMatch(/Coach Sarah/);
  expect(said('en', 'my cat sat on the ball')).toMatch(/^Ha/);
  expect(said('en', 'hello', 'i just sed my name')).toMatch(/Nice to meet you|name/);
});

it.each([
  ['en', ['i want a goly dril with no wal']],
  ['en', ['wot can i do in my gardin as goly. its small and has no wal']],
  ['en', ['i want to be a keeper', 'i have no wall']],
  ['de', ['ich bin torwart und hab keine wand']],
  ['de', ['was kann ich als torwart allein im garten üben']],
] as const)('has practice (%s) for a keeper alone: %j', (language, turns) => {
  const answer = said(language, ...turns);
  expect(answer).toMatch(/catch|fang/);
  expect(answer).not.toMatch(/against a wall|gegen eine Wand|Ladder/);
});

it('tells how to catch better, and a child between goal and attack to try both', () => {
  expect(said('en', 'i want to be better at catching')).toMatch(/thumbs/);
  expect(said('en', 'i dont no if i shud be goly or striker')).toMatch(/[Tt]ry both|need not decide/);
});
