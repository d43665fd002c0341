import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** What is for care and the rules, whoever asks. */
const HARM = some('hits?', 'hitting', 'punch\\w*', 'kick(?:s|ed|ing)? (?:him|her|them|each other)', 'schlagt', 'schlagen', 'haut', 'hauen', 'treten', 'tritt', 'touch(?:es|ed|ing)? (?:me|him|her|them)', 'fasst', 'scared', 'afraid', 'angst', 'cr(?:y|ies|ied|ying)', 'wein\\w*', 'heul\\w*', 'hurts?', 'weh', 'schmerz\\w*', 'injur\\w*', 'verletzt', 'bull(?:y|ied|ies|ying)\\w*', 'mobb\\w*', 'laugh\\w*', 'lach\\w*', 'fun of', 'teas\\w*', 'mock\\w*', 'hansel\\w*', 'secret\\w*', 'geheim\\w*', 'naked', 'nackt\\w*', 'ill', 'sick', 'krank', 'adhs', 'adhd', 'autis\\w*', 'threat\\w*', 'droh\\w*', 'racis\\w*', 'rassis\\w*', 'insult\\w*', 'beleidig\\w*', 'beschimpf\\w*', 'swear\\w*');
const WHY = some('why', 'how come', 'warum', 'wieso', 'weshalb');
const either = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const WAITS = some('stand(?:s|ing)? (?:\\w+ ){0,2}?(?:around|about|still|in (?:a |the |long )?(?:lines?|queues?))', 'wait(?:s|ing)?(?: \\w+){0,5}', 'queu\\w*', 'long lines?', 'in lines?', '(?:rum|herum) ?(?:steh\\w*|zu ?steh\\w*)', 'steh(?:en|t)(?: \\w+){0,5} (?:rum|herum|schlange|an|da)', 'steh(?:en|t)(?: \\w+){0,5} in (?:der|einer|langen) (?:schlangen?|reihe)', 'wart(?:en|et)(?: \\w+){0,5}', 'anstehen', 'schlange(?:n)? steh\\w*');
const NOT_WAITING = either(HARM, WHY, some('match(?:es)?', 'bus', 'parents?', 'eltern', 'mums?', 'dads?', 'subs?', 'bench', 'bank', 'auswechs\\w*', 'app', 'how long', 'wie lange?', 'picked up', 'abgeholt'));

const FEW = some('(?:two|three|four|2|3|4|a few|some|a couple|couple)(?: of)?(?: (?:the|my|them))?(?: \\w+)?', '(?:zwei|drei|vier|ein paar|einige|manche|mehrere|einzelne)(?: (?:der|meiner|von|davon))?(?: \\w+)?');
const DISTURBS = some('disturb\\w*', 'disrupt\\w*', 'distract\\w*', 'annoy\\w*', 'mess(?:es|ing)? (?:about|around)', 'misbehav\\w*', 'play(?:ing)? up', 'act(?:ing)? up', 'fool(?:ing)? (?:about|around)', 'clown(?:ing)? (?:about|around)', 'silly', 'naughty', 'stor(?:t|en|end)', 'storenfried\\w*', 'machen(?: \\w+){0,3} (?:quatsch|blodsinn|unsinn|stress|arger|faxen)', 'nerv(?:en|t)', 'kasper\\w*', 'argern (?:die )?(?:ander\\w*|alle)');
const NOT_DISTURBING = either(HARM, some('parents?', 'eltern', 'dads?', 'mums?', 'vater', 'mutter', 'app', 'why', 'warum', 'wieso'));

