import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { languages } from '@touchline/domain';
import { messages } from '@touchline/messages/compile';
import { defineConfig } from 'vite';
import { apiReference } from './api-reference/api-reference-plugin.ts';
import { authJsStubs } from './auth-js-stubs.ts';
import { className } from './css-class-names.ts';
import { firstScreen } from './first-screen-plugin.ts';
import { offlineShell } from './offline-shell/offline-shell-plugin.ts';
import { olderBrowserCssFallbacks } from './older-browser-css-fallbacks.ts';
import { rejectTooNewSyntax } from './reject-too-new-syntax.ts';
import { poseModel } from './pose-model/pose-model-plugin.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** A build holds the words of one language (decision 027): `scripts/build-front-end.ts` makes one of each. */
const language = languages.find((one) => one === process.env['TOUCHLINE_LANGUAGE']) ?? 'en';

/** `vite dev` serves all pages. The gallery and the engine's stand are for us: only a build that is asked for them holds them, and them alone. */
const pages =
  process.env['GALLERY'] === '1'
    ? { gallery: page('./gallery.html'), 'engine-harness': page('./engine-harness.html') }
    : {
        index: page('./index.html'),
        'reset-password': page('./reset-password.html'),
        consent: page('./consent.html'),
        parents: page('./parents.html'),
        operator: page('./operator.html'),
        // For programmers, as their tools, logs and the OpenAPI document: in English alone.
        ...(language === 'en' ? { 'api-reference': page('./api-reference.html') } : {}),
      };

/** How long each plugin took is of no use to whoever starts Touchline. */
const checks = { pluginTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), messages(language), authJsStubs(), firstScreen(language), apiReference(), poseModel(), rejectTooNewSyntax(), offlineShell(language)],
  css: { modules: { generateScopedName: className }, postcss: { plugins: [olderBrowserCssFallbacks()] } },
  // The pose engine's worker is a module.
  worker: { format: 'es', plugins: () => [messages(language), rejectTooNewSyntax()], rollupOptions: { checks } },
  // Met for the first time when the analysis is opened, they would reload the page in the middle of it.
  optimizeDeps: { include: ['@mediapipe/tasks-vision', 'mediabunny'] },
  server: {
    proxy: Object.fromEntries(['/api/', '/auth', '/config', '/health'].map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    rollupOptions: { input: pages, checks },
    // The content security policy allows no inline script, style or data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    // What the oldest browsers lack of ES2022, static blocks and looking behind in patterns, ends the build
    // (`rejectTooNewSyntax`). Lowering to each of them would cost 2 KB.
    target: 'es2022',
    cssTarget: [...oldestBrowsers],
  },
});
