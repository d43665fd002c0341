import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { says } from './whole-word-pattern.ts';

const MOST_WORDS = 16;
/** So sure that it is not read as one message with the turn before. */
const SURELY = 1.5;

// The ball is somewhere else
const BALL_ELSEWHERE = says(
  '(?:forgot|forgotten|left|leave) (?:my|the|our) (?:foot)?ball', '(?:my|the|our) (?:foot)?ball is (?:still |back )?(?:at|in) (?:my |the |our |a )?(?:\\w+ )?(?:school|home|house|place|car|club|garage|friends?|mates?|grandmas?|nans?|grandparents|dads|mums|moms)',
  '(?:dont|do not|havent|have not|aint) (?:have |got |have got )?(?:my|a|the|any|our) (?:foot)?ball', '(?:hab|habe|haben) (?:ich |grad |gerade |heute |leider |jetzt |hier |im moment |aber )*(?:keinen|kein) (?:fuss)?ball', '(?:mein\\w*|den) (?:fuss)?ball (?:in der schule |zu hause |zuhause |daheim |im verein |heute |leider )*(?:vergessen|nicht dabei|liegen lassen|liegen gelassen)',
  'mein (?:fuss)?ball (?:ist|liegt) (?:noch |grad |gerade |leider )*(?:bei|beim|in der schule|im auto|im verein|zu hause|zuhause|daheim|auf der arbeit)',
);
/** Another one is at hand, or it is of no practice at all. */
const OTHER_BALL = says('tennis\\w*', 'basket\\w*', 'volley\\w*', 'soft', 'softball\\w*', 'other ball', 'another ball', 'ander\\w* ball', 'luftballon\\w*', 'balloon\\w*', 'sock\\w*', 'socken\\w*', 'schaumstoff\\w*', 'defender\\w*', 'possession', 'pass\\w*', 'zuspiel\\w*', 'lost', 'any ?more', 'nicht mehr', 'verloren', 'stole\\w*', 'geklaut');

// A drill that comes in the place of one that was too hard, and is too hard too
const TOO_HARD_TOO = /^(?:(?:but|and|hm|no|nein|aber|und|ok) )*(?:(?:this|that|it|the new|das|die|der|es|dies\w*)(?: (?:one|drill|ubung))?(?: (?:is|s|ist))? )?(?:(?:still|even|way|much|viel|noch|immer noch|auch|mir) )*(?:too|2|zu) (?:hard|difficult|schwer|schwierig|heavy)(?: (?:too|2|as well|also|auch|for me|fur mich|again))*$/;
/** It says that another one was so before. */
const TOO = /\b(?:too|also|as well|auch|again)(?: (?:too|for me|fur mich))?$|\bauch\b/;

// What to do next, in any talk but that about a plan
const WHAT_NEXT = /^(?:(?:and|so|ok|okay|und|also) )*(?:(?:what|which drill|wich drill) (?:should|shall|can|do|could) i (?:train|practi[cs]e|work on|do for (?:practi[cs]e|training)) (?:next|now|then|today|tomorrow)|(?:was|welche ubung) (?:soll|kann|sollte) ich (?:als nachstes|jetzt|dann|nun) (?:trainieren|uben|machen))$/;
const AFTER_THAT = /^(?:(?:and|so|ok|okay|und|also) )*(?:then|afterwards|after that|after it|what then|what next|whats next|danach|dann|nachher|was dann|was danach|was kommt dann|y despues|et apres)$/;
const OF_PLANS: ReadonlySet<string> = new Set(['plan_day', 'plan_week', 'injury', 'warm_up']);

// A day on which nothing went well
const WENT_BADLY = says(
  '(?:heute |gestern |im training |im spiel |beim training )*(?:lief|ging|klappte|funktionierte) (?:heute |gestern |im training |im spiel |bei mir |mir |einfach |gar |echt |uberhaupt |so )*(?:nix|nichts|alles schief|alles daneben|schlecht|mies|doof|blod)', '(?:hat|haben) (?:heute |gestern |im training |bei mir |mir |einfach |gar |echt |uberhaupt )*(?:nix|nichts) (?:geklappt|funktioniert|hingehauen)', '(?:ist|war|lief) (?:heute |gestern |bei mir |im training |mir )*alles (?:schief(?:gegangen|gelaufen)?|doof|blod|mist|schlecht|daneben)',
  '(?:war|bin) ich (?:heute |gestern |im training |voll |so |echt |mega )*(?:schlecht|mies|grottig)', 'nothing (?:worked|went right|went well|works) (?:today|at|in|for)', '(?:today|training|practice|the match) (?:went|was) (?:so |really |just )*(?:bad|awful|terrible|horrible|rubbish)', '(?:hoy )?(?:me )?(?:salio|fue) todo mal', '(?:j ai|jai) tout rate', 'deu tudo errado',
);
const OF_TODAY = says('heute', 'gestern', 'training', 'spiel', 'today', 'yesterday', 'practice', 'match', 'hoy', 'entrenamiento', 'aujourd hui', 'aujourdhui', 'entrainement', 'hoje', 'treino');
const ASKS_MORE = says('why', 'how', 'what', 'warum', 'wieso', 'wie', 'was', 'app', 'timer', 'video', 'kamera', 'camera', 'save\\w*', 'speicher\\w*', 'because', 'weil', 'hill', 'hang', 'wind');