const PARENTS = some('(?:the |some |their |other |our )*(?:parents?|mums|moms|dads|mothers|fathers)', '(?:die |manche |einige |ein paar )*(?:eltern|vater|mutter|papas|mamas|elternteil\\w*)');
const SHOUTS = some('shout\\w*', 'scream\\w*', 'yell\\w*', 'coach(?:ing)? from(?: \\w+){1,3}', 'interfer\\w*', 'call(?:ing)? (?:things )?in', 'loud', 'schrei\\w*', '(?:rein|hinein|dazwischen) ?(?:ruf\\w*|schrei\\w*|brull\\w*|red\\w*|zu ?ruf\\w*)', 'ruf(?:en|t)(?: \\w+){0,4} (?:rein|hinein|dazwischen)', 'brull\\w*', 'misch\\w*(?: \\w+){0,3} ein', 'einmisch\\w*', 'laut');
const NOT_PARENTS = either(HARM, some('at (?:me|his|her|their|my|the|a) (?:own )?(?:son|daughter|kids?|child\\w*|boy|girl)', 'at me', 'mich an', '(?:sein|ihr|ihre|seine)\\w* (?:eigenes? )?(?:kind|sohn|tochter)', 'an(?: \\w+)? (?:kind|sohn)', 'home', 'zu ?hause', 'my (?:own )?(?:dad|mum|mom|parents)', 'mein\\w* (?:vater|mutter|eltern)'));

const HOW_LONG = some('how (?:long|many minutes|much time)', 'wie (?:lange?|viele minuten)', 'wieviele? minuten');
const ONE_TRAINING = some('(?:a|the|one|our|each|every|whole|full|my|their) (?:whole |team |full |normal |good )?(?:training|session|practi[cs]e)(?: session)?(?= (?:be|last|take|at|for|with|should|go|usually)|$)', '(?:training|practi[cs]e) sessions?', '(?:training|practi[cs]e) (?:be|last|go on|take)', 'should (?:we|they|i) (?:train|practi[cs]e)(?: for)?(?= (?:at|with|in|altogether|each time|per)|$)', '(?:ein|das|jedes|unser|so ein|ein ganzes|ein normales) (?:\\w+ )?training(?= (?:\\w+ ){0,6}(?:gehen|dauern|sein|dauert|geht|haben)|$)', '(?:eine|die|jede|so eine) (?:ganze |trainings)?(?: ?trainings)?einheit', 'trainingseinheit\\w*', 'trainings(?: \\w+){0,4} (?:gehen|dauern|sein)', 'training (?:dauern|gehen|sein)', '(?:wir|sie|die|ich)(?: \\w+){0,2} trainieren(?= in dem alter|$)');
const NOT_OF_TRAINING = some('im training', 'in (?:the )?(?:training|session|practi[cs]e)', 'beim training', 'drills?', 'games?', 'exercises?', '(?:ein|das|dieses|so ein) spiel', 'spielform\\w*', 'ubung\\w*', 'so ?was', 'warm ?up', 'aufwarm\\w*', 'until', 'bis', 'before', 'bevor', 'app', 'einer runde', 'eine runde', 'each one', 'this one', 'streak', 'pause', 'break', 'at home', 'zu ?hause', 'daheim');

const SESSION_LENGTH = some('\\d{2,3} ?(?:min\\w*|m)', '(?:an?|one|1) ?h(?:ou)?r?(?: long)?', 'an hour', 'hour', '(?:eine|1|ne)(?: ganze)? stunde', 'einstundig\\w*', '(?:ninety|sixty|forty five|seventy five|neunzig|sechzig|funfundvierzig|funfundsiebzig) min\\w*', 'whole', 'full', 'ganze\\w*', 'komplette\\w*');
const SESSION = some('sessions?', 'training\\w*', 'practi[cs]e', 'plans?', 'einheit\\w*', 'trainingseinheit\\w*', 'stunde', 'ablauf', 'programm?e?');
const SKILL = some('pass\\w*', 'zuspiel\\w*', 'abspiel\\w*', 'passspiel', 'dribb\\w*', 'shoot\\w*', 'finish\\w*', 'schuss\\w*', 'schiess\\w*', 'torschuss', 'abschluss\\w*', 'first touch', 'control\\w*', 'ballannahme', 'annahme', 'annehmen', 'ballkontrolle', 'defend\\w*', 'tackl\\w*', 'verteidig\\w*', 'zweikampf\\w*', 'zweikampfe');
const NOT_A_SESSION = either(HARM, some('how long', 'wie lange?', 'how often', 'wie oft', 'at home', 'zu ?hause', 'alone', 'allein\\w*', 'warm ?ups?', '\\w*aufwarm\\w*'));

