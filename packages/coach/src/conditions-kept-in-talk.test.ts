import { findDrill, type Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = [Language, ...string[]];
const said = ([language, ...turns]: Talk): string => talkWithCoach(language, turns).response;
const drillsOf = ([language, ...turns]: Talk) => talkWithCoach(language, turns).structured.recommended_drills.flatMap(({ id }) => findDrill(id) ?? []);

describe('minutes in a room', () => {
  it.each<[string, ...Talk]>([
    ['10 minutes', 'en', 'got like 10 mins before dinner what can i do inside'],
    ['10 minutes', 'en', 'ten minutes in my room, what can i do'],
    ['10 Minuten', 'de', 'hab 10 minuten vor dem essen was kann ich drinnen machen'],
    ['10 Minuten', 'de', '10 minuten im zimmer'],
  ])('keep both, %s and the place: %s %s', (minutes, ...talk) => {
    expect(said(talk)).toContain(minutes);
    const [drill] = drillsOf(talk);
    expect(drill?.space.length).toBeLessThanOrEqual(3);
    expect(drill?.equipment.wall).toBe(false);
  });

  it.each<Talk>([
    ['en', 'what can i eat 10 minutes before training'],
    ['de', 'was kann ich 10 minuten vor dem spiel essen'],
  ])('food is no drill: %s %s', (...talk) => expect(drillsOf(talk)).toEqual([]));
});

describe('without a ladder', () => {
  it.each<Talk>([
    ['en', '10 mins inside, what can i do', 'without a ladder something else pls'],
    ['en', '10 mins inside, what can i do', 'i dont have a ladder', 'without making a ladder something else pls'],
    ['de', '10 minuten im zimmer', 'ich hab keine leiter', 'ohne leiter bitte was anderes'],
  ])('another drill for the room: %s %s', (...talk) => {
    const [drill] = drillsOf(talk);
    expect(drill?.id).not.toContain('ladder');
    expect(drill?.space.length).toBeLessThanOrEqual(3);
  });

  it.each<Talk>([
    ['en', '10 mins inside, what can i do', 'i dont have a ladder'],
    ['de', '10 minuten im zimmer', 'ich hab keine leiter'],
  ])('a drill that needs none stays: %s %s', (...talk) => {
    const before: Talk = [talk[0], ...talk.slice(1, -1)] as Talk;
    expect(drillsOf(talk)[0]).toBe(drillsOf(before)[0]);
  });

  it('the drill that is done in one keeps its name', () => expect(drillsOf(['en', 'how does ladder in-in-out-out go', 'i dont have a ladder'])[0]?.id).toBe('ladder_in_in_out_out'));
});

describe('what is not there for one day of a plan', () => {
  it.each<Talk>([
    ['en', 'give me a plan for mon wed and sat', 'what do i need for the monday one', 'i dont hav a wall so swap that one'],
    ['de', 'mach mir einen plan für montag, mittwoch und samstag', 'was brauch ich am montag', 'ich hab keine wand, tausch das aus'],
  ])('is swapped: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/Monday|Montag/);
    expect(drillsOf(talk).filter(({ equipment }) => equipment.wall)).toEqual([]);
  });
});

describe('no soft ball', () => {
  it.each<Talk>([
    ['en', 'im scared of the ball when its comes fast at me', 'but i dont hav a soft ball'],
    ['en', 'im scared of the ball', 'i havent got a soft ball'],
    ['de', 'ich hab angst vorm ball wenn er schnell kommt', 'ich hab aber keinen weichen ball'],
  ])('has a stand-in, and no drill at a wall: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/socks|balloon|Socken|Luftballon/);
    expect(drillsOf(talk)).toEqual([]);
  });

  it('a hard ball that is asked about is none', () => expect(said(['en', 'im scared of the ball', 'what if the ball is hard'])).not.toMatch(/balloon/));
});
