import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** As where the system's own few colours replace those of every page; as before when the test is over. */
export async function forceColors(): Promise<void> {
  const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const set = (value: 'active' | 'none') => browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(async () => {
    await set('none');
  });
  await set('active');
}

/** Whether nothing behind an element shows through its ground. */
export function hasSolidGround(element: Element): boolean {
  const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
  return forcedColorAdjust !== 'none' && backgroundColor.startsWith('rgb(');
}
