/**
 * What a parent tells or asks of a child. The second opinion takes it for the words of a child in need, as it holds crying, fear
 * or a family and hardly a word of football. A message is one of these only where every word of it is listed here: with any
 * other word (a blow, a body, a person who is feared) the rules decide.
 */
import { isOfferedQuestion } from '../question-parts/is-suggested-question.ts';
import { parentOrTrainerQuestionIn } from '../question-parts/parent-or-trainer-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { introductoryWordsOf } from './introductory-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';

const AGE_WORD = '(?:\\d+|little|own|year|years|old|yo|younger|older|youngest|oldest|klein\\w*|gross\\w*|jung\\w*|jahrig\\w*|jahre|alt\\w*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ';
const AGED = `(?:${AGE_WORD})*`;
const CHILD = `(?:my|our|mein\\w*|unser\\w*|(?:i|we|ich|wir) (?:have|hab|habe|haben)(?: (?:a|an|ein|eine|einen))?) ${AGED}(?:son|sons|daughter|daughters|child|childs|children|kids?|sohn\\w*|tochter\\w*|kind\\w*|\\w+jahrig\\w*|junge\\w*|\\d+ year old|\\w+ year old)`;
const PARENT = '(?:mother|father|mum|mom|mummy|mommy|dad|daddy|parent|parents|mutter|vater|mama|papa|elternteil|eltern)';
const I_AM = `(?:(?:i ?m|i am|im|ich bin|this is|hier ist|hier schreibt|hier sind|wir sind|we are|bin) (?:(?:a|an|the|his|her|their|ein|eine|der|die|sein\\w*|ihr\\w*|one of|of the|${CHILD}s?) )*${PARENT}|as (?:a|his|her|the) ${PARENT}|als (?:sein\\w* |ihr\\w* |ein\\w* )?${PARENT})(?: (?:of|von) (?:him|her|a|an|ihm|ihr|einem|einer|my|our|${AGE_WORD}|player|son|daughter|sohn|tochter|kind|spieler|spielerin)*)?`;

/** An own child in Spanish, French and Portuguese, and a youngest one. */
const CHILD_OF_OTHERS = '(?:mi (?:hij[oa]|nin[oa]|peque(?:n[oa])?)|mis hij[oa]s|nuestr[oa] hij[oa]|mon (?:fils|enfant|gamin)|ma fille|mes enfants|notre (?:fils|fille)|meu filho|meus filhos|minha filha|noss[oa] filh[oa]|(?:my|our) (?:lad|little one|youngest|eldest|oldest))';
const PARENT_OF_OTHERS = '(?:(?:soy|somos) (?:el |la |un |una |los )?(?:padres?|madre|papa|mama)|je suis (?:le |la |un |une |son )?(?:pere|mere|papa|maman|parent)|sou (?:o |a |um |uma )?(?:pai|mae)|como (?:padre|madre|pai|mae)|en tant que (?:pere|mere|parent))';
const OWN_CHILD = new RegExp(`\\b(?:${CHILD}|${CHILD_OF_OTHERS})(?= |$)`);
const AS_PARENT = new RegExp(`(?:^|\\b)(?:${I_AM}|${PARENT_OF_OTHERS}|(?:from|von) (?:a|an|his|her|the|einem|einer) ${PARENT}|${PARENT} here)(?= |$)`);
/** Of whom somebody is the parent: a child, its age, and where it plays. */
const OF_CHILD = '(?:(?:of|von|to) (?:(?:a|an|the|my|our|two|three|both|ein\\w*|zwei|drei|mein\\w*|unser\\w*|dem|der|den|boys?|girls?|sons?|daughters?|kids?|child|children|players?|twins|keeper|goalkeeper|sohn\\w*|tochter\\w*|kind\\w*|junge\\w*|madchen\\w*|spieler\\w*|zwillinge\\w*|torwart\\w*|who|is|ist|aged?|years?|olds?|jahre|alt|\\w*jahrig\\w*|\\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|plays?|spielt|spielen|football|soccer|fussball|in|im|u ?\\d{1,2}|[a-g] ?jugend|and|und)(?= |$) ?)+)';
const INTRODUCTION = new RegExp(`^(?:(?:hi|hey|hello|hallo|guten|tag|sarah|coach|also|so|ok|by the way|btw|ubrigens|no|nein|actually|eigentlich|not|the|child|player|nicht|das|kind|selbst|but|sondern|aber|und|and|i am|ich bin) )*${I_AM}(?: ?${OF_CHILD})?(?: ?(?:here|hier|and|und|not|the|player|child|nicht|das|kind|der|spieler|selbst|writing|asking|by the way|ubrigens))*$`);

