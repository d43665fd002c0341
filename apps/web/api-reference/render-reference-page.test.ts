import { failureStatus, openApiDocument, routes, type Route } from '@touchline/contracts';
import { expect, test } from 'vitest';
import { plainType } from './openapi-document-types.ts';
import { renderApiReference } from './render-reference-page.tsx';

const page = renderApiReference(openApiDocument(routes, '1.2.3'));
const articles = page.match(/<article [^]*?<\/article>/g) ?? [];

/** What stands on the page about an address, as text. */
function textOf({ method, path }: Route): string {
  const article = articles.find((one) => one.includes(`<span class="method">${method}</span> <code>${path}</code>`)) ?? '';
  return article.replaceAll(/<[^>]+>/g, ' ').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ');
}

const who: Readonly<Record<Exclude<Route['auth'], 'public'>, string>> = {
  player: 'a signed-in player, by bearer token',
  operator: 'a signed-in player who is an operator',
  signed: 'whoever has the link',
};

test.each(Object.entries<Route>(routes))('%s is on the page: name, who may, what it takes, limits and failures', (name, route) => {
  const text = textOf(route);
  expect(text).toContain(` ${name} `);
  expect(text).toContain(route.auth === 'public' ? 'Who may ' : `Who may ${who[route.auth]}`);
  for (const part of [route.params, route.query]) {
    for (const parameter of Object.keys(part?.shape ?? {})) expect(text).toContain(` ${parameter} in the `);
  }
  expect(text).toMatch(/ Gives \d{3} /);
  for (const limit of Object.values(route.limits ?? {})) expect(text).toContain(`${limit.points} requests in ${limit.seconds} s from one `);
  expect(text).toMatch(/ Limits [^]*\d+ s for an answer/);
  for (const code of route.fails) expect(text).toContain(` ${code} `);
  expect(text.includes(`${failureStatus.sign_in_required} sign_in_required `)).toBe(route.auth === 'player' || route.auth === 'operator');
});

test('an operation has its own summary, and one place', () => {
  const count = new Set(Object.values<Route>(routes).map(({ method, path }) => `${method} ${path}`)).size;
  const uploads = Object.values<Route>(routes).filter(({ kind }) => kind === 'upload').length;
  expect(articles.filter((one) => one.includes('class="method"'))).toHaveLength(count + uploads);
  expect(textOf(routes.savePracticeSession)).toContain(`POST /api/practice-sessions ${routes.savePracticeSession.summary} `);
});

test('every link on the page leads to a place on it, and every schema is told with its members', () => {
  const places = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((id) => !places.has(id))).toEqual([]);
  expect(places.size).toBe([...page.matchAll(/ id="([^"]+)"/g)].length);
  expect(page).toMatch(/id="schema-Stats"[^]*?<code>currentStreak<\/code>[^]*?Days; 0 when the last practice day is before yesterday/);
});

test('what a value has to be is said in words, without the limits of numbers as such', () => {
  expect(plainType({ type: 'integer', minimum: 1, maximum: 9 })).toBe('whole number, 1 to 9');
  expect(plainType({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER })).toBe('whole number, at least 0');
  expect(plainType({ type: 'string', format: 'uuid' })).toBe('text (uuid)');
  expect(plainType({ type: 'string', minLength: 1, maxLength: 80 })).toBe('text, 1 to 80 characters');
  expect(plainType({ enum: ['a', 'b'], type: 'string' })).toBe('"a" or "b"');
  expect(plainType({ const: true, type: 'boolean' })).toBe('true');
});
