import type { CoachTopic } from '@touchline/messages/coach-topics';
import { lacksLadder } from './missing-gear-or-space.ts';
import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { OFFERS } from '../intents/continue-conversation.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { hurts } from '../topics/find-topic.ts';
import { asCase, asEveryday, matchOf, OF_FREE_KICK_WALL, sideIn } from './everyday-question-in-five-languages.ts';
import { asksIfBad } from './asks-if-bad.ts';
import { isPlan, lackIn, type Lack } from './missing-gear-or-space.ts';
import type { TimeSpan } from './time-span.ts';
import { says } from './whole-word-pattern.ts';

const OPENING = '(?:(?:and|und|y|et|e|but|aber|pero|mais|mas|so|also|entao|alors|entonces|ok|okay|cool|nice|oh|hm+|ah|hey|hi|sarah|coach|then|dann) )*';
const whole = (...patterns: readonly string[]): RegExp => new RegExp(`^${OPENING}(?:${patterns.join('|')})(?: (?:then|pls|please|denn|dann|bitte|por favor|stp|svp|entonces|alors|entao|sarah|coach|though|tho))*$`);

// Whether what was counted is good or enough, from these words and no others
const JUDGES = new Set('good gud ok okay enough lot alot much bad little plenty decent alright normal fine great few gut schlecht genug reicht langt ausreichend viel wenig okay ordnung bien bueno buena mal malo suficiente suficientes bastante bastantes poco pocos mucho muchos basta llega vale assez suffit suffisant suffisante suffisants beaucoup peu trop bon bonne mauvais top bom boa bem ruim bastam pouco poucos muito muitos chega demais demasiado demasiados'.split(' '));
const ASKED_OF_IT = new Set('mas mais hago hacer faco fazer fais mache machen ganz oder right going voy vamos vas indo vou doing fine lauft lauf laufts mache n nd should shall more mehr plus is are was that it this thats its these those so too really not or nah yes no yeah a an for my age me your yr yrs year years old olds yo kid kids child children boy girl player at of in per week do i am doing did have to be number amount whole total time enuf then and but like day days ist das es war sind waren ja nein oder nicht so zu sehr fur furs ein eine einen einem mein meine meinem alter jahre jahren jahrigen jahrige jahriger jahrigem kind kinder spieler in der die woche und aber ich denn echt schon eigentlich jetzt eher im ordnung normal es esta estan eso esto son fue muy o si para mi edad un una nino nina de anos ano ya y pero de la semana por cest ca c est ce trop tres ou pas non oui pour mon age enfant ans et mais par semaine il y en sa est la e eh isso ta esta estao sao foi nao pra cetait etait setait today yesterday heute gestern hoy ayer hoje ontem aujourdhui hier month monat mes mois para minha idade um uma crianca por na semana mesmo ne tao q que sera ou'.split(' '));
const IS_NUMBER = /^\d{1,2}(?:yo|yr|yrs|yos|j|jahrige\w*)?$/;
const ASKS_IF = says('is', 'are', 'was', 'ist', 'sind', 'war', 'reicht', 'langt', 'genug', 'enough', 'enuf', 'es', 'esta', 'estan', 'son', 'cest', 'cetait', 'ca', 'c', 'est', 'suffit', 'basta', 'bastam', 'chega', 'assez', 'suficientes?', 'e', 'ta', 'foi', 'fue', 'sao', 'llega');
const TELLS_IT = /^(?:thats|its|that s|das passt|ok|okay)\b/;
const OFFERS_BOTH = /\b(?:or|oder|o|ou) (?:bad|not|what|too|nicht|schlecht|zu|no|mal|poco|pas|mauvais|ruim|nao|pouco)\b|\b(?:or|oder|o|ou)$/;
const SHOULD_DO_MORE = whole(
  '(?:should|shall|do|must|shud) i (?:have to |need to )?(?:do|train|practi[cs]e) (?:some )?more(?: (?:often|days|this week))?', '(?:muss|soll|sollte) ich (?:noch )?(?:mehr|ofter) (?:machen|trainieren|uben|tun)?', '(?:debo|deberia|tengo que|hay que) (?:entrenar|hacer|practicar) mas', '(?:je dois|il faut|faut il|je devrais|faut)(?: que je)? (?:en )?(?:faire|fasse|mentrainer|entrainer)? ?(?:plus|davantage)', '(?:devo|preciso|tenho que|deveria) (?:treinar|fazer|praticar) mais',
);
const MOST_WORDS_OF_JUDGING = 13;
const BY_AGE = says('age', 'alter', 'edad', 'idade', 'yo', 'years?', 'yrs?', 'olds?', 'jahre\\w*', 'jahrige\\w*', 'anos?', 'ans', 'kids?', 'child(?:ren)?', 'kind(?:er)?', 'nin[oa]', 'enfant', 'crianca');