const WARM_UP = some('warm ?(?:it |them )?ups?', 'warming up', 'to start with', '\\w*aufwarm\\w*', 'warm ?mach\\w*', 'einstieg');
const FOR_SKILL = some('for (?:that|this|it|them)', 'before (?:that|it)', 'with it', 'dafur', 'dazu', 'fur das', 'davor', 'vorher', 'pass\\w*', 'zuspiel\\w*', 'shoot\\w*', 'finish\\w*', 'schuss\\w*', 'torschuss', 'first touch', 'annahme', 'ballannahme', 'defend\\w*', 'verteidig\\w*', 'zweik\\w*');
const SKILL_TALK = /(?:^| )(?:pass\w*|zuspiel\w*|abspiel\w*|shoot\w*|finish\w*|schuss\w*|torschuss|first touch|control\w*|ballannahme|annahme|defend\w*|verteidig\w*|zweik\w*)(?= |$)/;
const NOT_A_WARM_UP = some('how long', 'wie lange?', 'why', 'warum', 'wieso', 'without (?:a )?ball', 'weather', 'cold', 'kalt', 'clothes', 'match', 'game day', 'vor dem spiel');

const MATCHES = some('match(?:es)?', 'games?', 'tournaments?', '(?:punkt|turnier)?spiele?n?', 'turniere?n?', 'wettkampf\\w*');
const COUNTS = some('(?:does|do|will|would) (?:that|it|they|those|this|these|matches|games|the \\w+|her \\w+|his \\w+)(?: \\w+){0,4} (?:count\\w*|matter|add)(?: \\w+){0,3}', 'counts?', 'counted', 'includ\\w*', 'part of (?:it|that)', 'on top', '(?:mit)?zahl(?:t|en)', '(?:mit|dazu)?rechn\\w*', 'gehor(?:t|en)(?: \\w+)? dazu', 'kommt(?: \\w+)? (?:dazu|obendrauf)', 'kommen(?: \\w+)? (?:dazu|obendrauf)');
const NOT_MATCHES = either(HARM, some('goals?', 'tore?', 'xp', 'tokens?', 'streak', 'serie', 'offside', 'abseits', 'points', 'punkte', 'how many', 'wie viele', 'lost', 'verloren', 'bench', 'bank', 'cards?', 'karten?', 'level'));

const IF = some('if', 'when', 'wenn', 'falls', 'was ist', 'was tun', 'what', 'is it (?:ok|bad)');
const NO_WISH_ONCE = some('(?:once|one day|some ?days?|sometimes|a day|now and then|today)(?: \\w+){0,5} (?:doesnt|does not|isnt|not)(?: \\w+){0,5}', '(?:doesnt|does not|isnt|not)(?: \\w+){0,5} (?:once|one day|some ?days?|sometimes|a day|now and then|today)', '(?:mal|einmal|an einem tag|manchmal|heute|ab und zu)(?: \\w+){0,3} (?:keine?|gar keine?|nicht) (?:lust|bock|will|mag|mochte)(?: \\w+)?', '(?:mal|einmal|an einem tag|manchmal|heute|ab und zu)(?: \\w+){0,3} (?:nicht) (?:will|mag|mochte)');
const NOT_WISH = either(HARM, some('eat\\w*', 'ess\\w*', 'school', 'schule', 'live', 'leben', 'talk', 'reden', 'immer', 'always', 'nie', 'never', 'wochen', 'weeks'));

