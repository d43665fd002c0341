import type { Understood } from '../intents/read-question.ts';
import { FIRST_NAMES } from '../question-parts/first-names.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { FOOTBALL_STAR } from '../text/football-stars.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** What a player answers to what the coach asked (what one likes most, which star), and who says the own name and place on the pitch. */
const HARM = some('hurt\\w*', 'weh', 'pain\\w*', 'injur\\w*', 'verletz\\w*', 'sick', 'krank', 'sad', 'traurig', 'scared', 'angst', 'hate\\w*', 'hass\\w*', 'cry\\w*', 'wein\\w*', 'alone', 'allein', 'kill\\w*', '(?:to|will|gonna|wanna|might) die', 'sterben', 'nobody', 'niemand');
const ASKS = some('how', 'hows', 'what', 'whats', 'why', 'which', 'when', 'where', 'who', 'can', 'could', 'should', 'shall', 'give', 'show', 'plan', 'drills?', 'help', 'wie', 'was (?:ist|sind|soll|kann|mach\\w*)', 'warum', 'wieso', 'welche\\w*', 'wann', 'wo', 'wer', 'kann', 'soll\\w*', 'gib', 'zeig', 'ubung\\w*', 'hilf', 'cant', 'dont', 'not', 'never', 'bad', 'rubbish', 'nicht', 'nie', 'kein\\w*', 'schlecht', 'better', 'besser', 'learn', 'lernen', 'practi[cs]e', 'uben');

/** Greeted, or told a name, an age or a club: then the coach asks what one likes or would like to do. */
const isGreeting = ({ intent, topic, ask, act }: Understood): boolean => intent === 'greeting' || (ask?.kind === 'chat' && ask.chat === 'named') || topic?.topic === 'toldName' || topic?.topic === 'toldAge' || topic?.topic === 'toldClub' || (act?.kind === 'talkLine' && act.line.startsWith('met'));

const OPEN = '(?:(?:no|nah|well|um|erm|hm+|i|me|just|really|do|like|likes|liking|love|loves|luv|lov|most|best|the|my|favourite|favorite|bit|thing|part|is|its|it|to|prefer|mostly|of|all|course|probably|prob|maybe|when|say|said|think|ich|mag|liebe|am|liebsten|meisten|das|mein\\w*|lieblings\\w*|ist|also|halt|einfach|eigentlich|vor|allem|gerne?|wenn|zu|beim?|defo|definitely|being|sein|bin|play|playing|spiele?|spielen|want|wanna|would|on|an|work|and|und) )*';
const CLOSE = '(?: (?:the|a|and|most|best|really|a lot|loads|lol|haha|please|pls|obviously|of course|and stuff|with it|it|with my (?:mates|friends|brother|sister|dad)|me|too|and (?:scoring|shooting|goals|passing|dribbling|tricks|skills|tackling|saving)|am (?:meisten|liebsten)|halt|und so|mag ich|lots?|every ?time|all day|hard|into the goal|in the (?:net|goal|corner)|und (?:schiessen|tore|passen|dribbeln|tricks)|past (?:people|everyone|players)|people|everyone|the ball|den ball|ball|goals|tore|them|leute|spielen|spiele|playing|play|zusammen|together))*';
const whole = (...ways: readonly string[]): RegExp => new RegExp(`^${OPEN}(?:${ways.join('|')})${CLOSE}$`);
const SCORING = whole('scor(?:e|es|ing|in)(?: goals?| a goal| loads of goals)?', 'goals?', 'shoot(?:s|ing|in)?(?: goals?)?', 'strik(?:e|ing)', 'hitting the net', 'bangers', 'finishing', 'tore?(?: schiessen| machen)?', 'schiessen', 'schuss', 'schusse', 'treffen', 'torschuss', 'netzen');
const DRIBBLING = whole('dribbl(?:e|es|ing|in)', 'skills?', 'tricks?', 'nutmeg(?:s|ging|gin)?', 'megs?', 'getting past (?:people|players|everyone)', 'running with (?:the ball|it)', 'step ?overs?', 'dribbeln', 'dribbling', 'finten?', 'tricksen', 'tunneln', 'mit dem ball laufen');
const PASSING = whole('pass(?:es|ing|in)?(?: the ball)?', 'assists?', 'setting up(?: goals)?', 'passen', 'passe', 'zuspielen', 'vorlagen?(?: geben)?');
const DEFENDING = whole('tackl(?:e|es|ing|in)', 'defend(?:s|ing|in)?', 'blocking(?: shots)?', 'winning the ball(?: back)?', 'slide tackl(?:e|es|ing)', 'verteidigen', 'gratschen', 'grätschen', 'ball (?:erobern|abnehmen)', 'zweikampfe?', 'tackling');
const SAVING = whole('sav(?:e|es|ing|in)(?: (?:shots|goals|pens|penalties))?', '(?:in|im) (?:goal|goals|nets?|tor)(?: stehen)?', 'goal ?keep(?:ing|er)', 'a? ?goalie', 'keeper', 'diving', 'catching', 'halten', 'torwart', 'balle halten', 'paraden?', 'hechten', 'im tor stehen');
const ANY = whole('all(?: of it)?', 'everything', 'every ?thing', 'anything', 'football', 'footy', 'matches', 'games?', 'with my (?:mates|friends|team)', 'winning', 'kicking(?: it)?', 'kick', 'fun', 'alles', 'fussball', 'kicken', 'spiele', 'mit (?:meinen |den )?(?:freunden|jungs|madels|kumpels|team)', 'gewinnen', 'dunno', 'dont know', 'idk', 'weiss (?:ich )?nicht', 'keine ahnung');

