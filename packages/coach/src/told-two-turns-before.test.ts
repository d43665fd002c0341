import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('what stands for something of some turns before', () => {
  it.each<[Language, RegExp, ...string[]]>([
    // What is earned
    ['en', /you lose nothing of it/i, 'how do i get more stars or coins or whatever its called', 'what can i get with them', 'and whats the hardest one to get', 'can i loose them if i dont train'],
    ['en', /you lose nothing of it/i, 'how many tokens do i have', 'tell me a joke', 'do they run out'],
    ['en', /you lose nothing of it/i, 'how do i get cards', 'what is my best in juggling', 'can i lose them again'],
    ['de', /davon verlierst du nichts/, 'wie krieg ich token', 'was kann ich damit machen', 'kann ich die wieder verlieren'],
    ['de', /davon verlierst du nichts/, 'wie bekomm ich karten', 'erzähl einen witz', 'gehen die weg wenn ich nicht übe'],
    ['de', /davon verlierst du nichts/, 'wie viele token hab ich', 'und wie viele xp', 'verfallen die irgendwann'],
    ['de', /davon verlierst du nichts/, 'wie viele token hab ich', 'was kostet ein päckchen', 'und wie viele kann ich dann aufmachen', 'verlier ich die wenn ich nicht übe'],
    ['en', /legendary/i, 'how do i get cards', 'what can i get with tokens', 'and whats the hardest one to get'],
    ['de', /legendär/, 'wie bekomm ich karten', 'wie viele token hab ich', 'welche ist am schwersten zu kriegen'],
    // The last one
    ['en', /today/i, 'whats my longest session ever', 'and when was my last one'],
    ['de', /heute/i, 'was war meine längste einheit', 'und wann war die letzte'],
    // A drill or a skill behind a number
    ['en', /Drag-Back goes|sole on the ball/i, 'how do i do drag back', 'how many xp do i have', 'ok and how do i do it'],
    ['en', /Toe Taps|toe/i, 'explain toe taps', 'how many tokens do i have', 'and how does it go'],
    ['en', /Target Shooting|shooting/i, 'how do i get better at shooting', 'how many tokens do i have', 'and which drill is best for it'],
    ['en', /pass/i, 'how do i get better at passing', 'thanks', 'any drills for that'],
    ['de', /Sohle/, 'wie geht zurückziehen', 'wie viele xp hab ich', 'ok und wie geht das genau'],
    ['de', /Zielschießen|Schuss|schieß/, 'wie werde ich besser beim schießen', 'wie viele token hab ich', 'welche übung ist dafür gut'],
  ])('%s %s', (language, meaning, ...turns) => {
    expect(said(language, ...turns)).toMatch(meaning);
  });

  it.each<[Language, RegExp, ...string[]]>([
    ['en', /whole day without/i, 'what is a streak', 'can i lose it'],
    ['en', /XP|level/i, 'how many xp do i have', 'how do i get more'],
    ['de', /jeden Tag/, 'was ist eine serie', 'kann ich die verlieren'],
    ['en', /hardest|level 5/i, 'which drill is the hardest'],
    ['en', /ball|touch/i, 'how do i not lose the ball'],
  ])('%s, its own thing stays: %s %s', (language, meaning, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(/lose nothing of it|verlierst du nichts/);
  });

  it('who is better of two stars is no question of the rule before', () => {
    expect(said('en', 'whats offside', 'so if the ball comes from a throw in is it still offside', 'who is better messi or ronaldo')).toMatch(/argu/);
    expect(said('de', 'was ist abseits', 'wer ist besser messi oder ronaldo')).toMatch(/streit|stritten/);
  });
});

describe('behind the ball in a talk of offside', () => {
  it.each<[Language, RegExp, ...string[]]>([
    ['en', /nearer to the other team’s goal than you/i, 'what is offside', 'what does behind the ball mean'],
    ['en', /nearer to the other team’s goal than you/i, 'what is offside', 'how do i know if im behind the ball'],
    ['en', /never offside/i, 'what is offside', 'and if i stand behind the ball'],
    ['en', /never offside/i, 'can you explain offside', 'so am i onside when im behind the ball'],
    ['de', /näher am Tor der anderen als du/, 'was ist abseits', 'was heißt hinter dem ball'],
    ['de', /näher am Tor der anderen als du/, 'was ist abseits', 'wie meinst du hinterm ball'],
    ['de', /nie Abseits|nie im Abseits/, 'was ist abseits', 'und wenn ich hinterm ball stehe'],
    ['de', /nie Abseits|nie im Abseits/, 'erklär mir abseits', 'bin ich hinter dem ball auch im abseits'],
  ])('%s %s', (language, meaning, ...turns) => {
    expect(said(language, ...turns)).toMatch(meaning);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'how do i catch a ball as a keeper', 'hands behind the ball what does that mean'],
    ['de', 'wie fange ich als torwart', 'was heißt hände hinter den ball'],
  ])('%s, of a keeper it is no offside: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).not.toMatch(/never offside|nie im Abseits/);
  });
});