/** How long, and nothing more than for whom and in how many goes. */
const HOW_LONG_ALONE = /^(?:(?:and|so|ok|okay|but|und|also|aber|for)(?: |$))*(?:how long|how many minutes|how much time|wie lange?|wie viele minuten)(?: (?:then|each|each time|in one go|in a row|at a time|at once|per round|a round|do|i|we|let|them|they|should|the kids|the children|play|it|that|this|for|go|last|take|denn|dann|jeweils|am stuck|pro runde|pro spiel|lass|lasse|lassen|ich|wir|sie|die|man|das|es|die kinder|spielen|soll|sollen|sollte|machen|gehen|dauern|dauert|geht|so)(?= |$))*$/;

const TELLS_PARENTS = some('(?:what|how)(?: \\w+){0,3} (?:tell|say|explain|talk|speak|write)(?: \\w+){0,4}', '(?:should|shall|do|can) (?:i|we) (?:tell|talk|speak|inform|write)(?: \\w+){0,3}', '(?:was|wie)(?: \\w+){0,4} (?:sag\\w*|erzahl\\w*|erklar\\w*|red\\w*|sprech\\w*|schreib\\w*)(?: \\w+){0,4}', '(?:was|wie) (?:sag|sage|erzahl|erzahle|erklar|erklare|red|rede|sprech|spreche|schreib|schreibe) (?:ich|wir)(?: \\w+){0,4}', 'soll\\w* (?:ich|wir)(?: \\w+){0,5} (?:sagen|reden|sprechen|informieren|ansprechen|schreiben)');
const NOT_TELLING = either(HARM, some('app', 'account', 'konto', 'my (?:own )?(?:dad|mum|mom|parents)', 'mein\\w* (?:vater|mutter|eltern)', 'lost', 'verloren', 'after the match', 'nach dem spiel', 'home', 'zu ?hause', 'late', 'spat', 'shy', 'schuchtern\\w*'));

const APP = some('(?:this |the |your )?apps?', '(?:die |diese |eure )?app', 'this', 'it', 'das hier', 'touchline', 'coach');
const OF_CHILDS_AGE = some('(?:for|at) (?:her|his|their|that|this|such an?|a childs|my (?:son|daughter|child|kid|boy|girl)s?)(?: young)? age', '(?:too|not too|old enough|young enough)(?: \\w+)? (?:young|old|small|for (?:this|it|that|her|him))', 'old enough', '(?:fur|in) (?:ihr|sein|ihrem|seinem|dem|das|so ein\\w*) alter', 'alt genug', 'zu (?:jung|klein)', 'altersgerecht', 'age appropriate', '(?:fur|for) (?:kinder in dem alter|kids (?:of )?(?:that|her|his) age)', 'fur (?:eine?n? )?(?:\\d+|\\w+)jahrige\\w*', 'for an? \\d+ year ?s? ?old');
const OF_WHOM = some('her', 'his', 'she', 'he', 'him', 'my (?:son|daughter|child|kid|boy|girl)', 'ihr', 'ihrem', 'sein', 'seinem', 'sie', 'er', 'mein\\w* (?:sohn|tochter|kind)', 'that age', 'dem alter', 'kids', 'kinder', 'year ?s? ?olds?', '(?:\\d+|\\w+)jahrige\\w*');
const ASKS_IF = some('is', 'are', 'isnt', 'does', 'do', 'from what', 'ist', 'sind', 'passt', 'eignet', 'taugt', 'what', 'ab');
const NOT_OF_APP = either(HARM, some('trial', 'academy', 'team', 'mannschaft', 'verein', 'club', 'football', 'fussball', 'head\\w*', 'kopfball\\w*', 'drills?', 'ubung\\w*', 'boots?', 'ball', 'how (?:many|much|long|often)', 'wie (?:viel\\w*|lange?|oft)', 'strength', 'kraft\\w*', 'training', 'match', 'spiel\\w*', 'keeper', 'torwart', 'me', 'i', 'ich', 'mich'));

