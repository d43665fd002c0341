import { m } from '@touchline/messages';
import type { SharingSettings } from './sharing-settings-query.ts';

/** What happens to a clip that is sent to this server, in the player's words; undefined: not known now. */
export function clipWords(settings: SharingSettings | undefined): string {
  if (settings === undefined) return m.sharing_clip_unknown();
  const { reviewer, pictures, storage, clip_days_kept: days } = settings;
  return [
    m.sharing_clip_stored(),
    ...(storage === 'service' ? [m.sharing_clip_service()] : []),
    ...(reviewer === null ? [] : [pictures ? m.sharing_clip_pictures({ reviewer }) : m.sharing_clip_reviewer({ reviewer })]),
    m.sharing_clip_kept({ days }),
  ].join(' ');
}

/** The same of a clip that is kept after its review. */
export function keptClipWords({ storage, clip_days_kept: days }: SharingSettings): string {
  return [m.sharing_clip_stored(), ...(storage === 'service' ? [m.sharing_clip_service()] : []), m.sharing_keep_clip_days({ days })].join(' ');
}
