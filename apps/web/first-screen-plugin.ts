import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@touchline/domain';
import { wordsOfApp } from '@touchline/messages/compile';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { filesOfModules } from './files-of-modules.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const beforeApp = here('./public/before-app.js');

/** Faces of what stands first: one weight of the headlines, and the text. */
const FONTS = /assets\/(barlow-condensed-latin-700-normal|figtree-latin-wght-normal)-.*\.woff2$/;
/** The app itself, which the entry runs after the first paint. */
const APP = [here('./src/main.tsx')];
/** Modules that a player who is not signed in needs next. */
const NEXT_FOR_GUESTS = [here('./src/auth-session/start-auth-session.ts'), here('./src/features/auth/index.ts')];

/**
 * The page with what its first paint needs inside it instead of in files that it would wait for: its styles, and the
 * script before the app. The policy of the server allows them by their hashes. A link that is off stays in the place
 * of each style sheet, or Vite would fetch it with the first module that needs it too, and put it after the module's own.
 */
function withoutWaiting(html: string, bundle: Rollup.OutputBundle): string {
  return html
    .replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, file: string) => {
      const styles = bundle[file];
      if (styles?.type !== 'asset') throw new Error(`The build has no style sheet ${file}`);
      return `${link.replace('>', ' disabled>')}<style>${String(styles.source).trim()}</style>`;
    })
    .replace(/<script src="\/before-app.js"([^>]*)><\/script>/, (_, attributes: string) => {
      return `<script${attributes}>${readFileSync(beforeApp, 'utf8')}</script>`;
    });
}

/**
 * What a page shows before any script runs: the first screen of `src/app/start-up/first-screen.html`, which the app's
 * own loading screen shows too, and the words of the catalogue for the screen without the app (`{{key}}`). A build
 * also names its fonts, so that they come with the styles, and what guests need next (see `public/before-app.js`).
 */
export function firstScreen(language: Language): Plugin {
  return {
    name: 'touchline-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const words = wordsOfApp(language);
        const filled = html
          .replace('<html lang="en"', `<html lang="${language}"`)
          .replace('<!-- first-screen -->', () => readFileSync(here('./src/app/start-up/first-screen.html'), 'utf8'))
          .replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
            const text = words[key];
            if (typeof text !== 'string') throw new Error(`${language}/app.json has no text ${key}`);
            return text;
          });
        const files = Object.values(bundle ?? {});
        // The other pages have entries of their own, and need nothing of the app.
        const isApp = bundle !== undefined && html.includes('<!-- first-screen -->');
        const app = isApp ? filesOfModules(files, APP) : [];
        const next = isApp ? filesOfModules(files, NEXT_FOR_GUESTS).filter((file) => !app.includes(file)) : [];
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: '' },
          injectTo: 'head',
        });
        const fonts = files.map(({ fileName }) => fileName).filter((file) => FONTS.test(file));
        const tags = [
          ...fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
          ...app.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ];
        const modules = [...new Set(next)].map((file) => `/${file}`).join(' ');
        const named = filled.replace('data-next=""', `data-next="${modules}"`);
        return { html: bundle === undefined ? named : withoutWaiting(named, bundle), tags };
      },
    },
  };
}
