import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './i18n.compile.ts';
import { offlineShell } from './offline-shell.ts';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** The gallery is for us: `vite dev` serves it, a build holds it only when asked to, the shipped one never. */
const pages = {
  index: page('./index.html'),
  'reset-password': page('./reset-password.html'),
  ...(process.env['GALLERY'] === '1' ? { gallery: page('./gallery.html') } : {}),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), messages(), offlineShell()],
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