/** That others mock a child, or leave it out. */
const MOCKED = /\b(?:laugh\w*|teas\w*|mock\w*|bull(?:y|ied|ies|ying)|make\w* fun|making fun|made fun|pick\w* on|mean to|unkind|exclude\w*|left out|nobody plays|auslach\w*|ausgelacht|lach\w* (?:\w+ ){0,3}aus|lach\w* uber|hansel\w*|gehanselt|mobb\w*|gemobbt|arger\w*|geargert|verspott\w*|verspottet|ausgegrenzt|ausgeschlossen|gemein zu|macht sich lustig|machen sich (?:\w+ ){0,2}lustig|burl\w*|se rien de|bullying|excluy\w*|dejan de lado|moqu\w*|harcel\w*|embet\w*|exclu\w*|zoam|zombam|riem d\w|gozam|humilh\w*)\b/;
/** That a child is unhappy or afraid. */
const UNHAPPY = /\b(?:cry|cries|crying|cried|tears|wein\w*|heul\w*|geweint|scared|afraid|frightened|anxious|angst|traurig|sad|upset|unhappy|unglucklich|llor\w*|triste\w*|miedo|asustad\w*|pleur\w*|peur|malheureu\w*|chor(?:a|ar|ando|ou|am)|medo|assustad\w*)\b/;

const listed = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));
const PEOPLE = 'my our your son sons daughter child children kid kids boy boys girl girls player players team mates teammates others other another they them their he she him her his hers it i we us me you mein meine meinen meinem meiner meines unser unsere unseren unserem unserer sohn sohnes tochter kind kinder kindes kindern jungs madchen spieler mitspieler mitspielern mannschaft anderen andere er sie ihn ihm ihr ihre ihrem ihren sein seine seinem seinen ich wir uns es mir mich junge jungen leute klasse';
const SMALL = 'a an the and or but because cos as since when if that who what how why which to of in at from on with for about by so very really too just still even not no dont doesnt didnt cant wont isnt is are was were be been being has have had do does did gets get got getting s m am any anymore more longer again now lately please pls hi hello hey sarah there here this it und oder aber weil da wenn dass die der das den dem des ein eine einen einem wer wie was warum wieso in im am an auf aus bei beim vom von zu zum zur mit nach vor fur uber sehr so auch nur noch nicht nichts kein keine keinen mehr nie schon wieder ist bin sind war wird werden wurde wurden hat haben hab habe ganz immer oft jetzt bitte hallo dort hier dann sich ja';
const WORRY = listed(
  PEOPLE,
  SMALL,
  'laugh laughs laughed laughing tease teases teased teasing mock mocks mocked mocking bully bullies bullied bullying make makes made making fun pick picks picked picking mean unkind exclude excluded excludes left out nobody plays play playing cry cries crying cried tears sad upset scared afraid frightened anxious worried worry unhappy',
  'auslachen auslacht ausgelacht lachen lacht hanseln gehanselt hanselt mobben gemobbt mobbt argern geargert argert verspotten verspottet ausgegrenzt ausgeschlossen gemein machen macht lustig weint weinen weinend heult heulen heulend geweint angst traurig unglucklich sorgen mache',
  'every each always often after before training practice session sessions football soccer match matches game games club home come comes coming go goes going want wants wanna quit stop leave day time times week weeks today yesterday months long since year years old yo little younger older',
  'jedem jedes jeden jede training fussball spiel spiele spielen spielt verein hause nachhause heim kommt kommen geht gehen will wollen mag mochte hin aufhoren heute gestern tag tage woche wochen monaten seit lange jahre alt jahriger jahrige kleiner kleine hingehen',
  'mi mis hijo hija hijos hijas nino nina ninos ninas se le les la las lo los el ella ellos de del al a en y o que porque cuando no ya muy siempre burlan burla rien molestan excluyen companeros companeras equipo clase entrenamiento futbol partido llora llorar triste miedo quiere ir jugar hago puedo hacer ayudar ayudarle como hoy cada dia despues un una su con por',
  'mon ma mes fils fille enfant enfants se moquent moque lui leur le la les des du de et ou que quand il elle ils pleure pleurer triste peur copains coequipiers equipe entrainement foot match toujours souvent apres veut plus pas ne y aller jouer que faire comment aider puis je dois un une son sa avec par est a',
  'meu minha meus filho filha filhos os as o a dos das do da de e que quando ele ela eles zoam zombam riem excluem colegas amigos time equipe treino futebol jogo chora chorar triste medo quer mais nao ir jogar faco posso fazer ajudar como sempre depois um uma seu sua com por',
  'should shall can could would help helps tell say said says talk support encourage handle deal advice tips soll sollte sollen kann konnen konnte tun helfen hilft sagen sagt reden unterstutzen raten rat tipps tip bestarken umgehen damit dagegen',
);
const SEEN = listed(
  PEOPLE,
  SMALL,
  'mother father mum mom dad parent parents mutter vater mama papa eltern',
  'coach trainer trainerin wonder wondering as als allowed safe secure private read reads see sees watch know knows write writes wrote written writing type types typed typing chat chats talk talks message messages app touchline program website year years old yo anyone anybody someone somebody else everyone people strangers stranger able allowed can could will would might asks ask asked says say tells tell told ten nine eight seven eleven twelve public visible seen conversation conversations else',
  'sicher privat lesen liest mitlesen sehen sieht gesehen weiss wissen schreibt schreiben geschrieben tippt chat chats gesprach gesprache nachricht nachrichten app programm jahre alt jemand irgendwer irgendjemand andere anderer fremde fremder fremdes fremden eigentlich denn danke leute kann konnen konnte darf durfen fragt sagt erzahlt zehnjahrigen zehnjahrige zehnjahriger neunjahrigen achtjahrigen elfjahrigen zwolfjahrigen jahrigen offentlich sichtbar eingibt alles',
);
const NUMBER = /^\d{1,2}$/;
const isOnly = (words: readonly string[], known: ReadonlySet<string>): boolean => words.every((word) => known.has(word) || NUMBER.test(word));