/** Says how old an own child is, and nothing more. */
const CHILD_OF_AGE = /^(?:(?:hi|hello|hey|hallo|guten tag|guten morgen|servus) ){0,2}(?:my|our|mein|meine|unser|unsere) (?:little |kleiner? |kleine )?(?:son|daughter|boy|girl|kid|child|sohn|tochter|kind|enkel|enkelin)(?: is| ist| wird)? \d{1,2}(?: (?:years?|jahre?|old|alt|now|jetzt)){0,3}$/;

/** Says in which team an own child, or two, are, and nothing more. */
const CHILDREN_IN_TEAM = /^(?:(?:hi|hello|hey|hallo|guten tag|servus)(?: |$)){0,2}(?:ich (?:hab|habe)|i have|i ve got|ive got) (?:ein|eine|einen|zwei|drei|a|one|two|three|[1-3]) (?:kind|kinder|sohn|sohne|tochter|jungs|madchen|kid|kids|child|children|sons?|daughters?|boys?|girls?) (?:hier |here )?(?:in|im|at|bei) (?:the |der |einer |a |our |unserer )?(?:u ?\d{1,2}s?|under ?\d{1,2}s?|[a-g] ?jugend|bambini\w*|minis|verein|club)$/;

/** What trainers ask of several who wait or disturb, of parents at the line, of the length and the plan of a session and of its warm-up; and what parents ask of matches and a day without a wish. */
export const GROUP_AND_CHILD_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'groupWaiting' }, role: 'trainer', asks: [WAITS], unless: NOT_WAITING, mostWords: 22 },
  { to: { line: 'groupDisturbed' }, role: 'trainer', asks: [FEW, DISTURBS], unless: NOT_DISTURBING, mostWords: 20 },
  { to: { line: 'groupLoudParents' }, role: 'trainer', asks: [PARENTS, SHOUTS], unless: NOT_PARENTS, mostWords: 22 },
  { to: { line: 'groupParentsOfDisturbing' }, role: 'trainer', talk: DISTURBS, asks: [PARENTS, TELLS_PARENTS], unless: NOT_TELLING, mostWords: 14 },
  { to: { line: 'groupTellParents' }, role: 'trainer', asks: [PARENTS, TELLS_PARENTS], unless: NOT_TELLING, mostWords: 14 },
  { to: { asAdult: 'groupLength' }, role: 'trainer', asks: [HOW_LONG_ALONE], mostWords: 12 },
  { to: { line: 'groupTrainingLength' }, role: 'trainer', asks: [HOW_LONG, ONE_TRAINING], unless: NOT_OF_TRAINING, mostWords: 16 },
  { to: { asAdult: 'warmUpGame' }, role: 'trainer', talk: SKILL_TALK, asks: [WARM_UP, FOR_SKILL], unless: NOT_A_WARM_UP, mostWords: 16 },
  { to: { asAdult: 'sessionPlan' }, role: 'trainer', asks: [SESSION_LENGTH, SESSION, SKILL], unless: NOT_A_SESSION, mostWords: 24 },
  { to: { line: 'childAgeForApp' }, asks: [some('apps?', 'touchline'), OF_CHILDS_AGE, OF_WHOM, ASKS_IF], unless: NOT_OF_APP, mostWords: 16 },
  { to: { line: 'childAgeForApp' }, role: 'parent', asks: [APP, OF_CHILDS_AGE, ASKS_IF], unless: NOT_OF_APP, mostWords: 12 },
  { to: { line: 'childMatchesCount' }, role: 'parent', asks: [MATCHES, COUNTS], unless: NOT_MATCHES, mostWords: 20 },
  { to: { topic: 'parentHere' }, asks: [CHILD_OF_AGE], mostWords: 9 },
  { to: { topic: 'parentHere' }, asks: [CHILDREN_IN_TEAM], mostWords: 10 },
  { to: { line: 'childMissed' }, role: 'parent', asks: [IF, NO_WISH_ONCE], unless: NOT_WISH, mostWords: 14 },
];
