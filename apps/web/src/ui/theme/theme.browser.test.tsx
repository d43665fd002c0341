import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { chooseTheme, followTheme, useTheme } from './theme.ts';

function Chosen() {
  const { choice, theme, choose } = useTheme();
  return (
    <>
      <p>
        {choice}, {theme}
      </p>
      <button type="button" onClick={() => choose('light')}>
        Day
      </button>
    </>
  );
}

const onPage = () => document.documentElement.dataset['theme'];

afterEach(() => chooseTheme('system'));

describe('the theme', () => {
  it('changes page, browser bar and everyone who follows it, and is remembered', async () => {
    const bar = document.head.appendChild(document.createElement('meta'));
    bar.name = 'theme-color';
    chooseTheme('dark');
    show(<Chosen />);
    await expect.element(page.getByText('dark, dark')).toBeVisible();
    expect(bar.content).toBe('#08130f');
    await page.getByRole('button', { name: 'Day' }).click();
    await expect.element(page.getByText('light, light')).toBeVisible();
    expect(onPage()).toBe('light');
    expect(bar.content).toBe('#eef3e8');
    expect(localStorage.getItem('touchline.theme')).toBe('light');
    bar.remove();
  });

  it('follows the device until one is chosen', () => {
    const device = {
      matches: true,
      addEventListener: vi.fn<(type: string, changed: () => void) => void>(),
      removeEventListener: vi.fn<() => void>(),
    };
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList);
    const end = followTheme();
    expect(onPage()).toBe('light');
    device.matches = false;
    device.addEventListener.mock.calls[0]?.[1]();
    expect(onPage()).toBe('dark');
    chooseTheme('light');
    expect(onPage()).toBe('light');
    end();
    expect(device.removeEventListener).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('is the day’s on paper, and what was chosen again after that', () => {
    const end = followTheme();
    chooseTheme('dark');
    globalThis.dispatchEvent(new Event('beforeprint'));
    expect(onPage()).toBe('light');
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(onPage()).toBe('dark');
    expect(localStorage.getItem('touchline.theme')).toBe('dark');
    end();
  });

  it('is chosen by another tab too', () => {
    const end = followTheme();
    localStorage.setItem('touchline.theme', 'light');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'touchline.theme' }));
    expect(onPage()).toBe('light');
    end();
  });
});
