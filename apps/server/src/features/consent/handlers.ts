import type { consentRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';
import { siteOf } from '../../http/public-origin.ts';
import type { ConsentService } from './service.ts';

/** A grown-up's yes. */
export function consentHandlers(consents: ConsentService, publicUrl: string | undefined): Handlers<typeof consentRoutes> {
  return {
    listConsents: async (_input, { player }) => ({ success: true, data: await consents.list(player.id) }),
    requestConsent: async ({ body }, { player, request }) => ({
      success: true,
      data: await consents.request(player.id, body.purpose, body.email, siteOf(request, publicUrl)),
    }),
    revokeConsent: async ({ body }, { player }) => ({ success: true, data: await consents.revoke(player.id, body.purpose) }),
    readConsentRequest: async ({ body }) => ({ success: true, data: await consents.readRequest(body.token) }),
    answerConsentRequest: async ({ body }) => ({ success: true, data: await consents.answer(body.token, body.answer) }),
  };
}