const OF_READING = /\b(?:safe|secure|read\w*|sees?|seen|watch|private|visible|public|sicher|lesen|liest|mitlesen|sehen|sieht|gesehen|privat|sichtbar|offentlich)\b/;
const HERE = /\b(?:safe|secure|sicher|here|hier|app|touchline|chat|chats|talks?|coach|you|writes?|types?|typed|wrote|messages?|schreib\w*|geschrieben|tippt|nachricht\w*|gesprach\w*|eingibt)\b/;

/** Anything that the rules for children decide on first, whoever writes it; blows of other children are told to a parent like mockery. */
const MORE = /\b(?:touch\w*|attouch\w*|tocan?|tocad\w*|tocou|manose\w*|desnud\w*|nuas?|nus?|nue|pelad[oa]|mat(?:ar|arse|e|a|ou)|mor(?:ir\w*|rer|to|ta)|muert\w*|mourir|mort|tuer|suicid\w*|cort(?:a|arse|ando|ou)|cuchillo|couteau|faca|peg(?:a|an|o|ado)|golpe\w*|frapp\w*|bate|bateu|apanh\w*|agred\w*|abus\w*|viol(?:a|e|ado|ada|ence|encia)|bes(?:a|o|ado)|beij\w*|embrass\w*|(?:miedo|peur|medo) (?:a|al|de|del|do|da|du|dele|dela)(?: (?:la|el|son|sa|su|l))? ?(?:entrenador\w*|l?entraineur\w*|treinador\w*|padre|pere|pai|profe\w*|adult\w*|senor|homem|monsieur)|naked|undress\w*|kill\w*|(?:to|wanna|gonna|will|could) die|dying|dead|cuts? (?:himself|herself|themsel\w+)|hurts? (?:himself|herself|themsel\w+)|knife|anfass\w*|angefasst|fasst|nackt|sterben|tot|umbring\w*|ritz\w*|verletzt sich|messer|erpress\w*|blackmail\w*|(?:scared|afraid|frightened) of (?:\w+ )?(?:\w+ )?(?:coach|trainer|dad|father|mum|mom|mother|uncle|teacher|man|men|adult\w*)|angst vor (?:\w+ )?(?:\w+ )?(?:trainer\w*|papa|vater|mama|mutter|onkel|lehrer\w*|mann|erwachsen\w*)|(?:coach|trainer\w*) (?:\w+ )?(?:hits?|hit|beats?|kicks?|slaps?|schlagt|haut|schlug)|(?:vom|by (?:the|his|her|a)) (?:coach|trainer) (?:\w+ )?(?:geschlagen|gehauen)|hit by (?:the|his|her) (?:coach|trainer))\b/;
/** A cause that has an answer of its own. */
const OTHER_CAUSE = /\b(?:schiess\w*|schuss|schusse\w*|shoot\w*|shots?|torwart|tor|keeper|goalie|tackl\w*|zweik\w*|gegenspieler|dribbl\w*|los(?:e|es|t|ing)|defeat|verlier\w*|verloren|niederlage|ball|balls|bench|bank|penalty|elfmeter|header\w*|kopfball\w*|injection|doctor|arzt|match nerves)\b/;