function judges({ raw, text: written }: Question): boolean {
  const text = raw.join(' ');
  if (SHOULD_DO_MORE.test(text)) return true;
  if (raw.length > MOST_WORDS_OF_JUDGING || !raw.some((word) => JUDGES.has(word))) return false;
  const isOnlyThat = raw.every((word) => JUDGES.has(word) || ASKED_OF_IT.has(word) || IS_NUMBER.test(word));
  const isAsked = written.includes('?') || OFFERS_BOTH.test(text) || (raw.length > 1 && ASKS_IF.test(text) && !TELLS_IT.test(text));
  return isOnlyThat && isAsked;
}

/** The stretch of time that a count of the turn before was of. */
const SPAN_OF: Readonly<Partial<Record<CoachTopic, TimeSpan>>> = {
  today: { kind: 'today' },
  yesterday: { kind: 'yesterday' },
  thisWeek: { kind: 'lastDays', days: 7 },
  weekDays: { kind: 'lastDays', days: 7 },
  weeks: { kind: 'lastDays', days: 7 },
  thisMonth: { kind: 'lastDays', days: 30 },
  minutesOnly: { kind: 'all' },
  sessionsOnly: { kind: 'all' },
};
/** The level and the XP, told in the turn before. */
const LEVEL_TOPICS: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['levelOnly', 'levelReached', 'experienceOnly']);
const NEXT_ONE = says('next', 'nachste\\w*', 'siguiente', 'proximo', 'suivant', 'prochain', 'seguinte', 'hoher');
const MOST_WORDS_OF_LEVEL = 9;
const spanBefore = ({ ask, topic }: Understood): TimeSpan | null => (ask?.kind === 'counts' ? ask.span : topic === null ? null : (SPAN_OF[topic.topic] ?? null));

const STREAK = says('stre[ae]ks?', 'racha', 'serie', 'sequencia');
const STREAK_TOPICS: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['streakOnly', 'streakRule', 'streakLost', 'streakAfter', 'streakTo', 'streakFreeze', 'newStreak']);
const isOfStreak = ({ topic, words, ask }: Understood): boolean =>
  (topic !== null && STREAK_TOPICS.has(topic.topic)) || STREAK.test(words.join(' ')) || (ask?.kind === 'case' && ask.case.of.startsWith('streak'));

function judgement(question: Question, before: Understood): Understood | null {
  if (!judges(question)) return null;
  const span = spanBefore(before);
  if (span !== null) return asEveryday(question, { of: 'countJudged', span, asksIfBad: asksIfBad(question.raw.join(' ')), asksByAge: BY_AGE.test(question.raw.join(' ')) || (before.ask?.kind === 'counts' && before.ask.measure === 'minutes') });
  if (before.topic !== null && LEVEL_TOPICS.has(before.topic.topic)) return asEveryday(question, { of: 'levelJudged' });
  return isOfStreak(before) && before.topic?.topic !== 'streakRule' ? asEveryday(question, { of: 'streakJudged' }) : null;
}

