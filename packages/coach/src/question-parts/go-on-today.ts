import { thingOfTalk } from '../app-talk/things-of-app.ts';
import type { Question, Understood } from '../intents/read-question.ts';
import { asksToGoOn } from '../safety/asks-to-go-on.ts';

const AS_QUESTION = { en: 'should i practise more today', de: 'soll ich heute noch mehr machen' } as const;
/** A sock by itself, or what to do with one. */
const OF_SOCKS = /^(?:(?:and|und|but|aber|ok|i|ich) )*(?:(?:what|wot|wat|was) (?:can|could|kann|konnte) (?:i|ich)(?: \w+){0,3} (?:socks?|socken?)(?: \w+){0,2}|(?:a |eine |just |nur |only )*(?:socks?|socken?))$/;
const SOCKS_AS_QUESTION = { en: 'i have no ball, only rolled up socks', de: 'ich hab keinen ball nur zusammengerollte socken' } as const;

/** Whether to go on, where nothing hurts and no thing of the app is spoken of, is whether to do more today; what socks are good for is a ball of them. */
export function goesOnToday(question: Question, understand: (text: string) => Understood): Understood | null {
  const { raw, before, language } = question;
  const words = language === 'de' ? 'de' : 'en';
  if (OF_SOCKS.test(raw.join(' ')) && (before === null || before.intent !== 'injury')) return { ...understand(SOCKS_AS_QUESTION[raw.some((word) => word.startsWith('socke')) ? 'de' : words]), before };
  if (!asksToGoOn(raw) || before?.intent === 'injury' || (before !== null && thingOfTalk(before) !== null)) return null;
  return { ...understand(AS_QUESTION[words]), before };
}
