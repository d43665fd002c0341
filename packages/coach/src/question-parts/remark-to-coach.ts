import type { CoachTopic } from '@touchline/messages/coach-topics';

/**
 * Whole messages to the coach herself: unkind ones, that she answered something else, where she knows it from. They hold few
 * words of football, so that the second opinion took some for worry. Each has to be the whole of a message in plain letters;
 * one more word leaves it to the rules.
 */
const OPEN = '(?:(?:hey|hi|sarah|coach|so|and|but|ok|okay|no|nein|und|aber|na|bro|well|oh|omg|ugh|boah|man|lol|hm|hmm|wait|sorry|non|nao|pero|mais|y|et|e) )*';
const CLOSE = '(?: (?:please|pls|plz|sarah|coach|now|lol|haha|xd|bitte|jetzt|mal|man|bro|really|echt|tho|though|actually|at all|denn|ey|mann|eigentlich|again|stp))*';
/** A pattern of messages that are one of these from their first word to their last. */
export const whole = (...patterns: readonly string[]): RegExp => new RegExp(`^${OPEN}(?:${patterns.join('|')})${CLOSE}$`);

const YOU = '(?:you|u|ya|youre|you re|you are|u are|ur|u r|this app|this bot)';
const VERY = '(?:(?:so|really|just|such|very|a|an|the|kinda|pretty|total|totally|completely|absolutely|is|are|r|always|echt|voll|mega|total|richtig|einfach|immer|so|ein|eine|der|die|sehr|ja|auch|wirklich) )*';
const UNKIND = '(?:useless|usless|dumb|stupid|silly|boring|annoying|rubbish|trash|bad|lame|worst|no help|no use|not helpful|pointless|mean|weird|cringe|mid|dumm|doof|doofe|blod|blode|bescheuert|nutzlos|nervig|langweilig|schlecht|gemein|komisch|unnutz|peinlich)(?: (?:coach|bot|app|robot|program|trainerin|roboter|programm|ki|ai))?';
const unkind = whole(
  'shut up', 'shush', 'be quiet', 'stop talking', 'go away', 'leave me alone you bot', 'stfu', 'shut it', 'zip it',
  `${YOU} ${VERY}${UNKIND}`, `${YOU} ${VERY}(?:suck|sucks|stink|stinks|annoy me)`, '(?:i|ich) (?:really )?(?:dont|do not) (?:like|need) (?:you|u)',
  'halt (?:die klappe|den mund|die fresse|deine klappe)', 'klappe', 'sei (?:still|leise|ruhig)', 'geh weg', 'lass mich in ruhe du bot',
  `(?:du (?:bist )?|bist du |die app ist )${VERY}(?:${UNKIND}|nervst)`, 'ich mag dich nicht', 'ich brauch(?:e)? dich nicht',
  'callate', 'eres (?:muy |tan )?(?:tont[oa]|inutil|aburrid[oa])', '(?:tais|ferme) (?:toi|la)', 't?(?:u )?es (?:trop |vraiment )?(?:nul|nulle|bete|inutile)', 'cala (?:a )?boca', '(?:voce|vc) e (?:muito )?(?:chat[oa]|burr[oa]|inutil)',
);
const otherQuestion = whole(
  '(?:thats|that s|that is|this is|its|that was|that wasnt|that isnt|thats not|this isnt) ?(?:not )?(?:what i (?:asked|asked for|meant|mean|wanted|wanted to know|said|was asking)|my question|the question|the answer|answering my question)',
  '(?:i|ich) (?:didnt|did not) (?:ask|say|mean) (?:that|this|for that)', '(?:i )?asked (?:you )?something (?:else|different)', '(?:you|u) (?:dont|do not|didnt|did not|never) (?:understand|get|understood|listen to|answer|read) (?:me|it|my question|what i (?:said|mean|asked|wrote|write))', '(?:you|u) (?:got|understood|read) (?:me|it|that) wrong', '(?:that is |thats |its )?(?:the )?wrong answer', 'answer my question', 'read my question(?: again)?', 'stop saying that', 'stop repeating(?: yourself| that)?', '(?:you|u) (?:keep|always) (?:saying|say) the same(?: thing)?', '(?:you|u|youre|ur|you are|u r) (?:(?:just|always|only|keep|kept|literally|constantly) )*repeat(?:ing)? (?:yourself|urself|the same(?: thing)?)', 'du wiederholst dich(?: (?:immer|nur|dauernd|standig))*', 'you (?:already|just) said that',
  '(?:das|danach) (?:hab|habe|hatte) ich (?:gar |doch |dich |aber )*nicht (?:gefragt|gemeint|gesagt|wissen wollen)', '(?:das )?(?:war|ist) (?:doch |gar |aber |das )*nicht (?:meine frage|die frage|was ich (?:wissen wollte|gefragt hab\\w*|meine|meinte))', 'ich (?:hab|habe|hatte) (?:doch |dich )*(?:was|etwas) anderes gefragt', 'du (?:verstehst|verstehts|kapierst|checkst) (?:mich|es|das|meine frage|gar) ?(?:gar |einfach |uberhaupt |ja )*(?:nicht|nix|nichts)', '(?:du hast )?mich (?:falsch|nicht) verstanden', 'du hast (?:mich|das|es) (?:falsch|nicht) verstanden', '(?:das ist (?:die )?)?falsche antwort', 'beantworte (?:doch )?meine frage', 'hor auf das zu sagen', 'du sagst (?:immer )?das gleiche', 'das hast du (?:schon|gerade) gesagt',
  'no (?:es|era) (?:eso lo que pregunte|mi pregunta|lo que pregunte)', 'no me entiendes', '(?:cest|c est|ce n est|ce nest) pas (?:ca que j ?ai demande|ma question|ce que j ?ai demande)', '(?:tu )?(?:ne )?(?:me|m) ?comprends pas', 'nao (?:e|era|foi) (?:isso (?:que|o que) (?:eu )?perguntei|minha pergunta|o que (?:eu )?perguntei)', '(?:voce|vc) nao me entende(?:u)?',
);
const knownFrom = whole(
  'how (?:do|can|would|come) (?:you|u) (?:even |really )?(?:know|no|be sure)(?: (?:that|this|it|all that|so much|everything|all this|about football|about this|about that))*', 'how (?:are|r) (?:you|u) (?:so )?sure(?: about that)?', '(?:are|r) (?:you|u) sure(?: about (?:that|this))?', 'why (?:should|would) i (?:believe|trust|listen to) (?:you|u|that|this)', 'can i (?:believe|trust) (?:you|u|that|this|what you say)', '(?:is|was) (?:that|this|it) (?:really |actually |even )?(?:true|right|correct)', '(?:who|where) (?:taught|told|learned|did) ?(?:you|u)?(?: (?:learn|get|know))?(?: (?:football|soccer|that|this|all that|it|all this))*(?: from)?', 'says who', 'where (?:do|did) (?:you|u) (?:know|get|learn) (?:that|this|it|all that|football|soccer)(?: from)?',
  '(?:woher|wieso|warum) weisst? du (?:eigentlich |denn |das |so |alles |dass |was |uber fussball )*(?:das|alles|so viel|soviel|sowas|das alles|so gut bescheid|viel)?', 'bist du (?:dir |da |dir da )*sicher', '(?:stimmt|ist) (?:das|dass) (?:wirklich|echt|denn|auch|uberhaupt)?(?: (?:so|wahr|richtig))?', '(?:kann|soll|warum soll) ich (?:dir|das) (?:denn |auch |uberhaupt )*(?:glauben|vertrauen)', 'wer (?:hat dir das|sagt das|hat das) ?(?:gesagt|beigebracht)?', 'wo hast du (?:das|fussball|das alles) (?:gelernt|her)',
  'como (?:sabes|lo sabes|sabes) ?(?:eso|tanto|todo eso)?', '(?:comment|d ?ou) (?:tu sais|tu le sais|sais tu) ?(?:ca|tout ca|cela)?', 'como (?:voce|vc) sabe ?(?:disso|isso|tudo isso|tanto)?',
);

const MOST_WORDS = 16;
const KINDS: readonly (readonly [RegExp, CoachTopic])[] = [
  [otherQuestion, 'notMyQuestion'],
  [unkind, 'insulted'],
  [knownFrom, 'howSarahKnows'],
];

/** The topic of a message, as its plain words, that is one of these from its first word to its last; null for all else. */
export function remarkToCoach(words: readonly string[]): CoachTopic | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  return KINDS.find(([kind]) => kind.test(text))?.[1] ?? null;
}