const MORE_THAN_BEFORE = whole('(?:is|was) (?:that|it|this) (?:more|less|better) than (?:last|the) (?:week|one before|week before)', '(?:ist|war|sind) (?:das|es) (?:mehr|weniger) als (?:letzte|vorige|die) woche(?: davor)?', 'es (?:mas|menos) que (?:la semana pasada|la anterior)', 'cest (?:plus|moins|mieux) que la semaine (?:derniere|passee|davant)', '(?:e|foi|isso e) (?:mais|menos) (?:do )?que (?:a |na )?semana passada');

// What to do tomorrow, after numbers
const TODAY_I = '(?:(?:que|q|k|ke|quoi|o que|oq|o q)(?: eu)? (?:hago|entreno|practico|hare|puedo hacer|debo hacer|deberia hacer|tengo que hacer|me toca|toca|faire|dois je faire|puis je faire|vais je faire|faco|treino|devo fazer|posso fazer|vou fazer|fazer)|(?:je|jpeux|on) (?:fais|dois faire|peux faire|fait|vais faire|travaille) quoi|quest ce que je (?:fais|dois faire|peux faire|travaille)|(?:what|wat) (?:do|should|shall|shud|can|could|will|must|would) i (?:do|train|practi[cs]e|work on)|was (?:mache?|soll|sollte|kann|trainiere?|ube?) ich)';
const TOMORROW = '(?:(?:for|fur|para|pour|pra) )?(?:tomorrow|tmrw|tmr|morgen|manana|demain|amanha)';
const WHAT_TOMORROW = whole(`${TODAY_I} (?:dann |denn )?${TOMORROW}(?: (?:machen|uben|trainieren|tun|fazer))?`, `${TOMORROW} ${TODAY_I}`, `(?:(?:what|how) about|was ist mit|wie siehts? aus mit|que tal|et pour|e) ${TOMORROW}`, `(?:y|et|e|and|und) ${TOMORROW}`);