/** What a parent writes: that it is one, that a child is unhappy or mocked, or who sees what the child writes. */
export type ParentTurn = 'introduction' | 'childMocked' | 'childTalkSeen';

/** What only a parent asks of “her” or “him”, as whole messages: what it writes here, how much it should practise, and when it was here. */
const OF_HER_OR_HIM = new RegExp(
  `^(?:(?:hi|hello|hey|and|so|ok|but|sarah|coach|hallo|guten tag|und|aber|also) )*(?:${[
    '(?:can|could|may|am i able to|how can|how do|where can) (?:i |we )?(?:also )?(?:see|read|check|know|find out|look at) (?:what|everything|all) (?:that )?(?:she|he|they) (?:has |have )?(?:asks?|asked|writes?|wrote|written|says?|said|tells?|told|types?|typed)(?: (?:to|with|about|you|here|in here|it))*',
    '(?:can|could|may|how can|how do|where can|who can) (?:i |we )?(?:also )?(?:see|read|check|look at) (?:her|his|their) (?:chats?|messages?|talks?|conversations?|questions?)(?: (?:with|to|from|you|here))*',
    'how (?:much|many minutes|often|long) (?:should|shall|may|can|is) (?:she|he) (?:train\\w*|practi[cs]e\\w*)(?: (?:a|per|each|every|at|day|week|home|in))*',
    '(?:how long|when|how often|how much)(?: time)? (?:was|has|did|were|is) (?:she|he) (?:been )?(?:on here|here|in here|on it|online|train\\w*|practi[cs]e\\w*)(?: (?:this|last|in|on|the|week|month|today|yesterday|here|it))*',
    '(?:kann|konnte|darf|wie kann|wo kann) (?:ich|man|wir) (?:auch )?(?:lesen|sehen|nachlesen|mitlesen|nachsehen|wissen) was (?:sie|er) (?:dich |dir |hier |dich hier |dir hier |mit dir )?(?:fragt|gefragt hat|schreibt|geschrieben hat|sagt|erzahlt|redet)(?: hier)?',
    '(?:kann|konnte|darf|wie kann|wo kann) (?:ich|man|wir) (?:auch )?(?:ihre|seine) (?:chats?|nachrichten|gesprache|fragen)(?: (?:hier|mit dir|auch))* (?:lesen|sehen|mitlesen|nachlesen|einsehen)',
    'wie (?:viel|oft|lange|viele minuten) (?:soll|sollte|darf|kann) (?:sie|er)(?: (?:am tag|pro tag|in der woche|taglich|denn|so|zu hause|daheim))* (?:uben|trainieren)(?: (?:am tag|pro tag|in der woche))*',
    '(?:wie lange|wann|wie oft) war (?:sie|er)(?: (?:hier|diese|letzte|woche|heute|gestern|in|der|app|auf|da|online))+',
  ].join('|')})(?: (?:please|pls|bitte))*$`,
);
const WAS_HERE = /\b(?:(?:was|has|did|were|is) (?:she|he)|war (?:sie|er))\b/;

/** Whether the words are a parent's: they say so, speak of an own child, or ask what only a parent asks of her or him. */
const saysParent = (text: string): boolean => OWN_CHILD.test(text) || AS_PARENT.test(text) || OF_HER_OR_HIM.test(text);

