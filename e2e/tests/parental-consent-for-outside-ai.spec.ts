import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { linkIn } from '@touchline/server/testing';
import { anotherDevice } from '../support/another-device.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { mailsTo } from '../support/outbox-mails.ts';
import { comeIn, newPlayer, openTab } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';
import { startTouchline } from '../support/start-touchline.ts';

/** A provider of an AI that fails each time, and how often it was asked. */
async function startProvider() {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume().on('end', () => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/v1`, asked: () => asked, close: () => void server.close() };
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByText(question)).toBeVisible();
  // A rule answers where the provider is not asked, and where it fails.
  await expect(page.getByRole('button', { name: /^Practice / }).last()).toBeVisible({ timeout: 30_000 });
}

// ai-model-coach.test.ts has what leaves the server before and after a yes, consent.test.ts the mails and whose address it may be, ParentalConsentSettings.browser.test.tsx
// and ChangeEmail.browser.test.tsx the two forms and their look, analysis-sharing.spec.ts a yes on the page of the link, and how it is taken back.
test('a question of a child leaves the server only after a grown-up’s yes, and no longer when it is taken back', longRunOnly, async ({ page, browser }) => {
  test.setTimeout(100_000);
  const provider = await startProvider();
  const touchline = await startTouchline({ AI_PROVIDER: 'compatible', AI_MODEL: 'a-model', AI_BASE_URL: provider.address });
  const grownUp = `mum-${Date.now()}@example.org`;
  const mails = async (): Promise<string[]> => (await mailsTo(grownUp, touchline)).map(linkIn);

  // As a parent would do it who makes the account for their child.
  const kim = { ...newPlayer('Kim'), email: grownUp };
  await comeIn(page, kim, `${touchline.address}/`);
  await openTab(page, 'coach');
  await ask(page, 'which drill should i do today');
  expect(provider.asked()).toBe(0);

  await openTab(page, 'settings');
  const card = page.getByRole('region', { name: 'Help from an outside AI' });
  await card.getByLabel('Email of your parent or guardian').fill(grownUp);
  await expectAccessible(page, 'asking a grown-up');
  await card.getByRole('button', { name: 'Ask them' }).click();
  await expect(card.getByText(/^This is the address you sign in with\. .+ choose another one to sign in with, in Settings\.$/)).toBeVisible();
  await page.getByRole('region', { name: 'Signing in' }).getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in with another address?' });
  const own = newPlayer().email;
  await dialog.getByLabel('New email').fill(own);
  await dialog.getByLabel('Your password').fill(kim.password);
  await expectAccessible(page, 'another address to sign in with');
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`From now on you sign in with ${own}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signing in' }).getByText(own)).toBeVisible();
  await card.getByRole('button', { name: 'Ask them' }).click();
  await expect(card.getByText(/^Your question for m…@example\.org is written, but no mail takes it there/)).toBeVisible();
  await expect.poll(mails).toHaveLength(1);

  // On a device of their own.
  const theirs = await (await anotherDevice(browser)).newPage();
  const [link = ''] = await mails();
  const { pathname, hash } = new URL(link);
  await theirs.goto(`${touchline.address}${pathname}${hash}`);
  await expect(theirs.getByRole('heading', { level: 1, name: 'A question for you' })).toBeVisible();
  await expect(theirs.getByText(/^Kim, who practices football/)).toBeVisible();
  await expectAccessible(theirs, 'a question for a grown-up');
  await theirs.getByRole('checkbox', { name: /18 or older/ }).check();
  await theirs.getByRole('button', { name: 'I agree' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'You have said yes' })).toBeVisible();
  await expect.poll(mails).toHaveLength(2);

  await card.getByRole('button', { name: 'Has my grown-up answered?' }).click();
  await expect(card.getByText(/^A grown-up said yes on/)).toBeVisible();
  await openTab(page, 'coach');
  await ask(page, 'which drill is good for passing');
  await expect.poll(provider.asked).toBeGreaterThan(0);

  await theirs.getByRole('button', { name: 'Take it back' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'It is taken back' })).toBeVisible();
  const before = provider.asked();
  await ask(page, 'which drill is good for dribbling');
  expect(provider.asked()).toBe(before);
  await touchline.stop();
  provider.close();
});
