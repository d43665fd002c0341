import type { DrillId } from '@touchline/domain';
import { OFFERS } from '../intents/continue-conversation.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { asksOfRudeNoise } from '../safety/harmless-small-talk.ts';
import { tellsOfWall } from './wall-found.ts';

const OPEN = '(?:(?:hi|hey|hallo|hello|sarah|coach|ok|okay|und|and|also|bitte|please|pls|hola|salut|oi) )*';
const GIVE = '(?:gib|gebt|mach|zeig|schick|sag|gimme|give|show|donne|dame|da|me da|passe|passa|envoie|quiero|je veux|quero|ich (?:will|mochte|brauche?|hatte gern)|i (?:want|need))';
const FILL = '(?:(?:mir|mich|me|moi|mal|bitte|please|ne|n|nen|eine|einen|ein|irgendeine|irgendwas|was|etwas|noch|a|an|some|any|un|une|uma|um|unos|pra|mim) )*';
const DRILL = '(?:ubung|ubungen|training|exo|exos|exercice|exercices|ejercicio|ejercicios|exercicio|exercicios|treino|entreno|drill|drills|exercise|exercises)';
/** One drill, and no session of several. */
const ONE_DRILL = '(?:exo|exercice|ejercicio|exercicio|drill|exercise|ubung)';
const FOR = '(?:fur|furs|fuers|furn|zum|zur|for|de|del|do|da|para|pour|pra|du|mit|with|zu)';
const CLOSE = '(?: (?:bitte|svp|stp|pls|please|por favor|pf|thx|danke))*';
const ASKS = new RegExp(`^${OPEN}(?:${GIVE} ${FILL}${DRILL}|(?:ne|n|eine|noch ne|noch eine) ${DRILL}|(?:que|qual|q|quel|quelle) ${DRILL}(?: (?:eu|yo|je))?(?: (?:faco|fazer|hago|hacer|fais|faire|posso fazer|puedo hacer|dois faire|devo fazer))?(?: (?:hoje|hoy|aujourdhui|agora|ahora))?)(?: ${FOR} (?:(?:den|das|die|el|la|le|les|the|o|a) )*\\w+(?: \\w+)?)?${CLOSE}$`);
const FOR_SKILL = new RegExp(`^${OPEN}(?:${GIVE} ${FILL}(?:was |etwas |something |algo |quelque chose )?${FOR} (?:(?:den|das|die|el|la|le|les|the|o|a|my|mein\\w*) )*\\w+|(?:quero|quiero|je veux|ich will|ich mochte) (?:treinar|entrenar|travailler|trainer|uben|trainieren)(?: (?:o|a|el|la|le|les|das|mon|ma|mi|meu|minha))? \\w+|(?:un|une|uma|um|una|a|an|one|1) (?:good |bon |buen |bom )?${ONE_DRILL} ${FOR} \\w+(?: \\w+){0,3})${CLOSE}$`);

/** Whether a text (in plain words) asks for a drill and says nothing more, or for one of the skill that it names. */
const asksPlainlyForDrill = (text: string, skill: string | null): boolean => ASKS.test(text) || (skill !== null && FOR_SKILL.test(text));

const MOST_XP = new RegExp(
  `^${OPEN}(?:${[
    '(?:which|what|wich) (?:drill|drills|exercise|one) (?:gives?|gets?|earns?|brings?|has|have|is worth|are worth|do i get)(?: me| you| us)? (?:the )?most (?:xp|points|tokens|experience)(?: for)?',
    '(?:que|cual) (?:ejercicio|drill) (?:me )?(?:da|dan) mas (?:xp|puntos|fichas|experiencia)',
    'quels? (?:exo|exercice|exercices) (?:me )?(?:donne|rapporte|donnent) le plus (?:d |de )?(?:xp|points|jetons|dexperience)',
    '(?:qual|que) (?:exercicio|treino) (?:me )?(?:da|dao) mais (?:xp|pontos|fichas|experiencia)',
  ].join('|')})${CLOSE}$`,
);
/** Whether a text (in plain words) asks which drill earns the most, and nothing more. */
const asksForMostExperience = (text: string): boolean => MOST_XP.test(text);

const WITH_SOMEBODY = new RegExp(
  `^${OPEN}(?:something|smth|sth|anything|what about|how about|was|etwas|irgendwas|algo|quelque chose|un truc|alguma coisa) (?:(?:to do|we can do|fun|lustiges|zu zweit|divertido|que) )?(?:with|mit|con|avec|com) (?:(?:a|an|my|the|one|two|some|ein|eine|einem|einer|mein\\w*|dem|der|un|una|mi|mon|ma|mes|um|uma|meu|minha) )*(?:friends?|mates?|brother|sister|dad|mum|mom|others?|freund|freundin|freunden|bruder|schwester|papa|mama|kumpel|amig[oa]s?|herman[oa]|ami|amie|amis|copains?|copine|frere|soeur|irmao|irma)(?: (?:machen|uben|spielen|to do))*${CLOSE}$`,
);
/** Whether a text (in plain words) asks for something to do with somebody, and nothing more. */
const asksForTwo = (text: string): boolean => WITH_SOMEBODY.test(text);

