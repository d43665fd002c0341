import type { FollowUp } from './score-intents.ts';

/** The foot that is spoken of: a side, or which of the player's two it is. */
export type FootWish = 'left' | 'right' | 'weak' | 'strong' | 'other' | 'both';

const FOOT = '(?:foot|feet|leg|side|boot|fuss|bein|seite|pie|pierna|pied|jambe|pe|perna|lado|one)';
const BEFORE_SIDE = '(?:my|with|w|the|use|using|only|just|for|on|in|now|same|and|n|ok|but|try|a|mein\\w*|mit|und|nur|con|la|el|mi|para|avec|le|du|de|mon|et|com|o|do|pro|meu|minha|e|y|ao|da)';
/** A side with a foot behind it, or with words before it that a foot is named with: "mins left" and "do it right" have neither. */
const side = (names: string): RegExp =>
  new RegExp(`(?:^| )(?:(?:${names}) ${FOOT}|${FOOT} (?:${names})|${BEFORE_SIDE} (?:${names})(?: ${FOOT}| only| instead| too| pls| please| then)?$)(?= |$)|\\b(?:mit|with my) (?:${names})(?= |$)|^(?:${names})(?: only| instead| pls| please| then| too)?$`);

const FEET: readonly (readonly [FootWish, RegExp])[] = [
  ['both', /\b(both (my |the )?(feet|foot|legs|sides)|two feet|with both|beide\w* (fusse\w*|seiten)|(los|as|os|les) (dos|dois|duas|deux) (pies|piernas|pes|pernas|pieds)|ambos|ambas|con las dos|des deux)\b/],
  ['other', /\b(other (foot|leg|side|one)|(der|die|das|dem|den) andere\w* (fuss|bein|seite)|otro pie|otra pierna|autre (pied|jambe)|outro pe|outra perna|switch feet|swap (feet|sides))\b/],
  ['weak', /\b((weak\w*|bad|worse|worst|wrong|non dominant|useless) (foot|leg|side|one)|weakfoot|schwach\w* (fuss|bein|seite)|(pie|pierna) (mal[oa]|debil)|la mala|mauvais pied|pied faible|(pe|perna) (fraco|fraca|ruim))\b/],
  ['strong', /\b((strong\w*|good|better|best|dominant|main) (foot|leg)|starke\w* fuss|(pie|pierna) (buen[oa]|fuerte)|pied fort|bon pied|(pe|perna) (bo[am]|forte|dominante))\b/],
  ['left', side('left|lefty|lefties|links|linke|linken|linker|linkem|linkes|izquierd[oa]|zurd[oa]|gauche|esquerd[oa]|canhot[oa]')],
  ['right', side('right|righty|rechts|rechte|rechten|rechter|rechtem|rechtes|derech[oa]|diestr[oa]|droite?|direit[oa]|destr[oa]')],
  ['left', /\bmy left (?:is|isnt|s|feels|sucks|needs|cant|wont|always)\b|\bmein linker (?:ist|kann|braucht)\b/],
  ['right', /\bmy right (?:is|isnt|s|feels|sucks|needs|cant|wont|always)\b|\bmein rechter (?:ist|kann|braucht)\b/],
  ['left', /\b(lefty|left footed|linksfuss|soy zurd[oa]|gaucher|sou canhot[oa])\b/],
];

