import { crisisKinds, refusalKinds, type CrisisKind, type RefusalKind } from '@touchline/domain';
import { plain, readings, squashed } from '../text/undo-disguised-spelling.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import type { Matcher, NotAfter } from '../text/word-patterns.ts';
import { chestBreath } from './chest-and-breath-patterns.ts';
import { abuseConcepts, groomingConcepts } from './concepts-abuse.ts';
import { privateApproach, privateContact } from './concepts-private-contact.ts';
import { contactConcepts, drugConcepts, hateConcepts, injectionConcepts, injuringConcepts, meetingConcepts } from './concepts-refused-topics.ts';
import { selfHarmConcepts } from './concepts-self-harm.ts';
import { abuseInOtherLanguages, eatingInOtherLanguages, injuringInOtherLanguages, selfHarmInOtherLanguages } from './concepts-spanish-french-portuguese.ts';
import { dangersInChildrensWords } from './crises-in-childrens-words.ts';
import { correctDangerWords, spelledBehindArticle } from './correct-misspelled-danger-words.ts';
import { hasDisguisedInsultOrContact } from './disguised-insults-and-contact-details.ts';
import { eatingNames, eatingWeight } from './eating-and-weight-patterns.ts';
import { tellsInFewWords } from './few-words/danger-in-few-words.ts';
import { harmless } from './harmless-phrases.ts';
import { headInjury } from './head-injury-patterns.ts';
import { hintedContact, hintedDrugs, hintedHate, hintedInjuring, hintedObscenity } from './hinted-refused-topics.ts';
import { indirectAbuse, indirectGrooming, indirectSelfHarm } from './indirect-crises.ts';
import { indirectContact, indirectDrugs, indirectHate, indirectInjection, indirectInjuring, indirectMeeting } from './indirect-refused-topics.ts';
import { anyRule, replacer } from './rule-patterns.ts';
import { abuse, grooming } from './rules-abuse.ts';
import { contactDetails, drugs, hateObscenity, injuringOthers, meeting, promptInjection } from './rules-refused-topics.ts';
import { selfHarm } from './rules-self-harm.ts';
import { sickAfterBlow, sickAfterClash } from './sick-after-blow.ts';
import { readByEar } from './spelled-by-ear.ts';
import { swallowedPoison } from './swallowed-poison.ts';
import { tellsOfThreatToKill } from './threat-to-kill.ts';

/** What a rule alone makes of a message. */
export type RuleVerdict =
  | { readonly action: 'allow' }
  | { readonly action: 'crisis'; readonly kind: CrisisKind }
  | { readonly action: 'refuse'; readonly kind: RefusalKind };

const anyOf = (kind: CrisisKind | RefusalKind, rules: readonly (string | NotAfter)[]): Matcher => anyRule([...rules, ...(dangersInChildrensWords[kind] ?? [])]);

const rules: Readonly<Record<CrisisKind | RefusalKind, Matcher>> = {
  self_harm: anyOf('self_harm', [...selfHarm, ...selfHarmConcepts, ...indirectSelfHarm, ...selfHarmInOtherLanguages, ...swallowedPoison]),
  abuse: anyOf('abuse', [...abuse, ...abuseConcepts, ...indirectAbuse, ...privateContact, ...abuseInOtherLanguages]),
  grooming: anyOf('grooming', [...grooming, ...groomingConcepts, ...indirectGrooming, ...privateApproach]),
  head_injury: anyOf('head_injury', [...headInjury, ...sickAfterBlow, ...sickAfterClash]),
  chest_breath: anyOf('chest_breath', chestBreath),
  eating_weight: anyOf('eating_weight', [...eatingWeight, ...eatingNames, ...eatingInOtherLanguages]),
  prompt_injection: anyOf('prompt_injection', [...promptInjection, ...injectionConcepts, ...indirectInjection]),
  injuring_others: anyOf('injuring_others', [...injuringOthers, ...injuringConcepts, ...indirectInjuring, ...injuringInOtherLanguages, ...hintedInjuring]),
  drugs: anyOf('drugs', [...drugs, ...drugConcepts, ...indirectDrugs, ...hintedDrugs]),
  contact_details: anyOf('contact_details', [...contactDetails, ...contactConcepts, ...indirectContact, ...hintedContact]),
  meeting: anyOf('meeting', [...meeting, ...meetingConcepts, ...indirectMeeting]),
  hate_obscenity: anyOf('hate_obscenity', [...hateObscenity, ...hateConcepts, ...indirectHate, ...hintedHate, ...hintedObscenity]),
};
const withoutHarmless = replacer(harmless);

/** The readings of a message, words that young children spell by ear read as what they sound like, in which everyday football is only called that. */
export const footballReadings: (message: string) => readonly string[] = rememberedDuringAnswer((message) => {
  const read = readings(message);
  return [...new Set([...read, ...read.map(readByEar)])].map((reading) => withoutHarmless(reading, ' football'));
});

const breaks = (kind: CrisisKind | RefusalKind, message: string, folded: readonly string[], long: readonly string[]): boolean =>
  folded.some((reading) => rules[kind].test(reading) || tellsInFewWords(kind, reading)) || hasDisguisedInsultOrContact(kind, message, folded, long);

/** The readings of a message that rules are tried on. */
function foldedForRules(message: string): string[] {
  const read = footballReadings(message);
  const apart = spelledBehindArticle(plain(message));
  return [...new Set([...read, ...read.map(correctDangerWords), ...(apart === null ? [] : [apart])])];
}

/** Whether a rule of one of these kinds is broken, whatever else the message may be. */
export function breaksAnyOf(kinds: Iterable<CrisisKind | RefusalKind>, message: string): boolean {
  const folded = foldedForRules(message);
  const long = squashed(message);
  return [...kinds].some((kind) => breaks(kind, message, folded, long));
}

const SCORN_OF_BODY = /(fun of|song|insult\w*|joke\w*|chant\w*|roast\w*) .*(fat|ugly|gord\w*|gros\w*|dick\w*)/;

/**
 * What a message is about by rule alone, whatever else it holds. Where it holds several things, the first crisis counts,
 * then the first refusal.
 */
export const checkByRule: (message: string) => RuleVerdict = rememberedDuringAnswer((message): RuleVerdict => {
  const folded = foldedForRules(message);
  const long = squashed(message);
  // Scorn of another's body is an insult and no cry for help.
  if (breaks('hate_obscenity', '', folded, []) && folded.some((reading) => SCORN_OF_BODY.test(reading))) return { action: 'refuse', kind: 'hate_obscenity' };
  const isThreatened = readings(message).some(tellsOfThreatToKill);
  for (const kind of crisisKinds) if (breaks(kind, message, folded, long) || (kind === 'abuse' && isThreatened)) return { action: 'crisis', kind };
  for (const kind of refusalKinds) if (breaks(kind, message, folded, long)) return { action: 'refuse', kind };
  return { action: 'allow' };
});
