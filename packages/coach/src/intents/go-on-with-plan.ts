import { WEEKEND, weekdaysOf } from '../text/weekday-names.ts';
import { hurts } from '../topics/find-topic.ts';
import { goingOn, type Question, type Understood } from './read-question.ts';

/** A day is taken, or it is the only one. */
const OF_THAT_DAY = /\b(?:cant|cannot|can not|cant do|without|skip|drop|remove|out|wont|doesnt|dont|not|no time|busy|away|only|except|free|off|school|match|games?|swim\w*|club|nicht|ohne|streich\w*|sans|sin|sem|enleve\w*|quit[aeo]\w*|sac[ao]\w*|tir[aeo]\w*|training|keine zeit|kein\w*|nur|ausser|frei|weg|schule|spiel|verein|(?:so|solo|solamente|seulement|uniquement|apenas) (?:posso|puedo|peux|tenho|tengo|jai|o|la|el|le|na|en)?|peux que|puedo solo|(?:no|nao|n) (?:puedo|posso|tengo|tenho)|peux pas|pas (?:le|de)|partido|match|jogo|escuela|ecole|escola|vereinstraining|mannschaftstraining)\b/;
const LACKS = /\b(?:no|without|havent got|have not got|dont have|do not have|havent|have no|kein\w*|ohne) (?:an? |any |the |ein\w* )?(?:wall|cones?|ball|wand|hutchen|ball)\b|\b(?:wall|cones?|ball|wand|hutchen) (?:hab\w*|gibt) (?:\w+ ){0,3}(?:nicht|kein\w*)\b|\b(?:no (?:tengo|hay)|sin|pas de|sans|(?:nao|n) tenho|sem) (?:una? |el |la |un |une |le |uma? |o |a |de )?(?:pared|mur|parede|conos?|plots?|cones?|balon|pelota|ballon|bola)\b/;
const SHORTER = /\b(?:\d{1,2}|five|ten|fifteen|twenty|funf|zehn|funfzehn|zwanzig) ?(?:m|min|mins|minutes?|minuten?)\b/;
const LESS_TIME = /\b(?:only|just|got|have|shorter|short|less|max|nur|hab\w*|kurzer|bloss|weniger|time|zeit)\b/;
/** Asks for something else than another plan. */
const ASKS = /\b(?:what|why|how|which|when|where|who|did|was|wie|warum|welche\w*|wann|wo|wer)\b|^(?:(?:and|und|ok|so) )*(?:is|ist|am i|bin ich|do i have|hab ich)\b/;
const TOO_MUCH = /^(?:(?:but|that|thats|this|is|it|its|s|way|a bit|das|ist|mir|ein bisschen|bisschen|viel|aber|es|puh|no|nein|hm) )*(?:too (?:much|long|many(?: (?:days|drills|minutes))?)|zu (?:viel|lang|lange|viele(?: (?:tage|ubungen|minuten))?))(?: (?:for me|fur mich|mir))?$/;
const SEVERAL_DAYS = /\b(?:[2-6]|two|three|four|five|six|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|quatro) (?:days?|tagen?|dias?|jours?)\b/;
const MOST_WORDS = 12;

/** After a plan: a day that is taken, what is not there, how little time there is, or that it is too much make the same plan anew. */
export function goOnWithPlan(question: Question): Understood | null {
  const { before, raw, words } = question;
  if (before === null || before.topic !== null || (before.intent !== 'plan_day' && before.intent !== 'plan_week')) return null;
  const text = raw.join(' ');
  if (raw.length > MOST_WORDS || ASKS.test(text) || hurts(raw, words)) return null;
  if (TOO_MUCH.test(text)) return goingOn(question, 'follow_shorter');
  const namesDay = (weekdaysOf(raw).some((day) => day !== null) || WEEKEND.test(text)) && OF_THAT_DAY.test(text);
  // Of several days the plan is one for the week.
  if (before.intent === 'plan_day' && (namesDay || SEVERAL_DAYS.test(text))) {
    const plan = goingOn(question, null);
    return plan === null ? null : { ...plan, intent: 'plan_week' };
  }
  const isShort = SHORTER.test(text) && LESS_TIME.test(text);
  return namesDay || isShort || LACKS.test(text) ? goingOn(question, null) : null;
}
