import { asksIfGoodEnoughForPro } from './asks-if-good-enough-for-pro.ts';
import { crisisKinds, refusalKinds, type CrisisKind, type RefusalKind } from '@touchline/domain';
import { skillIn } from '../intents/find-drill-and-skill.ts';
import { wantsShortAnswers } from '../intents/wants-short-answers.ts';
import { plain, readings, squashed } from '../text/undo-disguised-spelling.ts';
import { isFamiliar, mendedWords, wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import type { Matcher } from '../text/word-patterns.ts';
import { anyRule, replacer } from './rule-patterns.ts';
import { asksWhomToWrite } from '../question-parts/asks-whom-to-write.ts';
import { asksOfCola } from '../question-parts/food-question.ts';
import { offeredForWord } from '../question-parts/one-word-question.ts';
import { isAppQuestion, saysOnlyThatOthersLaugh } from './harmless-app-questions.ts';
import { soundsDangerous, soundsHarmless } from './danger-score.ts';
import { abuseConcepts, groomingConcepts } from './concepts-abuse.ts';
import { showsInjury, tellsOfIllness, tellsOfSeriousInjury } from './injury-and-illness-signs.ts';
import { chestBreath } from './chest-and-breath-patterns.ts';
import { contactConcepts, drugConcepts, hateConcepts, injectionConcepts, injuringConcepts, meetingConcepts } from './concepts-refuse.ts';
import { abuseInOtherLanguages, askedInOtherLanguages, eatingInOtherLanguages, injuringInOtherLanguages, selfHarmInOtherLanguages } from './concepts-spanish-french-portuguese.ts';
import { selfHarmConcepts } from './concepts-self-harm.ts';
import { abuse, grooming, whereChildrenUndress } from './rules-abuse.ts';
import { eatingNames, eatingWeight } from './eating-and-weight-patterns.ts';
import { contactDetails, drugs, hateObscenity, injuringOthers, meeting, promptInjection } from './rules-refuse.ts';
import { selfHarm } from './rules-self-harm.ts';
import { feelsLow, isEverydayMessage } from './harmless-everyday-messages.ts';
import { isOfKnownWordsAlone } from './harmless-words-only.ts';
import { tellsOnlyOfSilentFriend } from './friend-not-talking.ts';
import { isAskedInFewWords, isCrisisInFewWords, tellsInFewWords } from './few-words/told-in-few-words.ts';
import { harmless } from './harmless-phrases.ts';
import { hintedContact, hintedDrugs, hintedHate, hintedInjuring, hintedObscenity } from './hinted-refusals.ts';
import { isHurtByAPersonsTouch } from './hurt-by-a-persons-touch.ts';
import { tellsOfHurtingLimb } from './whole-message-of-hurting-limb.ts';
import { mendKeyWords, spelledBehindArticle } from './correct-misspelled-danger-words.ts';
import { readByEar } from './spelled-by-ear.ts';
import { bedtimeQuestions, chatsForTwo, privateApproach, privateContact } from './concepts-private-contact.ts';
import { staysAwayFromSomebody, tellsOnlyOfBeingLeftOut, tellsOnlyOfCoachsDislike } from './left-out.ts';
import { lastingSadness } from './lasting-sadness.ts';
import { isKnownQuestion } from './harmless-known-questions.ts';
import { loneliness, playedWithByNobody } from './loneliness.ts';
import { isOfLongTermAsthma } from './long-term-illness-told.ts';
import { hurtsInPrivate } from './pain-in-private-parts.ts';
import { isPlainComplaint, isPlainTurnToPlay } from './harmless-complaints.ts';
import { isPlainFootball } from './harmless-football-words.ts';
import { tellsOfPrivateSpace } from './adult-and-child-in-private-space.ts';
import { isPlainSadNews } from './sad-news.ts';
import { strangerTurnedTo, strangerWroteToMe } from './stranger-to-child.ts';
import { asksToBeCoach, friendshipWithCoach, othersSeePro } from './harmless-words-to-coach.ts';
import { isOnlyShoutedAt } from './only-shouted-at.ts';
import { sickAfterBlow, sickAfterClash } from './sick-after-blow.ts';
import { isSmallTalk } from './harmless-small-talk.ts';
import { tellsOfFamilyIll } from '../question-parts/facts-told-about-oneself.ts';
import { remarkToCoach } from '../question-parts/remark-to-coach.ts';
import { isOfBallAtHome } from './harmless-ball-at-home.ts';
import { fearsForChild, isOnlyOfParent, parentAsk, toldByChildItself } from './parent-of-child.ts';
import { isOnlyPutDown } from './told-bad-at-football.ts';
import { teasedBy } from './ordinary-teasing.ts';
import { swallowedPoison } from './swallowed-poison.ts';
import { tellsOfThreatOfBlows } from './threat-of-blows.ts';
import { tellsOfThreatToKill } from './threat-to-kill.ts';
import { isTirednessAlone } from './tired-not-hurt.ts';
import { isMockedForPlay, isUnwellOrOfPosition } from './unwell-or-mocked.ts';
import { isWishToPlay } from './wish-to-play.ts';
import { indirectAbuse, indirectGrooming, indirectSelfHarm } from './indirect-crises.ts';
import { headInjury } from './head-injury-patterns.ts';
import { indirectContact, indirectDrugs, indirectHate, indirectInjection, indirectInjuring, indirectMeeting } from './indirect-refusals.ts';

/**
 * What is done with a message: a crisis gets its fixed answer, a refusal a friendly no. Where rules and examples differ,
 * the coach asks whether all is well (`check`), more gently of who says that they are alone and nothing else (`isAlone`). All
 * else goes on to the coach.
 */
export type Verdict = RuleVerdict | { readonly action: 'check'; readonly isAlone?: true };
type RuleVerdict =
  | { readonly action: 'allow' }
  | { readonly action: 'crisis'; readonly kind: CrisisKind }
  | { readonly action: 'refuse'; readonly kind: RefusalKind };

const rules: Readonly<Record<CrisisKind | RefusalKind, Matcher>> = {
  self_harm: anyRule([...selfHarm, ...selfHarmConcepts, ...indirectSelfHarm, ...selfHarmInOtherLanguages, ...swallowedPoison]),
  abuse: anyRule([...abuse, ...abuseConcepts, ...indirectAbuse, ...privateContact, ...abuseInOtherLanguages]),
  grooming: anyRule([...grooming, ...groomingConcepts, ...indirectGrooming, ...privateApproach]),
  head_injury: anyRule([...headInjury, ...sickAfterBlow, ...sickAfterClash]),
  chest_breath: anyRule(chestBreath),
  eating_weight: anyRule([...eatingWeight, ...eatingNames, ...eatingInOtherLanguages]),
  prompt_injection: anyRule([...promptInjection, ...injectionConcepts, ...indirectInjection]),
  injuring_others: anyRule([...injuringOthers, ...injuringConcepts, ...indirectInjuring, ...injuringInOtherLanguages, ...hintedInjuring]),
  drugs: anyRule([...drugs, ...drugConcepts, ...indirectDrugs, ...hintedDrugs]),
  contact_details: anyRule([...contactDetails, ...contactConcepts, ...indirectContact, ...hintedContact]),
  meeting: anyRule([...meeting, ...meetingConcepts, ...indirectMeeting]),
  hate_obscenity: anyRule([...hateObscenity, ...hateConcepts, ...indirectHate, ...hintedHate, ...hintedObscenity]),
};
const withoutHarmless = replacer(harmless);
/** Rules of a crisis that nothing learned from examples has a say in. */
const certain = anyRule([...swallowedPoison, ...sickAfterClash, ...whereChildrenUndress, ...privateContact, ...privateApproach]);
const FOOTBALL_WORD = /^(?:drills?|exercises?|training|football|soccer|balls?|foot|feet|wall|cones?|tips|pass|shot|goal)$/;
const MOST_WORDS_OF_SLIPS = 6;
/** What is no danger by itself and no football either: the coach asks. */
const askedAbout = anyRule([...loneliness, ...bedtimeQuestions, ...chatsForTwo, ...staysAwayFromSomebody, ...lastingSadness, ...askedInOtherLanguages]);
const withoutLoneliness = replacer([...loneliness, ...playedWithByNobody]);
/** What may stand beside loneliness that is nothing but that: where, when, and sadness. Any other word may be a sign of more. */
const BESIDE_LONELINESS = new Set('a an and at because bin class club der feel heute here hier i ich im in klasse m me meinem meiner mir my new on our practice really sad school schule so team the this to today training traurig und verein with always again anymore any more ever just never what if was wenn wieder mehr immer nie pause break recess football fussball y et e en el la le dans l au na no nao meu minha mi ma mon time equipo equipe equipa lequipe clase classe escola escuela ecole hoy ahora jamais plus'.split(' '));

/** Said without blanks, these are what they are with them. */
const SQUASHED: readonly (readonly [CrisisKind | RefusalKind, RegExp])[] = [
  ['self_harm', /(wan(t|na)(to)?|gonna)(die|bedead)|kill(ing)?myself|killmeself|suicid(?!es$)|hurtmyself|cutmyself|endmylife|hatemylife|ichwillsterben|ichbringmichum|quieromorir|matarme|veuxmourir|jeveuxmourir|meteur|queromorrer|mematar|nichtmehrleben/],
  ['abuse', /(dad|mum|mom|coach|father|he)(hits|beats|touches|slaps)me|mepega|mefrappe|mebate/],
  ['grooming', /sendnudes|sendmenudes|showmeyourbody/],
  ['head_injury', /hitmyhead|bangedmyhead|gehirnersch/],
  ['chest_breath', /cantbreathe?|chestpain|chesthurts/],
  ['eating_weight', /loseweight|throwup(after|food)|imtoofat|makemyselfsick/],
  ['prompt_injection', /ignore(all|your|previous|the)\w*(rules|instructions)|systemprompt/],
  ['hate_obscenity', /fuck(you|off|this)|motherfuck|hurensohn|hijodeputa|filsdepute|filhodaputa|asshole/],
];

const MARKUP = /<\/?(user|system|assistant|im_start|im_end|instructions?)\b|"?role"?\s*[:=]\s*"?(system|assistant|developer)|\[\/?(inst|system|sys)\]|^\s*(system|assistant|developer|admin)\s*[:>\]]|#{2,}\s*(system|instruction|new)|<\|/im;
/** Insults with a sign in the place of letters: what stands there is looked up with the sign as any letter. */
const OBSCENE = 'fuck fucking fucker shit shitty bitch cunt bastard asshole faggot nigger nigga whore slut dick pussy wanker puta puto mierda joder putain pute merde connard scheisse fotze hurensohn wichser arschloch ficken caralho foder porra merda buceta viado'.split(' ');

function hasStarredInsult(message: string): boolean {
  const tokens = plain(message).match(/[a-z]+[*#_%&.]+[a-z]*|[*#]+[a-z]+/g) ?? [];
  return tokens.some((token) => {
    const pattern = new RegExp(`^${token.replace(/[*#_%&.]+/g, (signs) => (signs.length === 1 ? '[a-z]{1,2}' : `[a-z]{1,${signs.length + 1}}`))}$`);
    return token.length >= 4 && OBSCENE.some((word) => pattern.test(word));
  });
}

const NUMBER_WORDS =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|null|eins|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|et|um|dois|quatro|sete|oito|nove|meia|nought)';
const SPELLED_NUMBER = new RegExp(`(?:^| )(?:zero|oh|null|cero|nought|plus|double)(?: ${NUMBER_WORDS}){5,}(?= |$)|(?:^| )${NUMBER_WORDS}(?: ${NUMBER_WORDS}){8,}(?= |$)`);
const CALLS = /\b(call|ring|text|phone|mobile|tel\w*|handy\w*|nummer|whats ?app|zap|numero|num|movil|celular|llama\w*|appelle|liga|number|fone|cell|contact)\b/;

/** An address of mail, a link, an @name or a name with its number. Sentences have a dot before a word as well, so endings are listed. */
const ADDRESS = /[\w.+-]+\s*@\s*[\w-]+\s*\.\s*[a-z]{2,}|(^|[^\w])@\s*[a-z_][\w.]{2,}|https?:|:\/\/|\bwww\.|[\w-]{2,}\.(com|net|org|info|gg|io|me|co\.uk|de|es|fr|br|pt)(?![a-z])|[a-z_]#\d{3,}/;

/** Phone numbers, addresses of mail and handles. Results in a row ("247 221 214") are none. */
function hasContact(message: string, folded: readonly string[]): boolean {
  const text = plain(message);
  const runs = text.match(/\+?\d(?:[\s().\-/]*\d)*/g) ?? [];
  const phone = runs.some((run) => {
    const digits = run.replace(/\D/g, '');
    if (digits.length >= 8 && /\d{7,}/.test(run)) return true;
    if (digits.length >= 9 && /^(\+|0)/.test(run)) return true;
    return digits.length >= 7 && CALLS.test(text);
  });
  if (phone || folded.some((reading) => SPELLED_NUMBER.test(reading))) return true;
  if (/\b(insta\w*|ig|snap\w*|sc|discord|disc|tik ?tok|whats ?app|telegram|roblox|fortnite|psn|xbox|kik|signal|skype|twitch|youtube|facebook|gamertag)\b[^a-z0-9]{0,3}(?:(is|:|=|@|ist|es|e|est|name)[\s:=@]*[a-z]+[._\d#]|[\s:=@]*[a-z]+(?:[_\d#]|\.(?=\w)))[\w.#]*/.test(text)) return true;
  return ADDRESS.test(text);
}

/** What is found by its form and not by its words: nothing that was learned has a say in it. */
const hasForm = (kind: CrisisKind | RefusalKind, message: string, folded: readonly string[], long: readonly string[]): boolean =>
  SQUASHED.some(([of, pattern]) => of === kind && long.some((word) => pattern.test(word))) ||
  (kind === 'prompt_injection' && MARKUP.test(message)) ||
  (kind === 'hate_obscenity' && hasStarredInsult(message)) ||
  (kind === 'contact_details' && hasContact(message, folded));

const breaks = (kind: CrisisKind | RefusalKind, message: string, folded: readonly string[], long: readonly string[]): boolean =>
  folded.some((reading) => rules[kind].test(reading) || tellsInFewWords(kind, reading)) || hasForm(kind, message, folded, long);

const hasToBeAsked = (folded: readonly string[]): boolean => folded.some((reading) => tellsOfPrivateSpace(reading) || isAskedInFewWords(reading) || askedAbout.test(reading));

/** True for loneliness and nothing else, in every reading. */
const isOnlyLonely = (folded: readonly string[]): boolean =>
  folded.every((reading) => {
    const rest = withoutLoneliness(reading, ' ');
    return rest !== reading && rest.split(' ').every((word) => word === '' || BESIDE_LONELINESS.has(word));
  });

/** The readings of a message, words that young children spell by ear read as what they sound like, in which everyday football is only called that. */
export const footballReadings: (message: string) => readonly string[] = rememberedDuringAnswer((message) => {
  const read = readings(message);
  return [...new Set([...read, ...read.map(readByEar)])].map((reading) => withoutHarmless(reading, ' football'));
});

/** The readings of a message that rules are tried on. */
function foldedForRules(message: string): string[] {
  const read = footballReadings(message);
  const apart = spelledBehindArticle(plain(message));
  return [...new Set([...read, ...read.map(mendKeyWords), ...(apart === null ? [] : [apart])])];
}

/** Whether a rule of one of these kinds is broken, whatever else the message may be. */
export function breaksAnyOf(kinds: Iterable<CrisisKind | RefusalKind>, message: string): boolean {
  const folded = foldedForRules(message);
  const long = squashed(message);
  return [...kinds].some((kind) => breaks(kind, message, folded, long));
}

/**
 * What a message is about by rule alone, whatever else it holds. Where it holds several things, the first crisis counts,
 * then the first refusal.
 */
export const checkByRule: (message: string) => RuleVerdict = rememberedDuringAnswer((message): RuleVerdict => {
  const folded = foldedForRules(message);
  const long = squashed(message);
  // Scorn of another's body is an insult and no cry for help.
  if (breaks('hate_obscenity', '', folded, []) && folded.some((reading) => /(fun of|song|insult\w*|joke\w*|chant\w*|roast\w*) .*(fat|ugly|gord\w*|gros\w*|dick\w*)/.test(reading))) {
    return { action: 'refuse', kind: 'hate_obscenity' };
  }
  const isThreatened = readings(message).some(tellsOfThreatToKill);
  for (const kind of crisisKinds) if (breaks(kind, message, folded, long) || (kind === 'abuse' && isThreatened)) return { action: 'crisis', kind };
  for (const kind of refusalKinds) if (breaks(kind, message, folded, long)) return { action: 'refuse', kind };
  return { action: 'allow' };
});

const FEWEST_FOOTBALL_WORDS = 2;
const OF_CONTACT: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['contact_details', 'meeting']);

/** A short question of football alone whose slips of the fingers only look like other words: "pasing drils plz". */
function isMisspelledFootball(message: string): boolean {
  const words = mendedWords(message, 'en');
  const text = words.join(' ');
  const ofFootball = words.filter((word) => skillIn([word]) !== null || FOOTBALL_WORD.test(word)).length;
  return words.length <= MOST_WORDS_OF_SLIPS && ofFootball >= FEWEST_FOOTBALL_WORDS && isFamiliar(text) && !soundsDangerous([text]) && checkByRule(text).action === 'allow';
}

/**
 * What a message is about before any coach sees it. The rules decide; where they are silent, or a rule is alone against
 * all that was learned from examples, the coach asks.
 */
export const checkWords: (message: string) => Verdict = rememberedDuringAnswer((message): Verdict => {
  if (strangerTurnedTo(message) !== null) {
    const byRule = checkByRule(message);
    return byRule.action === 'crisis' ? byRule : { action: 'crisis', kind: 'grooming' };
  }
  const words = wordsOf(message);
  const asWritten = words.join(' ');
  if (isAppQuestion(asWritten) || isSmallTalk(asWritten) || remarkToCoach(words) !== null || isOfBallAtHome(asWritten) || isOnlyOfParent(message) || asksOfCola(asWritten) || isEverydayMessage(asWritten) || isOfKnownWordsAlone(asWritten) || asksIfGoodEnoughForPro(words) || friendshipWithCoach(words) !== null || asksToBeCoach(words) || othersSeePro(words) !== null || wantsShortAnswers(words) || offeredForWord(words) !== null || isTirednessAlone(asWritten) || isMockedForPlay(words) || isPlainTurnToPlay(words) || isOnlyPutDown(words) || teasedBy(words) !== null || isOnlyShoutedAt(words) || asksWhomToWrite(words)) return { action: 'allow' };
  if (saysOnlyThatOthersLaugh(asWritten) || feelsLow(asWritten)) return { action: 'check' };
  const byRule = checkByRule(message);
  // Who was written to by a stranger wishes for no contact.
  const verdict: RuleVerdict = byRule.action === 'refuse' && OF_CONTACT.has(byRule.kind) && strangerWroteToMe(message) ? { action: 'crisis', kind: 'grooming' } : byRule;
  // No more than that, from first word to last; a crisis stays one.
  const isEveryday = verdict.action !== 'crisis' && (isUnwellOrOfPosition(words) || isWishToPlay(words) || tellsOfHurtingLimb(words) || toldByChildItself(words).some(tellsOfHurtingLimb) || showsInjury(words) || tellsOfSeriousInjury(words) || tellsOfIllness(words) || isPlainSadNews(words) || tellsOfFamilyIll(asWritten) || tellsOnlyOfSilentFriend(words) || tellsOnlyOfBeingLeftOut(words) || tellsOnlyOfCoachsDislike(words));
  if (verdict.action === 'refuse' && (isEveryday || isPlainComplaint(words))) return { action: 'allow' };
  // Who is threatened does not ask how to hit others, and needs more than the question whether all is well.
  if ((verdict.action === 'allow' || (verdict.action === 'refuse' && verdict.kind === 'injuring_others')) && tellsOfThreatOfBlows(words)) return { action: 'crisis', kind: 'abuse' };
  // Who was hit there does not ask how to hit others.
  if (verdict.action === 'refuse' && verdict.kind === 'injuring_others' && hurtsInPrivate(words)) return { action: 'check' };
  const all = footballReadings(message);
  if (verdict.action === 'allow') {
    if (isOnlyLonely(all)) return { action: 'check', isAlone: true };
    const isFootball = (): boolean => isEveryday || isPlainComplaint(words) || all.every(isPlainFootball) || isKnownQuestion(message) || isMisspelledFootball(message) || parentAsk(message) !== null;
    return (soundsDangerous(all) && !isFootball()) || hasToBeAsked(all) || fearsForChild(message) || isHurtByAPersonsTouch(words) || hurtsInPrivate(words) ? { action: 'check' } : verdict;
  }
  if (verdict.action === 'crisis' && verdict.kind === 'chest_breath' && readings(message).some(isOfLongTermAsthma)) return { action: 'allow' };
  const isCertain = verdict.action === 'crisis' && (all.some((reading) => isCrisisInFewWords(reading) || certain.test(reading)) || readings(message).some(tellsOfThreatToKill));
  if (isCertain || !soundsHarmless(all) || hasForm(verdict.kind, message, all, squashed(message))) return verdict;
  return isMisspelledFootball(message) ? { action: 'allow' } : { action: 'check' };
});

/** Whether the second opinion alone leans to danger: no rule stops the message, and none asks about it. */
export function isAskedByScoreAlone(message: string): boolean {
  const words = wordsOf(message);
  const all = footballReadings(message);
  const asWritten = words.join(' ');
  const asksByRule = saysOnlyThatOthersLaugh(asWritten) || feelsLow(asWritten) || isOnlyLonely(all) || hasToBeAsked(all) || fearsForChild(message) || isHurtByAPersonsTouch(words) || hurtsInPrivate(words);
  return !asksByRule && checkByRule(message).action === 'allow';
}

/** Whether a message, in every reading, resembles none that are dangerous. */
export const soundsPlain = (message: string): boolean => !soundsDangerous(footballReadings(message));
