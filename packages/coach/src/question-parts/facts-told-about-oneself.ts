import { sadNewsIn } from '../safety/sad-news.ts';
import type { CoachTopic } from '@touchline/messages/coach-topics';

const OPEN = '(?:(?:hi|hey|hello|hallo|hola|sarah|coach|btw|so|ok|and|und|also|well|moin|servus|salut|oi) )*';
const CLOSE = '(?: (?:btw|too|now|sarah|coach|lol|haha|und du|and you|auch|jetzt|by the way|pls|please|bitte))*';
const whole = (...patterns: readonly string[]): RegExp => new RegExp(`^${OPEN}(?:${patterns.join('|')})${CLOSE}$`);
/** Not a name: how somebody is, or where. */
const NO_NAME =
  '(?!(?:sad|bad|good|fine|ok|okay|tired|hurt|sick|ill|back|here|ready|bored|done|new|not|so|too|very|really|scared|angry|mad|happy|nervous|lost|lazy|stuck|slow|fast|small|tall|short|fat|ugly|dumb|stupid|alone|lonely|hungry|thirsty|goalie|goalkeeper|keeper|striker|defender|midfielder|winger|captain|left|right|in|on|at|a|an|the|no|injured|dizzy|crying|dying|dead|gay|trans|depressed|worthless|useless|traurig|mude|krank|verletzt|wieder|da|hier|bereit|fertig|neu|nicht|zu|sehr|voll|schlecht|gut|torwart|sturmer|verteidiger|kapitan|links|rechts|im|ein|eine|der|die|das|kein|allein|einsam|wutend|sauer|nervos|schwanger|pregnant|dran|raus|drin|weg|out|off|up|down|late|early|free|gone|old|young|alt|jung|a\\w+ing|\\w+ing|\\w+ed) ?)';
const NAME = `${NO_NAME}[a-z]{2,12}(?: [a-z]{2,12})?`;
const AGE = '(?:[6-9]|1[0-8]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn)';
const TELLS: readonly (readonly [RegExp, CoachTopic])[] = [
  [whole(`(?:i ?m|i am|im|ich bin|bin)(?: (?:only|just|already|almost|nearly|now|turning|erst|schon|fast|gerade|jetzt))* ${AGE}(?: (?:years? old|yrs? old|years?|yo|y o|jahre(?: alt)?|geworden))?`, `i (?:just )?turned ${AGE}(?: (?:today|yesterday|last week))?`, `(?:tengo|j ?ai|tenho|eu tenho) ${AGE} (?:anos|ans)`), 'toldAge'],
  [whole(`(?:my name is|my names|my name s|im called|i am called|call me|you can call me|can (?:you|u) call me|ich heisse?|mein name ist|nenn mich|du kannst mich \\w+ nennen|kannst du mich \\w+ nennen|me llamo|je m ?appelle|meu nome e|me chamo) ?${NAME.replace('[a-z]{2,12}(?:', '[a-z]{0,12}(?:')}`, `ich bin (?:der|die) ${NAME}`), 'toldName'],
  [whole('(?:i|ich) (?:play|spiele?) (?:football |soccer |fussball )?(?:for|at|in|with|bei|beim|im|in der|fur|in dem) (?:the |my |a |den |die |dem |meinem )?(?:(?:fc|sv|tsv|vfb|vfl|sc|fsv|bsc|tus|djk|sg|spvgg|afc|cf|local|village|school|town|u ?\\d+\\w?|club|team|verein|[a-e] jugend|[a-z]+)(?: |(?= |$))){1,4}', '(?:my|mein) (?:(?:club|team|verein) (?:is called|heisst)|(?:club|verein) (?:is|ist)) \\w+(?: \\w+){0,3}'), 'toldClub'],
];
/** Of a place or a time, and of no club. */
const NO_CLUB = /\b(?:goal|keeper|torwart|tor|striker|defen\w*|midfield\w*|wing\w*|sturm\w*|abwehr|verteid\w*|mittelfeld\w*|fun|spass|garden|garten|street|park|hours?|minutes?|stunden?|minuten|friends?|freund\w*|brother|bruder|dad|papa|school|schule|front|back|hinten|vorne|left|right|links|rechts|rain|regen|room|zimmer|house|haus|home|years?|jahre\w*|fifa|tomorrow|morgen|today|heute|weekend|wochenende|first time|them|him|her|me)\b/;