const NAME = new RegExp(`(?:^| )(?:im|i am|i m|my names?(?: is)?|names|its|it s|call me|ich bin|bin|ich heisse?|hei(?:ss|s)e?|mein name ist|here is|hier ist) (?:der |die |called )?(?:${[...FIRST_NAMES].join('|')})(?= |$)|(?:^| )(?:my names?(?: is)?|ich hei(?:ss|s)e?|mein name ist) [a-z]{2,12}(?= |$)`);
const IN_PLACE = '(?:im|i am|i m|and|n|nd|und|i play|play|playing|plays|spiel\\w*|bin|as|als|am)(?: (?:a|an|the|in|as|at|on|ein\\w*|im|in der|der|die|left|right|cent(?:re|er|ral)|attacking|defensive|defending|linke[rn]?|rechte[rn]?|zentrale[rns]?|offensive[rns]?|defensive[rns]?|mostly|usually|meistens|normally))*';
const AT_PLACE: readonly (readonly ['metDefender' | 'metMidfielder' | 'metWinger' | 'metStriker' | 'metKeeper', string])[] = [
  ['metKeeper', 'goal ?keeper|goalie|keeper|goal|nets|torwart\\w*|torhuter\\w*|tor|torfrau'],
  ['metDefender', 'defenders?|defen[cs]e|(?:full|left|right|cent(?:re|er)) ?back|back|cb|lb|rb|\\w*verteidig\\w*|abwehr|verteidigung|hinten'],
  ['metMidfielder', 'midfield\\w*|mid|cm|cdm|cam|mittelfeld\\w*|sechser|achter|zehner'],
  ['metWinger', 'wing\\w*|flugel\\w*|aussen|linksaussen|rechtsaussen'],
  ['metStriker', 'strikers?|stricker|forwards?|up front|attack\\w*|sturmer\\w*|sturm|angriff|angreifer\\w*|vorne'],
];

/** Which star one likes was spoken of. */
const isOfStars = ({ topic, ask, act }: Understood): boolean => topic?.topic === 'opinion' || topic?.topic === 'likesStar' || topic?.topic === 'likeStar' || (ask?.kind === 'case' && ask.case.of === 'whichStar') || (act?.kind === 'talkLine' && (act.line === 'starLiked' || act.line === 'clubLiked' || act.line === 'seesNoMatches' || act.line === 'notIllBelieved'));
const STAR = some(FOOTBALL_STAR);
const COMPARES = some('or', 'oder', 'vs', 'better', 'besser', 'than', 'als', 'who', 'wer', 'how', 'wie', 'like (?:him|her)', 'score\\w* like', 'injur\\w*', 'verletzt', 'move', 'trick');
const COLD_PALMER = some('cold(?: palmer)?(?: \\w+)? celebrat\\w*', 'cold palmer', 'does the cold', 'ice cold', '(?:cold|kalt\\w*)(?: \\w+)? jubel\\w*');
const CLUB = some('chelsea', 'arsenal', 'liverpool', 'man (?:u|utd|united|city)', 'united', 'city', 'spurs', 'tottenham', 'everton', 'leeds', 'newcastle', 'villa', 'west ham', 'the (?:blues|reds|gunners|toffees|hammers|magpies|whites|villans|foxes|saints)', 'barca', 'barcelona', 'real madrid', 'psg', 'bayern', 'dortmund', 'bvb', 'schalke', 'hsv', 'werder', 'gladbach', 'leverkusen', 'koln', 'eintracht', 'union', 'hertha', 'leipzig', 'stuttgart', 'vfb', 'freiburg', 'celtic', 'rangers', 'wales', 'england', 'scotland', 'germany', 'deutschland');
const MOST_WORDS_OF_CLUB = 5;

const SEES_NO_MATCHES = some('(?:do|dont|does|cant|can) (?:you|u|ya) (?:not |even |never |really |ever )*(?:watch|see|follow) (?:any |the |womens |womans |much |no )*(?:footy|football|footie|soccer|matches|match|games|prem\\w*|bundesliga|lionesses|players|telly|match of the day|world cup|them)(?: \\w+){0,2}', '(?:guckst|schaust|siehst|kuckst) du (?:\\w+ ){0,3}?(?:fussball|spiele|bundesliga|em|wm|sportschau)(?: \\w+){0,2}', '(?:no|nah|nein|ne|nee) (?:the|die) (?:players?|spieler\\w*|lionesses|footballers?)(?: \\w+){0,8}');

