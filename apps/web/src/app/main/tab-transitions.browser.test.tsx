import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openMainApp } from '../testing/open-main-app.tsx';
import { chooseMotion } from '../../ui/motion/motion-choice.ts';
import { letMove } from '../../ui/testing/no-animation.ts';
import { isTabThere } from './TabContent.tsx';

describe('from tab to tab', () => {
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  /** The next switch waits for 100 ms (spec 000 §2). */
  const sinceSwitch = () => new Promise((done) => setTimeout(done, 110));
  /** What a fade looks like as it begins: its pictures with their milliseconds, and whether taps go through. */
  function watchFades() {
    const fades: { readonly pictures: readonly (readonly [string, unknown])[]; readonly taps: string }[] = [];
    const begin = document.startViewTransition.bind(document);
    const spy = vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
      const transition = begin(change);
      const look = (): void => {
        const pictures = document.getAnimations().flatMap(({ effect }) => {
          const picture = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return picture?.startsWith('::view-transition') ? [[picture, effect?.getTiming().duration] as const] : [];
        });
        fades.push({ pictures, taps: getComputedStyle(document.documentElement, '::view-transition').pointerEvents });
      };
      transition.ready.then(look, () => undefined);
      return transition;
    });
    onTestFinished(() => spy.mockRestore());
    return { spy, fades };
  }

  it('the old one fades into the new one where its code is here, within a fifth of a second, and taps go through', async () => {
    letMove();
    // Other tests of this page may have brought the code of the tab.
    const wasHere = isTabThere('progress');
    const { spy, fades } = watchFades();
    await openMainApp();
    await link('Progress').click();
    await expect.element(heading('Progress')).toBeVisible();
    // A tap is answered first where its code has to come.
    expect(spy).toHaveBeenCalledTimes(wasHere ? 1 : 0);
    await expect.poll(() => fades.length).toBe(wasHere ? 1 : 0);
    fades.length = 0;
    await sinceSwitch();
    await link('Dashboard').click();
    await expect.poll(() => location.hash).toBe('#dashboard');
    await expect.element(heading('Dashboard')).toHaveFocus();
    await expect.poll(() => fades.length).toBe(1);
    const [{ pictures, taps } = { pictures: [], taps: '' }] = fades;
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, duration] of pictures) expect(duration).toBeLessThanOrEqual(200);
    expect(taps).toBe('none');
  });

  it('who taps fast ends where they tapped last, with the focus there', async () => {
    letMove();
    const { spy } = watchFades();
    await openMainApp();
    for (const tab of ['Progress', 'Reward Store', 'Dashboard']) {
      await link(tab).click();
      await expect.element(heading(tab)).toHaveFocus();
      await sinceSwitch();
    }
    spy.mockClear();
    for (const tab of ['Progress', 'Reward Store', 'Dashboard', 'Progress', 'Reward Store']) {
      link(tab).element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await sinceSwitch();
    }
    await expect.element(heading('Reward Store')).toHaveFocus();
    await expect.element(link('Reward Store')).toHaveAttribute('aria-current', 'page');
    expect(location.hash).toBe('#rewards');
    expect(spy.mock.calls.length).toBeGreaterThan(1);
    await expect.poll(() => document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))).toEqual([]);
  });

  it('an address that is chosen while a fade is about to begin is where the player ends', async () => {
    letMove();
    const { spy } = watchFades();
    await openMainApp();
    for (const tab of ['Progress', 'Reward Store', 'Dashboard']) {
      await link(tab).click();
      await expect.element(heading(tab)).toHaveFocus();
      await sinceSwitch();
    }
    spy.mockClear();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '4', ctrlKey: true, bubbles: true, cancelable: true }));
    location.hash = 'rewards';
    expect(spy).toHaveBeenCalledOnce();
    await spy.mock.results[0]?.value.finished;
    await expect.element(heading('Reward Store')).toHaveFocus();
    expect(location.hash).toBe('#rewards');
  });

  it('who goes back to what is on screen, while a slow browser has not begun the fade, ends there', async () => {
    letMove();
    const { spy } = watchFades();
    await openMainApp();
    for (const tab of ['Progress', 'Reward Store', 'Dashboard']) {
      await link(tab).click();
      await expect.element(heading(tab)).toHaveFocus();
      await sinceSwitch();
    }
    const late = Promise.withResolvers<undefined>();
    spy.mockClear().mockImplementation((change) => {
      const changed = late.promise.then(() => (typeof change === 'function' ? change() : undefined));
      return { ready: changed, finished: changed } as unknown as ViewTransition;
    });
    const press = (key: string): boolean => document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));
    press('4');
    expect(spy).toHaveBeenCalledOnce();
    await sinceSwitch();
    press('1');
    late.resolve(undefined);
    await spy.mock.results[0]?.value.finished;
    await expect.element(heading('Dashboard')).toBeVisible();
    expect(location.hash).toBe('#dashboard');
    // The next choice goes as ever.
    await sinceSwitch();
    press('4');
    await expect.element(heading('Progress')).toHaveFocus();
  });

  it('nothing moves for who chose stillness', async () => {
    letMove();
    chooseMotion('still');
    onTestFinished(() => chooseMotion('device'));
    const { spy } = watchFades();
    await openMainApp();
    for (const tab of ['Progress', 'Dashboard', 'Progress']) {
      await link(tab).click();
      await expect.element(heading(tab)).toHaveFocus();
      await sinceSwitch();
    }
    expect(spy).not.toHaveBeenCalled();
  });
});
