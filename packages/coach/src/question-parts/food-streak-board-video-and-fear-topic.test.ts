import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { checkWords } from '../safety/check-message.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

afterEach(() => speakIn(() => 'en'));

const topicAfter = (talk: string): string | undefined => {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1)).topic?.topic;
};
function answerTo(talk: string, language: 'en' | 'de' = 'en'): CoachAnswer {
  speakIn(() => language);
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 });
}

describe('a thing that is named', () => {
  it.each([
    ['can i drink red bull before training', 'energyDrink'],
    ['are energy drinks ok', 'energyDrink'],
    ['can i have a monster before the game', 'energyDrink'],
    ['sind energydrinks gut', 'energyDrink'],
    ['puedo tomar bebidas energéticas', 'energyDrink'],
    ['posso tomar energético antes do jogo', 'energyDrink'],
    ['is prime good for football', 'sportsDrink'],
    ['ist gatorade gut vor dem spiel', 'sportsDrink'],
    ['is coke ok before football', 'softDrink'],
    ['is fanta ok after training', 'softDrink'],
    ['darf ich cola vor dem spiel trinken', 'softDrink'],
    ['puedo tomar coca cola antes del partido', 'softDrink'],
    ['est ce que je peux boire du coca avant le match', 'softDrink'],
    ['posso comer chocolate antes do jogo', 'sweets'],
    ['puedo comer chocolate antes del partido', 'sweets'],
    ['kann ich gummibärchen vor dem training essen', 'sweets'],
    ['q desayuno antes del partido', 'matchBreakfast'],
    ['que mange le matin avant un match', 'matchBreakfast'],
    ['o que comer no café da manhã antes do jogo', 'matchBreakfast'],
    ['what should i have for breakfast before a match', 'matchBreakfast'],
    ['was soll ich vor dem spiel frühstücken', 'matchBreakfast'],
    ['what happens when i lose my streak', 'streakAfter'],
    ['was passiert wenn ich ne serie verliere', 'streakAfter'],
    ['does xp count for the leaderboard', 'boardNotXp'],
    ['zählen xp für die rangliste', 'boardNotXp'],
    ['the video thing isnt working it just says failed', 'videoFails'],
    ['my video analysis failed', 'videoFails'],
    ['die videoanalyse geht nicht da steht fehlgeschlagen', 'videoFails'],
    ['how do i beat my friend on the leaderboard >> hes got like 3000 xp', 'boardNotXp'],
    ['wie komm ich in der rangliste hoch >> mein freund hat 3000 xp', 'boardNotXp'],
    ['i missed a day did i lose my streak >> can i get it back', 'streakLost'],
    ['ich hab einen tag verpasst ist meine serie weg >> krieg ich die wieder', 'streakLost'],
    ['how do u do the elastico >> my foot is too slow for it', 'moveTooFast'],
    ['wie geht elastico >> mein fuß ist zu langsam dafür', 'moveTooFast'],
    ['wie mach ich nen guten kopfball >> ich hab angst vorm ball', 'scaredOfHeaders'],
    ['how do i get better at headers >> im scared of the ball', 'scaredOfHeaders'],
    ['to nervoso pro jogo de amanha >> e se eu errar tudo', 'mistakeFear'],
    ['estoy nervioso por el partido >> y si fallo todo', 'mistakeFear'],
    ['je suis stressé pour le match >> et si je rate tout', 'mistakeFear'],
    ['im nervous for my match >> what if i miss everything', 'mistakeFear'],
    ['ich bin nervös vor dem spiel >> und wenn ich alles falsch mache', 'mistakeFear'],
  ])('is answered as that: %s', (talk, topic) => {
    expect(checkWords(talk.split(' >> ').at(-1) ?? '').action).toBe('allow');
    expect(topicAfter(talk)).toBe(topic);
  });

  it.each([
    ['can i use a coke bottle as a cone', 'softDrink'],
    ['what errors do i make in the video', 'videoFails'],
    ['how do i lose my fear', 'streakAfter'],
    ['my video shows that i lean back', 'videoFails'],
  ])('is not met by the word alone: %s', (talk, topic) => {
    expect(topicAfter(talk)).not.toBe(topic);
  });

  it.each(['puedo tomar coca', 'quiero probar coca antes del partido', 'can i have coke lines', 'is vodka ok before football'])('is no drink where it may be a drug: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});

describe('the answers', () => {
  it.each<['en' | 'de', string, RegExp]>([
    ['en', 'what happens when i lose my streak', /XP, level, tokens.*2 days.*3 days/],
    ['de', 'was passiert wenn ich ne serie verliere', /XP, Level, Token.*2 Tage.*3 Tage/],
    ['en', 'can i get my streak back', /longest so far is 3 days|best is 3 days/],
    ['de', 'das ist zu schwer für mich', /Jonglieren.*(?:andere|welche)/],
    ['de', 'das is voll schwer ich schaff das nie', /Jonglieren/],
    ['en', 'which drill should i do >> make it easier', /One-Touch Wall Pass.*Stop the ball first.*5 minutes/],
    ['de', 'welche übung soll ich machen >> mach sie leichter', /Direktpass zur Wand.*Stopp den Ball zuerst/],
    ['en', 'that drill was way too hard >> no i mean make it easier for me', /Juggling.*(?:smaller|only this much)/],
    ['en', 'its too easy i did 50 already', /Juggling.*69.*weaker foot/],
    ['de', 'das ist zu leicht ich hab schon 50 geschafft', /Jonglieren.*69.*schwächeren Fuß/],
  ])('speak of just that: %s: %s', (language, talk, said) => {
    expect(answerTo(talk, language).message).toMatch(said);
  });

  it('keep the same drill where it is to be easier', () => {
    expect(answerTo('how do i do juggling >> can you make that easier').recommendedDrills).toEqual(['juggling']);
  });

  it.each<['en' | 'de', string]>([
    ['en', 'my legs are killing me from yesterday'],
    ['en', 'my calves are killing me from the match'],
    ['de', 'meine beine bringen mich um von gestern'],
  ])('call legs that are sore from work normal, and hurt nobody: %s: %s', (language, talk) => {
    expect(answerTo(talk, language)).toMatchObject({ isHurt: false });
    expect(answerTo(talk, language).message).toMatch(/normal/);
  });

  it.each(['my knee is killing me from yesterday', 'my left calf is killing me from the match', 'my legs are killing me', 'my head is killing me from the match'])('do not where it may be more: %s', (talk) => {
    const { isHurt, kind } = answerTo(talk);
    expect(isHurt === true || kind === 'crisis').toBe(true);
  });

  it.each(['ich bin zu schwer für mein alter', 'mein papa sagt ich bin zu schwer'])('take no weight for a drill: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});
