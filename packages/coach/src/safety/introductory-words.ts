import { wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';

/**
 * What stands in front of a question and is no part of it: who one is (“I'm her dad”), that nothing is wrong (“nobody hurt me”), that
 * something else was meant, that one only asks. To the second opinion such words sound like danger, and a question is read worse
 * behind them. They are taken off only where a sentence ends or a question begins, so that “nobody hurt me yet” stays whole.
 */
interface IntroductoryWords {
  /** The message without it, as it was written; empty where there is nothing else. */
  readonly rest: string;
  /** Whether it says that nothing is wrong, that something else was meant, or that one only asks. */
  readonly denies: boolean;
  /** Whether it says that a parent of a child writes. */
  readonly isAdult: boolean;
}

const ADULT = '(?:mums?|moms?|mummy|mommy|dads?|daddy|mothers?|fathers?|parents?|grandmas?|grandads?|nans?|mutter|vater|mama|mami|papa|papi|eltern|elternteil|oma|opa|erwachsener?)';
const YOUNG = '(?:player|kid|child|boy|girl|footballer|spieler|spielerin|kind|junge|madchen|chind|bueb|meitli|bua|madl|dirndl)';
const AGE = '(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)';
const SOFTLY = '(?:(?:really|actually|just|only|all|so|totally|completely|perfectly|still|doing|feeling|doch|ja|nur|halt|echt|wirklich|selbst|selber|salber|total|ganz|voll|eigentlich|erst|schon) )*';

const PLAYER_HERE = `(?:(?:ich |i )?(?:bi|bin)(?: (?:doch|ja|nur))* (?:salber|saelber|sel[bw]er|selbst) (?:s |es |das |a )?(?:chind|kind|kindl)|(?:ich |i )?(?:bi|bin) (?:doch )?(?:s|es|a) (?:chind|kind)|(?:no |nein |nei |na )?(?:i ?m|i am|its|it is|this is|ich bin|ich bi|i bin|bin|hier ist|hier schreibt) (?:me )?${SOFTLY}(?:the |a |an |der |die |das |des |s |e |ein |eine )?(?:${AGE} (?:years? old |yo |jahre alt |jahre )?(?:and |und )?(?:the |a |der |die )?)?${YOUNG}(?: (?:myself|here|selbst|selber|hier|not (?:the|a|my|his|her) ${ADULT}|(?:and |und )?(?:not|nicht|kein\\w*) (?:the |a |my |his |her |die |der |ein\\w* |mein\\w* )?${ADULT}))*)`;
const NO_ADULT = `(?:(?:i ?m|i am|ich bin|bin|this is|das ist)? ?(?:not|no|nicht|kein\\w*|nod|nid|ned|net|kei|ka) (?:the |a |an |my |his |her |die |der |das |ein\\w* |mein\\w* |e |d |s |de )?${ADULT}|i play myself|ich spiele? (?:ja |doch )?(?:selbst|selber)|(?:i ?m|i am) (?:the one )?(?:who )?(?:plays|playing)(?: (?:myself|here))?)`;
const AGED = `(?:(?:i ?m|i am|ich bin|bin) ${SOFTLY}${AGE}(?: (?:years? old|yo|jahre alt|jahre))?)`;
const ADULT_HERE = `(?:(?:i ?m|i am|this is|its|it is|ich bin|bin|hier ist|hier schreibt|hier spricht) ${SOFTLY}(?:\\w+s? |of the |von |der |die )?(?:\\w+ )?${ADULT}|\\w+s ${ADULT})(?: (?:here|hier|again|wieder|nochmal|(?:of|von) \\w+|speaking))*`;
const WHO = `(?:${PLAYER_HERE}|${NO_ADULT}|${AGED}|${ADULT_HERE})`;

const DENIALS = [
  '(?:nobody|no ?one|noone) (?:(?:ever|has|did|really) )*(?:asked|wanted|told|made|forced) me (?:to )?(?:(?:send|do|keep|say|show|meet|hide|anything|something|it|that|quiet|secret|a|about|like|pictures?) ?)+',
  '(?:es )?(?:hat |will |wollte )?(?:niemand|keiner) (?:(?:hat|will|wollte|von|mir|mich|was|etwas|irgendwas) )*(?:verlangt|gewollt|geschickt|gebeten|gefragt|gesagt)',
  `(?:i ?m|i am|ive been|everythings?|everything is|alls|all is|its|it is|things are) ${SOFTLY}(?:fine|ok|okay|good|alright|great)(?: (?:thanks|thx|now|here|with me))*`,
  '(?:nobody|nobodys|no ?one|no ?ones|noone) (?:(?:is|was|has|had|did|does|ever|even|really) )*(?:hurts?|hurting|hit|hits|hitting|touched|touches|touching|did|does|do|doing|done|scares?|scared|bothers|bothered|threatens?|threatened|laughs|laughed|laughing|being mean|is mean|was mean)(?: (?:at|anything|something|bad|me|us|to|here|wrong|lol))*(?! yet)',
  '(?:no )?i (?:dont|do not) hurt(?: anywhere| any ?where| at all)*',
  '(?:its |it was |it is )?(?:nothing|nothin) ?(?:bad |serious |else )?(?:(?:is|was|has|s) )?(?:like that|at all|wrong|happened|happend|happens|hurts|hurting|scares me|worries me|bothers me|going on)?(?: (?:with me|to me|lol))*',
  '(?:no )?(?:i ?m|i am|i was) not (?:really |even )?(?:hurt|in danger|angry|mad|cross|being (?:mean|rude)|scared|afraid|sad|worried|in trouble|upset|being hurt|talking about (?:that|me))',
  '(?:you|u) (?:(?:have|are|r) )?(?:got|get|understood|understand|misunderstood|misread|took|taking)? ?(?:it |me |that |this )*(?:all |totally |completely )?(?:wrong|wrongly)|(?:you|u) misunderstood(?: (?:me|that|it))?|(?:thats|that is|that was) not what i (?:meant|mean|asked|said|wrote)|i (?:didnt|did not|never) (?:mean|meant|say|said|ask|asked)(?: for)? (?:that|it|this)(?: like that)?',
  '(?:i )?(?:wasnt|was not|didnt|did not|am not|dont|not) (?:asking|ask|talking|talk) (?:about|for|of) (?:\\w+ ){0,2}?\\w+',
  'why (?:are you|r u|do you|did you|would you|you) (?:asking|ask|say|saying|think|thinking|telling)(?: (?:me|that|this|if|im|i ?m|i am|ok|okay|well|alright|all))*',
  'why (?:does it|does this|do you|do u|are you|r u|you) (?:always )?keep(?:s)? (?:saying|asking|telling)(?: (?:that|this|me|it|the same(?: thing)?))*',
  'why (?:do you|do u|are you|r u|does it|you) (?:(?:always|keep|keeps) )*(?:ask|asking) (?:me )?(?:always )?if (?:im|i am|i m) (?:(?:all|ok|okay|fine|alright|good|well|right) ?)+',
  '(?:i )?(?:didnt|did not|never) (?:say|said|mean) (?:anything|something|nothing|that anything) (?:was|is) (?:wrong|bad)(?: with me)?',
  '(?:i )?(?:(?:just|only|was|am|im|were) )*(?:meant?|talking about|talk about|asking about|about) (?:the |my |a )?(?:football|soccer|game|match|app|drill|training)',
  '(?:its |thats |it is |this is )?(?:just |only )?(?:about )?(?:football|soccer)',
  'i (?:said|wrote|meant?) (?:the |a |my )?(?:videos?|clips?|football|soccer|ball|game|match|drills?|training|keeper|goalie|clubs?|app|tokens?|record)|ich (?:sagte|schrieb|meinte|meine) (?:das |den |die |ein |mein )?(?:videos?|fussball|ball|spiel|ubung\\w*|training|vereine?|app)',
  '(?:its |it is |its just |it was )?not (?:so |that |really )?bad|(?:es |das )?(?:ist |war )?(?:doch |gar |ja )*nicht (?:so )?schlimm',
  `(?:mir|uns) (?:geht ?s?|gehts|geht es|ist) ${SOFTLY}(?:gut|super|prima|bestens|nichts passiert)|${SOFTLY}alles ${SOFTLY}(?:gut|ok|okay|bestens|in ordnung|super)(?: (?:bei mir|hier|danke))*`,
  '(?:mir|uns) (?:tut|tun|hat|macht) (?:hier |doch |ja )*(?:niemand|keiner|kein mensch) (?:was|etwas|weh|irgendwas)(?: (?:getan|gemacht|angetan))?|(?:niemand|keiner) (?:tut|hat|macht|schlagt|bedroht) (?:mir |mich )?(?:doch |ja )?(?:was|etwas|weh|irgendwas)?(?: (?:getan|gemacht|angetan|wehgetan|weh getan))?|(?:mir )?tut (?:mir )?(?:(?:doch|ja|gar|echt|wirklich|uberhaupt) )*(?:nichts|nix|nirgends|nirgendwo) weh',
  '(?:es |da )?(?:ist |war )?(?:doch |ja |gar |uberhaupt )*(?:nichts|nix)(?: (?:passiert|los|schlimmes|so|dergleichen|gewesen|war|ist))*(?: passiert)?',
  '(?:nein |da )?(?:du )?(?:hast|verstehst) (?:du )?(?:mich |das |da |was |etwas )*(?:total |ganz |voll |wohl )?(?:falsch|missverstanden)(?: (?:verstanden|gelesen))?|(?:so |das )(?:meinte|meine|mein) ich (?:das )?(?:gar |doch )?nicht(?: so)?|das war nicht gemeint',
  '(?:ich )?(?:rede?|sprech\\w*|frage?|meine?|meinte) (?:doch |nur |hier |ja )*(?:von|vom|uber|nach|wegen)? ?(?:dem |den |das )?(?:fussball|spiel|training|app|schule)|(?:es )?(?:geht|ging) (?:doch |nur |hier |ja )*um(?: den| das)? (?:fussball|spiel|training|app)',
  '(?:warum|wieso|weshalb) (?:fragst|sagst|denkst|schreibst) du (?:(?:immer|dauernd|wieder) )*(?:das|mich das|mir das|sowas|so was)?(?: (?:immer|dauernd|wieder))*',
  '(?:warum|wieso|weshalb) fragst du (?:mich )?(?:(?:immer|dauernd|standig|wieder|denn|so oft|eigentlich) )*(?:obs?|wie) (?:es )?mir (?:gut |schlecht |nicht gut )?(?:geht|gehts)(?: (?:gut|schlecht))?',
  '(?:ich )?(?:bin|war) (?:doch |ja |gar |uberhaupt )*nicht (?:sauer|bose|wutend|traurig|verletzt)|ich (?:hab|habe) (?:doch |ja )?(?:gar )?nicht gesagt dass (?:mir )?(?:etwas|was) (?:schlimmes |falsches? )?(?:ist|war|los ist|passiert ist)',
  '(?:ich )?(?:hab|habe|hatte) (?:doch |ja )?(?:nur |bloss )?(?:eine |ne |ganz normale )*(?:frage|was) (?:gestellt|gefragt)|quatsch|blodsinn|unsinn|egal|naja|na ja',
];
const DENIAL = `(?:${DENIALS.map((one) => `(?:${one})`).join('|')})`;
/** What only leads to the question. */
const LEADS = '(?:(?:i )?(?:(?:just|only|really|was|am|im|simply) )*(?:(?:asked|asking|ask)(?: (?:you|u|just|only))?(?: for (?:advice|help|tips?|a tip))?|(?:wanted|want|wanna|would like|wish) (?:just |only )?(?:to )?(?:know|ask)|meant|mean)|(?:ich )?(?:(?:will|wollte|mochte|wurde|hab|habe) )(?:(?:doch|nur|bloss|ja|gern|gerne|einfach|dich|halt|eigentlich) )*(?:(?:wissen|fragen|gefragt)))';
/** What is felt of play, beside a denial. */
const FELT = '(?:(?:i ?m|i am|i was|it was|its|was) (?:just|only) (?:a bit |so |really )?(?:annoyed|sad|mad|angry|bored|disappointed|confused|curious|stupid|dumb|tired|nervous|excited|shy)|(?:(?:ich )?(?:bin|war) |es ist |ist )?(?:nur|bloss|halt) (?:ein bisschen |etwas |so )?(?:doof|blod|genervt|traurig|sauer|enttauscht|neugierig|mude|schade|nervos|aufgeregt|schuchtern))';
/** Who is taken for another asks why. */
const WHY_SO = '(?:(?:why|wieso|warum|weshalb) (?:for|fur|as|als|like) (?:the |a |das |ein |die )?(?:child|kid|parent|player|kind|eltern\\w*|spieler))';
const CALLS = '(?:no+|nope|nah|na|nee+|ne|nein|noe|yes|yeah|yep|ja|doch|ok|okay|alright|hi|hello|hey|hallo|guten tag|tag|moin|servus|huh|hu+h|hah?|hae+|what|was|wait|warte|wtf|bro|bruh|dude|man|mate|digga|diggah|diga|diggi|digger|alter|alda|brudi|ey|omg|lol|lmao|xd|d|haha+|hihi|chill|relax|sarah|coach|trainerin|um+|hm+|wow|ey|ach|thanks|thank you|danke|sorry|please|bitte|again|wieder|and|so|but|und|aber|also|well|then|dann)';
/** A sign that ends a clause, among words in plain letters. */
const SIGN = '/';
const WHOLE = new RegExp(`^(?:(?:${CALLS}|${WHO}|${DENIAL}|${LEADS}|${FELT}|${WHY_SO}|${SIGN})(?: |$))+$`);
const ONLY_CALLS = new RegExp(`^(?:(?:${CALLS}|${SIGN})(?: |$))+$`);
const HAS_DENIAL = new RegExp(`(?:^| )(?:${DENIAL}|${LEADS}|${WHY_SO})(?= |$)`);
const HAS_ADULT = new RegExp(`(?:^| )${ADULT_HERE}(?= |$)`);
const SAYS_PLAYER = new RegExp(`(?:^| )(?:${PLAYER_HERE}|${NO_ADULT})(?= |$)`);
/** What a question or a wish begins with: there the rest may begin without a sign between. */
const BEGINS =
  /^(?:(?:and|so|but|now|then|und|aber|also|jetzt|dann) )*(?:how|what|whats|which|who|whos|when|where|why|can|could|should|shall|do|does|did|is|are|am|may|will|would|i (?:just |only |really )*(?:want|wanna|need|would like|wonder)|give|show|tell|make|help|rest|wie|was|welche\w*|wer|wann|wo|warum|wieso|kann|konnen|darf|soll\w*|muss|ist|sind|ob|gib|zeig\w*|mach|hilf|ich (?:will|mochte|brauche|hatte))(?: |$)/;
const OPENS_QUESTION = /^(?:was|what)$/i;
const ENDS = /[.,;:!?…–-]$/;
const MOST_TOKENS = 28;

/** The words of tokens in plain letters, with a sign where a clause ends. */
const clausesOf = (tokens: readonly string[]): string => tokens.flatMap((token) => [...wordsOf(token), ...(ENDS.test(token) ? [SIGN] : [])]).join(' ');

/** What stands in front of the question of a message; null where nothing does. */
export const introductoryWordsOf: (message: string) => IntroductoryWords | null = rememberedDuringAnswer((message): IntroductoryWords | null => {
  const tokens = message.trim().split(/\s+/);
  for (let end = Math.min(tokens.length, MOST_TOKENS); end > 0; end -= 1) {
    const front = clausesOf(tokens.slice(0, end));
    if (front === '' || !WHOLE.test(front)) continue;
    const rest = tokens.slice(end).join(' ');
    // “Was” in front of “muss ich” begins the question.
    if (rest !== '' && OPENS_QUESTION.test(tokens[end - 1] ?? '')) continue;
    const isApart = rest === '' || ENDS.test(tokens[end - 1] ?? '') || BEGINS.test(wordsOf(rest).join(' '));
    if (!isApart) continue;
    if (ONLY_CALLS.test(front)) return null;
    return { rest, denies: HAS_DENIAL.test(front), isAdult: HAS_ADULT.test(front) && !SAYS_PLAYER.test(front) };
  }
  return null;
});

const SAYS_AGE = new RegExp(`(?:^| )(?:${AGED}(?! (?:minutes?|mins?|min|minuten|mal|times|drills?|sessions?|points?|goals?|tore|uhr|euro|tokens?|xp))|(?:like|as) me|(?:at|in) my age|in meinem alter|mit meinen ${AGE}|(?:darf|kann|soll|sollte|muss) ich (?:\\w+ ){0,3}?mit ${AGE}|(?:can|may|should|am) i (?:\\w+ ){0,4}?(?:at|with|being) ${AGE}(?! (?:minutes?|mins?|minuten|drills?|balls?|players?|friends?)))(?= |$)`);

/** Whether words say that the player writes: by the name of it, or (`byAge`) by an own age. */
export const saysPlayerWrites = (words: readonly string[]): boolean => SAYS_PLAYER.test(words.join(' '));
export const saysOwnAge = (words: readonly string[]): boolean => SAYS_AGE.test(words.join(' '));
