import { avatars } from '@touchline/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Avatar } from './Avatar.tsx';

async function drawn(label: string): Promise<string> {
  const picture = page.getByRole('img', { name: label, exact: true });
  await expect.element(picture).toBeVisible();
  return picture.element().innerHTML;
}

it('each of the twelve has a drawing of its own, and no emoji of the system', async () => {
  show(avatars.map((emoji, index) => <Avatar key={emoji} emoji={emoji} label={`Picture ${index + 1}`} />));
  const pictures = await Promise.all(avatars.map((_, index) => drawn(`Picture ${index + 1}`)));
  expect(new Set(pictures).size).toBe(avatars.length);
  expect(page.getByRole('img').elements().map((picture) => picture.textContent)).toEqual(avatars.map(() => ''));
});

it('one that this version does not know yet is the ball', async () => {
  show(
    <>
      <Avatar emoji="🐙" label="Unknown" />
      <Avatar emoji="⚽" label="Ball" />
    </>,
  );
  expect(await drawn('Unknown')).toBe(await drawn('Ball'));
});
