import type { Language } from '@touchline/domain';
import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { withoutNameMax } from './question-parts/max-as-a-name.ts';
import { INTENT_OF_JOY_AND_PLAY } from './talk-subject/intents-of-joy-and-play-lines.ts';
import { followUpLinesIn } from './testing/follow-up-lines-in.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const OF_JOY_AND_PLAY: ReadonlySet<string> = new Set(Object.keys(INTENT_OF_JOY_AND_PLAY));

describe('a word that has two senses', () => {
  it.each<readonly [CoachTalkFollowUpLine, Language, readonly string[]]>([
    ['crossAboutMud', 'en', ['mum was cross cos of the mud']],
    ['crossAboutMud', 'de', ['mama war sauer weil alles dreckig war']],
    ['somebodyCross', 'en', ['mum woz cross']],
    ['somebodyCross', 'en', ['coach was cross with me']],
    ['offsideNextToKeeper', 'en', ['wot is ofside i dont get it', 'so if i stand next to the goaly all game is that ok']],
    ['offsideNextToKeeper', 'en', ['is it offside if i stand next to the goalie']],
    ['offsideNextToKeeper', 'en', ['whats offside', 'can i stay by the keeper']],
    ['offsideNextToKeeper', 'de', ['was ist abseits', 'und wenn ich neben dem torwart stehe ist das ok']],
    ['offsideNextToKeeper', 'de', ['ist es abseits wenn ich beim torwart stehen bleibe']],
    ['offsideKeeperIsOne', 'en', ['wot is ofside i dont get it', 'wot but the goaly is 1 and i need 2']],
    ['offsideKeeperIsOne', 'en', ['what is offside', 'so the keeper counts as one']],
    ['offsideKeeperIsOne', 'de', ['was ist abseits', 'aber der torwart ist einer und ich brauche zwei']],
    ['mayRefuseGoal', 'en', ['can i say no to being goaly']],
    ['mayRefuseGoal', 'en', ['do i have to go in goal']],
    ['mayRefuseGoal', 'de', ['muss ich ins tor']],
    ['mayRefuseGoal', 'de', ['darf ich nein sagen wenn ich ins tor soll']],
    ['whoInGoal', 'en', ['who shud be goaly then']],
    ['whoInGoal', 'en', ['who should go in goal']],
    ['whoInGoal', 'de', ['wer soll ins tor']],
    ['keeperStaysAwake', 'en', ['do goalies get bored when nowt happens']],
    ['keeperStaysAwake', 'en', ['is it boring in goal']],
    ['keeperStaysAwake', 'de', ['ist es langweilig im tor']],
    ['whyStepUp', 'en', ['whats offside i dont get it', 'so why do we step up then']],
    ['whyStepUp', 'en', ['why do the defenders step up']],
    ['whyStepUp', 'en', ['what does step up mean my coach shouts it']],
    ['whyStepUp', 'de', ['warum soll die abwehr rausrücken']],
    ['whyStepUp', 'de', ['was heißt rausrücken der trainer ruft das immer']],
    ['standingFoot', 'en', ['how do u do a cruyff turn', 'wait which foot is my standing leg']],
    ['standingFoot', 'en', ['which foot goes next to the ball']],
    ['standingFoot', 'de', ['welcher fuß neben den ball']],
    ['standingFoot', 'de', ['wie schieß ich n freistoß', 'welcher fuß neben den ball']],
    ['standingFoot', 'de', ['ist das standbein links oder rechts']],
    ['sameWithOtherFoot', 'en', ['whats lofted', 'cool how do i do it wiv my left']],
    ['percentJudged', 'en', ['wot is a pack', 'is 3 % good']],
    ['percentJudged', 'en', ['how likely is a legendary', 'is 3 percent a lot']],
    ['percentJudged', 'de', ['wie selten ist legendär', 'ist 3 % viel']],
    ['percentOften', 'en', ['wot is a pack', 'is 27 % good']],
    ['whyOnlyCommon', 'en', ['wot is a pack', 'why do i only get comon ones']],
    ['whyOnlyCommon', 'en', ['why do i never get a legendary']],
    ['whyOnlyCommon', 'de', ['warum krieg ich nur gewöhnliche karten']],
    ['whyOnlyCommon', 'de', ['warum bekomme ich nie eine legendäre']],
    ['legendaryHard', 'en', ['wot is a pack', 'so is it hard to get a legendry']],
    ['legendaryHard', 'de', ['ist es schwer eine legendäre karte zu bekommen']],
    ['luckOfFriend', 'en', ['my mate jayden got 2 legendrys in 1 day not fair']],
    ['luckOfFriend', 'de', ['mein freund hat 2 legendäre bekommen das ist unfair']],
    ['tokensMany', 'en', ['how do i get more tokens', 'i got 1368 is that loads']],
    ['tokensMany', 'en', ['how many tokens do i have', 'is that alot']],
    ['tokensMany', 'en', ['how many tokens do i have', 'is it alot or not']],
    ['tokensMany', 'de', ['wie viele token hab ich', 'ist das viel']],
    ['tokensMany', 'de', ['wie viel token hab ich', 'sind das viele']],
    ['numberNotPoor', 'en', ['i did toe taps just now n got 52 is that good', '52 is rubbish']],
    ['numberNotPoor', 'en', ['i did toe taps just now n got 52 is that good', 'is 52 bad']],
    ['numberNotPoor', 'de', ['ich hab 52 sohlentipper ist das gut', '52 ist schlecht']],
    ['shoesTooSmall', 'en', ['my trainers r too small n they give me blisters']],
    ['shoesTooSmall', 'de', ['meine turnschuhe sind zu klein']],
    ['daysUntilWeekday', 'en', ['how long till sunday']],
    ['daysUntilWeekday', 'en', ['i got a match on sunday im scared', 'how long till sunday']],
    ['daysUntilWeekday', 'en', ['how many sleeps til saturday']],
    ['daysUntilWeekday', 'de', ['wie lange noch bis sonntag']],
    ['daysUntilWeekday', 'de', ['wie oft muss ich noch schlafen bis samstag']],
    ['notIllBelieved', 'en', ['cold celebrashun', 'no im not ill its a celebration']],
    ['notIllBelieved', 'en', ['who is better messi or ronaldo', 'cole palmer he does the cold celebrashun', 'no im not ill its cole palmer the chelsea player']],
    ['notIllBelieved', 'de', ['wie viel token hab ich', 'ich bin doch nicht krank']],
    ['numberNotPoor', 'de', ['was ist mein rekord bei sohlentipper', '52 ist doch mies']],
    ['offsideNextToKeeper', 'en', ['what is offside', 'what if i just stand by the goaly']],
    ['offsideNextToKeeper', 'en', ['am i offside if im standing beside the keeper']],
    ['standingFoot', 'en', ['how do u do a cruyff turn', 'the foot im standing on is it the left if i kick with the right']],
    ['standingFoot', 'en', ['how do i shoot harder', 'which foot is the plant foot']],
    ['standingFoot', 'de', ['welches ist mein standbein']],
    ['standingFoot', 'de', ['wie schieße ich fester', 'welches bein ist das standbein']],
    ['daysUntilWeekday', 'en', ['how many days until friday']],
    ['daysUntilWeekday', 'en', ['how long is it til sat']],
    ['daysUntilWeekday', 'de', ['wie viele tage noch bis freitag']],
    ['tokensMany', 'en', ['how many tokens have i got', 'is that good']],
    ['tokensMany', 'en', ['i have 200 tokens is that a lot']],
    ['tokensMany', 'de', ['ich hab 1368 token ist das viel']],
    ['tokensFew', 'en', ['how do i get more tokens', 'i got 5 is that alot']],
    ['mayRefuseGoal', 'en', ['can i say i dont want to go in goal']],
    ['mayRefuseGoal', 'de', ['muss ich immer in den torwart']],
    ['whoInGoal', 'en', ['who has to go in goal']],
    ['whoInGoal', 'de', ['wer muss bei uns ins tor']],
    ['whyStepUp', 'en', ['coach keeps shouting step up what does it mean']],
    ['whyStepUp', 'en', ['when do we step up as defenders']],
    ['whyStepUp', 'de', ['warum schreit der trainer immer rausrücken']],
    ['whyStepUp', 'de', ['was ist abseits', 'und warum rücken wir dann raus']],
    ['shoesTooSmall', 'en', ['my trainers pinch my toes']],
    ['shoesTooSmall', 'de', ['meine turnschuhe drücken']],
    ['recordsOfWorld', 'en', ['how many goals is the most anyone ever got', 'no in a match!! i dunno pele or sumfink']],
    ['crossAboutMud', 'en', ['mum laughed cos i was muddy']],
    ['standingFoot', 'en', ['do i stand on my left foot if i kick with my right']],
    ['standingFoot', 'de', ['steh ich auf dem linken fuß wenn ich mit rechts schieße']],
    ['daysUntilWeekday', 'en', ['when is saturday']],
  ])('is read in the sense of its sentence: %s (%s, %j)', (line, language, turns) => {
    const { response, safety } = talkWithCoach(language, turns);
    expect([safety, followUpLinesIn(language, response), response]).toEqual([null, [line], response]);
  });

  it.each<readonly [Language, readonly string[]]>([
    ['en', ['how do i shoot into the top corner']],
    ['en', ['how do i score a volley']],
    ['en', ['i missed a penalty in the last minute']],
    ['en', ['they scored from 20 yards']],
    ['en', ['what is a hat trick']],
    ['en', ['how do i get more saves']],
    ['en', ['i saved my session but it is gone']],
    ['en', ['coach said i need to pass more']],
    ['en', ['my coach said im special and pretty']],
    ['en', ['im not the best in my team']],
    ['en', ['i want to be the best']],
    ['en', ['how do i become the best in my team']],
    ['en', ['where do i put my standing foot']],
    ['en', ['why did my dog pop the ball']],
    ['en', ['why did the ref blow the whistle']],
    ['en', ['what do you call a player who stops the goals']],
    ['en', ['what do you call a move where you turn with the ball']],
    ['en', ['i want to step up my game']],
    ['en', ['how do i cross the ball with my left']],
    ['en', ['who is better at wall passes me or max']],
    ['en', ['who should take the penalty']],
    ['en', ['do i need gloves in goal']],
    ['en', ['how do i catch the ball in goal']],
    ['en', ['how long till i am good at juggling']],
    ['en', ['how many minutes is a session']],
    ['en', ['max is 10 what do i do with him']],
    ['en', ['is 10 minutes a day max ok']],
    ['en', ['what is my max in juggling']],
    ['en', ['who is the captain of our team']],
    ['en', ['i got 3 tokens how']],
    ['en', ['how many packs can i open']],
    ['en', ['what can i eat after training']],
    ['en', ['my foot hurts in my boots']],
    ['en', ['i only got 4']],
    ['en', ['i never get passes']],
    ['en', ['its not my fault']],
    ['en', ['mum was cross with dad and hit him']],
    ['en', ['can i be offside from a corner']],
    ['en', ['i have a cold']],
    ['de', ['wie schieße ich volley']],
    ['de', ['wir haben verloren und ich bin schuld']],
    ['de', ['ich will der beste werden']],
    ['de', ['bin nicht der beste im team']],
    ['de', ['wie halte ich mehr bälle']],
    ['de', ['was ist ein hattrick']],
    ['de', ['der trainer sagt ich soll mehr passen']],
    ['de', ['wo steht mein standbein']],
    ['de', ['mir ist schlecht']],
    ['de', ['wann ist mein rekord']],
    ['de', ['warum hat der schiri gepfiffen']],
    ['de', ['meine knöchel tun weh in den schuhen']],
    ['en', ['i was sad cuz we moved up a division and everyone is better']],
    ['de', ['in der letzten minute habe ich den pfosten getroffen']],
    ['en', ['do i have to be tall to be a keeper']],
    ['en', ['i scored an own goal from 20 yards']],
    ['de', ['und am besten']],
    ['en', ['who is the best player in the world']],
    ['en', ['how do i beat my brother']],
    ['en', ['we lost 3-0', 'when i lost the ball']],
    ['en', ['i hit the post in the last minute']],
    ['en', ['why do you keep telling me to rest']],
    ['en', ['when is the next match']],
    ['en', ['how do i do a step over']],
    ['en', ['i did a step over and hurt my ankle']],
    ['de', ['wie viele mal hochgehalten ist gut']],
    ['en', ['my name is max i am sad']],
    ['en', ['mum laughed at me cos i was muddy']],
    ['en', ['i cant do 100 kick ups']],
  ])('leaves to others what is none of it (%s, %j)', (language, turns) => {
    expect(followUpLinesIn(language, talkWithCoach(language, turns).response).filter((line) => OF_JOY_AND_PLAY.has(line))).toEqual([]);
  });

  it.each<readonly [CoachTopic, Language, readonly string[]]>([
    ['heavyFood', 'en', ['what shud i eat before a match mum does me beans on toast', 'what about after. we always go maccies lol']],
    ['heavyFood', 'en', ['what shud i eat before a match', 'no i mean is maccies ok after a game']],
    ['heavyFood', 'de', ['was soll ich vor dem spiel essen', 'und danach ist mecces ok']],
    ['opinion', 'en', ['who d u reckon is better beth mead or lauren james']],
    ['opinion', 'en', ['who do u think is better lucy bronze or leah williamson']],
    ['footballTrivia', 'en', ['how many goals is the most anyone ever got']],
    ['footballTrivia', 'en', ['who is the england womens captain then']],
    ['footballTrivia', 'de', ['wer ist der kapitän von bayern']],
  ])('is of its topic: %s (%s, %j)', (topic, language, turns) => {
    expect(speaking(language, () => understand(turns.at(-1) ?? '', turns.slice(0, -1)).topic?.topic)).toBe(topic);
  });

  it.each<readonly [Language, string]>([
    ['en', 'i played with max today'],
    ['en', 'max is my best mate'],
    ['en', 'max always laughs'],
    ['de', 'ich hab mit max gespielt'],
  ])('is a name and no most (%s, %s)', (language, text) => {
    expect(withoutNameMax(text, language)).not.toContain('max');
  });

  it.each<readonly [Language, string]>([
    ['en', 'what is my max in juggling'],
    ['en', '10 minutes max'],
    ['en', 'my max is 12'],
    ['de', 'maximal 10 minuten'],
    ['de', 'max 10 minuten'],
  ])('is the most where nobody is called so (%s, %s)', (language, text) => {
    expect(withoutNameMax(text, language)).toBeNull();
  });

  it('is no feeling sick where German slang means very much', () => {
    expect(talkWithCoach('de', ['wie viel token hab ich', '1368 is ja übelst viel. was is in so nem päckchen drin']).response).toMatch(/legendär/);
  });
});
