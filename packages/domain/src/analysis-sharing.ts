/**
 * What of an analysis leaves the device, as the player chose before it was made:
 * - device: nothing
 * - account: body points and results, no picture; every device of the player shows them
 * - clip: the clip as well, for a second opinion or to keep it
 */
export const sharings = ['device', 'account', 'clip'] as const;
export type Sharing = (typeof sharings)[number];

/** The steps of sharing that a server hears of. */
export const serverSharings = ['account', 'clip'] as const satisfies readonly Sharing[];
export type ServerSharing = (typeof serverSharings)[number];