// A day of the streak that is missed
const IF_MISSED = whole(
  '(?:(?:what|and|so) )?(?:(?:will|would|does) (?:it|my streak) (?:end|stop|reset|go) )?(?:what happens )?(?:if|when) i (?:miss|skip|forget|drop|dont (?:train|practi[cs]e|play|do (?:it|any|anything|one))|do nothing|have a day off|take (?:a|one|the) day off|cant(?: (?:train|practi[cs]e|do it))?)(?: (?:a|one|1|the|some|next|my|out|to|on|train\\w*|practi[cs]\\w*|do|it|for|single|whole|day|days|session|tomorrow|today|tonight|once))*(?: (?:do i lose it|is it gone|does it (?:reset|start again|go)|will it (?:reset|be gone)|(?:does it )?(?:go|goes|start) back to (?:0|zero|1|one)|is it over))?',
  '(?:do|will|would) i lose (?:it|my streak|everything) (?:if|when) i (?:miss|skip|forget|dont|do not|take|have|cant|rest)(?: \\w+){0,6}',
  '(?:was )?(?:ist |passiert |geschieht )?(?:dann )?(?:wenn|falls) ich (?:mal |morgen |einen |nen |ein |1 |einmal |an |am |heute |auch |nur )*(?:tag |tage |training |montag |wochenende )?(?:nicht |nix |nichts |kein\\w* |frei |pause |auszusetzen )?(?:auslass\\w*|auslasse|aussetz\\w*|vergess\\w*|vergesse|verpass\\w*|fehl\\w*|pausier\\w*|schwanz\\w*|mach\\w*|trainier\\w*|ube|ubt|kann|schaff\\w*|frei mach\\w*)(?: (?:zu (?:trainieren|uben|spielen|machen)|es|das|einmal|mal))*(?: (?:ist sie (?:dann )?weg|verlier ich sie|verliere ich sie|beginnt sie (?:wieder )?(?:neu|von vorn\\w*|bei (?:0|null|1|eins))|fangt sie neu an))?',
  '(?:que pasa )?si (?:(?:un|algun) dia )?(?:me )?(?:fallo|falto|pierdo|salto|olvido|olvida|no entreno|no hago|no juego|no practico|no puedo|descanso|se me olvida)(?: (?:un|una|algun|el|solo|entrenar|nada|dia|manana|hoy|de|entrenamiento|sesion|entreno))*(?: (?:la pierdo|pierdo (?:la racha|todo)|se pierde|vuelve a (?:cero|0|empezar)|empieza de (?:cero|nuevo)|se acaba))?',
  '(?:il se passe quoi |quest ce qui se passe )?si (?:(?:un|une) jour )?(?:(?:je|j) ?)?(?:jen |jai |jy |en |ne |n |men |m )*(?:rate|manque|loupe|saute|oublie|fais|mentraine|entraine|joue|peux|repose|me repose)(?: (?:pas|rien|un|une|le|la|jour|seance|entrainement|demain|aujourdhui|de|mentrainer|men|fois|seul))*(?: (?:(?:elle|ca|la serie) (?:repart|revient|retombe|recommence|redemarre|est|sarrete|repasse)(?: (?:a|de|perdue|zero|0|finie|un))*|je (?:la )?perds? ?(?:tout|la serie|ma serie)?))?',
  '(?:o que acontece )?se (?:(?:um|algum) dia )?(?:eu )?(?:perder|faltar|pular|esquecer|falhar|nao treinar|nao fizer|nao jogar|nao der|nao puder|descansar|folgar|ficar sem treinar)(?: (?:um|uma|algum|o|so|de|nada|dia|treino|amanha|hoje|treinar|1))*(?: (?:eu )?(?:perco(?: (?:tudo|ela|a sequencia|minha sequencia))?|volta (?:pro|a|ao|para o)? ?(?:zero|0|um|inicio)|zera|acaba|comeca (?:de novo|do zero)|ja era))?',
);
const OF_ILLNESS = says('sick', 'ill', 'krank', 'enferm[oa]', 'malade', 'doente', 'hurt\\w*', 'holidays?', 'urlaub', 'ferien', 'vacances', 'vacaciones', 'ferias');
// That there will be no practice, told and not asked
const NO_PRACTICE = says('skip', 'miss', 'auslass\\w*', 'aussetz\\w*', 'nicht kann', 'kann nicht', '(?:me )?salto', 'pular', 'pulo', 'faltar', 'saute', 'loupe', 'no puedo', 'nao (?:posso|puder|der)', 'peux pas', '(?:cant|can not|cannot|wont|will not|dont|not going to|not gonna) (?:train|practi[cs]e|play|do (?:it|any|anything))', 'no time to (?:train|practi[cs]e)', 'nicht (?:trainieren|uben|trainiere|ube)', '(?:nix|nichts|kein\\w*) (?:mach\\w*|training|trainier\\w*|ube\\w*)', '(?:nix|nichts) (?:tu|tue|mach)', 'no (?:entreno|entrenar|voy a entrenar|puedo entrenar|hago nada|podre entrenar)', '(?:pas|rien) (?:mentrainer|entrainer|jouer|faire|mentraine)', '(?:fais|ferai|ferais) (?:pas|rien)', 'nao (?:vou|posso|consigo|vai dar pra|da pra)? ?(?:treinar|treino|jogar|fazer)');
const A_DAY_AHEAD = says('tomorrow', 'tmrw', 'today', 'weekend', 'one day', '1 day', 'a day', '(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day', 'morgen', 'heute', 'ubermorgen', 'wochenende', 'einen? tag', '(?:mon|diens|donners|frei|sams|sonn)tag', 'mittwoch', 'manana', 'hoy', 'fin de semana', 'un dia', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo', 'demain', 'aujourdhui', 'week ?end', 'un jour', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche', 'amanha', 'hoje', 'um dia', 'segunda', 'terca', 'quarta', 'quinta', 'sexta');
const missesDay = (text: string): boolean => NO_PRACTICE.test(text) && A_DAY_AHEAD.test(text) && !OF_ILLNESS.test(text);

/** Whether a message, from its first word to its last, asks what a day without practice does to a streak. */
const asksIfMissed = (text: string): boolean => IF_MISSED.test(text) && !OF_ILLNESS.test(text);

