import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The version that a server's document names: `apps/server/package.json` has it. */
function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../server/package.json', import.meta.url), 'utf8'));
  return String((manifest as { version?: unknown }).version);
}

/** Puts the reference of the API into its page, made from the OpenAPI document: to be read without a script (decision 031). */
export function apiReference(): Plugin {
  return {
    name: 'touchline-api-reference',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes('<!-- api-reference -->')) return html;
        const { renderApiReference } = await import('./render-reference-page.tsx');
        const { openApiDocument, routes } = await import('@touchline/contracts');
        const body = renderApiReference(openApiDocument(routes, version()));
        return html.replace('<!-- api-reference -->', () => body);
      },
    },
  };
}