const FAMILY = '(?:(?:my|our|mein\\w*|unser\\w*|mi|ma|mon|minha|meu) )?(?:little |big |baby |kleine[rn]? |grosse[rn]? )?(?:mums?|mom|mummy|dad|daddy|mama|papa|mother|father|mutter|vater|parents|eltern|grandad|grandpa|grandma|gran|nan|nana|oma|opa|brother|bro|sister|sis|bruder|schwester|uncle|aunt|onkel|tante|cousin|friend|freund|freundin|best friend|madre|padre|abuel[oa]|mere|pere|mae|pai)';
const BONE = '(?:leg|arm|ankle|wrist|foot|hand|finger|nose|collar ?bone|toe|rib|hip)';
const KNOCHEN = '(?:bein|arm|knochel|handgelenk|fuss|hand|finger|nase|schlusselbein|zeh|rippe|hufte)';
const ILL = `(?:just )?(?:broke|has broken|has broke|twisted|injured) (?:his|her|their|a|an) ${BONE}|hat sich (?:das|den|die) ${KNOCHEN} gebrochen|sick|ill|poorly|unwell|in hospital|in the hospital|has (?:the flu|cancer|covid|a fever|fever|a bad cold)|had an (?:operation|accident)|krank|im krankenhaus|hat (?:fieber|grippe|krebs|corona)|operiert|hatte einen unfall|enferm[oa]|malade|doente`;
const familyIsIll = whole(`(?:because |weil )?${FAMILY} (?:(?:is|are|ist|sind|has been|got|s|liegt|es|esta|est|ta) )?(?:(?:really|very|so|quite|still|sehr|richtig|schwer|wieder|voll|muy|tres|muito|a bit|etwas) )*(?:${ILL})(?: (?:today|now|again|heute|jetzt|wieder|and im worried|and i am worried|und ich hab angst|and i cant train|und ich mach mir sorgen))*`);

const OWN_GEAR = '(?:(?:foot)?ball|(?:football |soccer |goalie |goalkeeper |keeper )?(?:boots?|cleats|shoes|gloves|shin ?pads|kit|jersey|shirt)|fussball|ball|(?:fussball|torwart)?(?:schuhe?|handschuhe)|schienbeinschoner|trikot|stutzen)';
const newGear = whole(`(?:i|we|ich|wir)? ?(?:just |finally )?(?:got|have got|ve got|have|bought|was given|hab|habe|haben|bekam|krieg|kriege)(?: (?:heute|gestern|zum geburtstag|zu weihnachten|today|some|a|an|my|the|ein\\w*|mein\\w*|endlich))* (?:(?:brand )?new|neue\\w*) ${OWN_GEAR}(?: (?:for (?:my )?(?:birthday|bday|christmas|xmas|easter)|from (?:my )?\\w+|today|yesterday|bekommen|gekriegt|gekauft|zum geburtstag|zu weihnachten|geschenkt bekommen|heute))*`, `(?:my )?(?:mum|mom|dad|grandma|nan|mama|papa|oma|opa|parents|eltern|meine mama|mein papa) (?:bought|got|gave|hat|haben) (?:me |mir )?(?:a |ein\\w* )?(?:new |neue\\w* )${OWN_GEAR}(?: (?:gekauft|geschenkt))?`);

/** Whether plain words tell, from first to last, that somebody near is ill. */
export const tellsOfFamilyIll = (text: string): boolean => familyIsIll.test(text);

/** What somebody tells of themselves and those near them, from the first word to the last; null for all else. `isFirst` where nothing was said before. */
export function toldOfOneself(text: string, isFirst: boolean): CoachTopic | null {
  // A grave illness is sad news, which has words of its own.
  if (tellsOfFamilyIll(text)) return sadNewsIn(text.split(' ')) === null ? 'familyIll' : null;
  if (newGear.test(text)) return 'newGear';
  const told = isFirst ? TELLS.find(([tells]) => tells.test(text))?.[1] : undefined;
  return told === undefined || (told === 'toldClub' && NO_CLUB.test(text)) ? null : told;
}