// What a number is there for
const WHAT_FOR = whole('(?:what|whats|what is|wat|whats it) (?:is |are )?(?:it|that|they|this|a level|xp)? ?(?:good )?(?:for|do|mean|means)', '(?:what|wat) (?:does|do) (?:it|that|they|this|a level|xp) (?:do|mean|bring)', '(?:wofur|wozu|fur was) (?:ist|sind|brauch\\w*|hab\\w*)(?: (?:das|die|ich|man|der|es|gut|da))*', 'was (?:bringt|bringen|bedeutet|heisst)(?: (?:mir|das|die|es|der))*', '(?:para|pa) (?:que|q) (?:es|sirve\\w*|son)(?: (?:eso|esto|el nivel|los xp))?', 'que significa(?: eso)?', '(?:ca )?ser(?:t|vent) a quoi', 'a quoi (?:ca|il|ils) ?(?:sert|servent)', '(?:pra|para) que (?:que )?(?:serve\\w*|e)(?: isso)?', 'o que (?:e|significa)(?: isso)?');

// A goal of the own
const GOAL = 'goals?|targets?|ziele?|wochenziel|tagesziel|metas?|objetivos?|objectifs?';
const OWN_GOAL = says(`(?:my|the|weekly|week|mein\\w*|zum|das|mi|la|el|mon|ma|mes|minha|meu|a|pra|a minha|o meu|lobjectif|objetivo|l) (?:\\w+ )?(?:${GOAL})`, 'wochenziel', 'lobjectif');
const HOW_FAR = says('when', 'wann', 'cuando', 'quand', 'quando', 'how (?:many|much|far|long|close)', 'whats left', 'left', 'missing', 'until', 'till', 'reach(?:ed)?', 'wie ?viele?', 'wie weit', 'fehl\\w*', 'noch', 'cuant[oa]s?', 'falta\\w*', 'combien', 'manque\\w*', 'reste\\w*', 'loin', 'quant[oa]s?', 'longe', 'cerca', 'lejos', 'erreicht', 'atteint', 'alcanc\\w*', 'atingi\\w*', 'cumpl\\w*');
const OF_SCORING = says('scor\\w*', 'tore?', 'goles', 'gols', 'buts', 'shoot\\w*', 'shots?', 'schuss\\w*', 'schiess\\w*', 'tir\\w*', 'chut\\w*', 'match', 'spiel', 'partido', 'jogo', 'metres?', 'meters?', 'metros?', 'away', 'wide', 'high', 'hit', 'wall', 'shooting', 'net', 'levels?', 'nivel', 'niveau', 'xp');
const MOST_WORDS_OF_GOAL = 11;
const asksForGoal = ({ raw }: Question): boolean => {
  const text = raw.join(' ');
  return raw.length <= MOST_WORDS_OF_GOAL && OWN_GOAL.test(text) && HOW_FAR.test(text) && !OF_SCORING.test(text);
};