const ANOTHER = '(?:(?:the|a|his|her|their|our|some|an|der|die|ein|eine|sein|ihr|unser) )?(?:\\w+ )?(?:coach(?:es)?|trainer\\w*|assistant|physio|teacher|lehrer\\w*|betreuer\\w*|man|men|mann|adult|grown ?up|erwachsener?|uncle|onkel|neighbou?r|nachbar)';
const DOES_TO_CHILD = new RegExp(
  `\\b${ANOTHER} (?:\\w+ ){0,2}?(?:touch\\w*|kiss\\w*|hurts?|hurt|injur\\w*|hits?|hit|beats?|slaps?|slapped|grabs?|grabbed|undress\\w*|locks?|locked|threatens?|threatened) (?:him|her|them|my (?:sons?|daughters?|childs?|kids?|boys?|girls?))\\b(?! (?:the|a) (?:ball|pass))|\\b${ANOTHER} (?:\\w+ ){0,2}?(?:fasst|beruhrt|verletzt|schlagt|kusst|packt|bedroht|sperrt) (?:ihn|sie|meine?n? (?:sohn|tochter|kind|jungen))\\b|\\b(?:ihn|sie|meine?n? (?:sohn|tochter|kind)) (?:angefasst|beruhrt|verletzt|geschlagen|gekusst|gepackt|bedroht|eingesperrt)\\b`,
);
/** Whether a parent tells that an adult does to a child what nobody may: the coach asks, as rules know it of whom it is done to. */
export function fearsForChild(message: string): boolean {
  const text = wordsOf(message).join(' ');
  return saysParent(text) && DOES_TO_CHILD.test(text);
}

/** What a parent asks of bringing a child up in practice: how to motivate it, how much is right, where its practice is seen, and the bench. */
export type ParentAsk = 'afterLoss' | 'motivate' | 'howMuch' | 'seePractice' | 'bench';
const MOTIVATE = /\b(?:(?:null|kein\w{0,2}|kaum(?: noch)?|wenig) (?:lust|bock)(?: mehr)? (?:auf|zum|zu)|(?:no|little|zero) (?:interest|motivation|drive|desire)(?: left)?(?: at all)? (?:in|for|to)|motivat\w*|motiv(?:er|ar|arl[oa]|ez|e)|encourag\w*|pushing|pushy|too much pressure|nag|nagging|(?:get|make) (?:him|her|them|my \w+) (?:to )?(?:want to )?(?:train|practi[cs]e|move)|motivier\w*|ermutig\w*|anspornen|antreiben|drangen|zum (?:uben|trainieren) (?:bringen|bewegen)|animar\w*|alentar\w*|incentiv\w*|encoraj\w*)\b/;
const HOW_MUCH = /\b(?:how (?:much|many|often|long)|too (?:much|often|long)|every day|a day|healthy|wie (?:viel\w*|oft|lange?)|zu (?:viel|oft|lange?)|gesund|jeden tag|am tag|taglich|cuant[oa]s?|demasiad\w*|todos los dias|al dia|combien|trop|tous les jours|par jour|quant[oa]s?|demais|todos os dias|por dia)\b/;
const OF_PRACTICE = /\b(?:train\w*|practi[cs]\w*|sessions?|hours?|minutes?|mins|uben|ubt|ubung\w*|trainier\w*|training\w*|einheiten|stunden?|minuten|entren\w*|practic\w*|minutos|horas|sesiones|entrain\w*|heures|seances|trein\w*|sessoes)\b/;
const OF_DONE = /\b(?:did|has|have|hat|haben|habe|this week|last week|so far|diese woche|letzte woche|heute|today|yesterday|gestern)\b/;
const SEES = /\b(?:ver|veo|mirar|consultar|voir|suivre|vejo|acompanhar|see|check|follow|track|view|sehen|sehe|nachsehen|nachschauen|verfolgen|einsehen)\b/;
const OF_WHAT_WAS_DONE = /\b(?:getting on|got on|progreso\w*|entrenad\w*|ha hecho|resultados|progres|resultats|entraine|progresso|treinou|evolucao|practi[cs]ed|practi[cs]es|trained|trains|did|done|progress|results?|sessions?|geubt|ubt|trainiert|gemacht|fortschritt\w*|ergebnisse|einheiten)\b/;
const OF_OTHER_THINGS = /\b(?:videos?|clips?|chats?|write\w*|wrote|talk\w*|messages?|schreib\w*|geschrieben|nachricht\w*|gesprach\w*|coach|trainer\w*|others?|anyone|someone|strangers?|andere\w*|jemand|fremde\w*|sees|sieht)\b/;
const BENCH = /\b(?:banquillo|suplente|no juega|sur le banc|remplacant\w*|ne joue (?:pas|jamais|presque)|no banco|reserva|nao joga|bench|benched|substitute|hardly plays|never plays|(?:doesnt|does not|hardly|never) (?:get|gets) (?:to play|any minutes|playing time)|bank|ersatzbank|nicht (?:eingesetzt|aufgestellt)|spielt (?:nie|kaum))\b/;

