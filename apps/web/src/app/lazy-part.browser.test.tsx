import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/testing/show-component.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartUnreachable } from './load-lazy-part.ts';
import { lazyPart } from './lazy-part.tsx';

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const Waiting = () => <p>Wait</p>;

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}

test('a part stands as soon as it has come, and at once the next time', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Hello>();
  const Greeting = lazyPart('greeting', () => promise, Waiting);
  const { again } = show(<Greeting name="Noa" />);
  await expect.element(page.getByText('Wait')).toBeVisible();
  resolve(Hello);
  await frames(4);
  expect(page.getByText('Hello Noa').elements()).toHaveLength(1);

  again(<Greeting key="other" name="Mo" />);
  expect(page.getByText('Wait').elements()).toEqual([]);
  await expect.element(page.getByText('Hello Mo')).toBeVisible();
});

test('a part that was fetched before stands at once', async () => {
  const Greeting = lazyPart('greeting', async () => Hello, Waiting);
  await Greeting.fetch();
  show(<Greeting name="Noa" />);
  await expect.element(page.getByText('Hello Noa')).toBeVisible();
  expect(Greeting.isThere()).toBe(true);
});

test('where it could not be fetched before, showing it asks anew', async () => {
  const load = vi.fn<() => Promise<typeof Hello>>(async () => Hello).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Greeting = lazyPart('greeting', load, Waiting);
  await Greeting.fetch();
  expect(Greeting.isThere()).toBe(false);
  show(<Greeting name="Noa" />);
  await expect.element(page.getByText('Hello Noa')).toBeVisible();
});

test('a part that cannot be fetched is told by its name, and asked for anew', async () => {
  // React tells caught errors on the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Hello>>(async () => Hello).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Greeting = lazyPart('greeting', load, Waiting);
  const broken: unknown[] = [];
  show(
    <ErrorBoundary
      onBroken={(error) => broken.push(error)}
      renderFallback={(_, retry) => <button onClick={retry} type="button">Again</button>}
    >
      <Greeting name="Noa" />
    </ErrorBoundary>,
  );
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(page.getByText('Hello Noa')).toBeVisible();
  expect(broken).toEqual([expect.any(PartUnreachable)]);
  expect(broken).toMatchObject([{ part: 'greeting' }]);
  vi.restoreAllMocks();
});