// A move that does not work
const MOVES: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['roulette', 'elastico', 'rainbow', 'rabona', 'nutmeg', 'backHeel', 'chip', 'knuckle', 'volley', 'outsideFoot', 'curve', 'feint', 'throwIn', 'freeKick', 'cross', 'penalty', 'cornerKick']);
const FAILS = whole(
  '(?:what )?(?:if )?(?:it|that|this|mine) (?:just |still |really |simply )*(?:doesnt|does not|dont|never|wont|isnt|didnt) (?:ever |really )?(?:work(?:s|ing|ed)?|go right)(?: (?:for me|at all|out))*', '(?:what )?(?:if )?i (?:just |still |really )*(?:cant|can not|cannot|couldnt|never|dont) (?:do|get|manage|make|understand) (?:it|that|this)(?: (?:right|to work|at all|done|down))*', '(?:im|i am) (?:just )?not getting it', '(?:i )?(?:have |ive )?tried (?:it |that )?(?:\\w+ ){0,4}(?:but )?(?:it )?(?:doesnt work|never works|cant do it|no luck)', 'i (?:always|keep) (?:mess(?:ing)? (?:it )?up|fail(?:ing)?|trip(?:ping)?)(?: it)?',
  '(?:wenn )?(?:es |das |der |die |bei mir |mir )*(?:klappt|geht|funktioniert|gelingt)(?: (?:bei mir|mir|das|es|einfach|irgendwie|immer|noch|aber|uberhaupt))* (?:nicht|nie)', '(?:wenn )?(?:das |es )?(?:bei mir )?(?:nicht|nie) (?:klappt|geht|funktioniert|gelingt)', '(?:wenn )?ich (?:\\w+ ){0,3}(?:nicht|nie)(?: (?:hin|kann|schaffe|hinkriege|hinbekomme))*', '(?:krieg|kriegs|schaff|schaffs|kann|bekomm)\\w* (?:ich )?(?:es |das |ihn |sie )?(?:einfach |immer |noch )*(?:nicht|nie)(?: hin)?',
  '(?:que hago )?(?:si )?no (?:me |lo |la |le )*(?:sale|salio|funciona|puedo|consigo|logro|va|pillo|cojo|agarro)(?: (?:bien|nunca|hacerlo|hacerla|nada|todavia|aun))*', '(?:si )?nunca me sale(?: bien)?', '(?:siempre )?me (?:lio|trabo|equivoco)(?: siempre)?', '(?:eu )?nunca acerto(?: (?:isso|ele|ela))?',
  '(?:si )?(?:jy |j y |je ny |je n y |jn ?y |jny )(?:arrive|arrives|arrivais)? ?(?:toujours )?(?:pas|plus|jamais)?(?: (?:du tout|bien))?', '(?:si )?(?:ca|sa|cela) (?:ne |n )?(?:marche|fonctionne|va|passe|rentre) (?:toujours )?(?:pas|jamais)(?: (?:du tout|pour moi|bien))?', '(?:si )?(?:je |jarrive |j arrive )(?:n |ne )?(?:arrive |reussis |peux |sais )?(?:toujours )?(?:pas|jamais)(?: (?:a le faire|a la faire|a faire ca|du tout))?', '(?:si )?jarrive pas',
  '(?:e )?(?:se )?(?:eu )?(?:nao|n|nunca) (?:to |estou |ta |esta |me )?(?:consigo|conseguindo|sai|saindo|da certo|deu certo|dando certo|dando|funciona|rola|rolando|vai|acerto|aprendo|conseguir)(?: (?:fazer|direito|bem|nunca|ainda|de jeito nenhum|isso|ela|ele))*',
);

// A goal straight from a restart, the wall at a free kick
const RESTARTS: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['throwIn', 'cornerKick', 'freeKick', 'restarts', 'directGoal']);
const STRAIGHT_IN = says('(?:score|goals?|scored|tor|tore|treffen|gol|goles|gols|marcar|marcas|meter|marquer|but|buts|marque|valid\\w*|vale|conta|cuenta|compte|zahlt|count\\w*|schiess\\w*|werfen|entra|rentre|rein|in)');
const DIRECTLY = says('direct\\w*', 'straight', 'direkt\\w*', 'directo', 'direto', 'directamente', 'diretamente', 'directement', '(?:from|with|off|out of) (?:it|that|one|a throw ?in)', 'daraus', 'damit', 'de ahi', 'avec', 'dessus', 'com ele', 'dele', 'desde ahi', 'con el');
const OF_A_DRILL = says('drills?', 'ubung\\w*', 'ejercicios?', 'exercices?', 'exos?', 'exercicios?', 'train\\w*', 'how', 'wie', 'como', 'comment');
const MOST_WORDS_OF_RULE = 10;
const MOST_WORDS_OF_OTHER = 8;

