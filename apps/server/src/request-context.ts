import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';

/** What work is done for: a request, or a job in somebody's language. */
type Occasion = { readonly id?: string; readonly language: () => Language };

const current = new AsyncLocalStorage<Occasion>();

/**
 * Does work for a request: what is logged below knows its id, and words are in its language, which is read where there
 * are any, as most answers have none.
 */
export const forRequest = <T>(request: Required<Occasion>, work: () => T): T => current.run(request, work);

/** Does work whose words are for somebody who reads this language; English where it is not known. */
export const inLanguage = <T>(language: Language | undefined, work: () => T): T =>
  current.run({ ...current.getStore(), language: () => language ?? 'en' }, work);

/** The id of the request that something is done for; undefined for work of nobody. */
export const requestId = (): string | undefined => current.getStore()?.id;

speakIn(() => current.getStore()?.language() ?? 'en');
