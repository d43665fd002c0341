import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';

const HAS_WALL =
  /\b(?:(?:i|we) (?:have|got|ve got)|ive got|weve got|there is|theres|(?:ich|wir) hab\w*|hab(?:e|en)?|es gibt|da ist|jai|j ai|on a|ya|il y a|tengo|hay|tenemos|tenho|tem|temos)(?: \w+){0,2}? (?:a|an|one|eine?|ne|un|una|um|uma|my|meine?) (?:\w+ )?(?:wall|wand|mauer|hauswand|garagenwand|mur|pared|muro|parede)\b/;
const NEGATED = /\b(?:no|not|dont|havent|kein\w*|nicht|pas|sans|nao|without|ohne|sin|sem|how|wie|what|que|comment|como)\b/;
/** Whether a text (in plain words) tells that there is a wall. */
export const tellsOfWall = (text: string): boolean => HAS_WALL.test(text) && !NEGATED.test(text);

const A_WALL = '(?:(?:a|an|one|some|the|another|eine?|ne|noch|una?|otra|une?|uma?|outra) )?(?:(?:good|nice|big|small|flat|brick|house|garage|school|gym|free|gute|grosse|kleine|freie|passende) )*(?:walls?|wand|mauer|hauswand|garagenwand|schulwand|wande|pared|muro|mur|parede)';
const PLACE = '(?: (?:in|at|behind|near|nearby|next|outside|inside|by|on|of|from|down|around|beside|here|there|close|opposite|hinter|bei|beim|im|am|an|auf|neben|hier|da|dort|draussen|drinnen|gegenuber|zu|vor|vom|detras|cerca|en|aqui|derriere|pres|chez|dans|ici|atras|perto|no|na|aqui)(?: \\w+){0,5})?';
const NOW = '(?: (?:now|today|tho|though|after all|yay|finally|jetzt|heute|nun|doch|endlich|ahora|hoy|maintenant|agora|hoje))*';
const FOUND_WALL = new RegExp(
  `^(?:(?:ok|okay|oh|ah|hey|wait|warte|good news|yay|yes|ja|but|aber|and|und|now|jetzt|so|also|actually|doch|pero|ya|mais|mas|sarah|coach) )*(?:${[
    `(?:(?:i|we)(?: have|ve| just| finally| now| actually)* |(?:ive|weve) (?:just |finally |now )*)?(?:found|find|got|discovered|spotted) ${A_WALL}`,
    `(?:there is|theres|there s|here is|heres|there was) (?:actually |now )?${A_WALL}`,
    `(?:(?:ich|wir) )?(?:hab\\w*|fand\\w*) (?:(?:ich|wir|jetzt|doch|endlich|noch|nun|grad|gerade|hier|draussen) )*${A_WALL}${PLACE} ?(?:gefunden|entdeckt)`,
    `(?:da|hier|dort|draussen|bei uns|bei mir|es) (?:ist|steht|gibt|gibts|ware) (?:(?:es|ja|doch|jetzt|auch) )*${A_WALL}`,
    `(?:(?:he |hemos )?(?:encontrado|encontre)|ya hay|jai trouve|on a trouve|(?:eu )?(?:achei|encontrei)) ${A_WALL}`,
  ].join('|')})${NOW}${PLACE}${NOW}$`,
);
/** Whether a message (in plain words) tells, from its first word to its last, that a wall is there now. */
export function tellsOfFoundWall(words: readonly string[]): boolean {
  const said = words.join(' ');
  return FOUND_WALL.test(said) && !NEGATED.test(said);
}

/** That a wall is there now: a drill at it, of what was spoken of; null for all else. */
export function foundWall(question: Question): Understood | null {
  const { raw, before, skill, foot } = question;
  if (!tellsOfFoundWall(raw)) return null;
  if (before === null) return asTopic(question, 'wallThere', { drillId: null, skill: null });
  // As it was written: few words are mended into others.
  return understoodAs(question, 'which_drill', { sureness: 1, drillId: null, skill: skill ?? before.skill ?? 'passing', foot: foot ?? before.foot, words: raw });
}
