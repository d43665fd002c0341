import type { Language } from '@touchline/domain';
import { wordsOfApp } from '@touchline/messages/compile';

/** The dark ground of `src/ui/tokens.css`. */
const GROUND = '#08130f';

/** The manifest that puts the app on a home screen. */
export function appManifest(language: Language): string {
  const words = wordsOfApp(language);
  return JSON.stringify({
    id: '/',
    name: String(words['app_name_long']),
    short_name: 'Touchline',
    description: String(words['app_description']),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['sports', 'health'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
