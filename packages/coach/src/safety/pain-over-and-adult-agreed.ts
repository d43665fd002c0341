import { wordsOf } from '../text/recognise-words.ts';

const WELL = '(better|fine|ok|okay|good|healed|gone)( now| again)?(?! (than|at|with|in|on|to|for|of|enough|black|blue|purple|red|green|yellow|numb|stiff|dead|weird)\\b)';
const BODY = '(ankles?|knees?|foot|feet|legs?|toes?|heels?|head|back|hips?|shins?|calf|calves|thighs?|hamstrings?|groin|muscles?|wrists?|arms?|hands?|fingers?|shoulders?|neck|chest|ribs?|pain|injury|cramps?|headache)';
/** Of the body, or of oneself: that somebody else or a thing is fine says nothing. */
const OVER = new RegExp(
  String.raw`\b((its|it is|it feels|feels|it got|im feeling|i feel|i am|im) (\w+ )?${WELL}|(my |the )?(\w+ )?${BODY} (is|are|feels?|feel|has|got) (\w+ )?${WELL}|all (better|healed|gone)( now)?|^(is |feels |feeling )?(much |way |a lot )?(better|fine|healed|gone)( now| again)?$` +
    String.raw`|nothing hurts (any ?more|now)|(no|without) (more )?pain( any ?more| now)?(?! no gain)|(doesnt|does not|dont|stopped|not) hurt(s|ing)?( any ?more| now)?` +
    String.raw`|(wieder|nicht mehr|nichts mehr) (gut|okay|ok|weh)|tut (\w+ ){0,3}(nicht|nichts|nix) mehr weh|^geht (schon )?wieder$|(im|i am|i feel|feeling) (well|healthy) (again|now)|(not|no longer) (ill|sick)( any ?more)?|(fever|cold|cough|flu) (is )?(gone|over)|(wieder|bin) gesund|(fieber|husten|erkaltung|grippe) (ist )?(weg|vorbei)|ya no tengo (fiebre|tos|gripe)|(plus de|plus la) (fievre|toux|grippe)|(nao|n) tenho mais (febre|tosse|gripe)|^all good( again| now)?$|^alles (wieder )?gut$|ya no (me )?duelen?|(se me )?(paso|quito|fue) el dolor|ya estoy bien|(ca|il) va mieux|plus mal|plus (de )?douleurs?|nao (me )?(doi|ta doendo|esta doendo) mais|ja nao (me )?(doi|doem|ta doendo|esta doendo|esta a doer|sinto dor)|parou de doer|(a )?dor (ja )?(passou|sumiu)|ja (estou|esta|to|ta) (bem|bom|boa|melhor))\b`,
);
/** What is asked, wished or set as a condition is not so yet. */
const NOT_YET =
  /^(who|whos|what|whats|which|how|why|where|when|is (it|that|this|my|the|there)|am|are|was|can|could|should|shall|do(?! not)|does(?! not)|did(?! not)|will|would|may|wer|was|welche\w*|wie|warum|wann|wo|ist|bin|kann|darf|soll|wird)\b|\b(if|when|once|until|till|unless|before|hope|hopefully|wish|not sure|wenn|sobald|falls|bis|hoffentlich)\b|\b(?:encore|toujours|beaucoup|de) plus mal\b|\bplus mal qu\w*/;
/** That a pain is gone, in few words of which none is of anything else. */
const PAIN_GONE = new RegExp(
  `^(?:${[
    '(?:(?:my|the) )?(?:(?:left|right) )?(?:\\w+ |it |its )?(?:now )?(?:doesnt|does not|dont|stopped|no longer|not) hurts?(?:ing)?(?: any ?more| no ?more| at all| now)*',
    '(?:mein\\w{0,2} |das |der |die )?(?:\\w+ |es )?tut (?:jetzt |mir |gar )*(?:nicht|nichts|nix) mehr weh',
    'ya no (?:me |nos )?duelen?(?: nada)?(?: (?:el|la|los|las|mi) \\w+)?|(?:el|la|mi) \\w+ ya no (?:me )?duelen?',
    '(?:je )?(?:nai|jai|ai) plus (?:du tout )?(?:mal|de douleurs?)(?: (?:au|a la|aux|a l) ?\\w+| du tout)?|ca (?:ne )?(?:me )?fait plus (?:du tout )?mal|(?:mon|ma|le|la) \\w+ (?:ne )?(?:me )?fait plus mal',
    '(?:o |a |meu |minha )*(?:\\w+ )?(?:ja )?nao (?:me )?(?:doi|doem|ta doendo|esta doendo)(?: mais| nada)?|ja nao (?:sinto dor|me doi)(?: (?:o|a|no|na) \\w+)?|parou de doer|a dor (?:ja )?(?:passou|sumiu)',
  ].join('|')})(?: (?:now|today|jetzt|heute|ahora|hoy|maintenant|aujourdhui|agora|hoje|mehr))*(?: (?:can|may|kann|darf|puedo|je peux|posso)(?: ich| i)?(?: (?:again|wieder|ya|ja|de novo|otra vez|still|play|train|practi[cs]e|spielen|trainieren|jugar|entrenar|jouer|mentrainer|jogar|treinar|today|heute|hoy|hoje|aujourdhui))+)?$`,
);

