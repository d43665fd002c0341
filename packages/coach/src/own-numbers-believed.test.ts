import type { Language } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import { describe, expect, it } from 'vitest';
import { followUpLinesIn } from './testing/follow-up-lines-in.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

describe('an own number that is told', () => {
  it.each<readonly [CoachTalkFollowUpLine, Language, readonly string[]]>([
    ['numberBelieved', 'en', ['i cant do kick ups i only get 2', 'ok i did it and i got 4!!!', 'is 4 good for 8 years old', 'thats not mine i only got 4 ever']],
    ['numberBelieved', 'en', ['i cant do kick ups i only get 2', 'ok i did it and i got 4!!!', 'is 4 good for 8 years old', 'thats not mine i only got 4 ever', '50?? i never got 50 that woz a lie']],
    ['numberBelieved', 'en', ['whats my best at juggling', 'thats not mine i only got 9 ever']],
    ['numberBelieved', 'de', ['was ist mein rekord beim jonglieren', 'das ist nicht meiner ich hab nur 9 geschafft']],
    ['numberNotYours', 'en', ['whats my best at juggling', 'thats not mine']],
    ['numberNotYours', 'en', ['whats my best at juggling', 'i never got 68']],
    ['numberNotYours', 'en', ['whats my record on toe taps', 'that was my brother']],
    ['numberNotYours', 'de', ['was ist mein rekord beim jonglieren', 'das war mein bruder']],
    ['numberNotYours', 'de', ['was ist mein rekord beim jonglieren', 'ich hab nie 68 geschafft']],
    ['recordMore', 'en', ['ok im gonna do the ladder thing but i havent got a ladder', 'did all me ladder runs got 17!! new best']],
    ['recordMore', 'en', ['i got 72 in juggling thats my new record']],
    ['recordMore', 'en', ['new best 64 toe taps']],
    ['recordMore', 'de', ['neuer rekord 72 beim jonglieren']],
    ['recordMore', 'de', ['hab 70 sohlentipper geschafft neuer bestwert']],
    ['recordEqual', 'en', ['toe taps 60 new record']],
    ['recordLess', 'en', ['10 juggles new best']],
    ['recordFirst', 'en', ['new record 12 in cruyff turn']],
    ['numberKept', 'en', ['i cant do kick ups i only get 2', 'ok i did it and i got 4!!!', 'thats not mine i only got 4 ever', 'whats my best at juggling']],
    ['recordMore', 'en', ['71 kick ups!!! new pb']],
    ['recordMore', 'en', ['i just got 33 wall passes its my best ever']],
    ['recordMore', 'en', ['i beat my record on toe taps i got 66']],
    ['recordMore', 'de', ['18 bei der koordinationsleiter neuer rekord']],
    ['recordMore', 'de', ['rekord gebrochen 75 beim jonglieren']],
    ['numberBelieved', 'en', ['whats my best at juggling', 'no way thats not right i only did 12']],
    ['numberBelieved', 'de', ['wie gut bin ich beim jonglieren', 'hä das stimmt nicht ich schaff nur 9']],
    ['recordMore', 'en', ['i did 100 kick ups']],
    ['recordMore', 'de', ['hab 100 mal hochgehalten']],
  ])('is believed, or met with joy as a record: %s (%s, %j)', (line, language, turns) => {
    const { response, safety } = talkWithCoach(language, turns);
    expect([safety, followUpLinesIn(language, response), response]).toEqual([null, [line], response]);
  });

  it('counts for the rest of the talk, and those that are saved do not', () => {
    const turns = ['i cant do kick ups i only get 2', 'ok i did it and i got 4!!!', 'thats not mine i only got 4 ever'];
    for (const next of ['how do i get more', 'is that good', 'what should i do today', 'how many did i get last time in juggling']) expect(talkWithCoach('en', [...turns, next]).response).not.toMatch(/\b(?:50|68)\b/);
  });

  it.each<readonly [string, readonly string[]]>([
    ['4', ['i cant do kick ups i only get 2', 'ok i did it and i got 4!!!', 'is 4 good for 8 years old']],
    ['6', ['i cant do kick ups i only get 2', 'yes now i got 6!!', 'is 6 good for a 7 year old']],
  ])('is what is judged, and no saved one: %s', (number, turns) => {
    const { response } = talkWithCoach('en', turns);
    expect([response.includes(number), /\b(?:50|68)\b/.test(response)]).toEqual([true, false]);
  });

  it.each<readonly [Language, readonly string[]]>([
    ['en', ['whats my best at juggling', 'how do i get more']],
    ['en', ['whats my best at juggling', 'i never pass to the left']],
    ['en', ['whats my best at juggling', 'i never got tokens for it']],
    ['en', ['whats my best at juggling', 'my brother got 200']],
    ['de', ['was ist mein rekord beim jonglieren', 'ich hab nie zeit']],
    ['de', ['was ist mein rekord beim jonglieren', 'das ist nicht schwer']],
  ])('is not disputed by other words (%s, %j)', (language, turns) => {
    expect(followUpLinesIn(language, talkWithCoach(language, turns).response)).not.toContain('numberNotYours');
  });
});
