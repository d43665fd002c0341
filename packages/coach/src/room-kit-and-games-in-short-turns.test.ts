import type { Language } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { followUpLinesIn } from './testing/follow-up-lines-in.ts';
import { factsOfPlayer } from './testing/players.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = readonly [CoachTalkFollowUpLine, Language, readonly string[]];
const said = (language: Language, turns: readonly string[]): readonly unknown[] => {
  const { response, safety } = talkWithCoach(language, turns, factsOfPlayer('nine'));
  return [safety, followUpLinesIn(language, response), response];
};

describe('a room, shoes and small brothers and sisters', () => {
  it.each<Talk>([
    ['houseRoom', 'en', ['hiya what shud i do today', 'can i do it in the kitchen its chucking it down']],
    ['houseRoom', 'en', ['can i play in the hallway']],
    ['houseRoom', 'de', ['es regnet', 'darf ich in der küche üben']],
    ['houseRoom', 'de', ['es regnet schon wieder', 'was kann ich drin machen']],
    ['houseRoom', 'de', ['es regnet schon wieder', 'ich will raus aber meine mama sagt nein']],
    ['notIndoors', 'en', ['can i do target shooting inside bc its raining', 'but thats not indoors its target shooting']],
    ['socksInside', 'en', ['can i practise in socks in the house then']],
    ['socksInside', 'de', ['kann ich zuhause in socken üben']],
    ['socksInside', 'de', ['welche übung geht drinnen', 'in socken']],
    ['carpetIsFine', 'en', ['can i practise in socks in the house', 'we got carpet']],
    ['somethingBroke', 'de', ['übungen fürs zimmer', 'hab schon ne vase kaputt gemacht haha']],
    ['somethingBroke', 'en', ['what can i do inside', 'i already broke a lamp lol']],
    ['garageWall', 'de', ['wie kann ich besser mit links schießen?', 'hab nur ne garagenwand geht das auch']],
    ['garageWall', 'en', ['how do i shoot better', 'ive only got a garage door does that work']],
    ['youngerMayDo', 'en', ['can a 5 year old do toe taps']],
    ['youngerMayDo', 'de', ['kann ein 5 jähriger sohlentipper machen']],
    ['youngerTold', 'en', ['my sister keeps nicking my cones', 'no i mean my sister shes 5 years old']],
    ['youngerTold', 'de', ['meine schwester klaut meine hütchen', 'nein ich meine meine schwester die ist erst 5']],
    ['youngerJoins', 'en', ['my sister is 5', 'can she do it with me tho']],
    ['youngerJoins', 'de', ['meine schwester will auch', 'kann sie mitmachen']],
    ['accountForSibling', 'en', ['my little sister wants to practice', 'can she have an account on here']],
    ['accountForSibling', 'de', ['kann mein bruder hier auch ein konto haben']],
    ['noPhoneTurns', 'de', ['kann ich meinen bruder hinzufügen', 'nee der hat kein handy']],
    ['playAgainst', 'de', ['kann man hier auch gegen andre spielen']],
    ['playAgainst', 'en', ['can we play against each other in the app']],
    ['quickDrill', 'de', ['warum is meine serie weg', 'wie krieg ich die wieder', 'ok fang heut an. was geht schnell']],
    ['quickDrill', 'en', ['which drill is the quickest']],
    ['doneLater', 'en', ['which one is easiest', 'il do it after my tea its fish fingers']],
    ['breakInShoes', 'de', ['hab neue schuhe gekriegt, pinke', 'muss ich die einlaufen?']],
    ['breakInShoes', 'en', ['i got new boots', 'should i break them in first']],
    ['shoesMustWait', 'en', ['my trainers r too small', 'mum says wait til xmas']],
    ['ballNoWall', 'de', ['wir fahren in urlaub', 'hab dann nur den ball dabei und keine wand']],
  ])('is answered by its own line: %s (%s, %j)', (line, language, turns) => {
    expect(said(language, turns)).toEqual([null, [line], expect.any(String)]);
  });

  it.each<Talk>([
    ['gameAlone', 'en', ['im bored', 'dunno something fun']],
    ['gameAlone', 'de', ['mir ist langweilig', 'was lustiges']],
    ['gameForTwo', 'en', ['im bored', 'no something fun i mean a game', 'with my mate not on my own']],
    ['gameForTwo', 'de', ['mir ist langweilig', 'ein spiel zu zweit']],
    ['gameScore', 'en', ['im bored', 'a game with my mate', 'whats the score to']],
    ['gameScore', 'de', ['mir ist langweilig', 'was lustiges', 'mit meinem freund', 'bis wie viel spielen wir']],
    ['gameGoOn', 'en', ['im bored', 'a game with my mate', 'whats the score to', 'score to the game i mean never mind']],
  ])('or a game: %s (%s, %j)', (line, language, turns) => {
    expect(said(language, turns)).toEqual([null, [line], expect.any(String)]);
  });

  it('gets nobody who is hurt to play in a room', () => {
    const [safety, lines] = said('en', ['my knee hurts', 'can i do it in the kitchen']);
    expect([safety, lines]).toEqual([null, []]);
  });

  it('is no matter of practice where a child is afraid at home', () => {
    expect(said('en', ['im scared to go in the kitchen at home'])[0]).toBe('crisis');
  });
});
