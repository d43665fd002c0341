import { describe, expect, it } from 'vitest';
import { noNumbers } from './player-context.ts';
import { factsWith626Xp, lastReplyInChat } from './testing/replies-in-chat.ts';

describe('the own numbers of a stretch of time', () => {
  it.each([
    ['how many sessions did i do since sunday', /Since 22 November .*\b3 sessions/],
    ['how much did i practise the week before last', /8 to 14 November.* 0 minutes/],
    ['how many xp have i earned since last month', /Since 1 October .*\b553 XP/],
    ['how many xp did i get this week', /\b177 XP/],
    ['whats my best in juggling this month', /\b68\b/],
    ['minutes since monday', /\b15 minutes/],
    ['how many minutes on average per day this week', /6\.7 minutes/],
    ['how much did i train on the weekend', /21 to 22 November.*5 minutes/],
    ['how many minutes three weeks ago', /1 to 7 November.*5 minutes/],
    ['wie viele einheiten seit sonntag', /Seit dem 22\. November .*\b3 Einheiten/],
    ['wieviel hab ich vorletzte woche trainiert', /8\. bis Samstag, 14\. November.* 0 Minuten/],
    ['wie viele xp seit letztem monat', /\b553 XP/],
    ['wie oft hab ich mit links diese woche geübt', /in 0 Einheiten nur den linken|0 Einheiten nur mit links/],
    ['wie viele minuten im oktober', /\b35 Minuten/],
  ])('%s', (text, told) => {
    expect(lastReplyInChat([text])).toMatch(told);
  });

  it.each([
    [['how many minutes this week', 'and the week before?'], /Last week .*\b40 minutes/],
    [['how many minutes this week', 'and in xp?'], /This week .*\b177 XP/],
    [['wie viele minuten diese woche', 'und letzte?'], /Letzte Woche .*\b40 Minuten/],
  ])('go on over the turns: %s', (turns, told) => {
    expect(lastReplyInChat(turns)).toMatch(told);
  });

  it('says how far its sessions reach, where a stretch begins before them', () => {
    expect(lastReplyInChat(['how many xp since june 2025'], { ...factsWith626Xp, totalSessions: 400 })).toMatch(/latest 10 sessions/);
  });

  it('are the XP that were paid, where these are known', () => {
    const paid = factsWith626Xp.sessions.map((session) => ({ ...session, experience: 61 }));
    expect(lastReplyInChat(['how many xp yesterday'], { ...factsWith626Xp, sessions: paid })).toMatch(/\b61 XP/);
  });
});

describe('two stretches of time', () => {
  it.each([
    ['did i train more this week than last week', /^No\..*20 minutes.*40 minutes/s],
    ['did i do more mins this week than last or nah', /^No\..*20 minutes.*40 minutes/s],
    ['did i train less last week than this', /^No\..*40 minutes.*20 minutes/s],
    ['hab ich diese woche mehr gemacht als letzte oder nicht', /^Nein\..*20 Minuten.*40 Minuten/s],
    ['was last week better than the week before', /^Yes\..*40 minutes.*0 minutes/s],
    ['did i do more minutes in october or november', /35 minutes.*65 minutes/s],
    ['war letzte woche besser als die davor', /^Ja\..*40 Minuten.*0 Minuten/s],
    ['vergleich mal diese woche mit letzter woche', /20 Minuten.*40 Minuten/s],
    ['hab ich gestern mehr gemacht als heute', /^Ja\..*10 Minuten.*5 Minuten/s],
    ['why did i get fewer xp today than yesterday', /55 XP.*66 XP.*50 \+ results 5 = 55 XP.*50 \+ results 6 \+ ten or fifteen minutes 10 = 66 XP/s],
    ['warum hab ich heute mehr xp als gestern', /andersherum|stimmt so nicht/],
  ])('%s', (text, told) => {
    expect(lastReplyInChat([text])).toMatch(told);
  });
});

describe('what is missing, and what practice earns', () => {
  it.each([
    ['whats missing to level 10', /\b274 XP/],
    ['how many sessions till the next level', /\b2 sessions.*74 XP/],
    // 376 XP in 14 days.
    ['how long until level 10 if i keep going like this', /11 days.*274 XP/],
    ['schaff ich level 8 noch heute', /^Ja\..*\b74 XP/],
    ['how many tokens do i need for 200 packs', /\b632 tokens/],
    ['how many sessions till the 25 sessions badge', /\b15 sessions/],
    ['if i practise 10 minutes each day until friday how many xp do i get', /2 × 60 = 120 XP|2 sessions of 10 minutes: 2 × 60 = 120/],
    ['wie viele xp geben 4 einheiten mit 5 minuten', /4 × 50 = 200 XP/],
    ['what level will i be on if i train 15 min every day for two weeks', /level 17.*14 × 70 = 980/],
  ])('%s', (text, told) => {
    expect(lastReplyInChat([text])).toMatch(told);
  });

  it('has no pace where nothing was saved', () => {
    expect(lastReplyInChat(['how long until level 3 at this pace'], noNumbers)).toMatch(/no pace/);
  });
});

describe('which of two ways pays more', () => {
  it.each([
    ['what gives more xp juggling or target shooting', /Juggling.* with 68 brings 6 XP.*no difference|Juggling.* with 68 brings 6 XP.*same 50 XP/s],
    ['more xp for 20 minutes once or 10 minutes twice', /2 × 10 minutes.*2 × 60 = 120 XP.*1 × 70 = 70 XP/s],
    ['lieber 1x 20 min oder 4x 5 min für xp', /4 × 5 Minuten.*4 × 50 = 200 XP/s],
    ['kriegt man mehr xp wenn man öfter oder länger übt', /[Öö]fter|oft/],
  ])('%s', (text, told) => {
    expect(lastReplyInChat([text])).toMatch(told);
  });
});

describe('what is no total of the own practice', () => {
  it.each(['how many goals did ronaldo score last year', 'how was my training yesterday', 'how many minutes left today', 'did my friend train more than last week', 'my knee hurts since sunday', 'how much should i train this week', 'am i better than last month'])('%s', (text) => {
    expect(lastReplyInChat([text])).not.toMatch(/it was \d+ (?:minutes|sessions)|you trained \d+ minutes|\d+ XP\./);
  });
});