/** Says that one is well, with what was meant, where nothing of an illness was told. */
const NOT_ILL = /^(?:(?:no|nah|nope|but|hey|lol|what|wdym|huh|eh|nein|nee|ne|ha|hae|hä|doch|aber|was) )*(?:im|i am|i m|am|i said im|ich bin|bin|bin ich|bin doch)(?: (?:doch|gar|really|actually|just))* (?:not|nicht|nich)(?: \w+)? (?:ill|sick|poorly|unwell|krank|erkaltet)(?: |$)/;
const ILL_TOLD = /(?:^| )(?:ill|sick|poorly|unwell|fever|flu|temperature|cough\w*|vomit\w*|threw up|headache|sore throat|(?:a|my|have|got) cold|krank|fieber|erkaltet\w*|erkaltung|husten|schnupfen|grippe|kopfweh|ubel|schlecht)(?= |$)/;
const RECOVERED = some('any ?more', 'now', 'again', 'better', 'mehr', 'jetzt', 'wieder', 'besser');

export const ANSWER_TO_COACH_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'notIllBelieved' }, behind: ({ words }) => !ILL_TOLD.test(words.join(' ')), asks: [NOT_ILL], unless: new RegExp(`${RECOVERED.source}|${some('hurts?', 'weh', 'pain\\w*').source}`), thoughSore: true, mostWords: 16 },
  { to: { line: 'likesScoring' }, behind: isGreeting, onlyTells: true, asks: [SCORING], mostWords: 12 },
  { to: { line: 'likesDribbling' }, behind: isGreeting, onlyTells: true, asks: [DRIBBLING], mostWords: 12 },
  { to: { line: 'likesPassing' }, behind: isGreeting, onlyTells: true, asks: [PASSING], mostWords: 12 },
  { to: { line: 'likesDefending' }, behind: isGreeting, onlyTells: true, asks: [DEFENDING], mostWords: 12 },
  { to: { line: 'likesSaving' }, behind: isGreeting, onlyTells: true, asks: [SAVING], mostWords: 12 },
  { to: { line: 'likesAny' }, behind: isGreeting, onlyTells: true, asks: [ANY], mostWords: 12 },
  ...AT_PLACE.map(([line, names]): TalkFollowUpRow => ({ to: { line }, onlyTells: true, asks: [NAME, some(`${IN_PLACE} (?:${names})`)], unless: new RegExp(`${HARM.source}|${ASKS.source}`), mostWords: 22 })),
  { to: { topic: 'whatCanYouDo' }, asks: [some('(?:what|wot) (?:do|can|r|are) (?:you|u|ya) (?:even |actually |really )?do(?:ing)?(?: on| in)? (?:here|this|this app|on this)', '(?:what|wot) do (?:you|u) do on here', 'was (?:machst|kannst) du (?:eigentlich |so |hier |denn )*hier(?: \\w+)?')], unless: HARM, mostWords: 20 },
  { to: { line: 'starLiked' }, asks: [STAR, COLD_PALMER], unless: some('i have a cold', 'ive got a cold', 'my cold', 'fever'), mostWords: 16 },
  { to: { line: 'starLiked' }, behind: isOfStars, onlyTells: true, asks: [STAR], unless: new RegExp(`${COMPARES.source}|${some('practi[cs]e', 'drills?', 'ubung\\w*').source}`), mostWords: 14 },
  { to: { line: 'starLiked' }, onlyTells: true, asks: [some(`(?:${FOOTBALL_STAR})(?: \\w+)? ?(?:is|s|hes|shes|he is|she is|ist) (?:\\w+ ){0,3}?(?:robot|machine|beast|goat|king|legend|monster|alien|different|class|insane|unreal|maschine|roboter|legende|krass|sick|quality|rapid|so good|so fast|ice|cold|unstoppable)(?: \\w+){0,3}`)], unless: COMPARES, mostWords: 12 },
  { to: { line: 'starLiked' }, onlyTells: true, asks: [new RegExp(`^(?:(?:i|ich|but|and|und|aber|yeah|haha|really|just|so|we) )*(?:love|like|luv|support|adore|mag|liebe|feier|feiere) (?:\\w+ )?(?:${FOOTBALL_STAR})(?: (?:the most|so much|most|a lot|best|am meisten|voll|sehr|lol|haha|tho))*$`)], mostWords: 9 },
  { to: { line: 'coachSaysSame' }, asks: [some('why (?:do|are|r) (?:you|u|ya) (?:always |just |keep )*(?:keep |saying |telling )(?:saying |telling me )?(?:that|this|it|the same)(?: \\w+)?', 'warum sagst du (?:das|es) (?:immer|dauernd|standig|wieder)(?: \\w+)?')], mostWords: 9 },
  { to: { line: 'clubLiked' }, behind: isOfStars, onlyTells: true, asks: [CLUB], unless: COMPARES, mostWords: MOST_WORDS_OF_CLUB },
  { to: { line: 'seesNoMatches' }, asks: [SEES_NO_MATCHES], unless: some('me', 'my', 'mich', 'mein\\w*', 'us', 'uns', 'how', 'wie'), mostWords: 12 },
];
