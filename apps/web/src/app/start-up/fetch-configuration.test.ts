import { describe, expect, it } from 'vitest';
import { fetchConfiguration, type ConfigurationOutside } from './fetch-configuration.ts';

const good = { supabaseUrl: 'http://service.test', supabaseAnonKey: `eyJ${'a'.repeat(120)}`, environment: 'test' };

/** A network that gives these answers in turn, the last one for ever, and a clock that only counts. */
function outside(...answers: (() => Promise<Response>)[]) {
  const waits: number[] = [];
  const timeouts: number[] = [];
  const addresses: string[] = [];
  const told: ConfigurationOutside = {
    fetch: (address) => {
      addresses.push(address);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer?.() ?? Promise.reject(new Error('no answer given'));
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    timeout: (milliseconds) => {
      timeouts.push(milliseconds);
      return new AbortController().signal;
    },
  };
  return { told, waits, timeouts, addresses };
}

const json = (body: unknown) => async () => Response.json(body);
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

describe('fetching the configuration', () => {
  it('asks once when the server answers, with 5 seconds for the answer', async () => {
    const { told, waits, timeouts, addresses } = outside(json(good));
    const attempts: number[] = [];
    expect(await fetchConfiguration(told, (attempt) => attempts.push(attempt))).toEqual({ ok: true, configuration: good });
    expect({ waits, timeouts, addresses, attempts }).toEqual({
      waits: [],
      timeouts: [5_000],
      addresses: ['/config'],
      attempts: [1],
    });
  });

  it('waits one second more after each failure, and starts when the server is back', async () => {
    const { told, waits } = outside(cut, async () => new Response('', { status: 503 }), json(good));
    const attempts: number[] = [];
    expect(await fetchConfiguration(told, (attempt) => attempts.push(attempt))).toMatchObject({ ok: true });
    expect(waits).toEqual([1_000, 2_000]);
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('gives up after ten attempts and tells what came of each', async () => {
    const { told, waits, addresses } = outside(cut);
    const answer = await fetchConfiguration(told, () => undefined);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'configuration_unreachable' } });
    expect(addresses).toHaveLength(10);
    expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seconds) => seconds * 1_000));
    const details = answer.ok ? [] : answer.failure.details;
    expect(details).toHaveLength(10);
    expect(details[9]).toBe('GET /config, attempt 10: TypeError: Failed to fetch');
  });

  it('does not ask again for a configuration that cannot work', async () => {
    const { told, addresses } = outside(json({ ...good, supabaseAnonKey: 'short' }));
    expect(await fetchConfiguration(told, () => undefined)).toEqual({
      ok: false,
      failure: { code: 'configuration_invalid', details: ['supabaseAnonKey is not longer than 100 characters'] },
    });
    expect(addresses).toHaveLength(1);
  });

  it.each([
    ['200', new Response('<!doctype html><h1>Room number?</h1>', { headers: { 'content-type': 'text/html' } })],
    ['502', new Response('\n<html>Bad Gateway', { status: 502, headers: { 'content-type': 'text/plain' } })],
  ])('says that another page answered, with %s, and keeps no error of a parser', async (_status, page) => {
    const answer = await fetchConfiguration(outside(async () => page.clone()).told, () => undefined);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'answered_by_another' } });
    expect(answer.ok ? [] : answer.failure.details.at(-1)).toBe(`GET /config, attempt 10: HTTP ${page.status}, a page instead of JSON`);
  });

  it('counts an answer that is not JSON as a failed attempt', async () => {
    const { told, addresses } = outside(async () => new Response('<html>'), json(good));
    expect(await fetchConfiguration(told, () => undefined)).toMatchObject({ ok: true });
    expect(addresses).toHaveLength(2);
  });
});
