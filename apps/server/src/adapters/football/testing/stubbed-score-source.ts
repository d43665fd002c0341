import { readFileSync } from 'node:fs';
import type { FootballSource } from '@touchline/domain';
import { footballKeySettings, scoreSources } from '../index.ts';

/** An answer that the real API-Football gave (MIT, licence beside them). */
export function recorded(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../recorded/${name}.json`, import.meta.url), 'utf8'));
}

const keys = Object.fromEntries(footballKeySettings.map((name) => [name, 'secret']));

/** A source over a network that answers so, and what it asked for. */
export function sourceOver(name: FootballSource, answer: (address: string) => unknown) {
  const asked: { address: string; headers: Readonly<Record<string, string>> }[] = [];
  const [source] = scoreSources({ sources: [name], keys }, async (address, headers = {}) => {
    asked.push({ address, headers });
    return answer(address);
  });
  if (source === undefined) throw new Error('there is no such source');
  return { source, asked };
}
