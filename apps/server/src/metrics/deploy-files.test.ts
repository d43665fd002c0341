import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../config.ts';
import { LONGEST_STOP } from '../start-server.ts';
import { createMetrics } from './metrics.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');
const read = (file: string): string => readFileSync(join(deploy, file), 'utf8');

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
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
  const names = namesIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !exposed.has(name))).toEqual([]);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});

it('the alerts ask for nothing that is not measured, and each says what to do', () => {
  const rules = read('alerts.yml').split('- alert: ').slice(1);
  const expressions = rules.map((rule) => /^ *expr: '(.+)'$/m.exec(rule)?.[1] ?? '');
  expect(expressions).not.toContain('');
  expect(namesIn(expressions).filter((name) => !exposed.has(name))).toEqual([]);
  for (const rule of rules) expect(rule).toMatch(/ {8}for: \d+[mhd]\n {8}labels:\n {10}severity: (critical|warning|info)\n {8}annotations:\n {10}summary: '.+'\n {10}description: '.+'\n/);
});

it('each alert is tried by promtool, as it fires and as it is silent', () => {
  const names = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const tried = [...read('alerts.test.yml').matchAll(/ {2}- name: (\w+) (fires|is silent)\n/g)].map(([, name, how]) => `${name} ${how}`);
  expect(tried).toEqual(names.flatMap((name) => [`${name} fires`, `${name} is silent`]));
});

it('nothing ends a stop by force before the longest one is over', () => {
  const longest = (readSettings({ DRAIN_SECONDS: '60' }, [], '/').drainSeconds * 1_000 + LONGEST_STOP) / 1_000;
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('touchline.service'))?.[1])).toBeGreaterThanOrEqual(longest);
  expect(Number(/^ +stop_grace_period: (\d+)s$/m.exec(read('compose.yaml'))?.[1])).toBeGreaterThanOrEqual(longest);
});

it('nginx takes no TLS older than 1.2, which its own default would', () => {
  expect(read('nginx.conf')).toMatch(/^ +ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
});
