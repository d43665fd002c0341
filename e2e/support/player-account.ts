import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectMessage } from './messages-said.ts';
import { expect } from './playwright-fixtures.ts';
import { PLAYER_TIME_ZONE } from './player-time-zone.ts';

export type Player = { readonly name: string; readonly email: string; readonly password: string };

/** A player nobody has met before. */
export function newPlayer(name = 'Noa'): Player {
  return { name, email: `${randomUUID()}@touchline.example`, password: 'goal-keeper-7' };
}

/** Signs up from the first screen, of another address where one is given, and waits for the dashboard. */
export async function signUp(page: Page, player: Player, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start Practicing' }).click();
  await page.getByLabel('Player name').fill(player.name);
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByLabel('Confirm password').fill(player.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectMessage(page, `Welcome ${player.name}! Your account has been created successfully.`);
  await atHome(page, player);
}

/**
 * Opens a page, the first one or that of an address, as a new player who has just signed up, and waits for the app. The
 * account is made over the API: the forms have journeys of their own.
 */
export async function comeIn(page: Page, player: Player, address = '/'): Promise<void> {
  const { name, email, password } = player;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  const answer = await page.request.post(`${origin}/auth/v1/signup`, {
    data: { email, password, data: { name, display_name: name, time_zone: PLAYER_TIME_ZONE } },
  });
  if (!answer.ok()) throw new Error(`a sign-up was answered ${answer.status()}: ${await answer.text()}`);
  await page.goto(`${origin}/health`);
  await page.evaluate((session) => localStorage.setItem('touchline.session', session), await answer.text());
  await page.goto(address);
  await headerCome(page);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Comes back in the moment in which the app's header is there: an assertion that was too early looks again half a second later. */
async function headerCome(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('header') !== null, null, { polling: 'raf' });
}

/** Signs in from the first screen and waits for the dashboard. */
export async function signIn(page: Page, player: Player): Promise<void> {
  await page.goto('/');
  const choice = page.getByRole('button', { name: 'Practice More' });
  const form = page.getByRole('button', { name: 'Sign In' });
  await choice.or(form).first().waitFor();
  if (await choice.isVisible()) await choice.click();
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await form.click();
  await atHome(page, player);
}

async function atHome(page: Page, { name }: Player): Promise<void> {
  await expect(page.getByRole('heading', { name: `Welcome, ${name}!` })).toBeVisible();
}

/** Signs out from the profile, after the question. */
export async function signOut(page: Page): Promise<void> {
  await openTab(page, 'profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Are you sure you want to sign out?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
}

/** Goes to a tab by its address, as a link or a reload would. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, tab);
}

/** Goes to the profile and opens its form, a dialog above it. */
export async function editProfile(page: Page): Promise<void> {
  await openTab(page, 'profile');
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
}
