import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPractice } from './testing/show-practice.tsx';
import { COUNTDOWN, MINUTE, press, result, running, said, timer } from './testing/practice-tab-locators-and-steps.ts';

const offer = () => page.getByRole('button', { name: 'Count for me' });

/** What the browser answers to the question for the camera. */
function camera(answer: MediaDevices['getUserMedia']) {
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer);
  onTestFinished(() => asked.mockRestore());
  return asked;
}
const never = () => new Promise<MediaStream>(() => undefined);

beforeEach(() => localStorage.clear());

describe('counting by the camera', () => {
  test('is offered in the drills whose ball is kept in the air, and in no other', async () => {
    const { reload } = showPractice({ drillId: 'juggling' });
    await expect.element(said('The camera can count')).toBeVisible();
    await reload();
    await page.getByRole('combobox', { name: /^Drill/ }).click();
    await page.getByRole('option', { name: 'Toe Taps (Ball Control)' }).click();
    await expect.element(said('The camera can count')).not.toBeInTheDocument();
    await press('START DRILL');
    await expect.element(said('Get ready')).toBeInTheDocument();
    await expect.element(offer()).not.toBeInTheDocument();
  });

  test('asks for the camera only when the player wishes, and says before that no picture is kept or sent', async () => {
    const asked = camera(never);
    await running();
    await expect.element(said(/No picture is kept or sent/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await offer().click();
    await expect.element(said('Say yes to the camera')).toBeVisible();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
  });

  test('stays in sight when the controls step back, and only its words go', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { clock } = await running();
    clock.advance(6_000);
    const arena = page.getByRole('dialog', { name: 'Juggling' });
    await expect.element(arena).toHaveAttribute('data-controls', 'hidden');
    const seen = (element: Element | null | undefined) => (element ? Number(getComputedStyle(element).opacity) : Number.NaN);
    await expect.poll(() => seen(offer().element().parentElement?.querySelector('p'))).toBe(0);
    // Not seen through either: what it is read on is its own ground, in both themes.
    expect(seen(offer().element().parentElement)).toBe(1);
    expect(seen(offer().element())).toBe(1);
  });

  test('stops the clock until the player is in the picture, or goes on without', async () => {
    camera(never);
    const { clock } = await running();
    clock.advance(2_000);
    await offer().click();
    await expect.element(said('The clock waits for you')).toBeVisible();
    clock.advance(MINUTE);
    await expect.element(timer()).toHaveTextContent('4:58');
    await press('Resume');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('4:57');
    await expect.element(said('Say yes to the camera')).toBeVisible();
  });

  test('does not hold up a countdown, and waits at its end', async () => {
    camera(never);
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await offer().click();
    await expect.element(said('Say yes to the camera')).toBeVisible();
    clock.advance(COUNTDOWN);
    await expect.element(said('The clock waits for you')).toBeVisible();
    await expect.element(timer()).toHaveTextContent('5:00');
  });

  test('goes back to the board and lets the clock run where the camera is refused', async () => {
    camera(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    const { clock } = await running();
    await offer().click();
    await expect.element(said(/The camera is not allowed/)).toBeVisible();
    await press('I count myself');
    await expect.element(offer()).toBeVisible();
    clock.advance(5 * MINUTE);
    await expect.element(result()).toHaveValue('');
  });
});