const NO_PARTNER =
  /^(?:(?:but|and|aber|und|leider|sorry|hm|oh|pero|y|mais|et|mas|e) )*(?:(?:i|ich|yo|je|eu) )?(?:(?:have|got|havent got|dont have|have got) (?:no|any|a|no one|nobody|noone)? ?(?:partner|team ?mates?|mates?|one to pass (?:to|with)|body to pass (?:to|with)|friend to pass (?:to|with))|hab(?:e)?(?: (?:ich|aber|leider|grad|gerade|halt|hier|heute))* (?:keinen?|keine|niemanden?|keinen zum) (?:partner\w*|mitspieler\w*|freund|zum passen|passen)|no tengo (?:pareja|companer[oa]|con quien(?: \w+)?|a nadie)|(?:n ?ai|jai|j ai) (?:pas|personne) ?(?:de partenaire|de copain|avec qui(?: \w+)?|pour (?:la|me) passer)?|(?:nao|n) tenho (?:parceir[oa]|dupla|com quem(?: \w+)?|ninguem))$/;
/** Whether a text (in plain words) tells that nobody is there to pass with, and nothing more. */
const tellsOfNoPartner = (text: string): boolean => NO_PARTNER.test(text);

/** Whether a text (in plain German words) asks how to keep the ball up. */
const asksHowToKeepUp = (text: string): boolean => /^(?:und |aber )?wie (?:halte?|kann) (?:ich|man)(?: (?:den|einen|nen|am|besten|langer|lange|so|oft))* ?(?:fuss)?ball(?: (?:langer|lange|besser|ofter))?(?: in der luft| hoch)(?:halten| halten)?$/.test(text);
const LESSON_FIRST = /\b(?:mathe|deutsch|englisch|schul|klassen)? ?(?:arbeit|klausur|test|prufung|hausaufgaben?|klassenarbeit|schularbeit|exam|homework)\b.*\b(?:training|trainieren|uben|train|practi[cs]e)\b.*\b(?:zuerst|erst|first)\b/;
/** Whether a text (in plain words) asks whether school or training comes first. */
const asksSchoolOrTraining = (text: string): boolean => LESSON_FIRST.test(text);

const THUNDER = /\b(?:thunder\w*|lightning|gewitter\w*|blitzt|blitze?n?|donnert|lorage|orages?|foudre|eclairs?|tormentas?|rayos|relampagos?|truenos|trovoadas?|trovoes|raios|tempestades?)\b/;
const OUTSIDE = /\b(?:play\w*|train\w*|practi[cs]\w*|outside|pitch|football|spiel\w*|trainier\w*|uben|draussen|platz|jou\w*|entrain\w*|mentrain\w*|dehors|jug\w*|entren\w*|fuera|jog\w*|trein\w*|fora|sous|bei|in|during)\b/;
/** Whether a text (in plain words) asks of practice in a thunderstorm. */
const asksOfThunder = (text: string): boolean => THUNDER.test(text) && OUTSIDE.test(text);

const BENCHED = /\b(?:trainer\w*|coach)\b.*\b(?:nimmt|lasst|stellt|bringt|setzt) mich(?: \w+){0,2}? (?:nie|nicht|kaum|selten)\b|\b(?:coach|trainer|manager)\b.*\b(?:never|doesnt ever|hardly ever) (?:starts|picks|plays|puts) me\b/;
/** Whether a text (in plain English or German words) tells that the coach does not let one start or play. */
const tellsOfBench = (text: string): boolean => BENCHED.test(text);

const HOW_LONG_TO_GOOD = /^(?:(?:and|und|but|aber|ok|so) )*(?:how long (?:til|till|until|before|does it take|will it take|will that take|would it take)|how (?:fast|quick|soon) (?:will|can|do)|wie lange (?:dauert|brauch\w*)|wann (?:wird|bin ich|klappt))\b/;
/** Whether a turn (in plain words) asks how long it takes to get good at what was spoken of. */
const asksHowLongToGood = (text: string): boolean => HOW_LONG_TO_GOOD.test(text) && !/\b(?:level|lvl|xp|record|rekord|hurt\w*|heal\w*|play again|wieder spielen|minutes?|minuten|match|spiel|drill|ubung)\b/.test(text);

