import { avatars } from '@touchline/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { Avatar } from './Avatar.tsx';

/** The drawing below a label, once the browser has drawn it. */
async function drawn(label: string): Promise<string> {
  const picture = page.getByRole('img', { name: label, exact: true });
  await expect.element(picture).toBeVisible();
  const file = picture.element().querySelector('img');
  if (file === null) throw new Error(`${label} has no drawing.`);
  await file.decode();
  expect(file.getBoundingClientRect().width).toBeCloseTo(picture.element().clientWidth);
  return (await fetch(file.src)).text();
}

it('each of the twelve has a drawing of its own, and no emoji of the system', async () => {
  show(avatars.map((emoji, index) => <Avatar key={emoji} emoji={emoji} label={`Picture ${index + 1}`} />));
  const pictures = await Promise.all(avatars.map((_, index) => drawn(`Picture ${index + 1}`)));
  expect(new Set(pictures).size).toBe(avatars.length);
  expect(pictures.filter((text) => text.startsWith('<svg') && text.includes('<path'))).toHaveLength(avatars.length);
  const shown = page.getByRole('img').elements();
  expect(shown.map((picture) => picture.textContent)).toEqual(avatars.map(() => ''));
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

it('keeps its place and its colour while the drawing comes', async () => {
  show(<Avatar emoji="🦊" label="Fox" />);
  const fox = page.getByRole('img', { name: 'Fox' });
  await expect.element(fox).toBeVisible();
  const picture = fox.element();
  expect(picture.getBoundingClientRect().width).toBe(52);
  expect(getComputedStyle(picture).backgroundColor).toBe('rgb(20, 83, 47)');
});
