import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run-program.ts';

const pages = ['README.md', 'SECURITY.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root })];
/** Every source file, with forward slashes: a document may name one by the end of its path. */
const sources = globSync('{apps,bench,e2e,packages,scripts}/**/*.{ts,tsx}', { cwd: root, exclude: (name) => /(^|[\\/])(node_modules|dist|\.types)$/.test(name) })
  .concat(globSync('*.ts', { cwd: root }))
  .map((file) => file.replaceAll('\\', '/'));
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

/** The anchor of a heading, as hosts of repositories make it. */
const anchorOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}_\- ]/gu, '').trim().replaceAll(' ', '-');

const anchorsOf = (page: string): string[] => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the documents', () => {
  test.each(pages)('%s links to files and headings that are there', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  test.each(pages.filter((page) => page !== 'CHANGELOG.md'))('%s names source files that are there', (page) => {
    const named = [...read(page).matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !sources.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
  });

  test('the faults of docs/operate.md name tests that are there', () => {
    const text = read('docs/operate.md');
    const faults = text.slice(text.indexOf('| fault |'), text.indexOf('A statement has 30 s'));
    const named = [...faults.matchAll(/^\| [^|]*?\((`[^)]+`)\) \|/gm)].flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter((name) => globSync(`apps/server/src/${name}{.test.ts,/*.test.ts}`, { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });
});
