import { describe, expect, it } from 'vitest';
import { newsIn } from './question-parts/news-told.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';
import { wordsOf } from './text/recognise-words.ts';

const OF_FEELINGS = /how do you feel|how was that for you|are you okay|wie geht es dir damit|wie war das für dich|sorry|traurig|tut mir leid|pity|schade/i;

describe('what is told in passing and weighs nothing', () => {
  it.each([
    ['en', 'we have an indoor tournament on saturday'],
    ['en', 'my friend lena plays too'],
    ['en', 'i play for a club in leeds'],
    ['en', 'our season starts in march'],
    ['en', 'i have a new ball'],
    ['en', 'i got a hamster'],
    ['de', 'wir haben am samstag ein hallenturnier'],
    ['de', 'Meine Freundin Lena spielt auch'],
    ['de', 'ich hab einen neuen ball'],
    ['de', 'ich habe einen hamster bekommen'],
  ] as const)('gets a warm line and no question of feelings (%s: %s)', (language, message) => {
    const { safety, response } = talkWithCoach(language, [message]);
    expect(safety).toBeNull();
    expect(response).not.toMatch(OF_FEELINGS);
  });

  it.each(['my brother hits me when we play', 'my friend is sad', 'my cousin plays with me in my room', 'i am the last in my team', 'we have a new coach and he is mean', 'my friend plays without me', 'i play alone', 'mein freund spielt nicht mehr', 'ich bin der schlechteste in der mannschaft', 'what do i do', 'mein bruder hat mich geschlagen'])('is none where more is told: %s', (message) => {
    expect(newsIn(wordsOf(message), true)).toBeNull();
  });
});

describe('football in a hall', () => {
  it.each([
    ['en', ['how do i prepare for an indoor tournament', 'how long are the games'], /8 to 15|ten minutes/],
    ['en', ['is there offside in indoor football'], /no offside|hardly ever counts/],
    ['en', ['we have a futsal tournament', 'how many players are on the pitch'], /four in the field/],
    ['de', ['wir haben ein hallenturnier, was muss ich beachten'], /Schuhe/],
    ['de', ['wie sind die regeln in der halle', 'und wie lange dauert ein spiel'], /8 bis 15|zehn Minuten/],
    ['de', ['gibt es in der halle einwurf'], /eingekickt/],
  ] as const)('has rules of its own (%s: %j)', (language, turns, due) => {
    expect(talkWithCoach(language, turns).response).toMatch(due);
  });

  it.each([
    ['en', 'how long is a football match', /45 minutes/],
    ['de', 'wie lange dauert ein spiel', /45 Minuten/],
  ] as const)('is not meant where nobody speaks of it (%s: %s)', (language, message, due) => {
    expect(talkWithCoach(language, [message]).response).toMatch(due);
  });
});

describe('a turn that only adds a season, a role or an age', () => {
  it.each([
    ['en', ['what should i wear for training', 'and in winter?'], /layers|cold/],
    ['de', ['was soll ich zum training anziehen', 'und im winter?'], /Schichten|Kälte/],
    ['en', ['which warm up is good before a match', 'and for keepers?'], /keeper/],
    ['de', ['wie wärmt man sich vor dem spiel auf', 'und für torhüter?'], /Torwart/],
    ['en', ['how long should an 8 year old train', 'and at 12?'], /12/],
    ['de', ['wie lange soll ein 8-jähriger trainieren', 'und mit 12?'], /12/],
    ['en', ['i am allergic to milk', 'what can i eat then'], /rice|potatoes/],
    ['de', ['ich vertrage keine milch', 'was kann ich dann essen'], /Reis/],
  ] as const)('keeps the subject with it (%s: %j)', (language, turns, due) => {
    expect(talkWithCoach(language, turns).response).toMatch(due);
  });
});

describe('what sounded like more and is none', () => {
  it.each([
    ['en', ['i am the dad of a nine year old'], null],
    ['de', ['ich bin der vater von einem neunjährigen'], null],
    ['de', ['was mache ich wenn der nach innen zieht'], /innen/],
    ['en', ['what do i do when he cuts inside'], /middle|inside/],
    ['de', ['wieviel schlaf braucht ein kind'], /9 bis 11/],
    ['en', ['how much sleep does a child need'], /9 to 11/],
    ['en', ['who paints the lines on the pitch', 'how do i cross the ball'], /swing|wrap/i],
    ['de', ['wie werde ich schneller fit OHNE tabletten'], /sprint/i],
  ] as const)('gets no card (%s: %j)', (language, turns, due) => {
    const { safety, response } = talkWithCoach(language, turns);
    expect(safety).toBeNull();
    expect(response).toMatch(due ?? /./);
  });
});

describe('a trainer', () => {
  it.each([
    ['en', 'my players dont pass to each other, what can i do'],
    ['de', 'meine spieler passen sich nicht zu, was kann ich tun'],
    ['en', 'how do i keep my players motivated'],
    ['de', 'wie motiviere ich meine spielerinnen'],
  ] as const)('is told what helps a group (%s: %s)', (language, message) => {
    const { response, structured } = talkWithCoach(language, [message]);
    expect(response).toMatch(/them|Sie/);
    expect(response).not.toMatch(/your coach|deine[mrn]? Trainer|your parents/i);
    expect(structured.recommended_drills).toEqual([]);
  });
});
