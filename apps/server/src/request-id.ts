import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Does work for a request: what is logged below knows its id. */
export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request that something is done for; undefined for work of nobody. */
export const requestId = (): string | undefined => current.getStore();
