import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryKey } from '../../api/index.ts';
import { isSuppressed } from '../errors/background-read-errors.ts';
import { createQueryClient, mayRetry } from './query-client.ts';

const failure = (status: number) => new ApiError({ status, code: 'any', message: 'any' });

describe('asking once more', () => {
  it('is done once when the server failed; what the network lost was asked twice already', () => {
    expect(mayRetry(0, failure(503))).toBe(true);
    expect(mayRetry(1, failure(503))).toBe(false);
    expect(mayRetry(0, failure(0))).toBe(false);
  });

  it('is not done when the question was wrong, or the page', () => {
    expect(mayRetry(0, failure(401))).toBe(false);
    expect(mayRetry(0, failure(404))).toBe(false);
    expect(mayRetry(0, new TypeError('a fault of ours'))).toBe(false);
  });
});

describe('a 401 that a new token did not cure', () => {
  it('is told, for a question and for a change', async () => {
    const onRefused = vi.fn<() => void>();
    const queries = createQueryClient(onRefused);
    const refuse = () => Promise.reject(failure(401));
    await queries.fetchQuery({ queryKey: queryKey('profile'), queryFn: refuse }).catch(() => undefined);
    expect(onRefused).toHaveBeenCalledTimes(1);
    await queries.getMutationCache().build(queries, { mutationFn: refuse }).execute(undefined).catch(() => undefined);
    expect(onRefused).toHaveBeenCalledTimes(2);
  });

  it('says that the account is suspended, where that is why', async () => {
    const onRefused = vi.fn<(why?: string) => void>();
    const queries = createQueryClient(onRefused);
    const suspended = new ApiError({ status: 401, code: 'account_suspended', message: 'This account is suspended.' });
    await queries.fetchQuery({ queryKey: queryKey('profile'), queryFn: () => Promise.reject(suspended) }).catch(() => undefined);
    expect(onRefused).toHaveBeenCalledWith('suspended');
  });

  it('is not one that something on the way gave', async () => {
    const onRefused = vi.fn<() => void>();
    const queries = createQueryClient(onRefused);
    const page = new ApiError({ status: 401, code: 'foreign_page', message: 'HTTP 401' });
    await queries.fetchQuery({ queryKey: queryKey('profile'), queryFn: () => Promise.reject(page) }).catch(() => undefined);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is not mistaken for other failures', async () => {
    const onRefused = vi.fn<() => void>();
    const queries = createQueryClient(onRefused);
    await queries.fetchQuery({ queryKey: queryKey('profile'), queryFn: () => Promise.reject(failure(404)) }).catch(() => undefined);
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('a refusal with 403', () => {
  const refused = () => {
    const queries = createQueryClient(() => undefined);
    const error = failure(403);
    const refuse = () => Promise.reject(error);
    return { queries, error, refuse };
  };

  it('of a read in the background is kept from the player', async () => {
    const { queries, error, refuse } = refused();
    await queries.fetchQuery({ queryKey: queryKey('profile'), queryFn: refuse }).catch(() => undefined);
    expect(isSuppressed(error)).toBe(true);
  });

  it('of a deed of the player is not', async () => {
    const { queries, error, refuse } = refused();
    await queries.getMutationCache().build(queries, { mutationFn: refuse }).execute(undefined).catch(() => undefined);
    expect(isSuppressed(error)).toBe(false);
  });
});

it('what was read less than an hour ago is there without a connection, also where no screen shows it any more', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queries = createQueryClient(() => undefined);
  queries.setQueryData(queryKey('leaderboard'), 'seen');
  vi.advanceTimersByTime(50 * 60_000);
  expect(queries.getQueryData(queryKey('leaderboard'))).toBe('seen');
  vi.advanceTimersByTime(15 * 60_000);
  expect(queries.getQueryData(queryKey('leaderboard'))).toBeUndefined();
});
