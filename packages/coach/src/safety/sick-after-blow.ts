import { anyRule } from './rule-patterns.ts';

const SICK =
  '(?:threw up|throw(?:ing|n)? up|throws up|puk\\w*|vomit\\w*|(?:feel(?:ing)?|felt|been|was|got|getting|m|im|am) (?:(?:really|so|very|a bit|super|proper|kinda|all|still) )*(?:sick|queasy)(?! of)|nausea\\w*|kotz\\w*|gekotzt|erbr[eo]ch\\w*|ubergeben|mir (?:ist|wird|war|wurde) (?:\\w+ )?(?:schlecht|ubel|kotzubel)|(?:ist|wird|war|wurde) mir (?:\\w+ )?(?:schlecht|ubel|kotzubel)|vomi\\w*|nausee\\w*|nauseas|envie de vomir|ganas de vomitar|vontade de vomitar|enjoad[oa])';
const ARTICLE = '(?:a |an |the |my |this |that |i |we |dem |den |der |einem |einer |nem |ner |meinem |el |la |un |una |le |les |del |de |du |des |do |da |dos |uma? |o )*';
const BLOW =
  '(?:headers?|heading|headed|clash\\w*|collision|collided|crash\\w*|knock\\w*|bang\\w*|got hit|was hit|hit (?:my|in|on|by)|fell|falling|fall|kopfball\\w*|kopfballe|kopfen|zusammenstoss|zusammenprall|sturz|aufprall|schlag|golpe|cabezazo|choque|balonazo|pelotazo|caida|choc|coup|chute|bolada|pancada|cabecada|batida|queda|trombada)';
const AFTER = '(?:after|since|from|nach|seit|vom|despues|desde|apres|depuis|depois|apos)';
const AFTER_BLOW = `${AFTER} ${ARTICLE}${BLOW}`;
const ON_HEAD = '(?:kopf|hinterkopf|stirn|schlafe|cabeza|frente|tete|front|cabeca|testa)';
const FALLEN = '(?:hingefallen|gefallen|gesturzt|sturz|umgefallen|kopf\\w*|zusammenstoss|zusammenprall|geprallt|gestossen)';

/** Two players who run into each other, by any of the words for it. */
const CLASHED =
  '(?:(?:zusammen|aneinander|gegeneinander|ineinander) ?(?:ge)?(?:krach|knall|stoss|stoess|prall|rass?el|rumpel|rausch|renn|rann|lauf|donner|bums)\\w*|zusammenst(?:oss|oess)\\w*|zusammenprall\\w*|(?:clash|collid|crash|bang|bump|smash|knock|slam|bash)(?:ed|ing)? (?:right |straight |heads )?(?:into|with) (?:the |my |a |an |this |our |their |another )?\\w+|ran (?:right |straight |smack )?into (?!space|trouble|the (?:box|space|gap|penalty))\\w+|(?:clash|collision) (?:of heads|with)|heads? (?:clash|collid|bang|bump|knock|smash)\\w*|(?:bang|bump|clash|knock|smash|crack)(?:ed|ing)? (?:our |both )?heads)';
/** What the ball or a player does to a head. */
const ON_THE_HEAD =
  '(?:(?:an|am|auf|gegen|vor|in|ins|mit)(?: den| dem| die| das| meinen| meinem| seinen| ihren)? (?:kopf|kopfen|kopfe|stirn|hinterkopf|schlafe|gesicht|birne|rube|schadel)|kopfball\\w*|luftduell\\w*|kopfduell\\w*|(?:beim|nach dem|vom) kopfe?n|headers?|heading|headed|(?:in|to|on|off|against) (?:the |my |his |her )?(?:head|face|forehead|temple|skull))';
