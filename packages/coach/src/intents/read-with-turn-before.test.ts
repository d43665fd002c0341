import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const topicAfter = (talk: string): string | undefined => {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1)).topic?.topic;
};

describe('a short turn that says little by itself', () => {
  it.each([
    ['which badge is next >> how do i get it', 'badgesHow'],
    ['whats my streak >> what if i miss tomorrow', 'streakRule'],
    ['i cant sleep before matches >> i get too nervous', 'sleepBefore'],
    ['ich kann nicht einschlafen vor spielen >> was hilft', 'sleepBefore'],
    ['i lost 7-0 today >> i was the goalie', 'keeperConceded'],
    ['i got a new ball >> what size should it be', 'ballSize'],
    ['what\'s a rondo >> how many people', 'groupGames'],
    ['who is the best player ever >> i think messi', 'opinion'],
    ['what should i wear for filming >> can it be dark', 'filmLight'],
    ['do pros do these drills >> which ones', 'prosDo'],
    ['how many days till i get a badge >> which one', 'allBadges'],
    ['where can i see my videos >> can i delete them', 'deleteAnalysis'],
    ['ich bin verteidiger >> was soll ich üben', 'defenderRole'],
    ['welche stollen brauche ich >> auf kunstrasen', 'studs'],
  ])('is read as one message with the turn before: %s', (talk, topic) => {
    expect(topicAfter(talk)).toBe(topic);
  });

  it.each([
    ['how do i get more tokens >> how many do i have', 'my_numbers'],
    ['i have 10 minutes >> ok but inside', 'rain'],
    ['tell me a joke >> what should i practise today', 'which_drill'],
    ['whats my streak >> thanks', 'thanks'],
    ['my ankle hurts >> what if i play tomorrow', 'injury'],
    ['what drill should i do >> my dad says not against the house', 'no_wall'],
    ['my shots always go over >> which drill for that', 'which_drill'],
    ['how do i get beter at keepy upys >> my feet hert after playing', 'injury'],
    ['bin ich besser als die andern >> mein fus tut wee', 'injury'],
    ['que treino >> meu pe ta duendo', 'injury'],
  ])('keeps its own reading where that is clear: %s', (talk, intent) => {
    const turns = talk.split(' >> ');
    expect(understand(turns.at(-1) ?? '', turns.slice(0, -1)).intent).toBe(intent);
  });

  it.each(['who is better messi or ronaldo >> im sad becuase nobody passes me', 'what is offside >> i cried after the match'])('that tells a feeling stands by itself: %s', (talk) => {
    expect(topicAfter(talk)).not.toBe(topicAfter(talk.split(' >> ')[0] ?? ''));
  });
});
