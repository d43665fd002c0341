import { readStoredRecipient } from '@touchline/domain';
import { m } from '@touchline/messages';

/** Who gets data, in the reader's language, as it stands after "to" and before "may". */
export function recipientText(stored: string): string {
  const { server: place, model, withPictures = false } = readStoredRecipient(stored);
  if (place === undefined) return stored;
  const server = place.host === null ? m.consent_to_server() : m.consent_to_server_at({ host: place.host });
  if (model === undefined) return server;
  return withPictures ? m.consent_to_both_pictures({ server, model }) : m.consent_to_both({ server, model });
}
