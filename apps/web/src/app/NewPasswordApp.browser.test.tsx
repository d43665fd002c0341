import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { beginNewPassword } from '../auth-session/new-password-visit.ts';
import { configuration, plainPage, signInService, storageWith } from '../auth-session/testing/sign-in-service.ts';
import { show } from '../ui/testing/show-component.tsx';
import { NewPasswordApp } from './NewPasswordApp.tsx';
import { watchUncaught } from './errors/uncaught-errors.ts';
import { beginStartUp } from './start-up/start-up.ts';

it('an error nobody caught is told on the page of a new password', async () => {
  const { fetch } = signInService(() => Response.json({}));
  const start = beginStartUp({
    fetch: async () => Response.json(configuration),
    wait: async () => undefined,
    timeout: () => new AbortController().signal,
    loadSession: async () => ({
      startAuthSession: (answer) => beginNewPassword(answer, { ...plainPage, fetch, link: null, tab: storageWith() }),
    }),
    kept: { read: () => null, write: () => undefined },
  });
  const window = new EventTarget();
  show(<NewPasswordApp start={start} uncaught={watchUncaught(window, () => new Date())} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Open the link for a new password' })).toBeVisible();
  window.dispatchEvent(Object.assign(new Event('error'), { message: 'Broken' }));
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('An error occurred. The page may not work correctly.')).toBeVisible();
});
