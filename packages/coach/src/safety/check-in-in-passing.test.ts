import { describe, expect, it } from 'vitest';
import { askBehind, talkWithCoach } from '../testing/talk-with-coach.ts';

const HELPLINE = { en: 'Childline on 0800 1111', de: '116 111' } as const;

describe('the question whether all is well, in passing', () => {
  it.each([
    ['en', 'i said MACCIES not noodles. mcdonalds. burger n chips'],
    ['de', 'und wenn die mich nich nehmen'],
    ['en', 'they keep fouling me'],
  ] as const)('stands behind what is said, names an adult and the helpline, and is kept by nobody (%s): %s', (language, message) => {
    const { response, kind, keep, safety, structured } = talkWithCoach(language, [message]);
    expect({ kind, keep, safety, drills: structured.recommended_drills }).toEqual({ kind: 'advice', keep: false, safety: 'check_in_passing', drills: [] });
    expect(response).toMatch(/an adult you trust|einem Erwachsenen, dem du vertraust/);
    expect(response).toContain(HELPLINE[language]);
    expect(response).not.toMatch(/^(?:Are you okay|Geht es dir gut|Thank you for telling me|Danke, dass du mir das sagst)/);
  });

  it.each([
    ['en', 'they keep fouling me', 'ok is a burger ok after a game yes or no', /now and then/],
    ['en', 'they keep fouling me', 'how do i get better at passing', /pass/i],
    ['de', 'und wenn die mich nich nehmen', 'mir gehts gut digga', /freut mich|Schön|gut/],
  ] as const)('lets the talk go on as before (%s): %s >> %s', (language, first, next, said) => {
    const { response, kind, safety } = talkWithCoach(language, [first, next]);
    expect({ kind, safety }).toEqual({ kind: 'advice', safety: null });
    expect(response).toMatch(said);
    expect(response).not.toContain(HELPLINE[language]);
  });

  it.each([
    ['en', ['they keep fouling me', 'they keep fouling me again'], /as I said/],
    ['en', ['my grandad supports leeds i support man u', 'my grandad supports leeds i support man u'], /That one I did not get either.*Childline on 0800 1111/],
    ['de', ['und wenn die mich nich nehmen', 'und wenn die mich nich nehmen'], /wie gesagt|Auch das/],
  ] as const)('is said in other words right behind itself (%s): %s', (language, turns, said) => {
    const [first, again] = [talkWithCoach(language, turns.slice(0, 1)), talkWithCoach(language, turns)];
    expect([first.safety, again.safety]).toEqual(['check_in_passing', 'check_in_passing']);
    expect(again.response).toMatch(said);
    expect(first.response).not.toMatch(said);
  });

  it.each([
    ['en', 'i dont want to tell them'],
    ['en', 'will you tell my mum'],
    ['de', 'die glauben mir eh nicht'],
  ] as const)('is gone on with where more is told (%s): %s', (language, next) => {
    const { response, kind, keep } = askBehind(language, next, [], 'check_in_passing');
    expect({ kind, keep }).toEqual({ kind: 'crisis', keep: false });
    expect(response).toContain(HELPLINE[language]);
  });

  it.each([
    ['en', 'he hits me', 'crisis'],
    ['de', 'mein trainer fasst mich an', 'crisis'],
  ] as const)('takes nothing from a danger behind it (%s): %s', (language, next, kind) => {
    expect(askBehind(language, next, [], 'check_in_passing')).toMatchObject({ kind, keep: false });
  });

  it.each([
    ['behind pain', ['my knee hurts', 'they keep fouling me']],
    ['behind a danger', ['he hits me', 'they keep fouling me']],
    ['where both lean far', ['my uncle takes me to his room for extra tips']],
    ['in a language without own answers', ['me filmaram no chuveiro e riram']],
    ['of an adult', ['i am the dad of a girl of 9', 'they keep fouling me']],
  ] as const)('is not asked %s, where the whole question is', (_, turns) => {
    expect(talkWithCoach('en', turns).safety).not.toBe('check_in_passing');
    expect(talkWithCoach('en', turns).kind).toBe('crisis');
  });
});
