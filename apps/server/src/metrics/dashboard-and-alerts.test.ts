import { expect, it } from 'vitest';
import { readDeployFile } from '../testing/read-deploy-file.ts';
import { createMetrics } from './metrics.ts';

/** What a query may name: a histogram under three names, everything else under its own. */
const exposed = new Set(
  createMetrics({ version: '1', role: 'all' })
    .names()
    .flatMap((name) => [name, ...['_bucket', '_sum', '_count'].map((part) => name + part)]),
);
const namesIn = (expressions: readonly string[]): string[] => [
  ...new Set(expressions.flatMap((text) => text.match(/\b(?:touchline|process)_[a-z_]+/g) ?? [])),
];

it('the dashboard asks for nothing that is not measured', () => {
  const { panels } = JSON.parse(readDeployFile('grafana-dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
  const names = namesIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !exposed.has(name))).toEqual([]);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});

it('the alerts ask for nothing that is not measured, and each says what to do', () => {
  const rules = readDeployFile('alerts.yml').split('- alert: ').slice(1);
  const expressions = rules.map((rule) => /^ *expr: '(.+)'$/m.exec(rule)?.[1] ?? '');
  expect(expressions).not.toContain('');
  expect(namesIn(expressions).filter((name) => !exposed.has(name))).toEqual([]);
  for (const rule of rules) expect(rule).toMatch(/ {8}for: \d+[mhd]\n {8}labels:\n {10}severity: (critical|warning|info)\n {8}annotations:\n {10}summary: '.+'\n {10}description: '.+'\n/);
});

it('each alert is tried by promtool, as it fires and as it is silent', () => {
  const names = [...readDeployFile('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const tried = [...readDeployFile('alerts.test.yml').matchAll(/ {2}- name: (\w+) (fires|is silent)\n/g)].map(([, name, how]) => `${name} ${how}`);
  expect(tried).toEqual(names.flatMap((name) => [`${name} fires`, `${name} is silent`]));
});