const OF_LOSS = /\b(?:pierd\w*|perdid\w*|derrota\w*|perd(?:re|u|ent|eu|em|e)|defaite\w*|(?:doesnt|does not|didnt|did not|cant|cannot|couldnt|could not|fails to|failed to|never) (?:beat|break|reach|get|make|hit)(?= (?:his|her|the|their|a))|not (?:beating|breaking|reaching|making|getting)(?= (?:his|her|the|their|a))|(?:score|record|rekord|bestwert) nicht|los(?:e|es|t|ing)|defeats?|verlier\w*|verloren\w*|niederlage\w*)\b/;

/** Of a result that it did not get, and of nobody. */
const DISAPPOINTED = /\b(?:disappointed|gutted|frustrated|enttauscht|frustriert|decepcionad\w*|decu\w*|desapontad\w*)\b/;

/** What a parent asks so; null for all else, and for what is danger. */
export function parentAsk(message: string): ParentAsk | null {
  const text = wordsOf(message).join(' ');
  if (!saysParent(text) || MORE.test(text)) return null;
  if (OF_HER_OR_HIM.test(text) && WAS_HERE.test(text)) return 'seePractice';
  if (SEES.test(text) && OF_WHAT_WAS_DONE.test(text) && !OF_OTHER_THINGS.test(text)) return 'seePractice';
  if ((UNHAPPY.test(text) || DISAPPOINTED.test(text)) && OF_LOSS.test(text)) return 'afterLoss';
  if (BENCH.test(text)) return 'bench';
  if (MOTIVATE.test(text)) return 'motivate';
  return HOW_MUCH.test(text) && OF_PRACTICE.test(text) && !OF_DONE.test(text) ? 'howMuch' : null;
}

/** Whether a message is a parent's. */
export const isOfParent = (message: string): boolean => saysParent(wordsOf(message).join(' '));

/** The same, or that it begins with whose parent writes (“Tom's mum again”). */
export const writesAsParent = (message: string): boolean => isOfParent(message) || introductoryWordsOf(message)?.isAdult === true;

/** What a parent writes of a child, whatever else is said beside it; null for all else. */
export const parentTurn: (message: string) => ParentTurn | null = rememberedDuringAnswer((message): ParentTurn | null => {
  const text = wordsOf(message).join(' ');
  if (!saysParent(text) || MORE.test(text)) return null;
  if (INTRODUCTION.test(text)) return 'introduction';
  if (OF_HER_OR_HIM.test(text) && !HOW_MUCH.test(text) && !WAS_HERE.test(text)) return 'childTalkSeen';
  if (OF_READING.test(text) && HERE.test(text) && isOnly(text.split(' '), SEEN)) return 'childTalkSeen';
  return MOCKED.test(text) || (UNHAPPY.test(text) && !OTHER_CAUSE.test(text)) ? 'childMocked' : null;
});

/** Whether a message is from its first word to its last what a parent writes of a child, and names nothing of danger. */
export function isOnlyOfParent(message: string): boolean {
  const turn = parentTurn(message);
  if (turn === null) return false;
  return turn !== 'childMocked' || isOnly(wordsOf(message), WORRY);
}

const HE_OR_SHE: readonly (readonly [RegExp, string])[] = [
  [/\bhe\b/i, 'my son'],
  [/\bshe\b/i, 'my daughter'],
  [/\bhim\b/i, 'my son'],
  [/\ber\b/i, 'mein Sohn'],
  [/\bsie(?= (?:hat|ist|war|will|kann|muss|weint|heult|sitzt|spielt|übt|trainiert))/i, 'meine Tochter'],
];

/** A message of “him” or “her” with the own child in that place, where a parent wrote before and the message then is what parents ask or tell; else as it is. */
export function namingChild(message: string, turns: readonly string[]): string {
  if (isOfferedQuestion(message) || isOfParent(message) || !turns.some(writesAsParent)) return message;
  const found = HE_OR_SHE.find(([pattern]) => pattern.test(message));
  if (found === undefined) return message;
  const named = message.replace(...found);
  return parentAsk(named) !== null || parentTurn(named) !== null ? named : message;
}

