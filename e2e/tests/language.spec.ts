import { cutByLongerWords, cutTexts } from '../support/text-cut-by-longer-words.ts';
import { newPlayer } from '../support/player-account.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { countScriptBytes, KB } from '../support/downloaded-scripts.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

test.use({ locale: 'de-DE' });

test('a German browser gets German and no English, and the choice of the profile changes it, with and without a connection', withServiceWorker, async ({ page, context }) => {
  // Two whole apps are fetched by their workers.
  test.slow();
  const scriptBytes = await countScriptBytes(page);
  const player = newPlayer();
  await page.goto('/');
  await page.getByRole('button', { name: 'Training starten' }).click();
  await page.getByLabel('Spielername').fill(player.name);
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByLabel('Passwort wiederholen').fill(player.password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByRole('main').getByRole('button', { name: /Tage in Serie/ }).waitFor();
  console.log(`JavaScript gzipped: German dashboard ${scriptBytes()} bytes`);
  // As the English one (download-size.spec.ts).
  expect(scriptBytes()).toBeLessThanOrEqual(220 * KB);
  await page.setExtraHTTPHeaders({});
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await cutTexts(page)).toEqual([]);

  // What the server says is German too.
  const refusal = await page.evaluate(async () => (await fetch('/api/nothing')).json() as Promise<{ message: string }>);
  expect(refusal.message).toBe('Hier ist nichts.');

  // Without a connection the worker gives the same page.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // And no English comes with it but the answers of safety, so that a child in danger is answered in its own language (decision 038).
  const scripts = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(stores.map(async (cache) => Promise.all((await cache.keys()).map((request) => cache.match(request)))))).flat();
    return Promise.all(kept.filter((response) => response?.url.endsWith('.js')).map(async (response) => (await response?.text()) ?? ''));
  });
  const holding = (words: string) => scripts.filter((script) => script.includes(words)).length;
  expect(holding('Du kannst bei {name} anrufen')).toBeGreaterThan(0);
  expect(holding('You can call {name} on {number}')).toBe(1);
  expect(holding('Every touch counts.')).toBe(0);
  expect(holding('Begin with the 4 minutes of warm-up.')).toBe(0);
  expect(holding('Why does my shot go too high?')).toBe(0);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: /Tage in Serie/ }).waitFor();

  // The coach answers in German, on the device and on the server.
  await page.goto('/#coach');
  const talk = page.getByRole('log', { name: 'Gespräch mit Coach Sarah' });
  const ask = async (question: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Deine Frage' }).fill(question);
    await page.keyboard.press('Enter');
  };
  await ask('Mein Knie tut weh');
  await expect(talk.getByText(/zeig es deinen Eltern|erzähl einem Erwachsenen/)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await ask('wie geht abseits');
  await expect(talk.getByText(/Torlinie/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Senden' }).waitFor();

  await page.goto('/#settings');
  await page.getByText('English', { exact: true }).click();
  await page.locator('html[lang=en]').waitFor();
  await page.getByRole('heading', { name: 'Look and sound' }).waitFor();
  const inEnglish = await page.evaluate(async () => (await fetch('/api/nothing')).json() as Promise<{ message: string }>);
  expect(inEnglish.message).toBe('There is nothing here.');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\d\/sw\.js$/);
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await page.goto('/parents.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await context.setOffline(true);
  await page.reload();
  await page.locator('html[lang=en]').waitFor();
});

test('who has no account yet chooses the language too, on the first screen and at the sign-up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang=en]').waitFor();
  await page.getByRole('button', { name: 'Start Practicing' }).click();
  const { name, email, password } = newPlayer();
  await page.getByLabel('Player name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('html[lang=de]').waitFor();
  await page.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  // What was typed is there, but for the password, which is kept nowhere.
  await expect(page.getByLabel('Spielername')).toHaveValue(name);
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]))).not.toContain(password);
});

test('who was sent a link chooses the language there: on the page for parents, and on that for the consent, whose token stays', async ({ page }) => {
  await page.goto('/parents.html');
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang=en]').waitFor();
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeFocused();
  await page.goto('/consent.html#token=unknown');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('html[lang=de]').waitFor();
  expect(new URL(page.url()).hash).toBe('#token=unknown');
});

test('the choice of a language on a page of its own does not start the app there', async ({ page }) => {
  await page.goto('/parents.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Für Eltern');
  await page.evaluate(() => document.querySelector('#root')?.firstElementChild?.setAttribute('data-before', ''));
  // The page in the other language does not come, so that this one can be looked at.
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.route('**/parents.html', (route) => route.abort('aborted'));
  await page.getByRole('button', { name: 'English' }).click();
  await asked;
  await expect(page.getByText('English kommt gleich')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => [...(document.querySelector('#root')?.children ?? [])].map((child) => child.hasAttribute('data-before')))).toContain(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Für Eltern');
});

test('a word that would be cut in another language is found, and stays as it was', async ({ page }) => {
  await page.setContent(`
    <p style="width: 8ch; overflow: hidden; white-space: nowrap; font-family: monospace">Practice</p>
    <button style="width: 6em; padding: 0; white-space: nowrap; font: 16px monospace">Start drill</button>
    <p style="width: 8ch; font-family: monospace">Practice your first touch</p>`);
  expect(await cutTexts(page)).toEqual(['“Start drill” by BUTTON ']);
  expect(await cutByLongerWords(page)).toEqual(['“Practiceööö” by P ', '“Startöö drillöö” by BUTTON ']);
  expect(await page.locator('p').first().textContent()).toBe('Practice');
});
