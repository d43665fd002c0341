import { describe, expect, it } from 'vitest';
import { askBehind, talkWithCoach } from './testing/talk-with-coach.ts';

const CARD = /Childline|Nummer gegen Kummer|116 111|0800 1111/;
const HELD_BACK = /they said yes|Ja gesagt|no drill|keine Übung|show it to an adult/i;

describe('a denial with a question behind it', () => {
  it.each([
    ['en', 'check_in', 'no nothing hurts. i mean hitting it with my toe, is that bad'],
    ['en', 'check_in', 'i dont hurt anywhere!! how do i shoot straight'],
    ['en', 'check_in', 'nobodys being mean lol im just nervous. what do i need to bring'],
    ['en', 'check_in', 'why do you keep asking if im ok. how do i juggle more'],
    ['en', 'check_in_answered', 'i never said anything was wrong. how do i pass better'],
    ['en', 'crisis', 'its ok nobody is hurting me, just excited. what should i bring'],
    ['de', 'check_in', 'mir tut echt nix weh. wie schieße ich gerade'],
    ['de', 'check_in', 'nein keiner tut mir was, bin nur aufgeregt. was muss ich mitbringen'],
    ['de', 'check_in_answered', 'wieso fragst du dauernd obs mir gut geht. wie werde ich besser im passen'],
  ] as const)('is believed: %s, behind %s: %s', (language, before, message) => {
    const { kind, response, hurt } = askBehind(language, message, [], before);
    expect(kind).toBe('advice');
    expect(response).not.toMatch(CARD);
    expect(response).not.toMatch(HELD_BACK);
    expect(hurt).toBe(false);
  });

  it.each([
    ['en', 'check_in', 'nothing hurts. he just says i must not tell mum'],
    ['en', 'check_in', 'its fine nobody hurt me. only when he drinks'],
    ['en', 'crisis', 'im fine. can i go back to his house now'],
    ['de', 'check_in', 'mir tut nix weh. er sagt ich darf es keinem erzählen'],
  ] as const)('is not believed where more is told: %s, behind %s: %s', (language, before, message) => {
    expect(askBehind(language, message, ['how do i shoot'], before).kind).toBe('crisis');
  });

  it('leaves no pain in the talk behind it', () => {
    const { hurt, response } = talkWithCoach('en', ['how do i kick', 'no nothing hurts. i mean kicking with my toe', 'and why does it go sideways']);
    expect(hurt).toBe(false);
    expect(response).toMatch(/standing foot/);
  });

  it('takes no pain back that was told', () => {
    const { structured, hurt } = talkWithCoach('en', ['my knee hurts a lot', 'nothing hurts. which drill can i do']);
    expect(structured.recommended_drills).toEqual([]);
    expect(hurt).toBe(true);
  });
});

describe('an adult who was told, behind a crisis', () => {
  const danger = { en: 'a man online wants pictures of me in my kit and says dont tell anyone', de: 'ein mann im internet will fotos von mir und ich soll es keinem sagen' } as const;
  it.each([
    ['en', 'how do i shoot harder', 'i told my mum, she blocked him. can we do shooting now', /laces/i],
    ['en', 'im the goalie and i close my eyes when they shoot', 'ok dad knows. he said report it. back to the eyes thing please', /ball/i],
    ['en', 'how do i juggle', 'i told my teacher and she is dealing with it. how do i get better at passing', /pass/i],
    ['de', 'wie schieße ich härter', 'hab es mama gesagt, die hat ihn blockiert. wie schieße ich genauer', /schieß|schuss|treff/i],
    ['de', 'wie jongliere ich', 'ich habs papa erzählt. er kümmert sich. wie werde ich besser im passen', /Pass/],
  ] as const)('lets the talk go on: %s: %s >> %s >> %s', (language, first, told, about) => {
    const { kind, response, keep, safety } = talkWithCoach(language, [first, danger[language], told]);
    expect([kind, safety, keep]).toEqual(['advice', null, false]);
    expect(response).toMatch(/^(?:Well done for telling|Gut, dass du es)/);
    expect(response).toMatch(about);
    expect(response).not.toMatch(CARD);
  });

  it.each([
    ['en', 'i told my dad but he doesnt believe me. how do i pass better'],
    ['en', 'i told my mum. can he still see me? how do i pass'],
    ['en', 'i told my dad. he hit me. can we do passing now'],
    ['en', 'i told my friend. can we do shooting now'],
    ['en', 'i told my mum. can we go back to him'],
    ['de', 'ich habs papa gesagt aber der glaubt mir nicht. wie geht passen'],
  ] as const)('ends nothing where it tells of more: %s: %s', (language, told) => {
    expect(talkWithCoach(language, [language === 'de' ? 'wie passe ich' : 'how do i pass', danger[language], told]).kind).not.toBe('advice');
  });

  it('ends no signs of the head', () => {
    const { structured, hurt } = talkWithCoach('en', ['how do i pass', 'i hit my head and feel sick', 'i told my mum. how do i get better at passing']);
    expect(structured.recommended_drills).toEqual([]);
    expect(hurt).not.toBe(false);
  });
});
