import { storedFieldNames } from '@touchline/messages/data-export-headings';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noa } from '../../../auth-session/testing/sign-in-service.ts';
import { settings } from '../../../settings/device-settings.ts';
import { lost, refused, showSettings } from '../testing/show-profile.tsx';

const account = () => page.getByRole('region', { name: 'Your data' });

beforeEach(() => localStorage.clear());

describe('taking the data along', () => {
  /** What the browser is given to download. */
  function watchDownloads() {
    const files: { name: string; blob: Promise<string> }[] = [];
    let last: Blob | undefined;
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      last = blob as Blob;
      return 'blob:file';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: last?.text() ?? Promise.resolve('') });
    });
    onTestFinished(() => {
      make.mockRestore();
      click.mockRestore();
    });
    return files;
  }

  it('is a page to read, in words, with what the server and this device have', async () => {
    const files = watchDownloads();
    const steady = { id: 'headSteady', value: 7.772, unit: 'percent', band: { goodFrom: 0 }, grade: 'A', score: 100, time: 3, joint: 'nose' };
    const review = {
      type: 'shooting',
      view: 'front',
      kickingLeg: 'right',
      overallScore: 99,
      measures: [steady],
      strengths: [{ id: 'headSteady.good', measure: 'headSteady', value: 7.772, time: 3, joint: 'nose', drillId: 'wall-passes' }],
      improvements: [],
      notMeasured: ['frontView'],
      tips: ['filmFromSide'],
    };
    const exported = {
      format: 'touchline-account',
      exportedAt: '2026-06-04T16:00:00.000Z',
      account: { email: 'noa@example.org', createdAt: '2026-05-01T10:00:00.000Z', lastSignInAt: null },
      tables: {
        users: [{ id: noa.id, club: null, hidden: false, hidden_chosen: null, display_name: 'Noa <3', favorite_foot: 'R' }],
        video_analysis_results: [{ id: crypto.randomUUID(), created_at: '2026-06-02T16:00:00Z', analysis_type: 'shooting', analysis_data: { review } }],

        practice_sessions: [
          { drill_id: 'juggling', side: 'both', result: 31, duration_minutes: 5, finished_at: '2026-06-03T16:00:00Z' },
          { drill_id: 'wall-passes', side: 'both', result: null, duration_minutes: 5, finished_at: '2026-06-02T16:00:00Z' },
        ],
        team_events: [{ team_key: 'harbour city' }],
        guardian_consents: [{ purpose: 'clip', recipient: 'this Touchline server', is_given: true }],
      },
    };
    showSettings({ answers: { exportAccount: () => exported } });
    await account().getByRole('button', { name: 'Download my data' }).click();
    await expect.poll(() => files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/^touchline-\d{4}-\d\d-\d\d\.html$/);
    const read = new DOMParser().parseFromString((await files[0]?.blob) ?? '', 'text/html');
    expect(read.querySelector('h1')?.textContent).toBe('Everything Touchline keeps about Noa <3');
    const words = read.body.textContent;
    for (const part of ['noa@example.org', 'Juggling', '31 touches', 'Both Feet', 'harbour city', 'On this device only', 'Video quality', 'Club', 'the server of this Touchline']) {
      expect(words).toContain(part);
    }
    // What was not counted is no result of 0.
    expect([...read.querySelectorAll('td')].map(({ textContent }) => textContent)).toContain('Not counted');
    // What an analysis found is told as the app tells it.
    for (const part of ['Shooting, Jun 2, 2026', '99 of 100', 'Filmed from the front', 'Right-foot kick', 'Steady head: about 8%', 'You kept your head steady.', 'In the JSON file']) {
      expect(words).toContain(part);
    }
    for (const raw of ['headSteady', 'filmFromSide', 'frontView', '7.772', 'nose']) expect(words).not.toContain(raw);
    expect([...read.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Visible to others')?.nextElementSibling?.textContent).toBe('yes');
    // A parent reads it: no name is the program’s own.
    const headings = [...read.querySelectorAll('dt, th, summary, h2')].map(({ textContent }) => textContent);
    expect(headings.filter((heading) => /_|[a-z][A-Z]|^[a-z]/.test(heading))).toEqual([]);
    expect(Object.keys(settings()).filter((name) => !Object.hasOwn(storedFieldNames, name))).toEqual([]);
    expect(read.querySelector('script, link, img')).toBeNull();
    await expect.element(page.getByText(/Your file touchline-.+ is in your downloads\./).first()).toBeVisible();
  });

  it('is one computer file with the same', async () => {
    const files = watchDownloads();
    showSettings({ answers: { exportAccount: () => ({ format: 'touchline-account', tables: { users: [{ id: noa.id }] } }) } });
    await account().getByRole('button', { name: 'Get it for another app' }).click();
    await expect.poll(() => files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/^touchline-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await files[0]?.blob) ?? '')).toMatchObject({
      format: 'touchline-account',
      tables: { users: [{ id: noa.id }] },
      onThisDevice: { waitingSessions: [], analyses: [], settings: { videoQuality: 'auto' } },
    });
    await expect.element(page.getByText(/Your file touchline-.+ is in your downloads\./).first()).toBeVisible();
  });

  it('that fails says so', async () => {
    const files = watchDownloads();
    showSettings({ answers: { exportAccount: lost } });
    await account().getByRole('button', { name: 'Download my data' }).click();
    await expect.element(page.getByText('Your file could not be made. Please try again.').first()).toBeVisible();
    expect(files).toEqual([]);
  });
});