const GOT = '(?:got|took|get|gets|hit|caught|smacked|struck|bekommen|abbekommen|gekriegt|abgekriegt|kriegt?|bekam|getroffen|geflogen|geknallt|gedonnert)';
/** A ball that flew at the own head, or a clash with another player, with nothing told of what is felt. */
const KNOCK = anyRule([`(?:bin|bist|sind|war|haben|i|we|im|got|me)#${CLASHED}|${CLASHED}#(?:bin|sind|i|we|me)(?= |$)`, `ball#${ON_THE_HEAD}#${GOT}|${GOT}#ball#${ON_THE_HEAD}|ball#${GOT}#${ON_THE_HEAD}`, `${ON_THE_HEAD}#${CLASHED}|${CLASHED}#${ON_THE_HEAD}`]);

/** Whether words (in plain letters) tell of a knock that may be one to the own head, after which signs may come later. */
export const tellsOfKnockToHead = (words: readonly string[]): boolean => KNOCK.test(words.join(' '));

/** What is felt behind a knock to the head, of the eyes and of the stomach. */
const LIGHT_HURTS =
  '(?:(?:licht|lichter|lampe\\w*|flutlicht\\w*|sonne|bildschirm|handy|helle?s?|helligkeit) (?:\\w+ ){0,2}?(?:tut|tun|schmerzt|schmerzen|brennt|sticht|macht)(?: \\w+){0,4}? (?:weh|augen|kopf)|(?:tut|tun|schmerzt|brennt|sticht)(?: \\w+){0,3}? (?:licht|lichter|lampe\\w*|flutlicht\\w*|helligkeit|helle)(?: \\w+){0,4}? (?:augen|weh)|(?:augen|auge) (?:tun|tut|schmerzen|brennen)(?: \\w+){0,2}? (?:weh )?(?:bei|vom|im|von|durch|wegen)(?: dem| der)? (?:licht|hell\\w*|lampe\\w*|sonne)|(?:lights?|brightness|lamps?|screens?|sun) (?:is |are |s |really |so |keeps? )*(?:hurts?|hurting|stings?|stinging|bothers?|bothering|annoy(?:s|ing)|kill(?:s|ing)|burns?|burning)(?: in| inside)? (?:my |me |his |her |the )?(?:eyes?|head)|eyes? hurts? (?:\\w+ ){0,3}?(?:lights?|bright\\w*|screens?)|cant (?:stand|bear|look at|look into) (?:the |any )?(?:bright )?(?:lights?|brightness)|(?:vertrag|vertrage|ertrag|ertrage|halt|halte) (?:\\w+ ){0,2}?(?:kein |das |die )*(?:helle?s? )?(?:licht|helligkeit))';
const SIGN = `(?:${SICK}|${LIGHT_HURTS}|(?:mir (?:ist|wird|war)|bin|fuhl\\w* mich|feel|feeling|felt|im|am) (?:\\w+ )?(?:schwindl\\w*|schwummr\\w*|benommen|duselig|schlapp und schlecht|dizzy|woozy|groggy|faint|queasy|nauseous|drowsy))`;

const SIGNS = anyRule([SIGN]);
/** Whether words (in plain letters) tell of what is felt behind a knock to the head. */
export const tellsOfSignOfHead = (words: readonly string[]): boolean => SIGNS.test(words.join(' '));

/** The same behind a clash with another player: nothing that was learned doubts it. */
export const sickAfterClash: readonly string[] = [`${CLASHED}#${SIGN}|${SIGN}#${CLASHED}`, LIGHT_HURTS];

/** Being sick, a lump, lost memory or eyes that light hurts after a blow or a clash: the head, whether it is named or not; in the notation of `rule-patterns.ts`. */
export const sickAfterBlow: readonly string[] = [
  `${ON_THE_HEAD}#${SIGN}|${SIGN}#${ON_THE_HEAD}`,
  `${SICK} (?:\\w+ ){0,4}?${AFTER_BLOW}|${AFTER_BLOW}#${SICK}`,
  `(?:beulen?|chichon|bosse|galo) (?:\\w+ ){0,3}?${ON_HEAD}`,
  `kann mich (?:\\w+ ){0,3}?nicht (?:\\w+ ){0,4}?erinnern#${FALLEN}|${FALLEN}#kann mich (?:\\w+ ){0,3}?nicht (?:\\w+ ){0,4}?erinnern`,
];