function ofTopicBefore(question: Question, { topic, ask }: Understood, text: string): Understood | null {
  const { raw } = question;
  const name = topic?.topic;
  const own = ask?.kind === 'case' ? ask.case.of : null;
  if (name !== undefined && RESTARTS.has(name) && raw.length <= MOST_WORDS_OF_RULE && STRAIGHT_IN.test(text) && DIRECTLY.test(text) && !OF_A_DRILL.test(text)) return asTopic(question, 'directGoal');
  if (name === 'freeKick' && raw.length <= MOST_WORDS_OF_OTHER && OF_FREE_KICK_WALL.test(text)) return asEveryday(question, { of: 'freeKickWall' });
  if (name !== undefined && MOVES.has(name) && FAILS.test(text)) return asEveryday(question, { of: 'moveFails', move: name });
  if (own === 'moveFails' && ask?.kind === 'case' && FAILS.test(text)) return asCase(question, ask.case);
  if ((name === 'matchLength' || own === 'matchUnder') && raw.length <= MOST_WORDS_OF_OTHER) {
    const under = matchOf(text);
    if (under !== undefined) return asEveryday(question, { of: 'matchUnder', under });
  }
  if ((name === 'teamSize' || own === 'sideOf') && raw.length <= MOST_WORDS_OF_OTHER) {
    const count = sideIn(text);
    if (count !== null) return asEveryday(question, { of: 'sideOf', count });
  }
  return null;
}

/** What is not there, or where practice has to be, after a plan or a drill: the same without what needs it. */
function ofPlace(question: Question, before: Understood, lack: Lack): Understood | null {
  if (isPlan(before)) {
    const on = goingOn(question, null);
    return on === null ? null : { ...on, words: [...on.words, ...lack.asWords] };
  }
  if (!OFFERS.has(before.intent) || (lack.kind !== 'rain' && lack.kind !== 'room')) return null;
  return understoodAs(question, 'rain', { sureness: 1, act: { kind: 'otherPlace', place: lack.kind }, skill: before.skill, drillId: null, foot: question.foot ?? before.foot });
}

/** A longer message says more than these patterns can hear. */
const MOST_WORDS = 16;

/** A turn in everyday words whose meaning is in what was told before, in any of the five languages; null for all else. */
export function followUpOnNumberStreakRuleOrMove(question: Question): Understood | null {
  const { before, raw, words } = question;
  if (before === null || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  if (isOfStreak(before) && (asksIfMissed(text) || missesDay(text))) return asTopic(question, 'streakRule');
  const judged = judgement(question, before);
  if (judged !== null) return judged;
  if (before.topic !== null && LEVEL_TOPICS.has(before.topic.topic) && raw.length <= MOST_WORDS_OF_LEVEL && HOW_FAR.test(text) && NEXT_ONE.test(text)) return asTopic(question, 'levelOnly');
  if (spanBefore(before) !== null && MORE_THAN_BEFORE.test(text)) return asTopic(question, 'weeks');
  if (asksForGoal(question) && (spanBefore(before) !== null || isOfStreak(before))) return asEveryday(question, { of: 'streakGoal' });
  if (before.topic !== null && LEVEL_TOPICS.has(before.topic.topic) && WHAT_FOR.test(text)) return asTopic(question, before.topic.topic === 'experienceOnly' ? 'xpMeaning' : 'levelMeaning');
  const isOfPlan = before.intent === 'plan_day' || before.intent === 'plan_week' || isPlan(before);
  if (!isOfPlan && WHAT_TOMORROW.test(text)) return understoodAs(question, 'which_drill', { sureness: 1, act: { kind: 'day', day: 'tomorrow' } });
  const ofTopic = ofTopicBefore(question, before, text);
  if (ofTopic !== null) return ofTopic;
  if (lacksLadder(question.raw)) return asTopic(question, 'ladder');
  const lack = lackIn(question.raw);
  return lack === null ? null : ofPlace(question, before, lack);
}

/** Whether a message, as its plain words, is from its first word to its last a turn of a talk about practice. */
export const isTurnOfPractice = (text: string): boolean => asksIfMissed(text) || lackIn(text.split(' ')) !== null || WHAT_TOMORROW.test(text);
