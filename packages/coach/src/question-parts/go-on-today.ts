import { thingOfTalk } from '../app-talk/things-of-app.ts';
import type { Question, Understood } from '../intents/read-question.ts';
import { asksToGoOn } from '../safety/asks-to-go-on.ts';

const AS_QUESTION = { en: 'should i practise more today', de: 'soll ich heute noch mehr machen' } as const;
/** A sock by itself, or what to do with one. */
const OF_SOCKS = /^(?:(?:and|und|but|aber|ok|i|ich) )*(?:(?:what|wot|wat|was) (?:can|could|kann|konnte) (?:i|ich)(?: \w+){0,3} (?:socks?|socken?)(?: \w+){0,2}|(?:a |eine |just |nur |only )*(?:socks?|socken?))$/;
const SOCKS_AS_QUESTION = { en: 'i have no ball, only rolled up socks', de: 'ich hab keinen ball nur zusammengerollte socken' } as const;

/** That one does not know when to do something in play. */
const KNOWS_NOT_WHEN = /^(?:(?:and|but|well|no|hm|it is|its) )*(?:i )?(?:just |only |really |still )*(?:dont|do not|never|didnt) (?:really |ever )?(?:know|no|kno) (?:when|wen) (?:to|i (?:should|shud|can|have to)) (\w+(?: \w+){0,6})$/;

/** That one does not know when to do something in play, read as the question for it; null for all else. */
export function whenToDo({ raw, before }: Question, understand: (text: string) => Understood): Understood | null {
  const found = KNOWS_NOT_WHEN.exec(raw.join(' '));
  return found === null ? null : { ...understand(`when should i ${found[1] ?? ''}`), before, sureness: 1 };
}

/** Whether to go on, where nothing hurts and no thing of the app is spoken of, is whether to do more today; what socks are good for is a ball of them. */
export function goesOnToday(question: Question, understand: (text: string) => Understood): Understood | null {
  const { raw, before, language } = question;
  const words = language === 'de' ? 'de' : 'en';
  if (OF_SOCKS.test(raw.join(' ')) && (before === null || before.intent !== 'injury')) return { ...understand(SOCKS_AS_QUESTION[raw.some((word) => word.startsWith('socke')) ? 'de' : words]), before };
  if (raw.join(' ') === AS_QUESTION[words] || !asksToGoOn(raw) || before?.intent === 'injury' || (before !== null && thingOfTalk(before) !== null)) return null;
  return { ...understand(AS_QUESTION[words]), before, sureness: 1 };
}
