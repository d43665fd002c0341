import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { chooseMotion } from '../motion/motion-choice.ts';
import { show } from '../testing/show-component.tsx';
import { CountUp } from './CountUp.tsx';

describe('a number that counts up', () => {
  it('tells screen readers its end at once and arrives there by itself', async () => {
    show(
      <p>
        <CountUp value={1250} from={0} duration={200} prefix="+" suffix=" XP" />
      </p>,
    );
    const paragraph = page.getByRole('paragraph');
    const [seen, heard] = ['[aria-hidden]', 'span:not([aria-hidden])'].map(
      (part) => () => paragraph.element().querySelector(part)?.textContent,
    );
    await expect.poll(heard ?? (() => null)).toBe('+1,250 XP');
    await expect.poll(seen ?? (() => null)).toBe('+1,250 XP');
  });

  it('is there at once where the player wants everything still', async () => {
    chooseMotion('still');
    onTestFinished(() => chooseMotion('device'));
    show(
      <p>
        <CountUp value={1250} from={0} duration={600_000} />
      </p>,
    );
    await expect.poll(() => page.getByRole('paragraph').element().querySelector('[aria-hidden]')?.textContent).toBe('1,250');
  });
});
