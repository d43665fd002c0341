import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './i18n.compile.ts';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** The gallery is for us: there in `vite dev`, and in a build only when asked for, never in the shipped one. */
const pages = process.env['GALLERY'] === '1' ? { gallery: page('./gallery.html') } : { index: page('./index.html') };

export default defineConfig({
  root: page('.'),
  plugins: [react(), messages()],
  server: {
    proxy: Object.fromEntries(['/api', '/auth', '/config', '/health'].map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    rollupOptions: { input: pages },
    // The content security policy allows no inline script, style or data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    target: 'es2023',
  },
});
