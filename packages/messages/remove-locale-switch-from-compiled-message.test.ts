import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileMessages } from './compile.ts';
import { withoutLocaleSwitch } from './remove-locale-switch-from-compiled-message.ts';

test('a message of a build is the function of its words, whatever fills them in', async () => {
  await compileMessages();
  const folder = join(import.meta.dirname, 'src/generated/de/messages');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== '_index.js');
  expect(files.length).toBeGreaterThan(1000);
  for (const file of files) {
    const code = withoutLocaleSwitch(readFileSync(join(folder, file), 'utf8'), file);
    expect(code.match(/export const/g)).toHaveLength(1);
    expect(code).not.toMatch(/getLocale|options/);
  }
  const said = (name: string) => withoutLocaleSwitch(readFileSync(join(folder, `${name}.js`), 'utf8'), name);
  const module = await import(`data:text/javascript,${encodeURIComponent(said('ui_welcome'))}`) as { ui_welcome: (values: { name: string }) => string };
  expect(module.ui_welcome({ name: 'Mia' })).toBe('Willkommen, Mia!');
});
