import type { PrivacyFacts } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { ParentsPage } from './ParentsPage.tsx';

const facts: PrivacyFacts = {
  operator: { name: null, contact: null },
  services: [{ service: 'ai_coach', company: 'anthropic' }],
  sign_up: 'invite',
  backups: null,
  undelivered_mail_days: null,
  unused_session_days: 60,
  unconfirmed_days: 7,
};

it('what this server does not tell right now can be asked for again, and the rest is there already', async () => {
  let failure: Error | null = new ApiError({ status: 0, code: 'network', message: 'Network error' });
  const api = {
    call: async () => {
      if (failure !== null) throw failure;
      return { success: true, data: facts };
    },
  } as unknown as Client;
  show(<ParentsPage api={api} />);
  await expect.element(page.getByRole('alert').getByText(/Check your connection/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
  await expect.element(page.getByText('Is your child under 13? They may join: make the account together.')).toBeVisible();
  await expect.element(page.getByText(/by age the app suggests 10 to 40 minutes a day/)).toBeVisible();
  failure = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  const told = (region: string, words: RegExp) => page.getByRole('region', { name: region }).getByText(words);
  await expect.element(told('What leaves this server', /^Anthropic helps/)).toBeVisible();
  const stays = page.getByRole('region', { name: 'What does not happen here' });
  await expect.element(stays.getByText(/^No storage service gets a video/)).not.toBeVisible();
  await stays.getByText('What does not happen here').click();
  await expect.element(stays.getByText(/^No storage service gets a video/)).toBeVisible();
  await expect.element(told('Who can join', /^Only who was given an invitation/)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('is read in two minutes, and each kept thing opens to where, how long and who', async () => {
  const api = { call: async () => ({ success: true, data: facts }) } as unknown as Client;
  show(<ParentsPage api={api} />);
  const kept = page.getByRole('region', { name: 'What is kept' });
  await expect.element(kept).toBeVisible();
  // 225 words a minute.
  expect(document.body.innerText.trim().split(/\s+/).length).toBeLessThanOrEqual(450);
  const where = kept.getByText('The device. If sent, this server');
  await expect.element(where).not.toBeVisible();
  await kept.getByText(/^Videos of practice/).click();
  await expect.element(where).toBeVisible();
});

it.each([
  [null, 0],
  [7, 1],
])('a grown-up who is asked where mails are kept for %s days reads %s times where the link is had', async (days, times) => {
  const api = { call: async () => ({ success: true, data: { ...facts, undelivered_mail_days: days } }) } as unknown as Client;
  show(<ParentsPage api={api} />);
  await page.getByText('More about your consent').click();
  await expect.element(page.getByText(/^Your child can take a yes back too/)).toBeVisible();
  expect(page.getByText('This Touchline sends no mails itself: you get the link from whoever runs it.').elements()).toHaveLength(times);
});

it('parents read who runs the server, and reach them', async () => {
  const operator = { name: 'SV Hafen 04', contact: 'mailto:jugend@hafen04.example' };
  const api = { call: async () => ({ success: true, data: { ...facts, operator } }) } as unknown as Client;
  show(<ParentsPage api={api} />);
  const run = page.getByRole('region', { name: 'Who runs this Touchline' });
  await expect.element(run.getByText('SV Hafen 04')).toBeVisible();
  await expect.element(run.getByRole('link', { name: 'jugend@hafen04.example' })).toHaveAttribute('href', operator.contact);
});

it('and where nobody is named, whom to ask', async () => {
  const api = { call: async () => ({ success: true, data: facts }) } as unknown as Client;
  show(<ParentsPage api={api} />);
  await expect.element(page.getByRole('region', { name: 'Who runs this Touchline' }).getByText(/^No name is given here\. The person or club/)).toBeVisible();
});

it('consent is three steps in their order, and export and deletion are a press away', async () => {
  const api = { call: async () => ({ success: true, data: facts }) } as unknown as Client;
  show(<ParentsPage api={api} />);
  const steps = page.getByRole('region', { name: 'Your consent' }).getByRole('list').first().getByRole('listitem');
  await expect.element(steps.first()).toBeVisible();
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your child types your email address/),
    expect.stringMatching(/^You get a link/),
    expect.stringMatching(/^Say yes or no/),
  ]);
  for (const name of ['Download all data', 'Delete the account']) {
    await expect.element(page.getByRole('region', { name: 'What you can do' }).getByRole('link', { name })).toHaveAttribute('href', '/#settings');
  }
  // Nobody finds it out in the file alone.
  await expect.element(page.getByText('Also what the coach noted: mood, motivation, pain.')).toBeVisible();
});
