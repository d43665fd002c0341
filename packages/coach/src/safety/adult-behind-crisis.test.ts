import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const TO_CHILD = /\b(?:du|dir|dich|deinen?|deine[mrn])\b|adult you trust|your (?:parents|mum|dad)/i;

const said = (talks: readonly (readonly [language: Language, ...turns: readonly string[]])[]) => talks.map(([language, ...turns]) => ({ language, turns, talk: turns.join(' >> ') }));

describe('an adult behind an answer of safety', () => {
  it.each(said([
    ['en', 'i am the mother of a nine year old', 'a stranger writes to my son on his phone and wants to meet him', 'and now'],
    ['en', 'i coach an u11 team', 'one of my players was hit on the head and is sick', 'can he play tomorrow'],
    ['en', 'my son fell on his head and feels dizzy and sick', 'my son wants to train tomorrow'],
    ['de', 'ich bin der vater von einem 9 jährigen', 'ein fremder mann schreibt meinem sohn und will ihn treffen', 'was soll ich jetzt tun'],
    ['de', 'ich bin der vater von einem 9 jährigen', 'er ist auf den kopf gefallen und ihm ist schlecht'],
    ['de', 'meine tochter ist auf den kopf gefallen und ihr ist schlecht', 'darf meine tochter morgen spielen'],
  ]))('is not spoken to as a child: $talk', ({ language, turns }) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).not.toMatch(TO_CHILD);
    expect(response).not.toMatch(/next step|Ready\?|Nächster Schritt|Bereit\?/);
  });

  it('a child is spoken to as one', () => {
    expect(talkWithCoach('de', ['ich bin auf den kopf gefallen und mir ist schlecht']).response).toMatch(/\bdu\b/);
  });
});