const OF_CHILD_EN = /\b(should|can|could|may|must|shall|will|would|do|did|if|when|how often|how much) (?:he|she|my (?:son|daughter|kid|child|boy|girl)) /gi;
const DOES_EN = /\bdoes (?:he|she|my (?:son|daughter|kid|child|boy|girl)) /gi;
const OF_CHILD_DE = /\b(soll|sollte|darf|kann|könnte|muss|müsste|wenn|ob) (?:er|sie|mein (?:Sohn|Kind|Junge)|meine Tochter)(?= |\?|$)/gi;

/** What is a child's, as its parent says it: “my kid's videos”, “die Videos meiner Tochter”. */
const CHILDS_EN = /\b(?:my|our) (?:son|daughter|kid|child|boy|girl)(?:['’]s|s['’]?) (?=(?:\w+ )?(?:videos?|clips?|data|results?|account|profile|progress|sessions?|streak|level|name|e-?mail|password|chats?|messages?|records?|photos?|pictures?)\b)/gi;
const CHILDS_DE = /\b(?:die|das|den|der) (\p{L}+) (?:meine[sr]|unsere[sr]|von meine[mr]|von unsere[mr]) (?:Sohn(?:e?s)?|Tochter|Kind(?:e?s)?|Jungen?|Mädchens?)(?![\p{L}])/giu;

/** What a parent asks for a child, as the child would ask it: a parent's worries, and who it is, stay a parent's. */
export function asOfPlayer(message: string): string {
  // What is offered is asked as it stands.
  if (isOfferedQuestion(message) || parentAsk(message) !== null || parentTurn(message) !== null || parentOrTrainerQuestionIn(wordsOf(message).join(' ')) !== null) return message;
  return message.replace(OF_CHILD_EN, '$1 i ').replace(DOES_EN, 'do i ').replace(CHILDS_EN, 'my ').replace(OF_CHILD_DE, '$1 ich').replace(CHILDS_DE, 'meine $1');
}

/** A child and what is its, as a parent tells of them, in plain letters. */
const CHILD_TOLD = new RegExp(`\\b${CHILD}(?= |$)`, 'g');
const AS_CHILD: readonly (readonly [RegExp, string])[] = [
  [CHILD_TOLD, 'i'],
  [/\b(?:she|he)\b/g, 'i'],
  [/\b(?:her|his)\b/g, 'my'],
  [/\b(?:has)\b/g, 'have'],
  [/\bi is (?:only |just )?(?:\d{1,2}|\w+teen|six|seven|eight|nine|ten|eleven|twelve)(?: (?:years? old|yo|now))* (?:and )?/g, 'i '],
  [/\bi (?:(?:often|always|sometimes|now|just) )?(?:says?|said|complains?|complained|tells? (?:me|us)|told (?:me|us))(?: that)?(?= )/g, ''],
];
const ALS_KIND: readonly (readonly [RegExp, string])[] = [
  [CHILD_TOLD, 'ich'],
  [/\b(?:sie|er)\b/g, 'ich'],
  [/\b(?:ihr|sein)(e[nmrs]?)?\b/g, 'mein$1'],
  [/\bhat\b/g, 'habe'],
  [/\bist\b/g, 'bin'],
  [/\bsich\b/g, 'mir'],
  [/\bihm\b/g, 'mir'],
  [/\bich bin (?:erst |gerade )?(?:\d{1,2}|\w+zehn|sechs|sieben|acht|neun|zehn|elf|zwolf)(?: jahre(?: alt)?)? und (?:ich )?/g, 'ich '],
  [/\bich (?:(?:oft|immer|manchmal) )?(?:sagt|sagte|klagt|erzahlt)(?: (?:uns|dass))?(?= )/g, ''],
];

/** What a parent tells of the limbs of a child, as the child would tell it, in each language that it may be in; nothing where no parent tells it, or something else of danger. */
export function toldByChildItself(words: readonly string[]): readonly (readonly string[])[] {
  const text = words.join(' ');
  if (!OWN_CHILD.test(text) || MORE.test(text)) return [];
  return [AS_CHILD, ALS_KIND].map((replaced) => replaced.reduce((told, [pattern, by]) => told.replaceAll(pattern, by), text).split(' ').filter((word) => word !== ''));
}
