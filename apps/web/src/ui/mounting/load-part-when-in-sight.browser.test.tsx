import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { loadPartWhenInSight } from './load-part-when-in-sight.tsx';

const Below = (_props: { readonly isPlaced: boolean }) => <p>below</p>;
const below = () => page.getByText('below');
const screenful = <div style={{ height: '150vh' }} />;

/** Milliseconds until the code was asked for. */
async function askedAfter(load: { readonly mock: { readonly calls: readonly unknown[] } }): Promise<number> {
  const begin = performance.now();
  await expect.poll(() => load.mock.calls.length, { interval: 10 }).toBe(1);
  return performance.now() - begin;
}

test('what is out of sight is fetched a moment after what stands above has come, and once', async () => {
  const load = vi.fn<() => Promise<typeof Below>>(async () => Below);
  const Part = loadPartWhenInSight(load);
  const shown = (isPlaced: boolean) => (
    <>
      {screenful}
      <Part isPlaced={isPlaced} />
    </>
  );
  const { again } = show(shown(false));
  again(shown(true));
  expect(await askedAfter(load)).toBeGreaterThan(400);
  await expect.element(below()).toBeInTheDocument();
  show(shown(false));
  await expect.poll(() => below().elements().length).toBe(2);
  expect(load).toHaveBeenCalledOnce();
});

test('it is fetched at once where its place is in sight', async () => {
  const load = vi.fn<() => Promise<typeof Below>>(async () => Below);
  const Part = loadPartWhenInSight(load);
  show(<Part isPlaced={false} />);
  expect(await askedAfter(load)).toBeLessThan(1_000);
  await expect.element(below()).toBeVisible();
});

test('it comes within seconds where what stands above does not', async () => {
  const load = vi.fn<() => Promise<typeof Below>>(async () => Below);
  const Part = loadPartWhenInSight(load);
  show(
    <>
      {screenful}
      <Part isPlaced={false} />
    </>,
  );
  expect(await askedAfter(load)).toBeGreaterThan(1_300);
});

test('code that cannot be fetched is told in its place', async () => {
  const Part = loadPartWhenInSight<{ isPlaced: boolean }>(() => Promise.reject(new TypeError('Failed to fetch')));
  show(
    <>
      <p>above</p>
      <Part isPlaced />
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(page.getByText('above')).toBeVisible();
});