describe('deleting the account', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });
  const password = () => dialog().getByLabelText('Your password');
  const confirm = () => dialog().getByRole('button', { name: 'Delete everything' });
  const open = async () => {
    await account().getByRole('button', { name: 'Delete my account' }).click();
    await expect.element(dialog()).toBeVisible();
  };

  it('says exactly what goes', async () => {
    showSettings();
    await open();
    expect(dialog().getByRole('listitem').elements().map((item) => item.textContent)).toEqual([
      'your profile, your picture and the way you sign in',
      'every session, your streak, your XP and your level',
      'your tokens, your badges and your whole collection',
      'your places on the leaderboards, and your part of your team’s',
      'your talks with the coach, and your reviews and videos in the account',
      'your analyses and everything else of yours on this device',
    ]);
    await expect.element(dialog().getByText(/Copies of the server, kept for when a disk breaks, lose the rest later/)).toBeVisible();
  });

  it('names the address of a grown-up who was asked, and their answer', async () => {
    const given = { purpose: 'clip', recipient: 'this Touchline server', needed: true, allowed: true, state: 'given', email_hint: 'm…@example.org', delivers_mails: true, requested_at: '2026-03-12T12:00:00Z', answered_at: '2026-03-13T12:00:00Z' };
    showSettings({ answers: { listConsents: () => ({ success: true, data: [given] }) } });
    await open();
    await expect.element(dialog().getByRole('listitem').filter({ hasText: 'the address of the grown-up who was asked, and their answer' })).toBeVisible();
  });

  it('begins in the password field where it is in the first view', async () => {
    showSettings();
    await open();
    await expect.element(password()).toHaveFocus();
    await expect.element(password()).toBeInViewport({ ratio: 1 });
  });

  it('has the list and what must be typed side by side on a laptop at twice its size', async () => {
    await page.viewport(720, 450);
    onTestFinished(() => page.viewport(1280, 800));
    showSettings();
    await open();
    await expect.element(password()).toHaveFocus();
    await expect.element(password()).toBeInViewport({ ratio: 1 });
    expect(password().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(confirm().element().getBoundingClientRect().top);
    expect(dialog().getByText(/^your profile, your picture/).element().getBoundingClientRect().right).toBeLessThanOrEqual(password().element().getBoundingClientRect().left);
  });

  it.each([
    [640, 450],
    [720, 440],
  ])('begins with its first lines on a window of %i × %i, and says above its buttons what is wrong with the password', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    showSettings({ answers: { deleteAccount: refused(403, 'wrong_password', 'This is not your password.') } });
    await open();
    await expect.element(dialog().getByRole('heading')).toBeInViewport({ ratio: 1 });
    const lead = dialog().getByText(/./).nth(1).element().getBoundingClientRect();
    expect(lead.top).toBeGreaterThanOrEqual(dialog().getByRole('heading').element().getBoundingClientRect().bottom - 1);
    const expectInSight = async (words: string): Promise<void> => {
      await expect.element(password()).toHaveFocus();
      await expect.element(dialog().getByText(words)).toBeInViewport({ ratio: 1 });
      const edge = (): number => confirm().element().getBoundingClientRect().top;
      await expect.poll(() => dialog().getByText(words).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(edge());
    };
    await confirm().click();
    await expectInSight('Type your password, so that we know it is you.');
    await password().fill('wrong');
    await userEvent.keyboard('{Enter}');
    await expectInSight('This is not your password. Type it once more.');
  });

  it('asks for the password, sends it, takes everything off the device and ends the session with a word', async () => {
    const { calls, session, onForget } = showSettings();
    await open();
    await confirm().click();
    await expect.element(dialog().getByText('Type your password, so that we know it is you.')).toBeVisible();
    await password().fill('secret1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: { deleted: 'whole' } });
    expect(calls.filter(({ name }) => name === 'deleteAccount')).toEqual([{ name: 'deleteAccount', body: { password: 'secret1' } }]);
    expect(onForget).toHaveBeenCalledOnce();
  });

  it('knows of a sign-in that somebody else keeps', async () => {
    const { session } = showSettings({ answers: { deleteAccount: () => ({ success: true, signInKeptBy: 'hosted' }) } });
    await open();
    await password().fill('secret1');
    await confirm().click();
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: { deleted: 'signInStays' } });
  });

  it.each([
    ['This is not your password. Type it once more.', refused(403, 'wrong_password', 'This is not your password.')],
    ['Too many tries. Please wait a moment.', refused(429, 'too_many_requests', 'Too many tries. Please wait a moment.')],
    ['Your account could not be deleted. Nothing was changed. Please try again.', refused(500, 'internal', 'Broken')],
    ['No answer came, so your account may be deleted or not. Try again when you have a connection.', lost],
  ])('that fails says %s and leaves everything', async (words, deleteAccount) => {
    const { session, onForget } = showSettings({ answers: { deleteAccount } });
    await open();
    await password().fill('wrong');
    await confirm().click();
    await expect.element(dialog().getByText(words)).toBeVisible();
    await expect.element(password()).toHaveFocus();
    expect(session.state().status).toBe('signedIn');
    expect(onForget).not.toHaveBeenCalled();
  });

  it('can be called off, and nothing of the password stays', async () => {
    const { calls } = showSettings();
    await open();
    await password().fill('secret1');
    await dialog().getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await open();
    await expect.element(password()).toHaveValue('');
    expect(calls.map(({ name }) => name)).not.toContain('deleteAccount');
  });
});
