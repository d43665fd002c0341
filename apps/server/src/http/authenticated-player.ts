/** Who is calling, named by a verified access token and by nothing else. */
export type Player = { readonly id: string; readonly email: string; readonly sessionId: string };

/** Verifies an access token. Null for one that is expired, forged, or not ours. */
export type VerifyToken = (token: string) => Promise<Player | null>;