// What cards are for
const CARDS_FOR = /^(?:(?:and|but|ok|und|aber) )*(?:what (?:are|r) (?:the |my |these )?cards (?:(?:in|from) (?:the |my )?(?:album|packs?|collection) )?(?:good |used )?for|what (?:do|can|should) (?:i|you|u) do with (?:the |my |these )?cards|what (?:is|are) the (?:point|use) of (?:the )?cards|(?:wofur|wozu) (?:sind|brauche? ich|gibt es|hab ich) (?:die |meine )?karten(?: (?:im|in der|aus den) \w+)?|was (?:bringen|nutzen|nutzt|bringt) (?:mir )?(?:die |meine )?karten|was (?:kann|mache?|soll) (?:man|ich) mit (?:den |meinen )?karten(?: (?:machen|anfangen))?)(?: (?:here|hier|eigentlich|denn|even))*$/;

// No shooting indoors: of a ball that is forbidden altogether others know
const NOT_INDOORS = says('(?:mum|mom|dad|mama|papa|parents|eltern|mother|father|mutter|vater)\\w*');
const INDOORS = says('inside', 'indoors', 'in the (?:house|flat|living ?room)', 'drinnen', 'im haus', 'in der wohnung', 'im zimmer', 'im wohnzimmer');
const FORBIDDEN = says('no (?:shooting|shots)', '(?:cant|not allowed to|may not|dont let me|doesnt let me|dont want me to|wont let me) shoot', '(?:nicht|net|nich|kein\\w*) (?:schiess\\w*|schuss\\w*)');

/** A message that is known by its form, whatever its single words are also like: the ball is elsewhere, a day went badly, what cards are for. */
export function intentOverride(question: Question): Understood | null {
  const { raw, words, before } = question;
  if (raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  if (before?.intent === 'too_hard' && TOO_HARD_TOO.test(text) && TOO.test(text)) return understoodAs(question, 'too_hard', { sureness: SURELY });
  if (before !== null && ((WHAT_NEXT.test(text) && !OF_PLANS.has(before.intent)) || (before.intent === 'warm_up' && AFTER_THAT.test(text)))) return understoodAs(question, 'which_drill', { sureness: SURELY });
  if (BALL_ELSEWHERE.test(text) && !OTHER_BALL.test(text)) return understoodAs(question, 'no_ball', { sureness: 1 });
  if (NOT_INDOORS.test(text) && INDOORS.test(text) && FORBIDDEN.test(text)) return understoodAs(question, 'rain', { sureness: 1 });
  if (WENT_BADLY.test(text) && OF_TODAY.test(text) && !ASKS_MORE.test(text)) return understoodAs(question, 'bad_day', { sureness: 1 });
  if (CARDS_FOR.test(text)) return understoodAs(question, 'rewards_levels', { sureness: 1, act: { kind: 'onApp', thing: 'card', name: 'whatFor', number: null, minutes: null, likelihood: 1 } });
  return null;
}

const OF_WEEK = /^(?:(?:and|so|hey|sarah|coach|und|na) )*(?:(?:how|hows) (?:was|were|did|is|has|went) (?:my |the |i |it )?(?:practi[cs]e|training|drills?|sessions?|week|do|go|been)?(?: (?:go|do|went|in (?:my )?practi[cs]e|with (?:my )?(?:practi[cs]e|training)|for me))*(?: (?:in (?:my )?practi[cs]e|at training))?|how did i do in (?:my )?(?:practi[cs]e|training)|wie (?:war|lief|ist|lauft) (?:mein |das |meine )?(?:training|uben|ubungen|woche)?(?: gelaufen)?) ?(this week|last week|diese woche|letzte woche|vorige woche|die woche)?(?: (?:so|gelaufen|for me|bei mir))*$/;

/** The question for the numbers of a week that is asked how it went, in the words that ask for them; null for all else. */
export function numbersOfWeek(words: readonly string[]): string | null {
  const text = words.join(' ');
  const week = OF_WEEK.exec(text)?.[1];
  const isOwnWeek = /\b(?:my week|meine woche)\b/.test(text);
  if (week === undefined && !(isOwnWeek && OF_WEEK.test(text))) return null;
  const isLast = week !== undefined && /^(?:last|letzte|vorige)/.test(week);
  if (/[a-z]* ?woche/.test(text) && !/week/.test(text)) return isLast ? 'wie viele minuten hab ich letzte woche trainiert' : 'wie viele minuten hab ich diese woche trainiert';
  return isLast ? 'how many minutes did i practice last week' : 'how many minutes did i practice this week';
}
