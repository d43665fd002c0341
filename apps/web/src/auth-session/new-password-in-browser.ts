import type { Configuration } from './server-configuration.ts';
import { reloadOnLink, takeLinkReturn } from './email-link-parameters.ts';
import { beginNewPassword, type NewPassword } from './new-password-visit.ts';
import type { AuthSessionStorage } from './signed-in-player.ts';

/** Takes what the link brought out of the address of this page; gives what begins the visit. */
export function newPasswordInBrowser(): (configuration: Configuration) => NewPassword {
  const link = takeLinkReturn(location, history);
  reloadOnLink(globalThis);
  const tab = unlessForbidden(() => sessionStorage);
  const device = unlessForbidden(() => localStorage);
  return (configuration) =>
    beginNewPassword(configuration, {
      fetch: (input, init) => globalThis.fetch(input, init),
      origin: location.origin,
      link,
      ...(tab && { tab }),
      ...(device && { device }),
    });
}

function unlessForbidden(storage: () => AuthSessionStorage): AuthSessionStorage | undefined {
  try {
    return storage();
  } catch {
    // The session then lasts as long as the page.
    return undefined;
  }
}