/** Whether a text says, from first to last, that a pain is gone, at most with the question whether to play again. */
export function saysPainIsGone(text: string): boolean {
  const said = wordsOf(text).join(' ');
  return PAIN_GONE.test(said) && !OF_HEAD_OR_CHEST.test(said);
}
/** Whether to play, again or on a day, and nothing else. */
const ASKS_TO_PLAY =
  /^(?:(?:so|and|und|also|y|entonces|et|alors|e|entao) )*(?:can|may|kann|darf|puedo|je peux|jpeux|posso|ya puedo|ja posso)(?: (?:ich|i|eu|again|wieder|ya|ja|de novo|otra vez|nochmal|play|train|practise|practice|spielen|trainieren|jugar|entrenar|jouer|rejouer|mentrainer|jogar|treinar|today|tomorrow|now|heute|morgen|jetzt|hoy|manana|ahora|hoje|amanha|agora|aujourdhui|demain|maintenant|football|fussball|futbol|foot|futebol|bola|au|al))+$/;

/** Whether words (in plain letters) ask, from first to last, whether to play, again or on a day. */
export const asksToPlayAgain = (words: readonly string[]): boolean => ASKS_TO_PLAY.test(words.join(' '));
const OF_HEAD_OR_CHEST = /\b(?:head|chest|heart|kopf|brust|herz|cabeza|pecho|tete|poitrine|coeur|cabeca|peito)\b/;

/** What the coach asks for, word by word or nearly: it means that, whatever was said before it. */
const PHRASE_OF_OVER = /^(it is|its|it feels) ((much|way|a lot) )?(better|healed)( now| again)?$|^(es ist|ist) (wieder gut|besser|verheilt)$/;

/** Whether a text says, in one of its clauses, that what hurt is well again. */
export const isOver = (text: string): boolean =>
  text.split(/[.,;!?\n]|\b(?:and|but|so|und|aber|also)\b/i).some((clause) => {
    const words = wordsOf(clause).join(' ');
    return OVER.test(words) && !NOT_YET.test(words);
  });

/** A parent, a doctor, or more than one; who leads a team is none of them. */
const ADULTS =
  '(?:(?:my |the |our |mein\\w* |der |die |das |unser\\w* |mi |mis |el |la |los |ma |mon |mes |le |les |meu |minha |meus |o |a |os )?(?:doctor|doctors|doc|gp|physio|nurse|parents?|mum|mom|mama|mami|mummy|mommy|mother|dad|daddy|papa|papi|father|grown ?ups?|arzt|arztin|eltern|vater|mutter|madre|padre|padres|medico|medica|medecin|docteur|mere|pere|maman|pais|mae|pai)|they|they all|beide|both)';
/** Who said yes where a message says nothing else. */
const WHOEVER = `(?:${ADULTS}|she|he|sie|er)`;
const PLAYING = '(?:play|train|practi[cs]e|run|start|go back|do it|spielen|trainieren|mitmachen|jugar|entrenar|jouer|mentrainer|jogar|treinar)';
const AGAIN = '(?:again|wieder|de novo|otra vez|a nouveau)';
const TO_PLAY = `(?: ${AGAIN})?(?: (?:to )?${PLAYING})?(?: ${AGAIN})?`;
/** The same where something of it has to be said. */
const MUST_PLAY = `(?:(?: ${AGAIN})?(?: to)? ${PLAYING}(?: ${AGAIN})?| ${AGAIN})`;
const AGREES = `(?:(?:says?|said|told me|sagt|sagen|sagte|sagten|dice|dicen|dijo|dijeron|ha dicho|han dicho|dit|disent|a dit|ont dit|disse|disseram|falou|falaram) (?:that |dass )?(?:yes|yeah|yep|ok|okay|fine|ja|si|oui|daccord|sim|que si$|que si(?= )(?! (?:c|on|il|ca)\\w*\\b)|que oui|que sim|(?:its|it is|everything is|all is) (?:all )?(?:ok|okay|fine|good|healed)(?: now)?(?: to${TO_PLAY})?|i (?:can|may)${TO_PLAY}|(?:im|i am) (?:allowed|ok|fine|ready|good)(?: to)?${TO_PLAY}|ich (?:darf|kann)(?: wieder)?${TO_PLAY}|es ist (?:ok|wieder gut|gut)|es geht|(?:que )?puedo${TO_PLAY}|(?:que )?je peux${TO_PLAY}|(?:que )?posso${TO_PLAY})|(?:hat|haben) (?:es )?(?:ja )?gesagt(?: (?:ja|ok|es ist ok|ich (?:darf|kann)(?: wieder)?${TO_PLAY}))?|(?:hat|haben) ja gesagt|(?:hat|haben|hats|habens)(?: es)?(?: mir)? erlaubt|(?:erlaubt|erlauben) es(?: mir)?|allow(?:s|ed)? (?:it|me${MUST_PLAY})|lets? me${MUST_PLAY}|cleared me${TO_PLAY}|gave (?:me )?(?:the|his|her|an|their) (?:ok|okay|go|go ahead|all clear|green light)|(?:deixou|deixaram|liberou|liberaram)(?: que sim)?${TO_PLAY})`;
/** In that an adult agreed, who it was and whether other words may stand between. */
const agreement = (who: string, gap: string, mayPlay: string): string =>
  `(?:${who}${gap} ${AGREES}|(?:i am|im|i m) allowed(?: to)?${mayPlay}|sie haben ja(?: gesagt)?|ich darf${mayPlay}|(?:han dicho|dijeron|dicen) que si|ils ont dit oui|(?:eles |elas )?(?:disseram|deixaram) que sim)`;
