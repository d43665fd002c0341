import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources for a content security policy: each allows one inline element by its content. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * What the built pages in a folder hold inline, as sources of a content security policy ('sha256-…'). Anything else
 * that gets into a page is refused by the browser.
 */
export function inlineHashes(folder: string): InlineHashes {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    scripts: hashesOf(pages, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
    styles: hashesOf(pages, /<style[^>]*>([^]*?)<\/style>/g),
  };
}

function hashesOf(pages: readonly string[], elements: RegExp): string[] {
  const contents = pages.flatMap((page) => [...page.matchAll(elements)].map(([, content = '']) => content));
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