const NEXT_TIME = /^(?:(?:and|und|but|aber|so|also) )*(?:what (?:do|should|can) i do (?:different(?:ly)? )?next time|how do i (?:score|do it|take it) next time|was (?:mach|mache|soll|kann) ich (?:beim )?nachste[ns]? mal(?: anders)?(?: machen)?|que (?:hago|puedo hacer) la proxima vez|je fais quoi la prochaine fois|o que (?:eu )?faco (?:na|da) proxima(?: vez)?)$/;
/** Whether a turn (in plain words) asks what to do the next time. */
const asksForNextTime = (text: string): boolean => NEXT_TIME.test(text);

const HOW = '(?:wie (?:geht|gehen|geht das mit|funktioniert|funktionieren|macht man|mach ich|mache ich|macht ihr|spielt man)|was (?:ist|sind|bedeutet)|erklar\\w*(?: mir)?|zeig mir(?: mal)?(?: wie)?)';
const HOW_IT_GOES = new RegExp(`^${OPEN}${HOW} (?:(?:der|die|das|den|dem|ein|eine|einen|diese\\w*|nochmal|mal|ubung) )*\\w+(?: \\w+){0,3}?(?: (?:geht|gehen|funktioniert|macht|richtig|genau|nochmal|noch mal|denn|eigentlich|nun))*${CLOSE}$`);
const MORE = /\b(?:rekord|bestwert|ergebnis\w*|serie|level|besser|schneller|oft|lange|lang|viele?|gut|schwer|leicht|xp|token|am besten|beste)\b/;

/** Whether a text (in plain German words) asks how a drill that it names goes, or what it is, and nothing more. */
const asksHowDrillGoes = (text: string, drillId: DrillId | null): boolean => drillId !== null && HOW_IT_GOES.test(text) && !MORE.test(text);

const TO_IMPROVE = new RegExp(`^${OPEN}(?:wie (?:werde?|kann|verbesser\\w*|steiger\\w*) ich (?:(?:mich|noch|schnell|schneller|am schnellsten|denn|eigentlich|im fussball|beim fussball) )*(?:besser(?: werden)?|verbessern|steigern|mich)|was (?:muss|kann|soll) ich (?:tun|machen) (?:um|damit ich) besser (?:zu werden|werde))${CLOSE}$`);
/** Whether a text (in plain German words) asks how to get better, and at nothing in particular. */
const asksToImprove = (text: string): boolean => TO_IMPROVE.test(text);

/** A turn in few plain words that goes on with what was spoken of: how long, the next time, a wall or nobody there. */
function plainFollowUp(question: Question, before: Understood, said: string): Understood | null {
  const skill = question.skill ?? before.skill;
  if ((before.intent === 'improve_skill' || before.intent === 'weak_foot') && asksHowLongToGood(said)) return asTopic(question, 'howLongToGood');
  if (before.topic?.topic === 'missedPenalty' && asksForNextTime(said)) return asTopic(question, 'penalty');
  if (!OFFERS.has(before.intent)) return null;
  if (tellsOfWall(said)) return understoodAs(question, 'which_drill', { sureness: 1, skill: skill ?? 'passing', foot: question.foot ?? before.foot });
  return tellsOfNoPartner(said) ? asTopic(question, 'alone', { skill }) : null;
}

/** A question or a turn in few plain words that is clear from its first to its last; null for all else. */
export function shortRequest(question: Question): Understood | null {
  const { raw, skill, language, drillId, before } = question;
  const said = raw.join(' ');
  if (asksOfRudeNoise(said)) return understoodAs(question, 'joke', { sureness: 1 });
  if (asksForMostExperience(said)) return asTopic(question, 'extraExperience');
  if (language === 'de' && asksHowToKeepUp(said)) return understoodAs(question, 'improve_skill', { sureness: 1, skill: 'juggling' });
  if (language === 'de' && before === null && skill === null && drillId === null && asksToImprove(said)) return understoodAs(question, 'improve_skill', { sureness: 1 });
  if (asksOfThunder(said)) return understoodAs(question, 'rain', { sureness: 1, act: { kind: 'thunder' } });
  if (tellsOfBench(said)) return asTopic(question, 'benched');
  if (asksSchoolOrTraining(said)) return asTopic(question, 'school');
  const followUp = before === null ? null : plainFollowUp(question, before, said);
  if (followUp !== null) return followUp;
  if (asksForTwo(said)) return asTopic(question, 'partnerDrills');
  if (asksPlainlyForDrill(said, skill)) return understoodAs(question, 'which_drill', { sureness: 1 });
  return language === 'de' && asksHowDrillGoes(said, drillId) ? understoodAs(question, 'drill_technique', { sureness: 1 }) : null;
}