/** What takes a yes back again, or puts it off. */
const NOT_WHOLLY = '(?! (?:but|aber|pero|mais|mas|only|nur|if|when|wenn|sobald|in|next|after|nach|nachste\\w*|ab|from|on|tomorrow|morgen|later)\\b)';
const ADULT_AGREED = new RegExp(`(?:^| )${agreement(ADULTS, '(?: \\w+){0,3}?', MUST_PLAY)}(?= |$)${NOT_WHOLLY}`);
const ONLY_ADULT_AGREED = new RegExp(`^(?:(?:ok|okay|yes|ja|so|and|und|well|but|aber) )*${agreement(WHOEVER, '', TO_PLAY)}(?: (?:now|again|today|too|(?:and )?i (?:can|may) (?:play|train)(?: again)?|(?:und )?ich (?:darf|kann)(?: wieder)?(?: spielen| trainieren)?|to it|it is ok|its ok|football|soccer|jetzt|wieder|heute|auch|dazu|fussball|lol|yay|yes))*$`);
const NOT_AGREED = /\b(?:not|no|dont|doesnt|didnt|hasnt|wont|nicht|nich|ned|net|nit|kein\w*|pas|nao|nunca|never)\b|\b(?:still (?:\w+ ){0,2}?(?:hurts?|hurting|sore|aches|painful)|hurts (?:a bit|a little|sometimes|when)|noch (?:\w+ ){0,2}?(?:weh|schmerzen))\b/;

/**
 * Whether words (in plain letters) tell that a doctor or a parent has said yes; with `nothingElse`, from their first to their
 * last, and then by whomever.
 */
export function saysAdultAgreed(words: readonly string[], nothingElse = false): boolean {
  const said = words.join(' ');
  return nothingElse ? ONLY_ADULT_AGREED.test(said) : ADULT_AGREED.test(said) && !NOT_AGREED.test(said) && !NOT_YET.test(said);
}

/** Whether an adult's yes is to playing again: one of these turns, the last or the one before, tells of what hurt that it is well. */
export const isYesToPlay = (words: readonly string[], turns: readonly string[]): boolean => turns.slice(-2).some(isOver) && saysAdultAgreed(words, true);

/** Whether a text is, as a whole, the phrase that the coach asks for once nothing hurts any more. */
export const isPhraseOfOver = (text: string): boolean => PHRASE_OF_OVER.test(wordsOf(text).join(' '));

