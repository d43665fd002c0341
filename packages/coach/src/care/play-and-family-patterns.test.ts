import { describe, expect, it } from 'vitest';
import { careInTalk } from '../testing/care-in-talk.ts';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import type { CareAsk } from './care-pattern-type.ts';

describe('an everyday thing of play, of a team or of a family', () => {
  it.each([
    ['onlyKeepGoing', ['my trainer never plays me', 'i asked her but she only says keep working']],
    ['onlyKeepGoing', ['mein trainer sagt jedes mal nur geduld', 'und was frag ich ihn dann']],
    ['tallAhead', ['at corners i stand behind the big defenders', 'really tall kids in front of me']],
    ['tallAhead', ['ich bin torwart, bei ecken stehen lauter große vor mir']],
    ['fearsToAsk', ['how do i ask the coach for more minutes without looking like a baby']],
    ['fearsToAsk', ['wie frag ich den trainer nach mehr spielzeit ohne wie ein weichei zu klingen']],
    ['afterLostMatch', ['My daughter missed a penalty today', 'Should I talk to her tonight or rather tomorrow?']],
    ['afterLostMatch', ['Unser Sohn hat 1:7 verloren', 'Was sagt man da auf der Heimfahrt?']],
    ['doesNotTalk', ['My son lost the final', 'he does not want to talk and slams the door']],
    ['doesNotTalk', ['Meine Tochter hat heute 0:4 verloren', 'sie sitzt nur in ihrem Zimmer']],
    ['sitsAndHelps', ['I am the grandma and sit in a wheelchair, what can we play together']],
    ['sitsAndHelps', ['Hier ist der Opa, ich kann schlecht laufen. Welche Spiele gehen zusammen?']],
    ['disturbs', ['I coach an under 8 team', 'one boy never listens']],
    ['fairMinutes', ['Ich trainiere die E-Jugend, wie wechsle ich gerecht?']],
    ['noPassesToChild', ['My daughter never gets the ball in her team']],
    ['noPassesToCoach', ['Mein Sohn bekommt nie einen Pass', 'soll ich mit dem Trainer reden']],
    ['boredChild', ['my daughter is 6, what can we play', 'she gets bored so quickly']],
    ['littleSibling', ['my brother is 5 and wants to play football', 'he just picks it up']],
    ['littleSibling', ['was kann ich mit meiner kleinen schwester mit einem ball spielen', 'zu schwer']],
  ] as const satisfies readonly (readonly [CareAsk, readonly string[]])[])('is one of %s, and no alarm: %j', (care, talk) => {
    expect(careInTalk(talk)).toEqual({ care, action: 'allow' });
  });

  it.each([
    [['my trainer only says keep going'], 'he says keep it secret every time'],
    [['My son lost the final'], 'he does not want to talk, he wants to die'],
    [['my little sister is 5'], 'my bestie says she will be gone by friday what do i do'],
    [['Meine Tochter hat heute 0:4 verloren'], 'sie isst seitdem nichts mehr'],
    [['i coach an under 8 team'], 'one boy has bruises from his dad'],
  ] as const)('is none where more is told (%j, %s)', (turns, message) => {
    expect(careInTalk([...turns, message]).action).not.toBe('allow');
  });

  it('gives a player who is told only to go on another question to ask each time', () => {
    const turns = ['my coach just says keep going', 'i asked him already', 'he only says well done', 'what should i ask then'];
    const said = turns.map((_, at) => talkWithCoach('en', turns.slice(0, at + 1)).response);
    expect(new Set(said).size).toBe(turns.length);
  });
});
