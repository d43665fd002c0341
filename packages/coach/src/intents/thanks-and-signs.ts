import { goingOn, understoodAs, type Question, type Understood } from './read-question.ts';

const GREETS = /^(?:👋|🙋|✌)+$/u;
const THANKS = /^(?:👍|🙏|❤|💙|💚|💛|🧡|💜|🖤|👌|🥰|😍|🤗|😊|🙂|😀|😁|💪|⚽|🔥|💯|👏|🙌|😎|✅)+$/u;
/** The signs of a text without the marks that only change how they look. */
const bareSigns = (text: string): string => text.replace(/\p{M}|\p{Emoji_Modifier}|\u200D|♂|♀|\s/gu, '');

/** A text without a word in it: a wave, a thumb, a ball. */
export function signsAlone(question: Question): Understood {
  const signs = bareSigns(question.text);
  if (GREETS.test(signs)) return understoodAs(question, 'greeting');
  return THANKS.test(signs) ? understoodAs(question, 'thanks') : (goingOn(question, 'follow_more') ?? understoodAs(question, 'off_topic'));
}

/** Thanks with a question or a wish behind it: "ok thx what else can I do", "danke! und noch eine", "gracias, y me das otro". */
const PRAISES = '(?:(?:ok|okay|oh|ah|cool|nice|great|super|top|perfect|perfekt|alright|wow|yay|sweet|gut|toll|vale|genial|guay|daccord|legal)[ ,!.]+)*';
const GIVES_THANKS = '(?:thx|thanks?(?: (?:a lot|so much|you|u|a bunch|for (?:that|this|it|the \\S+)))*|ty|cheers|danke(?:sch(?:ö|oe)n)?(?: (?:dir|sehr|vielmals|f(?:ü|ue)r \\S+(?: \\S+)?))*|vielen dank|merci(?: beaucoup)?|(?:muchas )?gracias|(?:muito )?obrigad[oa]|valeu)';
const ASKS_OR_WISHES = '(?:(?:what|wat|how|which|can|could|when|where|why|give|gimme|show|tell|do (?:you|u|i)|is (?:there|it)|are there|have you|i (?:need|want|have)|was|wie|welche|kann|kannst|wann|wo|warum|gib|gibst|gibt|zeig|zeigst|hast du|soll|ich (?:brauch|h(?:ä|ae)tte|will|m(?:ö|oe)chte)\\S*|me (?:das|da|puedes|pode)|tu (?:me|peux)|puedes|cu(?:á|a)l|c(?:ó|o)mo|qu(?:é|e)|quel|quelle|comment|combien|qual|como|tem) \\S+ \\S+|(?:another|one more|any (?:more|other)|noch (?:ein|eine|einen|eins|so)|eine? andere|otr[oa]|une? autre|outr[oa]|me das|me da|dame|d(?:á|a)me|donne)(?= |[.!?,]|$))';
const THANKS_FIRST = new RegExp(`^${PRAISES}${GIVES_THANKS}(?: sarah| coach)?[ ,!.:;]+(?:(?:and|but|und|aber|also|so|now|jetzt|y|pero|et|mais|e|mas)[ ,]+)*(?=${ASKS_OR_WISHES})`, 'i');
/** A text without the thanks that stand in front of a question or a wish. */
export const withoutThanks = (text: string): string => text.replace(THANKS_FIRST, '');
