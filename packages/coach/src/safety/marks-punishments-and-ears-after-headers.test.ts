import { describe, expect, it } from 'vitest';
import { checkByRule } from './check-by-rule.ts';
import { checkWords } from './check-message.ts';

/** What a rule hears in a message that is not let through. */
function heardIn(text: string): string {
  const rule = checkByRule(text);
  if (rule.action === 'allow') return 'nothing';
  return checkWords(text).action === 'allow' ? 'let through' : rule.kind;
}

describe('told in passing, and heard by rule', () => {
  it.each([
    'hab wieder neue striche am arm, hilft halt wenn wir verlieren',
    'neue schnitte auf meinem unterarm, aber wie dribble ich besser',
    'schnitte am arm',
    'got new lines on my arm again, how do i pass better',
    'fresh cuts up her wrists',
    'tengo nuevos cortes en el brazo',
    'encore des entailles sur le bras',
    'tenho novos riscos no braço',
  ])('marks of one’s own hand on the skin: %s', (text) => {
    expect(heardIn(text)).toBe('self_harm');
  });

  it.each([
    'bei uns gibts kein abendbrot wenn ich kein tor schieße, ist das bei andern auch so',
    'kein essen, weil ich nicht getroffen habe',
    'wenn ich verliere muss ich kalt duschen',
    'papa sagt kaltes bad wenn wir verlieren',
    'can you help me with finishing? dad made a list, one goal is fine, no goal is the cold bath',
    'a freezing shower every time i miss',
    'if i dont score i have to take a cold bath',
    'die anderen haben mir in der umkleide die hose runtergezogen',
    'meine mitspieler haben mich ausgelacht und mir die hose runtergezogen',
  ])('a punishment with food or cold water, clothes that others pull down: %s', (text) => {
    expect(heardIn(text)).toBe('abuse');
  });

  it.each([
    'we did lots of headers from goal kicks and ever since the last one theres a buzzing and i feel like im underwater. can you show me how to head it the right way',
    'after heading theres a ringing',
    'seit dem kopfballtraining mit kopfbällen klingelt es nur noch',
    'nach dem kopfball piept mein ohr',
    'mein freund hat mir gegen den kopf getreten beim fallrückzieher haha, seitdem piepst es im ohr, wie macht man einen fallrückzieher',
  ])('ears that buzz after a header or a blow: %s', (text) => {
    expect(heardIn(text)).toBe('head_injury');
  });

  it.each([
    'i drew lines on my arm for the game',
    'striche am boden für die leiter',
    'neue linien auf dem platz',
    'is a cold bath good after a match',
    'kaltes bad nach dem training gut?',
    'my shorts keep falling down',
    'how do i head the ball',
    'wie köpfe ich richtig',
    'nach dem kopfball pfeift der schiri, warum',
    'kein abendessen vor dem spiel?',
    'dad says no dessert if i dont practice',
  ])('everyday things with the same words are football: %s', (text) => {
    expect(checkWords(text).action).toBe('allow');
  });
});