/** The foot that the words name; null where they name none. */
export function footIn(words: readonly string[]): FootWish | null {
  const text = words.join(' ');
  return FEET.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

type Cue = readonly [FollowUp, RegExp];
const cue = (name: FollowUp, pattern: string): Cue => [name, new RegExp(`(?:^| )(?:${pattern})(?= |$)`)];

/** Words of a turn that goes on with the talk. They count only in a text of few words, after another. */
const CUES: readonly Cue[] = [
  cue('follow_shorter', 'short(er|en|ly)?|too long|brief(ly|er)?|tl dr|tldr|in (one|1|a|two|2|a few|few) (sentences?|words?|lines?)|(less|fewer) (words?|text|talk\\w*|drills?)|(quick|short|mini)(er)? version|(something|make it|bit) (quicker|faster)|(too|2) much (text|to read|reading|words)|sum (it |that |this )?up|summar\\w*|nutshell|half (of )?(that|it)|kurze?[rs]?( bitte| version)?|zu lang|kurzfassung|knapper|mas (corto|breve)|resum\\w*|muy largo|plus (court|bref)|en bref|trop long|mais curto|muito longo'),
  cue('follow_other', '^(ok |okay |cool |alright |and |und |ja |yes |so )*((and |und )?(then|after that|after this|afterwards|what (comes )?(next|then|after( that)?|else)|whats next|next|now what|what now|danach|dann|was dann|was kommt (dann|danach|als nachstes)|was (noch|jetzt)|wie gehts weiter))( pls| please| bitte)?$|^(more|any more|some more|mehr|noch mehr|mas|encore|mais)( pls| please| bitte)?$|(an)?other(?! (side|foot|leg))( one| drill)?|(something|anything|sumthing|smth) (else|different|other|new)|different( one| drill)?|not (that|this)( one)?|what ?else|(one|1|2|two|3|three|a few|some) more|next one|a new one|more drills?|swap it|change it|(already )?did (that|this|it)( one)?( already| yesterday| today)?|(noch )?(ein\\w*|was) ander\\w*|noch (ein\\w*|was)|nicht (das|die|der|den)|^(ne |nein |ok )?andere( ubung)?( bitte)?$|otr[oa]s?( mas)?|algo (distinto|diferente)|ese no|(un|une) autre|autre chose|encore un\\w*|pas (ca|celui la|celle la)|outr[oa]s?|esse nao|alguma outra'),
  cue('follow_good', '(is|was) (that|this|it) (any )?(good|gud|ok|okay|bad|normal|enough|a lot|low|high)|good or bad|is (that|this|it) enough|(reicht|langt|genugt) (das|es)|ist das (genug|ok|okay)|(ist|war) das (gut|schlecht|viel)|(es|esta) (bueno|malo|bien)|c ?est (bien|bon|pas mal)|(e|isso e) (bom|ruim)'),
  cue('follow_why', '(whats|what is|wats) the (point|use|purpose|benefit)( of (it|that|this|doing (it|that|this)))?( one| drill)?|why (should|would|do|must) i( \\w+){0,2} (do|play|practi[cs]e|choose) (it|that|this)( one)?|^(but |ok |and |so )?(why|how come|what for|warum|wieso|pourquoi|por ?que)( (that|this|it|those|does that help|should i|das|die|den|diese|ese|esa|eso|ca|esse|isso))?( one| drill)?( pls| please| though| tho)?$|(what|wat|whats|wats) (does |is )?(it|that|this)( one| drill)? (good |help )?(for|do|train|with)|what does (it|that|this) (help|do|train)( with| me)?|why is (that|this|it) (good|important|better)'),
  cue('follow_how', '^(what|wat|huh|ha|hae|eh|wtf|was|hm|hmm|sorry what|say what|wie bitte|que|quoi|o que)$|how (does|do|would|should|shd|wud) (that|this|it|dat|they)( one| drill)?( go| work| look)?|how (do|can|should|would|d) (i|u|you|we) (do|play|start) (it|that|this|one)( one)?|how to( do)?( it| that| this)?|explain( it| that| this| how| more| pls| please| to me| again)*|(say|tell me) (it|that) again|(simpler|easier) words|im confused|confusing|show me( how)?|i (dont|do not|didnt) (get|understand)( it| that| this)?|(what|wat) do i (have to )?do|(the )?steps|wie (geht|macht man|mach ich) (das|die|der|den|es|diese)|erklar\\w*|(versteh|kapier|check|raff|peil|schnall)\\w* (ich )?(das )?(nicht|net)|como (se hace|lo hago|es eso|va eso)|explica\\w*|no (lo )?entiendo|comment (on fait|faire|je fais|ca marche)( ca)?|expliqu\\w*|jai pas compris|como (se faz|e que faz|faco isso|funciona)|nao entendi'),
];
const MOST_WORDS = 10;

/** What a short text says by itself of the turn that it goes on with. */
export function followUpIn(words: readonly string[]): FollowUp | null {
  if (words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  return CUES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
