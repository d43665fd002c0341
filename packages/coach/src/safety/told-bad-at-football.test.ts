import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { checkWords } from './check-message.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

const topicAfter = (talk: string): string | undefined => {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1)).topic?.topic;
};

describe('who is told to be bad at football, or to give it up', () => {
  it.each([
    ['the other kids in my team said i should quit', 'putDownByTeam'],
    ['my teammates told me to quit', 'putDownByTeam'],
    ['they say im rubbish and dont pass to me', 'putDownByTeam'],
    ['the others say im rubbish and never pass me the ball', 'putDownByTeam'],
    ['die anderen sagen ich bin schlecht und passen nie zu mir', 'putDownByTeam'],
    ['the boys in my team say i should stop playing football', 'putDownByTeam'],
    ['my brother says i should give up football', 'putDownByTeam'],
    ['someone on my team said im trash and should leave', 'putDownByTeam'],
    ['a kid in my team said that I’m not good enough', 'putDownByTeam'],
    ['die anderen in meinem team haben gesagt ich soll aufhören', 'putDownByTeam'],
    ['die Jungs aus meiner Mannschaft sagen, dass ich aufhören soll', 'putDownByTeam'],
    ['meine mitspieler sagen ich bin der schlechteste', 'putDownByTeam'],
    ['alle im team sagen ich bin scheiße', 'putDownByTeam'],
    ['mein bruder sagt ich werd nie gut im fußball', 'putDownByTeam'],
    ['mis compañeros me dijeron que deje el futbol', 'putDownByTeam'],
    ['los chicos de mi equipo dicen que soy malo', 'putDownByTeam'],
    ['mes coequipiers disent que je suis nul', 'putDownByTeam'],
    ['les autres de mon équipe disent que je devrais arrêter', 'putDownByTeam'],
    ['meus colegas do time falam que eu devia parar', 'putDownByTeam'],
    ['os meninos do time falaram que eu sou ruim', 'putDownByTeam'],
    ['my dad said im useless at football', 'putDownByParent'],
    ['my dad says im not made for football', 'putDownByParent'],
    ['my mum thinks im bad at football', 'putDownByParent'],
    ['mein papa sagt ich bin nicht für fußball gemacht', 'putDownByParent'],
    ['mama meint fußball ist nichts für mich', 'putDownByParent'],
    ['mi papa dice que no sirvo para el futbol', 'putDownByParent'],
    ['mon père dit que je suis pas fait pour le foot', 'putDownByParent'],
    ['mon pere dit que je suis nul au foot', 'putDownByParent'],
    ['meu pai fala que eu não sirvo pra futebol', 'putDownByParent'],
    ['meu pai fala que eu sou ruim', 'putDownByParent'],
    ['coach told me im the worst on the team', 'putDownByCoach'],
    ['my coach said i should quit football', 'putDownByCoach'],
    ['mein trainer hat gesagt ich hab kein talent', 'putDownByCoach'],
    ['mi entrenador dice que no tengo talento', 'putDownByCoach'],
    ["mon coach dit que j'ai pas de talent", 'putDownByCoach'],
    ['meu treinador disse que eu não tenho talento', 'putDownByCoach'],
    ['the other kids in my team said i should quit >> i kinda want to', 'quitFootball'],
    ['die anderen in meinem team sagen ich soll aufhören >> vielleicht sollte ich das', 'quitFootball'],
    ['my dad says im bad at football >> is it true', 'putDownTrue'],
    ['mein trainer hat gesagt ich hab kein talent >> stimmt das', 'putDownTrue'],
    ['a kid in my class said girls should stop playing football', 'girlsPlay'],
    ['ein junge hat gesagt mädchen können kein fußball spielen', 'girlsPlay'],
  ])('is comforted and sent to an adult: %s', (talk, topic) => {
    expect(checkWords(talk.split(' >> ').at(-1) ?? '').action).toBe('allow');
    expect(topicAfter(talk)).toBe(topic);
    const turns = talk.split(' >> ');
    expect(askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 }).recommendedDrills.filter(() => topic !== 'girlsPlay')).toEqual([]);
  });

  it.each([
    'my coach said i should stop the ball with my sole',
    'coach says im bad at passing',
    'my dad says im not bad at football',
    'mein trainer sagt ich soll mit links schießen',
    'my teammates said i should shoot more',
    'meine mama sagt ich bin gut im fußball',
    'mi entrenador dice que soy bueno',
  ])('is not met where nobody is put down: %s', (text) => {
    expect(topicAfter(text) ?? '').not.toMatch(/^putDown/);
  });

  it.each([
    'my dad says im useless and hits me',
    'they said i should give up and kill myself',
    'my coach says im useless and touches me',
    'sie sagen ich soll aufhören zu leben',
    'everyone at school says i should disappear',
    'my mum says im worthless',
  ])('stays a matter of safety where there is more: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});
