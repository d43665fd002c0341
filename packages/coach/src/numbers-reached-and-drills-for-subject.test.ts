import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

/** A talk: its language and its turns. */
type Talk = [Language, ...string[]];
const said = ([language, ...turns]: Talk): string => talkWithCoach(language, turns).response;
const drills = ([language, ...turns]: Talk): readonly string[] => talkWithCoach(language, turns).structured.recommended_drills.map(({ id }) => id);

describe('a number told as a success is praised first, with the gain, and the same exercise goes on', () => {
  it.each<[RegExp, ...Talk]>([
    [/(?:3 mehr als die 4|von 4 auf 7)/, 'de', 'wie krieg ich den ball öfter hoch ich schaff nur 4', 'mit welchem fuß soll ich anfangen', 'ok hab jetzt 7 geschafft!!!'],
    [/(?:5 mehr als die 4|von 4 auf 9)/, 'de', 'ich schaff nur 4 mal jonglieren', 'schon 9'],
    [/(?:10 mehr als die 5|von 5 auf 15)/, 'de', 'ich kann nur 5 mal jonglieren', '15!!!'],
    [/20/, 'de', 'wie werde ich besser im jonglieren', 'jetzt hab ich 20 geschafft'],
    [/25/, 'de', 'wie gehen wandpässe', 'hab gerade 25 am stück'],
    [/(?:7 more than the 5|from 5 to 12)/, 'en', 'i can only do 5 keepy ups', 'i got 12 now'],
    [/(?:3 more than the 4|from 4 to 7)/, 'en', 'i can only do 4 kick ups', 'got 7 yay'],
    [/(?:2 more than the 7|from 7 to 9)/, 'en', 'i can only do 4 kick ups', 'got 7 yay', '9 now!!'],
    [/20/, 'en', 'how do i get better at juggling', 'just did 20!!'],
    [/25/, 'en', 'how do i do wall passes', 'i did 25 now'],
  ])('%s %s', (gain, ...talk) => {
    expect(said(talk)).toMatch(/^(?:Well done|Great|Stark|Super|\d+, (?:well done|super))/);
    expect(said(talk)).toMatch(gain);
    expect(said(talk)).not.toMatch(/zähl ehrlich|fewer than usual|little under|One go says little/);
    expect(drills(talk)[0]).toBe(drills(talk.slice(0, -1) as unknown as Talk)[0]);
  });

  it.each<[RegExp, ...Talk]>([
    [/68/, 'en', 'how many keepy ups did i do best', 'i only got 3 now'],
    [/^(?!Well done, 12|Great, 12)/, 'en', 'how do i get better at juggling', 'i am 12 now'],
    [/^(?!Stark, 9|Super, 9)/, 'de', 'wie werde ich besser im jonglieren', 'bin jetzt 9'],
    [/token/i, 'en', 'how many tokens do i have', 'i got 12 now'],
    [/^(?!Well done, 10|Great)/, 'en', 'how do i get better at juggling', 'i only have 10 minutes now'],
    [/^(?!Stark, 3|Super)/, 'de', 'wie werde ich besser im schießen', 'wir haben jetzt 3 tore geschossen'],
    [/^(?!Stark|Super)/, 'de', 'wie werde ich besser im jonglieren', 'ich schaff immer noch nur 4'],
  ])('what is no success keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

const BEST = 'how many keepy ups did i do best';
const BESTES = 'was ist mein bester wert beim jonglieren';

describe('the own number beside that of somebody else', () => {
  it.each<[string, ...Talk]>([
    ['200', 'en', BEST, 'my freind can do 200'],
    ['100', 'en', BEST, 'my brother does 100'],
    ['150', 'en', BEST, 'my mate can already do 150'],
    ['90', 'en', BEST, 'a boy in my team can do 90'],
    ['200', 'en', 'my friend can do 200 keepy ups'],
    ['100', 'de', BESTES, 'mein bruder schafft 100'],
    ['200', 'de', BESTES, 'meine freundin kann 200'],
    ['80', 'de', BESTES, 'mein kumpel macht 80'],
    ['500', 'de', BESTES, 'mein papa schafft 500'],
    ['100', 'de', 'mein bruder schafft 100 mal jonglieren'],
  ])('%s: %s %s', (number, ...talk) => {
    expect(said(talk)).toContain(number);
    expect(said(talk)).toMatch(/68.*75|75.*68/);
    expect(said(talk)).not.toMatch(/^(?:Stark|Well done)|Small children|family/);
    expect(drills(talk)).toEqual(['juggling']);
  });

  it.each<Talk>([
    ['en', BEST, 'my freind can do 200', 'what shuld i do to get there'],
    ['en', BEST, 'my friend can do 200', 'how do i get there'],
    ['en', BEST, 'my friend can do 200', 'how can i do that too'],
    ['en', BEST, 'my friend can do 200', 'i want to do that too'],
    ['en', BEST, 'my friend can do 200', 'what do i have to do to be that good'],
    ['de', BESTES, 'mein bruder schafft 200', 'wie komm ich da hin'],
    ['de', BESTES, 'mein bruder schafft 200', 'wie schaff ich das auch'],
    ['de', BESTES, 'mein bruder schafft 200', 'das will ich auch'],
    ['de', BESTES, 'mein bruder schafft 200', 'was muss ich machen um da hin zu kommen'],
    ['de', BESTES, 'mein bruder schafft 200', 'wie komme ich dahin'],
  ])('the number stays the aim, in small steps of the same drill: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/200.*75/s);
    expect(drills(talk)).toEqual(['juggling']);
  });

  it.each<Talk>([
    ['en', BEST, 'is that good for 11'],
    ['en', BEST, 'is that good for my age'],
    ['en', BEST, 'is it ok for an 11 year old'],
    ['en', BEST, 'is that normal at 10'],
    ['en', BEST, 'good for 9?'],
    ['de', BESTES, 'ist das gut für 11'],
    ['de', BESTES, 'ist das gut für mein alter'],
    ['de', BESTES, 'ist das viel für einen 10 jährigen'],
    ['de', BESTES, 'ist das normal mit 9'],
    ['de', BESTES, 'ist das ok für mein alter'],
  ])('for an age it is the best that was named, and no table: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/68/);
    expect(said(talk)).toMatch(/no honest table by age|number for each age does not exist|Tabelle nach Alter gibt es nicht|Zahl für jedes Alter gibt es nicht/);
    expect(said(talk)).not.toMatch(/\b50\b|under your average|unter deinem/);
  });

  it.each<[RegExp, ...Talk]>([
    [/68/, 'en', BEST, 'is that good'],
    [/^(?!Wow|200 is a lot)/, 'en', BEST, 'i can do 200'],
    [/^(?!Wow|10 )/, 'en', BEST, 'my brother is 10'],
    [/^(?!Wow)/, 'en', BEST, 'my friend has 200 tokens'],
    [/^(?!Wow)/, 'de', BESTES, 'mein bruder hat 3 tore geschossen'],
  ])('what is close to it keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

describe('drills for what the talk is of', () => {
  it.each<[string, ...Talk]>([
    ['weak_foot_wall_pass', 'de', 'mein linker fuß ist so schlecht was kann ich machen', 'wie lange dauert das bis der besser wird', 'gibts in der app übungen dafür'],
    ['ladder_in_in_out_out', 'de', 'wie werde ich schneller', 'wie oft', 'hast du übungen dafür'],
    ['target_shooting', 'de', 'wie schieße ich härter', 'gibts dafür übungen'],
    ['one_touch_wall_pass', 'de', 'wie werde ich besser im passen', 'gibt es übungen dafür'],
    ['drop_catch_juggling', 'de', 'wie kann ich besser jonglieren', 'welche übungen gibts dafür'],
    ['weak_foot_wall_pass', 'en', 'my left foot is rubbish', 'are there drills for that'],
    ['ladder_in_in_out_out', 'en', 'how do i get faster', 'are there drills for that in the app'],
    ['stop_and_go', 'en', 'how do i beat a defender', 'are there drills for that'],
    ['drop_catch_juggling', 'en', 'how do i juggle more', 'do you have exercises for that'],
    ['one_touch_wall_pass', 'en', 'how do i pass better', 'have you got any drills for it'],
  ])('%s: %s %s', (first, ...talk) => {
    expect(drills(talk)[0]).toBe(first);
    expect(said(talk)).toMatch(/^(?:Drills for|For .* there are|Übungen für|Für .* gibt es)/);
  });

  it.each<Talk>([
    ['en', 'feeling a bit lazy today tbh', 'ok 10 mins then what'],
    ['en', 'do i have to practise today', 'ok ten minutes then which drill'],
    ['en', 'i dont feel like it today', 'fine 10 minutes and what'],
    ['en', 'i havent trained for a week cos we were on holiday is my streak gone', 'can i get it back', 'feeling a bit lazy today tbh', 'ok 10 mins then what'],
    ['en', 'what should i practise today', 'i have 10 mins so what'],
    ['de', 'hab heute keine lust', 'ok 10 minuten was dann'],
    ['de', 'hab heute keine lust', 'na gut 10 minuten welche übung'],
    ['de', 'muss ich heute üben', 'ok zehn minuten und was'],
    ['de', 'hab heute keine lust', 'ja 10 min was soll ich machen'],
    ['de', 'bin heute faul', 'ok 10 minuten dann was'],
  ])('minutes, then what: %s %s', (...talk) => {
    const { structured } = talkWithCoach(talk[0], talk.slice(1));
    expect(structured.recommended_drills[0]?.minutes).toBe(10);
    expect(said(talk)).toMatch(/10 (?:minutes|Minuten)/);
  });

  it.each<[RegExp, ...Talk]>([
    [/rest/, 'en', 'my knee hurts', 'are there drills for that'],
    [/^(?!Drills for)/, 'en', 'whats offside', 'are there drills for that'],
    [/\d/, 'en', 'how do i get faster', 'how many drills are there for that'],
    [/minutes/, 'en', 'is 10 minutes enough'],
    [/Minuten/, 'de', 'reichen 10 minuten am tag'],
  ])('what is close to it keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

describe('a greeting with name and age', () => {
  it.each<Talk>([
    ['de', 'hallo sarah ich bin leo und bin 8'],
    ['de', 'hi ich heiße mia und bin 7'],
    ['de', 'hallo ich bin paul und 9 jahre alt'],
    ['de', 'ich bin die lena und bin 10'],
    ['de', 'moin ich bin finn 11'],
    ['en', 'hi im max im 9'],
    ['en', 'hello i am emma and i am 10 years old'],
    ['en', 'hi my name is tom and im 8'],
    ['en', 'hey sarah im lily im 7'],
    ['en', 'hi im noah and 12'],
  ])('%s %s', (...talk) => {
    const reply = talkWithCoach(talk[0], talk.slice(1));
    expect(reply.response).toMatch(/^(?:Hi|Hello|Hallo),/);
    expect(reply.response).not.toMatch(/leo|mia|paul|lena|finn|max|emma|\btom\b|lily|noah/i);
    expect(reply.keep).toBe(false);
    expect(reply.structured.recommended_drills).toEqual([]);
  });

  it.each<[RegExp, ...Talk]>([
    [/leave|meiner|mine/i, 'en', 'what does leo mean'],
    [/„meiner, lass ihn“/, 'de', 'was heißt leo'],
    [/Profile/, 'en', 'im 9'],
    [/./, 'en', 'im sad and im 9'],
    [/./, 'de', 'ich bin müde und bin 8'],
  ])('what is close to it keeps its answer: %s %s', (meaning, ...talk) => {
    expect(said(talk)).toMatch(meaning);
    expect(said(talk)).not.toMatch(/I keep no(?:ne| names)|merke mir keine/);
  });
});

describe('small things of an answer', () => {
  it.each<Talk>([
    ['en', 'why do i always toe poke the ball when i shoot'],
    ['de', 'warum schieß ich immer mit der spitze'],
    ['en', 'why do i kick with my toe all the time'],
  ])('why one kicks with the toe is told at once: %s %s', (...talk) => expect(said(talk)).not.toMatch(/That exactly I do not know|I have no exact|keine genaue Antwort|nicht genau/));

  it.each<Talk>([
    ['de', 'warum hab ich noch kein neues abzeichen', 'wie krieg ich das nächste'],
    ['de', 'was ist mein nächstes ziel für die serie'],
    ['de', 'wie viele fehlen mir noch auf 69 beim jonglieren'],
  ])('one is counted in good German: %s %s', (...talk) => expect(said(talk)).not.toMatch(/fehlen (?:noch |dir noch )?1\b/));

  it.each<Talk>([
    ['de', 'mein sohn ist 10', 'kann man in der app einen plan machen'],
    ['de', 'mein sohn ist 10', 'wie kann er schneller werden'],
    ['de', 'meine tochter ist 9', 'sie ist vor spielen immer nervös'],
    ['de', 'mein sohn ist 10', 'wie viele tage hat er trainiert'],
    ['de', 'mein sohn ist 10', 'wie kann er schneller werden', 'und wie kann er besser passen'],
  ])('who is spoken to with “du” is said to a parent each time: %s %s', (...talk) => expect(said(talk)).toMatch(/^(?:Zum Weitersagen|In Worten zum Weitergeben|Aus dem Konto|In diesem Konto):|^(?!.*(?:^|[^\p{L}])[Dd](?:u|ir|ich|ein\p{L}*)(?!\p{L}))/u));

  it.each<Talk>([
    ['de', 'meine tochter 12 hat morgen früh um 9 ein turnier was soll sie frühstücken'],
    ['de', 'mein sohn 10 spielt morgen um 11 was soll er vorher essen'],
  ])('advice is not of the account: %s %s', (...talk) => {
    expect(said(talk)).not.toMatch(/Konto/);
    expect(said(talk)).toMatch(/Banane/);
  });

  it('the age of a child that is told goes before that of the account', () => {
    expect(said(['de', 'meine tochter ist 9', 'wie kann sie schneller werden'])).not.toMatch(/wehtut/);
    expect(said(['de', 'meine tochter 13 spielt im verein', 'wie viel soll sie zu hause üben'])).not.toMatch(/11 Jahre/);
    expect(said(['en', 'my son 9 plays in a team', 'how long should he practise each time'])).not.toMatch(/at 11/);
  });
});