/** A limb of one's own, or “it”, that is well again: from the first word to the last. */
const LIMB = '(?:ankles?|knees?|foot|feet|legs?|toes?|heels?|back|hips?|shins?|calf|calves|thighs?|hamstrings?|groin|muscles?|wrists?|arms?|hands?|fingers?|shoulders?|knie|knochel|fuss|fusse|bein|beine|zeh|zehen|ferse|rucken|hufte|schienbein|wade|oberschenkel|handgelenk|arm|hand|schulter|leiste)';
const NOW = '(?: (?:now|again|today|completely|totally|fully|jetzt|wieder|heute|ganz|schon|auch))*';
const WELL_AGAIN = [
  `(?:(?:my|the) )?(?:(?:left|right) )?(?:${LIMB} |it |its |that )?(?:(?:is|are|feels?|got|s|has|been) )*(?:(?:all|much|a lot|way|totally|completely|fully|really|now|so|back to) )*(?:better|fine|ok|okay|good|healed|normal|well again)${NOW}(?: any ?more)?`,
  `(?:(?:my|the) )?(?:(?:left|right) )?(?:${LIMB} |it |that )?(?:now )?(?:doesnt|does not|dont|do not|no longer|not|stopped) hurt(?:s|ing)?(?: (?:any ?more|no ?more|at all|now|today))*`,
  `(?:(?:my|the) )?(?:${LIMB} |it )?(?:is |isnt )?(?:not |no longer )?swollen any ?more`,
  `(?:i have )?no (?:more )?pain(?: (?:any ?more|now|today))*`,
  `(?:(?:mein\\w{0,2}|das|der|die|dem|dein) )?(?:(?:linke[rs]?|rechte[rs]?) )?(?:${LIMB} |es |dem |ihm )?(?:(?:ist|is|sind|geht|gehts|fuhlt sich) )*(?:(?:jetzt|mir|wieder|ganz|viel|schon|voll|richtig|es) )*(?:gut|ok|okay|okey|besser|heil|gesund|super|in ordnung|fit|nicht mehr (?:dick|geschwollen|blau))${NOW}`,
  `(?:(?:mein\\w{0,2}|das|der|die) )?(?:${LIMB} |es |mir )?tut (?:(?:jetzt|mir|gar|uberhaupt|auch) )*(?:nicht|nichts|nix|nimmer|net) (?:mehr )?weh${NOW}`,
  `(?:ich )?(?:(?:hab|habe) )?(?:jetzt )?keine schmerzen mehr`,
  `(?:i am|im|i feel|im feeling|i am feeling) (?:(?:all|much|a lot|way|totally|completely|fully|really|now|back to) )*(?:better|fine|ok|okay|good|well|healed|healthy|normal|fit)${NOW}`,
  `(?:mir gehts?|mir geht es|ich bin|bin|ich fuhl\\w? mich) (?:(?:jetzt|wieder|ganz|viel|schon|voll|richtig|total) )*(?:gut|ok|okay|besser|heil|gesund|fit)${NOW}`,
].join('|');
const LIMB_IS_WELL = new RegExp(`^(?:(?:ok|okay|yes|yay|hi|hey|hello|hallo|ja|so|and|und|well|good news|gute nachricht|sarah) )*(?:${WELL_AGAIN})(?: (?:and |und )?(?:${WELL_AGAIN}))?$`);

/** Whether a text says, from its first word to its last, that it is well again, in one way or in two. */
export const saysOnlyWell = (text: string): boolean => !text.includes('?') && LIMB_IS_WELL.test(wordsOf(text).join(' '));

/** A text that says at its beginning several times that it is well again, with the last of them only: “my knee is fine again, it does not hurt any more. Which drill?” */
export function withWellOnce(text: string): string {
  const clauses = text.match(/[^.,;!?\n]+[.,;!?\n]*/g) ?? [];
  const others = clauses.findIndex((clause) => !saysOnlyWell(clause));
  const wells = others === -1 ? clauses.length : others;
  return wells < 2 ? text : clauses.slice(wells - 1).join('').trim();
}

/** Where a message of an own limb and of an adult's yes may be parted: of these words none belongs to the first part and the second at once. */
const FEWEST_OF_PART = 2;

/** Whether words (in plain letters) say first that a limb is well and then that an adult said yes, or the other way round, and nothing else. */
function saysWellAndYes(words: readonly string[]): boolean {
  const isWell = (part: readonly string[]): boolean => LIMB_IS_WELL.test(part.join(' '));
  const isYes = (part: readonly string[]): boolean => saysAdultAgreed(part, true);
  return words.some((_, at) => {
    if (at < FEWEST_OF_PART) return false;
    const [front, back] = [words.slice(0, at), words.slice(at)];
    return (isWell(front) && isYes(back)) || (isYes(front) && isWell(back[0] === 'and' || back[0] === 'und' ? back.slice(1) : back));
  });
}

/** Whether a text says, and nothing else, that it is well again and that an adult said yes: what the coach asks for, in that order or the other and in own words. */
export function isPhraseOfOverAndYes(text: string): boolean {
  const clauses = text.split(/[.,;!\n]|\b(?:and|und)\b/i).map((clause) => wordsOf(clause)).filter((words) => words.length > 0);
  const [over, yes] = [clauses.filter((words) => PHRASE_OF_OVER.test(words.join(' '))).length, clauses.filter((words) => saysAdultAgreed(words, true)).length];
  return (over > 0 && yes > 0 && over + yes === clauses.length) || (!/[?]/.test(text) && saysWellAndYes(wordsOf(text)));
}