describe('juggling in the spelling of children', () => {
  it.each<[Language, string]>([
    ['en', 'i can only keep it up 2 tims'],
    ['en', 'cant keep the ball up more then 3 times'],
    ['en', 'i can keep the bal up only 4 x with my nees'],
    ['en', 'i only keep the ball in the air like 5 times'],
    ['en', 'i can just keep it up twice'],
    ['en', 'i cant keep my ball up only three touches'],
    ['de', 'ich kan den ball nich hoch halten nur 2 mal'],
    ['de', 'kann denn bal nur 3 mal oben halten'],
    ['de', 'ich schaf beim hochhalten nur 4'],
    ['de', 'ich kann den ball nur zweimal hochhalten'],
    ['de', 'schaff es nich den ball in der luft zu halten nur 3 mal'],
    ['de', 'ich kann ihn nur 5 mal hoch halten'],
  ])('%s: %s', (language, message) => {
    const answer = said(language, message);
    expect(answer).toMatch(/catch|Kontakt, fangen|ist \d das Ziel/i);
    expect(answer).not.toMatch(/pump|Pump|Thank you for telling|anderer Ball|another ball/);
  });

  it.each<[Language, RegExp, ...string[]]>([
    ['de', /Fuß an, der dir lieber ist/, 'ich kan den ball nich hoch halten nur 2 mal', 'mit welchem fus denn'],
    ['en', /foot that you like better/i, 'i can only keep it up 2 tims', 'with which foot'],
    ['de', /Profis halten/, 'ich kan den ball nich hoch halten nur 2 mal', 'mit welchem fus denn', 'und wie viele schaft ein profi'],
    ['en', /as long as they like/i, 'how do i get better at juggling', 'how many can a pro do'],
    ['de', /keine Füße/, 'ich kan den ball nich hoch halten nur 2 mal', 'kannst du auch jonglieren'],
    ['en', /no feet/i, 'how do i get better at juggling', 'can you juggle'],
  ])('%s, asked on: %s %s %s', (language, meaning, ...turns) => {
    expect(said(language, ...turns)).toMatch(meaning);
  });

  it.each<[Language, string]>([
    ['en', 'how do i keep my head up when dribbling'],
    ['en', 'how do i keep the ball close'],
    ['de', 'wie halte ich den kopf hoch'],
    ['de', 'ich halte nur 3 minuten durch'],
  ])('%s, something else is kept up: %s', (language, message) => {
    expect(said(language, message)).not.toMatch(/kick once and catch|Kontakt, fangen/);
  });
});

describe('whether the coach is a person', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'thx ur nice. are you a real person'],
    ['en', 'my boots are too small but new ones r expensive what do i do', 'thx ur nice. are you a real person'],
    ['en', 'that helped a lot thanks are you real or a computer'],
    ['en', 'what is a good drill for passing', 'cool thanks am i talking to a real human'],
    ['en', 'haha ok are you a robot tho'],
    ['en', 'nice one. is this a real person'],
    ['en', 'you are so kind, are you human'],
    ['de', 'danke du bist nett. bist du ein echter mensch'],
    ['de', 'haha cool schreibt da eigentlich ein mensch'],
    ['de', 'super danke, rede ich hier mit einem echten menschen'],
    ['de', 'das hilft mir. bist du ne ki oder ein mensch'],
    ['de', 'ok danke gibt es dich in echt'],
    ['de', 'haha ok und bist du eigentlich ein mensch'],
  ])('%s, is told without a card: %s %s', (language, ...turns) => {
    const reply = talkWithCoach(language, turns);
    expect(reply.safety).toBeNull();
    expect(reply.response).toMatch(/program/i);
    expect(reply.response).not.toMatch(/Childline|116 111/);
  });

  it.each<[Language, string]>([
    ['en', 'thanks. are you a real person because someone is hurting me'],
    ['en', 'are you a real person i need to tell someone something about my uncle'],
    ['en', 'you are nice are you a real man can we meet'],
    ['de', 'danke bist du ein echter mensch mir tut jemand weh'],
    ['de', 'bist du ein mensch ich muss wem was sagen von meinem onkel'],
    ['de', 'du bist nett bist du ein mann können wir uns treffen'],
  ])('%s, one word more is for the rules: %s', (language, message) => {
    expect(talkWithCoach(language, [message]).response).not.toMatch(/no human, no age|kein Mensch, kein Alter/);
  });
});

describe('a week in German names its days', () => {
  it.each<[string, RegExp]>([
    ['wie war meine woche', /seit Sonntag, 22\. November/],
    ['wie viele minuten hab ich diese woche', /seit Sonntag, 22\. November/],
    ['an wie vielen tagen hab ich letzte woche trainiert', /Sonntag, 15\. bis Samstag, 21\. November/],
    ['hab ich diese woche mehr trainiert als letzte', /seit Sonntag, 22\. November.*Sonntag, 15\. bis Samstag, 21\. November/],
    ['reicht mein training diese woche', /Sonntag/],
    ['hab ich diese woche genug trainiert', /Sonntag/],
    ['war die woche gut mit 3 tagen', /Sonntag/],
  ])('%s', (message, days) => {
    expect(said('de', message)).toMatch(days);
  });
});
