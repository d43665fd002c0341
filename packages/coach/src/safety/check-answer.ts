import type { RefusalKind } from '@touchline/domain';
import { breaksAnyOf, checkByRule } from './check-by-rule.ts';

/** What an answer to a child never holds, whoever wrote it. */
export type AnswerFault = 'contact' | 'link' | 'meeting' | 'weight' | 'drug' | 'dosing' | 'violence' | 'sexual' | 'self_harm' | 'claims';

const BODY_PART = String.raw`(?:ankles?|knees?|shins?|legs?|face|ribs|head|nose|throat|foot|feet)`;
const OPPONENT = String.raw`(?:him|her|them|his|their|the (?:defender|keeper|goalie|striker|opponent|referee|ref|other player))`;

type Faults = readonly (readonly [AnswerFault, readonly RegExp[]])[];

const IN_ENGLISH: Faults = [
  ['contact', [/\b(?:your|my) (?:phone|mobile|cell|whats ?app|snap\w*|insta\w*|discord|email|e-mail|home address)\b/i, /\b(?:text|call|ring|dm|e-?mail|message) me\b/i, /[\w.+-]+@[\w-]+\.[a-z]{2,}/i, /(?:\+|\b0)\d[\d\s()/-]{7,}\d/]],
  ['link', [/https?:|www\.|\b[\w-]{2,}\.(?:com|net|org|io|gg|tv|me)\b/i]],
  ['meeting', [/\b(?:let us|let's|let’s|we (?:can|could|should)|shall we|can we|i (?:will|can|could)) (?:meet(?! the)|hang out|see (?:each other|you (?:at|in) )|come to your|visit|pick you up)/i, /\bpick you up\b|\bcome (?:alone|to my (?:house|home|place))\b|\b(?:between us|our (?:little )?secret|(?:do not|don't|don’t|never) tell (?:your|anyone|anybody|mum|mom|dad))\b/i]],
  [
    'weight',
    [
      /\b(?:your|you look|you are|you're|too) (?:weight(?! (?:over|on|forward|onto|back|to|low))|fat|skinny|chubby|slim|ugly|thin|overweight|heavy for)\b/i,
      /\b(?:lose|losing|gain|drop|shed|cut) (?:some |a few |your )?(?:weight|kilos?|pounds|fat)\b|\bdiet(?:s|ing)?\b|\bcalories?\b|\bkcal\b|\bbmi\b/i,
      /\bskip(?:ping)? (?:a meal|meals|lunch|dinner|breakfast|food)\b|\b(?:fast(?:ing)? for|stop eating|eat less|eat nothing)\b|\b(?:belly|body|stomach) fat\b|\b(?:thinner|skinnier|slimmer)\b/i,
    ],
  ],
  ['drug', [/\b(?:beers?|wine|vodka|alcohol|weed|cannabis|vap(?:e|es|ing)|smok(?:e|ing) (?:a|some|weed)|cigarettes?|nicotine|snus|steroids?|creatine|sarms|caffeine (?:pills?|tablets?)|pre-?workout|testosterone|drugs?)\b/i]],
  ['dosing', [/\b\d+(?:[.,]\d+)? ?(?:mg|ml|milligrams?|millilit\w+|mcg)\b|\b(?:ibuprofen|paracetamol|aspirin|painkillers?|nurofen|tylenol|anti-?inflammator\w+)\b/i, /\b(?:one|two|three|a few|some|\d+) (?:pills?|tablets?|capsules?|puffs)\b/i, /\bplay (?:on )?(?:through|with) (?:the |your )?(?:pain|injury|concussion|dizziness)\b|\bignore (?:the|your) pain\b|\bno need (?:to see|for) a doctor\b/i]],
  [
    'violence',
    [
      new RegExp(String.raw`\b(?:kick|elbow|punch|hit|stamp on|trip|hurt|injure|headbutt|slap|stab|break) ${OPPONENT}(?: (?:in|on|at) the)?(?: ${BODY_PART})?(?=\W|$)(?! (?:with (?:a|the|your) (?:pass|ball|move|pace)|on the (?:break|counter)))`, 'i'),
      /\b(?:injure|hurt|beat up|stab|shoot) (?:someone|somebody|people|a (?:player|kid))\b|\bwhen the ref(?:eree)? (?:is not|isn't|isn’t|looks away|does not)|\b(?:a|the|your) (?:knife|gun|weapon)\b/i,
    ],
  ],
  ['sexual', [/\b(?:sexy|sexual|sex|naked|nudes?|porn\w*|erotic|horny|boobs?|penis|vagina|underwear|undress|kiss (?:me|you)|i love you)\b/i, /\b(?:picture|photo|pic|video|selfie)s? (?:without|of your body|in your (?:bed|room))\b|\bwithout (?:your|a) (?:shirt|clothes|top)\b/i]],
  ['self_harm', [/\b(?:way|ways|how) to (?:die|kill yourself|end (?:it|your life)|hang yourself|overdose)\b|\bkill yourself\b|\b(?:cut|burn|hurt|starve|harm|punish) (?:yourself|your (?:own )?(?:arms?|wrists?|legs?|skin|thighs?))\b|\b(?:you should|better to) die\b|\boverdose\b/i]],
  [
    'claims',
    [
      /\b(?:better|worse|slower|faster) than (?:other|the other|most) (?:players|kids|children)\b/i,
      /\bI(?:'m|’m| am) (?:really |actually )?(?:a )?(?:real person|human|woman|person)\b/i,
      /\b(?:tokens|XP) for (?:asking|chatting|talking)\b/i,
    ],
  ],
];
/** `\b` knows no umlauts: words that begin or end with one are looked for by their letters. */
const GERMAN_BODY_PART = '(?:Knöchel|Knie|Schienbein|Beine?|Gesicht|Rippen|Kopf|Nase|Hals|Fuß|Füße)';
const GERMAN_OPPONENT = '(?:ihm|ihr|(?:den|dem|deinen|deinem|einen|einem|seinen|ihren) (?:Gegner|Gegenspieler|Verteidiger|Torwart|Stürmer|Schiri|Schiedsrichter|anderen Spieler|Mitspieler)n?)';

const IN_GERMAN: Faults = [
  ['contact', [/\b(?:deine|meine) (?:Telefonn\w+|Handyn\w+|Nummer|Adresse|E-?Mail\S*|Mailadresse|WhatsApp\w*|Snap\w*|Insta\w*)(?![\p{L}])/iu, /\b(?:schreib|schick) mir (?:auf|per|über|privat|eine? (?:private )?(?:Nachricht|Mail|SMS))(?![\p{L}])|\bruf mich\b/iu]],
  [
    'meeting',
    [
      /\b(?:lass uns|wollen wir|können wir|sollen wir|wir können|wir könnten) (?:uns )?(?:\p{L}+ ){0,5}(?:treffen|verabreden|sehen)\b/iu,
      /\bich (?:hole?|hol) dich\b|\bich (?:komme?|besuche?) (?:zu )?(?:dir|dich|deinem Spiel)\b|\bkomm (?:allein|zu mir)\b/i,
      /\b(?:unser (?:kleines )?Geheimnis|bleibt unter uns|unter uns bleiben|behalte? das für dich)\b|\b(?:sag|erzähle?) (?:das |es |davon )?(?:niemandem|keinem|deinen Eltern (?:nichts|nicht)|es deinen Eltern nicht|Mama nichts|Papa nichts)\b/i,
    ],
  ],
  [
    'weight',
    [
      /\b(?:dein (?:Gewicht(?! (?:über|auf|nach|vor|zurück))|Bauchfett|Körperfett)|du bist (?:zu |ganz schön |ziemlich )?(?:dick|fett|dünn|mager|pummelig|hässlich|moppelig)|zu (?:dick|fett|dünn|mager)|Übergewicht|übergewichtig)/iu,
      /(?:^|[^\w ]|(?:^|\W) |\b(?!\w*ball )\w+ )abnehmen(?![\p{L}])/iu,
      /\b(?:nimm (?:ein paar |etwas |\d+ )?(?:Kilos? )?ab|abspecken|zunehmen|Kilos? (?:verlieren|abnehmen|weniger)|Diät\w*|Kalorien|kcal|BMI)(?![\p{L}])/iu,
      /\b(?:lass|lasse) (?:das |dein )?(?:Frühstück|Mittagessen|Abendessen|Essen|eine Mahlzeit|Mahlzeiten) (?:weg|aus|ausfallen)\b|\biss (?:nichts|weniger|nur wenig)\b|\b(?:hör auf zu essen|fasten? (?:für|einen Tag)|schlanker|dünner werden)\b/i,
    ],
  ],
  ['drug', [/\b(?:Bier|Wein|Wodka|Alkohol|Gras rauchen|Cannabis|Kiffen|Joint|Vape\w*|Zigarette\w*|rauch(?:e|en)? (?:eine|mal)|Nikotin|Snus|Steroide|Anabolika|Kreatin|Koffeintabletten|Testosteron|Drogen|Doping)(?![\p{L}])/iu]],
  [
    'dosing',
    [
      /\b(?:Ibuprofen|Paracetamol|Aspirin|Schmerz(?:mittel|tabletten?|salbe)|Entzündungshemmer)(?![\p{L}])|\b\d+ (?:Milligramm|Milliliter)\b/iu,
      /\b(?:eine|zwei|drei|ein paar|\d+) (?:Tabletten?|Pillen?|Kapseln?)\b/i,
      /\bspiel(?:e|st)? (?:einfach )?(?:trotz|mit) (?:der |den |dem |deiner |deinen )?(?:Schmerz\w*|Verletzung|Gehirnerschütterung|Schwindel)|\b(?:ignorier\w*|vergiss) (?:den|die|deine?n?) Schmerz\w*|\bbeiß (?:einfach )?die Zähne zusammen|\b(?:kein Arzt nötig|brauchst (?:du )?keinen Arzt|musst (?:du )?nicht zum Arzt)/iu,
    ],
  ],
  [
    'violence',
    [
      // „Ihn“ is the ball in most sentences of football.
      /\b(?:tritt|schlag|hau|box|schubs) ihn,? (?:dann|bis|zusammen|um)\b/iu,
      new RegExp(String.raw`\b(?:tritt|trete|schlag|schlage|hau|box|stoß|schubs|verletze?|stich|würge?|foule?) ${GERMAN_OPPONENT}(?=[.,!?;]|$| (?:um|weg|absichtlich|wenn|gegen|auf|in|ins|vor|an|mit dem Ellbogen)(?=\W))`, 'iu'),
      /\b(?:verletze?|verprügel\w*|erstich|erschieß\w*) (?:jemanden|andere|einen)\b|\bwenn der (?:Schiri|Schiedsrichter) (?:nicht hinsieht|nicht hinschaut|wegschaut|wegsieht)|\b(?:ein|das|dein) (?:Messer|Gewehr)\b|\beine (?:Waffe|Pistole)\b/i,
      new RegExp(String.raw`\b(?:tritt|trete|schlag|hau|ramm)\b[^.!?]{0,30}\b(?:gegen|auf|ins|in) (?:sein|seine|seinen|ihr|ihre|ihren) ${GERMAN_BODY_PART}`, 'iu'),
    ],
  ],
  ['sexual', [/\b(?:sexy|sexuell\w*|Sex|nackt\w*|Nacktbild\w*|Porno\w*|erotisch\w*|geil auf|Brüste|Penis|Vagina|Unterwäsche|zieh dich aus|küss(?:e)? (?:mich|dich)|ich liebe dich)(?![\p{L}])/iu, /\b(?:Bild|Foto|Video|Selfie)s? (?:von dir )?(?:ohne|von deinem Körper|in deinem (?:Bett|Zimmer))|\bohne (?:dein |ein )?(?:T-Shirt|Shirt|Trikot|Hemd|Kleidung)\b/i]],
  [
    'self_harm',
    [
      /\b(?:bring|brings?t|töte) (?:dich|dir) (?:selbst )?(?:um|das Leben)|\btöte dich\b|\b(?:Art|Weg|Möglichkeit)(?:en)? zu sterben|\bwie du (?:stirbst|dich umbringst)|\b(?:ritz|schneid|schneide|verbrenn|verletz|bestraf|hunger)e? (?:dich|dir|deine[nr]? (?:Arme?|Haut|Beine?|Handgelenke?))(?![\p{L}])|\b(?:du solltest|besser) (?:sterben|tot sein)|\bÜberdosis/iu,
    ],
  ],
  [
    'claims',
    [
      /\b(?:besser|schlechter|langsamer|schneller) als (?:die anderen|andere|die meisten|der Rest|viele)(?: (?:Spieler|Kinder|in deinem))?/i,
      /\bich bin (?:wirklich |echt |tatsächlich )?(?:eine? )?(?:echter? (?:Mensch|Frau|Person)|Mensch(?! kann)|Frau|richtige Person)\b/i,
      /\b(?:Token|XP) (?:fürs|für das|für) (?:Fragen|Chatten|Reden|Schreiben)\b/i,
    ],
  ],
];

const FAULTS: Faults = [...IN_ENGLISH, ...IN_GERMAN];
/** What a player may not ask for, an answer does not offer; the other rules are made for a player's words. */
const REFUSED: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['contact_details', 'hate_obscenity']);

/** Why an answer in English or German may not be shown; nothing where it may. For the coach's own answers and for any provider's. */
export function answerFaults(answer: string): readonly AnswerFault[] {
  return [...new Set(FAULTS.filter(([, patterns]) => patterns.some((pattern) => pattern.test(answer))).map(([fault]) => fault))];
}

/** True for an answer that may be shown. The fixed answers of a crisis name pain and numbers, and are not asked here. */
export function isAnswerFit(answer: string): boolean {
  if (answerFaults(answer).length > 0) return false;
  if (!breaksAnyOf(REFUSED, answer)) return true;
  const verdict = checkByRule(answer);
  return verdict.action !== 'refuse' || !REFUSED.has(verdict.kind);
}
