import { profileBadges } from '@touchline/domain';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { achievements, lost, profile, showProfile, showSettings } from './testing/show-profile.tsx';

const region = (name: string) => page.getByRole('region', { name });

beforeEach(() => localStorage.clear());

describe('the six numbers', () => {
  it('count up to where they are, achievements out of all', async () => {
    showProfile();
    const numbers = region('Your numbers');
    for (const [label, value] of [
      ['Day Streak', '4'],
      ['Sessions', '6'],
      ['Minutes', '97'],
      ['Achievements', '7/27'],
      ['Level', '3'],
      ['Tokens', '148'],
    ] as const) {
      await expect.poll(() => numbers.getByText(label).element().parentElement?.textContent).toBe(`${value}${value}${label}`);
    }
  });

  it.each([390, 320])('keep off their icons, also where two numbers of two digits are told: %i pixels', async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(414, 896));
    const data = achievements.map((one, place) => ({ ...one, earned: place < 16, earnedAt: place < 16 ? '2026-01-02T12:00:00Z' : null }));
    showProfile({ answers: { listAchievements: () => ({ success: true, data }) } });
    const tile = (name: RegExp) => region('Your numbers').getByRole('button', { name });
    await expect.element(tile(/^16\/27/)).toBeVisible();
    const gap = () => {
      const button = tile(/^16\/27/).element();
      return (button.querySelector('svg')?.getBoundingClientRect().left ?? 0) - (button.querySelector('small')?.getBoundingClientRect().right ?? 0);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(12);
  });

  it('lead to every badge and to where the tokens came from', async () => {
    showProfile();
    await page.getByRole('button', { name: /Tokens/ }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('that cannot be read are said to be missing, once, and are read again', async () => {
    let isLost = true;
    const stats = { success: true, data: undefined as unknown };
    showProfile({
      answers: {
        getStats: () => (isLost ? lost() : { ...stats, data: { currentStreak: 1, totalSessions: 2, totalMinutes: 3, level: 1, tokens: 5, totalExperience: 10, experienceToNextLevel: 90 } }),
        listAchievements: () => (isLost ? lost() : { success: true, data: [] }),
      },
    });
    const words = page.getByText('Failed to load some user data. Some features may be limited.');
    await expect.element(words).toBeVisible();
    isLost = false;
    await page.getByRole('alert').getByRole('button', { name: /^(Retry|Try again)$/ }).first().click();
    await expect.element(words).not.toBeInTheDocument();
    await expect.element(region('Your numbers').getByText('Day Streak')).toBeVisible();
  });
});

describe('the picture', () => {
  const picker = () => page.getByRole('dialog', { name: 'Choose your picture' });
  const open = () => page.getByRole('button', { name: 'Change your picture' }).click();

  it('is one of twelve, and the window closes by itself half a second after the choice', async () => {
    const { sent } = showProfile();
    await open();
    expect(picker().getByRole('group').getByRole('button').elements()).toHaveLength(12);
    await expect.element(picker().getByRole('button', { name: 'Fox' })).toHaveAttribute('aria-pressed', 'true');
    await picker().getByRole('button', { name: 'Rocket' }).click();
    await expect.element(picker().getByRole('button', { name: 'Rocket' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(picker()).not.toBeInTheDocument();
    expect(sent()).toEqual([{ avatar: '🚀' }]);
  });

  it('is chosen with the keyboard: arrows go through the grid, Enter takes one', async () => {
    const { sent } = showProfile();
    await open();
    await expect.element(picker()).toBeVisible();
    picker().getByRole('button', { name: 'Fox' }).element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowUp}');
    await expect.element(picker().getByRole('button', { name: 'Tiger' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowDown}');
    await expect.element(picker().getByRole('button', { name: 'Shoe' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect.poll(sent).toEqual([{ avatar: '⚽' }]);
  });

  it('stays when the backdrop or Escape closes the window', async () => {
    const { sent } = showProfile();
    await open();
    await expect.element(picker()).toBeVisible();
    expect(getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow).toContain('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(picker()).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('without a connection is kept, shown, and said to be', async () => {
    const { edits } = showProfile({ answers: { updateProfile: lost } });
    await open();
    await picker().getByRole('button', { name: 'Lion' }).click();
    await expect.element(page.getByText('Profile saved locally').first()).toBeVisible();
    expect(edits.state().waiting).toMatchObject([{ payload: { avatar: '🦁' } }]);
  });
});

describe('the parts of the page', () => {
  const box = (element: Element) => element.getBoundingClientRect();

  it('have the badges across a laptop, each with its name, and the videos right below them', async () => {
    await page.viewport(1280, 800);
    showProfile();
    const videos = region('Analyzed videos');
    await expect.element(videos).toBeVisible();
    await expect.poll(() => Math.abs(box(videos.element()).top - box(region('Badges').element()).bottom - 16)).toBeLessThan(2);
    expect(box(region('Badges').element()).width).toBe(box(region('Your numbers').element()).width);
    expect([...region('Badges').element().querySelectorAll('li > span')].map((name) => box(name).width)).not.toContain(0);
  });

  it.each([390, 820, 1440])('have numbers of one width in a row, and rows that are full, %s pixels wide', async (width) => {
    await page.viewport(width, 844);
    showProfile();
    await expect.element(region('Your numbers').getByText('Sessions')).toBeVisible();
    const tiles = () => [...(region('Your numbers').element().querySelector('[class*="grid"]')?.children ?? [])].map(box).filter((tile) => tile.width > 1);
    const perRow = (of: (tile: DOMRect) => number) => [...new Set(tiles().map(({ top }) => top))].map((top) => tiles().filter((tile) => tile.top === top).map((tile) => Math.round(of(tile))));
    await expect.poll(() => perRow((tile) => tile.width).map((widths) => Math.max(...widths) - Math.min(...widths) <= 1)).not.toContain(false);
    const ends = perRow(({ right }) => right).map((row) => row.at(-1));
    expect(new Set(ends).size).toBe(1);
  });

  it('end on one line in both columns of a laptop', async () => {
    await page.viewport(1440, 900);
    showProfile();
    await expect.element(region('Your account')).toBeVisible();
    await expect.poll(() => Math.abs(box(region('Your account').element()).bottom - box(region('Analyzed videos').element()).bottom)).toBeLessThan(1);
  });
});

describe('badges', () => {
  it('are the first eight of twelve, those that are earned first', async () => {
    const data = achievements.map((one) => (profileBadges.slice(0, 8).some((id) => id === one.id) ? one : { ...one, earned: false, earnedAt: null }));
    showProfile({ answers: { listAchievements: () => ({ success: true, data }) } });
    const shelf = region('Badges');
    await expect.element(shelf.getByRole('listitem').first()).toBeVisible();
    expect(shelf.getByRole('listitem').elements().map((badge) => badge.getAttribute('aria-label'))).toEqual([
      'First Steps, earned',
      'Getting Started, earned',
      '3-Day Streak, earned',
      'Rising Star, earned',
      'Dedicated, 6 of 10',
      'Committed, 6 of 25',
      'Week Warrior, 4 of 7',
      'Expert, 3 of 5',
    ]);
  });

  it('of which one was earned beyond these begin with the newest of all, each once, so that as many are lit as are counted', async () => {
    const data = achievements.map((one) => (one.id === 'teamPlayer' ? { ...one, earnedAt: new Date().toISOString() } : one));
    showProfile({ answers: { listAchievements: () => ({ success: true, data }) } });
    const shelf = region('Badges');
    await expect.element(region('Your numbers').getByText('7/27').first()).toBeVisible();
    const newest = shelf.getByRole('list', { name: 'Newest' }).getByRole('listitem');
    await expect.element(newest.first()).toBeVisible();
    expect(newest.elements().map((badge) => badge.getAttribute('aria-label'))).toEqual([
      'Team Player, earned, new',
      'Kick-Off, earned',
      'Token Master, earned',
      'Rising Star, earned',
    ]);
    // Those of the first eight that are left, earned ones first, and the nearest ahead in the places that are free.
    const others = shelf.getByRole('list', { name: 'The first ones, and what is next' }).getByRole('listitem').elements();
    expect(others).toHaveLength(8);
    expect(others.map((badge) => badge.getAttribute('data-earned'))).toEqual(['true', 'true', 'true', 'false', 'false', 'false', 'false', 'false']);
    expect(shelf.element().querySelectorAll('[data-earned="true"]:is(li)')).toHaveLength(7);
  });

  const firstEight = (all: typeof achievements, differing: object) =>
    all.map((one) => (profileBadges.slice(0, 8).some((id) => id === one.id) ? { ...one, ...differing } : one));

  it('have the nearest still to earn on the player above them, with how far it is and the way to practice', async () => {
    const data = firstEight(achievements, { earned: true });
    const { onNavigate } = showProfile({ answers: { listAchievements: () => ({ success: true, data }) } });
    const next = region('Next to earn');
    await expect.element(next.getByRole('listitem')).toMatchTextContent('Token Collector');
    await expect.element(next.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '148 of 500');
    await next.getByRole('button', { name: 'Start Practice' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice');
  });

  it.each([
    ['streak7', 1],
    ['sessions10', 0],
  ])('say of the next one that today counts already where it is one for days in a row: %s', async (only, times) => {
    const data = achievements.map((one) => ({ ...one, earned: one.id !== only }));
    showProfile({ answers: { listAchievements: () => ({ success: true, data }) } });
    await expect.element(region('Next to earn').getByRole('progressbar')).toBeVisible();
    await expect.poll(() => region('Next to earn').getByText('Today already counts').elements()).toHaveLength(times);
  });

  it('have it on the player alone, also where none was earned beyond the first eight', async () => {
    const data = firstEight(achievements.map((one) => ({ ...one, earned: false, earnedAt: null })), { earned: true, earnedAt: '2026-06-10T10:00:00Z' });
    showProfile({ answers: { listAchievements: () => ({ success: true, data }) } });
    await expect.element(region('Next to earn').getByRole('progressbar')).toBeVisible();
    expect(region('Badges').getByRole('listitem').elements()).toHaveLength(8);
  });

  it('have a page with all of them and how to earn each, which Back leaves', async () => {
    showProfile();
    await page.getByRole('button', { name: 'All badges' }).click();
    await expect.element(page.getByRole('heading', { name: 'All badges' })).toHaveFocus();
    await expect.element(page.getByText('7 of 27 earned')).toBeVisible();
    await expect.element(region('Still to earn').getByText('Practice 7 days in a row.')).toBeVisible();
    await expect.element(region('Earned').getByText('You finished 5 sessions.')).toBeVisible();
    history.back();
    await expect.element(region('Badges')).toBeVisible();
    await page.getByRole('button', { name: 'All badges' }).click();
    await page.getByRole('button', { name: 'Back to your profile' }).click();
    await expect.element(region('Badges')).toBeVisible();
  });
});

describe('who is seen on the boards', () => {
  const boards = () => region('On the leaderboards');
  const shown = () => boards().getByRole('switch', { name: 'Others see me' });
  const question = () => page.getByRole('alertdialog', { name: 'Show yourself to everyone here?' });
  const asked = (change: Partial<typeof profile>) =>
    showSettings({ answers: { getProfile: () => ({ success: true, data: { ...profile, ...change } }) } });

  it('anybody may hide, and is told what others see until then', async () => {
    const { sent } = asked({});
    await expect.element(boards().getByText(/Others see your display name, picture and level, and how much you practice/)).toBeVisible();
    await shown().click();
    await expect.poll(sent).toEqual([{ hidden: true }]);
  });

  it('a child is hidden until it chooses, and is asked to talk with a grown-up', async () => {
    const { sent } = asked({ age: 9, hidden: true, hidden_chosen: null });
    await expect.element(boards().getByText(/You are under 13, so nobody sees you there until you choose it/)).toBeVisible();
    await expect.element(shown()).not.toBeChecked();
    await shown().click();
    await expect.element(question()).toBeVisible();
    for (const words of ['your nickname: Noa', 'your picture', 'your level: 3', /^on how many days you practiced/, /^Ask a grown-up first\./]) {
      await expect.element(question().getByText(words, { exact: true })).toBeVisible();
    }
    await question().getByRole('button', { name: 'Stay hidden' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(shown()).not.toBeChecked();
    expect(sent()).toEqual([]);
    await shown().click();
    // No single press: a grown-up comes first, anew each time.
    await expect.element(question().getByRole('button', { name: 'Show me', exact: true })).toBeDisabled();
    await question().getByRole('checkbox').click();
    await question().getByRole('button', { name: 'Show me', exact: true }).click();
    await expect.poll(sent).toEqual([{ hidden: false }]);
  });

  it('whose age is known to be 13 or more is not asked', async () => {
    const { sent } = asked({ hidden: true, hidden_chosen: true });
    await shown().click();
    await expect.poll(sent).toEqual([{ hidden: false }]);
  });

  it('who is taken off the boards by an age under 13 is told so, and not asked at once', async () => {
    let saved = { ...profile, age: null as number | null, hidden_chosen: false as boolean | null };
    const { sent } = showProfile({
      answers: {
        getProfile: () => ({ success: true, data: saved }),
        // As the server's rule has it.
        updateProfile: (edit: Partial<typeof profile>) => {
          saved = { ...saved, ...edit, ...(edit.age !== undefined && { hidden: true, hidden_chosen: null }) };
          return { success: true, data: saved, achievements: [] };
        },
      },
    });
    const again = page.getByRole('dialog', { name: 'You are hidden again' });
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: /^Age/ }).fill('11');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect.element(again.getByText(/You are under 13\. So what you chose before does not count any more/)).toBeVisible();
    // It is told, and asks nothing.
    await expect.element(again.getByRole('button', { name: 'Show me', exact: true })).not.toBeInTheDocument();
    await again.getByRole('button', { name: 'OK' }).click();
    await expect.element(again).not.toBeInTheDocument();
    expect(sent()).toEqual([{ age: 11 }]);
  });

  it('who has given no age is hidden, and is not told to be a child', async () => {
    asked({ age: null, hidden: true, hidden_chosen: null });
    await expect.element(boards().getByText(/as we do not know your age\. Tell it in your profile, or choose here/)).toBeVisible();
    await expect.element(boards().getByText(/You are under 13/)).not.toBeInTheDocument();
  });

  it('who has chosen to hide is told that they can come back', async () => {
    asked({ hidden: true, hidden_chosen: true });
    await expect.element(boards().getByText(/you can come back any time/)).toBeVisible();
  });
});

it('a profile that cannot be read says so and tries again', async () => {
  const getProfile = vi.fn<() => unknown>(() => ({ success: true, data: profile })).mockImplementationOnce(lost);
  showProfile({ answers: { getProfile } });
  const form = region('About you');
  await expect.element(form.getByText('Your profile could not be loaded')).toBeVisible();
  await form.getByRole('button', { name: /^(Retry|Try again)$/ }).click();
  await expect.element(form.getByRole('button', { name: 'Edit' })).toBeVisible();
});

it('tells the address that the account has now, not the one of the token', async () => {
  showProfile({ answers: { getProfile: () => ({ success: true, data: { ...profile, email: 'new@example.org' } }) } });
  await expect.element(page.getByText('new@example.org')).toBeVisible();
  expect(page.getByText(profile.email).elements()).toEqual([]);
});
