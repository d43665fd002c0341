import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/testing/show-component.tsx';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { useUninterrupted } from './reload-blockers.ts';

function Filming() {
  useUninterrupted();
  return <p>Filming</p>;
}

const ready = { subscribe: () => () => undefined, isReady: () => true, take: () => undefined };
const tab = (filming: boolean) => (
  <ToastProvider>
    {filming ? <Filming /> : <p>Elsewhere</p>}
    <NewVersionNotice playerId="player-1" version={ready} />
  </ToastProvider>
);

beforeEach(() => localStorage.clear());

test('a new version waits until filming or an analysis is over', async () => {
  const offer = page.getByRole('button', { name: 'Reload' });
  const drawn = show(tab(false));
  await expect.element(offer).toBeVisible();
  drawn.again(tab(true));
  await expect.element(offer).not.toBeInTheDocument();
  drawn.again(tab(false));
  await expect.element(offer).toBeVisible();
});
